"""What each instruction of a text does. A resolver returns False where it cannot be carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.ailments import (
    CONVERTS,
    MOVES,
    UP_TO,
    apply_under,
    cleanse_all,
    push_ail,
    push_cleanse,
)
from runestack.games.runeslingers.rules.costs import Purse, pays_cost, push_pay
from runestack.games.runeslingers.rules.damage import push_damage
from runestack.games.runeslingers.rules.deck_actions import (
    DRAW_CARDS,
    LOOK_ONLY,
    LOOK_SEAR,
    LOOK_TAKE,
    SEAR_CARDS,
    VOID_CARDS,
    look_at_hand,
    push_deck,
    push_look,
)
from runestack.games.runeslingers.rules.fetching import push_fetch
from runestack.games.runeslingers.rules.hands import discard_random, push_discard
from runestack.games.runeslingers.rules.lasting_changes import (
    resolve_cannot_until,
    resolve_gain_keyword,
    resolve_get,
    resolve_lasting,
    resolve_lose_keyword,
    resolve_next,
    resolve_prevent,
)
from runestack.games.runeslingers.rules.life import (
    change_maximum,
    gain_health,
    lose_health,
    lose_power,
)
from runestack.games.runeslingers.rules.player_values import player_forbidding
from runestack.games.runeslingers.rules.selection import NEGATED, WAITING
from runestack.games.runeslingers.rules.state import (
    ACTIVE,
    DIRTY,
    TURN,
    EncounterState,
    enemy,
    whose_effect,
)
from runestack.games.runeslingers.rules.using import AGAIN, push_use
from runestack.games.runeslingers.rules.values import forbidding
from runestack.games.runeslingers.rules.zones import (
    destroy_together,
    discard_from_hand,
    discard_from_play,
    remove_together,
    shuffle_discard_in,
)
from runestack.kernel import operations as core
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.meaning import (
    amount_of,
    cards_of,
    nothing_there,
    players_of,
)
from runestack.kernel.program import Instruction


def carry_out(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Carries out one instruction of the text that a frame reads."""
    return RESOLVERS[instruction.op](s, f, instruction)


def instigator(s: EncounterState, f: Frame) -> int:
    """The player whose effect a text is; an on-ail effect is that of who applied the ailment (RS-RULING-94)."""
    return f.count if f.procedure == p.ON_AIL else whose_effect(s, f.seat, f.card)


# -- damage and health ---------------------------------------------------------------------------


