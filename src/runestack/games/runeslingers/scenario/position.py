"""A position of Runeslingers as a scenario describes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.scenario.cards import (
    FILLER,
    QUIET_ACTIVATE,
    QUIET_PASSIVE,
    RUNESLINGER,
    owned_ability,
    owner_of,
    real_ability,
)
from runestack.games.staged_cards import AnyCard, Design, pile_of
from runestack.games.staging import MOST, StagingError, whole
from runestack.kernel.frame import NOTHING

DECK = 10  # fillers in a deck of which nothing is said
EMPTY_CONCENTRATIONS = 3  # of a player of whom nothing is said, as far as there is room
AILMENTS = tuple(c.AILMENTS)[: c.TYPES_OF_AILMENT]


@dataclass(frozen=True)
class Placed:
    """A card with what lies on it, and what it was used for this turn."""

    card: AnyCard
    tokens: int = 0
    damage: int = 0
    played: bool = False
    charged: bool = False
    slung: bool = False
    activated: bool = False
    bullet: int = NOTHING
    on: AnyCard | None = None  # the concentration under it
    owner: str = ""  # where it is not the player's own


@dataclass(frozen=True)
class Concealing:
    """A boon with the ailments under it."""

    boon: Placed
    ailment: str = ""  # none: the boon lies on an area without an ailment
    count: int = 0


Item: TypeAlias = AnyCard | Placed
Items: TypeAlias = Sequence[Item] | int  # a number: so many fillers


def placed(
    card: AnyCard,
    *,
    tokens: int = 0,
    damage: int = 0,
    played: bool = False,
    charged: bool = False,
    slung: bool = False,
    activated: bool = False,
    bullet: int = NOTHING,
    on: AnyCard | None = None,
    owner: str = "",
) -> Placed:
    """A card in play: tokens, damage of this phase, marks of this turn, its bullet, what lies under it."""
    return Placed(
        card,
        tokens,
        damage,
        played,
        charged,
        slung,
        activated,
        bullet,
        on,
        owner,
    )


def concealing(boon: Item, **ailments: int) -> Concealing:
    """A boon on an ailment: `concealing("Divine Barrier", insanity=1)`; without one, on an area that has none."""
    if len(ailments) > 1:
        raise StagingError("a boon conceals one ailment card")
    for ailment, count in checked(ailments).items():
        return Concealing(as_placed(boon), ailment, count)
    return Concealing(as_placed(boon))


@dataclass(frozen=True)
class Player:
    """Everything that belongs to a player."""

    runeslinger: AnyCard
    passive: AnyCard
    activate: AnyCard
    has_passive: bool  # it was said, so it works
    has_activate: bool
    power: int | None
    health: int | None
    maximum: int | None
    determinations: int
    hand: tuple[Placed, ...]
    deck: tuple[Placed, ...]  # top first
    discard: tuple[Placed, ...]  # top first
    void: tuple[Placed, ...]
    field: tuple[Placed, ...]  # runespells and trinkets in play
    concentrations: tuple[Placed, ...] | None  # those without a card on them
    ailments: Mapping[str, int]
    boons: tuple[Concealing, ...]
    did: Mapping[str, int]
    wins: int

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        yield from (self.runeslinger, self.passive, self.activate)
        for pile in (self.hand, self.deck, self.discard, self.void, self.field):
            for item in pile:
                yield item.card
                if item.on is not None:
                    yield item.on
        yield from (item.card for item in self.concentrations or ())
        yield from (item.boon.card for item in self.boons)


def player(
    *,
    runeslinger: AnyCard | None = None,
    passive: AnyCard | None = None,
    activate: AnyCard | None = None,
    power: int | None = None,
    health: int | None = None,
    maximum: int | None = None,
    determinations: int = 0,
    hand: Items = (),
    deck: Items = DECK,
    discard: Items = (),
    void: Items = (),
    field: Items = (),
    concentrations: Items | None = None,
    ailments: Mapping[str, int] | None = None,
    boons: Sequence[Concealing] = (),
    did: Mapping[str, int] | None = None,
    wins: int = 0,
) -> Player:
    """A player. Decks and discard piles are listed from the top; a number means so many fillers.

    Each card of `field` lies on a filler of its own, `concentrations` are the empty ones besides. `did` is what the
    player has done this turn, by the words of `constants.DEEDS`: `{"blocked": 1, "set": 1}`.
    """
    owner = runeslinger or owner_of(passive) or owner_of(activate) or RUNESLINGER
    return Player(
        owner,
        ability(passive, "passive", QUIET_PASSIVE, owner),
        ability(activate, "activate", QUIET_ACTIVATE, owner),
        passive is not None,
        activate is not None,
        if_said("power", power),
        if_said("health", health),
        if_said("the maximum of health", maximum),
        whole("the number of determinations", determinations, 0, MOST),
        items(hand),
        items(deck),
        items(discard),
        items(void),
        items(field),
        None if concentrations is None else items(concentrations),
        checked(ailments or {}),
        tuple(boons),
        known_deeds(did or {}),
        whole("the number of encounters won", wins, 0, c.WINS_OF_A_MATCH - 1),
    )


def if_said(name: str, value: int | None) -> int | None:
    """A number that keeps a player in the game, or None: the usual."""
    return None if value is None else whole(name, value, 1, MOST)


def ability(said: AnyCard | None, kind: str, usual: Design, owner: AnyCard) -> AnyCard:
    """The ability that was said, or one that does nothing: the card is there, but does not listen."""
    if said is not None:
        return owned_ability(said, owner)
    return real_ability(kind, owner) if isinstance(owner, str) else owned_ability(usual, owner)


def items(given: Items) -> tuple[Placed, ...]:
    """A pile; a number means fillers."""
    return pile_of(given, FILLER, Placed)


def as_placed(item: Item) -> Placed:
    """A card with nothing on it, unless said."""
    return item if isinstance(item, Placed) else Placed(item)


def checked(ailments: Mapping[str, int]) -> dict[str, int]:
    """Ailments by their words, in small letters."""
    for word, count in ailments.items():
        if word not in AILMENTS:
            raise StagingError(f"no ailment is called {word!r}; there are: {', '.join(AILMENTS)}")
        whole(f"the number of instances of {word}", count, 1, MOST)
    return dict(ailments)


def known_deeds(deeds: Mapping[str, int]) -> dict[str, int]:
    """What a player can have done."""
    for word, number in deeds.items():
        if word not in c.DEEDS:
            raise StagingError(f"nobody can have {word!r}; there are: {', '.join(c.DEEDS)}")
        whole(f"how often a player has {word}", number, 0, MOST)
    return dict(deeds)
