"""What a seat may know, as plain data. The one place where anything is hidden (RA-COMP-7)."""

from __future__ import annotations

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.payment import available
from runestack.games.rune_age.rules.primitives import damage_of
from runestack.games.rune_age.rules.state import (
    ACTIVE,
    FIRST,
    OVERLORD,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    RuneAgeState,
)
from runestack.games.rune_age.rules.values import hand_size
from runestack.games.rune_age.telling.endings import decided_in
from runestack.games.rune_age.telling.names import is_visible
from runestack.games.rune_age.telling.windows import phase
from runestack.games.rune_age.view.cards import (
    card_data,
    face_data,
    faction_name,
    hand_card,
    pile_views,
    standing_card,
)
from runestack.games.rune_age.view.centre import centre_view
from runestack.games.rune_age.view.goals import best_gold, best_strength, deck_of, goal_view
from runestack.games.rune_age.view.going_on import combat_view, spend_view
from runestack.games.rune_age.view.question import asked
from runestack.games.rune_age.view.types import (
    Deck,
    DeckCard,
    Forbidden,
    HandCard,
    Role,
    RuneAgeSeat,
    RuneAgeView,
    ScenarioView,
    Teams,
)
from runestack.games.view_types import HiddenCard
from runestack.games.views import hidden_last, known_from_top, result_view
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.driver import open_seats, question_for
from runestack.kernel.frame import NOTHING

TEAMS: tuple[Teams, ...] = ("alone", "together", "one_against_all")
FORBIDDEN: tuple[tuple[int, Forbidden], ...] = (
    (sc.NO_HOME_REALMS, "home_realms"),
    (sc.NO_CITIES, "cities"),
    (sc.NO_ALLIES, "allies"),
)


def view(s: RuneAgeState, words: CardWords, reader: Reader) -> RuneAgeView:
    """What a seat may know, in both languages; SPECTATOR: what everybody knows."""
    numbers, seat = s.numbers, reader.seat
    question = None if seat == SPECTATOR else question_for(s, seat)
    return {
        "game": "rune-age",
        "seat": seat,
        "round": numbers[ROUND],
        "phase": phase(s),
        "active": numbers[ACTIVE] if numbers[ROUND] else -1,
        "first": numbers[FIRST],
        "overlord": numbers[OVERLORD],
        "scenario": scenario_view(s, words, reader),
        "centre": centre_view(s, words),
        "seats": [seat_view(s, words, each, reader) for each in range(numbers[SEATS])],
        "combat": combat_view(s, words, reader),
        "spend": spend_view(s, words, reader),
        "acting": [card_data(s, words, card) for card in s.pending],
        "question": None if question is None else asked(s, words, question, reader),
        "waiting_for": open_seats(s),
        "result": None if s.outcome is None else result_view(s, decided_in(numbers[ROUND])),
    }


def scenario_view(s: RuneAgeState, words: CardWords, reader: Reader) -> ScenarioView:
    """What is played for."""
    scenario = s.scenario
    return {
        "key": scenario.key,
        "objective": face_data(words, scenario.objective),
        "teams": TEAMS[scenario.teams],
        "forbidden": [name for bit, name in FORBIDDEN if scenario.forbidden & bit],
        "round_limit": s.numbers[ROUND_LIMIT],
        "goals": [goal_view(s, words, reader, ending) for ending in scenario.endings],
    }


# -- a player ------------------------------------------------------------------------------------


def seat_view(s: RuneAgeState, words: CardWords, seat: int, reader: Reader) -> RuneAgeSeat:
    """Everything that belongs to a player."""
    home = s.home[seat]
    return {
        "seat": seat,
        "faction": faction_name(s.race[seat]),
        "role": role(s, seat),
        "out": s.out[seat] != 0,
        "conceded": s.conceded[seat] != 0,
        "home": None if home == NOTHING else standing_card(s, words, home),
        "damage": damage_of(s, seat),
        "damage_limit": c.DAMAGE_LIMIT,
        "hand": hand_view(s, words, seat, reader),
        "hand_size": hand_size(s, seat),
        "deck": deck_view(s, words, seat, reader),
        "discard": [card_data(s, words, card) for card in reversed(s.discard[seat])],
        "realm": [standing_card(s, words, card) for card in s.realm[seat] if card != home],
        "barracks": pile_views(
            s, words, s.barracks[seat], barracks_faces(s, seat), c.GOLD_RESOURCE
        ),
        "influence": available(s, seat, c.INFLUENCE),
        "gold": available(s, seat, c.GOLD_RESOURCE) if reads_hand(s, seat, reader) else None,
        "best_strength": best_strength(s, seat),
        "best_gold": best_gold(s, seat),
        "cards": len(deck_of(s, seat)),
    }


def role(s: RuneAgeState, seat: int) -> Role:
    """Who a player is among the others."""
    if s.scenario.teams == sc.EVERYBODY_ALONE:
        return "rival"
    if s.scenario.teams == sc.TOGETHER:
        return "partner"
    return "overlord" if seat == s.numbers[OVERLORD] else "ally"


def barracks_faces(s: RuneAgeState, seat: int) -> list[int]:
    """What a player's barracks can hold, cheapest first; the monument behind.

    In a described position another player may have cards of that race, which are not to be told.
    """
    race = s.race[seat]
    if race == c.NO_RACE:
        return []
    own = {s.face[card] for card in range(len(s.face)) if s.owner[card] == seat}
    return [face for face in (*s.faces.races[race], s.faces.monuments[race]) if face in own]


def reads_hand(s: RuneAgeState, seat: int, reader: Reader) -> bool:
    """Whether the reader sees a player's whole hand."""
    return all(is_visible(s, card, reader.seat) for card in s.hand[seat])


def hand_view(
    s: RuneAgeState, words: CardWords, seat: int, reader: Reader
) -> list[HandCard | HiddenCard]:
    """A hand; what the reader does not know comes last and is all alike."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    return hidden_last(s.hand[seat], known, lambda card: hand_card(s, words, card))


def deck_view(s: RuneAgeState, words: CardWords, seat: int, reader: Reader) -> Deck:
    """How many cards, and which of them the reader knows."""

    def known(card: int) -> bool:
        return is_visible(s, card, reader.seat)

    def shown(card: int, position: int) -> DeckCard:
        return {**card_data(s, words, card), "position": position}

    return {"count": len(s.deck[seat]), "known": known_from_top(s.deck[seat], known, shown)}
