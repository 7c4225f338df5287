"""What the kernel asks of a game: the methods that its state class answers.

What has an answer here needs none from most games; everything else a game has to say itself.
"""

from __future__ import annotations

from runestack.kernel.decision import Question
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.program import TEAMMATE, Instruction, Selector, Slot


class Answers:
    """The questions, answered by the subclass that a game makes of `State`."""

    def hears(self, listener: Listener, seat: int, card: int, other: int, number: int) -> bool:
        """Whether a listener's text covers an event of its kind."""
        raise NotImplementedError

    def wake(self, listener: Listener, seat: int, card: int, other: int, number: int) -> None:
        """A listener's text is triggered: it waits to be executed."""
        raise NotImplementedError

    def endless(self) -> None:
        """A loop of forced effects that nobody can leave."""
        raise NotImplementedError

    def kind(self) -> int:
        """Who plays against whom: DUEL, TEAMS, FREE_FOR_ALL, COOPERATIVE or SOLO (`outcome`)."""
        raise NotImplementedError

    def worth(self, seat: int) -> float:
        """How good the game looks for a seat: from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def horizon(self) -> int:
        """The number of the turn, or of another natural stretch of the game; looking ahead ends where it grows."""
        raise NotImplementedError

    def stretch(self) -> int:
        """Looking one action ahead ends where this changes: at the horizon, if a game does not say better."""
        return self.horizon()

    def thinks_alone(self, seat: int) -> bool:
        """Whether a thought leaves out what others who act at the same time may do (`State.thinker` is the seat)."""
        return False

    def weighs(self, question: Question) -> bool:
        """Whether a question belongs to what its seat has begun, so that looking ahead weighs its options.

        Where it does not (to act or to pass, an order without much meaning), option 0 is the quiet answer.
        """
        raise NotImplementedError

    def usual_answer(self, question: Question) -> int:
        """What somebody answers whose thoughts nobody follows, as a place among the options; quiet, mostly."""
        return 0

    def answers_by_habit(self, question: Question) -> bool:
        """Whether looking ahead would say no more than the usual answer does: then that is given at once."""
        return False

    def is_routine(self, question: Question) -> bool:
        """Whether a player who looks ahead takes the usual answer without a look: seldom is another one better."""
        return False

    def is_let_go(self, question: Question) -> bool:
        """Whether a player of a rollout lets a window go by without a look: it seldom matters."""
        return False

    def tries(self, question: Question, index: int) -> int:
        """How often looking ahead tries an option, each time with other luck; what it leads to is the average."""
        return 1

    def can_wait(self, question: Question) -> bool:
        """Whether a question needs no answer: its seat is done, and may come back as long as others act."""
        return False

    def takes_back(self, question: Question, index: int) -> bool:
        """Whether an option only takes back what was begun: nobody who thinks ahead begins what ends so."""
        return False

    def depth_of_thought(self) -> int:
        """How many questions of an action are weighed one inside the other."""
        return 4

    def length_of_thought(self) -> int:
        """How many answers a line may take; then it is read where it stands."""
        return 400

    def reads_when_free(self) -> bool:
        """Whether looking ahead already ends where the seat is free again, and doing nothing is worth what is now.

        For games in which much is left to chance between the end of an action and the horizon.
        """
        return False

    # -- what a game answers about texts (`texts`) -----------------------------------------------

    def goes_on(self, f: Frame) -> bool:
        """Whether a text may still be carried out; a game may stop it where its card has left."""
        return True

    def asks_first(self, f: Frame, instruction: Instruction) -> bool:
        """Whether something of the game's own has to be asked before an instruction is read: a frame was pushed."""
        return False

    def carry_out(self, f: Frame, instruction: Instruction) -> bool:
        """Carries out one instruction of the text that a frame reads; False where it cannot be executed."""
        raise NotImplementedError

    def not_carried_out(self, f: Frame, instruction: Instruction) -> None:
        """What follows from an instruction that could not be executed."""
        raise NotImplementedError

    def settle(self) -> None:
        """The consequences after an instruction: who dies, what is triggered."""
        raise NotImplementedError

    def can_do(self, f: Frame, instruction: Instruction) -> bool:
        """Whether what a text offers (`may`) can be done now."""
        raise NotImplementedError

    def can_choose_mode(self, effect: Frame, place: int, branch: int) -> bool:
        """Whether a mode can be chosen; `place` is where in the program the choice between the modes stands."""
        raise NotImplementedError

    def mode_chosen(self, effect: Frame, seat: int, branch: int) -> None:
        """Tells which mode a seat has chosen for an effect."""
        raise NotImplementedError

    def is_about_effects(self, selector: Selector) -> bool:
        """Whether a selector means effects that wait, not cards."""
        raise NotImplementedError

    def effects(self) -> list[Frame]:
        """The effects that wait to be executed, on a stack or a ladder; the `count` of each is its stamp."""
        raise NotImplementedError

    def effect_targets(self, effect: Frame, selector: Selector) -> list[int]:
        """Places in `effects` that an effect can choose, in a fixed order."""
        raise NotImplementedError

    def choosable_players(self, effect: Frame) -> list[int]:
        """The seats that an effect can choose."""
        raise NotImplementedError

    def target_chosen(self, effect: Frame, seat: int, code: int) -> None:
        """Tells what a seat has chosen for an effect, as the option that was taken."""
        raise NotImplementedError

    def choosable(self, effect: Frame, slot: Slot) -> list[int]:
        """Those of them that one choice of the effect means."""
        seats = self.choosable_players(effect)
        if slot.whom != TEAMMATE:
            return seats
        team = self.teammates(effect.seat)
        return [seat for seat in seats if seat in team]

    def most_chosen(self, effect: Frame, slot: Slot) -> int:
        """How large an X may be chosen: as much as can be paid."""
        return slot.most

    def number_chosen(self, effect: Frame, seat: int, number: int) -> None:
        """Tells which number a seat has chosen for an effect; a game whose texts have X does."""

    def rolled(self, f: Frame, sides: int, number: int) -> None:
        """Tells what a text has rolled; a game whose texts roll dice does."""

    # -- what a game answers about cards and players (`selectors`, `conditions`) -----------------

    def cards_in_play(self, noun: int) -> list[int]:
        """The cards in play that a noun might mean, in a fixed order; `is_of_noun` is asked about each."""
        raise NotImplementedError

    def is_in_play(self, card: int) -> bool:
        """Whether a card lies where `cards_in_play` looks."""
        raise NotImplementedError

    def is_of_noun(self, card: int, selector: Selector) -> bool:
        """Whether a card, wherever it lies, is what the noun of a selector means."""
        raise NotImplementedError

    def is_allied(self, card: int, seat: int) -> bool:
        """Whether a card is on a seat's side: `allied`, and `you control`."""
        raise NotImplementedError

    def is_in_state(self, card: int, word: int) -> bool:
        """Whether an adjective fits a card: a race, a class, `exhausted`."""
        raise NotImplementedError

    def stat(self, card: int, which: int, base: bool) -> int:
        """A value of a card, or NO_VALUE; with `base` as it is without continuous texts."""
        raise NotImplementedError

    def keywords_of(self, card: int, base: bool) -> int:
        """The keywords of a card as bits; with `base` without those from continuous texts."""
        raise NotImplementedError

    def role_card(self, role: int, holder: int) -> int:
        """The card that has a part in what goes on (`the attacker`), seen from a card, or NOTHING."""
        return NOTHING

    def figure_of(self, seat: int) -> int:
        """The card that stands for a player, if the game has such."""
        raise NotImplementedError

    def active_player(self) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def called_you(self, card: int) -> list[int]:
        """Whom `you` means in the text of a card in play as long as nobody executes it; mostly its controller."""
        raise NotImplementedError

    def opponents(self, seat: int) -> list[int]:
        """Everybody against a seat, in the order in which they act."""
        raise NotImplementedError

    def called_opponent(self, seat: int) -> list[int]:
        """Whom `the opponent` of a seat means in a condition or a count; a game may mean one of them, or nobody."""
        return self.opponents(seat)

    def everybody(self) -> list[int]:
        """All players, in the order in which they act."""
        raise NotImplementedError

    def pile_of(self, seat: int, zone: int) -> list[int]:
        """The cards of a zone that belong to a seat, the top one last."""
        raise NotImplementedError

    def teammates(self, seat: int) -> list[int]:
        """The others on the side of a seat; a game in which players have some says who they are."""
        return []

    def once_for_each_pile(self, zone: int, seats: list[int]) -> list[int]:
        """Those of the seats whose piles of a zone make up all of theirs; fewer where players share one."""
        return seats

    def resource_of(self, seat: int, resource: int, base: bool) -> int:
        """How much of something a seat has; with `base` without what continuous texts add."""
        raise NotImplementedError

    def own_count(self, kind: int, word: int, seat: int, base: bool) -> int:
        """A count of the game's own (`OWN_COUNTS`), for one seat."""
        message = f"no count has the number {kind}"
        raise RuntimeError(message)

    # -- what a game answers about cards and players of a text under way (`meaning`) -------------

    def may_target(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Whether an effect can have a card as its target: it fits, and the rules of targeting allow it."""
        raise NotImplementedError

    def may_target_player(self, effect: Frame, seat: int) -> bool:
        """Whether a seat that an effect has chosen is still open to it."""
        return True

    def reaches(self, effect: Frame, selector: Selector, card: int) -> bool:
        """Whether an effect applies to a card among `each` that fits."""
        return True

    def still_means(self, effect: Frame, place: int, card: int) -> bool:
        """Whether `that card`, chosen before into the register `place` and still the same object, is meant."""
        return True

    def card_of_event(self, effect: Frame) -> int:
        """The card that a trigger's event was about, for conditions; NOTHING where one that has left does not count."""
        raise NotImplementedError

    def opponent_meant(self, effect: Frame) -> int:
        """Which of several opponents an effect means by `the opponent`; NOBODY: all that `opponents` names."""
        return NOBODY

    def opponents_meant(self, effect: Frame) -> list[int]:
        """Whom an effect means by `the opponent`: one of them, or all that `opponents` names."""
        one = self.opponent_meant(effect)
        return self.opponents(effect.seat) if one == NOBODY else [one]

    def instigator_of(self, effect: Frame) -> int:
        """Whose effect the event of a trigger was, or NOBODY."""
        return NOBODY

    def die_shows(self, side: int) -> int:
        """What a die that a text rolls shows on a side, from 1."""
        return side

    def neighbour(self, seat: int, before: bool) -> int:
        """Who comes directly after a player, or directly before; NOBODY if there is nobody else."""
        return NOBODY

    def own_stat(self, effect: Frame, card: int, which: int) -> int:
        """A value of an effect's own card; a game may remember that of a card which has left."""
        return self.stat(card, which, False)

    def effect_count(self, effect: Frame, kind: int, word: int) -> int:
        """A count of what an effect has done so far (`EFFECT_COUNTS`)."""
        message = f"no count has the number {kind}"
        raise RuntimeError(message)

    # -- what a game answers about triggers (`triggers`) -----------------------------------------

    def next_triggers(self) -> list[int]:
        """Places in `waiting`, from `floor` on, of which one is carried out next; at least one waits there."""
        raise NotImplementedError

    def trigger_chooser(self, places: list[int]) -> int:
        """The seat that chooses among them."""
        raise NotImplementedError

    def begin_trigger(self, f: Frame, trigger: Frame) -> None:
        """The first of two steps between choosing a trigger and the next one; `f` is the frame of the row."""
        raise NotImplementedError

    def execute_trigger(self, f: Frame) -> None:
        """The second step."""
        raise NotImplementedError
