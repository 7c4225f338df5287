"""What Runeslingers answers about the cards and players that texts mean."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import player_values, selection, values
from runestack.games.runeslingers.rules.state import ACTIVE, EncounterState, deeds_of, enemy
from runestack.kernel.frame import Frame
from runestack.kernel.program import Selector
from runestack.kernel.references import referred


class EncounterAnswers(EncounterState):
    """The state with its answers about cards and players; `game.RuneslingersGame` adds the rest."""

    # -- cards -----------------------------------------------------------------------------------

    def cards_in_play(self, noun: int) -> list[int]:
        """On both fields, the active player's first."""
        return values.cards_in_play(self, noun)

    def is_in_play(self, card: int) -> bool:
        """Face-up, or as a concentration."""
        return selection.is_on_field(self, card)

    def is_of_noun(self, card: int, selector: Selector) -> bool:
        """By what it is now; a concentration under a card is not always meant."""
        kind = values.kind_of(self, card)
        if kind & selector.noun == 0:
            return False
        return kind != c.CONCENTRATION or values.is_open(self, selector, card)

    def is_allied(self, card: int, seat: int) -> bool:
        """Each player for himself."""
        return self.controller[card] == seat

    def is_in_state(self, card: int, word: int) -> bool:
        """A class, a subtype or a state."""
        return values.is_in_state(self, card, word)

    def stat(self, card: int, which: int, base: bool) -> int:
        """Tokens, or the defense."""
        return values.stat(self, card, which, base)

    def keywords_of(self, card: int, base: bool) -> int:
        """Those of the bar, with what texts give and take."""
        return values.base_flags(self, card) if base else values.flags(self, card)

    def figure_of(self, seat: int) -> int:
        """The Runeslinger."""
        return self.slinger[seat]

    # -- players ---------------------------------------------------------------------------------

    def active_player(self) -> int:
        """Whose turn it is."""
        return self.numbers[ACTIVE]

    def called_you(self, card: int) -> list[int]:
        """Its controller."""
        return [self.controller[card]]

    def opponents(self, seat: int) -> list[int]:
        """The enemy."""
        return [enemy(seat)]

    def everybody(self) -> list[int]:
        """The active player first."""
        return [self.numbers[ACTIVE], enemy(self.numbers[ACTIVE])]

    def pile_of(self, seat: int, zone: int) -> list[int]:
        """Hand, deck, discard pile, void pile."""
        return selection.pile_of(self, seat, zone)

    def resource_of(self, seat: int, resource: int, base: bool) -> int:
        """Health, power and the like."""
        return player_values.resource_of(self, seat, resource, base)

    def own_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """Ailments, and what somebody has done this turn."""
        if kind == c.COUNT_AILMENTS:
            return player_values.instances(self, seat, word)
        if kind == c.COUNT_DEEDS:
            return deeds_of(self, seat, word)
        return super().own_count(kind, word, seat, base)

    # -- a text under way ------------------------------------------------------------------------

    def may_target(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Under the rules of targeting."""
        return selection.may_target(self, selector, card, effect.seat, effect.card, None)

    def may_target_player(self, effect: Frame, seat: int) -> bool:
        """A target that cannot be targeted any more is lost."""
        return selection.may_aim_at_player(self, seat, effect.card, None)

    def reaches(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Attacks reach Runeslingers only."""
        return selection.in_reach(self, selector, card, effect.card, None)

    def is_about_effects(self, selector: Selector) -> bool:
        """Targets on the ladder."""
        return selector.zone == c.ON_LADDER

    def effects(self) -> list[Frame]:
        """The ladder."""
        return self.ladder

    def effect_targets(self, effect: Frame, selector: Selector) -> list[int]:
        """Places of rungs."""
        return selection.ladder_targets(self, selector, effect.card)

    def card_of_event(self, effect: Frame) -> int:
        """Only as long as it is the same object."""
        return referred(self, effect.target)

    def instigator_of(self, effect: Frame) -> int:
        """Kept with the trigger."""
        return effect.count

    def own_stat(self, effect: Frame, card: int, which: int) -> int:
        """Of a card whose leaving set off the text, the tokens that it had (RS-RULING-129)."""
        if which == c.STAT_TOKENS and selection.speaks_of_own_leaving(effect):
            return selection.last_tokens(effect)
        return self.stat(card, which, False)

    def effect_count(self, effect: Frame, kind: int, word: int) -> int:
        """The damage that it has dealt so far."""
        if kind == c.COUNT_DAMAGE:
            return selection.damage_dealt(self, effect)
        return super().effect_count(effect, kind, word)
