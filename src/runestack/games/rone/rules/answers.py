"""What RONE answers about the cards and players that texts mean."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import seats, selection, targets, values
from runestack.games.rone.rules.state import ACTIVE_PLAYER, SEATS, RoneState
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import Selector
from runestack.kernel.references import CARD_MASK


class RoneAnswers(RoneState):
    """The state with its answers about cards and players; `game.RoneGame` adds the rest."""

    # -- cards -----------------------------------------------------------------------------------

    def cards_in_play(self, noun: int) -> list[int]:
        """Units, heroes and technologies on the battlefield."""
        return values.battlefield(self, noun)

    def is_in_play(self, card: int) -> bool:
        """On the battlefield."""
        return self.zone[card] == c.ON_BATTLEFIELD

    def is_of_noun(self, card: int, selector: Selector) -> bool:
        """By the printed type."""
        return self.faces.type[self.face[card]] & selector.noun != 0

    def is_allied(self, card: int, seat: int) -> bool:
        """Team mates are one side."""
        return self.side[self.controller[card]] == self.side[seat]

    def is_in_state(self, card: int, word: int) -> bool:
        """A race, or a state."""
        return values.is_in_state(self, card, word)

    def stat(self, card: int, which: int, base: bool) -> int:
        """Attack, health, costs, level, speed."""
        return values.stat(self, card, which, base)

    def keywords_of(self, card: int, base: bool) -> int:
        """Keywords without a text."""
        return values.base_flags(self, card) if base else values.flags(self, card)

    def role_card(self, role: int, holder: int) -> int:
        """A unit in the running combat."""
        return values.role_card(self, role, holder)

    def figure_of(self, seat: int) -> int:
        """The hero."""
        return self.hero[seat]

    # -- players ---------------------------------------------------------------------------------

    def active_player(self) -> int:
        """Whose turn it is."""
        return self.numbers[ACTIVE_PLAYER]

    def called_you(self, card: int) -> list[int]:
        """Of a team both team mates."""
        return seats.called_you(self, card)

    def opponents(self, seat: int) -> list[int]:
        """All players of other sides."""
        return seats.opponents(self, seat)

    def everybody(self) -> list[int]:
        """All who are still in the game, the active player first."""
        return seats.in_turn_order(self, self.numbers[ACTIVE_PLAYER])

    def pile_of(self, seat: int, zone: int) -> list[int]:
        """Hand, decks, graveyard."""
        return selection.pile_of(self, seat, zone)

    def once_for_each_pile(self, zone: int, seats: list[int]) -> list[int]:
        """Team mates share all piles but their hands."""
        return selection.once_for_each_pile(self, zone, seats)

    def resource_of(self, seat: int, resource: int, base: bool) -> int:
        """Water is the only one that players have."""
        return self.water[seat]

    def own_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """The level of the hero."""
        if kind == c.COUNT_LEVEL:
            return self.hero_level[seat]
        return super().own_count(kind, word, seat, base)

    # -- a text under way ------------------------------------------------------------------------

    def may_target(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Seen, and not protected from tactics."""
        printed = effect.printed & CARD_MASK
        tactic = selection.is_tactic(self, effect)
        return targets.may_target(
            self, selector, card, effect.seat, effect.card, printed, tactic, None
        )

    def still_means(self, effect: Frame, place: int, card: int) -> bool:
        """A target must still be open to the effect."""
        return selection.still_open(self, effect, place, card)

    def is_about_effects(self, selector: Selector) -> bool:
        """Whether a text speaks of the stack."""
        return selector.zone == c.ON_STACK

    def effects(self) -> list[Frame]:
        """The stack."""
        return self.stack

    def effect_targets(self, effect: Frame, selector: Selector) -> list[int]:
        """Places on the stack."""
        return targets.stack_targets(self, selector.noun, effect.card)

    def card_of_event(self, effect: Frame) -> int:
        """Also a card that has left since: conditions look at it as it is now."""
        return effect.target & CARD_MASK if effect.target != NOTHING else NOTHING

    def opponent_meant(self, effect: Frame) -> int:
        """Of several opponents the one that the controller has chosen."""
        return NOBODY if self.numbers[SEATS] == 2 else selection.opponent_chosen(self, effect)
