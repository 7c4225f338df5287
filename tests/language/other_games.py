"""The languages of all games, and some texts of each."""

from pathlib import Path

from runestack.games.invasion.language.vocabulary import vocabulary as invasion
from runestack.games.rone.language.vocabulary import vocabulary as rone
from runestack.games.rune_age.language.vocabulary import vocabulary as rune_age
from runestack.games.runeslingers.language.vocabulary import vocabulary as runeslingers
from runestack.language.vocabulary import Vocabulary

SAMPLES = Path(__file__).parent / "samples"

MADE = {"rone": rone, "runeslingers": runeslingers, "rune_age": rune_age, "invasion": invasion}
GAMES = tuple(MADE)


def vocabulary(game: str) -> Vocabulary:
    return MADE[game]()


def samples(game: str) -> list[str]:
    lines = (SAMPLES / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    return [line.replace(" / ", "\n") for line in lines if line and not line.startswith("#")]
