"""A game of RONE: how its listeners hear, how it is copied, and what a seat cannot know."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import activation as activation_chapter
from runestack.games.rone.rules import attack as attack_chapter
from runestack.games.rone.rules import cards_moved as cards_moved_chapter
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules import turn as turn_chapter
from runestack.games.rone.rules.answers import RoneAnswers
from runestack.games.rone.rules.effects import carry_out
from runestack.games.rone.rules.evaluation import evaluate
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.primitives import note_hand
from runestack.games.rone.rules.seats import in_turn_order, kind_of_game
from runestack.games.rone.rules.setup import Setup, prepare
from runestack.games.rone.rules.stack import (
    begin_trigger,
    check_end,
    end_in_a_tie,
    push_execution,
    settle,
)
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    BOUNTY,
    BOUNTY_SIZE,
    BUILT,
    ELIMINATED,
    SEATS,
    SIDES,
    TURNS,
    RoneState,
    printed_reference,
)
from runestack.games.rone.rules.text import (
    asks_first,
    can_choose_mode,
    cancel_rest,
    possible,
    tell_target,
)
from runestack.kernel.conditions import holds
from runestack.kernel.continuous import means_player
from runestack.kernel.decision import Question, option_first
from runestack.kernel.driver import run
from runestack.kernel.events import Journal, Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.program import PICK_THIS, Ability, Instruction
from runestack.kernel.random import RandomStream
from runestack.kernel.references import reference
from runestack.kernel.selectors import fits
from runestack.kernel.texts import prepare_text

# Questions of looking ahead: to act or not to act, and orders that seldom matter; option 0 is the quiet answer.
QUIET_QUESTIONS: Final = (
    ch.ASK_MULLIGAN,
    ch.ASK_INCOME,
    ch.ASK_MAIN,
    ch.ASK_WINDOW,
    ch.ASK_DAMAGE,
    ch.ASK_GRAVEYARD,
    ch.ASK_TRIGGER,
    ch.ASK_DEATH,
    ch.ASK_ORDER,
)

ORDERS: Final = (ch.ASK_DAMAGE, ch.ASK_GRAVEYARD, ch.ASK_TRIGGER, ch.ASK_DEATH, ch.ASK_ORDER)

# Every chapter has to be loaded, so that its procedures are defined.
CHAPTERS = [activation_chapter, attack_chapter, cards_moved_chapter, turn_chapter]


class RoneGame(RoneAnswers):
    """The state with its answers to the kernel's questions."""

    def clone(self) -> RoneGame:
        """A copy of its own; the printed cards are shared."""
        other = RoneGame(self.faces)
        self.copy_into(other)
        other.bind()
        return other

    def hears(self, listener: Listener, seat: int, card: int, other: int, number: int) -> bool:
        """Whether a listener's text covers this event."""
        ability = self.abilities[listener.text]
        if ability.label != NOTHING:
            if card != listener.card:
                return False
            # Damage dealt by a Strike text does not start the same text again (RONE-RULING-122).
            if ability.label == c.LABEL_STRIKE:
                if self.cause_text == listener.text or not is_enemy_hero(
                    self, other, listener.card
                ):
                    return False
        elif ability.selector is not None:
            if card == listener.card and goes_unseen(ability):
                return False
            if not fits(
                self, ability.selector, card, listener.card, listener.printed, NOBODY, False
            ):
                return False
        elif not means_player(self, listener, seat):
            return False
        condition = ability.condition
        return condition is None or holds(
            self, condition, listener.card, listener.printed, card, seat, NOBODY, False
        )

    def wake(self, listener: Listener, seat: int, card: int, other: int, number: int) -> None:
        """The text waits to be executed; its controller is the last one its card had (RONE-RULING-124)."""
        trigger = Frame(p.TRIGGER, self.controller[listener.card], listener.card)
        trigger.printed = printed_reference(self, listener.card, listener.printed)
        trigger.text = listener.text
        trigger.number = seat
        # "that unit" after "deals damage to a unit" and "destroys a unit" is the other one
        event = self.abilities[listener.text].event
        meant = other if event in (e.DAMAGES_UNIT, e.KILLS) else card
        if meant != NOTHING:
            trigger.target = reference(self, meant)
        prepare_text(self, trigger)
        self.waiting.append(trigger)

    def endless(self) -> None:
        """A loop of forced effects that cannot be left is a tie (RONE-RULING-134)."""
        end_in_a_tie(self, c.ENDLESS_LOOP, "RONE-RULING-134")

    def kind(self) -> int:
        """By the number of seats and sides."""
        return kind_of_game(self.numbers[SEATS], self.numbers[SIDES])

    def worth(self, seat: int) -> float:
        """How good the game looks for a seat."""
        return evaluate(self, seat)

    def horizon(self) -> int:
        """The turn."""
        return self.numbers[TURNS]

    def weighs(self, question: Question) -> bool:
        """Everything that is asked about an effect, an action or a hero that was begun."""
        return question.kind not in QUIET_QUESTIONS

    def is_let_go(self, question: Question) -> bool:
        """Orders, and windows in which no opponent has done anything: what is fast can be done in the own turn too."""
        if question.kind == ch.ASK_WINDOW:
            return not self.stack or self.side[self.stack[-1].seat] == self.side[question.seat]
        return question.kind in ORDERS

    # -- texts (P-8) -----------------------------------------------------------------------------

    def carry_out(self, f: Frame, instruction: Instruction) -> bool:
        """By the resolver of the operation."""
        return carry_out(self, f, instruction)

    def not_carried_out(self, f: Frame, instruction: Instruction) -> None:
        """The rest of the text is cancelled."""
        cancel_rest(self, f)

    def settle(self) -> None:
        """Dying units, then triggers."""
        settle(self)

    def asks_first(self, f: Frame, instruction: Instruction) -> bool:
        """Which of several opponents is meant."""
        return asks_first(self, f, instruction)

    def can_do(self, f: Frame, instruction: Instruction) -> bool:
        """A `may` is offered only if it can be done (RONE-RULING-52)."""
        return possible(self, f, instruction)

    def can_choose_mode(self, effect: Frame, place: int, branch: int) -> bool:
        """A mode that lacks its target is not offered."""
        return can_choose_mode(self, effect, place, branch)

    def mode_chosen(self, effect: Frame, seat: int, branch: int) -> None:
        """Public and fixed."""
        self.emit(e.MODE_CHOSEN, seat, effect.card, effect.text, branch, "RONE-RULING-48")

    def choosable_players(self, effect: Frame) -> list[int]:
        """Everybody who is in the game."""
        return in_turn_order(self, 0)

    def target_chosen(self, effect: Frame, seat: int, code: int) -> None:
        """Told at once."""
        tell_target(self, effect, seat, code)

    # -- triggers (P-7) --------------------------------------------------------------------------

    def next_triggers(self) -> list[int]:
        """All that wait, also those of others."""
        places: list[int] = []
        for place in range(self.floor, len(self.waiting)):  # faster than making a list of a range
            places.append(place)
        return places

    def trigger_chooser(self, places: list[int]) -> int:
        """The active player."""
        return self.numbers[ACTIVE_PLAYER]

    def begin_trigger(self, f: Frame, trigger: Frame) -> None:
        """Onto the stack, with a reaction window."""
        begin_trigger(self, f, trigger)

    def execute_trigger(self, f: Frame) -> None:
        """Everything added and the trigger itself."""
        push_execution(self, f.number)


