"""What a seat may know, as plain data. The one place where anything is hidden (RS-RULING-133, RS-RULING-25)."""

from __future__ import annotations

from functools import partial
from typing import cast

from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.player_values import (
    ability_cost,
    block_limit,
    block_value,
    hand_maximum,
    instances,
    level,
    maximum_health,
    set_limit,
)
from runestack.games.runeslingers.rules.state import EncounterState, first_area, first_spot
from runestack.games.runeslingers.telling.ailments import ailment_word
from runestack.games.runeslingers.telling.endings import ENDINGS
from runestack.games.runeslingers.telling.names import area_number, is_visible, spot_number
from runestack.games.runeslingers.telling.options import AILMENT_KEYS
from runestack.games.runeslingers.telling.prompts import FACES
from runestack.games.runeslingers.view.cards import (
    card_data,
    change_view,
    face_data,
    field_card,
    hand_card,
    is_about_player,
)
from runestack.games.runeslingers.view.ladder import damage_view, rung_view, trigger_view
from runestack.games.runeslingers.view.question import asked
from runestack.games.runeslingers.view.types import (
    AbilityCard,
    Ailment,
    Area,
    DeckCard,
    DeckLine,
    Draft,
    HandCard,
    KnownFace,
    Mode,
    RuneslingersCard,
    RuneslingersFace,
    SeenCard,
    SlingerSeat,
    SlingerValues,
    SlingerView,
    Spot,
)
from runestack.games.views import (
    hidden,
    hidden_last,
    in_both,
    known_from_top,
    result_view,
)
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.frame import NOBODY, NOTHING, UNANSWERED

PHASES = ("setup", "beginning", "cleanse", "draw", "play", "cleanup")
MODES = tuple(cast("Mode", mode) for mode in c.MODES)


