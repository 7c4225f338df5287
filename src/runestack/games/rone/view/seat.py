"""What a seat may know, as plain data. The one place where anything is hidden (RONE-RULING-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from runestack.games.aiming import HARM, cards_chosen_before, is_harm
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.actions import playable_slow
from runestack.games.rone.rules.attackers import attack_targets, attacked_side
from runestack.games.rone.rules.operations import NUMBERS
from runestack.games.rone.rules.prices import (
    cost_to_level_up,
    cost_to_play,
    cost_to_recycle,
    income,
)
from runestack.games.rone.rules.primitives import damage_unit
from runestack.games.rone.rules.seats import is_out, life, opponents
from runestack.games.rone.rules.state import RoneState
from runestack.games.rone.rules.values import health, melee, ranged
from runestack.games.rone.setup.settings import SEATS
from runestack.games.rone.telling.endings import ENDINGS
from runestack.games.rone.telling.names import SPECTATOR, Reader, is_visible
from runestack.games.rone.telling.options import option_cards, option_id
from runestack.games.rone.telling.prompts import option_sentences, prompt
from runestack.games.rone.telling.stack import (
    KINDS,
    combat_sentence,
    entry_sentence,
    entry_text,
    targets_of,
    window_cause,
    window_reason,
)
from runestack.games.rone.telling.windows import is_quiet, phase, repeats
from runestack.games.rone.view.cards import (
    battlefield_card,
    both,
    card_data,
    face_data,
    unit_card,
)
from runestack.games.rone.view.types import (
    Announcement,
    Combat,
    CombatStep,
    Deck,
    DeckCard,
    Discount,
    Entry,
    EntryState,
    HeroCard,
    HeroFace,
    HeroLevel,
    Mode,
    OnlyTarget,
    PlayableCard,
    Prediction,
    RoneOption,
    RoneQuestion,
    RoneSeat,
    RoneView,
    SeenCard,
)
from runestack.games.view_types import HiddenCard, Told
from runestack.games.views import (
    asked_view,
    hidden,
    hidden_last,
    in_both,
    known_from_top,
    option_views,
    result_view,
    told,
)
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOTHING, Frame

STEPS: dict[int, CombatStep] = {
    st.DECLARED: "declared",
    st.RANGED_DEALT: "ranged-dealt",
    st.DAMAGE_DEALT: "damage-dealt",
}
STATES: tuple[EntryState, ...] = ("waiting", "running", "cancelled")
MODES = {seats: cast("Mode", mode) for mode, seats in SEATS.items()}


def view(s: RoneState, words: CardWords, reader: Reader) -> RoneView:
    """What a seat may know, in both languages; SPECTATOR: what everybody knows."""
    numbers, seat = s.numbers, reader.seat
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
        "seats": [seat_view(s, words, each, reader) for each in range(numbers[st.SEATS])],
        "bounty": len(s.bounty_deck),
        "stack": [entry_view(s, words, entry, reader) for entry in s.stack],
        "triggers": [entry_view(s, words, entry, reader) for entry in [*s.waiting, *s.later]],
        "combat": combat_view(s, words, reader),
        "announced": announcement_view(s, words, reader),
        "question": None if question is None else asked(s, words, question, reader),
        "waiting_for": open_seats(s),
        "result": result_view(s, ENDINGS),
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: RoneState, words: CardWords, seat: int, reader: Reader) -> RoneSeat:
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
        "units": [unit_card(s, words, card) for card in s.units[side]],
        "technologies": [battlefield_card(s, words, card) for card in s.technology[seat]],
        "graveyard": [card_data(s, words, card) for card in reversed(s.graveyard[side])],
        "removed": [card_data(s, words, card) for card in s.removed[side]],
        "discounts": discounts(s, seat),
        "mulligan": s.mulligan[seat] == 1,
        "conceded": s.conceded[seat] == 1,
    }


def hero_view(s: RoneState, words: CardWords, seat: int) -> HeroCard:
    """The hero with incomes, the price of the next level, and all three cards of the hero deck."""
    hero = s.hero[seat]
    price = cost_to_level_up(s, seat)
    return {
        **battlefield_card(s, words, hero),
        "level": s.hero_level[seat],
        "water_income": income(s, seat, c.WATER),
        "card_income": income(s, seat, c.CARD_INCOME),
        "level_up_cost": None if price == c.NEVER else price,
        "hero_deck": [hero_card(s, words, face) for face in hero_faces(s, hero)],
    }


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


def hero_card(s: RoneState, words: CardWords, face: int) -> HeroLevel:
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
    s: RoneState, words: CardWords, pile: list[int], seat: int, reader: Reader
) -> list[PlayableCard | HiddenCard]:
    """Cards that their owner can play; those the reader does not know come last and are all alike."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def with_price(card: int) -> PlayableCard:
        return {**card_data(s, words, card), "cost": price(cost_to_play(s, seat, card))}

    return hidden_last(pile, known, with_price)


