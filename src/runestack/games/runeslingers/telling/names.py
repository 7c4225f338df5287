"""How Runeslingers calls players and cards in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from runestack.games import wording
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import SPOTS, EncounterState
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import HIDDEN, GermanKind, Pattern, Reader, Rival
from runestack.kernel.frame import NOTHING

ENEMY = Rival(
    ("the enemy", "der Gegner"),
    ("the enemy", "den Gegner"),
    ("the enemy", "dem Gegner"),
    ("the enemy's", "des Gegners"),
)

RUNESLINGER_DE = GermanKind("Runenschleuderer", "Runenschleuderer", "m")
CONCENTRATION_DE = GermanKind("Konzentration", "Konzentration", "f")
KINDS_DE: tuple[tuple[int, GermanKind], ...] = (
    (c.RUNESLINGER, RUNESLINGER_DE),
    (c.RUNESPELL, GermanKind("Runenzauber", "Runenzauber", "m")),
    (c.TRINKET, GermanKind("Kleinod", "Kleinod", "n")),
    (c.BOON, GermanKind("Segen", "Segen", "m")),
    (c.ABILITY_CARD, GermanKind("Fähigkeit", "Fähigkeit", "f")),
    (c.AILMENT, GermanKind("Gebrechen", "Gebrechen", "n")),
)
CONCENTRATION: Pattern = ("concentration", "Konzentration")


# -- players -------------------------------------------------------------------------------------


def player(seat: int, reader: Reader, case: str = "") -> str:
    """A player: you, the enemy, Player 2."""
    return wording.player_name(seat, reader, ENEMY, case)


def owner(seat: int, reader: Reader) -> str:
    """Whose: the enemy's, Player 2's; in German it follows the noun: `des Gegners`, `von Spieler 2`."""
    return wording.owner_name(seat, reader, ENEMY)


# -- cards ---------------------------------------------------------------------------------------


def is_visible(s: EncounterState, card: int, seat: int) -> bool:
    """Whether a seat knows a card's face; a spectator knows what both players know (RS-RULING-133)."""
    return wording.knows_face(s.known[card], seat, c.SEATS)


def name_of(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader.seat):
        return joined(reader.of(HIDDEN))
    return face_up_name(s, words, card, reader)


def face_up_name(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """The name of a card that the reader may know."""
    return naming(card, words.name(s.face[card], reader.language))


def is_runeslinger(s: EncounterState, card: int) -> bool:
    """Whether a card is a player's Runeslinger."""
    return s.faces.type[s.face[card]] & c.RUNESLINGER != 0


def pile_of(s: EncounterState, card: int) -> list[int]:
    """The cards among which a card lies."""
    if s.zone[card] == c.IN_PLAY:
        return s.field[s.controller[card]]
    piles = {
        c.IN_DECK: s.deck,
        c.IN_HAND: s.hand,
        c.IN_DISCARD: s.discard,
        c.IN_VOID: s.void,
    }
    pile = piles.get(s.zone[card])
    return [card] if pile is None else pile[s.owner[card]]


def copies_beside(s: EncounterState, card: int, seat: int) -> list[int]:
    """The cards in one place with the same face, as a seat sees them."""
    pile = pile_of(s, card)
    return [one for one in pile if s.face[one] == s.face[card] and is_visible(s, one, seat)]


def spot_number(s: EncounterState, spot: int) -> int:
    """The number of a concentration area on its field, from 1."""
    return spot % s.numbers[SPOTS] + 1


def area_number(area: int) -> int:
    """The number of an ailment area on its field, from 1."""
    return area % c.AILMENT_AREAS + 1


def concentration_name(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A face-down card by its place, with its name where the reader knows it: `concentration 2 (Meteor)`."""
    place = place_name(s, s.place[card], reader)
    if not is_visible(s, card, reader.seat):
        return place
    return joined(place, " (", face_up_name(s, words, card, reader), ")")


def place_name(s: EncounterState, spot: int, reader: Reader) -> Sentence:
    """`concentration 2`."""
    return joined(f"{reader.of(CONCENTRATION)} {spot_number(s, spot)}")


def is_concentration(s: EncounterState, card: int) -> bool:
    """Whether a card lies face-down on a concentration area."""
    return s.zone[card] == c.AS_CONCENTRATION and s.place[card] != NOTHING


def label(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, with a number where copies lie beside it; a face-down one by its place."""
    if is_concentration(s, card):
        return concentration_name(s, words, card, reader)
    name = name_of(s, words, card, reader)
    return wording.numbered(name, card, copies_beside(s, card, reader.seat))


def german_kind(s: EncounterState, card: int) -> GermanKind:
    """What stands before the name of a card in German."""
    kind = s.faces.type[s.face[card]]
    return next(noun for bits, noun in KINDS_DE if kind & bits)


def possessed(
    s: EncounterState,
    words: CardWords,
    card: int,
    seat: int,
    reader: Reader,
    case: str = "",
) -> Sentence:
    """A face-up card with whose it is: `your Fireball`, `the enemy's Runeslinger`, `dein Kleinod Dolch`."""
    name = face_up_name(s, words, card, reader)
    return with_owner(s, card, name, seat, reader, case)


def with_owner(
    s: EncounterState, card: int, name: str, seat: int, reader: Reader, case: str
) -> Sentence:
    """A name with whose it is; a Runeslinger is called that, because it stands for its player."""
    whose = owner(seat, reader)
    is_slinger = is_runeslinger(s, card)
    if reader.language == "en":
        return joined(whose, " ", "Runeslinger" if is_slinger else name)
    kind = german_kind(s, card)
    said = "" if is_slinger else name
    return wording.possessed_german(said, kind, whose, case, yours=seat == reader.seat)


def with_kind(s: EncounterState, card: int, name: Sentence, language: str, case: str) -> Sentence:
    """A name without whose it is; in German with what it is, because a name has no cases."""
    if language == "en":
        return name
    return wording.possessed_german(name, german_kind(s, card), "", case, yours=False)


def possessed_label(
    s: EncounterState,
    words: CardWords,
    card: int,
    reader: Reader,
    case: str = "",
) -> Sentence:
    """A card as it lies there now, with whose it is and the number of a copy; `a card` where it is hidden."""
    seat = s.controller[card]
    if is_concentration(s, card):
        known = is_visible(s, card, reader.seat)
        name = face_up_name(s, words, card, reader) if known else ""
        return possessed_spot(s, s.place[card], name, reader, case)
    called = label(s, words, card, reader)
    if not is_visible(s, card, reader.seat):
        return called
    return with_owner(s, card, called, seat, reader, case)


def possessed_spot(
    s: EncounterState, spot: int, name: str, reader: Reader, case: str = ""
) -> Sentence:
    """A concentration by its place, with whose it is, and the name of the card where that may be told."""
    seat = spot // s.numbers[SPOTS]
    whose = owner(seat, reader)
    number = joined(str(spot_number(s, spot)), *([" (", name, ")"] if name else []))
    if reader.language == "en":
        return joined(whose, f" {reader.of(CONCENTRATION)} ", number)
    return wording.possessed_german(
        number, CONCENTRATION_DE, whose, case, yours=seat == reader.seat
    )
