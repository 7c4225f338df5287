"""A position of Invasion as a scenario describes it: what each player has, what the Invasion has, the shared decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.scenario.cards import (
    FILLER,
    FILLER_DRONE,
    FILLER_TECHNOLOGY,
    symbols,
)
from runestack.games.staged_cards import AnyCard, Design, pile_of
from runestack.games.staging import MOST, StagingError, whole

DECK = 10  # fillers in a deck of which nothing is said
INVASION_DECK = 10
COLOURS = tuple(c.COLOUR_NAMES[: c.COLOURS])


@dataclass(frozen=True)
class Placed:
    """A card with what lies on it."""

    card: AnyCard
    exhausted: bool = False
    screws: int = 0
    armor_damage: int = 0
    health_damage: int = 0


Item: TypeAlias = AnyCard | Placed
Items: TypeAlias = Sequence[Item] | int  # a number: so many fillers


def placed(
    card: AnyCard,
    *,
    exhausted: bool = False,
    screws: int = 0,
    armor_damage: int = 0,
    health_damage: int = 0,
) -> Placed:
    """A permanent that is exhausted, a card in training with screws, an invasion card with damage."""
    return Placed(
        card,
        exhausted,
        whole("the number of screws", screws, 0, MOST),
        whole("armor damage", armor_damage, 0, MOST),
        whole("health damage", health_damage, 0, MOST),
    )


@dataclass(frozen=True)
class Die:
    """A die: all six sides, None for those of the starting configuration; which one it shows; its state."""

    sides: tuple[tuple[str, ...] | None, ...]
    shows: int  # from 0
    state: int
    until: int = 0  # how long it is set aside


HELD = "set aside while the event lasts"
STATES = {"unused": c.UNUSED, "used": c.USED, "set aside": c.SET_ASIDE, HELD: c.SET_ASIDE}
UNTIL = {"set aside": c.THIS_TURN, HELD: c.THIS_EVENT}


def die(*sides: str, shows: int = 1, state: str = "unused") -> Die:
    """A die by its sides, `die("red red", "blue", shows=2)`: those that are not named have neutral screws only."""
    if len(sides) > c.SIDES:
        raise StagingError(f"a die has {c.SIDES} sides, not {len(sides)}")
    if state not in STATES:
        raise StagingError(f"a die is {', '.join(STATES)}, not {state!r}")
    built = [side_of(side) for side in sides] + [()] * (c.SIDES - len(sides))
    side = whole("shows", shows, 1, c.SIDES) - 1
    return Die(tuple(built), side, STATES[state], UNTIL.get(state, 0))


def side_of(words: str) -> tuple[str, ...]:
    """The coloured screws of a side."""
    side = tuple(symbols(words, COLOURS))
    if len(side) > c.SCREWS_OF_SIDE:
        raise StagingError(f"a side has {c.SCREWS_OF_SIDE} screws")
    return side


def as_die(given: str | Die) -> Die:
    """What a die shows stands on its first side; the other five are those of the start."""
    if isinstance(given, Die):
        return given
    return Die((side_of(given), *[None] * (c.SIDES - 1)), 0, c.UNUSED)


@dataclass(frozen=True)
class Player:
    """Everything that a player has; piles from the top."""

    armor: int
    health: int
    hand: tuple[Placed, ...]
    deck: tuple[Placed, ...]
    discard: tuple[Placed, ...]
    garbage: tuple[Placed, ...]
    played: tuple[Placed, ...]  # in the order of play
    training: tuple[Placed, ...]
    base: tuple[Placed, ...]
    pool: tuple[str, ...]
    stored: tuple[str, ...]
    wild: tuple[str, ...]  # screws in wild spots
    dice: tuple[Die, ...]
    rerolls: int
    technology: int
    parts: int
    defeated: bool

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        yield from cards_of(self)


def player(
    *,
    armor: int = c.STARTING_ARMOR,
    health: int = c.STARTING_HEALTH,
    hand: Items = (),
    deck: Items = DECK,
    discard: Items = (),
    garbage: Items = (),
    played: Items = (),
    training: Items = (),
    base: Items = (),
    pool: str = "",
    stored: str = "",
    wild: str = "",
    dice: Sequence[str | Die] = (),
    rerolls: int = 0,
    technology: int = 0,
    parts: int = 0,
    defeated: bool = False,
) -> Player:
    """A player. `pool="red red"`; dice show nothing where nothing is said: `dice=["red blue", die("green")]`."""
    if isinstance(dice, str) or len(dice) > c.DICE_EACH:
        raise StagingError(f"dice is a list of at most {c.DICE_EACH} sides, not {dice!r}")
    return Player(
        armor=whole("armor", armor, 0, c.MOST_ARMOR),
        health=whole("health", health, 0 if defeated else 1, c.MOST_HEALTH),
        hand=pile_of(hand, FILLER, Placed),
        deck=pile_of(deck, FILLER, Placed),
        discard=pile_of(discard, FILLER, Placed),
        garbage=pile_of(garbage, FILLER, Placed),
        played=pile_of(played, FILLER, Placed),
        training=pile_of(training, FILLER, Placed),
        base=pile_of(base, FILLER_TECHNOLOGY, Placed),
        pool=tuple(symbols(pool, COLOURS)),
        stored=tuple(symbols(stored, COLOURS)),
        wild=tuple(symbols(wild)),
        dice=tuple(as_die(one) for one in [*dice, *[""] * (c.DICE_EACH - len(dice))]),
        rerolls=whole("rerolls", rerolls, 0, MOST),
        technology=whole("technology", technology, 0, MOST),
        parts=whole("parts", parts, 0, MOST),
        defeated=defeated,
    )


@dataclass(frozen=True)
class Centre:
    """What belongs to nobody, or to the Invasion; piles from the top."""

    stack: tuple[Placed, ...]  # from the bottom
    invasion_deck: tuple[Placed, ...]
    invasion_discard: tuple[Placed, ...]
    invasion_garbage: tuple[Placed, ...]
    protocols: tuple[Placed, ...]
    supply: tuple[Placed, ...]
    protocol_supply: tuple[Placed, ...]
    zones: tuple[Placed | None, ...]  # by colour
    recruits: tuple[Placed, ...]
    technologies: tuple[Placed, ...]
    starting_supply: tuple[Placed, ...]
    destroyed: tuple[Placed, ...]  # of all kinds

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        yield from cards_of(self)


def cards_of(described: Player | Centre) -> Iterator[AnyCard]:
    """The cards of all piles of a description."""
    for field in fields(described):
        pile = getattr(described, field.name)
        if isinstance(pile, tuple):
            yield from (one.card for one in pile if isinstance(one, Placed))


def centre_of(words: dict[str, object]) -> Centre:
    """The piles among the words of a scenario, with what is usual where nothing is said."""

    def named(word: str, usual: Items, one: Design) -> tuple[Placed, ...]:
        given = words.pop(word, usual)
        if not isinstance(given, Sequence | int):
            raise StagingError(f"{word} is a list of cards, not {given!r}")
        return pile_of(given, one, Placed)

    return Centre(
        named("stack", (), FILLER_DRONE),
        named("invasion_deck", INVASION_DECK, FILLER_DRONE),
        named("invasion_discard", (), FILLER_DRONE),
        named("invasion_garbage", (), FILLER_DRONE),
        named("protocols", (), FILLER_DRONE),
        named("supply", INVASION_DECK, FILLER_DRONE),
        named("protocol_supply", (), FILLER_DRONE),
        zones_of(words.pop("zones", {})),
        named("recruits", DECK, FILLER),
        named("technologies", 3, FILLER_TECHNOLOGY),
        named("starting_supply", (), FILLER),
        named("destroyed", (), FILLER),
    )


def zones_of(given: object) -> tuple[Placed | None, ...]:
    """`{"red": card}`; a filler in every zone of which nothing is said, None for an empty one."""
    wanted = dict(by_colour("zones", given))
    found: list[Placed | None] = []
    for colour in COLOURS:
        one = wanted.get(colour, FILLER_DRONE)
        found.append(one if one is None or isinstance(one, Placed) else Placed(as_card(one)))
    return tuple(found)


def by_colour(word: str, given: object) -> Mapping[str, object]:
    """Something for some of the five zones."""
    if not isinstance(given, Mapping) or any(colour not in COLOURS for colour in given):
        raise StagingError(
            f"{word} is a mapping from colours ({', '.join(COLOURS)}), not {given!r}"
        )
    return given


def as_card(given: object) -> AnyCard:
    """A card of the box or of the scenario."""
    if not isinstance(given, str | Design):
        raise StagingError(f"a card is wanted, not {given!r}")
    return given
