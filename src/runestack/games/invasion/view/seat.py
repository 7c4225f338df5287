"""What a seat may know, as plain data. The one place where anything is hidden."""

from __future__ import annotations

from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.assigning import ignores_armor
from runestack.games.invasion.rules.dice import dice_of
from runestack.games.invasion.rules.lasting_changes import DISCOUNT
from runestack.games.invasion.rules.prices import DISCOUNTS
from runestack.games.invasion.rules.seats import captain, is_cooperative
from runestack.games.invasion.rules.spending import price
from runestack.games.invasion.rules.state import (
    ACTIVE,
    FIRST,
    MATCH,
    MATCHES,
    MODE,
    NEXT_CAPTAIN,
    PHASE,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    InvasionState,
)
from runestack.games.invasion.rules.storage import stored_of
from runestack.games.invasion.rules.values import training_size
from runestack.games.invasion.telling.endings import ENDINGS
from runestack.games.invasion.telling.names import is_visible, screws_on
from runestack.games.invasion.telling.option_patterns import SPARE
from runestack.games.invasion.telling.windows import phase
from runestack.games.invasion.view.cards import (
    base_card,
    board_data,
    card_data,
    colour,
    colours,
    deck_view,
    face_data,
    face_or_none,
    hand_card,
    top_first,
    training_card,
)
from runestack.games.invasion.view.chronicle import pattern_words
from runestack.games.invasion.view.invasion import (
    campaign_view,
    invasion_view,
    scenario_view,
)
from runestack.games.invasion.view.question import asked
from runestack.games.invasion.view.types import (
    Assigning,
    Die,
    DieState,
    InvasionSeat,
    InvasionView,
    Match,
    Pool,
    Shared,
    SpareAction,
    Storage,
    Supply,
    Symbol,
    WaitingEffect,
)
from runestack.games.views import hidden, hidden_last, in_both, result_view
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import awaited_seats, question_for
from runestack.kernel.frame import NOBODY, NOTHING, Frame

DIE_STATES: tuple[DieState, ...] = ("unused", "used", "set_aside")
SYMBOLS: dict[int, tuple[Symbol, Symbol]] = {
    p.ASSIGN_DAMAGE: ("melee", "ranged"),
    p.ASSIGN_POINTS: ("armor", "health"),
}


def view(s: InvasionState, words: CardWords, reader: Reader) -> InvasionView:
    """What a seat may know, in both languages; SPECTATOR: what everybody knows."""
    numbers, seat = s.numbers, reader.seat
    question = None if seat == SPECTATOR else question_for(s, seat)
    together = is_cooperative(s)
    return {
        "game": "invasion",
        "seat": seat,
        "mode": "cooperative" if together else "competitive",
        "round": numbers[ROUND],
        "round_limit": numbers[ROUND_LIMIT],
        "phase": phase(s),
        "active": active(s),
        "first": first(s),
        "captain": captain(s) if together else NOBODY,
        "next_captain": numbers[NEXT_CAPTAIN],
        "match": None if together else match_view(s),
        "scenario": scenario_view(s, words) if together else None,
        "campaign": campaign_view(s, words) if together else None,
        "invasion": invasion_view(s, words, reader) if together else None,
        "shared": shared_view(s, words),
        "seats": [seat_view(s, words, each, reader) for each in range(numbers[SEATS])],
        "items": [waiting_view(s, words, item, reader) for item in s.items],
        "triggers": [waiting_view(s, words, trigger, reader) for trigger in s.waiting],
        "assigning": assigning_view(s),
        "question": None if question is None else asked(s, words, question, reader),
        "waiting_for": awaited_seats(s),
        "result": result_view(s, ENDINGS),
    }


def active(s: InvasionState) -> int:
    """Whose turn it is; nobody's in setting up and where all act together."""
    return NOBODY if s.numbers[PHASE] == c.SETTING_UP else s.numbers[ACTIVE]


def first(s: InvasionState) -> int:
    """Who begins the rounds of this match; nobody where all act together."""
    return NOBODY if is_cooperative(s) or not s.numbers[ROUND] else s.numbers[FIRST]


def match_view(s: InvasionState) -> Match:
    """Which match is played."""
    return {"number": s.numbers[MATCH], "to_win": s.numbers[MATCHES]}


# -- the shared area -----------------------------------------------------------------------------


def shared_view(s: InvasionState, words: CardWords) -> Shared:
    """Decks and supplies of all players, and what is out of the game."""
    destroyed = [
        *s.destroyed_starting,
        *s.destroyed_recruits,
        *s.destroyed_leaders,
        *s.destroyed_technologies,
        *s.destroyed_invaders,
        *s.destroyed_protocols,
    ]
    return {
        "recruitment_deck": len(s.recruitment_deck),
        "technology_deck": len(s.technology_deck),
        "starting": supplies(s, words),
        "leaders": [card_data(s, words, card) for card in s.leaders],
        "destroyed": [card_data(s, words, card) for card in destroyed],
        "before_reinforcing": face_or_none(words, s.faces.before_reinforcing[s.numbers[MODE]]),
    }


