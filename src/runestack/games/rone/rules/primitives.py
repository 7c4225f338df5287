"""The few functions that write to the state. Each writes and emits."""

from __future__ import annotations

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.seats import hand_readers
from runestack.games.rone.rules.state import (
    ATTACKING,
    COMBAT,
    DAMAGE_DEALT,
    DEFENDING,
    EDITION,
    HURT,
    NEXT_STAMP,
    RANGED_DEALT,
    SEATS,
    RoneState,
)
from runestack.games.rone.rules.values import in_combat
from runestack.kernel.events import Listener
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import shuffle

# -- objects and zones ---------------------------------------------------------------------------


def everybody(s: RoneState) -> int:
    """The bits of all seats."""
    return (1 << s.numbers[SEATS]) - 1


def new_object(s: RoneState, card: int) -> None:
    """After a change of zone a card remembers nothing (RONE-RULING-8)."""
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.controller[card] = s.owner[card]
    s.rotation[card] = 0
    s.health_change[card] = 0
    s.melee_token[card] = 0
    s.ranged_token[card] = 0
    s.melee_late[card] = 0
    s.ranged_late[card] = 0
    s.face_up[card] = 0
    s.doomed[card] = 0
    if s.marks[card]:
        s.lasting[:] = [mark for mark in s.lasting if mark.card != card]
        s.marks[card] = 0


def take_out(s: RoneState, card: int) -> None:
    """Lifts a card from the pile it lies in."""
    zone = s.zone[card]
    if zone == c.ON_BATTLEFIELD:
        kind = s.faces.type[s.face[card]]
        if kind == c.UNIT:
            s.units[s.side[s.controller[card]]].remove(card)
        elif kind == c.TECHNOLOGY:  # heroes lie in no pile
            s.technology[s.controller[card]].remove(card)
    elif zone == c.IN_HAND:
        seat = holder_of(s, card)
        s.hand[seat].remove(card)
        note_hand(s, seat)
    elif zone == c.IN_DECK:
        s.deck[s.side[s.owner[card]]].remove(card)
    elif zone == c.IN_GRAVEYARD:
        s.graveyard[s.side[s.owner[card]]].remove(card)
    elif zone == c.IN_TECHNOLOGY_DECK:
        s.technology_deck[s.side[s.owner[card]]].remove(card)


def note_hand(s: RoneState, seat: int) -> None:
    """Looks for the cheapest fast tactic after a hand has changed."""
    cheapest = OUT_OF_REACH
    for card in s.hand[seat]:
        cheapest = min(cheapest, s.faces.fast_cost[s.face[card]])
    s.cheapest[seat] = cheapest


def holder_of(s: RoneState, card: int) -> int:
    """The seat whose hand holds a card."""
    for seat in range(s.numbers[SEATS]):
        if card in s.hand[seat]:
            return seat
    message = f"card {card} is in no hand"
    raise RuntimeError(message)


def leaving(s: RoneState, card: int, dies: bool) -> None:
    """A card has left the battlefield: its own and other texts hear of it, then it listens no more."""
    seat = s.controller[card]
    s.emit(e.LEAVES, seat, card, NOTHING, 0, "RONE-ZONE-5")
    if dies:
        s.emit(e.DIES, seat, card, NOTHING, 0, "RONE-KEY-DEATH-1")
    s.unlisten(card)
    s.numbers[HURT] = 1  # a health bonus may have gone with it (RONE-RULING-125)


def put_into_graveyard(s: RoneState, card: int, top: bool) -> None:
    """Top or bottom of the owner's graveyard, face up."""
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    take_out(s, card)
    pile = s.graveyard[s.side[s.owner[card]]]
    if top:
        pile.append(card)
    else:
        pile.insert(0, card)
    s.zone[card] = c.IN_GRAVEYARD
    s.known[card] = everybody(s)
    s.emit(e.TO_GRAVEYARD, s.owner[card], card, NOTHING, 1 if top else 0, "RONE-ZONE-7")
    if was_in_play:
        leaving(s, card, dies=True)
    new_object(s, card)


def remove_from_game(s: RoneState, card: int, rule: str) -> None:
    """An effect removes a card; `de`: a technology in play goes back to the technology deck instead."""
    if s.zone[card] == c.ON_BATTLEFIELD and returns_to_technology_deck(s, card):
        put_into_technology_deck(s, card)
    else:
        remove_for_good(s, card, rule)


def remove_for_good(s: RoneState, card: int, rule: str) -> None:
    """The card takes no further part in the game."""
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    take_out(s, card)
    s.removed[s.side[s.owner[card]]].append(card)
    s.zone[card] = c.REMOVED
    s.known[card] = everybody(s)
    s.emit(e.LEAVES_GAME, s.owner[card], card, NOTHING, 0, rule)
    if was_in_play:
        leaving(s, card, dies=False)
    new_object(s, card)


def returns_to_technology_deck(s: RoneState, card: int) -> bool:
    """`de`: a technology that an effect takes from the battlefield goes back to the technology deck."""
    return s.numbers[EDITION] == c.GERMAN and s.faces.type[s.face[card]] == c.TECHNOLOGY


