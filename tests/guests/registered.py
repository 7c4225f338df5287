"""Games that live outside the package: they show that nothing in it knows the games by name.

Every folder here that has a `game.py` is one. Tests find them by name; they are not listed beside the games of the
package. The compiled build cannot play them: their states would be interpreted subclasses of a compiled class.
"""

from __future__ import annotations

from pathlib import Path

from runestack import games
from runestack.kernel import state

ARE_PLAYABLE = Path(state.__file__).suffix == ".py"
NAMES = [path.parent.name for path in sorted(Path(__file__).parent.glob("*/game.py"))]


def names() -> list[str]:
    """The guests that can be played with this build."""
    return NAMES if ARE_PLAYABLE else []


for name in names():
    games.register(name, f"tests.guests.{name}.game", listed=False)
