"""How a described position is laid out. Nothing is triggered by it: nobody has played anything."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.games.runeslingers.game import Runeslingers
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.cards_made import add_ailments, add_card
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.listeners import refresh_ailments, start_listening
from runestack.games.runeslingers.rules.player_values import maximum_health
from runestack.games.runeslingers.rules.state import SPOTS, TURN, first_area, first_spot
from runestack.games.runeslingers.rules.values import EVERYBODY, defense_of
from runestack.games.runeslingers.scenario.cards import FILLER
from runestack.games.runeslingers.scenario.position import (
    EMPTY_CONCENTRATIONS,
    Placed,
    Player,
    as_placed,
    items,
)
from runestack.games.staged_cards import Printing, name_of
from runestack.games.staging import MOST, StagingError, seat_of, whole
from runestack.kernel.frame import NOTHING

PLAYABLE_ON_CONCENTRATIONS = c.RUNESPELL | c.TRINKET


class Layout:
    """Puts the cards of a description onto the table. The turn has to be known before."""

    def __init__(self, s: RuneslingersGame, printing: Printing[Runeslingers]) -> None:
        self.s = s
        self.printing = printing

    def put(self, players: Sequence[Player]) -> None:
        """Everything of both players; health only then, because cards in play can change its maximum."""
        for seat, one in enumerate(players):
            self.put_runeslinger(seat, one)
        add_ailments(self.s)
        for seat, one in enumerate(players):
            self.put_field(seat, one)
            self.put_ailments(seat, one)
            self.put_piles(seat, one)
        for seat, one in enumerate(players):
            self.put_values(seat, one)
        self.check()

    def add(self, item: Placed, seat: int, zone: int, known: int) -> int:
        """A new card with what lies on it."""
        s, turn = self.s, self.s.numbers[TURN]
        owner = seat_of(item.owner, c.SEATS) if item.owner else seat
        card = add_card(s, self.printing.face(item.card), owner, zone)
        s.controller[card] = seat
        s.known[card] = known
        self.put_counters(card, item)
        s.played[card] = turn if item.played else turn - 1
        s.charged[card] = turn if item.charged else 0
        s.slung[card] = turn if item.slung else 0
        s.activated[card] = turn if item.activated else 0
        return card

    def put_counters(self, card: int, item: Placed) -> None:
        """Tokens, damage, and which bullet was chosen."""
        s, name = self.s, name_of(item.card)
        bullets = len(s.faces.bullets[s.face[card]])
        s.tokens[card] = whole(f"the number of tokens on {name}", item.tokens, 0, MOST)
        s.damage[card] = whole(f"the damage of {name}", item.damage, 0, MOST)
        if item.bullet != NOTHING:
            if not bullets:
                raise StagingError(f"{name} has no bullets")
            s.bullet[card] = whole(f"the bullet of {name}", item.bullet, 0, bullets - 1)

    # -- Runeslingers ----------------------------------------------------------------------------

    def put_runeslinger(self, seat: int, one: Player) -> None:
        """The Runeslinger and its abilities; those of which nothing was said do not listen."""
        s = self.s
        s.slinger[seat] = self.add(Placed(one.runeslinger), seat, c.IN_PLAY, EVERYBODY)
        s.passive[seat] = self.add(Placed(one.passive), seat, c.AS_ABILITY, EVERYBODY)
        s.activate[seat] = self.add(Placed(one.activate), seat, c.AS_ABILITY, EVERYBODY)
        if one.has_passive:
            start_listening(s, s.passive[seat])
        if one.has_activate:
            start_listening(s, s.activate[seat])

    def put_values(self, seat: int, one: Player) -> None:
        """Power, health and determinations, and what was done this turn."""
        s = self.s
        if one.power is not None:
            s.power[seat] = one.power
        if one.maximum is not None:
            s.maximum_change[seat] = one.maximum - maximum_health(s, seat)
        s.health[seat] = maximum_health(s, seat) if one.health is None else one.health
        s.determinations[seat] = one.determinations
        s.wins[seat] = one.wins
        for word, number in one.did.items():
            s.deeds[seat * c.KINDS_OF_DEED + c.DEEDS[word]] = number
        s.blocks[seat] = one.did.get("blocked", 0)
        s.sets[seat] = one.did.get("set", 0)

    # -- the field -------------------------------------------------------------------------------

    def put_field(self, seat: int, one: Player) -> None:
        """Cards on concentrations first, then the empty ones, from the lowest area on."""
        room = self.s.numbers[SPOTS]
        empty = one.concentrations
        if empty is None:
            empty = items(min(EMPTY_CONCENTRATIONS, max(0, room - len(one.field))))
        if len(one.field) + len(empty) > room:
            raise StagingError(f"p{seat + 1} has {room} concentration areas, not more")
        spot = first_spot(self.s, seat)
        for item in one.field:
            under = self.put_concentration(seat, as_placed(item.on or FILLER), spot)
            self.put_in_play(seat, item, PLAYABLE_ON_CONCENTRATIONS, spot)
            self.s.spot_card[spot] = under
            spot += 1
        for item in empty:
            self.s.spot_card[spot] = self.put_concentration(seat, item, spot)
            spot += 1

    def put_concentration(self, seat: int, item: Placed, spot: int) -> int:
        """A card face-down on an area; its owner knows it."""
        card = self.add(item, seat, c.AS_CONCENTRATION, 1 << seat)
        self.s.place[card] = spot
        return card

    def put_in_play(self, seat: int, item: Placed, kinds: int, place: int) -> int:
        """A card in play on its place: it listens, but was not played just now."""
        s = self.s
        card = self.add(item, seat, c.IN_PLAY, EVERYBODY)
        if s.faces.type[s.face[card]] & kinds == 0:
            raise StagingError(f"{name_of(item.card)} cannot lie there")
        s.field[seat].append(card)
        s.place[card] = place
        if kinds == PLAYABLE_ON_CONCENTRATIONS:
            s.spot_top[place] = card
        else:
            s.area_boon[place] = card
        start_listening(s, card)
        return card

    def put_ailments(self, seat: int, one: Player) -> None:
        """Those without a boon first, then the boons with what they conceal, from the lowest area on."""
        s = self.s
        if len(one.ailments) + len(one.boons) > c.AILMENT_AREAS:
            raise StagingError(f"p{seat + 1} has {c.AILMENT_AREAS} ailment areas, not more")
        area = first_area(seat)
        for word, count in one.ailments.items():
            s.area_type[area], s.area_count[area] = c.AILMENTS[word], count
            area += 1
        for item in one.boons:
            if item.ailment:
                s.area_type[area], s.area_count[area] = c.AILMENTS[item.ailment], item.count
            self.put_in_play(seat, item.boon, c.BOON, area)
            area += 1
        refresh_ailments(s, seat)

    # -- piles -----------------------------------------------------------------------------------

    def put_piles(self, seat: int, one: Player) -> None:
        """Listed from the top; the engine has the top of decks and discard piles last."""
        s = self.s
        s.hand[seat].extend(self.pile(seat, one.hand, c.IN_HAND, 1 << seat))
        s.deck[seat].extend(reversed(self.pile(seat, one.deck, c.IN_DECK, 0)))
        s.discard[seat].extend(reversed(self.pile(seat, one.discard, c.IN_DISCARD, EVERYBODY)))
        s.void[seat].extend(self.pile(seat, one.void, c.IN_VOID, EVERYBODY))

    def pile(self, seat: int, cards: Sequence[Placed], zone: int, known: int) -> list[int]:
        """Cards outside play."""
        added = [self.add(item, seat, zone, known) for item in cards]
        for item, card in zip(cards, added, strict=True):
            if self.s.faces.type[self.s.face[card]] & c.PLAYABLE == 0 or item.owner:
                raise StagingError(f"{name_of(item.card)} cannot lie there")
        return added

    # -- what would not last ---------------------------------------------------------------------

    def check(self) -> None:
        """What the first state check would change cannot be a position."""
        s = self.s
        for seat in range(c.SEATS):
            most = maximum_health(s, seat)
            if not 0 < s.health[seat] <= most:
                raise StagingError(f"p{seat + 1} has 1 to {most} health, not {s.health[seat]}")
            for card in s.field[seat]:
                if s.faces.defense[s.face[card]] and defense_of(s, card) <= 0:
                    name = self.printing.game.pool.cards[s.face[card]].name
                    raise StagingError(f"{name} lies in play with {defense_of(s, card)} defense")
        if NOTHING in (*s.slinger, *s.passive, *s.activate):
            raise StagingError("a player has no Runeslinger")
