"""What a seat may know, as plain data. The one place where anything is hidden (RS-RULING-133, RS-RULING-25)."""

from __future__ import annotations

from functools import partial

from runestack.games.runeslingers.ailment_cards import KEYS, level_text
from runestack.games.runeslingers.ailment_words import ailment_word
from runestack.games.runeslingers.card_view import (
    card_data,
    change_view,
    face_data,
    field_card,
    hand_card,
    is_about_player,
)
from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.ladder_view import damage_view, rung_view, trigger_view
from runestack.games.runeslingers.naming import area_number, is_visible, spot_number
from runestack.games.runeslingers.prompts import FACES
from runestack.games.runeslingers.question_view import asked
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.state import EncounterState, first_area, first_spot
from runestack.games.runeslingers.rules.values import (
    ability_cost,
    block_limit,
    block_value,
    hand_maximum,
    instances,
    level,
    maximum_health,
    set_limit,
)
from runestack.games.views import (
    Data,
    hidden,
    hidden_last,
    in_both,
    known_from_top,
    result_view,
)
from runestack.games.wording import SPECTATOR
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.frame import NOBODY, NOTHING, UNANSWERED

PHASES = ("setup", "beginning", "cleanse", "draw", "play", "cleanup")
MODES = tuple(c.MODES)


