"""How Rune Age calls players and cards in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from runestack.games import wording
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.primitives import pile_of_zone
from runestack.games.rune_age.rules.seats import are_allies
from runestack.games.rune_age.rules.state import SEATS, RuneAgeState
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import HIDDEN, OPPONENT, PARTNER, SPECTATOR, Reader, Rival
from runestack.kernel.frame import NOBODY

# -- players -------------------------------------------------------------------------------------


def rival(s: RuneAgeState) -> Rival | None:
    """What the other player is called: partner or opponent; of three or four nobody is `the opponent`."""
    if s.numbers[SEATS] != 2:
        return None
    return PARTNER if are_allies(s, 0, 1) else OPPONENT


def player(s: RuneAgeState, seat: int, reader: Reader, case: str = "") -> str:
    """A player: you, the opponent, Player 2."""
    return wording.player_name(seat, reader, rival(s), case)


def owner(s: RuneAgeState, seat: int, reader: Reader) -> str:
    """Whose: Player 2's; in German it follows the noun: `von Spieler 2`, `des Gegners`."""
    return wording.owner_name(seat, reader, rival(s))


# -- cards ---------------------------------------------------------------------------------------


def is_visible(s: RuneAgeState, card: int, seat: int) -> bool:
    """Whether a seat knows a card's face; a spectator knows what every player knows (RA-COMP-7)."""
    return wording.knows_face(s.known[card], seat, s.numbers[SEATS])


def name_of(s: RuneAgeState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader.seat):
        return joined(reader.of(HIDDEN))
    return naming(card, words.name(s.face[card], reader.language))


def copies_beside(s: RuneAgeState, card: int, seat: int) -> list[int]:
    """The cards in one place with the same face, as a seat sees them; a pile of equal cards counts as one."""
    if s.zone[card] in (c.IN_MARKET, c.IN_BARRACKS):
        return [card]
    holder = s.controller[card] if s.zone[card] in (c.IN_REALM, c.IN_ARMY) else s.owner[card]
    pile = pile_of_zone(s, s.zone[card], holder)
    return [one for one in pile if s.face[one] == s.face[card] and is_visible(s, one, seat)]


def label(s: RuneAgeState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, with a number where copies lie beside it: `Longbowmen (2)`."""
    name = name_of(s, words, card, reader)
    return wording.numbered(name, card, copies_beside(s, card, reader.seat))


def owned_label(s: RuneAgeState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """The same with its controller, if it is another player's: `the opponent's Saltmere`, `Saltmere (Gegner)`."""
    seat = s.controller[card]
    said = label(s, words, card, reader)
    if seat in (NOBODY, reader.seat) or s.zone[card] not in (c.IN_REALM, c.IN_ARMY):
        return said
    if reader.language == "en":
        return joined(owner(s, seat, reader), " ", said)
    return joined(said, f" ({side_german(s, seat, reader)})")


def side_german(s: RuneAgeState, seat: int, reader: Reader) -> str:
    """Whose a card is, as a German remark behind its name."""
    if reader.seat == SPECTATOR or rival(s) is None or reader.given_name(seat):
        return wording.seat_name(seat, reader)
    return "Partner" if are_allies(s, seat, reader.seat) else "Gegner"
