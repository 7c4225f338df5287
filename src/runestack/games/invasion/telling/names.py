"""How Invasion calls players, cards, dice and resources in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from runestack.games import wording
from runestack.games.invasion.cards.lines import COLOURS
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import owner_of_die, place_of_screw
from runestack.games.invasion.rules.primitives import pile_of_zone
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.state import SEATS, InvasionState
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import (
    HIDDEN,
    OPPONENT,
    PARTNER,
    SPECTATOR,
    Pattern,
    Reader,
    Rival,
    fill_inside,
)
from runestack.kernel.frame import NOBODY

INVASION: dict[str, Pattern] = {
    "": ("the Invasion", "die Invasion"),
    "acc": ("the Invasion", "die Invasion"),
    "dat": ("the Invasion", "der Invasion"),
}
OF_THE_INVASION: Pattern = ("the Invasion's", "der Invasion")
EMPTY: Pattern = ("empty", "leer")
DIE: Pattern = ("die {n}", "Würfel {n}")
OTHERS_DIE: Pattern = ("{whose} die {n}", "Würfel {n} {whose}")

# -- players -------------------------------------------------------------------------------------


def rival(s: InvasionState) -> Rival | None:
    """What the other player is called: partner or opponent; of one, three or four nobody is."""
    if s.numbers[SEATS] != 2:
        return None
    return PARTNER if is_cooperative(s) else OPPONENT


def player(s: InvasionState, seat: int, reader: Reader, case: str = "") -> str:
    """A player: you, the opponent, Player 2; the Invasion is nobody's seat."""
    if seat == NOBODY:
        return reader.of(INVASION[case])
    return wording.player_name(seat, reader, rival(s), case)


def owner(s: InvasionState, seat: int, reader: Reader) -> str:
    """Whose: Player 2's; in German it follows the noun: `von Spieler 2`, `des Gegners`."""
    if seat == NOBODY:
        return reader.of(OF_THE_INVASION)
    return wording.owner_name(seat, reader, rival(s))


# -- cards ---------------------------------------------------------------------------------------


def is_visible(s: InvasionState, card: int, seat: int) -> bool:
    """Whether a seat knows a card's face; a spectator knows what every player knows."""
    return wording.knows_face(s.known[card], seat, s.numbers[SEATS])


def name_of(s: InvasionState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader.seat):
        return joined(reader.of(HIDDEN))
    return naming(card, words.name(s.face[card], reader.language))


def copies_beside(s: InvasionState, card: int, seat: int) -> list[int]:
    """The cards in one place with the same face, as a seat sees them."""
    pile = pile_of_zone(s, s.zone[card], s.owner[card], s.face[card])
    return [one for one in pile if s.face[one] == s.face[card] and is_visible(s, one, seat)]


def label(s: InvasionState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, with a number where copies lie beside it: `Scout (2)`; of a supply all are alike."""
    name = name_of(s, words, card, reader)
    if s.zone[card] == c.IN_STARTING_SUPPLY:
        return name
    return wording.numbered(name, card, copies_beside(s, card, reader.seat))


def owned_label(s: InvasionState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """The same with whose it is, if it is another player's: `the opponent's Scout`, `Scout (Gegner)`."""
    return possessed(s, label(s, words, card, reader), s.owner[card], reader)


def possessed(s: InvasionState, name: Sentence, seat: int, reader: Reader) -> Sentence:
    """A card's name with whose it is, if it is another player's."""
    if seat in (NOBODY, reader.seat):
        return name
    if reader.language == "en":
        return joined(owner(s, seat, reader), " ", name)
    return joined(name, f" ({side_german(s, seat, reader)})")


def side_german(s: InvasionState, seat: int, reader: Reader) -> str:
    """Whose a card is, as a German remark behind its name."""
    if reader.seat == SPECTATOR or rival(s) is None or reader.given_name(seat):
        return wording.seat_name(seat, reader)
    return "Partner" if is_cooperative(s) else "Gegner"


# -- dice and resources --------------------------------------------------------------------------


def colour_name(colour: int, reader: Reader) -> str:
    """A colour: red, wild, neutral."""
    return reader.of(COLOURS[c.COLOUR_NAMES[colour]])


def coloured(colours: Sequence[int], reader: Reader) -> str:
    """Colours in a row, counted: `2 red + blue`."""
    counted = Counter(colours)
    return " + ".join(
        colour_name(one, reader)
        if counted[one] == 1
        else f"{counted[one]} {colour_name(one, reader)}"
        for one in sorted(counted)
    )


def screws_on(s: InvasionState, die: int, side: int) -> list[int]:
    """The screws of a side."""
    first = place_of_screw(die, side, 0)
    return s.screw[first : first + c.SCREWS_OF_SIDE]


def side_name(s: InvasionState, die: int, side: int, reader: Reader) -> str:
    """What a side shows: its coloured screws, or `empty`."""
    shown = [colour for colour in screws_on(s, die, side) if colour != c.NEUTRAL]
    return coloured(shown, reader) if shown else reader.of(EMPTY)


def die_name(s: InvasionState, die: int, reader: Reader) -> str:
    """A die: `die 2`, `the opponent's die 2`, `Würfel 2 von Ada`."""
    seat = owner_of_die(die)
    values = {"n": str(die % c.DICE_EACH + 1), "whose": owner(s, seat, reader)}
    return fill_inside(DIE if seat == reader.seat else OTHERS_DIE, values, reader)


def die_with_top(s: InvasionState, die: int, reader: Reader) -> str:
    """A die with what it shows: `die 2 (red + blue)`."""
    name = die_name(s, die, reader)
    top = s.die_top[die]
    return name if top == c.NOT_ROLLED else f"{name} ({side_name(s, die, top, reader)})"
