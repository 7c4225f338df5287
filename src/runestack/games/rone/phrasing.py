"""How RONE calls players and cards in sentences. What patterns are stands in `games.wording`."""

from __future__ import annotations

from runestack.games import wording
from runestack.games.rone.card_words import CardWords
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.primitives import holder_of
from runestack.games.rone.rules.seats import hand_readers, in_teams, is_shared, team
from runestack.games.rone.rules.state import SEATS, RoneState
from runestack.games.wording import (
    HIDDEN,
    SPECTATOR,
    THAT_CARD,
    GermanKind,
    Pattern,
    Rival,
    fill,
    in_language,
)

__all__ = ["HIDDEN", "SPECTATOR", "THAT_CARD", "Pattern", "fill", "in_language"]

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


def player(s: RoneState, seat: int, reader: int, language: str) -> str:
    """A player as subject: you, the opponent, Player 2."""
    return wording.player_name(seat, reader, rival(s), language)


def owner(s: RoneState, seat: int, reader: int, language: str) -> str:
    """Whose: Player 2's; in German it follows the noun: `von Spieler 2`, `des Gegners`."""
    return wording.owner_name(seat, reader, rival(s), language)


def team_owner(s: RoneState, seat: int, reader: int, language: str) -> str:
    """Whose, of what team mates share: your team's, the enemy team's; in German it follows the noun."""
    mates = team(s, s.side[seat])
    if reader == SPECTATOR:
        return wording.owner_of_seats(mates, language)
    return in_language(YOUR_TEAMS if reader in mates else ENEMY_TEAMS, language)


def owner_of(s: RoneState, face: int, seat: int, reader: int, language: str) -> str:
    """Whose a card in play is: of four players the units are their team's."""
    if is_of_team(s, face):
        return team_owner(s, seat, reader, language)
    return owner(s, seat, reader, language)


def is_of_team(s: RoneState, face: int) -> bool:
    """Whether a card in play would be shared by team mates."""
    return in_teams(s) and s.faces.type[face] == c.UNIT


def reads_hand(s: RoneState, seat: int, reader: int) -> bool:
    """Whether a reader sees a player's hand."""
    return reader != SPECTATOR and hand_readers(s, seat) >> reader & 1 == 1


# -- cards ---------------------------------------------------------------------------------------

KINDS_DE: dict[int, GermanKind] = {
    c.HERO: GermanKind("Held", "Helden", "m"),
    c.TECHNOLOGY: GermanKind("Technologie", "Technologie", "f"),
    c.UNIT: GermanKind("Einheit", "Einheit", "f"),
    c.TACTIC: GermanKind("Taktik", "Taktik", "f"),
}


def is_visible(s: RoneState, card: int, reader: int) -> bool:
    """Whether a reader knows a card's face; a spectator knows what every player knows (RONE-RULING-7)."""
    return wording.knows_face(s.known[card], reader, s.numbers[SEATS])


def name_of(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, or `a card` where the reader does not know it."""
    if not is_visible(s, card, reader):
        return in_language(HIDDEN, language)
    return words.name(s.face[card], language)


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


def copies_beside(s: RoneState, card: int, reader: int) -> list[int]:
    """The cards in one place with the same face, as the reader sees them."""
    return [
        one
        for one in pile_of(s, card)
        if s.face[one] == s.face[card] and is_visible(s, one, reader)
    ]


def copy_number(s: RoneState, card: int, reader: int) -> int:
    """Which of several copies in one place a card is, as the reader sees them; 0 where it is the only one."""
    return wording.copy_number(card, copies_beside(s, card, reader))


def label(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """A card's name, with a number where copies lie beside it: `Scrap Hound (2)`."""
    name = name_of(s, words, card, reader, language)
    return wording.numbered(name, card, copies_beside(s, card, reader))


def possessed(
    s: RoneState, face: int, name: str, seat: int, reader: int, language: str, case: str = ""
) -> str:
    """A card's name with whose it is: `your Rat`, `the opponent's Rat`, in German `deine Einheit Ratte`."""
    whose = owner_of(s, face, seat, reader, language)
    if language == "en":
        return f"{whose} {name}"
    kind = KINDS_DE[s.faces.type[face]]
    yours = seat == reader and not is_of_team(s, face)
    return wording.possessed_german(name, kind, whose, case, yours=yours)


def possessed_label(
    s: RoneState, words: CardWords, card: int, seat: int, reader: int, language: str, case: str = ""
) -> str:
    """The same for a card as it lies there, with the number of a copy; `a card` where it is hidden."""
    name = label(s, words, card, reader, language)
    if not is_visible(s, card, reader):
        return name
    return possessed(s, s.face[card], name, seat, reader, language, case)


def side_german(s: RoneState, card: int, reader: int) -> str:
    """Whose a card is, as a German remark behind its name."""
    controller = s.controller[card]
    if is_shared(s, card):
        mates = team(s, s.side[controller])
        if reader != SPECTATOR:
            return "dein Team" if reader in mates else "gegnerisches Team"
        return wording.row_of([wording.seat_name(mate, "de") for mate in mates], "de")
    if controller == reader:
        return "deine Seite"
    if reader == SPECTATOR or rival(s) is None or wording.given_name(controller):
        return wording.seat_name(controller, "de")
    return "Gegner"


def owned_label(s: RoneState, words: CardWords, card: int, reader: int, language: str) -> str:
    """The same with its controller: `your Scrap Hound (2)`, in German `Schrotthund (2, Gegner)`."""
    controller = s.controller[card]
    if language == "en":
        whose = owner_of(s, s.face[card], controller, reader, language)
        return f"{whose} {label(s, words, card, reader, language)}"
    number = copy_number(s, card, reader)
    side = side_german(s, card, reader)
    return f"{name_of(s, words, card, reader, language)} ({f'{number}, ' if number else ''}{side})"
