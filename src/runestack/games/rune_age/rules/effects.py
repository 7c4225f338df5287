"""What each instruction of a text does. A part that is impossible is skipped (RA-RULING-30, 79)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import operations as op
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.combat_words import opponent_in_combat
from runestack.games.rune_age.rules.costs import are_payable, push_payment_inside
from runestack.games.rune_age.rules.harm import discard_all, push_destruction, push_wounds
from runestack.games.rune_age.rules.looking import (
    resolve_discard_top,
    resolve_look,
    resolve_reveal_until,
)
from runestack.games.rune_age.rules.picking import (
    push_choice_of,
    push_discard,
    push_discard_worth,
    push_fetch,
    push_group_payment,
    push_look_discard,
    push_pick,
    push_pick_in_hand,
)
from runestack.games.rune_age.rules.placing import put
from runestack.games.rune_age.rules.primitives import (
    add_damage,
    draw,
    exhaust,
    hold,
    move,
    refresh,
    remove_damage,
    to_box,
    to_discard,
    to_hand,
    to_top_of_deck,
)
from runestack.games.rune_age.rules.seats import next_seat
from runestack.games.rune_age.rules.spending import push_gained
from runestack.games.rune_age.rules.state import (
    ICONS,
    NO_AUTO_DEFENSE,
    ROLL_CHANGE,
    TARGET,
    TARGET_STRENGTH,
    RuneAgeState,
)
from runestack.games.rune_age.rules.table_effects import OF_THE_TABLE
from runestack.games.rune_age.rules.values import (
    LAST_AUTO_DEFENSE,
    LAST_PRICE,
    LAST_REROLL,
    LAST_STRENGTH,
    LAST_TARGET,
    LAST_UNDESTROYABLE,
    LAST_UNWOUNDABLE,
    bought_with,
    strength,
)
from runestack.kernel import operations as core
from runestack.kernel.events import Lasting
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.lasting import mark
from runestack.kernel.meaning import amount_of, cards_of, players_of
from runestack.kernel.program import Instruction
from runestack.kernel.random import below
from runestack.kernel.references import referred
from runestack.kernel.selectors import fits


def carry_out(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Carries out one instruction of the text that a frame reads."""
    return RESOLVERS[instruction.op](s, f, instruction)


# -- strength ------------------------------------------------------------------------------------


