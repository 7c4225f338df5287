"""What a seat may know, as plain data. The one place where anything is hidden (RONE-RULING-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import cast

from runestack.games.aiming import cards_chosen_before
from runestack.games.rone.card_view import (
    battlefield_card,
    both,
    card_data,
    face_data,
)
from runestack.games.rone.card_words import CardWords
from runestack.games.rone.option_names import option_cards, option_id
from runestack.games.rone.phrasing import SPECTATOR, is_visible
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.actions import playable_slow
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    cost_to_play,
    cost_to_recycle,
    income,
)
from runestack.games.rone.rules.primitives import damage_unit
from runestack.games.rone.rules.seats import bounty_deck, is_out, life, opponents
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import health, melee, ranged
from runestack.games.rone.sentences import option_sentences, prompt
from runestack.games.rone.settings import SEATS
from runestack.games.rone.stack_sentences import (
    KINDS,
    combat_sentence,
    entry_sentence,
    entry_text,
    targets_of,
    window_cause,
    window_reason,
)
from runestack.games.rone.windows import is_quiet, phase
from runestack.games.views import (
    Data,
    hidden,
    hidden_last,
    in_both,
    known_from_top,
    question_view,
    result_view,
)
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOTHING, Frame

STEPS = {
    st.DECLARED: "declared",
    st.RANGED_DEALT: "ranged-dealt",
    st.DAMAGE_DEALT: "damage-dealt",
}
STATES = ("waiting", "running", "cancelled")
MODES = {seats: mode for mode, seats in SEATS.items()}


def view(s: RoneState, words: CardWords, seat: int) -> Data:
    """What a seat may know; SPECTATOR: what everybody knows."""
    numbers = s.numbers
    question = None if seat == SPECTATOR else question_for(s, seat)
    return {
        "game": "rone",
        "edition": "de" if numbers[st.EDITION] == c.GERMAN else "en",
        "mode": MODES[numbers[st.SEATS]],
        "seat": seat,
        "round": numbers[st.ROUND],
        "phase": phase(s),
        "active": numbers[st.ACTIVE_PLAYER] if numbers[st.ROUND] else -1,
        "first": numbers[st.FIRST],
        "seats": [seat_view(s, words, each, seat) for each in range(numbers[st.SEATS])],
        "bounty": len(bounty_deck(s)),
        "stack": [entry_view(s, words, entry, seat) for entry in s.stack],
        "triggers": [entry_view(s, words, entry, seat) for entry in [*s.waiting, *s.later]],
        "combat": combat_view(s, words, seat),
        "announced": announcement_view(s, words, seat),
        "question": None if question is None else asked(s, words, question),
        "waiting_for": open_seats(s),
        "result": result_view(s),
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: RoneState, words: CardWords, seat: int, reader: int) -> Data:
    """Everything that belongs to a player; team mates share their life, deck, units and graveyard."""
    side = s.side[seat]
    out = is_out(s, seat)
    return {
        "seat": seat,
        "side": side,
        "out": out,
        "opponents": [] if out else opponents(s, seat),  # the first is the primary target
        "water": s.water[seat],
        "life": life(s, side),
        "hero": None if out or s.hero[seat] == NOTHING else hero_view(s, words, seat),
        "hand": pile_view(s, words, s.hand[seat], seat, reader),
        "deck": deck_view(s, words, side, reader),
        "technology_deck": pile_view(s, words, s.technology_deck[side], seat, reader),
        "units": [battlefield_card(s, words, card) for card in s.units[side]],
        "technologies": [battlefield_card(s, words, card) for card in s.technology[seat]],
        "graveyard": [card_data(s, words, card) for card in reversed(s.graveyard[side])],
        "removed": [card_data(s, words, card) for card in s.removed[side]],
        "discounts": discounts(s, seat),
        "mulligan": s.mulligan[seat] == 1,
        "conceded": s.conceded[seat] == 1,
    }


def hero_view(s: RoneState, words: CardWords, seat: int) -> Data:
    """The hero with incomes, the price of the next level, and all three cards of the hero deck."""
    hero = s.hero[seat]
    data = battlefield_card(s, words, hero)
    data["level"] = s.hero_level[seat]
    data["water_income"] = income(s, seat, c.WATER)
    data["card_income"] = income(s, seat, c.CARD_INCOME)
    price = cost_to_level_up(s, seat)
    data["level_up_cost"] = None if price == c.NEVER else price
    data["hero_deck"] = [hero_card(s, words, face) for face in hero_faces(s, hero)]
    return data


def hero_faces(s: RoneState, hero: int) -> list[int]:
    """The three cards of a hero, level 1 first."""
    for face in s.faces.heroes:
        found = levels_from(s, face)
        if s.face[hero] in found:
            return found
    return [s.face[hero]]


def levels_from(s: RoneState, face: int) -> list[int]:
    """A hero card and those of the levels above."""
    found = [face]
    while s.faces.next_level[found[-1]] != NOTHING:
        found.append(s.faces.next_level[found[-1]])
    return found


def hero_card(s: RoneState, words: CardWords, face: int) -> Data:
    """One card of a hero deck as it is printed."""
    cost = s.faces.cost[face]
    return {
        "id": words.card(face).id,
        "name": both(words, face),
        "level": s.faces.level[face],
        "cost": None if cost == c.NEVER else cost,
        "water_income": s.faces.water_income[face],
        "card_income": s.faces.card_income[face],
        "text": in_both(lambda language: words.text(face, language)),
    }


def pile_view(
    s: RoneState, words: CardWords, pile: list[int], seat: int, reader: int
) -> list[Data]:
    """Cards that their owner can play; those the reader does not know come last and are all alike."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader)

    def with_price(card: int) -> Data:
        return {**card_data(s, words, card), "cost": price(cost_to_play(s, seat, card))}

    return hidden_last(pile, known, with_price)