def view(s: EncounterState, words: CardWords, reader: Reader) -> SlingerView:
    """What a seat may know, in both languages; SPECTATOR: what everybody knows."""
    numbers, seat = s.numbers, reader.seat
    question = None if seat == SPECTATOR else question_for(s, seat)
    return {
        "game": "runeslingers",
        "mode": MODES[numbers[st.MODE]],
        "seat": seat,
        "encounter": numbers[st.ENCOUNTER],
        "wins_needed": numbers[st.WINS_NEEDED],
        "turn": numbers[st.TURN],
        "turn_limit": numbers[st.TURN_LIMIT],
        "phase": PHASES[numbers[st.PHASE]],
        "active": numbers[st.ACTIVE] if numbers[st.TURN] else NOBODY,
        "first": numbers[st.FIRST],
        "seats": [seat_view(s, words, each, reader) for each in range(c.SEATS)],
        "ladder": [
            rung_view(s, words, rung, number, reader)
            for number, rung in enumerate(s.ladder, start=1)
        ],
        "triggers": [trigger_view(s, words, trigger, reader) for trigger in s.waiting],
        "damage": damage_view(s, words, reader),
        "draft": draft_view(s, words, reader),
        "chosen": chosen_in_secret(s, words, reader),
        "question": None if question is None else asked(s, words, question, reader),
        "waiting_for": open_seats(s),
        "result": result_view(s, ENDINGS),
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: EncounterState, words: CardWords, seat: int, reader: Reader) -> SlingerSeat:
    """Everything that belongs to a player."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def in_hand(card: int) -> HandCard:
        return hand_card(s, words, card, reader)

    def in_deck(card: int, position: int) -> DeckCard:
        return {**card_data(s, words, card), "position": position}

    return {
        "seat": seat,
        "runeslinger": slinger_view(s, words, seat, reader),
        "passive": passive_view(s, words, seat, reader),
        "activate": None if s.activate[seat] == NOTHING else activate_view(s, words, seat),
        **values_view(s, seat),
        "ailments": {
            "unconcealed": instances(s, seat, c.ANY_AILMENT),
            "types": instances(s, seat, c.UNIQUE_AILMENT),
            "limit": c.EIGHT,
        },
        "areas": areas_view(s, words, seat, reader),
        "concentrations": spots_view(s, words, seat, reader),
        "hand": hidden_last(s.hand[seat], known, in_hand),
        "deck": {
            "count": len(s.deck[seat]),
            "known": known_from_top(s.deck[seat], known, in_deck),
        },
        "deck_list": deck_list(s, words, seat, reader),
        "discard": [card_data(s, words, card) for card in reversed(s.discard[seat])],
        "void": [card_data(s, words, card) for card in reversed(s.void[seat])],
        "changes": [
            change_view(s, words, one, reader) for one in s.lasting if is_about_player(one, seat)
        ],
        "wins": s.wins[seat],
        "conceded": s.conceded[seat] == 1,
    }


def values_view(s: EncounterState, seat: int) -> SlingerValues:
    """Power, health, block, and what of the limits of this turn is used."""
    deeds = s.deeds[seat * c.KINDS_OF_DEED : (seat + 1) * c.KINDS_OF_DEED]
    return {
        "power": s.power[seat],
        "starting_power": s.numbers[st.STARTING_POWER],
        "health": s.health[seat],
        "maximum_health": maximum_health(s, seat),
        "starting_health": s.numbers[st.STARTING_HEALTH],
        "determinations": s.determinations[seat],
        "block": block_value(s, seat),
        "blocks": {"used": s.blocks[seat], "limit": block_limit(s, seat)},
        "sets": {"used": s.sets[seat], "limit": set_limit(s, seat)},
        "hand_maximum": hand_maximum(s, seat),
        "deeds": dict(zip(c.DEEDS, deeds, strict=True)),
    }


def slinger_view(
    s: EncounterState, words: CardWords, seat: int, reader: Reader
) -> KnownFace | None:
    """The Runeslinger; None before one is chosen. Constructed, it is shown together with the abilities."""
    card = s.slinger[seat]
    if card != NOTHING:
        return card_data(s, words, card) if is_visible(s, card, reader.seat) else hidden()
    face = s.given[seat]
    if face == NOTHING:
        return None
    is_secret = s.numbers[st.MODE] == c.CONSTRUCTED and seat != reader.seat
    return hidden() if is_secret else face_data(words, face)


def passive_view(
    s: EncounterState, words: CardWords, seat: int, reader: Reader
) -> KnownFace | None:
    """The passive ability; until both players have chosen everything, only its player knows it (RS-RULING-140)."""
    if s.passive[seat] != NOTHING:
        return card_data(s, words, s.passive[seat])
    if not s.asking or s.asking[0].kind != ch.ASK_ACTIVATE:
        return None
    chosen = s.frames[-1].number
    face = option_first(chosen) if seat == 0 else option_second(chosen)
    return face_data(words, face) if seat == reader.seat else hidden()


def activate_view(s: EncounterState, words: CardWords, seat: int) -> AbilityCard:
    """The activate ability with what it costs now."""
    return {**card_data(s, words, s.activate[seat]), "cost": ability_cost(s, seat)}


# -- the field -----------------------------------------------------------------------------------


def areas_view(s: EncounterState, words: CardWords, seat: int, reader: Reader) -> list[Area]:
    """The four ailment areas: what lies on each, and the boon on top of it."""
    first = first_area(seat)
    return [area_view(s, words, area, reader) for area in range(first, first + c.AILMENT_AREAS)]


def area_view(s: EncounterState, words: CardWords, area: int, reader: Reader) -> Area:
    """One ailment area; a boon whose costs are not yet paid lies there without concealing anything."""
    boon = s.area_boon[area]
    placed = being_played(s, area, boon=True)
    return {
        "area": area_number(area),
        "ailment": None if s.area_type[area] == c.NO_AILMENT else ailment_view(s, words, area),
        "boon": None if boon == NOTHING else field_card(s, words, boon, reader),
        "placed": None if placed == NOTHING else field_card(s, words, placed, reader),
    }


def ailment_view(s: EncounterState, words: CardWords, area: int) -> Ailment:
    """An ailment card with its instances; `level`: which one its count reaches, `in_force`: which one works."""
    ailment, count = s.area_type[area], s.area_count[area]
    is_concealed = s.area_boon[area] != NOTHING
    return {
        "type": AILMENT_KEYS[ailment],
        "name": in_both(partial(ailment_word, ailment)),
        "count": count,
        "level": 2 if count >= c.LEVEL_TWO else 1,
        "in_force": 0 if is_concealed else level(s, area // c.AILMENT_AREAS, ailment),
        "concealed": is_concealed,
        "text": [in_both(partial(words.level, ailment, one)) for one in (1, 2)],
    }


def spots_view(s: EncounterState, words: CardWords, seat: int, reader: Reader) -> list[Spot]:
    """The concentration areas: the face-down card, and the face-up card on it."""
    first = first_spot(s, seat)
    return [spot_view(s, words, spot, reader) for spot in range(first, first + s.numbers[st.SPOTS])]


def spot_view(s: EncounterState, words: CardWords, spot: int, reader: Reader) -> Spot:
    """One concentration area; only its owner knows what lies face-down (RS-RULING-25)."""
    under = s.spot_card[spot]
    top = s.spot_top[spot]
    if top == NOTHING:
        top = being_played(s, spot, boon=False)
    return {
        "spot": spot_number(s, spot),
        "card": None if under == NOTHING else concentration_view(s, words, under, reader),
        "top": None if top == NOTHING else field_card(s, words, top, reader),
        "available": under == NOTHING,
        "empty": under != NOTHING and top == NOTHING,
    }


def concentration_view(s: EncounterState, words: CardWords, card: int, reader: Reader) -> SeenCard:
    """A face-down card; who does not know it can point at its place only."""
    return card_data(s, words, card) if is_visible(s, card, reader.seat) else hidden()


def being_played(s: EncounterState, place: int, *, boon: bool) -> int:
    """The card on a place whose costs are being paid (RS-RULING-46), or NOTHING."""
    for card in range(len(s.face)):
        if s.zone[card] == c.BEING_PLAYED and s.place[card] == place and is_boon(s, card) == boon:
            return card
    return NOTHING


def is_boon(s: EncounterState, card: int) -> bool:
    """Whether a card lies on ailment areas: its place is a number of those."""
    return s.faces.type[s.face[card]] & c.BOON != 0


# -- before an encounter -------------------------------------------------------------------------


def draft_view(s: EncounterState, words: CardWords, reader: Reader) -> Draft | None:
    """The draft: the reader's pack, picks and the deck that is built of them; of the others only how many."""
    if s.numbers[st.MODE] != c.DRAFT or s.numbers[st.ENCOUNTER]:
        return None

    def own(piles: list[list[int]]) -> list[RuneslingersFace]:
        faces = [] if reader.seat == SPECTATOR else piles[reader.seat]
        return [face_data(words, face) for face in faces]

    return {
        "pack": own(s.pack),
        "picks": own(s.picks),
        "deck": own(s.deck_list),
        "pack_counts": [len(pack) for pack in s.pack],
        "pick_counts": [len(picks) for picks in s.picks],
        "deck_counts": [len(deck) for deck in s.deck_list],
    }


def deck_list(
    s: EncounterState, words: CardWords, seat: int, reader: Reader
) -> list[DeckLine] | None:
    """What a player plays with, in no order; only its player knows it."""
    if seat != reader.seat:
        return None
    return [
        {
            "id": words.card(face).id,
            "name": in_both(partial(words.name, face)),
            "count": s.deck_list[seat].count(face),
        }
        for face in sorted(set(s.deck_list[seat]))
    ]


def chosen_in_secret(
    s: EncounterState, words: CardWords, reader: Reader
) -> RuneslingersCard | RuneslingersFace | None:
    """What the reader has chosen while the other player still chooses."""
    for question in s.asking:
        if question.seat == reader.seat and question.answer != UNANSWERED:
            chosen = option_first(question.answer)
            if option_kind(question.answer) in FACES:
                return face_data(words, chosen)
            return card_data(s, words, chosen)
    return None
