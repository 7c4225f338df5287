"""The Invasion's turn (P-25): deploying, training and protocols; and Cleanup (P-32)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.ending import (
    BY_SURVIVING,
    check,
    deck_check,
    end_scenario,
)
from runestack.games.invasion.rules.picking_dice import STORE_THERE, push_pick_zone
from runestack.games.invasion.rules.primitives import (
    exhaust,
    move,
    refresh,
    store_in_zone,
    take_from_zone,
)
from runestack.games.invasion.rules.reinforcing import TO_LOOKED, into_deck, push_take
from runestack.games.invasion.rules.research import top_of_supply
from runestack.games.invasion.rules.seats import captain, has_stopped, players_in
from runestack.games.invasion.rules.stack import clear_defeated, current, strike_players
from runestack.games.invasion.rules.state import (
    MARKER,
    PHASE,
    QUIET,
    ROUND,
    SEATS,
    TECHNOLOGY_TOKENS,
    TURN,
    InvasionState,
)
from runestack.games.invasion.rules.text import push_board_text, push_text, wake_texts
from runestack.games.invasion.rules.turn_marks import new_turn
from runestack.games.invasion.rules.values import kind_of, survivor_stores
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.outcome import WON
from runestack.kernel.procedure import define, label
from runestack.kernel.random import shuffle
from runestack.kernel.triggers import has_triggers, push_triggers

# -- the turn; number: cards still to deploy; items: protocols used in step 6 ---------------------


def invasion_1_begin(s: InvasionState, f: Frame) -> None:
    """Step 1: effects of the beginning of the turn, in an order the captain chooses (INV-ITURN-1)."""
    s.numbers[PHASE] = c.INVASION_TURN
    new_turn(s, NOBODY)
    s.emit(e.INVASION_BEGINS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "INV-ITURN-1")
    push_triggers(s)


def invasion_2_time(s: InvasionState, f: Frame) -> None:
    """Step 2: the round marker advances, and events end (INV-ITURN-2)."""
    if s.numbers[MARKER] < s.faces.last_round:
        s.numbers[MARKER] += 1
    s.push(Frame(p.CLOCK, NOBODY, NOTHING))


def invasion_3_count(s: InvasionState, f: Frame) -> None:
    """Step 3: as many cards as there are players and protocols, counted now (INV-ITURN-3, INV-RULING-93)."""
    if s.scenario().changes_rule(sc.SHUFFLE_TO_DEPLOY):
        into_deck(s, s.invasion_garbage, s.invasion_deck, c.IN_INVASION_DECK)
        into_deck(s, s.invasion_discard, s.invasion_deck, c.IN_INVASION_DECK)
        for card in s.invasion_deck:
            s.known[card] = 0
        shuffle(s.random, c.STREAM_INVASION, s.invasion_deck)
        s.emit(e.SHUFFLES, NOBODY, NOTHING, NOTHING, len(s.invasion_deck), "INV-SC3-8")
    f.number = len(players_in(s)) + len(s.protocols)


def invasion_3_deploy(s: InvasionState, f: Frame) -> None:
    """One after the other."""
    if f.number <= 0:
        f.step = INVASION_4_ASK
        return
    f.number -= 1
    f.step = INVASION_3_DEPLOY
    push_deploy(s, 1)


def invasion_4_ask(s: InvasionState, f: Frame) -> None:
    """Step 4: every card that can be trained is; the captain chooses the order (INV-ITURN-6, 10)."""
    if has_triggers(s):
        f.step = INVASION_4_ASK
        push_triggers(s)
        return
    options = [option(ch.ZONE, colour, 0) for colour in trainable_zones(s)]
    if not options:
        f.step = INVASION_5_REFRESH
        return
    ask(s, f, captain(s), ch.ASK_ZONE, options)


def trainable_zones(s: InvasionState) -> list[int]:
    """The zones whose resources pay for their card."""
    found: list[int] = []
    for colour in range(c.COLOURS):
        card = s.zone_card[colour]
        if card != NOTHING and s.zone_stored[colour] >= s.faces.training[s.face[card]]:
            found.append(colour)
    return found


def invasion_4_train(s: InvasionState, f: Frame) -> None:
    """Paid with the resources of its zone; the surplus stays (INV-ITURN-7)."""
    f.step = INVASION_4_ASK
    push_train_zone(s, option_first(f.answer))


def invasion_5_refresh(s: InvasionState, f: Frame) -> None:
    """Step 5: with enough technology tokens all protocols are refreshed (INV-ITURN-11, INV-RULING-8)."""
    faces = s.faces
    if s.numbers[TECHNOLOGY_TOKENS] >= faces.refresh_need:
        s.numbers[TECHNOLOGY_TOKENS] -= faces.refresh_spend
        refresh_protocols(s)
    f.items = []


def refresh_protocols(s: InvasionState) -> None:
    """All of them."""
    s.emit(e.PROTOCOLS_REFRESHED, NOBODY, NOTHING, NOTHING, len(s.protocols), "INV-ITURN-11")
    for card in s.protocols:
        refresh(s, card, "INV-ITURN-11")


def invasion_6_ask(s: InvasionState, f: Frame) -> None:
    """Step 6: each refreshed protocol with an activated ability, once (INV-ITURN-12, INV-RULING-104)."""
    options: list[int] = []
    for card in s.protocols:
        if not s.exhausted[card] and card not in f.items and protocol_text(s, card) != NOTHING:
            options.append(option(ch.TAKE_CARD, card, 0))
    if not options:
        f.step = INVASION_7_END
        return
    ask(s, f, captain(s), ch.ASK_PROTOCOL, options)


def protocol_text(s: InvasionState, card: int) -> int:
    """The activated ability of a protocol, or of an invasion card that has become one."""
    label_wanted = c.ACTIVATED if kind_of(s, card) == c.PROTOCOL else c.AS_PROTOCOL
    return s.faces.first_used_at(s.face[card], label_wanted)


def invasion_6_use(s: InvasionState, f: Frame) -> None:
    """Executed first, so that a text which refreshes all protocols leaves this one exhausted (P-25)."""
    f.card = option_first(f.answer)
    f.items.append(f.card)
    s.emit(e.USES_PROTOCOL, NOBODY, f.card, NOTHING, 0, "INV-ITURN-12")
    push_text(s, NOBODY, f.card, protocol_text(s, f.card))


def invasion_6_exhaust(s: InvasionState, f: Frame) -> None:
    """Then exhausted, if it is still in play; and the next one."""
    f.step = INVASION_6_ASK
    if s.zone[f.card] == c.IN_PROTOCOLS:
        exhaust(s, f.card, "INV-ITURN-12")
    push_triggers(s)


def invasion_7_end(s: InvasionState, f: Frame) -> None:
    """Step 7: effects of the end of the turn (INV-ITURN-13)."""
    s.emit(e.INVASION_ENDS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "INV-ITURN-13")
    push_triggers(s)


def invasion_8_players(s: InvasionState, f: Frame) -> None:
    """Then the players' texts about the end of the opponent's turn (INV-RULING-83)."""
    s.emit(e.TURN_ENDS, NOBODY, NOTHING, NOTHING, s.numbers[ROUND], "INV-RULING-83")
    push_triggers(s)


def invasion_9_tokens(s: InvasionState, f: Frame) -> None:
    """Spare part tokens of this turn are destroyed (INV-RULING-24)."""
    for seat in range(s.numbers[SEATS]):
        s.parts[seat] = 0


define(
    p.INVASION_TURN,
    [
        invasion_1_begin,
        invasion_2_time,
        invasion_3_count,
        invasion_3_deploy,
        invasion_4_ask,
        invasion_4_train,
        invasion_5_refresh,
        invasion_6_ask,
        invasion_6_use,
        invasion_6_exhaust,
        invasion_7_end,
        invasion_8_players,
        invasion_9_tokens,
    ],
)
INVASION_3_DEPLOY: Final = label(p.INVASION_TURN, invasion_3_deploy)
INVASION_4_ASK: Final = label(p.INVASION_TURN, invasion_4_ask)
INVASION_5_REFRESH: Final = label(p.INVASION_TURN, invasion_5_refresh)
INVASION_6_ASK: Final = label(p.INVASION_TURN, invasion_6_ask)
INVASION_7_END: Final = label(p.INVASION_TURN, invasion_7_end)


# -- deploying; card: a card that is deployed itself, or NOTHING for the top card of the deck; number: how many


def push_deploy(s: InvasionState, number: int) -> None:
    """Cards of the Invasion deck are deployed (P-26)."""
    frame = Frame(p.DEPLOY, NOBODY, NOTHING)
    frame.number = number
    s.push(frame)


def push_deploy_card(s: InvasionState, card: int) -> None:
    """A certain card is deployed."""
    frame = Frame(p.DEPLOY, NOBODY, card)
    frame.number = 1
    frame.step = DEPLOY_2_PLACE
    s.push(frame)


def deploy_1_take(s: InvasionState, f: Frame) -> None:
    """The top card; the deck may be reinforced."""
    if f.number <= 0 or has_stopped(s):
        f.step = END
        return
    f.card = NOTHING
    f.count = len(s.limbo)  # a card that is being trained may lie there
    push_take(s, NOBODY, 1, TO_LOOKED, NOTHING)


def deploy_2_place(s: InvasionState, f: Frame) -> None:
    """On top of the stack (INV-IWORD-1); then follows what a reinforcing has triggered (INV-RULING-35)."""
    f.number -= 1
    card = f.card
    if card == NOTHING:
        if len(s.limbo) <= f.count:
            f.step = END
            return
        card = s.limbo[-1]
    f.card = card
    move(s, card, c.IN_STACK, NOBODY)
    s.emit(e.DEPLOYS, NOBODY, card, NOTHING, len(s.stack), "INV-IWORD-1")
    push_triggers(s)


def deploy_3_text(s: InvasionState, f: Frame) -> None:
    """Its deploy text comes before the next card (INV-RULING-91)."""
    if s.numbers[QUIET] or has_stopped(s):
        return
    for text in s.faces.used_at(s.face[f.card], c.DEPLOYED)[::-1]:
        push_text(s, NOBODY, f.card, text)


def deploy_4_next(s: InvasionState, f: Frame) -> None:
    """The top card may have no health left (INV-RULING-90); what waited for a card to be deployed follows."""
    clear_defeated(s, NOBODY)
    f.step = DEPLOY_1_TAKE
    push_triggers(s)


define(p.DEPLOY, [deploy_1_take, deploy_2_place, deploy_3_text, deploy_4_next])
DEPLOY_1_TAKE: Final = label(p.DEPLOY, deploy_1_take)
DEPLOY_2_PLACE: Final = label(p.DEPLOY, deploy_2_place)


# -- training an invasion card; card; place: the colour of its zone, or NOTHING for one of the supply


def push_train_zone(s: InvasionState, colour: int) -> None:
    """The card of a zone is trained; its cost is paid."""
    card = s.zone_card[colour]
    take_from_zone(s, colour, s.faces.training[s.face[card]], "INV-ITURN-7")
    push_train(s, card, colour)


def push_train(s: InvasionState, card: int, colour: int) -> None:
    """An invasion card is trained, from a zone or from the supply."""
    frame = Frame(p.TRAIN_INVADER, NOBODY, card)
    frame.place = colour
    s.push(frame)


def train_1_text(s: InvasionState, f: Frame) -> None:
    """A Unique card says where it goes (INV-ITURN-8, INV-RULING-102)."""
    move(s, f.card, c.LOOKED_AT, NOBODY)
    s.emit(e.TRAINED, NOBODY, f.card, NOTHING, f.place, "INV-ITURN-8")
    for text in s.faces.used_at(s.face[f.card], c.TRAINED)[::-1]:
        push_text(s, NOBODY, f.card, text)


def train_2_discard(s: InvasionState, f: Frame) -> None:
    """On top of the Discard pile; then the effect printed on its zone (INV-ITURN-9)."""
    if s.zone[f.card] == c.LOOKED_AT:
        move(s, f.card, c.IN_INVASION_DISCARD, NOBODY)
    check(s)
    if has_stopped(s) or f.place == NOTHING or s.numbers[QUIET]:
        return
    s.emit(e.ZONE_EFFECT, NOBODY, NOTHING, NOTHING, f.place, "INV-ITURN-9")
    push_board_text(s, NOBODY, s.faces.zones[f.place], c.EFFECTS)


define(p.TRAIN_INVADER, [train_1_text, train_2_discard])


# -- Cleanup; place: the next zone; card: the survivor; items: rewards left to store --------------


def cleanup_1_begin(s: InvasionState, f: Frame) -> None:
    """After the Players' turn."""
    s.numbers[PHASE] = c.CLEANUP
    s.numbers[TURN] += 1
    f.place = 0


