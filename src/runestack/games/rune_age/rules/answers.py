"""What Rune Age answers about the cards and players that texts mean."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules import seats, values
from runestack.games.rune_age.rules.affected import among
from runestack.games.rune_age.rules.combat_words import combat_is, opponent_in_combat
from runestack.games.rune_age.rules.payment import available
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    FIRST,
    ROUND,
    SEATS,
    SHARED_DAMAGE,
    SHARED_REALM,
    RuneAgeState,
)
from runestack.games.rune_age.rules.use import pays_first
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import EFFECT_COUNTS, OWN_COUNTS, Instruction, Selector, Slot
from runestack.kernel.references import CARD_MASK
from runestack.kernel.selectors import fits

# counts of a player
COUNT_COMBAT: Final = OWN_COUNTS  # whether the combat is as a word says
COUNT_REALM: Final = OWN_COUNTS + 1  # cards of a kind in the realm area
COUNT_DAMAGE: Final = OWN_COUNTS + 2
COUNT_COMBATS: Final = OWN_COUNTS + 3  # begun in this turn
COUNT_ALONE: Final = OWN_COUNTS + 4  # whether it is a game for one
COUNT_LEFT: Final = OWN_COUNTS + 5  # whether the player is left; over all players, how many are
COUNT_ROUNDS: Final = OWN_COUNTS + 6  # begun in this game
COUNT_AMONG: Final = OWN_COUNTS + 7  # whether the player is one of those whom a word means
COUNT_PLAYERS: Final = OWN_COUNTS + 8  # who are left in the game
COUNT_TOGETHER: Final = OWN_COUNTS + 9  # whether all players are one side
# counts of an effect
COUNT_COPIES: Final = EFFECT_COUNTS  # other friendly units of the same name
COUNT_GIVEN: Final = EFFECT_COUNTS + 1  # gold or influence that was given as a cost
COUNT_ATTACKED: Final = EFFECT_COUNTS + 2  # whether the acting card was attacked this round
COUNT_YOUR_ATTACKS: Final = EFFECT_COUNTS + 3  # the same, by the player who is meant


class RuneAgeAnswers(RuneAgeState):
    """The state with its answers about cards and players; `game.RuneAgeGame` adds the rest."""

    # -- cards -----------------------------------------------------------------------------------

    def cards_in_play(self, noun: int) -> list[int]:
        """Armies, realm areas, and what lies beside the objective or in the city row."""
        found: list[int] = []
        for seat in range(len(self.out)):
            if noun & (c.UNIT | c.TACTIC):
                found.extend(self.army[seat])
            if noun & ~(c.UNIT | c.TACTIC):
                found.extend(self.realm[seat])
        if noun & c.CITY:
            found.extend(self.city_row)
        if noun & (c.EVENT | c.OBJECTIVE):
            found.extend(self.front)
        return found

    def is_in_play(self, card: int) -> bool:
        """Where `cards_in_play` looks."""
        return self.zone[card] in (c.IN_ARMY, c.IN_REALM, c.IN_FRONT, c.IN_CITY_ROW)

    def is_of_noun(self, card: int, selector: Selector) -> bool:
        """By the printed kind."""
        return self.faces.type[self.face[card]] & selector.noun != 0

    def is_allied(self, card: int, seat: int) -> bool:
        """Friendly: of the own side; also `you control`."""
        return self.controller[card] == seat

    def is_in_state(self, card: int, word: int) -> bool:
        """Wounded, exhausted, neutral and the like."""
        return values.is_in_state(self, card, word)

    def stat(self, card: int, which: int, base: bool) -> int:
        """Strength, cost, value, auto-defense, influence."""
        return values.stat(self, card, which, base)

    def keywords_of(self, card: int, base: bool) -> int:
        """Mythic and the siege icon."""
        return self.faces.flags[self.face[card]]

    def figure_of(self, seat: int) -> int:
        """The home realm."""
        return self.home[seat]

    # -- players ---------------------------------------------------------------------------------

    def active_player(self) -> int:
        """Whose turn it is; NOBODY in the Event phase."""
        return self.numbers[ACTIVE]

    def called_you(self, card: int) -> list[int]:
        """The controller; of what lies in the centre nobody."""
        return [] if self.controller[card] == NOBODY else [self.controller[card]]

    def opponents(self, seat: int) -> list[int]:
        """All other players, clockwise."""
        return [other for other in seats.in_play_order(self, seat) if other != seat]

    def called_opponent(self, seat: int) -> list[int]:
        """The other player of the siege that is under way; in a battle, or outside combat, nobody (RA-RULING-58)."""
        other = opponent_in_combat(self, seat)
        return [] if other == NOBODY else [other]

    def die_shows(self, side: int) -> int:
        """The attrition die (RA-RULING-12)."""
        return c.DIE[side - 1]

    def rolled(self, f: Frame, sides: int, number: int) -> None:
        """Told at once."""
        self.emit(e.ROLLS, f.seat, f.card, NOTHING, number, "RA-ATTR-1")

    def neighbour(self, seat: int, before: bool) -> int:
        """The remaining player after a seat clockwise, or before it."""
        order = seats.in_play_order(self, seat)
        other = order[-1] if before else seats.next_seat(self, seat)
        return NOBODY if not order or other == seat else other

    def everybody(self) -> list[int]:
        """All who are still in the game, the first player first."""
        return seats.in_play_order(self, self.numbers[FIRST])

    def pile_of(self, seat: int, zone: int) -> list[int]:
        """Hand, deck, discard pile, barracks; the market belongs to nobody."""
        if zone == c.IN_MARKET:
            return self.market
        if zone == c.IN_HAND:
            return self.hand[seat]
        if zone == c.IN_DECK:
            return self.deck[seat]
        return self.discard[seat] if zone == c.IN_DISCARD else self.barracks[seat]

    def resource_of(self, seat: int, resource: int, base: bool) -> int:
        """What could be spent now."""
        return available(self, seat, resource)

    def own_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """About the combat, the realm area, damage."""
        if kind == COUNT_COMBAT:
            return 1 if combat_is(self, word, seat) else 0
        if kind == COUNT_REALM:
            found = 0
            for card in self.realm[seat]:
                if self.faces.type[self.face[card]] & word:
                    found += 1
            return found
        if kind == COUNT_DAMAGE:
            shared = self.numbers[SHARED_REALM] != NOTHING
            return self.numbers[SHARED_DAMAGE] if shared else self.damage[seat]
        if kind == COUNT_COMBATS:
            return self.combats[seat]
        if kind == COUNT_ALONE:
            return 1 if self.numbers[SEATS] == 1 else 0
        if kind == COUNT_TOGETHER:
            return 1 if self.scenario.teams == sc.TOGETHER else 0
        if kind == COUNT_ROUNDS:
            return self.numbers[ROUND]
        if kind == COUNT_AMONG:
            return 1 if seat in among(self, word) else 0
        if kind == COUNT_PLAYERS:
            return len(seats.everybody(self))
        if kind == COUNT_LEFT:
            return 1 if seats.is_in(self, seat) else 0
        return super().own_count(kind, word, seat, base)

    # -- a text under way ------------------------------------------------------------------------

    def asks_first(self, f: Frame, instruction: Instruction) -> bool:
        """The costs of an ability."""
        return pays_first(self, f, instruction)

    def may_target(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Whatever fits can be chosen."""
        printed = effect.printed & CARD_MASK
        return fits(self, selector, card, effect.card, printed, effect.seat, False)

    def opponents_meant(self, effect: Frame) -> list[int]:
        """`Your opponent` is the other player of the siege; in a battle there is none (RA-RULING-58)."""
        return self.called_opponent(effect.seat)

    def most_chosen(self, effect: Frame, slot: Slot) -> int:
        """As much as can be paid."""
        most = slot.most
        for cost in self.abilities[effect.text].costs:
            if cost.counted is not None and cost.counted.place == slot.place:
                most = min(most, available(self, effect.seat, cost.word))
        return most

    def is_about_effects(self, selector: Selector) -> bool:
        """No text speaks of effects that wait."""
        return False

    def card_of_event(self, effect: Frame) -> int:
        """Also a card that has left since."""
        return effect.target & CARD_MASK if effect.target != NOTHING else NOTHING

    def effect_count(self, effect: Frame, kind: int, word: int) -> int:
        """Copies of the acting unit, and what was given as a cost."""
        if kind == COUNT_GIVEN:
            return effect.count
        if kind == COUNT_ATTACKED:
            return 1 if self.attacked[effect.card] else 0
        if kind == COUNT_YOUR_ATTACKS:
            return self.attacked[effect.card] >> effect.seat & 1
        if kind == COUNT_COPIES:
            found = 0
            for card in self.army[effect.seat]:
                if card != effect.card and self.face[card] == self.face[effect.card]:
                    found += 1
            return found
        return super().effect_count(effect, kind, word)
