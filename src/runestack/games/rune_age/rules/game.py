"""A game of Rune Age: how its listeners hear, how it is copied, and what a seat cannot know."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import battle as battle_chapter
from runestack.games.rune_age.rules import card_action as card_action_chapter
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import destruction as destruction_chapter
from runestack.games.rune_age.rules import event_phase as event_chapter
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules import turn as turn_chapter
from runestack.games.rune_age.rules.answers import RuneAgeAnswers
from runestack.games.rune_age.rules.effects import carry_out
from runestack.games.rune_age.rules.evaluation import evaluate
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.habits import harmless, usual_answer
from runestack.games.rune_age.rules.offering import push_trigger
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.games.rune_age.rules.seats import in_play_order, kind_of_game
from runestack.games.rune_age.rules.setup import Setup, prepare
from runestack.games.rune_age.rules.state import ACTIVE, FIRST, ROUND, SEATS, STEP, RuneAgeState
from runestack.games.rune_age.rules.text import can_choose_mode, possible
from runestack.games.rune_age.rules.victory import check, finish
from runestack.kernel.conditions import holds
from runestack.kernel.continuous import means_player
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import run
from runestack.kernel.events import Journal, Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.program import Instruction
from runestack.kernel.random import RandomStream
from runestack.kernel.references import reference
from runestack.kernel.selectors import fits
from runestack.kernel.texts import prepare_text
from runestack.kernel.triggers import push_triggers

# Questions of looking ahead: to act or not to act; option 0 is the quiet answer.
QUIET_QUESTIONS: Final = (ch.ASK_ACTION, ch.ASK_EVENT_ORDER)
# Questions without a thought.
HABITS: Final = (ch.ASK_RETAIN, ch.ASK_PAYMENT, ch.ASK_ASSAULT)
# Abilities that cost nothing are used.
FREE_USES: Final = (ch.ASK_WHEN_PLAYED, ch.ASK_RESOLUTION)
TRIES: Final = 4  # of an attack with attrition

# Every chapter has to be loaded, so that its procedures are defined.
CHAPTERS = [
    battle_chapter,
    card_action_chapter,
    destruction_chapter,
    event_chapter,
    turn_chapter,
]


class RuneAgeGame(RuneAgeAnswers):
    """The state with its answers to the kernel's questions."""

    def clone(self) -> RuneAgeGame:
        """A copy of its own; the printed cards and the scenario are shared."""
        other = RuneAgeGame(self.faces, self.scenario)
        self.copy_into(other)
        other.bind()
        return other

    def hears(self, listener: Listener, seat: int, card: int, other: int, number: int) -> bool:
        """Whether a listener's text covers this event."""
        ability = self.abilities[listener.text]
        if ability.selector is not None:
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
        """The text waits to be carried out."""
        player = self.controller[listener.card]
        trigger = Frame(p.TRIGGER, seat if player == NOBODY else player, listener.card)
        trigger.printed = reference(self, listener.card)
        trigger.text = listener.text
        trigger.number = seat
        if card != NOTHING:
            trigger.target = reference(self, card)
        prepare_text(self, trigger)
        self.waiting.append(trigger)

    def endless(self) -> None:
        """A loop that nobody can leave: nobody wins (RA-RULING-88)."""
        finish(self, [], "endless", "RA-RULING-88")

    def kind(self) -> int:
        """By the scenario and the number of players."""
        return kind_of_game(self.numbers[SEATS], self.scenario.teams)

    def worth(self, seat: int) -> float:
        """A rule of thumb."""
        return evaluate(self, seat)

    def horizon(self) -> int:
        """Until somebody else has a turn, or an event comes."""
        return self.numbers[ROUND] * 64 + self.numbers[ACTIVE] * 8 + self.numbers[STEP]

    def weighs(self, question: Question) -> bool:
        """Everything but what the seat is free to begin."""
        return question.kind not in QUIET_QUESTIONS

    def usual_answer(self, question: Question) -> int:
        """By rules of thumb."""
        return usual_answer(self, question)

    def answers_by_habit(self, question: Question) -> bool:
        """What an attack was begun for is carried through; what is kept, and with which cards is paid, shows later."""
        if question.kind in FREE_USES:
            return harmless(self, question) > 0
        return question.kind in HABITS

    def tries(self, question: Question, index: int) -> int:
        """An attack on which dice decide is tried more than once."""
        code = question.options[index]
        rolls = (
            option_kind(code) == ch.ATTACK and self.faces.attrition[self.face[option_first(code)]]
        )
        return TRIES if rolls else 1

    def takes_back(self, question: Question, index: int) -> bool:
        """A purchase that is called off."""
        return question.kind == ch.ASK_MORE and option_kind(question.options[index]) == ch.CALL_OFF

    def depth_of_thought(self) -> int:
        """One answer is weighed; habits go on from there."""
        return 1

    def reads_when_free(self) -> bool:
        """What is drawn at the end of the turn says nothing about an action."""
        return True

    # -- texts -----------------------------------------------------------------------------------

    def goes_on(self, f: Frame) -> bool:
        """Not for one who has left the game (RA-RULING-83)."""
        return f.seat == NOBODY or self.out[f.seat] == 0

    def carry_out(self, f: Frame, instruction: Instruction) -> bool:
        """By the resolver of the operation; what `if you do` hangs on has to be done completely (RA-RULING-59)."""
        done = not instruction.jump or possible(self, f, instruction)
        return carry_out(self, f, instruction) and done

    def not_carried_out(self, f: Frame, instruction: Instruction) -> None:
        """What is impossible is skipped, and with it what hangs on it by `if you do` (RA-RULING-30, 59)."""
        if instruction.jump:
            f.place = instruction.jump

    def settle(self) -> None:
        """Elimination and victory, then triggers."""
        check(self)
        if self.outcome is None:
            push_triggers(self)

    def can_do(self, f: Frame, instruction: Instruction) -> bool:
        """A `may` is offered only if it can be done."""
        return possible(self, f, instruction)

    def can_choose_mode(self, effect: Frame, place: int, branch: int) -> bool:
        """A mode has to be fulfilled completely (RA-RULING-79)."""
        return can_choose_mode(self, effect, place, branch)

    def mode_chosen(self, effect: Frame, seat: int, branch: int) -> None:
        """Told at once."""
        self.emit(e.CHOOSES_MODE, seat, effect.card, effect.text, branch, "RA-RULING-79")

    def choosable_players(self, effect: Frame) -> list[int]:
        """All other players who are in the game."""
        return [seat for seat in in_play_order(self, effect.seat) if seat != effect.seat]

    def target_chosen(self, effect: Frame, seat: int, code: int) -> None:
        """What is chosen is seen by what happens."""

    def number_chosen(self, effect: Frame, seat: int, number: int) -> None:
        """Told at once."""
        self.emit(e.CHOOSES_NUMBER, seat, effect.card, NOTHING, number, "RA-RULING-59")

    # -- triggers --------------------------------------------------------------------------------

    def next_triggers(self) -> list[int]:
        """Events first, then the active player's (or the first player's), then clockwise (RA-RULING-110)."""
        first = self.numbers[ACTIVE] if self.numbers[ACTIVE] != NOBODY else self.numbers[FIRST]
        order = [NOBODY, *in_play_order(self, first)]
        for seat in order:
            places: list[int] = []
            for place in range(self.floor, len(self.waiting)):
                if self.controller[self.waiting[place].card] == seat:
                    places.append(place)
            if places:
                return places
        return [self.floor]

    def trigger_chooser(self, places: list[int]) -> int:
        """Whose they are; those of events the first player orders."""
        seat = self.controller[self.waiting[places[0]].card]
        return self.numbers[FIRST] if seat == NOBODY else seat

    def begin_trigger(self, f: Frame, trigger: Frame) -> None:
        """Carried out at once, if nobody is free to leave it."""
        push_trigger(self, trigger)

    def execute_trigger(self, f: Frame) -> None:
        """It is done."""


