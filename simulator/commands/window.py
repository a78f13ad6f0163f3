"""Opens the window for the commands that need it; what keeps it from opening is told in one line."""

from __future__ import annotations

import argparse
from typing import Any

from simulator.commands.faults import FINE, FileFault, UsageFault
from simulator.shown import briefly
from simulator.text import use_language


def open_with(arguments: argparse.Namespace, **what: Any) -> int:
    """The window with what every command with a window takes, and `header`, `resume`, `practice` or `watch`.

    Raises:
        UsageFault: no display, or the header cannot be played.
        FileFault: the log to resume or to watch is refused.
    """
    from simulator.commands.folders import data_folder
    from simulator.game import BadSetup
    from simulator.log import Refused
    from simulator.scene import SceneFaults
    from simulator.window.app import NoWindow
    from simulator.window.doors import open_window

    if arguments.lang:
        use_language(arguments.lang)
    window = {"size": arguments.size, "language": arguments.lang, "targets_file": arguments.targets}
    try:
        open_window(data_folder(arguments.data), **window, **what)
    except NoWindow as fault:
        raise UsageFault(str(fault)) from None
    except BadSetup as fault:
        raise UsageFault(fault.refusal.message) from None
    except SceneFaults as fault:
        raise FileFault(briefly([str(one) for one in fault.faults], "alacarte scenes check")) from None
    except Refused as fault:
        path = what.get("resume") or what.get("watch")
        raise FileFault(f"{path}:{fault.line}: {fault.reason}: {fault.message}") from None
    return FINE
