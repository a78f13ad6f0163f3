"""A small window for the tests of the card tables; other tests open their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.window.farmers import on_menu, open_small
from tests.window.pilot import Pilot


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """One window for all tests of a module, so that every picture is made once."""
    pilot = open_small(tmp_path_factory.mktemp("cards"))
    yield pilot
    pilot.app.close()


@pytest.fixture
def pilot(window: Pilot) -> Pilot:
    """The window on its menu; no picture is drawn but where a test asks for one."""
    return on_menu(window)
