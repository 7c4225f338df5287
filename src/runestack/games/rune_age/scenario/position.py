"""A position of Rune Age as a scenario describes it: what each player has, and what lies in the centre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeAlias

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.scenario.cards import FILLER, GOLD_PILES, QUIET_EVENT
from runestack.games.staged_cards import AnyCard, pile_of
from runestack.games.staging import StagingError, whole

DECK = 10  # fillers in a deck of which nothing is said
EVENTS = 5  # quiet events in an event deck of which nothing is said
ABILITIES = 8  # more than any card has


@dataclass(frozen=True)
class Placed:
    """A card with what lies on it."""

    card: AnyCard
    exhausted: bool = False
    held: bool = False  # exhausted through the next Refresh step
    wounded: bool = False
    used: tuple[int, ...] = ()  # abilities that were used this round, by their place
    attacked_by: tuple[str, ...] = ()  # this round
    lasts: bool = (
        False  # of an ongoing Instant: drawn in this round, so it stays through the next one
    )


Item: TypeAlias = AnyCard | Placed
Items: TypeAlias = Sequence[Item] | int  # a number: so many fillers


def placed(
    card: AnyCard,
    *,
    exhausted: bool = False,
    held: bool = False,
    wounded: bool = False,
    used: Sequence[int] = (),
    attacked_by: Sequence[str] = (),
    lasts: bool = False,
) -> Placed:
    """A card that is exhausted (or held so through the next Refresh step), wounded, used or attacked this round."""
    for place in used:
        whole("the place of a used ability", place, 0, ABILITIES - 1)
    if isinstance(attacked_by, str):
        raise StagingError(f"attacked_by is a list of players: [{attacked_by!r}]")
    return Placed(card, exhausted or held, held, wounded, tuple(used), tuple(attacked_by), lasts)


@dataclass(frozen=True)
class Player:
    """Everything that a player has."""

    race: int
    damage: int
    hand: tuple[Placed, ...]
    deck: tuple[Placed, ...]  # top first
    discard: tuple[Placed, ...]  # top first
    realm: tuple[Placed, ...]  # besides the home realm
    barracks: tuple[Placed, ...]
    army: tuple[Placed, ...]  # in the order of play
    combats: int  # begun in this turn
    eliminated: bool
    passed: bool  # in the siege that is under way

    def of_race(self, race: int) -> Player:
        """The same with a race."""
        return replace(self, race=race)

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        for pile in (self.hand, self.deck, self.discard, self.realm, self.barracks, self.army):
            for item in pile:
                yield item.card


def player(
    *,
    race: str = "",
    damage: int = 0,
    hand: Items = (),
    deck: Items | None = None,
    discard: Items = (),
    realm: Items = (),
    barracks: Items = (),
    army: Items = (),
    combats: int = 0,
    eliminated: bool = False,
    passed: bool = False,
) -> Player:
    """A player. Decks and discard piles are listed from the top; a number means so many fillers.

    Of a player who has left the game nothing is left, unless it is said.
    """
    if deck is None:
        deck = 0 if eliminated else DECK
    return Player(
        race_of(race) if race else c.NO_RACE,
        whole("damage", damage, 0, c.DAMAGE_LIMIT - 1),
        items(hand),
        items(deck),
        items(discard),
        items(realm),
        items(barracks),
        items(army),
        whole("the number of combats", combats, 0, c.ROUND_LIMIT),
        eliminated,
        passed,
    )


def race_of(word: str) -> int:
    """The number of a race."""
    if word not in c.RACES:
        raise StagingError(f"no race is called {word!r}; there are: {', '.join(c.RACES)}")
    return c.RACES.index(word)


def items(given: Items) -> tuple[Placed, ...]:
    """A pile; a number means fillers."""
    return pile_of(given, FILLER, Placed)


@dataclass(frozen=True)
class Centre:
    """What lies in the central area."""

    market: tuple[Placed, ...]  # gold, neutral and mercenary cards
    cities: tuple[Placed, ...]
    event_deck: tuple[Placed, ...]  # top first
    event_discard: tuple[Placed, ...]  # top first
    front: tuple[Placed, ...]  # Enemies and ongoing Instants
    runes: tuple[Placed, ...]  # unused

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        for field in fields(self):
            for item in getattr(self, field.name):
                yield item.card


def centre_of(words: dict[str, object]) -> Centre:
    """The piles of the centre among the words of a scenario, with what is usual where nothing is said."""

    def named(word: str, usual: Items) -> tuple[Placed, ...]:
        given = words.pop(word, usual)
        if not isinstance(given, Sequence | int):
            raise StagingError(f"{word} is a list of cards, not {given!r}")
        return pile_of(given, QUIET_EVENT if word == "event_deck" else FILLER, Placed)

    return Centre(
        named("market", GOLD_PILES),
        named("cities", ()),
        named("event_deck", EVENTS),
        named("event_discard", ()),
        named("front", ()),
        named("runes", ()),
    )
