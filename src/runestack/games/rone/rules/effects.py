"""What each instruction of a text does. A resolver returns False where it cannot be executed (RONE-RULING-51)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import operations as op
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.destruction import (
    push_destroy_top,
    push_destruction,
    push_discard,
    push_to_graveyard,
)
from runestack.games.rone.rules.hands import push_to_hand
from runestack.games.rone.rules.lasting_changes import has_room_for, mark, take_control
from runestack.games.rone.rules.lifebound import push_hero_damages
from runestack.games.rone.rules.permissions import permission
from runestack.games.rone.rules.prices import payable
from runestack.games.rone.rules.primitives import (
    become_shield,
    change_attack,
    change_health,
    damage_unit,
    draw,
    exhaust,
    gain_water,
    listen_as,
    lose_water,
    put_into_deck,
    put_into_technology_deck,
    refresh,
    remove_from_game,
    returns_to_technology_deck,
)
from runestack.games.rone.rules.seats import in_teams
from runestack.games.rone.rules.selection import fetchable
from runestack.games.rone.rules.stack import CANCELLED, WAITING
from runestack.games.rone.rules.state import RoneState
from runestack.kernel import operations as core
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import amount_of, cards_of, is_readable, nothing_there, players_of
from runestack.kernel.program import Ability, Instruction
from runestack.kernel.references import referred


def carry_out(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Carries out one instruction of the text that a frame reads."""
    if instruction.counted is not None and not is_readable(s, f, instruction):
        return False
    return RESOLVERS[instruction.op](s, f, instruction)


def movable_cards_of(s: RoneState, f: Frame, instruction: Instruction) -> list[int]:
    """The cards meant without heroes, which are never destroyed, moved or taken over (RONE-RULING-159)."""
    return [card for card in cards_of(s, f, instruction) if s.faces.type[s.face[card]] != c.HERO]


# -- water and cards -----------------------------------------------------------------------------