def cleanup_2_zone(s: InvasionState, f: Frame) -> None:
    """Step 1: empty zones get a card, in the order of the colours (INV-CLEAN-1, INV-RULING-98)."""
    while f.place < c.COLOURS and s.zone_card[f.place] != NOTHING:
        f.place += 1
    if f.place >= c.COLOURS:
        f.step = CLEANUP_4_MARKS
        return
    if s.scenario().changes_rule(sc.ZONES_FROM_DECK):
        push_take(s, NOBODY, 1, TO_LOOKED, NOTHING)
    elif top_of_supply(s) != NOTHING:
        move(s, s.supply[-1], c.LOOKED_AT, NOBODY)


def cleanup_3_fill(s: InvasionState, f: Frame) -> None:
    """Without a card a zone stays empty."""
    if s.limbo:
        fill_zone(s, s.limbo[-1], f.place)
    f.place += 1
    f.step = CLEANUP_2_ZONE
    push_triggers(s)  # of a reinforcing (INV-RULING-35)


def fill_zone(s: InvasionState, card: int, colour: int) -> None:
    """A card lies face up in a zone."""
    move(s, card, c.IN_ZONE, NOBODY)
    s.zone_card[colour] = card
    s.emit(e.ZONE_FILLED, NOBODY, card, NOTHING, colour, "INV-IBOARD-8")


