"""Setting, charging, and playing a card from the hand (P-SET, P-CHARGE, P-PLAY)."""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.actions import boon_areas, empty_spots, is_answering
from runestack.games.runeslingers.rules.ailments import push_ail
from runestack.games.runeslingers.rules.checking import after_event, after_instruction, instigator
from runestack.games.runeslingers.rules.costs import Purse, ail_types, pays_keyword, push_pay
from runestack.games.runeslingers.rules.deck_actions import SEAR_CARDS, push_deck
from runestack.games.runeslingers.rules.life import lose_health
from runestack.games.runeslingers.rules.listeners import refresh_ailments
from runestack.games.runeslingers.rules.player_values import keyword_number
from runestack.games.runeslingers.rules.selection import has_targets
from runestack.games.runeslingers.rules.state import TURN, EncounterState, did, enemy
from runestack.games.runeslingers.rules.undoing import forget_refusals, undo
from runestack.games.runeslingers.rules.using import AGAIN, COSTS_PAID, push_use, tell_answer
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.games.runeslingers.rules.zones import (
    destroy_together,
    new_object,
    put_as_concentration,
    put_into_play,
    take_from_pile,
)
from runestack.kernel.decision import option, option_first, option_kind, option_second
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.program import Cost
from runestack.kernel.references import reference, referred

FREE = 1  # an effect plays the card without its costs


def push_action(s: EncounterState, seat: int, code: int) -> None:
    """Carries out an action or answer; the last thing that its step does."""
    s.chain = 0
    kind = option_kind(code)
    card = option_first(code)
    if kind in (ch.SET_CARD, ch.CHARGE_CARD):
        forget_refusals(s)
    if kind == ch.SET_CARD:
        s.sets[seat] += 1
        put_as_concentration(s, card, seat, True, "RS-CONC-1")
        after_event(s)
    elif kind == ch.CHARGE_CARD:
        charge(s, card)
        after_event(s)
    elif kind == ch.PLAY_CARD:
        push_play(s, seat, card, option_second(code), 0)
    else:
        push_use(s, seat, card, 0)


def charge(s: EncounterState, card: int) -> None:
    """One +1 token (RS-KEY-CHARGE-2)."""
    seat = s.controller[card]
    s.tokens[card] += 1
    s.charged[card] = s.numbers[TURN]
    did(s, seat, c.DID_CHARGE)
    s.emit(e.CHARGES, seat, card, NOTHING, s.tokens[card], "RS-KEY-CHARGE-2")
    s.emit(e.IS_CHARGED, seat, card, NOTHING, s.tokens[card], "RS-KEY-CHARGE-2")


# -- playing. flag: how (PLAIN, TO_SLING, TO_CHARGE); number: FREE or 0; place: the next keyword of the bar;
# target: where the state before is kept; count: 1 as an answer; printed: the concentration under it, as an object


def push_play(s: EncounterState, seat: int, card: int, how: int, free: int) -> None:
    """A player plays a card."""
    frame = Frame(p.PLAY, seat, card)
    frame.flag = how
    frame.number = free
    frame.count = 1 if is_answering(s) and not free else 0
    s.push(frame)


def text_costs(s: EncounterState, card: int, how: int) -> list[Cost]:
    """The costs of the use, where the card is slung at once."""
    return s.abilities[s.faces.use[s.face[card]]].costs if how == c.TO_SLING else []


def may_fail(s: EncounterState, f: Frame) -> bool:
    """Whether something could make the play impossible after it has begun: two costs, or one and triggers."""
    bar = s.faces.bar[s.face[f.card]]
    costs = len(text_costs(s, f.card, f.flag))
    for place in range(1, len(bar), 2):
        if bar[place]:
            costs += 1
    if costs == 1 and not slings_for_costs(s, f):
        return len(s.listeners) > 0 or s.faces.type[s.face[f.card]] & c.BOON != 0
    return costs > 0


def slings_for_costs(s: EncounterState, f: Frame) -> bool:
    """Whether costs are still due once the card is in play: those of a defense runespell's sling (P-PLAY step 9)."""
    is_defense = s.faces.type[s.face[f.card]] & c.DEFENSE_CARD != 0
    return is_defense and len(text_costs(s, f.card, f.flag)) > 0