def price(cost: int) -> int | None:
    """A price; None: greyed out."""
    return None if cost == c.NEVER else cost


def seen(s: RoneState, words: CardWords, card: int, reader: int) -> Data:
    """A card that was named openly, wherever it is by now."""
    return card_data(s, words, card) if is_visible(s, card, reader) else hidden()


def deck_view(s: RoneState, words: CardWords, side: int, reader: int) -> Data:
    """How many cards, and which of them the reader knows: face-up shields, and what it has seen."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader)

    def with_shield(card: int) -> Data:
        return {**card_data(s, words, card), "shield": s.face_up[card] == 1}

    return known_from_top(s.deck[side], known, with_shield)


def discounts(s: RoneState, seat: int) -> list[Data]:
    """Reductions that wait for the next card of a kind."""
    nouns = {number: key for key, number in c.NOUNS.items()}
    return [
        {"noun": nouns[mark.number >> 6], "water": mark.number & 63}
        for mark in s.lasting
        if mark.kind == c.LAST_CHEAPER and mark.seat == seat
    ]


# -- what goes on --------------------------------------------------------------------------------


def entry_view(s: RoneState, words: CardWords, entry: Frame, reader: int) -> Data:
    """An effect on the stack, or a trigger that waits for it; the stack's last one is executed first."""
    return {
        "kind": KINDS[entry.procedure],
        "state": STATES[entry.flag],
        "seat": entry.seat,
        "card": None if entry.card == NOTHING else seen(s, words, entry.card, reader),
        "targets": [seen(s, words, card, reader) for card in targets_of(s, entry)],
        "text": in_both(lambda language: entry_text(words, entry, language)),
        "initiatives": [in_both(partial(words.use, text)) for text in paid_for(s, entry)],
        "sentence": in_both(lambda language: entry_sentence(s, words, entry, reader, language)),
    }


def paid_for(s: RoneState, entry: Frame) -> list[int]:
    """The initiatives that were paid for on top of a play."""
    if KINDS[entry.procedure] != "play":
        return []
    printed = s.faces.initiatives[s.face[entry.card]]
    return [text for place, text in enumerate(printed) if entry.number & (1 << place)]


def announcement_view(s: RoneState, words: CardWords, reader: int) -> Data | None:
    """What was announced and can be reacted to before its card is named: a slow action or an attack (RONE-ACT-2)."""
    is_window = bool(s.asking) and s.asking[0].kind == ch.ASK_WINDOW
    if not is_window or s.stack or window_cause(s).procedure not in (p.ATTACK, p.SLOW_ACTION):
        return None
    return {
        "seat": window_cause(s).seat,
        "sentence": in_both(lambda language: window_reason(s, words, reader, language)),
    }


def combat_view(s: RoneState, words: CardWords, reader: int) -> Data | None:
    """The running combat, with what its damage will be as things stand."""
    if s.numbers[st.COMBAT] == st.NO_COMBAT:
        return None
    attacker, defender = s.numbers[st.ATTACKING], s.numbers[st.DEFENDING]
    return {
        "attacker": seen(s, words, attacker, reader),
        "defender": seen(s, words, defender, reader),
        "step": STEPS[s.numbers[st.COMBAT]],
        "prediction": prediction(s, attacker, defender),
        "sentence": in_both(
            lambda language: combat_sentence(s, words, attacker, defender, reader, language)
        ),
    }


