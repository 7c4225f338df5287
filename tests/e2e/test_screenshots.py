"""Pictures of boards and screens for the documentation; only with `--screenshots`."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.people import DESKTOP, PHONE, Size
from tests.e2e.screens import SCREENS

pytestmark = pytest.mark.painted

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
MOST = 250_000  # bytes
ON_PHONES = [
    "lobby",
    "rone",
    "runeslingers",
    "rune-age",
    "rune-age-combat",
    "invasion",
    "invasion-team",
    "text-table",
]


@pytest.mark.parametrize(
    ("screen", "size"),
    [*((screen, DESKTOP) for screen in SCREENS), *((screen, PHONE) for screen in ON_PHONES)],
    ids=str,
)
def test_a_picture_of_a_screen_is_small_enough(screen: str, size: Size, invite: Invite) -> None:
    ada = invite(size)
    SCREENS[screen](ada)
    name = screen if size == DESKTOP else f"{screen}-phone"
    ada.page.wait_for_function("() => document.fonts.status === 'loaded'")
    wish = {"format": "webp", "quality": 75}
    taken = ada.context.new_cdp_session(ada.page).send("Page.captureScreenshot", wish)
    picture = base64.b64decode(taken["data"])
    assert len(picture) < MOST
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.webp").write_bytes(picture)