def new_game(
    faces: Faces,
    scenario: Scenario,
    setup: Setup,
    journal: Journal | None,
    manners: Manners | None = None,
) -> RuneAgeGame:
    """Sets a game up and runs it to its first decision."""
    game = RuneAgeGame(faces, scenario)
    game.attend(journal, manners)
    prepare(game, setup)
    run(game)
    return game


def resample(s: RuneAgeGame, seat: int, chance: RandomStream) -> None:
    """Replaces what a seat cannot know by something that it might be.

    Which cards a player has is public, where they are is not: unknown cards of hand and deck are dealt anew among
    themselves. Who is asked in the middle of a payment keeps the hand, which the answers depend on. Of the event deck
    the stages stay where they are.
    """
    bit = 1 << seat
    asked = [question.seat for question in s.asking]
    for other in range(s.numbers[SEATS]):
        hand: list[int] = [] if other in asked else s.hand[other]
        cards = [card for card in [*hand, *s.deck[other]] if not s.known[card] & bit]
        exchange(s, chance, cards)
    for stage in range(len(s.scenario.stages) + 1):
        exchange(s, chance, unknown_of_stage(s, bit, stage))


def unknown_of_stage(s: RuneAgeState, bit: int, stage: int) -> list[int]:
    """The events of a stage in the event deck that a seat has not seen there."""
    return [
        card
        for card in s.event_deck
        if s.faces.stage[s.face[card]] == stage and not s.known[card] & bit
    ]


def exchange(s: RuneAgeState, chance: RandomStream, cards: list[int]) -> None:
    """Deals the faces of some cards, with what was used of them, anew among themselves."""
    kinds = [s.face[card] << 16 | s.used[card] for card in cards]
    kinds.sort()  # what is dealt must not depend on where the cards lay
    chance.shuffle(kinds)
    for place in range(len(cards)):
        s.face[cards[place]] = kinds[place] >> 16
        s.used[cards[place]] = kinds[place] & 65535
