"""The history of a campaign as plain data (`rules.chronicle`)."""

from __future__ import annotations

from collections import Counter

from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules.chronicle import HEAD
from runestack.games.invasion.rules.ending import REASONS
from runestack.games.invasion.rules.state import SEATS, InvasionState
from runestack.games.invasion.telling.endings import ENDINGS
from runestack.games.invasion.view.types import (
    Finished,
    HeldCard,
    InvasionHeld,
    PlayerHeld,
)
from runestack.games.view_types import Words
from runestack.games.views import in_both
from runestack.games.wording import Pattern


def pattern_words(pattern: Pattern) -> Words:
    """Both languages."""
    return {"en": pattern[0], "de": pattern[1]}


def name_words(words: CardWords, face: int) -> Words:
    """A card's name in both languages."""
    return in_both(lambda language: words.name(face, language))


def history(s: InvasionState, words: CardWords) -> list[Finished]:
    """What was won and lost, in which round, at which attempt, and with what."""
    found: list[Finished] = []
    met: dict[int, int] = {}
    first = 0
    while first < len(s.history):
        place, won, rounds, reason, length = s.history[first : first + HEAD]
        first += HEAD + length
        met[place] = met.get(place, 0) + 1
        held = Held(s.history[first - length : first], words)
        found.append(
            {
                "name": name_words(words, s.campaign.scenarios[place].face),
                "won": won != 0,
                "round": rounds,
                "attempt": met[place],
                "reason": pattern_words(ENDINGS[REASONS[reason][0]]),
                "invasion": held.by_invasion(),
                "players": [held.by_player() for _ in range(s.numbers[SEATS])],
            }
        )
    return found


class Held:
    """Reads what both sides had, number by number."""

    def __init__(self, numbers: list[int], words: CardWords) -> None:
        self.numbers = iter(numbers)
        self.words = words

    def by_invasion(self) -> InvasionHeld:
        """The Invasion's side, which comes first."""
        cards, tokens = next(self.numbers), next(self.numbers)
        return {"cards": cards, "tokens": tokens, "protocols": self.faces()}

    def by_player(self) -> PlayerHeld:
        """The next player."""
        armor, health, rerolls, technology = (next(self.numbers) for _ in range(4))
        blue, red, black, green, yellow = (next(self.numbers) for _ in range(5))
        return {
            "armor": armor,
            "health": health,
            "rerolls": rerolls,
            "technology": technology,
            "screws": {
                "blue": blue,
                "red": red,
                "black": black,
                "green": green,
                "yellow": yellow,
            },
            "cards": next(self.numbers),
            "base": self.faces(),
            "trained": self.faces(),
        }

    def faces(self) -> list[HeldCard]:
        """A list of cards, equal ones together. By name only: the whole history is part of every view."""
        found = Counter(next(self.numbers) for _ in range(next(self.numbers)))
        return [
            {
                "id": self.words.card(face).id,
                "name": name_words(self.words, face),
                "copies": copies,
            }
            for face, copies in found.items()
        ]