def cleanup_4_marks(s: InvasionState, f: Frame) -> None:
    """Damage on cards in zones is forgotten (INV-RULING-126)."""
    for card in s.zones:
        s.armor_damage[card] = 0
        s.health_damage[card] = 0
    deck_check(s)


def cleanup_5_ranged(s: InvasionState, f: Frame) -> None:
    """Step 2: survivors are resolved from the top; ranged damage to each player first (INV-CLEAN-2, 3)."""
    if not s.stack:
        f.step = CLEANUP_9_END
        return
    f.card = s.stack[-1]
    s.emit(
        e.ATTACKS,
        NOBODY,
        f.card,
        current(s, f.card, c.RANGED),
        current(s, f.card, c.MELEE),
        "INV-CLEAN-3",
    )
    strike_players(s, c.RANGED, current(s, f.card, c.RANGED), "INV-CLEAN-3")
    s.settle()


def cleanup_6_melee(s: InvasionState, f: Frame) -> None:
    """Then melee damage."""
    strike_players(s, c.MELEE, current(s, f.card, c.MELEE), "INV-CLEAN-3")
    s.settle()


def cleanup_7_reward(s: InvasionState, f: Frame) -> None:
    """Then the Invasion stores its reward (INV-CLEAN-5); of wild the captain chooses the zone (INV-RULING-101)."""
    reward = s.faces.stores[s.face[f.card]]
    for colour in reward:
        if colour == c.WILD:
            push_pick_zone(s, captain(s), f.card, STORE_THERE, 1, list(range(c.COLOURS)))
        else:
            store_in_zone(s, colour, 1, "INV-CLEAN-5")
    more = survivor_stores(s, f.card)
    if more and reward and reward[0] != c.WILD:
        store_in_zone(s, reward[0], more, "INV-CLEAN-5")
    s.emit(e.SURVIVES, NOBODY, f.card, NOTHING, 0, "INV-CLEAN-5")
    wake_texts(s, f.card, c.CARD_SURVIVED, NOBODY)


