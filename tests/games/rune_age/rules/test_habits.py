"""Rules of thumb: what a player usually does inside an action, and what somebody who looks ahead makes of it."""

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.evaluation import evaluate
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.gathering import (
    ABILITY,
    PRICE,
    best_hand,
    card_quality,
    make_room,
)
from runestack.games.rune_age.rules.habits import least_that_reaches
from runestack.games.rune_age.rules.primitives import add_damage, move
from runestack.games.rune_age.rules.state import OBJECTIVE, RIVAL_DAMAGE
from runestack.kernel.decision import option_first, option_kind
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import best_plan, first_option
from runestack.kernel.random import RandomStream
from tests.games.rune_age.hand_made import (
    BOX,
    begin,
    event_comes,
    instant,
    ready,
    strongholds,
    tactic,
    unit,
)


def attack(game: RuneAgeGame, card: int) -> None:
    """The active player attacks a card."""
    question = game.asking[0]
    for index, code in enumerate(question.options):
        if option_kind(code) == ch.ATTACK and option_first(code) == card:
            answer(game, question, index)
            return
    message = "the card cannot be attacked"
    raise AssertionError(message)


def by_habit(game: RuneAgeGame) -> int:
    """The usual answer, given; the card that it names."""
    question = game.asking[0]
    index = game.usual_answer(question)
    code = question.options[index]
    answer(game, question, index)
    return option_first(code) if option_kind(code) == ch.PLAY else -1


def test_an_army_is_as_large_as_it_has_to_be() -> None:
    game = begin()
    strong, weak, other = ready(game, BOX.unit[3], BOX.unit[1], BOX.unit[1])
    attack(game, strongholds(game, 0)[0])
    assert {by_habit(game), by_habit(game)} == {weak, other}
    assert game.hand[0] == [strong]


def test_against_a_rival_realm_everything_is_played_because_the_rest_is_damage() -> None:
    game = begin("rival", 1)
    strong, weak = ready(game, BOX.unit[4], BOX.unit[1])
    attack(game, game.numbers[OBJECTIVE])
    assert [by_habit(game), by_habit(game)] == [strong, weak]
    assert game.numbers[RIVAL_DAMAGE] == 2


def test_a_tactic_for_every_turn_is_worth_more_than_one_for_combats() -> None:
    game = begin()
    march, storm = ready(
        game,
        tactic("Action: Draw 2 cards."),
        tactic("When Played: Your army gets +2 {strength}."),
    )
    assert card_quality(game, march) == card_quality(game, storm) + ABILITY


def test_what_a_unit_costs_beyond_its_strength_counts_for_its_ability() -> None:
    game = begin()
    scout, guard = ready(game, unit("Action: Draw a card.", strength=1, cost=3), BOX.unit[1])
    assert card_quality(game, scout) == card_quality(game, guard) + ABILITY + PRICE * 2


def test_nobody_begins_what_is_hopeless() -> None:
    game = begin()
    ready(game, BOX.unit[1], BOX.unit[1])
    attack(game, game.numbers[OBJECTIVE])
    assert by_habit(game) == -1


def test_who_looks_ahead_attacks_the_objective_with_enough_strength() -> None:
    game = begin()
    ready(game, *[BOX.unit[10]] * 3)
    plan = best_plan(game, game.asking[0], RandomStream(1), 0.0)
    code = game.asking[0].options[plan.answers[0]]
    assert (option_kind(code), game.face[option_first(code)]) == (ch.ATTACK, BOX.dragon)


def test_who_looks_ahead_never_calls_a_purchase_off() -> None:
    game = begin("monument")
    ready(game, *[BOX.faces.gold_cards[2]] * 5)
    question = game.asking[0]
    buys = [i for i, code in enumerate(question.options) if option_kind(code) == ch.BUY]
    answer(game, question, buys[0])
    asked = game.asking[0]
    assert asked.kind == ch.ASK_MORE
    off = [i for i, code in enumerate(asked.options) if option_kind(code) == ch.CALL_OFF]
    assert [game.takes_back(asked, index) for index in off] == [True]
    for seed in range(20):
        assert best_plan(game, asked, RandomStream(seed), 0.0).answers[0] not in off