def resolve_deal(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Damage: all events of the sentence together."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    push_damage(s, f, instruction, cards)
    return True


def resolve_gain(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Gain health, or maximum health for the rest of the encounter."""
    seats = players_of(s, f, instruction)
    amount = amount_of(s, f, instruction)
    for seat in seats:
        if instruction.word == c.HEALTH:
            gain_health(s, seat, amount, "RS-RULING-17")
        elif instruction.word == c.MAXIMUM_HEALTH:
            change_maximum(s, seat, amount, "RS-GLOSS-8")
    return bool(seats)


def resolve_lose(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Lose health, maximum health or power; for several players as one event (RS-RULING-3)."""
    seats = players_of(s, f, instruction)
    amount = amount_of(s, f, instruction)
    rule = "RS-RULING-79" if f.procedure == p.ON_AIL else "RS-DMG-6"
    for seat in seats:
        if instruction.word == c.HEALTH:
            lose_health(s, seat, amount, f.card, instigator(s, f), rule)
        elif instruction.word == c.MAXIMUM_HEALTH:
            change_maximum(s, seat, -amount, "RS-GLOSS-8")
        else:
            for _ in range(amount):
                if s.power[seat] > 0:
                    lose_power(s, seat, False, "RS-OBJ-5")
    return bool(seats)


def resolve_pay(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A payment inside a text: complete, or it cannot be carried out."""
    purse = Purse(s, f.seat, f.card)
    for cost in instruction.costs:
        if not pays_cost(s, purse, cost, None):
            return False
    push_pay(s, f.seat, f.card, f.text, f.place - 1, NOTHING)
    return True


# -- ailments ------------------------------------------------------------------------------------


def resolve_apply(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Without any condition (RS-AIL-14)."""
    seats = players_of(s, f, instruction)
    amount = amount_of(s, f, instruction)
    for seat in reversed(seats):
        push_ail(s, f.seat, f.card, seat, instruction.word, amount)
    return bool(seats)


def resolve_apply_under(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """To what boons conceal: the instances stay concealed, without an on-ail effect (RS-AIL-21, P-AIL step 2)."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    amount = amount_of(s, f, instruction)
    for card in cards:
        apply_under(s, f.card, card, instruction.word, amount)
    return True


def resolve_inflict(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """On each Runeslinger that the effect has dealt damage to (P-INFLICT)."""
    registers = s.abilities[f.text].registers
    amount = amount_of(s, f, instruction)
    active = s.numbers[ACTIVE]
    for seat in (enemy(active), active):
        if f.items[registers + seat] > 0:
            push_ail(s, f.seat, f.card, seat, instruction.word, amount)
    return True


def resolve_cleanse(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Instances of the choice of the effect's player (RS-AIL-24)."""
    seats = players_of(s, f, instruction)
    flag = UP_TO if instruction.up_to else 0
    amount = amount_of(s, f, instruction)
    for seat in reversed(seats):
        push_cleanse(s, f.seat, f.card, seat, instruction.word, amount, flag, NOTHING)
    return bool(seats)


def resolve_cleanse_all(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """No choice."""
    seats = players_of(s, f, instruction)
    for seat in seats:
        cleanse_all(s, seat, instruction.word)
    return bool(seats)


def resolve_convert(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A cleanse and then an application (RS-AIL-25)."""
    seats = players_of(s, f, instruction)
    flag = CONVERTS | UP_TO if instruction.up_to else CONVERTS
    amount = amount_of(s, f, instruction)
    for seat in reversed(seats):
        push_cleanse(s, f.seat, f.card, seat, instruction.word, amount, flag, instruction.second)
    return bool(seats)


def resolve_move(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """From you to the enemy."""
    flag = MOVES | UP_TO if instruction.up_to else MOVES
    amount = amount_of(s, f, instruction)
    push_cleanse(s, f.seat, f.card, f.seat, instruction.word, amount, flag, NOTHING)
    return True


# -- decks and hands -----------------------------------------------------------------------------


def resolve_draw(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Card by card, the active player first (RS-RULING-3)."""
    return deck_action(s, f, instruction, DRAW_CARDS)


def resolve_sear(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """As an effect, not as a cost (RS-RULING-63)."""
    return deck_action(s, f, instruction, SEAR_CARDS)


def resolve_void(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """From the top of the deck (RS-RULING-142)."""
    return deck_action(s, f, instruction, VOID_CARDS)


def deck_action(s: EncounterState, f: Frame, instruction: Instruction, what: int) -> bool:
    """For each player meant; the frame pushed last runs first."""
    seats = players_of(s, f, instruction)
    amount = amount_of(s, f, instruction)
    for seat in reversed(seats):
        push_deck(s, seat, what, amount)
    return bool(seats)


def resolve_discard(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Each player chooses cards of the own hand; they are discarded as one event."""
    seats = players_of(s, f, instruction)
    push_discard(s, seats, amount_of(s, f, instruction), instigator(s, f), f.card)
    return bool(seats)


def resolve_discard_random(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """At random, as one event."""
    seats = players_of(s, f, instruction)
    amount = amount_of(s, f, instruction)
    for seat in seats:
        discard_random(s, seat, amount, instigator(s, f))
    return bool(seats)


def resolve_discard_hand(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """The whole hand, as one event."""
    seats = players_of(s, f, instruction)
    for seat in seats:
        for card in s.hand[seat][:]:
            discard_from_hand(s, card, instigator(s, f), "RS-DESTROY-6")
    return bool(seats)


def resolve_look(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Look at the top cards of a deck; keep or sear some, put the rest back."""
    seats = players_of(s, f, instruction)
    flag = LOOK_ONLY
    if instruction.op == core.LOOK_TAKE:
        flag = LOOK_TAKE
    elif instruction.op == op.LOOK_SEAR:
        flag = LOOK_SEAR
    for seat in reversed(seats):
        push_look(s, f.seat, f.card, seat, instruction.number, flag, instruction.second)
    return bool(seats)


def resolve_look_hand(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """See a hand."""
    seats = players_of(s, f, instruction)
    for seat in seats:
        look_at_hand(s, f.seat, seat, f.card)
    return bool(seats)


def resolve_shuffle_in(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """The discard pile goes into the deck."""
    shuffle_discard_in(s, f.seat, False, "RS-RULING-12")
    return True


def resolve_fetch(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """A card of a zone goes somewhere else; its player chooses which."""
    return push_fetch(s, f, instruction)


# -- the field -----------------------------------------------------------------------------------


def resolve_destroy(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """No damage is needed; all together (RS-DESTROY-2)."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    breakable = [card for card in cards if forbidding(s, card, c.NOT_DESTROYED) == NOTHING]
    destroy_together(s, breakable, instigator(s, f), "RS-DESTROY-1")
    return bool(breakable)


def resolve_discard_from_play(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Not a destruction."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    discard_from_play(s, cards, instigator(s, f), "RS-GLOSS-7")
    return True


def resolve_return(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """To the owners' hands."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    remove_together(s, cards, c.TO_HAND, instigator(s, f), "RS-RULING-142")
    return True


def resolve_put(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Onto, under or into the owners' decks, or into their void piles."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    remove_together(s, cards, instruction.place, instigator(s, f), "RS-DESTROY-4")
    return True


def resolve_cancel(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """The effect on the ladder will do nothing; its card stays (RS-RULING-142, 52)."""
    if instruction.selector is None:
        return False
    stamp = f.items[instruction.selector.place]
    for rung in s.ladder:
        if rung.count == stamp and rung.flag == WAITING:
            rung.flag = NEGATED
            s.emit(e.NEGATED, rung.seat, rung.card, f.card, 0, "RS-RULING-142")
            return True
    return False


def resolve_sling_again(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """At once, as a part of this effect, with its own choices (RS-RULING-121)."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    done = False
    for card in cards:
        if card != f.card and can_use_again(s, f.seat, card):
            push_use(s, f.seat, card, AGAIN)
            done = True
    return done


def can_use_again(s: EncounterState, seat: int, card: int) -> bool:
    """Its costs are paid again (RS-RULING-45), it was not charged this turn (RS-RULING-76), and no text forbids it."""
    if s.faces.use[s.face[card]] == NOTHING or s.charged[card] == s.numbers[TURN]:
        return False
    purse = Purse(s, seat, card)
    for cost in s.abilities[s.faces.use[s.face[card]]].costs:
        if not pays_cost(s, purse, cost, None):
            return False
    if player_forbidding(s, seat, c.NO_SLING) != NOTHING:
        return False
    return forbidding(s, card, c.NOT_SLUNG) == NOTHING


def resolve_add_tokens(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """More +1 tokens; this is no charging."""
    return change_tokens(s, f, instruction, amount_of(s, f, instruction))


def resolve_remove_tokens(s: EncounterState, f: Frame, instruction: Instruction) -> bool:
    """Fewer +1 tokens, as many as there are."""
    return change_tokens(s, f, instruction, -amount_of(s, f, instruction))


def change_tokens(s: EncounterState, f: Frame, instruction: Instruction, amount: int) -> bool:
    """Tokens on all cards meant."""
    cards = cards_of(s, f, instruction)
    if not cards:
        return nothing_there(f, instruction)
    for card in cards:
        if s.zone[card] == c.IN_PLAY:
            s.tokens[card] = max(0, s.tokens[card] + amount)
            s.emit(e.TOKENS, s.controller[card], card, NOTHING, s.tokens[card], "RS-RULING-78")
    s.numbers[DIRTY] = 1
    return True


Resolver = Callable[[EncounterState, Frame, Instruction], bool]
BY_NAME: Final[dict[str, Resolver]] = {
    "Deal": resolve_deal,
    "DealDirect": resolve_deal,
    "Prevent": resolve_prevent,
    "Apply": resolve_apply,
    "ApplyUnder": resolve_apply_under,
    "Inflict": resolve_inflict,
    "Cleanse": resolve_cleanse,
    "CleanseAll": resolve_cleanse_all,
    "Convert": resolve_convert,
    "MoveAilments": resolve_move,
    "Draw": resolve_draw,
    "Sear": resolve_sear,
    "Void": resolve_void,
    "Discard": resolve_discard,
    "DiscardRandom": resolve_discard_random,
    "DiscardHand": resolve_discard_hand,
    "LookTop": resolve_look,
    "LookTake": resolve_look,
    "LookSear": resolve_look,
    "LookHand": resolve_look_hand,
    "RevealTake": resolve_fetch,
    "Fetch": resolve_fetch,
    "PlayFree": resolve_fetch,
    "ShuffleIn": resolve_shuffle_in,
    "Gain": resolve_gain,
    "Lose": resolve_lose,
    "Pay": resolve_pay,
    "Get": resolve_get,
    "GainKeyword": resolve_gain_keyword,
    "LoseKeyword": resolve_lose_keyword,
    "CannotUntil": resolve_cannot_until,
    "NextGets": resolve_next,
    "NextHas": resolve_next,
    "Lasting": resolve_lasting,
    "Destroy": resolve_destroy,
    "DiscardFromPlay": resolve_discard_from_play,
    "ReturnToHand": resolve_return,
    "Put": resolve_put,
    "Cancel": resolve_cancel,
    "SlingAgain": resolve_sling_again,
    "AddTokens": resolve_add_tokens,
    "RemoveTokens": resolve_remove_tokens,
}
RESOLVERS: Final[list[Resolver]] = core.table(op.NUMBERS, BY_NAME, core.cannot_be_carried_out)
