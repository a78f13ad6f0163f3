"""The card games in the window: cards are things that are taken and thrown."""
