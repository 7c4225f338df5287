"""An encounter: how its listeners hear, how texts are carried out, and what a seat cannot know."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import drafting as drafting_chapter
from runestack.games.runeslingers.rules import encounter as encounter_chapter
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import ladder as ladder_chapter
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules import turn as turn_chapter
from runestack.games.runeslingers.rules.answers import EncounterAnswers
from runestack.games.runeslingers.rules.checking import (
    after_instruction,
    end_encounter,
)
from runestack.games.runeslingers.rules.costs import Purse, pays_cost
from runestack.games.runeslingers.rules.doing_in_full import can_give_up, is_in_full
from runestack.games.runeslingers.rules.effects import carry_out
from runestack.games.runeslingers.rules.evaluation import evaluate
from runestack.games.runeslingers.rules.faces import Faces
from runestack.games.runeslingers.rules.fetching import fetchable
from runestack.games.runeslingers.rules.selection import (
    OWN_LEAVING,
    branch_has_targets,
    goes_on,
    may_aim_at_player,
    prepare_effect,
)
from runestack.games.runeslingers.rules.setup import Setup, prepare
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    ENCOUNTER,
    PHASE,
    TURN,
    EncounterState,
    whose_effect,
)
from runestack.kernel import operations as core
from runestack.kernel.conditions import holds
from runestack.kernel.decision import Question, option_first
from runestack.kernel.driver import run
from runestack.kernel.events import Journal, Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.meaning import candidates, meant
from runestack.kernel.outcome import DUEL, LOST, TIED, WON
from runestack.kernel.program import (
    EACH_PLAYER,
    PICK_ONE,
    PICK_TARGET,
    PICK_TOP,
    PICK_ZONE,
    UNCHOSEN,
    YOU,
    Instruction,
)
from runestack.kernel.references import reference
from runestack.kernel.selectors import fits

# Questions of looking ahead: to act or not to act, and orders that seldom matter; option 0 is the quiet answer.
QUIET_QUESTIONS: Final = (
    ch.ASK_MAIN,
    ch.ASK_ANSWER,
    ch.ASK_PASS,
    ch.ASK_BLOCK,
    ch.ASK_TRIGGER,
    ch.ASK_MERGE,
    ch.ASK_PUT_BACK,
    ch.ASK_OVERFLOW,
    ch.ASK_ORDER,
)
LEAVING: Final = (e.IS_DESTROYED, e.IS_DISCARDED, e.IS_RETURNED, e.LEAVES)
TURNS_OF_AN_ENCOUNTER: Final = 1 << 12

# Every chapter has to be loaded, so that its procedures are defined.
CHAPTERS = [drafting_chapter, encounter_chapter, ladder_chapter, turn_chapter]


class RuneslingersGame(EncounterAnswers):
    """The state with its answers to the kernel's questions."""

    def clone(self) -> RuneslingersGame:
        """A copy of its own; the printed cards are shared."""
        other = RuneslingersGame(self.faces)
        self.copy_into(other)
        other.bind()
        return other

    # -- events and triggers ---------------------------------------------------------------------

    def hears(self, listener: Listener, seat: int, card: int, other: int, number: int) -> bool:
        """Whether a listener's text covers this event."""
        ability = self.abilities[listener.text]
        if ability.once and once_code(listener) in self.once:
            return False
        if ability.word != NOTHING and ability.word != number:
            return False
        if ability.event == e.PLAYS or ability.selector is None:
            if ability.player != EACH_PLAYER:
                is_own = self.controller[listener.card] == seat
                if is_own != (ability.player == YOU):
                    return False
        if ability.selector is not None:
            if card == NOTHING or not fits(
                self, ability.selector, card, listener.card, listener.printed, NOBODY, False
            ):
                return False
        condition = ability.condition
        return condition is None or holds(
            self,
            condition,
            listener.card,
            listener.printed,
            card,
            player_of(self, listener.kind, seat, other),
            NOBODY,
            False,
        )

    def wake(self, listener: Listener, seat: int, card: int, other: int, number: int) -> None:
        """The text waits to be carried out."""
        kind = listener.kind
        if self.abilities[listener.text].once:
            self.once.append(once_code(listener))
        trigger = Frame(p.TRIGGER, self.controller[listener.card], listener.card)
        trigger.printed = reference(self, listener.card)
        trigger.text = listener.text
        trigger.number = player_of(self, kind, seat, other)
        trigger.count = instigator_of(self, kind, card, other, number)
        if card == listener.card and kind in LEAVING and self.zone[card] != c.IN_PLAY:
            trigger.flag = OWN_LEAVING | (self.tokens[card] << 1)
        if card != NOTHING:
            trigger.target = reference(self, card)
        prepare_effect(self, trigger)
        self.waiting.append(trigger)

    def next_triggers(self) -> list[int]:
        """Those of the active player first, then those of the other (RS-TRIG-4)."""
        active = self.numbers[ACTIVE]
        own = [
            place
            for place in range(self.floor, len(self.waiting))
            if self.waiting[place].seat == active
        ]
        places = own or list(range(self.floor, len(self.waiting)))
        return different(self.waiting, places) if len(places) > 1 else places

    def trigger_chooser(self, places: list[int]) -> int:
        """Each player orders the own ones."""
        return self.waiting[places[0]].seat

    def begin_trigger(self, f: Frame, trigger: Frame) -> None:
        """Carried out at once, unless its card has left (RS-RULING-129); it cannot be answered."""
        f.target = self.cause
        f.number = self.cause_text
        if not goes_on(self, trigger):
            self.emit(e.FIZZLES, trigger.seat, trigger.card, NOTHING, 2, "RS-RULING-129")
            return
        self.emit(e.TRIGGERS, trigger.seat, trigger.card, NOTHING, trigger.text, "RS-TRIG-1")
        self.push(trigger)

    def execute_trigger(self, f: Frame) -> None:
        """What ran before the trigger runs on."""
        self.cause = f.target
        self.cause_text = f.number

    # -- texts -----------------------------------------------------------------------------------

    def goes_on(self, f: Frame) -> bool:
        """A text stops when its card leaves (RS-RULING-54)."""
        return goes_on(self, f)

    def carry_out(self, f: Frame, instruction: Instruction) -> bool:
        """One instruction; what depends on it (`if you do`) is skipped unless it is done in full."""
        if instruction.jump == 0 or is_in_full(self, f, instruction):
            return carry_out(self, f, instruction)
        done = carry_out(self, f, instruction)
        if done:
            f.place = instruction.jump
        return done

    def not_carried_out(self, f: Frame, instruction: Instruction) -> None:
        """Only this sentence is prevented, and what depends on it (RS-TARGET-6, RS-RULING-123)."""
        if instruction.jump:
            f.place = instruction.jump
        self.emit(e.PREVENTED, f.seat, f.card, NOTHING, f.text, "RS-TARGET-5")

    def settle(self) -> None:
        """State checks, triggers and the hand maximum."""
        after_instruction(self)

    def can_do(self, f: Frame, instruction: Instruction) -> bool:
        """Whether an optional effect can be carried out now."""
        if instruction.op == core.PAY:
            purse = Purse(self, f.seat, f.card)
            for cost in instruction.costs:
                if not pays_cost(self, purse, cost, None):
                    return False
            return True
        selector = instruction.selector
        if selector is None:
            return can_give_up(self, f, instruction)
        if selector.pick == PICK_ZONE or selector.pick == PICK_TOP:
            return bool(fetchable(self, f, instruction))
        if selector.pick == PICK_TARGET or selector.pick == PICK_ONE:
            if f.items[selector.place] == UNCHOSEN:
                return bool(candidates(self, f, selector))
        if self.is_about_effects(selector):
            return True
        return bool(meant(self, f, selector))

    def can_choose_mode(self, effect: Frame, place: int, branch: int) -> bool:
        """A mode needs its targets."""
        ability = self.abilities[effect.text]
        mode = ability.program[place].place
        return branch_has_targets(self, ability, mode, branch, effect.seat, effect.card)

    def choosable_players(self, effect: Frame) -> list[int]:
        """The Runeslingers that can be targeted, the enemy first."""
        return [
            seat
            for seat in (1 - effect.seat, effect.seat)
            if may_aim_at_player(self, seat, effect.card, None)
        ]

    def mode_chosen(self, effect: Frame, seat: int, branch: int) -> None:
        """Told."""
        self.emit(e.MODE_CHOSEN, seat, effect.card, effect.text, branch, "RS-TARGET-1")

    def target_chosen(self, effect: Frame, seat: int, code: int) -> None:
        """Public, and fixed (RS-TARGET-7)."""
        kind = code >> 24
        if kind == ch.CHOOSE_PLAYER:
            card = self.slinger[option_first(code)]
        else:
            card = option_first(code)
        what = e.TARGETS_CARD
        if kind == ch.CHOOSE_EFFECT:
            what = e.TARGETS_EFFECT
        elif self.zone[card] == c.AS_CONCENTRATION:
            what = e.TARGETS_SPOT + self.place[card]
        self.emit(e.TARGETS, seat, effect.card, card, what, "RS-TARGET-1")
        whose = whose_effect(self, seat, effect.card)
        self.emit(e.IS_TARGETED, self.controller[card], card, effect.card, whose, "RS-TARGET-1")

    def endless(self) -> None:
        """After 500 triggers the encounter is a draw (RS-RULING-130)."""
        end_encounter(self, [TIED, TIED], c.ENDLESS_TRIGGERS, "RS-RULING-130")

    # -- looking ahead ---------------------------------------------------------------------------

    def kind(self) -> int:
        """Always two players."""
        return DUEL

    def worth(self, seat: int) -> float:
        """How good the game looks for a seat."""
        return evaluate(self, seat)

    def horizon(self) -> int:
        """Half turns, counted over all encounters: whether to pass is weighed before the Play Phase; or picks."""
        if not self.face:
            left_out = c.PACKS * c.PACK_SIZE - len(self.deck_list[0]) if self.deck_list[0] else 0
            return len(self.picks[0]) + left_out
        turns = self.numbers[ENCOUNTER] * TURNS_OF_AN_ENCOUNTER + self.numbers[TURN]
        return 2 * turns + (1 if self.numbers[PHASE] >= c.PHASE_PLAY else 0)

    def weighs(self, question: Question) -> bool:
        """Everything that is asked about something that was begun."""
        return question.kind not in QUIET_QUESTIONS