def play_1_announce(s: EncounterState, f: Frame) -> None:
    """The card and its place (RS-RULING-42)."""
    f.target = NOTHING
    if f.number != FREE and may_fail(s, f):
        f.target = s.keep()
    if s.faces.type[s.face[f.card]] & c.BOON:
        options = [option(ch.ON_AREA, area // c.AILMENT_AREAS, area) for area in boon_areas(s)]
    else:
        options = [
            option(ch.ON_CONCENTRATION, s.spot_card[spot], spot) for spot in empty_spots(s, f.seat)
        ]
    ask(s, f, f.seat, ch.ASK_PLACE, options, f.card, f.flag)


def play_2_place(s: EncounterState, f: Frame) -> None:
    """It lies there face-up, but is not in play before its costs are paid (RS-RULING-46)."""
    place = option_second(f.answer)
    card = f.card
    take_from_pile(s, card)
    new_object(s, card)
    s.zone[card] = c.BEING_PLAYED
    s.known[card] = EVERYBODY
    s.place[card] = place
    if s.faces.type[s.face[card]] & c.BOON:
        s.controller[card] = place // c.AILMENT_AREAS
    else:
        s.controller[card] = f.seat
        s.spot_top[place] = card
        f.printed = reference(s, s.spot_card[place])
    s.emit(e.PLACED, f.seat, card, NOTHING, place, "RS-PLAY-1")


def play_3_keyword(s: EncounterState, f: Frame) -> None:
    """The bar from left to right (RS-CARD-7)."""
    if f.target != NOTHING and has_lost_place(s, f):
        undo(s, f.target)
        return
    bar = s.faces.bar[s.face[f.card]]
    if f.place >= len(bar):
        f.step = PLAY_5_TEXT_COSTS
        return
    keyword = bar[f.place]
    number = 0 if f.number == FREE else bar[f.place + 1]
    if number:
        number = keyword_number(s, f.seat, keyword, number)
    if keyword == c.AIL and number:
        types = ail_types(s, f.seat, f.card, f.place, text_costs(s, f.card, f.flag))
        if not types:
            undo(s, f.target)
            return
        options = [option(ch.AIL_WITH, ailment, 0) for ailment in types]
        ask(s, f, f.seat, ch.ASK_AIL_TYPE, options, f.card, number)
    elif keyword in (c.FATE, c.CHOICE):
        if not ask_bullet(s, f, keyword):
            f.place += 2
            f.step = PLAY_3_KEYWORD
    else:
        f.place += 2
        f.step = PLAY_3_KEYWORD
        if number and keyword in (c.PAIN, c.SEAR):
            pay_keyword(s, f, keyword, number)


def pay_keyword(s: EncounterState, f: Frame, keyword: int, number: int) -> None:
    """Pain and Sear."""
    if not pays_keyword(s, Purse(s, f.seat, f.card), keyword, number, NOTHING, None):
        undo(s, f.target)
    elif keyword == c.PAIN:
        s.emit(e.COSTS_PAIN, f.seat, f.card, NOTHING, number, "RS-KEY-PAIN-1")
        lose_health(s, f.seat, number, f.card, f.seat, "RS-RULING-19")
        after_event(s)
    else:
        s.emit(e.COSTS_SEAR, f.seat, f.card, NOTHING, number, "RS-KEY-SEAR-1")
        push_deck(s, f.seat, SEAR_CARDS, number, f.target)


def ask_bullet(s: EncounterState, f: Frame, keyword: int) -> bool:
    """Fate and Choice are made where they stand in the bar, unless they belong to a later use (RS-RULING-66 to 68)."""
    face = s.face[f.card]
    if s.faces.has_continuous_bullets[face]:
        bullets = range(len(s.faces.bullet_statics[face]))
        options = [option(ch.CHOOSE_BULLET, f.card, bullet) for bullet in bullets]
    elif s.faces.is_used_later[face] or f.flag != c.TO_SLING:
        return False
    else:
        options = bullet_options(s, f.seat, f.card)
        if not options:
            return False
    if keyword == c.FATE:
        ask(s, f, enemy(f.seat), ch.ASK_FATE, options, f.card)
    else:
        ask(s, f, f.seat, ch.ASK_BULLET, options, f.card)
    return True


def bullet_options(s: EncounterState, seat: int, card: int) -> list[int]:
    """The bullets of a use that can have valid targets now."""
    texts = s.faces.bullets[s.face[card]]
    return [
        option(ch.CHOOSE_BULLET, card, bullet)
        for bullet in range(len(texts))
        if has_targets(s, s.abilities[texts[bullet]], seat, card)
    ]


def play_4_keyword_chosen(s: EncounterState, f: Frame) -> None:
    """The type of an Ail, or a bullet."""
    bar = s.faces.bar[s.face[f.card]]
    keyword = bar[f.place]
    number = bar[f.place + 1]
    f.place += 2
    f.step = PLAY_3_KEYWORD
    if keyword == c.AIL:
        number = keyword_number(s, f.seat, keyword, number)
        ailment = option_first(f.answer)
        s.emit(e.COSTS_AIL, f.seat, f.card, ailment, number, "RS-KEY-AIL-1")
        push_ail(s, f.seat, f.card, f.seat, ailment, number, f.target)
        return
    s.bullet[f.card] = option_second(f.answer)
    kind = e.FATE_CHOSEN if keyword == c.FATE else e.CHOICE_MADE
    rule = "RS-KEY-FATE-1" if keyword == c.FATE else "RS-KEY-CHOICE-1"
    s.emit(kind, f.answered_by, f.card, NOTHING, option_second(f.answer), rule)


def play_5_text_costs(s: EncounterState, f: Frame) -> None:
    """A normal runespell that is slung pays the costs of its text now (RS-COST-3)."""
    face = s.face[f.card]
    if s.faces.type[face] & c.DEFENSE_CARD or f.number == FREE:
        return
    if text_costs(s, f.card, f.flag):
        push_pay(s, f.seat, f.card, s.faces.use[face], NOTHING, f.target)


def play_6_in_play(s: EncounterState, f: Frame) -> None:
    """Its continuous effects start; the older boon under it is destroyed, the ailment concealed (RS-RULING-42)."""
    card = f.card
    place = s.place[card]
    if has_lost_place(s, f):
        undo(s, f.target)
        return
    if s.faces.type[s.face[card]] & c.BOON == 0:
        put_into_play(s, card, "RS-PLAY-4")
    else:
        older = s.area_boon[place]
        s.area_boon[place] = card
        refresh_ailments(s, s.controller[card])
        put_into_play(s, card, "RS-PLAY-4")
        s.emit(e.CONCEALS, s.controller[card], card, NOTHING, s.area_type[place], "RS-BOON-1")
        if older != NOTHING:
            destroy_together(s, [older], f.seat, "RS-BOON-3")
    if is_answer(f):
        s.answering[card] = s.numbers[TURN]
    did(s, f.seat, c.DID_PLAY)
    if s.faces.type[s.face[card]] & c.BOON:
        did(s, f.seat, c.DID_PLAY_BOON)
    forget_refusals(s)
    if not slings_for_costs(s, f):
        drop_kept(s, f)
    after_instruction(s)


def has_lost_place(s: EncounterState, f: Frame) -> bool:
    """Whether a trigger has taken away what the card lies on; another concentration on that area is another place."""
    place = s.place[f.card]
    if s.faces.type[s.face[f.card]] & c.BOON:
        return s.area_boon[place] == NOTHING and s.area_type[place] == c.NO_AILMENT
    return referred(s, f.printed) == NOTHING


def is_answer(f: Frame) -> bool:
    """Whether a card is an answer by being played: a trinket or boon with Shout, which adds no rung (RS-RULING-71)."""
    return f.count == 1 and f.flag == c.PLAIN


def drop_kept(s: EncounterState, f: Frame) -> None:
    """The costs are paid: what was kept is needed no more."""
    if f.target != NOTHING:
        s.drop_kept(f.target)
        f.target = NOTHING


def play_7_played(s: EncounterState, f: Frame) -> None:
    """`When played` triggers; those of others also if the card was destroyed on entering (RS-RULING-42, 129)."""
    card = f.card
    if s.zone[card] == c.IN_PLAY:
        s.emit(e.IS_PLAYED, s.controller[card], card, NOTHING, instigator(s), "RS-PLAY-7")
    s.emit(e.PLAYS, f.seat, card, NOTHING, s.place[card], "RS-PLAY-7")
    if is_answer(f):
        tell_answer(s, f)
    after_event(s)


def play_8_use(s: EncounterState, f: Frame) -> None:
    """Charged, slung, or neither; if it has left play, nothing (RS-PLAY-6)."""
    if s.zone[f.card] != c.IN_PLAY:
        drop_kept(s, f)
        return
    if f.flag == c.TO_CHARGE:
        charge(s, f.card)
        after_event(s)
    elif f.flag == c.TO_SLING:
        is_normal = s.faces.type[s.face[f.card]] & c.DEFENSE_CARD == 0
        flag = COSTS_PAID if is_normal or f.number == FREE else 0
        push_use(s, f.seat, f.card, flag | AGAIN if f.number == FREE else flag, f.target)


define(
    p.PLAY,
    [
        play_1_announce,
        play_2_place,
        play_3_keyword,
        play_4_keyword_chosen,
        play_5_text_costs,
        play_6_in_play,
        play_7_played,
        play_8_use,
    ],
)
PLAY_3_KEYWORD: Final = label(p.PLAY, play_3_keyword)
PLAY_5_TEXT_COSTS: Final = label(p.PLAY, play_5_text_costs)