def resolve_gain(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Gain water."""
    for seat in players_of(s, f, instruction):
        gain_water(s, seat, amount_of(s, f, instruction), "RONE-CARD-17")
    return True


def resolve_lose(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Lose water, as much as there is."""
    for seat in players_of(s, f, instruction):
        lose_water(s, seat, amount_of(s, f, instruction), "RONE-RULING-4")
    return True


def resolve_take(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Take water from another player, as much as there is."""
    taken = 0
    for seat in players_of(s, f, instruction):
        taken += lose_water(s, seat, amount_of(s, f, instruction), "RONE-RULING-4")
    gain_water(s, f.seat, taken, "RONE-CARD-17")
    return True


def resolve_pay(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """A payment inside a text: complete, or it cannot be executed."""
    if not payable(s, f.seat, instruction.costs, f.card, 0, None):
        return False
    frame = Frame(p.PAY, f.seat, f.card)
    frame.text = f.text
    frame.target = f.place - 1
    s.push(frame)
    return True


def resolve_draw(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Draw; an empty deck has no penalty."""
    for seat in players_of(s, f, instruction):
        for _ in range(amount_of(s, f, instruction)):
            draw(s, seat)
    return True


def resolve_discard(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Each player destroys cards of the own hand by choice."""
    for seat in reversed(players_of(s, f, instruction)):
        push_discard(s, seat, amount_of(s, f, instruction), NOTHING)
    return True


def resolve_destroy_top(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Destroy the top cards of a player deck."""
    for seat in reversed(players_of(s, f, instruction)):
        push_destroy_top(s, seat, amount_of(s, f, instruction))
    return True


def resolve_remove_top(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Remove the top cards of a graveyard from the game."""
    for seat in players_of(s, f, instruction):
        for _ in range(amount_of(s, f, instruction)):
            pile = s.graveyard[s.side[seat]]
            if pile:
                remove_from_game(s, pile[-1], "RONE-CARD-20")
    return True


def resolve_look(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Look at the top cards of a deck, and put them back in any order or keep some."""
    for seat in players_of(s, f, instruction):
        deck = s.deck[s.side[seat]]
        frame = Frame(p.LOOK, f.seat, f.card)
        frame.target = seat
        frame.number = min(instruction.number, len(deck))
        frame.flag = 1 if instruction.op == core.LOOK_TAKE else 0
        frame.count = min(instruction.second, frame.number)
        s.push(frame)
    return True


# -- damage, health, attack ----------------------------------------------------------------------


def deal(s: RoneState, f: Frame, instruction: Instruction, amount: int) -> bool:
    """One damage event: units at once, then heroes in turn order."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    seats: list[int] = []
    for card in cards:
        if s.faces.type[s.face[card]] == c.HERO:
            seats.append(s.controller[card])
        elif s.faces.type[s.face[card]] == c.UNIT:
            damage_unit(s, f.card, card, amount, "RONE-RULING-12")
    if seats and amount > 0:
        push_hero_damages(s, seats, f.card, amount)
    return True


def resolve_deal(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Deal a number of damage."""
    return deal(s, f, instruction, max(0, amount_of(s, f, instruction)))


def resolve_get(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Attack changes: tokens for the next combat, or for a time."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    changes = instruction.changes
    for card in cards:
        for place in range(0, len(changes), 2):
            which = changes[place]
            amount = changes[place + 1]
            if instruction.counted is not None:
                amount *= amount_of(s, f, instruction)
            if instruction.until == c.NEXT_COMBAT:
                change_attack(s, card, which, amount)
            else:
                kind = c.LAST_MELEE if which == c.STAT_MELEE else c.LAST_RANGED
                mark(s, kind, card, amount, instruction.until, f.seat)
                s.emit(e.CHANGES_ATTACK, f.seat, card, which, amount, "RONE-CARD-18")
    return True


def resolve_get_health(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Health gained (or, in `de`, changed) for good."""
    return health_by(s, f, instruction, amount_of(s, f, instruction))


def resolve_lose_health(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Health lost; this is not damage."""
    return health_by(s, f, instruction, -amount_of(s, f, instruction))


def health_by(s: RoneState, f: Frame, instruction: Instruction, amount: int) -> bool:
    """Changes the health of all units meant."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        change_health(s, card, amount, "RONE-CARD-19" if amount > 0 else "RONE-RULING-10")
    return True


def resolve_gain_keyword(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """A keyword for a time."""
    return keyword_by(s, f, instruction, c.LAST_KEYWORD, e.GAINS_KEYWORD)


def resolve_lose_keyword(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """A keyword taken away for a time."""
    return keyword_by(s, f, instruction, c.LAST_NO_KEYWORD, e.LOSES_KEYWORD)


def keyword_by(s: RoneState, f: Frame, instruction: Instruction, kind: int, event: int) -> bool:
    """Marks all cards meant."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        mark(s, kind, card, instruction.word, instruction.until, f.seat)
        s.emit(event, f.seat, card, NOTHING, instruction.word, "RONE-RULING-1")
    return True


# -- exhaustion, destruction, movement -----------------------------------------------------------


def resolve_exhaust(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Exhaust cards; what does not fit is ignored."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        exhaust(s, card, amount_of(s, f, instruction), "RONE-WORD-1")
    return True


def resolve_refresh(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Refresh cards; what does not fit is ignored."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        refresh(s, card, amount_of(s, f, instruction), "RONE-WORD-1")
    return True


def resolve_destroy(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Destroy cards, as one event."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    push_destruction(s, cards)
    return True


def resolve_remove(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Remove cards from the game."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        remove_from_game(s, card, "RONE-ZONE-14")
    return True


def resolve_return(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Return cards to their owners' hands."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        push_to_hand(s, card)
    return True


def resolve_put(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Put cards of the battlefield somewhere else."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        move_to(s, card, instruction.place, f.seat)
    return True


def move_to(s: RoneState, card: int, place: int, seat: int) -> None:
    """One card to a place that is not the battlefield; `your hand` is that of the seat."""
    if place == c.TO_HAND:
        push_to_hand(s, card, seat)
    elif place == c.TO_TOP_OF_DECK:
        put_into_deck(s, card, top=True)
    elif place == c.TO_BOTTOM_OF_DECK:
        put_into_deck(s, card, top=False)
    else:
        message = f"nothing can be put to place {place}"
        raise RuntimeError(message)


def resolve_fetch(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Put a card of a zone somewhere else; its player chooses which."""
    if not fetchable(s, f, instruction):
        return False
    frame = Frame(p.FETCH, f.seat, f.card)
    frame.text = f.text
    frame.place = f.place - 1
    frame.printed = f.printed
    frame.number = f.number
    frame.items = f.items[:]
    s.push(frame)
    return True


def resolve_control(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Gain control of cards, for good or for a time."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        if in_teams(s) and s.side[s.controller[card]] == s.side[f.seat]:
            continue  # the team has it already
        if s.controller[card] == f.seat or has_room_for(s, f.seat, card):
            take_control(s, card, f.seat, instruction.until)
    return True


# -- the rest ------------------------------------------------------------------------------------


def resolve_cancel(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Cancel an effect on the stack: costs stay paid, a played card goes to the graveyard (RONE-RULING-57)."""
    if instruction.selector is None:
        return False
    stamp = f.items[instruction.selector.place]
    for entry in s.stack:
        if entry.count == stamp and entry.flag == WAITING:
            entry.flag = CANCELLED
            s.emit(e.EFFECT_CANCELLED, entry.seat, entry.card, NOTHING, 0, "RONE-RULING-57")
            cancelled_card(s, entry)
            return True
    return False


def cancelled_card(s: RoneState, entry: Frame) -> None:
    """Where the card of a cancelled effect goes."""
    if entry.procedure in (p.RECYCLED_UNIT, p.RECYCLED_TACTIC):
        remove_from_game(s, entry.card, "RONE-RULING-57")
    elif (
        entry.procedure in (p.PLAYED_UNIT, p.PLAYED_TACTIC)
        or entry.procedure == p.PLAYED_TECHNOLOGY
    ):
        if returns_to_technology_deck(s, entry.card):
            put_into_technology_deck(s, entry.card)
        else:
            push_to_graveyard(s, entry.card, entry.seat)


def resolve_use_ability(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Execute an activated ability of another card as if its words stood here (RONE-COPY-1)."""
    cards = cards_of(s, f, instruction)
    if not cards or s.zone[f.card] != c.ON_BATTLEFIELD or not copyable(s, f, cards[0]):
        return False  # a card that has left cannot be exhausted for it (RONE-RULING-126)
    frame = Frame(p.USE_COPY, f.seat, f.card)
    frame.target = cards[0]
    s.push(frame)
    return True


def copyable(s: RoneState, f: Frame, card: int) -> list[int]:
    """The printed activated abilities of a card that can be used from here: payable, and no copying of copying.

    Its exhaustions have to fit on the copying card (RONE-RULING-126).
    """
    found: list[int] = []
    for text in s.faces.activated[s.face[card]]:
        ability = s.abilities[text]
        if s.rotation[f.card] + ability.strain > c.MOST_EXHAUSTED:
            continue
        if payable(s, f.seat, ability.costs, f.card, 0, None) and not copies(ability):
            found.append(text)
    return found


def copies(ability: Ability) -> bool:
    """Whether a text uses another card's ability; two such texts could use each other without end."""
    for instruction in ability.program:
        if instruction.op == op.USE_ABILITY:
            return True
    return False


def resolve_gain_abilities(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Have the abilities of another card for a time."""
    cards = cards_of(s, f, instruction)
    me = referred(s, f.printed)
    if not cards or me == NOTHING or s.zone[me] != c.ON_BATTLEFIELD:
        return False
    for card in cards:
        mark(s, c.LAST_COPY, me, card, instruction.until, f.seat)
        listen_as(s, me, card, s.face[card])
        s.emit(e.COPIES, f.seat, me, card, 0, "RONE-COPY-1")
    return True


def resolve_level_up(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Level up without paying."""
    if s.faces.next_level[s.face[s.hero[f.seat]]] == NOTHING:
        return False
    s.push(Frame(p.LEVEL_UP, f.seat, s.hero[f.seat]))
    return True


def resolve_become_shield(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """Cards become shields of their owners."""
    cards = movable_cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        if s.faces.type[s.face[card]] == c.TECHNOLOGY:  # never in a player deck
            remove_from_game(s, card, "RONE-ZONE-12")
        else:
            become_shield(s, card)
    return True


def resolve_next_cheaper(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """The next card of a kind costs less this turn."""
    mark(
        s,
        c.LAST_CHEAPER,
        NOTHING,
        instruction.word * 64 + instruction.number,
        c.END_OF_TURN,
        f.seat,
    )
    s.emit(e.CHEAPER, f.seat, f.card, instruction.word, instruction.number, "RONE-RULING-1")
    return True


def resolve_may_play(s: RoneState, f: Frame, instruction: Instruction) -> bool:
    """A player may play cards from another zone this turn (RONE-RULING-1)."""
    allowed = permission(f.text, f.place - 1)
    mark(s, c.LAST_MAY_PLAY, NOTHING, allowed, c.END_OF_TURN, f.seat)
    s.emit(e.ALLOWS_PLAYING, f.seat, f.card, NOTHING, 0, "RONE-RULING-1")
    return True


Resolver = Callable[[RoneState, Frame, Instruction], bool]
BY_NAME: Final[dict[str, Resolver]] = {
    "Gain": resolve_gain,
    "Lose": resolve_lose,
    "Take": resolve_take,
    "Pay": resolve_pay,
    "Draw": resolve_draw,
    "Discard": resolve_discard,
    "DestroyTop": resolve_destroy_top,
    "RemoveTop": resolve_remove_top,
    "LookTop": resolve_look,
    "LookTake": resolve_look,
    "Deal": resolve_deal,
    "Get": resolve_get,
    "GetHealth": resolve_get_health,
    "LoseHealth": resolve_lose_health,
    "GainKeyword": resolve_gain_keyword,
    "LoseKeyword": resolve_lose_keyword,
    "Exhaust": resolve_exhaust,
    "Refresh": resolve_refresh,
    "Destroy": resolve_destroy,
    "Remove": resolve_remove,
    "ReturnToHand": resolve_return,
    "Put": resolve_put,
    "Fetch": resolve_fetch,
    "FetchExhausted": resolve_fetch,
    "GainControl": resolve_control,
    "Cancel": resolve_cancel,
    "UseAbility": resolve_use_ability,
    "GainAbilities": resolve_gain_abilities,
    "LevelUp": resolve_level_up,
    "BecomeShield": resolve_become_shield,
    "NextCheaper": resolve_next_cheaper,
    "MayPlay": resolve_may_play,
}
RESOLVERS: Final[list[Resolver]] = core.table(op.NUMBERS, BY_NAME, core.cannot_be_carried_out)
