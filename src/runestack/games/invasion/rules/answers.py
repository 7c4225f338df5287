"""What Invasion answers about the cards and players that texts mean."""

from __future__ import annotations

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, seats, values
from runestack.games.invasion.rules.dice import (
    count_on_side,
    dice_of,
    free_dice,
    is_empty_side,
    shows,
)
from runestack.games.invasion.rules.state import ACTIVE, ROUND, InvasionState
from runestack.games.invasion.rules.storage import all_stored
from runestack.games.invasion.rules.training import technologies_of
from runestack.games.invasion.rules.use import resource
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import NO_VALUE, Selector
from runestack.kernel.references import CARD_MASK
from runestack.kernel.selectors import fits


class InvasionAnswers(InvasionState):
    """The state with its answers about cards and players; `game.InvasionGame` adds the rest."""

    # -- cards -----------------------------------------------------------------------------------

    def cards_in_play(self, noun: int) -> list[int]:
        """Bases, protocols, and the stack."""
        found: list[int] = []
        if noun & c.PERMANENT:
            for seat in range(len(self.out)):
                found.extend(self.base[seat])
        if noun & (c.PROTOCOL | c.INVADER):
            found.extend(self.protocols)
        if noun & c.INVADER:
            found.extend(self.stack)
        return found

    def is_in_play(self, card: int) -> bool:
        """Where `cards_in_play` looks."""
        return self.zone[card] in (c.IN_BASE, c.IN_PROTOCOLS, c.IN_STACK)

    def is_of_noun(self, card: int, selector: Selector) -> bool:
        """By the printed kind."""
        return self.faces.type[self.face[card]] & selector.noun != 0

    def is_allied(self, card: int, seat: int) -> bool:
        """Of the own board."""
        return self.controller[card] == seat

    def is_in_state(self, card: int, word: int) -> bool:
        """A colour is one of its symbols; a family is printed; or where it is."""
        face = self.face[card]
        if word < counts.FAMILY_WORDS:
            return word in self.faces.cost[face]
        if word == counts.WORD_IN_HAND:
            return self.zone[card] == c.IN_HAND
        return self.faces.family[face] == word - counts.FAMILY_WORDS

    def stat(self, card: int, which: int, base: bool) -> int:
        """Cost size, reward, training cost, screws, and the statistics of invasion cards."""
        face = self.face[card]
        if which == c.STAT_COST:
            return len(self.faces.cost[face])
        if which == c.STAT_REWARD:
            return self.faces.reward[face]
        if which == c.STAT_TRAINING:
            return values.training_cost(self, card)
        if which == c.STAT_SCREWS:
            return self.screws[card]
        if self.faces.type[face] != c.INVADER:
            return NO_VALUE
        return values.statistic(self, card, which)

    def keywords_of(self, card: int, base: bool) -> int:
        """As printed."""
        return self.faces.keywords[self.face[card]]

    def figure_of(self, seat: int) -> int:
        """The leader, or NOTHING if it was destroyed."""
        for card in self.base[seat]:
            if values.kind_of(self, card) == c.LEADER:
                return card
        return NOTHING

    # -- players ---------------------------------------------------------------------------------

    def active_player(self) -> int:
        """Whose turn it is; NOBODY where all players, or the Invasion, are on turn."""
        return self.numbers[ACTIVE]

    def called_you(self, card: int) -> list[int]:
        """The controller; the Invasion's cards speak of all players."""
        owner = self.controller[card]
        return seats.players_in(self) if owner == NOBODY else [owner]

    def opponents(self, seat: int) -> list[int]:
        """The other player; in cooperative mode nobody."""
        other = seats.opponent_of(self, seat)
        return [] if other == NOBODY else [other]

    def everybody(self) -> list[int]:
        """All who are still in the game."""
        return seats.players_in(self)

    def teammates(self, seat: int) -> list[int]:
        """In cooperative mode everybody else who is still in the game."""
        if not seats.is_cooperative(self):
            return []
        return [other for other in seats.players_in(self) if other != seat]

    def pile_of(self, seat: int, zone: int) -> list[int]:
        """The piles of a player, or a shared one."""
        if zone == c.IN_STACK:
            return self.stack
        if zone == c.IN_STARTING_SUPPLY:
            return self.starting_supply
        if zone == c.IN_INVASION_DECK:
            return self.invasion_deck
        return self.piles[OWN_PILES.index(zone)][seat]

    def resource_of(self, seat: int, resource_wanted: int, base: bool) -> int:
        """Armor, health, tokens, spare parts."""
        return resource(self, seat, resource_wanted)

    def own_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """What Invasion counts of a player and of the table."""
        if kind == counts.IS_COOPERATIVE:
            return 1 if seats.is_cooperative(self) else 0
        if kind == counts.OPPONENT_HAS:
            return self.opponent_has(word, seat)
        if kind == counts.CARDS_PLAYED:
            return self.plays[seat]
        if kind == counts.DAMAGE_DEALT:
            return self.dealt[seat]
        if kind == counts.EMPTY_DICE:
            return self.empty_dice(seat)
        if kind == counts.UNUSED_DICE:
            return len(free_dice(self, seat))
        if kind == counts.TECHNOLOGIES:
            return len(technologies_of(self, seat))
        if kind == counts.STORED:
            return all_stored(self, seat)
        if kind == counts.LEAD:
            return resource(self, seat, word) - self.opponent_has(word, seat)
        if kind == counts.DICE_SHOWING:
            return self.dice_showing(seat, word)
        if counts.IN_POOL <= kind <= counts.EXHAUSTED:
            return self.holdings(kind, seat)
        return self.table_count(kind, word, seat, base)

    def holdings(self, kind: int, seat: int) -> int:
        """Resources, screws, tokens and exhausted cards of a player."""
        if kind == counts.IN_POOL:
            return sum(self.pool[seat * c.COLOURS : (seat + 1) * c.COLOURS])
        if kind == counts.SCREWS:
            return sum([self.screws[card] for card in self.training[seat]])
        if kind == counts.REROLLS:
            return self.rerolls[seat]
        if kind == counts.TOKENS:
            return self.technology[seat]
        if kind == counts.PARTS:
            return self.spare[seat] + self.parts[seat]
        return sum([self.exhausted[card] for card in self.base[seat]])

    def table_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """What is counted of the table."""
        if kind == counts.PLAYERS:
            return len(seats.players_in(self))
        if kind == counts.PROTOCOLS:
            return len(self.protocols)
        if kind == counts.STACKED:
            return len(self.stack)
        if kind == counts.ROUND:
            return self.numbers[ROUND]
        return super().own_count(kind, word, seat, base)

    def opponent_has(self, word: int, seat: int) -> int:
        """Armor or health: of the opponent, or what the top card has left; with an empty stack 0 (INV-RULING-83)."""
        other = seats.opponent_of(self, seat)
        if other != NOBODY:
            return self.armor[other] if word == c.ARMOR else self.health[other]
        if not self.stack:
            return 0
        if word == c.ARMOR:
            return values.remaining_armor(self, self.stack[-1])
        return max(0, values.remaining_health(self, self.stack[-1]))

    def empty_dice(self, seat: int) -> int:
        """Dice that show no colour."""
        found = 0
        for die in dice_of(seat):
            if self.die_top[die] != c.NOT_ROLLED and is_empty_side(self, die, self.die_top[die]):
                found += 1
        return found

    def dice_showing(self, seat: int, colour: int) -> int:
        """Dice that show a colour; NEUTRAL: that show none; WILD: that show three of one."""
        return len([die for die in dice_of(seat) if self.has_colour_on_top(die, colour)])

    def has_colour_on_top(self, die: int, colour: int) -> bool:
        """Whether one die does."""
        top = self.die_top[die]
        if top == c.NOT_ROLLED:
            return False
        return shows(self, die, top, colour)

    # -- a text under way ------------------------------------------------------------------------

    def may_target(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Whatever fits can be chosen."""
        printed = effect.printed & CARD_MASK
        return fits(self, selector, card, effect.card, printed, effect.seat, False)

    def is_about_effects(self, selector: Selector) -> bool:
        """No text speaks of effects that wait."""
        return False

    def card_of_event(self, effect: Frame) -> int:
        """Also a card that has left since."""
        return effect.target & CARD_MASK if effect.target != NOTHING else NOTHING

    def effect_count(self, effect: Frame, kind: int, word: int) -> int:
        """Other cards than the one whose text is executed."""
        if kind == counts.OTHERS_PLAYED:
            own = 1 if effect.card in self.played[effect.seat] else 0
            return max(0, self.plays[effect.seat] - own)
        if kind == counts.IT_SHOWS:
            return 1 if self.has_colour_on_top(effect.count, word) else 0
        if kind == counts.RESOURCES_SHOWN:
            top = self.die_top[effect.count]
            return c.SCREWS_OF_SIDE - count_on_side(self, effect.count, top, c.NEUTRAL)
        if kind == counts.OF_THEM:
            return effect.count
        if kind == counts.OTHERS_IN_ZONE:
            return len([card for card in self.played[effect.seat] if card != effect.card])
        if kind == counts.HAS_KIND:
            pile = self.pile_of(effect.seat, word // counts.ZONE_STEP)
            faces = [self.face[card] for card in pile if card != effect.card]
            wanted = word % counts.ZONE_STEP
            return len([face for face in faces if self.faces.is_of_kind(face, wanted)])
        return super().effect_count(effect, kind, word)


# The zones of `piles`, in the order of its lists.
OWN_PILES = [
    c.IN_DECK,
    c.IN_HAND,
    c.IN_PLAYED,
    c.IN_DISCARD,
    c.IN_GARBAGE,
    c.IN_TRAINING,
    c.IN_BASE,
    c.LOOKED_AT,
]