def supplies(s: InvasionState, words: CardWords) -> list[Supply]:
    """The starting cards that can be taken."""
    equal: dict[int, list[int]] = {}
    for card in s.starting_supply:
        equal.setdefault(s.face[card], []).append(card)
    return [{"face": face_data(words, face), "cards": cards} for face, cards in equal.items()]


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: InvasionState, words: CardWords, seat: int, reader: Reader) -> InvasionSeat:
    """Everything that belongs to a player."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    return {
        "seat": seat,
        "out": s.out[seat] != 0,
        "conceded": s.conceded[seat] != 0,
        "captain": is_cooperative(s) and captain(s) == seat,
        "done": s.done[seat] != 0,
        "armor": s.armor[seat],
        "most_armor": c.MOST_ARMOR,
        "health": s.health[seat],
        "most_health": c.MOST_HEALTH,
        "wins": s.wins[seat],
        "dice": [die_view(s, die) for die in dice_of(seat)],
        "pool": pool_view(s, seat),
        "storage": [storage_view(s, words, seat, kind) for kind in range(c.TYPES_STORED)],
        "discounts": discounts(s, seat),
        "rerolls": s.rerolls[seat],
        "technology": s.technology[seat],
        "parts": s.parts[seat],
        "spare": s.spare[seat],
        "less": s.spare_discount[seat],
        "spare_actions": [spare_action(s, seat, cost) for cost in c.SPARE_ACTIONS],
        "changes": s.changes[seat],
        "transforms": s.transforms[seat],
        "doubled": s.doubled[seat] != 0,
        "plays": s.plays[seat],
        "dealt": s.dealt[seat],
        "drawn": s.drawn[seat],
        "hand": hidden_last(s.hand[seat], known, lambda card: hand_card(s, words, card)),
        "deck": deck_view(s, words, s.deck[seat], reader),
        "played": top_first(s, words, s.played[seat]),
        "discard": top_first(s, words, s.discard[seat]),
        "garbage": top_first(s, words, s.garbage[seat]),
        "training": [training_card(s, words, card) for card in s.training[seat]],
        "training_size": training_size(s, seat),
        "base": [base_card(s, words, card) for card in s.base[seat]],
        "looked": hidden_last(s.looked[seat], known, lambda card: card_data(s, words, card)),
    }


def die_view(s: InvasionState, die: int) -> Die:
    """A die with all its sides."""
    top = s.die_top[die]
    return {
        "n": die,
        "number": die % c.DICE_EACH + 1,
        "state": DIE_STATES[s.die_state[die]],
        "top": None if top == c.NOT_ROLLED else top,
        "sides": [colours(screws_on(s, die, side)) for side in range(c.SIDES)],
        "while_event": s.die_until[die] & c.THIS_EVENT != 0,
    }


def pool_view(s: InvasionState, seat: int) -> Pool:
    """Resources by colour."""
    blue, red, black, green, yellow = s.pool[seat * c.COLOURS : (seat + 1) * c.COLOURS]
    return {"blue": blue, "red": red, "black": black, "green": green, "yellow": yellow}


def storage_view(s: InvasionState, words: CardWords, seat: int, kind: int) -> Storage:
    """The spots of a type; in wild ones screws of all colours."""
    if kind == c.WILD:
        first = seat * c.TYPES_STORED
        counts = s.stored_wild[first : first + c.TYPES_STORED]
        stored = [colour(place) for place, count in enumerate(counts) for _ in range(count)]
    else:
        stored = [colour(kind)] * s.stored[seat * c.COLOURS + kind]
    return {
        "type": colour(kind),
        "spots": s.faces.spots[kind],
        "stored": stored,
        "pair": stored_of(s, seat, kind) >= 2,
        "ability": board_data(s, words, s.faces.pairs[kind]),
    }


def discounts(s: InvasionState, seat: int) -> list[str]:
    """What the next card costs less, one entry for each symbol."""
    names = [*c.COLOUR_NAMES[: c.TYPES_STORED], "any"]
    counts = s.discounts[seat * DISCOUNTS : (seat + 1) * DISCOUNTS]
    found = [names[kind] for kind, count in enumerate(counts) for _ in range(count)]
    return found + [
        names[mark.number] for mark in s.lasting if mark.kind == DISCOUNT and mark.seat == seat
    ]


def spare_action(s: InvasionState, seat: int, cost: int) -> SpareAction:
    """A spare part action with what it costs now."""
    return {
        "cost": cost,
        "price": price(s, seat, cost, False),
        "sentence": pattern_words(SPARE[cost]),
    }


# -- what goes on --------------------------------------------------------------------------------


def waiting_view(s: InvasionState, words: CardWords, frame: Frame, reader: Reader) -> WaitingEffect:
    """An effect that is carried out later; of a card that the reader does not see, nothing but whose it is."""
    text = frame.text
    if not is_visible(s, frame.card, reader.seat):
        return {"seat": frame.seat, "card": hidden(), "text": {"en": "", "de": ""}}
    return {
        "seat": frame.seat,
        "card": card_data(s, words, frame.card),
        "text": in_both(lambda language: "" if text == NOTHING else words.use(text, language)),
    }


def assigning_view(s: InvasionState) -> Assigning | None:
    """The points that are being assigned; of several in each other the innermost."""
    for frame in reversed(s.frames):
        if frame.procedure in SYMBOLS:
            is_damage = frame.procedure == p.ASSIGN_DAMAGE
            return {
                "seat": frame.seat,
                "card": None if frame.card == NOTHING else frame.card,
                "symbol": SYMBOLS[frame.procedure][frame.flag & 1],
                "left": frame.number,
                "ignores_armor": is_damage and ignores_armor(frame),
            }
    return None