def cleanup_8_discard(s: InvasionState, f: Frame) -> None:
    """Then it goes on the Discard pile, and the next card is on top (INV-CLEAN-6)."""
    if s.zone[f.card] == c.IN_STACK:
        move(s, f.card, c.IN_INVASION_DISCARD, NOBODY)
    clear_defeated(s, NOBODY)
    f.step = CLEANUP_5_RANGED
    push_triggers(s)


def cleanup_9_end(s: InvasionState, f: Frame) -> None:
    """Surviving the last round wins where a scenario says so (INV-RULING-121)."""
    deck_check(s)
    if has_stopped(s):
        return
    rounds = s.scenario().number_of_win(sc.SURVIVE)
    if rounds != NOTHING and s.numbers[ROUND] >= rounds:
        end_scenario(s, WON, BY_SURVIVING)


define(
    p.CLEANUP,
    [
        cleanup_1_begin,
        cleanup_2_zone,
        cleanup_3_fill,
        cleanup_4_marks,
        cleanup_5_ranged,
        cleanup_6_melee,
        cleanup_7_reward,
        cleanup_8_discard,
        cleanup_9_end,
    ],
)
CLEANUP_2_ZONE: Final = label(p.CLEANUP, cleanup_2_zone)
CLEANUP_4_MARKS: Final = label(p.CLEANUP, cleanup_4_marks)
CLEANUP_5_RANGED: Final = label(p.CLEANUP, cleanup_5_ranged)
CLEANUP_9_END: Final = label(p.CLEANUP, cleanup_9_end)