def view(s: EncounterState, words: CardWords, seat: int) -> Data:
    """What a seat may know; SPECTATOR: what everybody knows."""
    numbers = s.numbers
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
        "seats": [seat_view(s, words, each, seat) for each in range(c.SEATS)],
        "ladder": [
            rung_view(s, words, rung, number, seat) for number, rung in enumerate(s.ladder, start=1)
        ],
        "triggers": [trigger_view(s, words, trigger, seat) for trigger in s.waiting],
        "damage": damage_view(s, words, seat),
        "draft": draft_view(s, words, seat),
        "chosen": chosen_in_secret(s, words, seat),
        "question": None if question is None else asked(s, words, question),
        "waiting_for": open_seats(s),
        "result": result_view(s),
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: EncounterState, words: CardWords, seat: int, reader: int) -> Data:
    """Everything that belongs to a player."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader)

    def in_hand(card: int) -> Data:
        return hand_card(s, words, card, reader)

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
        "deck": known_from_top(s.deck[seat], known, partial(card_data, s, words)),
        "deck_list": deck_list(s, words, seat, reader),
        "discard": [card_data(s, words, card) for card in reversed(s.discard[seat])],
        "void": [card_data(s, words, card) for card in reversed(s.void[seat])],
        "changes": [
            change_view(s, words, one, reader) for one in s.lasting if is_about_player(one, seat)
        ],
        "wins": s.wins[seat],
        "conceded": s.conceded[seat] == 1,
    }


def values_view(s: EncounterState, seat: int) -> Data:
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


def slinger_view(s: EncounterState, words: CardWords, seat: int, reader: int) -> Data | None:
    """The Runeslinger; None before one is chosen. Constructed, it is shown together with the abilities."""
    card = s.slinger[seat]
    if card != NOTHING:
        return card_data(s, words, card) if is_visible(s, card, reader) else hidden()
    face = s.box[1][seat]
    if face == NOTHING:
        return None
    is_secret = s.numbers[st.MODE] == c.CONSTRUCTED and seat != reader
    return hidden() if is_secret else face_data(words, face)


def passive_view(s: EncounterState, words: CardWords, seat: int, reader: int) -> Data | None:
    """The passive ability; until both players have chosen everything, only its player knows it (RS-RULING-140)."""
    if s.passive[seat] != NOTHING:
        return card_data(s, words, s.passive[seat])
    if not s.asking or s.asking[0].kind != ch.ASK_ACTIVATE:
        return None
    chosen = s.frames[-1].number
    face = option_first(chosen) if seat == 0 else option_second(chosen)
    return face_data(words, face) if seat == reader else hidden()


def activate_view(s: EncounterState, words: CardWords, seat: int) -> Data:
    """The activate ability with what it costs now."""
    return {**card_data(s, words, s.activate[seat]), "cost": ability_cost(s, seat)}


# -- the field -----------------------------------------------------------------------------------


def areas_view(s: EncounterState, words: CardWords, seat: int, reader: int) -> list[Data]:
    """The four ailment areas: what lies on each, and the boon on top of it."""
    first = first_area(seat)
    return [area_view(s, words, area, reader) for area in range(first, first + c.AILMENT_AREAS)]


def area_view(s: EncounterState, words: CardWords, area: int, reader: int) -> Data:
    """One ailment area; a boon whose costs are not yet paid lies there without concealing anything."""
    boon = s.area_boon[area]
    placed = being_played(s, area, boon=True)
    return {
        "area": area_number(area),
        "ailment": None if s.area_type[area] == c.NO_AILMENT else ailment_view(s, area),
        "boon": None if boon == NOTHING else field_card(s, words, boon, reader),
        "placed": None if placed == NOTHING else field_card(s, words, placed, reader),
    }


def ailment_view(s: EncounterState, area: int) -> Data:
    """An ailment card with its instances; `level`: which one its count reaches, `in_force`: which one works."""
    ailment, count = s.area_type[area], s.area_count[area]
    is_concealed = s.area_boon[area] != NOTHING
    return {
        "type": KEYS[ailment],
        "name": in_both(partial(ailment_word, ailment)),
        "count": count,
        "level": 2 if count >= c.LEVEL_TWO else 1,
        "in_force": 0 if is_concealed else level(s, area // c.AILMENT_AREAS, ailment),
        "concealed": is_concealed,
        "text": [in_both(partial(level_text, ailment, one)) for one in (1, 2)],
    }


def spots_view(s: EncounterState, words: CardWords, seat: int, reader: int) -> list[Data]:
    """The concentration areas: the face-down card, and the face-up card on it."""
    first = first_spot(s, seat)
    return [spot_view(s, words, spot, reader) for spot in range(first, first + s.numbers[st.SPOTS])]


def spot_view(s: EncounterState, words: CardWords, spot: int, reader: int) -> Data:
    """One concentration area; only its owner knows what lies face-down (RS-RULING-25)."""
    under = s.spot_card[spot]
    top = s.spot_top[spot]
    if top == NOTHING:
        top = being_played(s, spot, boon=False)
    distracted = s.spot_distracted[spot] == 1
    return {
        "spot": spot_number(s, spot),
        "card": None if under == NOTHING else concentration_view(s, words, under, reader),
        "top": None if top == NOTHING else field_card(s, words, top, reader),
        "distracted": distracted,
        "available": under == NOTHING,
        "empty": under != NOTHING and top == NOTHING and not distracted,
    }


def concentration_view(s: EncounterState, words: CardWords, card: int, reader: int) -> Data:
    """A face-down card; who does not know it can point at its place only."""
    return card_data(s, words, card) if is_visible(s, card, reader) else hidden()


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


def draft_view(s: EncounterState, words: CardWords, reader: int) -> Data | None:
    """The draft: the reader's pack, picks and the deck that is built of them; of the others only how many."""
    if s.numbers[st.MODE] != c.DRAFT or s.numbers[st.ENCOUNTER]:
        return None
    own: Data = {}
    for name, pile in (("pack", s.pack), ("picks", s.picks), ("deck", s.deck_list)):
        faces = [] if reader == SPECTATOR else pile[reader]
        own[name] = [face_data(words, face) for face in faces]
    return {
        **own,
        "pack_counts": [len(pack) for pack in s.pack],
        "pick_counts": [len(picks) for picks in s.picks],
        "deck_counts": [len(deck) for deck in s.deck_list],
    }


def deck_list(s: EncounterState, words: CardWords, seat: int, reader: int) -> list[Data] | None:
    """What a player plays with, in no order; only its player knows it."""
    if seat != reader:
        return None
    return [
        {
            "id": words.card(face).id,
            "name": in_both(partial(words.name, face)),
            "count": s.deck_list[seat].count(face),
        }
        for face in sorted(set(s.deck_list[seat]))
    ]


def chosen_in_secret(s: EncounterState, words: CardWords, reader: int) -> Data | None:
    """What the reader has chosen while the other player still chooses."""
    for question in s.asking:
        if question.seat == reader and question.answer != UNANSWERED:
            chosen = option_first(question.answer)
            if option_kind(question.answer) in FACES:
                return face_data(words, chosen)
            return card_data(s, words, chosen)
    return None