def price(cost: int) -> int | None:
    """A price; None: greyed out."""
    return None if cost == c.NEVER else cost


def seen(s: RoneState, words: CardWords, card: int, reader: Reader) -> SeenCard:
    """A card that was named openly, wherever it is by now."""
    return card_data(s, words, card) if is_visible(s, card, reader.seat) else hidden()


def deck_view(s: RoneState, words: CardWords, side: int, reader: Reader) -> Deck:
    """How many cards, and which of them the reader knows: face-up shields, and what it has seen."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def shown(card: int, position: int) -> DeckCard:
        is_shield = s.face_up[card] == 1
        return {**card_data(s, words, card), "position": position, "shield": is_shield}

    deck = s.deck[side]
    return {"count": len(deck), "known": known_from_top(deck, known, shown)}


def discounts(s: RoneState, seat: int) -> list[Discount]:
    """Reductions that wait for the next card of a kind."""
    nouns = {number: key for key, number in c.NOUNS.items()}
    return [
        {"noun": nouns[mark.number >> 6], "water": mark.number & 63}
        for mark in s.lasting
        if mark.kind == c.LAST_CHEAPER and mark.seat == seat
    ]


# -- what goes on --------------------------------------------------------------------------------


def entry_view(s: RoneState, words: CardWords, entry: Frame, reader: Reader) -> Entry:
    """An effect on the stack, or a trigger that waits for it; the stack's last one is executed first."""
    return {
        "kind": KINDS[entry.procedure],
        "state": STATES[entry.flag],
        "seat": entry.seat,
        "card": None if entry.card == NOTHING else seen(s, words, entry.card, reader),
        "targets": [seen(s, words, card, reader) for card in targets_of(s, entry)],
        "text": in_both(lambda language: entry_text(words, entry, language)),
        "initiatives": [in_both(partial(words.use, text)) for text in paid_for(s, entry)],
        "sentence": told(reader, partial(entry_sentence, s, words, entry)),
    }


def paid_for(s: RoneState, entry: Frame) -> list[int]:
    """The initiatives that were paid for on top of a play."""
    if KINDS[entry.procedure] != "play":
        return []
    printed = s.faces.initiatives[s.face[entry.card]]
    return [text for place, text in enumerate(printed) if entry.number & (1 << place)]


def announcement_view(s: RoneState, words: CardWords, reader: Reader) -> Announcement | None:
    """What was announced and can be reacted to before its card is named: a slow action or an attack (RONE-ACT-2)."""
    is_window = bool(s.asking) and s.asking[0].kind == ch.ASK_WINDOW
    if not is_window or s.stack or window_cause(s).procedure not in (p.ATTACK, p.SLOW_ACTION):
        return None
    return {
        "seat": window_cause(s).seat,
        "sentence": told(reader, partial(window_reason, s, words)),
    }


def combat_view(s: RoneState, words: CardWords, reader: Reader) -> Combat | None:
    """The running combat, with what its damage will be as things stand."""
    if s.numbers[st.COMBAT] == st.NO_COMBAT:
        return None
    attacker, defender = s.numbers[st.ATTACKING], s.numbers[st.DEFENDING]
    return {
        "attacker": seen(s, words, attacker, reader),
        "defender": seen(s, words, defender, reader),
        "step": STEPS[s.numbers[st.COMBAT]],
        "prediction": prediction(s, attacker, defender),
        "sentence": told(reader, partial(combat_sentence, s, words, attacker, defender)),
    }


