"""A game of Invasion: how its listeners hear, how it is copied, and what a seat cannot know."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import campaign as campaign_chapter
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts, ending
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import series as series_chapter
from runestack.games.invasion.rules.answers import InvasionAnswers
from runestack.games.invasion.rules.effects import carry_out
from runestack.games.invasion.rules.evaluation import evaluate
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.habits import usual_answer
from runestack.games.invasion.rules.hearing import is_meant
from runestack.games.invasion.rules.possible import possible
from runestack.games.invasion.rules.prospects import PROSPECTS
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.seats import (
    all_done,
    captain,
    has_stopped,
    is_cooperative,
    is_in,
    kind_of_game,
    players_in,
)
from runestack.games.invasion.rules.setup import Setup, prepare
from runestack.games.invasion.rules.stack import clear_defeated
from runestack.games.invasion.rules.state import (
    ACTIVE,
    MODE,
    PHASE,
    ROUND,
    SEATS,
    TURN,
    InvasionState,
)
from runestack.games.invasion.rules.storage import has_open_spot
from runestack.games.invasion.rules.text import text_frame
from runestack.games.invasion.rules.thinking import effects_wait, is_not_tried
from runestack.games.invasion.rules.values import note_use, works
from runestack.kernel.conditions import holds
from runestack.kernel.continuous import means_player
from runestack.kernel.decision import Question, option_kind
from runestack.kernel.driver import run
from runestack.kernel.events import Journal, Listener
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.manners import Manners
from runestack.kernel.program import EACH_OPPONENT, OPPONENT, Instruction, Slot
from runestack.kernel.random import RandomStream
from runestack.kernel.references import reference
from runestack.kernel.selectors import fits
from runestack.kernel.texts import branch_place
from runestack.kernel.triggers import push_triggers

# How often each trigger of a card was carried out, side by side in one number.
TIMES_BITS: Final = 6
TIMES_MASK: Final = 63
PHASES: Final = 16  # more than there are

# Questions of looking ahead: to act or not to act; option 0 is the quiet answer.
QUIET_QUESTIONS: Final = (ch.ASK_MAIN, ch.ASK_DRAW, ch.ASK_SPARE)
# Questions with options that need not all be tried.
TRIED_IN_PART: Final = (ch.ASK_MAIN, ch.ASK_DAMAGE, ch.ASK_POINTS, ch.ASK_RECYCLE)
# Actions that only make a card payable.
PREPARING: Final = (ch.USE_DIE, ch.PAIR, ch.TRANSFORM, ch.REROLL)


class InvasionGame(InvasionAnswers):
    """The state with its answers to the kernel's questions."""

    def clone(self) -> InvasionGame:
        """A copy of its own; the printed cards and the campaign are shared."""
        other = InvasionGame(self.faces, self.campaign)
        self.copy_into(other)
        other.bind()
        return other

    def hears(self, listener: Listener, seat: int, card: int, other: int, number: int) -> bool:
        """Whether a listener's text covers this event."""
        ability = self.abilities[listener.text]
        if not is_meant(self, listener.kind, ability.word, card, other, number):
            return False
        if not works(self, listener):
            return False
        if ability.selector is not None:
            if not fits(
                self, ability.selector, card, listener.card, listener.printed, NOBODY, False
            ):
                return False
        elif not self.speaks_of(listener, ability.player, seat):
            return False
        condition = ability.condition
        return condition is None or holds(
            self, condition, listener.card, listener.printed, card, seat, NOBODY, False
        )

    def speaks_of(self, listener: Listener, player: int, seat: int) -> bool:
        """Whether a text means who acts: an enemy of cooperative mode is the Invasion, which is no seat."""
        if listener.kind in e.OF_THE_INVASION:
            return True
        if listener.kind == e.PHASE_BEGINS and seat == NOBODY:  # a phase of the whole team
            return player not in (OPPONENT, EACH_OPPONENT)
        if player in (OPPONENT, EACH_OPPONENT) and is_cooperative(self):
            return seat == NOBODY
        return seat != NOBODY and means_player(self, listener, seat)

    def wake(self, listener: Listener, seat: int, card: int, other: int, number: int) -> None:
        """The text waits to be carried out; the same one at most so often in a turn (INV-RULING-37)."""
        counted = (listener.text & 7) * TIMES_BITS  # the texts of a card are numbered in a row
        most = self.abilities[listener.text].strain or c.SAME_TRIGGER
        if self.fired[listener.card] >> counted & TIMES_MASK >= most:
            return
        self.fired[listener.card] += 1 << counted
        note_use(self, listener)
        owner = self.controller[listener.card]
        if owner != NOBODY and not is_in(self, owner):
            return
        trigger = text_frame(self, owner, listener.card, listener.text)
        trigger.number = seat
        if card != NOTHING:
            trigger.target = reference(self, card)
        self.waiting.append(trigger)

    def endless(self) -> None:
        """A loop that nobody can leave."""
        ending.endless(self)

    def kind(self) -> int:
        """By the mode and the number of players."""
        return kind_of_game(self.numbers[SEATS], self.numbers[MODE])

    def worth(self, seat: int) -> float:
        """A rule of thumb."""
        return evaluate(self, seat)

    def horizon(self) -> int:
        """Until the turn is over; in cooperative mode until the survivors have attacked."""
        return self.numbers[ROUND] if is_cooperative(self) else self.numbers[TURN]

    def stretch(self) -> int:
        """In cooperative mode until the phase is over, or the seat is done with its part of it."""
        if not is_cooperative(self):
            return self.numbers[TURN]
        phase = self.numbers[PHASE]
        over = 0
        if self.thinker != NOBODY:
            if phase == c.MAIN:
                over = self.done[self.thinker]
            elif self.asking and self.asking[0].seat != self.thinker:
                over = 1
        return (self.numbers[ROUND] * PHASES + phase) * 2 + over

    def thinks_alone(self, seat: int) -> bool:
        """What the others will do is estimated (`prospects`): playing it would take most of a thought's time."""
        phase = self.numbers[PHASE]
        if not is_cooperative(self) or phase > c.ENDING:
            return False
        return phase != c.MAIN or self.done[seat] == 0

    def weighs(self, question: Question) -> bool:
        """Everything but what the seat is free to begin."""
        return question.kind not in QUIET_QUESTIONS

    def can_wait(self, question: Question) -> bool:
        """Who is done with the Main phase may come back, and need not (INV-RULING-85).

        Once all are done, only those are asked whose effects wait, and they have to carry them out (INV-RULING-86).
        """
        if question.kind != ch.ASK_MAIN or not self.done[question.seat]:
            return False
        return not all_done(self)

    def usual_answer(self, question: Question) -> int:
        """By rules of thumb."""
        return usual_answer(self, question)

    def answers_by_habit(self, question: Question) -> bool:
        """How much to draw is weighed by itself (`drawing`), what a recruit brings to a deck is no matter of one turn.

        Effects that wait are carried out.
        """
        if question.kind in (ch.ASK_DRAW, ch.ASK_RECRUIT):
            return True
        return question.kind == ch.ASK_MAIN and effects_wait(question)

    def is_routine(self, question: Question) -> bool:
        """Against the Invasion: dice and pairs for the next card, alone also which card, and the colour of a new screw.

        With several players which card comes next is worth a thought: by habit four of them win far less. What can no
        longer be stored goes to the Garbage dump in any order.
        """
        if question.kind == ch.ASK_GARBAGE:
            return not has_open_spot(self, question.seat)
        if not is_cooperative(self):
            return False
        if question.kind == ch.ASK_NEW_SCREW:
            return True
        if question.kind != ch.ASK_MAIN:
            return False
        index = usual_answer(self, question)
        if self.numbers[SEATS] == 1:
            return index != 0
        return option_kind(question.options[index]) in PREPARING

    def takes_back(self, question: Question, index: int) -> bool:
        """What comes to the same as an earlier option, or to nothing, is not tried either."""
        if question.kind in TRIED_IN_PART:
            return is_not_tried(self, question, index)
        return False

    def depth_of_thought(self) -> int:
        """One answer is weighed; habits go on from there."""
        return 1

    def length_of_thought(self) -> int:
        """In a team the Main phase is played on for a while: in a long one everything else is much alike."""
        if is_cooperative(self) and self.numbers[PHASE] == c.MAIN:
            return PROSPECTS.answers
        return super().length_of_thought()

    # -- texts -----------------------------------------------------------------------------------

    def goes_on(self, f: Frame) -> bool:
        """Not for one who is defeated, and not after the end (INV-RULING-139)."""
        return not has_stopped(self) and (f.seat == NOBODY or is_in(self, f.seat))

    def carry_out(self, f: Frame, instruction: Instruction) -> bool:
        """By the resolver of the operation."""
        return carry_out(self, f, instruction)

    def not_carried_out(self, f: Frame, instruction: Instruction) -> None:
        """What is impossible is skipped, and with it what hangs on it by `if you do` (INV-RULING-33)."""
        if instruction.jump:
            f.place = instruction.jump

    def settle(self) -> None:
        """Defeats and losses, then triggers."""
        clear_defeated(self, self.numbers[ACTIVE])
        ending.check(self)
        if not has_stopped(self):
            push_triggers(self)

    def can_do(self, f: Frame, instruction: Instruction) -> bool:
        """A `may` is offered only if it can be done."""
        return possible(self, f, instruction)

    def can_choose_mode(self, effect: Frame, place: int, branch: int) -> bool:
        """A mode that can be done."""
        program = self.abilities[effect.text].program
        return possible(self, effect, program[branch_place(program, place, branch)])

    def mode_chosen(self, effect: Frame, seat: int, branch: int) -> None:
        """Told at once."""
        self.emit(e.CHOOSES_MODE, seat, effect.card, effect.text, branch, "INV-RULING-33")

    def choosable_players(self, effect: Frame) -> list[int]:
        """Everybody who is in the game."""
        return players_in(self)

    def choosable(self, effect: Frame, slot: Slot) -> list[int]:
        """Also only those who have most or least of something; between equals the player of the text decides."""
        if slot.whom < counts.WITH_MOST:
            return super().choosable(effect, slot)
        sign = 1 if slot.whom < counts.WITH_LEAST else -1
        what = slot.whom - (counts.WITH_MOST if sign > 0 else counts.WITH_LEAST)
        seats = self.choosable_players(effect)
        owned = [sign * self.ranked_value(seat, what) for seat in seats]
        return [seats[place] for place in range(len(seats)) if owned[place] == max(owned)]

    def ranked_value(self, seat: int, what: int) -> int:
        """What is compared of a player."""
        if what == counts.CARDS_IN_HAND:
            return len(self.hand[seat])
        return self.armor[seat] if what == c.ARMOR else self.health[seat]

    def target_chosen(self, effect: Frame, seat: int, code: int) -> None:
        """What is chosen is seen by what happens."""

    # -- triggers --------------------------------------------------------------------------------

    def next_triggers(self) -> list[int]:
        """The active player's, then the other's; of a team all together, then the Invasion's (INV-RULING-35)."""
        active = self.numbers[ACTIVE]
        for rank in range(3):
            places: list[int] = []
            for place in range(self.floor, len(self.waiting)):
                if self.rank_of(self.owner_of(place), active) == rank:
                    places.append(place)
            if places:
                return self.different(places)
        return [self.floor]

    def owner_of(self, place: int) -> int:
        """Whose trigger it is; a card that is out of the game has nobody, but its text has a player."""
        trigger = self.waiting[place]
        kind = self.faces.type[self.face[trigger.card]]
        return trigger.seat if kind & (c.PLAYING | c.PERMANENT) else NOBODY

    def different(self, places: list[int]) -> list[int]:
        """The same text of the same card need not be put into an order with itself."""
        first = self.waiting[places[0]]
        for place in places:
            if self.waiting[place].card != first.card or self.waiting[place].text != first.text:
                return places
        return places[:1]

    def rank_of(self, owner: int, active: int) -> int:
        """How early the triggers of a card come."""
        if owner == NOBODY:
            return 2
        if is_cooperative(self) or owner == active:
            return 0
        return 1

    def trigger_chooser(self, places: list[int]) -> int:
        """Whose they are; of a team and of the Invasion the captain."""
        owner = self.owner_of(places[0])
        return captain(self) if owner == NOBODY or is_cooperative(self) else owner

    def begin_trigger(self, f: Frame, trigger: Frame) -> None:
        """Carried out at once."""
        self.push(trigger)

    def execute_trigger(self, f: Frame) -> None:
        """It is done."""


