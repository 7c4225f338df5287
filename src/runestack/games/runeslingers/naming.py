"""How Runeslingers calls players and cards in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from runestack.games import wording
from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import SPOTS, EncounterState
from runestack.games.wording import HIDDEN, GermanKind, Pattern, Rival, in_language
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
)
CONCENTRATION: Pattern = ("concentration", "Konzentration")


# -- players -------------------------------------------------------------------------------------


def player(seat: int, reader: int, language: str, case: str = "") -> str:
    """A player: you, the enemy, Player 2."""
    return wording.player_name(seat, reader, ENEMY, language, case)


def owner(seat: int, reader: int, language: str) -> str:
    """Whose: the enemy's, Player 2's; in German it follows the noun: `des Gegners`, `von Spieler 2`."""
    return wording.owner_name(seat, reader, ENEMY, language)


# -- cards ---------------------------------------------------------------------------------------


def is_visible(s: EncounterState, card: int, reader: int) -> bool:
    """Whether a reader knows a card's face; a spectator knows what both players know (RS-RULING-133)."""
    return wording.knows_face(s.known[card], reader, c.SEATS)


def name_of(s: EncounterState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader):
        return in_language(HIDDEN, language)
    return words.name(s.face[card], language)


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


def copies_beside(s: EncounterState, card: int, reader: int) -> list[int]:
    """The cards in one place with the same face, as the reader sees them."""
    pile = pile_of(s, card)
    return [one for one in pile if s.face[one] == s.face[card] and is_visible(s, one, reader)]


def spot_number(s: EncounterState, spot: int) -> int:
    """The number of a concentration area on its field, from 1."""
    return spot % s.numbers[SPOTS] + 1


def area_number(area: int) -> int:
    """The number of an ailment area on its field, from 1."""
    return area % c.AILMENT_AREAS + 1


def concentration_name(
    s: EncounterState, words: CardWords, card: int, reader: int, language: str
) -> str:
    """A face-down card by its place, with its name where the reader knows it: `concentration 2 (Meteor)`."""
    name = place_name(s, s.place[card], language)
    if not is_visible(s, card, reader):
        return name
    return f"{name} ({words.name(s.face[card], language)})"


def place_name(s: EncounterState, spot: int, language: str) -> str:
    """`concentration 2`."""
    return f"{in_language(CONCENTRATION, language)} {spot_number(s, spot)}"


def is_concentration(s: EncounterState, card: int) -> bool:
    """Whether a card lies face-down on a concentration area."""
    return s.zone[card] == c.AS_CONCENTRATION and s.place[card] != NOTHING


def label(s: EncounterState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, with a number where copies lie beside it; a face-down one by its place."""
    if is_concentration(s, card):
        return concentration_name(s, words, card, reader, language)
    name = name_of(s, words, card, reader, language)
    return wording.numbered(name, card, copies_beside(s, card, reader))


def german_kind(s: EncounterState, card: int) -> GermanKind:
    """What stands before the name of a card in German."""
    kind = s.faces.type[s.face[card]]
    return next(noun for bits, noun in KINDS_DE if kind & bits)


def possessed(
    s: EncounterState,
    words: CardWords,
    card: int,
    seat: int,
    reader: int,
    language: str,
    case: str = "",
) -> str:
    """A face-up card with whose it is: `your Fireball`, `the enemy's Runeslinger`, `dein Kleinod Dolch`."""
    name = words.name(s.face[card], language)
    return with_owner(s, card, name, seat, reader, language, case)


def with_owner(
    s: EncounterState, card: int, name: str, seat: int, reader: int, language: str, case: str
) -> str:
    """A name with whose it is; a Runeslinger is called that, because it stands for its player."""
    whose = owner(seat, reader, language)
    is_slinger = is_runeslinger(s, card)
    if language == "en":
        return f"{whose} {'Runeslinger' if is_slinger else name}"
    kind = german_kind(s, card)
    said = "" if is_slinger else name
    return wording.possessed_german(said, kind, whose, case, yours=seat == reader)


def with_kind(s: EncounterState, card: int, name: str, language: str, case: str) -> str:
    """A name without whose it is; in German with what it is, because a name has no cases."""
    if language == "en":
        return name
    return wording.possessed_german(name, german_kind(s, card), "", case, yours=False)


def possessed_label(
    s: EncounterState,
    words: CardWords,
    card: int,
    reader: int,
    language: str,
    case: str = "",
) -> str:
    """A card as it lies there now, with whose it is and the number of a copy; `a card` where it is hidden."""
    seat = s.controller[card]
    if is_concentration(s, card):
        name = name_of(s, words, card, reader, language) if is_visible(s, card, reader) else ""
        return possessed_spot(s, s.place[card], name, reader, language, case)
    name = label(s, words, card, reader, language)
    if not is_visible(s, card, reader):
        return name
    return with_owner(s, card, name, seat, reader, language, case)


def possessed_spot(
    s: EncounterState, spot: int, name: str, reader: int, language: str, case: str = ""
) -> str:
    """A concentration by its place, with whose it is, and the name of the card where that may be told."""
    seat = spot // s.numbers[SPOTS]
    whose = owner(seat, reader, language)
    number = f"{spot_number(s, spot)} ({name})" if name else str(spot_number(s, spot))
    if language == "en":
        return f"{whose} {in_language(CONCENTRATION, language)} {number}"
    return wording.possessed_german(number, CONCENTRATION_DE, whose, case, yours=seat == reader)