def resolve_get(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Strength until the end of the combat; it leaves with its receiver (RA-RULING-43). Of a target, for the turn."""
    number = instruction.changes[1]
    if instruction.counted is not None:
        number *= amount_of(s, f, instruction)
    cards = cards_of(s, f, instruction)
    for card in cards:
        if instruction.until in (c.END_OF_TURN, c.END_OF_ROUND):
            fortify(s, f, card, number, instruction.until)
        else:
            strengthen(s, f, card, number)
    return len(cards) > 0


def fortify(s: RuneAgeState, f: Frame, card: int, number: int, until: int) -> None:
    """What can be fought needs more or less strength until the turn or the round is over."""
    mark(s, Lasting(LAST_TARGET, card, s.stamp[card], number, until, f.seat))
    s.emit(e.GETS_STRENGTH, f.seat, card, NOTHING, number, "RA-RULING-109")


def strengthen(s: RuneAgeState, f: Frame, card: int, number: int) -> None:
    """One unit, if it still participates."""
    if s.zone[card] == c.IN_ARMY and number != 0:
        until = c.END_OF_COMBAT_UNTIL
        mark(s, Lasting(LAST_STRENGTH, card, s.stamp[card], number, until, f.seat))
        s.emit(e.GETS_STRENGTH, f.seat, card, NOTHING, number, "RA-RULING-43")


def resolve_get_printed(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """As much strength as is printed on the unit, up to a limit."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        strengthen(s, f, card, min(instruction.number, s.faces.strength[s.face[card]]))
    return len(cards) > 0


def resolve_get_equal(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """As much strength as was rolled, or as a card has."""
    cards = cards_of(s, f, instruction)
    number = amount_of(s, f, instruction)
    for card in cards:
        strengthen(s, f, card, number)
    return len(cards) > 0


def resolve_double(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """As much strength again as a unit has now."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        strengthen(s, f, card, strength(s, card))
    return len(cards) > 0


def resolve_set_strength(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A certain strength from now on; later changes count on top of it."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        strengthen(s, f, card, instruction.number - strength(s, card))
    return len(cards) > 0


def resolve_army_gets(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Strength for the side as a whole: from tactics and realm-area cards."""
    number = amount_of(s, f, instruction)
    s.side_strength[f.seat] += number
    s.emit(e.SIDE_STRENGTH, f.seat, f.card, NOTHING, number, "RA-RULING-43")
    return True


def resolve_opposing_army_gets(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Strength of the other side of a siege as a whole; in a battle there is none (RA-RULING-58)."""
    other = opponent_in_combat(s, f.seat)
    if other == NOBODY:
        return False
    number = amount_of(s, f, instruction)
    s.side_strength[other] += number
    s.emit(e.SIDE_STRENGTH, other, f.card, NOTHING, number, "RA-RULING-43")
    return True


def resolve_target_gets(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The strength of what is fought, in this combat."""
    s.numbers[TARGET_STRENGTH] += amount_of(s, f, instruction)
    return True


def resolve_ignore_auto_defense(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Auto-defense counts 0 in this siege."""
    s.numbers[NO_AUTO_DEFENSE] = 1
    return True


def resolve_its_auto_defense(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The auto-defense of the besieged city, in this combat (RA-RULING-49)."""
    target = s.numbers[TARGET]
    if target == NOTHING:
        return False
    number = amount_of(s, f, instruction)
    until = c.END_OF_COMBAT_UNTIL
    mark(s, Lasting(LAST_AUTO_DEFENSE, target, s.stamp[target], number, until, f.seat))
    return True


# -- wounds and destruction ----------------------------------------------------------------------


def resolve_wound(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Units are wounded, all at the same time."""
    cards = cards_of(s, f, instruction)
    if cards:
        push_wounds(s, cards, c.BY_ABILITY)
    return len(cards) > 0


def resolve_opponent_wounds(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The opponent in this combat chooses and wounds units of the own army."""
    other = opponent_in_combat(s, f.seat)
    if other == NOBODY:
        return False
    push_pick(s, other, f.card, c.PICK_WOUND, instruction.number)
    return True


def resolve_opponent_destroys(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The opponent in this combat chooses and destroys units of the own army."""
    other = opponent_in_combat(s, f.seat)
    if other == NOBODY:
        return False
    push_pick(s, other, f.card, c.PICK_DESTROY, instruction.number)
    return True


def resolve_heal(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Wounds are removed."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        if s.wounded[card]:
            s.wounded[card] = 0
            s.emit(e.HEALS, f.seat, card, NOTHING, 0, "RA-RULING-55")
    return len(cards) > 0


def resolve_heal_and_put(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Wounds are removed; one of these units goes on top of the deck."""
    cards = cards_of(s, f, instruction)
    if not resolve_heal(s, f, instruction):
        return False
    push_choice_of(s, f.seat, f.card, c.PICK_TO_DECK, cards)
    return True


def resolve_protect(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Units that cannot be destroyed in this combat."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        until = c.END_OF_COMBAT_UNTIL
        mark(s, Lasting(LAST_UNDESTROYABLE, card, s.stamp[card], 1, until, f.seat))
    return len(cards) > 0


def resolve_protect_from_wounds(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Units that cannot be wounded in this combat."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        until = c.END_OF_COMBAT_UNTIL
        mark(s, Lasting(LAST_UNWOUNDABLE, card, s.stamp[card], 1, until, f.seat))
    return len(cards) > 0


def resolve_destroy(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards in play are destroyed, all at the same time; what an Enemy says is an ability too (RA-RULING-47)."""
    cards = cards_of(s, f, instruction)
    if cards:
        push_destruction(s, cards, c.BY_ABILITY)
    return len(cards) > 0


def resolve_destroy_from(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A card of a hand, chosen by its holder, is destroyed."""
    return push_fetch(s, f, instruction, c.PICK_DESTROY)


def resolve_destroy_highest(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The gold card with the highest value in hand; of equal ones the first."""
    best = NOTHING
    for card in s.hand[f.seat]:
        value = s.faces.gold[s.face[card]]
        if value > 0 and (best == NOTHING or value > s.faces.gold[s.face[best]]):
            best = card
    if best == NOTHING:
        return False
    push_destruction(s, [best], c.BY_EVENT)
    return True


# -- cards ---------------------------------------------------------------------------------------


def resolve_draw(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Draw, as many as there are."""
    for seat in players_of(s, f, instruction):
        for _ in range(amount_of(s, f, instruction)):
            if not draw(s, seat):
                break
    return True


def resolve_discard(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Each player chooses cards of the own hand."""
    for seat in reversed(players_of(s, f, instruction)):
        push_discard(s, seat, amount_of(s, f, instruction), f.card)
    return True


def resolve_discard_hand(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The whole hand, in its order."""
    for seat in players_of(s, f, instruction):
        discard_all(s, s.hand[seat], "RA-RULING-27")
    return True


def resolve_discard_random(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards of a hand by chance."""
    for seat in players_of(s, f, instruction):
        left = s.hand[seat][:]
        cards: list[int] = []
        for _ in range(min(amount_of(s, f, instruction), len(left))):
            cards.append(left.pop(below(s.random, c.STREAM_CHANCE, len(left))))
        discard_all(s, cards, "RA-RULING-16")
    return True


def resolve_discard_of_your_choice(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A player looks at the hand of another one, and chooses what is discarded."""
    seats = players_of(s, f, instruction)
    for seat in reversed(seats):
        show_hand(s, seat, f.seat)
        push_pick_in_hand(s, f.seat, seat, f.card, instruction.number)
    return len(seats) > 0


def resolve_discard_of_their_choice(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Another player looks at the hand, and chooses what is discarded."""
    seats = players_of(s, f, instruction)
    for seat in reversed(seats):
        show_hand(s, f.seat, seat)
        push_pick_in_hand(s, seat, f.seat, f.card, instruction.number)
    return len(seats) > 0


def resolve_discard_it(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The unit that would be destroyed or wounded, instead; a wound does not hold it (RA-RULING-61)."""
    card = referred(s, f.target)
    if card == NOTHING:
        return False
    to_discard(s, card, s.owner[card], "RA-RULING-61")
    return True


def resolve_return_it(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The unit that would be destroyed or wounded goes back to the hand of its owner instead (RA-RULING-61)."""
    card = referred(s, f.target)
    if card == NOTHING:
        return False
    to_hand(s, card, s.owner[card], "RA-RULING-61")
    return True


def resolve_put_it(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The card to which something would happen goes on top of its owner's deck instead (RA-RULING-61)."""
    card = referred(s, f.target)
    if card == NOTHING:
        return False
    to_top_of_deck(s, card, s.owner[card], "RA-RULING-61")
    return True


def resolve_take_less(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Less of the damage that would be taken; without a number none of it (RA-RULING-61)."""
    damage = s.frames[-2]
    if damage.procedure != p.DAMAGE:
        return False
    damage.number = max(0, damage.number - instruction.number) if instruction.number else 0
    return True


def resolve_discard_worth(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Gold cards or units of at least this value or printed strength together."""
    return push_discard_worth(s, f.seat, f.card, instruction.word, instruction.number)


def resolve_look_discard(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The top card of the own deck: look, and discard it or not."""
    return push_look_discard(s, f.seat, f.card)


def resolve_fetch(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A card of a zone goes somewhere else; the player chooses which."""
    return push_fetch(s, f, instruction, c.PICK_PUT)


def resolve_put(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards in play go somewhere else; of wounded units none can leave a combat so (RA-RULING-55)."""
    cards = [card for card in cards_of(s, f, instruction) if not s.wounded[card]]
    for card in cards:
        put(s, card, instruction.place, s.owner[card])
    return len(cards) > 0


def resolve_return(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Back to the hand of the owner."""
    cards = [card for card in cards_of(s, f, instruction) if not s.wounded[card]]
    for card in cards:
        to_hand(s, card, s.owner[card], "RA-RULING-55")
    return len(cards) > 0


def resolve_reveal_hand(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Everybody sees a hand."""
    for seat in players_of(s, f, instruction):
        show_hand(s, seat, NOBODY)
    return True


def resolve_look_hand(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """One player sees another one's hand."""
    for seat in players_of(s, f, instruction):
        show_hand(s, seat, f.seat)
    return True


def show_hand(s: RuneAgeState, seat: int, reader: int) -> None:
    """A hand is seen by one player, or by all."""
    for card in s.hand[seat]:
        s.known[card] |= (1 << len(s.out)) - 1 if reader == NOBODY else 1 << reader
    kind = e.REVEALS_HAND if reader == NOBODY else e.LOOKS_AT_HAND
    s.emit(kind, seat if reader == NOBODY else reader, NOTHING, seat, 0, "RA-COMP-7")


# -- resources -----------------------------------------------------------------------------------


def resolve_gain(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Gold or influence from elsewhere opens a spend at once (RA-RULING-33)."""
    push_gained(s, f.seat, instruction.word, amount_of(s, f, instruction), f.card)
    return True


def resolve_pay(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A payment inside a text, complete or not at all."""
    if not are_payable(s, f.seat, f.card, instruction.costs):
        return False
    push_payment_inside(s, f, f.place - 1)
    return True


def resolve_exhaust(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards of a realm area are exhausted."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        exhaust(s, card, "RA-COMP-6")
    return len(cards) > 0


def resolve_refresh(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards of a realm area are refreshed."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        refresh(s, card, "RA-COMP-6")
    return len(cards) > 0


def resolve_hold(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Exhausted, and not refreshed in the next Refresh step."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        hold(s, card, "RA-TURN-3")
    return len(cards) > 0


# -- damage --------------------------------------------------------------------------------------


def resolve_take_damage(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Damage on the own home realm."""
    for seat in players_of(s, f, instruction):
        add_damage(s, seat, amount_of(s, f, instruction), f.card, "RA-RULING-66")
    return True


def resolve_damage_realm(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Damage on the home realm of the next player."""
    other = next_seat(s, f.seat)
    if other == f.seat:
        return False
    add_damage(s, other, amount_of(s, f, instruction), f.card, "RA-RULING-66")
    return True


def resolve_remove_damage(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Damage is removed from the own home realm."""
    remove_damage(s, f.seat, amount_of(s, f, instruction), "RA-RULING-107")
    return True


# -- events and combat ---------------------------------------------------------------------------


def resolve_attacks(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The event attacks the home realm of a player, who fights it (RA-EVENT-10)."""
    frame = Frame(p.BATTLE, f.seat, f.card)
    frame.flag = 1
    s.push(frame)
    return True


def resolve_ignore_icon(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Fewer dice."""
    s.numbers[ICONS] = max(0, s.numbers[ICONS] - instruction.number)
    return True


def resolve_roll_more(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """More dice, against events alone (RA-ATTR-6)."""
    target = s.numbers[TARGET]
    if target == NOTHING or s.zone[target] != c.IN_FRONT:
        return False
    s.numbers[ICONS] += instruction.number
    return True


def resolve_change_roll(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """All dice of this battle together show more or less (RA-RULING-44)."""
    s.numbers[ROLL_CHANGE] += instruction.number
    return True


def resolve_reroll(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The player may roll again, once; noted on the home realm until the combat is over."""
    home = s.home[f.seat]
    mark(s, Lasting(LAST_REROLL, home, s.stamp[home], 1, c.END_OF_COMBAT_UNTIL, f.seat))
    return True


def resolve_cheaper(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Prices are lowered inside a spend, which reads the text itself (`spending`)."""
    message = "a price was lowered outside a spend"
    raise RuntimeError(message)


def resolve_cheaper_this_turn(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Cards of the own barracks and of the central area cost less until the turn or the round is over."""
    selector = instruction.selector
    for card in [*s.barracks[f.seat], *s.market]:
        if bought_with(s, card) != instruction.word or selector is None:
            continue
        if fits(s, selector, card, f.card, f.card, f.seat, True):
            number = -instruction.number
            until = instruction.until
            mark(s, Lasting(LAST_PRICE, card, s.stamp[card], number, until, f.seat))
    return True


def resolve_take_rune(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A random unused dragon rune."""
    if not s.runes:
        return False
    rune = s.runes[below(s.random, c.STREAM_CHANCE, len(s.runes))]
    move(s, rune, c.IN_REALM, f.seat)
    s.emit(e.TAKES_RUNE, f.seat, rune, NOTHING, 0, "RA-RULING-91")
    return True


def resolve_to_box(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """Out of the game."""
    to_box(s, f.card, "RA-RULING-80")
    return True


def resolve_group_payment(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """The players together discard cards of a kind, or each suffers (RA-RULING-113)."""
    push_group_payment(s, f.card, instruction.word, instruction.number, instruction.second)
    return True


def resolve_attack_again(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """A target may be attacked once more this round."""
    cards = cards_of(s, f, instruction)
    for card in cards:
        s.attacked[card] &= ~(1 << f.seat)
    return len(cards) > 0


def resolve_target_again(s: RuneAgeState, f: Frame, instruction: Instruction) -> bool:
    """What is fought may be attacked once more this round."""
    target = s.numbers[TARGET]
    if target == NOTHING:
        return False
    s.attacked[target] &= ~(1 << f.seat)
    return True


Resolver = Callable[[RuneAgeState, Frame, Instruction], bool]
BY_NAME: Final[dict[str, Resolver]] = {
    "Gain": resolve_gain,
    "Pay": resolve_pay,
    "Draw": resolve_draw,
    "Discard": resolve_discard,
    "Get": resolve_get,
    "Destroy": resolve_destroy,
    "ReturnToHand": resolve_return,
    "Put": resolve_put,
    "Fetch": resolve_fetch,
    "ArmyGets": resolve_army_gets,
    "Wound": resolve_wound,
    "Heal": resolve_heal,
    "Protect": resolve_protect,
    "IgnoreAutoDefense": resolve_ignore_auto_defense,
    "LookDiscard": resolve_look_discard,
    "IgnoreIcon": resolve_ignore_icon,
    "RollMore": resolve_roll_more,
    "Cheaper": resolve_cheaper,
    "CheaperThisTurn": resolve_cheaper_this_turn,
    "TakeDamage": resolve_take_damage,
    "RemoveDamage": resolve_remove_damage,
    "DamageRealm": resolve_damage_realm,
    "Attacks": resolve_attacks,
    "Hold": resolve_hold,
    "Exhaust": resolve_exhaust,
    "Refresh": resolve_refresh,
    "DestroyFrom": resolve_destroy_from,
    "DestroyHighest": resolve_destroy_highest,
    "DiscardHand": resolve_discard_hand,
    "DiscardRandom": resolve_discard_random,
    "DiscardWorth": resolve_discard_worth,
    "OpponentWounds": resolve_opponent_wounds,
    "RevealHand": resolve_reveal_hand,
    "LookHand": resolve_look_hand,
    "TakeRune": resolve_take_rune,
    "ToBox": resolve_to_box,
    "GroupPayment": resolve_group_payment,
    "AttackAgain": resolve_attack_again,
    "TargetGets": resolve_target_gets,
    "GetPrinted": resolve_get_printed,
    "HealAndPut": resolve_heal_and_put,
    "ChangeRoll": resolve_change_roll,
    "DiscardIt": resolve_discard_it,
    "ReturnIt": resolve_return_it,
    "OpposingArmyGets": resolve_opposing_army_gets,
    "ProtectFromWounds": resolve_protect_from_wounds,
    "TargetAgain": resolve_target_again,
    "Double": resolve_double,
    "SetStrength": resolve_set_strength,
    "OpponentDestroys": resolve_opponent_destroys,
    "LookTop": resolve_look,
    "LookTake": resolve_look,
    "LookSift": resolve_look,
    "DiscardOfYourChoice": resolve_discard_of_your_choice,
    "DiscardOfTheirChoice": resolve_discard_of_their_choice,
    "DiscardTop": resolve_discard_top,
    "ItsAutoDefenseGets": resolve_its_auto_defense,
    "Reroll": resolve_reroll,
    "GetEqual": resolve_get_equal,
    "ArmyGetsEqual": resolve_army_gets,
    "PutIt": resolve_put_it,
    "TakeLess": resolve_take_less,
    "RevealUntil": resolve_reveal_until,
    **OF_THE_TABLE,
}
RESOLVERS: Final[list[Resolver]] = core.table(op.NUMBERS, BY_NAME, core.cannot_be_carried_out)