def different(waiting: list[Frame], places: list[int]) -> list[int]:
    """Of triggers that are the same in everything one is enough: their order means nothing."""
    found: list[int] = []
    seen: list[list[int]] = []
    for place in places:
        registers = waiting[place].registers()
        if registers not in seen:
            seen.append(registers)
            found.append(place)
    return found


def once_code(listener: Listener) -> int:
    """A text of a card, as one number."""
    return (listener.text << 12) | listener.card


def player_of(s: EncounterState, kind: int, seat: int, other: int) -> int:
    """`That player`: the player of the event; after "deals damage to a player" the one who was hurt."""
    if kind == e.DAMAGES_PLAYER and other != NOTHING:
        return s.controller[other]
    return seat


def instigator_of(s: EncounterState, kind: int, card: int, other: int, number: int) -> int:
    """The player whose effect an event is, or NOBODY (RS-DMG-12)."""
    if kind == e.PLAYER_DAMAGED or kind == e.IS_AILED or kind == e.LOSES_HEALTH:
        return other
    if kind in LEAVING or kind == e.IS_TARGETED or kind == e.IS_ANSWERED or kind == e.DISCARDS:
        return number
    if kind == e.CARD_DAMAGED:
        under_way = s.frames[-1]  # the damage; its source may have left
        return whose_effect(s, under_way.seat, under_way.card)
    return NOBODY


def new_game(
    faces: Faces, setup: Setup, journal: Journal | None, manners: Manners | None = None
) -> RuneslingersGame:
    """Sets a match up and runs it to its first decision."""
    game = RuneslingersGame(faces)
    game.attend(journal, manners)
    prepare(game, setup)
    run(game)
    return game


def concede(s: RuneslingersGame, seat: int) -> None:
    """A player gives the encounter up and loses it at once (RS-RULING-16)."""
    s.conceded[seat] = 1
    s.emit(e.CONCEDES, seat, NOTHING, NOTHING, 0, "RS-RULING-16")
    scores = [WON if other != seat else LOST for other in range(c.SEATS)]
    end_encounter(s, scores, c.GIVEN_UP, "RS-RULING-16")
    run(s)
