"""The Event phase, and texts that happen to players one after the other (PROC-EVENT)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import operations as op
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.affected import (
    ANY_OF_ALL,
    RANDOM_PLAYER,
    THE_OVERLORD,
    UNTIL_DAMAGE,
    UNTIL_REPELLED,
    affected,
    tied,
)
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.seats import is_in
from runestack.games.rune_age.rules.state import (
    EVENTS_DRAWN,
    FIRST,
    OBJECTIVE,
    REFORMED,
    RESULT,
    RIVAL_DAMAGE,
    SEATS,
    STEP,
    RuneAgeState,
)
from runestack.games.rune_age.rules.turn import push_refill
from runestack.games.rune_age.rules.use import push_text
from runestack.games.rune_age.rules.values import kind_of, target_strength
from runestack.games.rune_age.rules.victory import check, happens, look
from runestack.kernel.choices import CHOOSE_PLAYER
from runestack.kernel.decision import option, option_first, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Ability
from runestack.kernel.random import below, shuffle
from runestack.kernel.triggers import push_triggers

ATTACKS: Final = op.NUMBERS["Attacks"]

# -- the phase; items: texts at the start of the phase that have happened, as card * 16 + place; card: the event;
# -- flag: 1 for a further event inside it


def event_1_begin(s: RuneAgeState, f: Frame) -> None:
    """Nobody is active; the first player resolves it."""
    s.numbers[STEP] = c.EVENT_STEP
    s.chain = 0
    s.emit(e.STEP_BEGINS, s.numbers[FIRST], NOTHING, NOTHING, c.EVENT_STEP, "RA-EVENT-1")


def event_2_order(s: RuneAgeState, f: Frame) -> None:
    """Texts of what is in play `at the start of the Event phase`, in the first player's order (RA-RULING-74)."""
    options: list[int] = []
    for card in s.front:
        uses = s.faces.uses[s.face[card]]
        for place in range(len(uses)):
            if s.abilities[uses[place]].label == c.EVENT_PHASE and card * 16 + place not in f.items:
                options.append(option(ch.USE, card, place))
    if not options:
        f.step = EVENT_4_DECK
        return
    ask(s, f, s.numbers[FIRST], ch.ASK_EVENT_ORDER, options)


def event_3_text(s: RuneAgeState, f: Frame) -> None:
    """It happens; then the next one."""
    card = option_first(f.answer)
    place = option_second(f.answer)
    f.items.append(card * 16 + place)
    f.step = EVENT_2_ORDER
    push_for_players(s, card, s.faces.uses[s.face[card]][place])


def event_4_deck(s: RuneAgeState, f: Frame) -> None:
    """An empty event deck is formed anew, if the scenario or a card says so (RA-RULING-70); or the game may end."""
    if s.event_deck:
        return
    reform(s)
    if s.outcome is not None:
        return
    if not s.event_deck and not happens(s, sc.NO_EVENT_LEFT, NOBODY):
        s.emit(e.NO_EVENT, NOBODY, NOTHING, NOTHING, 0, "RA-RULING-71")
        f.step = EVENT_8_REFILL


def reform(s: RuneAgeState) -> None:
    """From the cards of the stage that the scenario names, or a card in play."""
    stage = reforming_stage(s)
    cards = [card for card in s.event_discard if s.faces.stage[s.face[card]] == stage]
    if stage == NOTHING or not cards:
        return
    s.numbers[REFORMED] += 1
    for ending in s.scenario.endings:
        if ending.what == sc.DECK_REFORMED and s.numbers[REFORMED] >= ending.number:
            happens(s, sc.DECK_REFORMED, NOBODY)
            return
    for card in cards:
        s.event_discard.remove(card)
        s.zone[card] = c.IN_EVENT_DECK
        s.known[card] = 0
        s.event_deck.append(card)
    shuffle(s.random, c.STREAM_EVENTS, s.event_deck)
    s.emit(e.DECK_REFORMED, NOBODY, NOTHING, NOTHING, len(cards), "RA-EVENT-7")


def reforming_stage(s: RuneAgeState) -> int:
    """Stage 2, the stage that a card in play names, or NOTHING."""
    if s.listening[e.ON_REFORM]:
        for listener in s.listeners:
            if listener.kind == e.ON_REFORM:
                return s.abilities[listener.text].words[0]
    return sc.REFORMED_STAGE if s.scenario.reforms else NOTHING


def event_5_draw(s: RuneAgeState, f: Frame) -> None:
    """The top card, shown to all; some are left out in a game alone (RA-RULING-95)."""
    card = s.event_deck[-1]
    if s.numbers[SEATS] == 1 and s.face[card] in s.scenario.left_out:
        move(s, card, c.IN_BOX, NOBODY)
        f.step = EVENT_4_DECK
        return
    f.card = card
    move(s, card, c.IN_FRONT, NOBODY)
    s.emit(e.EVENT_DRAWN, s.numbers[FIRST], card, NOTHING, s.numbers[EVENTS_DRAWN], "RA-EVENT-1")
    f.items = []


def event_6_texts(s: RuneAgeState, f: Frame) -> None:
    """What it says when it is revealed, one text after the other (RA-EVENT-2, 4)."""
    uses = s.faces.uses[s.face[f.card]]
    for place in range(len(uses)):
        if place not in f.items and s.abilities[uses[place]].label == c.REVEALED:
            f.items.append(place)
            f.step = EVENT_6_TEXTS
            push_for_players(s, f.card, uses[place])
            return