def new_game(
    faces: Faces,
    campaign: Campaign,
    setup: Setup,
    journal: Journal | None,
    manners: Manners | None = None,
) -> InvasionGame:
    """Sets a game up and runs it to its first decision."""
    game = InvasionGame(faces, campaign)
    game.attend(journal, manners)
    prepare(game, setup)
    if setup.mode == c.COMPETITIVE:
        series_chapter.push_series(game, setup.leaders, setup.first_player)
    else:
        campaign_chapter.push_campaign(game, setup.leaders)
    run(game)
    return game


def resample(s: InvasionGame, seat: int, chance: RandomStream) -> None:
    """Replaces what a seat cannot know by something that it might be; what is kept is treated alike, in copies."""
    resample_now(s, seat, chance)
    if s.kept:
        copies: list[InvasionState] = []
        for state in s.kept:
            copy = state.clone()
            assert isinstance(copy, InvasionGame)
            resample_now(copy, seat, chance)
            copies.append(copy)
        s.kept = [*copies]


def resample_now(s: InvasionGame, seat: int, chance: RandomStream) -> None:
    """Cards that a seat does not know are dealt anew among those that they might be.

    Which cards a player has is public, where they are is not: hand and Deck are dealt anew among themselves. Who is
    asked keeps the hand, which the options depend on. Of the Invasion's starting cards nobody knows, before they are
    seen, which are in its deck and which in the supply.
    """
    bit = 1 << seat
    asked = [question.seat for question in s.asking]
    for other in range(s.numbers[SEATS]):
        hand: list[int] = [] if other in asked else s.hand[other]
        exchange(s, chance, [card for card in [*hand, *s.deck[other]] if not s.known[card] & bit])
    recruits = s.recruitment_deck[:]
    technologies = s.technology_deck[:]
    for other in range(s.numbers[SEATS]):
        for card in s.looked[other]:
            if not s.known[card] & bit and s.faces.type[s.face[card]] == c.RECRUIT:
                recruits.append(card)
            elif not s.known[card] & bit and s.faces.type[s.face[card]] == c.TECHNOLOGY:
                technologies.append(card)
    exchange(s, chance, recruits)
    exchange(s, chance, technologies)
    never = [card for card in [*s.invasion_deck, *s.supply] if not s.seen[card]]
    exchange(s, chance, [card for card in never if s.faces.starting[s.face[card]]])
    for pile in (s.invasion_deck, s.supply, s.protocol_supply):
        exchange(s, chance, [card for card in pile if not s.known[card] & bit])


def exchange(s: InvasionState, chance: RandomStream, cards: list[int]) -> None:
    """Deals the faces of some cards, with what is known of each, anew among themselves."""
    kinds = [s.face[card] * 2 + s.seen[card] for card in cards]
    kinds.sort()  # what is dealt must not depend on where the cards lay
    chance.shuffle(kinds)
    for place in range(len(cards)):
        s.face[cards[place]] = kinds[place] // 2
        s.seen[cards[place]] = kinds[place] % 2