def put_into_technology_deck(s: RoneState, card: int, rule: str = "RONE-ZONE-13") -> None:
    """Back to the owner's technology deck; it can be played again."""
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    take_out(s, card)
    s.technology_deck[s.side[s.owner[card]]].append(card)
    s.zone[card] = c.IN_TECHNOLOGY_DECK
    s.known[card] = everybody(s)
    s.emit(e.TECHNOLOGY_RETURNS, s.owner[card], card, NOTHING, 0, rule)
    if was_in_play:
        leaving(s, card, dies=False)
    new_object(s, card)


def put_into_hand(s: RoneState, card: int, seat: int) -> None:
    """To the hand of an owner; what may not go there was kept out before (`kept_out_of_hands`)."""
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    public = s.zone[card] in (c.ON_BATTLEFIELD, c.IN_GRAVEYARD, c.ON_STACK)
    take_out(s, card)
    s.hand[seat].append(card)
    note_hand(s, seat)
    s.zone[card] = c.IN_HAND
    s.known[card] = everybody(s) if public else s.known[card] | hand_readers(s, seat)
    s.emit(e.TO_HAND_FROM, seat, card, NOTHING, 1 if public else 0, "RONE-ZONE-3")
    if was_in_play:
        leaving(s, card, dies=False)
    new_object(s, card)


def kept_out_of_hands(s: RoneState, card: int) -> bool:
    """What happens instead, where a card may not go to a hand or into a player deck: shields and technologies."""
    if s.zone[card] == c.IN_DECK and s.face_up[card]:
        s.emit(e.SHIELD_GONE, s.owner[card], card, NOTHING, 0, "RONE-RULING-87")
        remove_from_game(s, card, "RONE-RULING-87")
        return True
    if s.faces.type[s.face[card]] == c.TECHNOLOGY:
        if s.numbers[EDITION] == c.GERMAN:
            put_into_technology_deck(s, card)
        else:
            remove_from_game(s, card, "RONE-ZONE-12")
        return True
    return False


def put_into_deck(s: RoneState, card: int, top: bool) -> None:
    """Top or bottom of the owner's player deck, face down."""
    if kept_out_of_hands(s, card):
        return
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    public = s.zone[card] in (c.ON_BATTLEFIELD, c.IN_GRAVEYARD, c.ON_STACK)
    take_out(s, card)
    pile = s.deck[s.side[s.owner[card]]]
    if top:
        pile.append(card)
    else:
        pile.insert(0, card)
    s.zone[card] = c.IN_DECK
    if public:
        s.known[card] = everybody(s)
    s.emit(e.TO_DECK, s.owner[card], card, NOTHING, 1 if top else 0, "RONE-ZONE-1")
    if was_in_play:
        leaving(s, card, dies=False)
    new_object(s, card)


def become_shield(s: RoneState, card: int) -> None:
    """Face up to the bottom of the owner's player deck (RONE-KEY-SHIELD-3), below older shields."""
    was_in_play = s.zone[card] == c.ON_BATTLEFIELD
    take_out(s, card)
    s.deck[s.side[s.owner[card]]].insert(0, card)
    s.zone[card] = c.IN_DECK
    s.known[card] = everybody(s)
    s.emit(e.SHIELD_MADE, s.owner[card], card, NOTHING, 0, "RONE-KEY-SHIELD-3")
    if was_in_play:
        leaving(s, card, dies=False)
    new_object(s, card)
    s.face_up[card] = 1


def enter_battlefield(s: RoneState, card: int, seat: int, exhausted: int, rule: str) -> None:
    """A permanent comes onto a player's battlefield from anywhere outside it."""
    take_out(s, card)
    new_object(s, card)
    s.zone[card] = c.ON_BATTLEFIELD
    s.controller[card] = seat
    s.known[card] = everybody(s)
    if s.faces.type[s.face[card]] == c.UNIT:
        s.units[s.side[seat]].append(card)
    else:
        s.technology[seat].append(card)
    s.rotation[card] = exhausted
    s.numbers[HURT] = 1  # its continuous text may lower somebody's health
    start_listening(s, card)
    s.emit(e.ENTERS, seat, card, NOTHING, exhausted, rule)


def start_listening(s: RoneState, card: int) -> None:
    """The triggered and continuous texts of a card's face begin to work."""
    listen_as(s, card, card, s.face[card])


def listen_as(s: RoneState, card: int, printed: int, face: int) -> None:
    """A card has the texts of a face, printed on itself or on a card it copies."""
    faces = s.faces
    for text in faces.triggered[face]:
        s.listen(Listener(faces.abilities[text].event, card, printed, text))
    for text in faces.statics[face]:
        s.listen(Listener(faces.abilities[text].static, card, printed, text))


# -- exhaustion ----------------------------------------------------------------------------------