def event_7_leave(s: RuneAgeState, f: Frame) -> None:
    """Enemies stay; an Instant goes to the event discard pile, unless it lasts through the next round."""
    s.numbers[EVENTS_DRAWN] += 1
    if s.zone[f.card] == c.IN_FRONT and kind_of(s, f.card) & c.INSTANT:
        if s.faces.flags[s.face[f.card]] & c.ONGOING:
            s.held[f.card] = 1  # it stays when this round ends
        else:
            move(s, f.card, c.IN_EVENT_DISCARD, NOBODY)
    check(s)
    if s.outcome is None:
        push_triggers(s)


def event_8_refill(s: RuneAgeState, f: Frame) -> None:
    """All players draw, the first player first (RA-EVENT-8); not after an event that another one brings along."""
    if f.flag:
        f.step = END
        return
    push_refill(s, s.numbers[FIRST])


def event_9_check(s: RuneAgeState, f: Frame) -> None:
    """What the objective says of the end of the Event phase."""
    look(s, sc.END_OF_EVENT_PHASE)


define(
    p.EVENT_PHASE,
    [
        event_1_begin,
        event_2_order,
        event_3_text,
        event_4_deck,
        event_5_draw,
        event_6_texts,
        event_7_leave,
        event_8_refill,
        event_9_check,
    ],
)
EVENT_2_ORDER: Final = label(p.EVENT_PHASE, event_2_order)
EVENT_4_DECK: Final = label(p.EVENT_PHASE, event_4_deck)
EVENT_6_TEXTS: Final = label(p.EVENT_PHASE, event_6_texts)
EVENT_8_REFILL: Final = label(p.EVENT_PHASE, event_8_refill)


def push_another_event(s: RuneAgeState) -> None:
    """A further event is drawn and resolved inside the phase (RA-EVENT-11)."""
    frame = Frame(p.EVENT_PHASE, s.numbers[FIRST], NOTHING)
    frame.step = EVENT_4_DECK
    frame.flag = 1
    s.push(frame)


# -- a text that happens to several players; card, text; items: the players to come; flag: 1 after the first -


def push_for_players(s: RuneAgeState, card: int, text: int) -> None:
    """To each of those whom the text is about, beginning with the first player (RA-EVENT-6)."""
    frame = Frame(p.FOR_EACH_PLAYER, s.numbers[FIRST], card)
    frame.text = text
    s.push(frame)


def players_1_who(s: RuneAgeState, f: Frame) -> None:
    """Who is hit; of tied players, or of all in the cooperative variant, the first player chooses one."""
    ability = s.abilities[f.text]
    if s.scenario.rival and ability.word == THE_OVERLORD:
        assail_rival(s, f.card, ability)
    f.items = affected(s, ability)
    if ability.word == RANDOM_PLAYER:
        f.items = [f.items[below(s.random, c.STREAM_CHANCE, len(f.items))]]
    chooses_one = ability.word == ANY_OF_ALL and s.scenario.one_for_each
    if len(f.items) > 1 and (chooses_one or tied(ability)):
        options = [option(CHOOSE_PLAYER, seat, 0) for seat in f.items]
        ask(s, f, s.numbers[FIRST], ch.ASK_WHO, options, f.card)
    else:
        f.step = PLAYERS_3_NEXT


def assail_rival(s: RuneAgeState, card: int, ability: Ability) -> None:
    """An attack on the Overlord hits the rival realm by what it has more than the garrison (RA-RULING-95)."""
    rival = s.numbers[OBJECTIVE]
    number = target_strength(s, card) - target_strength(s, rival)
    if ability.program[0].op == ATTACKS and number > 0:
        s.numbers[RIVAL_DAMAGE] += number
        s.emit(e.RIVAL_DAMAGED, s.numbers[FIRST], rival, card, number, "RA-RULING-95")


def players_2_chosen(s: RuneAgeState, f: Frame) -> None:
    """Only this one (RA-COOP-7, RA-RULING-78)."""
    f.items = [option_first(f.answer)]
    s.emit(e.CHOOSES_PLAYER, s.numbers[FIRST], f.card, NOTHING, f.items[0], "RA-RULING-78")


def players_3_next(s: RuneAgeState, f: Frame) -> None:
    """Each part is finished before the next one begins (RA-RULING-75); who is out meanwhile is left out."""
    check(s)
    if f.flag and moves_on_no_more(s, s.abilities[f.text]):
        f.items = []
    f.flag = 1
    while f.items and s.outcome is None:
        seat = f.items.pop(0)
        if is_in(s, seat):
            f.step = PLAYERS_3_NEXT
            push_text(s, seat, f.card, f.text)
            return
    if s.outcome is None:
        f.step = END


def moves_on_no_more(s: RuneAgeState, ability: Ability) -> bool:
    """Whether an attacking Instant has come to its end with the battle that was fought last (RA-RULING-76)."""
    if ability.keyword == UNTIL_REPELLED:
        return s.numbers[RESULT] == c.ATTACKER_WON
    return ability.keyword == UNTIL_DAMAGE and s.numbers[RESULT] == c.DEFENDER_WON


define(p.FOR_EACH_PLAYER, [players_1_who, players_2_chosen, players_3_next])
PLAYERS_3_NEXT: Final = label(p.FOR_EACH_PLAYER, players_3_next)