def prediction(s: RoneState, attacker: int, defender: int) -> Data | None:
    """What an attack would do now: damage to a hero, or the health both units would have left."""
    if not all(s.zone[card] == c.ON_BATTLEFIELD for card in (attacker, defender)):
        return None
    if s.faces.type[s.face[defender]] == c.HERO:
        return {"hero_damage": max(0, ranged(s, attacker)) + max(0, melee(s, attacker))}
    # carried out on a copy: damaged units may strike differently (RONE-RULING-44)
    other = cast("RoneState", s.clone())
    other.journal = Journal()
    if s.numbers[st.COMBAT] != st.RANGED_DEALT:
        strike(other, attacker, defender, ranged)
    if min(health(other, attacker), health(other, defender)) > 0:
        strike(other, attacker, defender, melee)
    return {
        "attacker_health": health(other, attacker),
        "defender_health": health(other, defender),
    }


def strike(
    s: RoneState, attacker: int, defender: int, value: Callable[[RoneState, int], int]
) -> None:
    """Both units hurt each other at once."""
    there, back = max(0, value(s, attacker)), max(0, value(s, defender))
    damage_unit(s, attacker, defender, there, "RONE-COMBAT-11")
    damage_unit(s, defender, attacker, back, "RONE-COMBAT-11")


def asked(s: RoneState, words: CardWords, question: Question) -> Data:
    """What the seat is asked, and its options."""
    return question_view(
        question,
        lambda language: prompt(s, words, question, language),
        lambda language: option_sentences(s, words, question, language),
        lambda code: option_view(s, words, question, code),
        chosen=chosen_before(s, question),
        quiet=is_quiet(s, question),
    )


def chosen_before(s: RoneState, question: Question) -> list[int]:
    """Cards for the bottom of the deck, or targets, one after the other."""
    if question.kind == ch.ASK_BOTTOM:
        return s.frames[-1].items
    return cards_chosen_before(s, s.hero.__getitem__)


def option_view(s: RoneState, words: CardWords, question: Question, code: int) -> Data:
    """One option; an attack with what it would do, recycling with what it removes, a hero with its cards.

    `repeat`: how often it could be answered in a row, if the same is asked again.
    """
    data: Data = {
        "id": option_id(code),
        "cards": list(option_cards(s, code)),
    }
    if option_kind(code) == ch.ATTACK_CARD:
        data["prediction"] = prediction(s, question.card, option_first(code))
    if option_kind(code) == ch.DAMAGE_DECK:
        data["repeat"] = from_deck_in_a_row(s, question)
    if option_kind(code) == ch.TAKE_HERO:
        data["face"] = hero_to_take(s, words, option_first(code))
    if option_kind(code) in ANNOUNCEMENTS:
        data["leads"] = cards_after(s, question.seat, option_kind(code))
    if option_kind(code) in (ch.ANNOUNCE_RECYCLE, ch.RECYCLE_CARD):
        data["removes"] = removed_by_recycling(s, question.seat)
    return data


# what is announced without naming the card (RONE-ACT-2)
ANNOUNCEMENTS = (ch.ANNOUNCE_PLAY, ch.ANNOUNCE_RECYCLE)


def from_deck_in_a_row(s: RoneState, question: Question) -> int:
    """How many points of damage the deck could take one after the other, until a shield lies on top."""
    deck = s.deck[s.side[question.seat]]
    hidden_cards = takewhile(lambda card: not s.face_up[card], reversed(deck))
    return min(question.number, len(list(hidden_cards)))


def cards_after(s: RoneState, seat: int, announced: int) -> list[int]:
    """The cards that a player could name after an announcement, as things stand."""
    if announced == ch.ANNOUNCE_PLAY:
        return playable_slow(s, seat)
    return s.graveyard[s.side[seat]][-1:]


def removed_by_recycling(s: RoneState, seat: int) -> list[int]:
    """The cards that go when the top card of a graveyard is recycled, in their order (RONE-RECY-2)."""
    *below, top = s.graveyard[s.side[seat]]
    return below[::-1][: cost_to_recycle(s, seat, top)]


def hero_to_take(s: RoneState, words: CardWords, face: int) -> Data:
    """A hero that can be chosen, as its card of level 1 shows it, with all three cards."""
    levels = [hero_card(s, words, level) for level in levels_from(s, face)]
    incomes = {key: levels[0][key] for key in ("water_income", "card_income")}
    return {**face_data(words, face), **incomes, "hero_deck": levels}