def test_a_monument_is_built_as_soon_as_it_can_be() -> None:
    game = begin("monument")
    ready(game, *[BOX.faces.gold_cards[2]] * 5)
    plan = best_plan(game, game.asking[0], RandomStream(1), 0.0)
    code = game.asking[0].options[plan.answers[0]]
    assert option_kind(code) == ch.BUY
    assert BOX.faces.type[game.face[option_first(code)]] == c.MONUMENT


def test_damage_and_lost_cards_look_bad_and_a_stronger_deck_good() -> None:
    game = begin()
    before = evaluate(game, 0)
    hurt = game.clone()
    add_damage(hurt, 0, 5, hurt.home[0], "RA-RULING-66")
    assert evaluate(hurt, 0) < before
    assert evaluate(hurt, 1) > evaluate(game, 1)
    richer = game.clone()
    ready(richer, *[BOX.unit[5]] * 5)
    assert evaluate(richer, 0) > before


def test_an_attacked_player_fights_even_without_hope() -> None:
    game = begin()
    event_comes(game, instant("Attacks each player.", strength=9), hands=[[BOX.unit[2]] * 2, []])
    assert game.asking[0].kind == ch.ASK_ASSAULT
    while game.asking[0].seat == 0:
        assert by_habit(game) != -1
    assert 0 < game.damage[0] <= 5


def with_strongholds(game: RuneAgeGame, number: int) -> None:
    """Seat 0 has secured some strongholds and can pay with them."""
    for card in strongholds(game, 0)[:number]:
        move(game, card, c.IN_REALM, 0)


def kept(game: RuneAgeGame) -> list[int]:
    """What seat 0 retains by habit at the end of the turn."""
    answer(game, game.asking[0], 0)
    found: list[int] = []
    while game.asking and game.asking[0].kind == ch.ASK_RETAIN:
        question = game.asking[0]
        index = best_plan(game, question, RandomStream(1), 0.0).answers[0]
        if option_kind(question.options[index]) == ch.RETAIN:
            found.append(option_first(question.options[index]))
        answer(game, question, index)
    return found


def test_the_strongest_units_are_retained_as_far_as_influence_goes() -> None:
    game = begin()
    weak, strong, stronger = ready(game, BOX.unit[1], BOX.unit[3], BOX.unit[5])
    with_strongholds(game, 2)
    assert kept(game) == [strong, stronger]
    assert weak in game.discard[0] or weak in game.deck[0]


def test_where_a_monument_wins_gold_is_retained() -> None:
    game = begin("monument")
    _, coin, _, _ = ready(game, BOX.unit[5], BOX.faces.gold_cards[2], *[BOX.unit[1]] * 2)
    with_strongholds(game, 1)
    assert kept(game) == [coin]


def test_middling_cards_make_room_as_long_as_a_hand_is_not_great_enough() -> None:
    hand = [(-5, 0), (-3, 1), (-3, 2)]
    make_room(hand, 1.0, 20)
    assert hand == [(-5, 0)]


def test_middling_cards_stay_in_a_hand_that_is_great_enough() -> None:
    hand = [(-5, 0), (-5, 1), (-5, 2), (-3, 3)]
    make_room(hand, 2.0, 20)
    assert len(hand) == 4


def test_doing_nothing_is_worth_what_is_now() -> None:
    game = begin()
    ready(game, BOX.unit[1])
    assert first_option(game, game.asking[0]).value == evaluate(game, 0)


def test_an_attack_on_which_dice_decide_is_tried_more_than_once() -> None:
    game = begin()
    ready(game, *[BOX.unit[10]] * 3)
    question = game.asking[0]
    tries = {
        game.face[option_first(code)]: game.tries(question, index)
        for index, code in enumerate(question.options)
        if option_kind(code) == ch.ATTACK
    }
    assert tries.pop(BOX.dragon) > 1
    assert set(tries.values()) == {1}


def test_the_best_hand_to_gather_holds_the_best_cards_and_average_ones() -> None:
    counts = [0, 5, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert best_hand(counts, 10, 2) == 3 + 3 + 3 * 5 / 8
    assert best_hand(counts, 10, 0) == 5 * 11 / 10


def test_enough_is_played_with_the_least_to_spare() -> None:
    assert least_that_reaches([5.0, 1.0, 1.0], 2) == 0b110
    assert least_that_reaches([5.0, 1.0, 1.0], 5) == 0b001
    assert least_that_reaches([1.0, 1.0], 5) == 0b11
