"""Why something is not allowed: a reason of the notation and a sentence for people."""

from __future__ import annotations

from typing import NamedTuple

from simulator.game import Refusal
from simulator.text import _


class Reason(NamedTuple):
    """A reason by its name in the notation, with the message in English; translated only when somebody reads it."""

    name: str
    message: str

    def refusal(self) -> Refusal:
        """The refusal to show, in the language in use."""
        return Refusal(self.name, _(self.message))


GAME_OVER = Reason("game_over", "The game is over.")
NOT_YOUR_TURN = Reason("not_your_turn", "It is another cook's turn.")
CHANCE_FIRST = Reason("unexpected", "The table has to answer first.")
NOT_ASKED = Reason("unexpected", "This is not what is asked for now.")
CHOOSE_LEVELS_FIRST = Reason("unexpected", "First choose how many levels to heat.")
STEAL_FIRST = Reason("unexpected", "First take a cup from another cook.")

DISH_DUE = Reason("dish_due", "A new dish is due: choose one first.")
PAN_NOT_EMPTY = Reason("pan_not_empty", "There is something in the pan already.")
NO_SUCH_DISH = Reason("no_such_dish", "There is no such dish in the deck.")
DISH_NOT_AVAILABLE = Reason("dish_not_available", "This dish is no longer on the table.")
DISH_NOT_ON_TOP = Reason("dish_not_available", "Only the top tile of each stack may be taken.")
COLOUR_CLOSED = Reason("colour_closed", "Choose a colour that you have not cooked yet while there is one.")
CREPE_USED = Reason("crepe_used", "Your crepe has been used.")
CREPE_NOT_NOW = Reason("crepe_not_now", "No crepe at set-up.")
NO_CREPES = Reason("crepe_not_now", "This game is played without crepes.")

NO_ACTIONS_LEFT = Reason("no_actions_left", "There is no cooking spoon left.")
DISH_SPOILED = Reason("dish_spoiled", "The dish is spoiled: it has to go to the bin first.")
DISH_NOT_SPOILED = Reason("dish_not_spoiled", "The dish is not spoiled.")
DISH_NOT_FINISHED = Reason("dish_not_finished", "The dish is not finished yet.")
CANNOT_BE_SEASONED = Reason("dish_cannot_be_seasoned", "This dish takes no condiments.")
CREPE_CANNOT_BE_SEASONED = Reason("dish_cannot_be_seasoned", "A crepe is never seasoned.")
NO_SUCH_BOTTLE = Reason("no_such_bottle", "There is no such bottle.")
BOTTLE_EMPTY = Reason("bottle_empty", "This bottle is empty.")
BOTTLE_NOT_NEEDED = Reason("bottle_not_needed", "The recipe does not ask for more of this.")
HEAT_FIRST = Reason("heat_first", "Heat the crepe first.")
ONLY_FLIPS = Reason("only_flips_now", "The crepe is hot: only flips now, until the end of the turn.")
NO_FLIP_NOW = Reason("no_flip_now", "There is no crepe to flip.")
TWO_FLIPS = Reason("no_flip_now", "Two flips have failed in this turn.")
TURN_MUST_GO_ON = Reason("turn_must_go_on", "All spoons have to be used.")

NO_SUCH_CUP = Reason("no_such_cup", "You do not have this cup.")
NO_CUP_THERE = Reason("no_such_cup", "That cook does not have this cup.")
CUPS_CLOSED = Reason("cups_closed", "No further cup after the spoons.")
BREAKS_USED = Reason("breaks_used", "The coffee break of this turn has been used.")
NO_CUPS_WITH_CREPE = Reason("no_cups_with_crepe", "No coffee while the crepe is in the pan.")
NO_OTHER_COOK = Reason("bad_target", "Choose another cook.")
TARGET_SPOILED = Reason("bad_target", "That dish is spoiled: nobody trades for it.")
TARGET_CREPE = Reason("bad_target", "A crepe lies in that pan.")
TARGET_EMPTY = Reason("bad_target", "That pan is empty.")
TARGET_UNSEASONED = Reason("bad_target", "That dish takes no condiments.")
BAD_LEVELS = Reason("bad_levels", "Choose 1, 2 or 3 levels.")
KNOB_AT_NOTHING = Reason("bad_levels", "Your knob is at 0 already.")

MORE_THAN_IN_BOTTLE = Reason("more_than_in_bottle", "More fell than the bottle holds.")
NOT_IN_SUPPLY = Reason("no_such_cup", "These cups are not in the supply.")
WRONG_NUMBER_OF_CUPS = Reason("malformed", "Each cook draws one cup.")
WRONG_STACKS = Reason("malformed", "The stacks hold each dish on the table once.")