def exhaust(s: RoneState, card: int, times: int, rule: str) -> None:
    """Turns a permanent up to three quarters; the rest is ignored."""
    before = s.rotation[card]
    after = min(c.MOST_EXHAUSTED, before + times)
    if after != before:
        s.rotation[card] = after
        s.emit(e.EXHAUSTS, s.controller[card], card, NOTHING, after, rule)


def refresh(s: RoneState, card: int, times: int, rule: str) -> None:
    """Turns a permanent back, at most to active; the rest is ignored."""
    before = s.rotation[card]
    after = max(0, before - times)
    if after != before:
        s.rotation[card] = after
        s.emit(e.REFRESHES, s.controller[card], card, NOTHING, after, rule)


# -- health and attack ---------------------------------------------------------------------------


def damage_unit(s: RoneState, source: int, card: int, amount: int, rule: str) -> None:
    """Damage lowers current health for good. 0 damage is no damage (RONE-RULING-11)."""
    if amount <= 0:
        return
    s.health_change[card] -= amount
    s.numbers[HURT] = 1
    s.emit(e.DAMAGED_UNIT, s.controller[card], card, source, amount, rule)
    if source != NOTHING:
        s.emit(e.DAMAGES_UNIT, s.controller[source], source, card, amount, rule)


def change_health(s: RoneState, card: int, amount: int, rule: str) -> None:
    """Health gained or lost; a loss is not damage (RONE-RULING-10)."""
    if amount == 0:
        return
    s.health_change[card] += amount
    if amount < 0:
        s.numbers[HURT] = 1
    s.emit(e.CHANGES_HEALTH, s.controller[card], card, NOTHING, amount, rule)


def damage_is_over(s: RoneState) -> bool:
    """Whether the running combat deals no more damage: all dealt, or one side fell to the ranged damage."""
    step = s.numbers[COMBAT]
    if step == DAMAGE_DEALT:
        return True
    if step != RANGED_DEALT:
        return False
    return (
        s.zone[s.numbers[ATTACKING]] != c.ON_BATTLEFIELD
        or s.zone[s.numbers[DEFENDING]] != c.ON_BATTLEFIELD
    )


def change_attack(s: RoneState, card: int, which: int, amount: int) -> None:
    """A token for the unit's next combat, or for the one after it once this combat's damage is dealt."""
    late = in_combat(s, card) and damage_is_over(s)
    if which == c.STAT_MELEE:
        if late:
            s.melee_late[card] += amount
        else:
            s.melee_token[card] += amount
    elif late:
        s.ranged_late[card] += amount
    else:
        s.ranged_token[card] += amount
    s.emit(e.CHANGES_ATTACK, s.controller[card], card, which, amount, "RONE-CARD-18")


# -- water ---------------------------------------------------------------------------------------


def gain_water(s: RoneState, seat: int, amount: int, rule: str) -> None:
    """Water has no upper bound."""
    if amount <= 0:
        return
    s.water[seat] += amount
    s.emit(e.GAINS_WATER, seat, NOTHING, NOTHING, amount, rule)


def lose_water(s: RoneState, seat: int, amount: int, rule: str) -> int:
    """An effect takes what is there, at most; returns how much that was."""
    taken = min(amount, s.water[seat])
    if taken > 0:
        s.water[seat] -= taken
        s.emit(e.LOSES_WATER, seat, NOTHING, NOTHING, taken, rule)
    return taken


def pay_water(s: RoneState, seat: int, amount: int, card: int, rule: str) -> None:
    """A cost: complete or never begun."""
    if amount > s.water[seat]:
        message = f"seat {seat} has {s.water[seat]} water and cannot pay {amount}"
        raise RuntimeError(message)
    if amount > 0:
        s.water[seat] -= amount
        s.emit(e.PAYS_WATER, seat, card, NOTHING, amount, rule)


# -- drawing -------------------------------------------------------------------------------------


def draw(s: RoneState, seat: int) -> None:
    """P-14: an empty deck gives nothing; a shield leaves the game and the draw is used up."""
    deck = s.deck[s.side[seat]]
    if not deck:
        return
    card = deck[-1]
    if s.face_up[card]:
        s.emit(e.SHIELD_GONE, seat, card, NOTHING, 0, "RONE-KEY-SHIELD-5")
        remove_from_game(s, card, "RONE-KEY-SHIELD-5")
        return
    deck.pop()
    s.hand[seat].append(card)
    s.cheapest[seat] = min(s.cheapest[seat], s.faces.fast_cost[s.face[card]])
    s.zone[card] = c.IN_HAND
    s.known[card] |= hand_readers(s, seat)
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    s.emit(e.DRAWS, seat, card, NOTHING, 1, "RONE-ZONE-3")


def shuffle_deck(s: RoneState, side: int) -> None:
    """Shields stay face up at their new places (RONE-RULING-90)."""
    deck = s.deck[side]
    shuffle(s.random, c.STREAM_DECKS, deck)
    for card in deck:
        if not s.face_up[card]:
            s.known[card] = 0
    s.emit(e.SHUFFLES, side, NOTHING, NOTHING, 0, "RONE-RULING-6")
