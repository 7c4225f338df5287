"""How RONE calls players and cards in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from runestack.games import wording
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.primitives import holder_of
from runestack.games.rone.rules.seats import hand_readers, in_teams, team
from runestack.games.rone.rules.state import SEATS, RoneState
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import (
    HIDDEN,
    SPECTATOR,
    GermanKind,
    Pattern,
    Reader,
    Rival,
)

OPPONENT = Rival(
    ("the opponent", "der Gegner"),
    ("the opponent", "den Gegner"),
    ("the opponent", "dem Gegner"),
    ("the opponent's", "des Gegners"),
)


YOUR_TEAMS: Pattern = ("your team's", "deines Teams")
ENEMY_TEAMS: Pattern = ("the enemy team's", "des gegnerischen Teams")

# -- players -------------------------------------------------------------------------------------


def rival(s: RoneState) -> Rival | None:
    """What the other player is called; of three or four nobody is `the opponent`."""
    return OPPONENT if s.numbers[SEATS] == 2 else None


def player(s: RoneState, seat: int, reader: Reader) -> str:
    """A player as subject: you, the opponent, Player 2."""
    return wording.player_name(seat, reader, rival(s))


def owner(s: RoneState, seat: int, reader: Reader) -> str:
    """Whose: Player 2's; in German it follows the noun: `von Spieler 2`, `des Gegners`."""
    return wording.owner_name(seat, reader, rival(s))


def team_owner(s: RoneState, seat: int, reader: Reader) -> str:
    """Whose, of what team mates share: your team's, the enemy team's; in German it follows the noun."""
    mates = team(s, s.side[seat])
    if reader.seat == SPECTATOR:
        return wording.owner_of_seats(mates, reader)
    return reader.of(YOUR_TEAMS if reader.seat in mates else ENEMY_TEAMS)


def owner_of(s: RoneState, face: int, seat: int, reader: Reader) -> str:
    """Whose a card in play is: of four players the units are their team's."""
    if is_of_team(s, face):
        return team_owner(s, seat, reader)
    return owner(s, seat, reader)


def is_of_team(s: RoneState, face: int) -> bool:
    """Whether a card in play is called the team's: heroes and technologies are called after who has them."""
    return in_teams(s) and s.faces.type[face] == c.UNIT


def reads_hand(s: RoneState, seat: int, reader: int) -> bool:
    """Whether a seat sees a player's hand."""
    return reader != SPECTATOR and hand_readers(s, seat) >> reader & 1 == 1


# -- cards ---------------------------------------------------------------------------------------

KINDS_DE: dict[int, GermanKind] = {
    c.HERO: GermanKind("Held", "Helden", "m"),
    c.TECHNOLOGY: GermanKind("Technologie", "Technologie", "f"),
    c.UNIT: GermanKind("Einheit", "Einheit", "f"),
    c.TACTIC: GermanKind("Taktik", "Taktik", "f"),
}


def is_visible(s: RoneState, card: int, seat: int) -> bool:
    """Whether a seat knows a card's face; a spectator knows what every player knows (RONE-RULING-7)."""
    return wording.knows_face(s.known[card], seat, s.numbers[SEATS])


def name_of(s: RoneState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader.seat):
        return joined(reader.of(HIDDEN))
    return naming(card, words.name(s.face[card], reader.language))


def pile_of(s: RoneState, card: int) -> list[int]:
    """The cards among which a card lies."""
    zone = s.zone[card]
    if zone == c.ON_BATTLEFIELD:
        controller = s.controller[card]
        return s.units[s.side[controller]] if is_unit(s, card) else s.technology[controller]
    if zone == c.IN_HAND:
        return s.hand[holder_of(s, card)]
    piles = {
        c.IN_DECK: s.deck,
        c.IN_GRAVEYARD: s.graveyard,
        c.IN_TECHNOLOGY_DECK: s.technology_deck,
        c.REMOVED: s.removed,
    }
    return piles[zone][s.side[s.owner[card]]] if zone in piles else [card]


def is_unit(s: RoneState, card: int) -> bool:
    """Whether a card is a unit."""
    return s.faces.type[s.face[card]] == c.UNIT


def copies_beside(s: RoneState, card: int, seat: int) -> list[int]:
    """The cards in one place with the same face, as a seat sees them."""
    return [
        one for one in pile_of(s, card) if s.face[one] == s.face[card] and is_visible(s, one, seat)
    ]


def copy_number(s: RoneState, card: int, seat: int) -> int:
    """Which of several copies in one place a card is, as a seat sees them; 0 where it is the only one."""
    return wording.copy_number(card, copies_beside(s, card, seat))


def label(s: RoneState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name, with a number where copies lie beside it: `Scrap Hound (2)`."""
    name = name_of(s, words, card, reader)
    return wording.numbered(name, card, copies_beside(s, card, reader.seat))


def possessed(
    s: RoneState, face: int, name: str, seat: int, reader: Reader, case: str = ""
) -> Sentence:
    """A card's name with whose it is: `your Rat`, `the opponent's Rat`, in German `deine Einheit Ratte`."""
    whose = owner_of(s, face, seat, reader)
    if reader.language == "en":
        return joined(whose, " ", name)
    kind = KINDS_DE[s.faces.type[face]]
    yours = seat == reader.seat and not is_of_team(s, face)
    return wording.possessed_german(name, kind, whose, case, yours=yours)


def possessed_label(
    s: RoneState, words: CardWords, card: int, seat: int, reader: Reader, case: str = ""
) -> Sentence:
    """The same for a card as it lies there, with the number of a copy; `a card` where it is hidden."""
    name = label(s, words, card, reader)
    if not is_visible(s, card, reader.seat):
        return name
    return possessed(s, s.face[card], name, seat, reader, case)


def side_german(s: RoneState, card: int, reader: Reader) -> str:
    """Whose a card is, as a German remark behind its name."""
    controller = s.controller[card]
    if is_of_team(s, s.face[card]):
        mates = team(s, s.side[controller])
        if reader.seat != SPECTATOR:
            return "dein Team" if reader.seat in mates else "gegnerisches Team"
        return wording.row_of([wording.seat_name(mate, reader) for mate in mates], reader)
    if controller == reader.seat:
        return "deine Seite"
    if reader.seat == SPECTATOR or rival(s) is None or reader.given_name(controller):
        return wording.seat_name(controller, reader)
    return "Gegner"


def owned_label(s: RoneState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """The same with its controller: `your Scrap Hound (2)`, in German `Schrotthund (2, Gegner)`."""
    controller = s.controller[card]
    if reader.language == "en":
        whose = owner_of(s, s.face[card], controller, reader)
        return joined(whose, " ", label(s, words, card, reader))
    number = copy_number(s, card, reader.seat)
    side = side_german(s, card, reader)
    return joined(name_of(s, words, card, reader), f" ({f'{number}, ' if number else ''}{side})")