def prediction(s: RoneState, attacker: int, defender: int) -> Prediction | None:
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


def asked(s: RoneState, words: CardWords, question: Question, reader: Reader) -> RoneQuestion:
    """What the seat is asked, and its options."""
    said = asked_view(
        question,
        reader,
        partial(prompt, s, words, question),
        chosen=chosen_before(s, question),
        quiet=is_quiet(s, question),
    )
    options = option_views(
        question,
        reader,
        partial(option_sentences, s, words, question),
        partial(option_view, s, words, question),
    )
    return {**said, "options": options}


def chosen_before(s: RoneState, question: Question) -> list[int]:
    """Cards for the bottom of the deck, or targets, one after the other."""
    if question.kind == ch.ASK_BOTTOM:
        return s.frames[-1].items
    return cards_chosen_before(s, s.hero.__getitem__)


def option_view(
    s: RoneState, words: CardWords, question: Question, index: int, code: int, sentence: Told
) -> RoneOption:
    """One option; an attack with what it would do, recycling with what it removes, a hero with its cards.

    `repeat`: how often it could be answered in a row, if the same is asked again.
    """
    data: RoneOption = {
        "index": index,
        "sentence": sentence,
        "id": option_id(code),
        "cards": list(option_cards(s, code)),
    }
    if option_kind(code) == ch.ATTACK_CARD:
        data["prediction"] = prediction(s, question.card, option_first(code))
    if option_kind(code) == ch.ANNOUNCE_ATTACK:
        targets = attack_targets(s, option_first(code), attacked_side(s, question.seat))
        if len(targets) == 1:  # nobody is asked whom it attacks
            data["only"] = only_target(s, option_first(code), targets[0])
    if option_kind(code) == ch.DAMAGE_DECK:
        data["repeat"] = repeats(s, question, code)
    if option_kind(code) == ch.TAKE_HERO:
        data["face"] = hero_to_take(s, words, option_first(code))
    if option_kind(code) in ANNOUNCEMENTS:
        data["leads"] = cards_after(s, question.seat, option_kind(code))
    if option_kind(code) in (ch.ANNOUNCE_RECYCLE, ch.RECYCLE_CARD):
        data["removes"] = removed_by_recycling(s, question.seat)
    own = [s.side[s.controller[card]] == s.side[question.seat] for card in data["cards"]]
    if own and all(own) and is_harm(s, question, HARMFUL):
        data["harms"] = True
    return data


def only_target(s: RoneState, attacker: int, target: int) -> OnlyTarget:
    """The one card that an attack would hit, and what would come of it."""
    return {
        "card": target,
        "prediction": prediction(s, attacker, target),
    }


OWN_HARM = ("DestroyTop", "RemoveTop", "LoseHealth", "Exhaust", "Remove", "GainControl")
HARMFUL = frozenset([*HARM, *(NUMBERS[name] for name in OWN_HARM)])

# what is announced without naming the card (RONE-ACT-2)
ANNOUNCEMENTS = (ch.ANNOUNCE_PLAY, ch.ANNOUNCE_RECYCLE)


def cards_after(s: RoneState, seat: int, announced: int) -> list[int]:
    """The cards that a player could name after an announcement, as things stand."""
    if announced == ch.ANNOUNCE_PLAY:
        return playable_slow(s, seat)
    return s.graveyard[s.side[seat]][-1:]


def removed_by_recycling(s: RoneState, seat: int) -> list[int]:
    """The cards that go when the top card of a graveyard is recycled, in their order (RONE-RECY-2)."""
    *below, top = s.graveyard[s.side[seat]]
    return below[::-1][: cost_to_recycle(s, seat, top)]


def hero_to_take(s: RoneState, words: CardWords, face: int) -> HeroFace:
    """A hero that can be chosen, as its card of level 1 shows it, with all three cards."""
    levels = [hero_card(s, words, level) for level in levels_from(s, face)]
    return {
        **face_data(words, face),
        "water_income": levels[0]["water_income"],
        "card_income": levels[0]["card_income"],
        "hero_deck": levels,
    }