def goes_unseen(ability: Ability) -> bool:
    """A text about cards that go does not see its own card go, unless it names that card (RONE-RULING-160)."""
    if ability.event not in (e.LEAVES, e.DIES, e.DESTROYED):
        return False
    return ability.selector is not None and ability.selector.pick != PICK_THIS


def is_enemy_hero(s: RoneState, hero: int, card: int) -> bool:
    """Strike is about an opponent's hero."""
    return hero != NOTHING and s.side[s.controller[hero]] != s.side[s.controller[card]]


def new_game(
    faces: Faces, setup: Setup, journal: Journal | None, manners: Manners | None = None
) -> RoneGame:
    """Sets a game up and runs it to its first decision."""
    game = RoneGame(faces)
    game.attend(journal, manners)
    prepare(game, setup)
    run(game)
    return game


def concede(s: RoneGame, seat: int) -> None:
    """A player gives up; this counts at the next check.

    Where it ends the game, the check is made at once if the stack is empty; where others play on, the turn goes on to
    its next check.
    """
    s.conceded[seat] = 1
    s.emit(e.CONCEDES, seat, NOTHING, NOTHING, 0, "RONE-RULING-135")
    if s.numbers[SIDES] == 2 or s.numbers[ELIMINATED]:
        check_end(s)


def resample(s: RoneGame, seat: int, chance: RandomStream) -> None:
    """Replaces what a seat cannot know by something that it might be.

    Cards keep their places and numbers; the faces of those it does not know are dealt anew, among themselves and
    with the faces that were left in the box.
    """
    bit = 1 << seat
    fixed = named_in_questions(s, seat)
    cards = [card for card in range(len(s.face)) if not s.known[card] & bit and card not in fixed]
    common = [card for card in cards if not is_technology(s, card)]
    if s.numbers[BUILT]:
        exchange(s, chance, [card for card in common if is_bounty(s, card)], s.undealt)
        for side in range(s.numbers[SIDES]):
            exchange(s, chance, [card for card in common if is_in_deck_of(s, card, side)], [])
    else:
        exchange(s, chance, common, s.undealt)
    technologies = [card for card in cards if is_technology(s, card)]
    if s.undealt_technologies:
        exchange(s, chance, technologies, s.undealt_technologies)
    else:
        for side in range(s.numbers[SIDES]):
            own = [card for card in technologies if s.side[s.owner[card]] == side]
            exchange(s, chance, own, [])
    for other in range(s.numbers[SEATS]):
        note_hand(s, other)


def named_in_questions(s: RoneGame, seat: int) -> list[int]:
    """Cards that the open question of another seat names: what they are decides what it may choose."""
    cards: list[int] = []
    for question in s.asking:
        if question.seat != seat:
            for code in question.options:
                cards.append(option_first(code))
    return cards


def is_technology(s: RoneGame, card: int) -> bool:
    """Technologies come from a box of their own."""
    return s.faces.type[s.face[card]] == c.TECHNOLOGY


def is_bounty(s: RoneGame, card: int) -> bool:
    """Whether a card lay in the bounty deck at the start, wherever it is by now."""
    first = s.numbers[BOUNTY]
    return first != NOTHING and first <= card < first + BOUNTY_SIZE


def is_in_deck_of(s: RoneGame, card: int, side: int) -> bool:
    """Whether a card belongs to the deck that a side has built."""
    return not is_bounty(s, card) and s.side[s.owner[card]] == side


def exchange(s: RoneGame, chance: RandomStream, cards: list[int], box: list[int]) -> None:
    """Deals the faces of some cards and of a box anew."""
    faces = [s.face[card] for card in cards] + box
    faces.sort()  # what is dealt must not depend on where the faces lay
    chance.shuffle(faces)
    for place in range(len(cards)):
        s.face[cards[place]] = faces[place]
    box[:] = faces[len(cards) :]
