"""How a described position is laid out. Nothing is triggered by it: nobody has done anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.elimination import eliminate
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.primitives import add_card, place
from runestack.games.rune_age.rules.state import FIRST, SEATS, SHARED_DAMAGE, SHARED_REALM
from runestack.games.rune_age.rules.values import kind_of
from runestack.games.rune_age.scenario.position import Centre, Placed, Player
from runestack.games.staged_cards import AnyCard, name_of
from runestack.games.staging import StagingError, seat_of, whole
from runestack.kernel.frame import NOBODY

FacesOf = Callable[[AnyCard], Sequence[int]]

OF_A_DECK = c.UNIT | c.TACTIC | c.GOLD
# which kinds of cards can lie where
KINDS = {
    c.IN_HAND: OF_A_DECK,
    c.IN_DECK: OF_A_DECK,
    c.IN_DISCARD: OF_A_DECK,
    c.IN_ARMY: c.UNIT | c.TACTIC,
    c.IN_REALM: c.STRONGHOLD | c.CITY | c.REWARD | c.MONUMENT | c.RUNE,
    c.IN_BARRACKS: c.UNIT | c.STRONGHOLD | c.MONUMENT,
    c.IN_MARKET: OF_A_DECK,
    c.IN_CITY_ROW: c.CITY,
    c.IN_EVENT_DECK: c.EVENT,
    c.IN_EVENT_DISCARD: c.EVENT,
    c.IN_FRONT: c.EVENT,
    c.UNUSED_RUNE: c.RUNE,
}
PLACES = {
    c.IN_HAND: "in a hand",
    c.IN_DECK: "in a deck",
    c.IN_DISCARD: "in a discard pile",
    c.IN_ARMY: "in an army",
    c.IN_REALM: "in a realm area",
    c.IN_BARRACKS: "in a barracks",
    c.IN_MARKET: "in the market",
    c.IN_CITY_ROW: "among the cities",
    c.IN_EVENT_DECK: "in the event deck",
    c.IN_EVENT_DISCARD: "in the event discard pile",
    c.IN_FRONT: "beside the objective",
    c.UNUSED_RUNE: "among the unused dragon runes",
}


class Layout:
    """Puts the cards of a description onto the table."""

    def __init__(self, s: RuneAgeGame, faces_of: FacesOf) -> None:
        self.s = s
        self.faces_of = faces_of

    def put(self, players: Sequence[Player], centre: Centre) -> None:
        """Everything of everybody; the home realms and the objective lie there already."""
        for seat, one in enumerate(players):
            self.put_player(seat, one)
        for pile, zone in (
            (centre.market, c.IN_MARKET),
            (centre.cities, c.IN_CITY_ROW),
            (centre.event_deck[::-1], c.IN_EVENT_DECK),
            (centre.event_discard[::-1], c.IN_EVENT_DISCARD),
            (centre.front, c.IN_FRONT),
            (centre.runes, c.UNUSED_RUNE),
        ):
            for item in pile:
                self.put_card(item, NOBODY, zone)
        for seat, one in enumerate(players):
            if one.eliminated:
                self.take_away(seat)
        self.s.waiting.clear()

    def put_player(self, seat: int, one: Player) -> None:
        """Piles are listed from the top; the engine has the top of decks and discard piles last."""
        for pile, zone in (
            (one.hand, c.IN_HAND),
            (one.deck[::-1], c.IN_DECK),
            (one.discard[::-1], c.IN_DISCARD),
            (one.realm, c.IN_REALM),
            (one.barracks, c.IN_BARRACKS),
            (one.army, c.IN_ARMY),
        ):
            for item in pile:
                self.put_card(item, seat, zone)
        self.s.combats[seat] = one.combats
        self.s.passed[seat] = 1 if one.passed else 0
        self.put_damage(seat, one.damage)

    def put_damage(self, seat: int, number: int) -> None:
        """On the own home realm, or on the one that all share."""
        s = self.s
        if s.numbers[SHARED_REALM] == NOBODY:
            s.damage[seat] = number
            return
        total = s.numbers[SHARED_DAMAGE] + number
        whole("the damage of the shared home realm", total, 0, c.DAMAGE_LIMIT - 1)
        s.numbers[SHARED_DAMAGE] = total

    def put_card(self, item: Placed, seat: int, zone: int) -> int:
        """A new card with what lies on it."""
        s = self.s
        name = name_of(item.card)
        card = add_card(s, self.face_in(item.card, zone), seat, c.IN_BOX)
        place(s, card, zone, seat)
        if item.exhausted and zone != c.IN_REALM:
            raise StagingError(f"{name} cannot be exhausted {PLACES[zone]}")
        if item.wounded and (zone != c.IN_ARMY or not kind_of(s, card) & c.UNIT):
            raise StagingError(f"only a unit of an army is wounded, not {name}")
        s.exhausted[card] = 1 if item.exhausted else 0
        s.held[card] = 1 if item.held or item.lasts else 0
        s.wounded[card] = 1 if item.wounded else 0
        for number in item.used:
            if number >= s.faces.number_used(s.face[card]):
                raise StagingError(f"{name} has no ability {number}, counted from 0")
            s.used[card] |= 1 << number
        for attacker in item.attacked_by:
            s.attacked[card] |= 1 << seat_of(attacker, s.numbers[SEATS])
        return card

    def face_in(self, card: AnyCard, zone: int) -> int:
        """The side of a card that can lie there: in a realm area an Enemy is the reward that it becomes."""
        for face in self.faces_of(card):
            if self.s.faces.type[face] & KINDS[zone]:
                return face
        raise StagingError(f"{name_of(card)} cannot lie {PLACES[zone]}")

    def take_away(self, seat: int) -> None:
        """A player who was eliminated before; what that player had is out of the game or back in the centre."""
        s = self.s
        if s.numbers[FIRST] == seat:
            raise StagingError(f"p{seat + 1} is eliminated and cannot be the first player")
        eliminate(s, seat, "RA-ELIM-1")
