"""Cards of the realm area in combat, before attrition, in a purchase; continuous texts, triggers, every single effect."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.state import ACTIVE, FIRST, OBJECTIVE, RIVAL_DAMAGE
from runestack.games.rune_age.rules.values import target_strength
from runestack.kernel.choices import (
    ASK_TRIGGER,
    CHOOSE_NUMBER,
    CHOOSE_PLAYER,
    DONE,
    NEXT_TRIGGER,
    NO,
    TARGET_CARD,
    YES,
)
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    choose_place,
    deal,
    draw_next,
    empty,
    end_round,
    end_turn,
    enemy,
    fight,
    instant,
    new_card,
    pile,
    ready,
    refresh_question,
    reward,
    rolling,
    strongholds,
    tactic,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[5]  # 5 strength, 3 auto-defense, 2 influence
SIEGE_TRAIN = reward(
    "Resolution, exhaust this card: If you besiege a city, its auto-defense counts 0."
)
LIEUTENANT = reward("Before Attrition, exhaust this card: Ignore 1 attrition icon.")
MASON = reward("Purchase, exhaust this card: Monuments cost 2 {gold} less.")
WARBAND = reward(
    "Resolution, exhaust this card: If you besiege a home realm, your army gets +2 {strength}."
)


def strengths(game: RuneAgeGame) -> tuple[int, int]:
    """Both strengths of the last combat that was resolved."""
    last = told(game, e.RESOLVES)[-1]
    return last.other, last.number


def use_it(game: RuneAgeGame, face: int, *others: int) -> int:
    """A unit of player 0 uses its Action, with these other cards in hand."""
    card, *_ = ready(game, face, *others)
    choose(game, ch.USE_ACTION, card)
    return card


def in_siege(game: RuneAgeGame, face: int, theirs: list[int], own: list[int]) -> list[int]:
    """A siege in which both have played cards; player 0 has then played a unit and is asked about its ability."""
    defenders = deal(game, 1, *theirs)
    attackers = ready(game, *own, face)
    choose(game, ch.ATTACK, game.home[1])
    for place in range(max(len(own), len(theirs))):
        if place < len(own):
            choose(game, ch.PLAY, attackers[place])
        elif asked(game).seat == 0:
            choose(game, ch.PASS)
        if place < len(theirs):
            choose(game, ch.PLAY, defenders[place])
    choose(game, ch.PLAY, attackers[-1])
    return [*attackers, *defenders]


# -- RA-RULING-111 -------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-111", "RA-RULING-49")
@pytest.mark.parametrize(("used", "result"), [(True, (3, 0)), (False, (3, 3))])
def test_a_reward_lets_auto_defense_count_0_in_the_resolution_step(
    used: bool, result: tuple[int, int]
) -> None:  # WE-35
    game = begin()
    train = new_card(game, SIEGE_TRAIN, 0, c.IN_REALM)
    city = new_card(game, CITY, 1, c.IN_REALM)
    deal(game, 1)
    (card,) = ready(game, BOX.unit[3])
    fight(game, city, card)
    assert asked(game).kind == ch.ASK_RESOLUTION
    choose(game, ch.USE if used else ch.STOP)
    assert strengths(game) == result
    assert game.exhausted[train] == (1 if used else 0)
    assert (game.controller[city] == 0) == used


@pytest.mark.rule("RA-RULING-111", "RA-RULING-12")
def test_a_reward_ignores_an_icon_before_the_dice_are_rolled() -> None:  # WE-35
    game = rolling(1)
    target = new_card(game, BOX.grim, -1, c.IN_FRONT)  # strength 5, 2 icons
    lieutenant = new_card(game, LIEUTENANT, 0, c.IN_REALM)
    five, one = ready(game, BOX.unit[5], BOX.unit[1])
    fight(game, target, five, one)
    assert asked(game).kind == ch.ASK_BEFORE_ATTRITION
    assert not told(game, e.ROLLS)
    choose(game, ch.USE, lieutenant)
    assert [event.number for event in told(game, e.ROLLS)] == [1]
    choose(game, ch.DESTROY, one)
    assert strengths(game) == (5, 5)
    assert game.zone[target] == c.IN_EVENT_DISCARD
    assert game.exhausted[lieutenant]


@pytest.mark.rule("RA-RULING-111", "RA-RULING-25", "RA-GOLD-9")
@pytest.mark.parametrize(
    ("gold", "buys"), [([G3] * 4, True), ([G3, G3, G3, G2], True), ([G3] * 3, False)]
)
def test_a_reward_lowers_the_price_inside_the_purchase(
    gold: list[int], buys: bool
) -> None:  # WE-35
    game = begin("monument")
    mason = new_card(game, MASON, 0, c.IN_REALM)
    ready(game, *gold)
    monument = next(card for card in game.barracks[0] if game.face[card] == BOX.faces.monuments[0])
    assert (monument in cards_offered(game, ch.BUY)) == buys
    if not buys:
        return
    assert not cards_offered(game, ch.USE_ACTION)  # no card action
    choose(game, ch.BUY, monument)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    if asked(game).kind == ch.ASK_PRICE:
        choose(game, ch.USE, mason)
    if asked(game).kind == ch.ASK_PAYMENT:
        choose(game, ch.PAY_WITH)
    assert game.zone[monument] == c.IN_REALM
    assert game.exhausted[mason]
    (bought,) = told(game, e.BUYS)
    assert bought.number == 11


@pytest.mark.rule("RA-RULING-111")
def test_a_spend_that_is_called_off_exhausts_no_card_that_would_lower_its_price() -> None:
    game = begin("monument")
    mason = new_card(game, MASON, 0, c.IN_REALM)
    ready(game, *[G3] * 5)
    monument = next(card for card in game.barracks[0] if game.face[card] == BOX.faces.monuments[0])
    choose(game, ch.BUY, monument)
    choose(game, ch.CALL_OFF)
    assert not game.exhausted[mason]
    assert monument in cards_offered(game, ch.BUY)


@pytest.mark.rule("RA-RULING-111")
def test_a_reward_lowers_the_price_of_what_its_text_names_and_of_nothing_else() -> None:
    game = begin("monument")
    mason = new_card(game, MASON, 0, c.IN_REALM)
    ready(game, G1)
    costs = {BOX.faces.gold_cost[game.face[card]] for card in cards_offered(game, ch.BUY)}
    assert costs == {1}
    choose(game, ch.BUY)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert [event.number for event in told(game, e.BUYS)] == [1]
    assert not game.exhausted[mason]


@pytest.mark.rule("RA-RULING-111", "RA-SIEGE-10")
def test_the_defender_uses_realm_cards_among_the_own_resolution_abilities() -> None:
    bulwark = reward(
        "Resolution, exhaust this card: If you defend your home realm, your army gets +2 {strength}."
    )
    game = begin()
    card = new_card(game, bulwark, 1, c.IN_REALM)
    deal(game, 1)
    (attacker,) = ready(game, BOX.unit[3])
    fight(game, game.home[1], attacker)
    assert asked(game).seat == 1
    choose(game, ch.USE, card)
    assert strengths(game) == (3, 2)
    assert game.damage[1] == 1
    assert game.exhausted[card]


@pytest.mark.rule("RA-RULING-111")
def test_a_realm_card_is_not_offered_in_a_combat_it_says_nothing_about() -> None:
    game = begin()
    new_card(game, WARBAND, 0, c.IN_REALM)
    (card,) = ready(game, BOX.unit[6])
    fight(game, game.city_row[0], card)
    assert asked(game).kind == ch.ASK_ACTION


@pytest.mark.rule("RA-RULING-95", "RA-RULING-111")
def test_alone_the_rival_realm_counts_as_a_besieged_home_realm() -> None:  # WE-34
    game = begin("rival", 1)
    new_card(
        game,
        instant("Next round: Each won siege of a home realm deals 2 more damage."),
        -1,
        c.IN_FRONT,
    )
    band = new_card(game, WARBAND, 0, c.IN_REALM)
    (card,) = ready(game, BOX.unit[8])
    fight(game, game.numbers[OBJECTIVE], card)
    choose(game, ch.USE, band)
    assert strengths(game) == (10, 3)
    assert game.numbers[RIVAL_DAMAGE] == 7 + 2


# -- continuous texts ----------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-109")
def test_a_text_raises_the_cost_of_retaining() -> None:
    game = begin()
    new_card(game, enemy("Retaining a card costs 1 {influence} more."), -1, c.IN_FRONT)
    new_card(game, CITY, 0, c.IN_REALM)  # 2 influence
    ready(game, G1, G2)
    choose(game, ch.END_ACTIONS)
    assert asked(game).number == 2
    choose(game, ch.RETAIN)
    assert game.numbers[ACTIVE] == 1  # one card is all that 2 influence retain: the turn is over


@pytest.mark.rule("RA-RULING-109")
def test_a_text_changes_to_how_many_cards_a_player_draws() -> None:
    game = begin("overlord", 2)
    lord = game.numbers[FIRST]
    new_card(game, enemy("The Overlord draws to 6 cards."), -1, c.IN_FRONT)
    end_turn(game)
    assert len(game.hand[lord]) == 6
    assert len(game.hand[1 - lord]) == 5


@pytest.mark.rule("RA-RULING-109", "RA-RULING-96")
def test_cannot_goes_before_what_the_rules_allow() -> None:
    game = begin("landmarks")
    landmark = new_card(game, BOX.faces.landmarks[0], 1, c.IN_REALM)
    refresh_question(game)
    assert landmark in cards_offered(game, ch.ATTACK)
    new_card(game, instant("Next round: Landmarks cannot be besieged."), -1, c.IN_FRONT)
    refresh_question(game)
    targets = cards_offered(game, ch.ATTACK)
    assert landmark not in targets
    assert [card for card in game.city_row if card in targets] == game.city_row


@pytest.mark.rule("RA-BATTLE-19", "RA-RULING-109")
def test_the_text_of_an_enemy_says_who_may_attack_it() -> None:
    game = begin("overlord", 2)
    cell = new_card(game, enemy("Only the Overlord can attack this card."), -1, c.IN_FRONT)
    refresh_question(game)
    assert cell in cards_offered(game, ch.ATTACK)
    end_turn(game)
    assert cell not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-109")
def test_prices_yields_and_attrition_follow_continuous_texts() -> None:
    game = begin("monument")
    new_card(game, enemy("Each spend gold action yields 1 {gold} less."), -1, c.IN_FRONT)
    ready(game, G1, G1)
    costs = {BOX.faces.gold_cost[game.face[card]] for card in cards_offered(game, ch.BUY)}
    assert costs == {1}
    new_card(game, instant("Next round: Cities yield 1 {influence} less."), -1, c.IN_FRONT)
    new_card(game, CITY, 0, c.IN_REALM)
    refresh_question(game)
    bought = {BOX.faces.influence_cost[game.face[card]] for card in cards_offered(game, ch.ACQUIRE)}
    assert bought == {1}


@pytest.mark.rule("RA-RULING-44", "RA-RULING-109")
@pytest.mark.parametrize(
    ("text", "total"), [("Each attrition roll gets +1.", 4), ("Each attrition roll gets -1.", 0)]
)
def test_each_roll_is_modified_and_never_falls_below_0(text: str, total: int) -> None:
    game = rolling(0, 2) if total else rolling(1, 0)
    target = new_card(game, BOX.grim, -1, c.IN_FRONT)
    new_card(game, instant(f"Next round: {text}"), -1, c.IN_FRONT)
    units = ready(game, *[BOX.unit[1]] * 5)
    fight(game, target, *units)
    assert sum(event.number for event in told(game, e.ROLLS)) == total


@pytest.mark.rule("RA-RULING-46")
@pytest.mark.parametrize(
    "text", ["The objective gets +2 {strength}.", "Enemies get +2 {strength}."]
)
def test_an_objective_that_can_be_attacked_is_strengthened_like_an_enemy(text: str) -> None:
    game = begin()
    new_card(game, enemy(text), -1, c.IN_FRONT)
    assert target_strength(game, game.numbers[OBJECTIVE]) == 20


# -- triggers ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-110")
def test_triggers_of_the_active_player_come_first_and_each_player_orders_the_own() -> None:
    game = begin()
    pyre = unit("Resolution, destroy another friendly unit: This unit gets +4 {strength}.", 5, 5)
    mourner = unit("Whenever a friendly unit is destroyed, draw a card.")
    keening = unit("Whenever a friendly unit is destroyed, your army gets +1 {strength}.")
    deal(game, 1)
    cards = ready(game, mourner, keening, BOX.unit[1], pyre)
    choose(game, ch.ATTACK, game.home[1])
    for card in cards:
        choose(game, ch.PLAY, card)
    choose(game, ch.USE, cards[3])
    choose(game, ch.GIVE, cards[2])
    assert (asked(game).kind, asked(game).seat) == (ASK_TRIGGER, 0)
    choose(game, NEXT_TRIGGER, cards[1])
    choose(game, ch.USE, cards[1])
    choose(game, ch.USE, cards[0])
    assert strengths(game)[0] == 3 + 3 + 9 + 1
    assert len(game.hand[0]) == 1


@pytest.mark.rule("RA-RULING-110")
def test_texts_of_events_come_before_the_triggers_of_players_which_go_clockwise() -> None:
    omen = enemy("At the end of each round, each player draws a card.")
    shrine = reward("At the end of each round, discard your hand.")
    game = begin(seats=3)
    for seat in (2, 0, 1):
        new_card(game, shrine, seat, c.IN_REALM)
    new_card(game, omen, -1, c.IN_FRONT)
    end_round(game)
    assert [len(hand) for hand in game.hand] == [0, 0, 0]  # the card drawn was discarded with them
    last = [event.seat for event in told(game, e.TO_DISCARD)][-18:]
    assert last == [0] * 6 + [1] * 6 + [2] * 6


@pytest.mark.rule("RA-RULING-61", "RA-RULING-110")
def test_when_destroyed_is_not_triggered_by_a_replaced_destruction() -> None:
    rabble = unit(
        "If this unit would be destroyed, you may spend 1 {influence} to discard it instead.\n"
        "Whenever this unit is destroyed, draw a card.",
        1,
        1,
    )
    for used, drawn in ((True, 0), (False, 1)):
        game = rolling(1)
        target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
        new_card(game, STRONGHOLD, 0, c.IN_REALM)
        (card,) = ready(game, rabble)
        fight(game, target, card)
        choose(game, ch.USE if used else ch.DECLINE)
        assert (asked(game).kind == ch.ASK_TRIGGERED) != used
        if not used:
            choose(game, ch.USE, card)
        assert len(game.hand[0]) == drawn


@pytest.mark.rule("RA-RULING-110")
def test_triggers_at_the_beginning_of_the_turn_are_the_active_players() -> None:
    shrine = reward("At the beginning of your turn, draw a card.")
    game = begin()
    new_card(game, shrine, 0, c.IN_REALM)
    new_card(game, shrine, 1, c.IN_REALM)
    end_turn(game)
    assert [len(hand) for hand in game.hand] == [5, 6]


# -- what effects do -----------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59")
def test_any_number_of_gold_cards_is_discarded_for_their_value() -> None:
    golem = unit(
        "Resolution, discard any number of gold cards: For each {gold} discarded, "
        "this unit gets +1 {strength}.",
        6,
        6,
    )
    game = begin()
    deal(game, 1)
    card, one, two, three = ready(game, golem, G1, G2, G3)
    fight(game, game.home[1], card)
    choose(game, ch.USE, card)
    choose(game, ch.GIVE, one)
    choose(game, ch.GIVE, three)
    if asked(game).kind == ch.ASK_COST:
        choose(game, DONE)
    assert strengths(game)[0] == 10
    assert game.hand[0] == [two]


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59")
@pytest.mark.parametrize("number", [0, 2])
def test_up_to_three_influence_are_spent_for_as_much_strength(number: int) -> None:
    hart = unit(
        "Resolution, spend up to 3 {influence}: For each {influence} spent, this unit gets +1 {strength}.",
        6,
        6,
    )
    game = begin()
    deal(game, 1)
    owned = [new_card(game, STRONGHOLD, 0, c.IN_REALM) for _ in range(2)]
    (card,) = ready(game, hart)
    fight(game, game.home[1], card)
    choose(game, ch.USE, card)
    assert cards_offered(game, CHOOSE_NUMBER) == [0, 1, 2]
    choose(game, CHOOSE_NUMBER, number)
    assert strengths(game)[0] == 6 + number
    assert sum(game.exhausted[one] for one in owned) == number


@pytest.mark.rule("RA-ABIL-4", "RA-COMP-6")
def test_a_city_or_stronghold_is_exhausted_as_a_cost_whatever_it_yields() -> None:
    herald = unit("Action, exhaust a city or stronghold you control: Draw 2 cards.")
    game = begin()
    tired = new_card(game, CITY, 0, c.IN_REALM)
    game.exhausted[tired] = 1
    rune = new_card(game, BOX.faces.runes[0], 0, c.IN_REALM)
    ready(game, herald)
    assert not cards_offered(
        game, ch.USE_ACTION
    )  # neither an exhausted city nor a dragon rune will do
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    city = new_card(game, CITY, 0, c.IN_REALM)
    (card,) = ready(game, herald)
    choose(game, ch.USE_ACTION, card)
    assert set(cards_offered(game, ch.GIVE)) == {stronghold, city}
    choose(game, ch.GIVE, city)
    assert [game.exhausted[one] for one in (stronghold, city, rune)] == [0, 1, 0]
    assert len(game.hand[0]) == 2


@pytest.mark.rule("RA-ABIL-4")
def test_damage_is_a_cost_and_eliminates_a_player_who_cannot_bear_it() -> None:
    zealot = unit("When Played, take 2 damage: This unit gets +3 {strength}.")
    game = begin("runewars", 3)
    deal(game, 1)
    card, _ = ready(game, zealot, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert game.damage == [2, 0, 0]
    choose(game, ch.PASS)
    assert game.damage == [2, 6, 0]


@pytest.mark.rule("RA-RULING-83", "RA-RULING-84")
def test_an_active_player_who_is_eliminated_in_combat_leaves_it_and_the_others_draw() -> None:
    zealot = unit("When Played, take 2 damage: This unit gets +3 {strength}.")
    game = begin("runewars", 3)
    game.damage[0] = 18
    (theirs, _) = deal(game, 1, BOX.unit[1], BOX.unit[1])
    weak, card = ready(game, BOX.unit[1], zealot)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, weak)
    choose(game, ch.PLAY, theirs)
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert game.out[0]
    assert game.army == [[], [], []]
    assert theirs in [event.card for event in told(game, e.TO_DISCARD)]
    assert not told(game, e.RESOLVES)  # nothing was left to compare
    assert game.damage[1] == 0
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_ACTION, 1)
    assert [len(hand) for hand in game.hand] == [0, 5, 5]


@pytest.mark.rule("RA-RULING-83", "RA-RULING-84")
@pytest.mark.parametrize("timing", ["When Played", "Resolution", "End of Combat"])
def test_a_player_who_is_eliminated_in_a_battle_is_asked_nothing_more_and_wins_nothing(
    timing: str,
) -> None:
    zealot = unit(f"{timing}, take 2 damage: Draw a card.", 9)
    game = begin("runewars", 3)
    game.damage[0] = 18
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    card, _, _ = ready(game, zealot, zealot, BOX.unit[1])
    choose(game, ch.ATTACK, city)
    choose(game, ch.PLAY, card)
    if timing != "When Played":
        choose(game, ch.STOP)
    choose(game, ch.USE, card)
    assert game.out[0]
    assert game.zone[card] == c.IN_BOX
    assert game.zone[city] == c.IN_CITY_ROW  # secured at last, it would be neutral again
    assert len(told(game, e.WINS_COMBAT)) == (1 if timing == "End of Combat" else 0)
    assert len(told(game, e.RESOLVES)) == (1 if timing == "End of Combat" else 0)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_ACTION, 1)


@pytest.mark.rule("RA-RULING-59", "RA-OA-12")
def test_the_opponent_chooses_which_of_the_own_units_is_wounded() -> None:
    game = begin()
    render = unit("When Played: Your opponent wounds 1 of their units.")
    cards = in_siege(game, render, [BOX.unit[2], BOX.unit[3]], [BOX.unit[1], BOX.unit[1]])
    choose(game, ch.USE)
    assert asked(game).seat == 1
    choose(game, ch.GIVE, cards[3])
    assert [game.zone[card] for card in cards[3:]] == [c.IN_BARRACKS, c.IN_DISCARD]


@pytest.mark.rule("RA-COMP-7", "RA-RULING-105")
def test_a_hand_that_is_looked_at_is_known_to_the_one_who_looks() -> None:
    game = begin(seats=3)
    use_it(game, unit("Action: Look at another player's hand."))
    choose(game, CHOOSE_PLAYER, 2)
    assert {game.known[card] for card in game.hand[2]} == {0b101}
    assert [event.seat for event in told(game, e.LOOKS_AT_HAND)] == [0]
    assert {game.known[card] for card in game.hand[1]} == {0b010}


@pytest.mark.rule("RA-COMP-7")
def test_a_revealed_hand_is_known_to_everybody() -> None:
    game = begin(seats=2)
    use_it(game, unit("Action: Reveal your hand."), G1, G2)
    assert {game.known[card] for card in game.hand[0]} == {0b11}
    assert {game.known[card] for card in game.hand[1]} == {0b10}
    assert [event.seat for event in told(game, e.REVEALS_HAND)] == [0]


@pytest.mark.rule("RA-ABIL-1", "RA-CARD-1")
@pytest.mark.parametrize("discards", [True, False])
def test_the_top_card_of_the_deck_is_looked_at_and_may_be_discarded(discards: bool) -> None:
    game = begin()
    top = game.deck[0][-1]
    use_it(game, unit("Action: Look at the top card of your deck. You may discard it."))
    assert game.known[top] & 1
    choose(game, YES if discards else NO)
    assert (game.zone[top] == c.IN_DISCARD) == discards
    assert game.known[top] == (0b11 if discards else 0b01)


@pytest.mark.rule("RA-CARD-1", "RA-RULING-23")
@pytest.mark.parametrize("thrown", [2, 0])
def test_to_look_at_the_top_of_an_empty_deck_the_discard_pile_is_shuffled(thrown: int) -> None:
    game = begin()
    empty(game, game.deck[0])
    face = unit("Action: Look at the top card of your deck. You may discard it.")
    card, *_ = ready(game, face)
    for _ in range(thrown):
        new_card(game, G1, 0, c.IN_DISCARD)
    choose(game, ch.USE_ACTION, card)
    assert len(told(game, e.SHUFFLES)) == (1 if thrown else 0)
    if thrown:
        choose(game, YES)
    assert pile(game, game.discard[0]) == [*[G1] * (thrown // 2), face]
    assert len(game.deck[0]) == thrown // 2


@pytest.mark.rule("RA-RULING-79")
@pytest.mark.parametrize(("hand", "given"), [([G2, G1, G1], 1), ([G1, G1, G2], 2), ([G1], 1)])
def test_cards_are_discarded_until_they_are_worth_enough(hand: list[int], given: int) -> None:
    game = begin()
    use_it(game, unit("Action: Discard gold cards with total value 2."), *hand, BOX.unit[1])
    while asked(game).kind == ch.ASK_DISCARD:
        choose_place(game, 0)
    assert pile(game, game.discard[0])[:-1] == hand[:given]
    assert len(game.hand[0]) == len(hand) - given + 1


@pytest.mark.rule("RA-RULING-16")
def test_a_card_is_discarded_by_chance_by_the_opponent_in_a_siege() -> None:
    band = unit("When Played: If it is a siege, your opponent discards a card at random.", 2, 2)
    game = begin()
    in_siege(game, band, [BOX.unit[1]], [BOX.unit[1]])
    deal(game, 1, G1, G2)
    choose(game, ch.USE)
    assert len(game.hand[1]) == 1


@pytest.mark.rule("RA-ABIL-7")
def test_another_player_discards_a_card_of_the_own_choice() -> None:
    game = begin(seats=3)
    use_it(game, unit("Action: Another player discards a card."))
    choose(game, CHOOSE_PLAYER, 1)
    assert asked(game).seat == 1
    gone = game.hand[1][2]
    choose(game, ch.GIVE, gone)
    assert game.discard[1] == [gone]
    assert asked(game).seat == 0


@pytest.mark.rule("RA-RULING-27")
def test_a_whole_hand_is_discarded_in_its_order_before_cards_are_drawn() -> None:
    game = begin()
    card = use_it(game, unit("Action: Discard your hand. Draw 3 cards."), G1, G2, G3)
    assert pile(game, game.discard[0])[:3] == [G1, G2, G3]
    assert game.discard[0][-1] == card
    assert len(game.hand[0]) == 3


@pytest.mark.rule("RA-ABIL-7")
def test_cards_are_fetched_from_piles_to_where_the_text_says() -> None:
    game = begin()
    use_it(game, unit("Action: Put a gold card with value 1 from the central area into your hand."))
    assert pile(game, game.hand[0]) == [G1]
    assert pile(game, game.market).count(G1) == 3
    use_it(game, unit("Action: Put a unit with cost 1 from your barracks on your discard pile."))
    assert BOX.faces.gold_cost[game.face[game.discard[0][-2]]] == 1
    old = new_card(game, G3, 0, c.IN_DISCARD)
    use_it(game, unit("Action: Put a gold card from your discard pile on top of your deck."))
    if asked(game).kind == ch.ASK_CARD:
        choose(game, ch.TAKE, old)
    assert game.deck[0][-1] == old


@pytest.mark.rule("RA-RULING-30")
def test_where_there_is_no_such_card_nothing_is_fetched() -> None:
    game = begin()
    empty(game, game.discard[0])
    card = use_it(game, unit("Action: Put a gold card from your discard pile on top of your deck."))
    assert asked(game).kind == ch.ASK_ACTION
    assert game.discard[0] == [card]


@pytest.mark.rule("RA-RULING-27", "RA-RULING-79")
def test_several_cards_are_named_one_after_the_other_and_discarded_together() -> None:
    game = begin()
    use_it(game, unit("Action: Discard 2 cards."), G1, G2, G3)
    one, two, three = game.hand[0]
    assert cards_offered(game, ch.GIVE) == [one, two]  # one must be left for the second choice
    choose(game, ch.GIVE, two)
    assert game.discard[0][:2] == [two, three]  # the only one that follows in the hand
    assert game.hand[0] == [one]


@pytest.mark.rule("RA-RULING-78")
def test_the_highest_gold_card_of_the_richest_hand_is_destroyed() -> None:
    text = "The player with the most gold in hand: Destroy the gold card with the highest value in your hand."
    game = begin()
    draw_next(game, instant(text))
    end_turn(game)
    deal(game, 0, G1, G3, G2, G1, G1)
    deal(game, 1)
    before = pile(game, game.market).count(G3)
    choose(game, ch.END_ACTIONS)
    assert pile(game, game.market).count(G3) == before + 1
    assert pile(game, game.hand[0])[:4] == [G1, G2, G1, G1]


@pytest.mark.rule("RA-RULING-95", "RA-RULING-30")
def test_alone_there_is_no_next_player_whose_realm_could_be_damaged() -> None:
    game = begin(seats=1)
    use_it(game, unit("Action: Deal 1 damage to the next player's home realm."))
    assert game.damage == [0]


@pytest.mark.rule("RA-RULING-91", "RA-RULING-30")
@pytest.mark.parametrize("unused", [1, 0])
def test_a_random_dragon_rune_is_taken_if_one_is_left(unused: int) -> None:
    game = begin("runewars")
    for rune in game.runes[unused:]:
        move(game, rune, c.IN_BOX, -1)
    use_it(game, unit("Action: Take a random unused dragon rune."))
    assert len(told(game, e.TAKES_RUNE)) == unused
    assert game.runes == []


@pytest.mark.rule("RA-RULING-66")
def test_damage_is_dealt_to_the_next_players_home_realm() -> None:
    game = begin(seats=3)
    use_it(game, unit("Action: Deal 1 damage to the next player's home realm."))
    assert game.damage == [0, 1, 0]


@pytest.mark.rule("RA-COMP-6")
def test_cards_are_exhausted_and_refreshed_by_texts() -> None:
    game = begin()
    city = new_card(game, CITY, 0, c.IN_REALM)
    use_it(game, unit("Action: Exhaust a city or stronghold you control."))
    assert game.exhausted[city]
    use_it(game, unit("Action: Refresh a city you control."))
    assert not game.exhausted[city]


@pytest.mark.rule("RA-COMP-6")
@pytest.mark.parametrize("word", ["exhausted", "refreshed"])
def test_a_text_can_ask_for_exhausted_or_refreshed_cards(word: str) -> None:
    game = begin()
    tired = [new_card(game, CITY, 0, c.IN_REALM) for _ in range(2)]
    fresh = [new_card(game, CITY, 0, c.IN_REALM) for _ in range(2)]
    for card in tired:
        game.exhausted[card] = 1
    article = "an" if word == "exhausted" else "a"
    use_it(game, unit(f"Action: Exhaust {article} {word} city you control."))
    assert cards_offered(game, TARGET_CARD) == (tired if word == "exhausted" else fresh)


@pytest.mark.rule("RA-COMBAT-4", "RA-RULING-34")
def test_a_text_lets_an_enemy_be_attacked_again_in_this_round() -> None:
    game = begin()
    target = new_card(game, BOX.enemy, -1, c.IN_FRONT)
    face = unit("Action: Target Enemy can be attacked again this round.")
    card, weak = ready(game, face, BOX.unit[1])
    fight(game, target, weak)
    assert target not in cards_offered(game, ch.ATTACK)
    choose(game, ch.USE_ACTION, card)
    if asked(game).kind != ch.ASK_ACTION:
        choose(game, TARGET_CARD, target)
    assert target in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-43", "RA-BATTLE-8")
def test_a_text_lowers_the_strength_of_what_is_fought_in_this_combat_alone() -> None:
    game = begin()
    city = new_card(game, CITY, -1, c.IN_CITY_ROW)
    (card, *_) = ready(game, tactic("When Played: The target gets -2 {strength}."), G1)
    choose(game, ch.ATTACK, city)
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert strengths(game) == (0, 3)
    assert target_strength(game, city) == 5


@pytest.mark.rule("RA-RULING-59", "RA-RULING-43")
def test_a_friendly_unit_gets_its_printed_strength_up_to_a_limit() -> None:
    fire = tactic(
        "When Played: A friendly unit gets {strength} equal to its printed strength, at most 4."
    )
    for printed, total in ((3, 6), (6, 10)):
        game = begin()
        deal(game, 1)
        one, card = ready(game, BOX.unit[printed], fire)
        choose(game, ch.ATTACK, game.home[1])
        choose(game, ch.PLAY, one)
        choose(game, ch.PLAY, card)
        choose(game, ch.USE)
        assert strengths(game)[0] == total


@pytest.mark.rule("RA-RULING-40", "RA-RULING-43")
def test_an_army_gets_strength_for_each_unit_up_to_a_limit() -> None:
    ward = tactic("Resolution: For each friendly unit, your army gets +1 {strength}, at most 4.")
    for number, total in ((2, 4), (5, 9)):
        game = begin()
        deal(game, 1)
        *units, card = ready(game, *[BOX.unit[1]] * number, ward)
        choose(game, ch.ATTACK, game.home[1])
        for one in (card, *units):
            choose(game, ch.PLAY, one)
        choose(game, ch.USE, card)
        assert strengths(game)[0] == total


@pytest.mark.rule("RA-RULING-55", "RA-EOC-1")
def test_healed_units_survive_and_one_of_them_goes_on_top_of_the_deck() -> None:
    blessing = tactic(
        "End of Combat: Heal up to 2 wounded friendly units. Put one of them on top of its owner's deck."
    )
    game = begin()
    deal(game, 1)
    one, two, card = ready(game, BOX.unit[1], BOX.unit[2], blessing)
    choose(game, ch.ATTACK, game.home[1])
    for played in (one, two, card):
        choose(game, ch.PLAY, played)
    game.wounded[one] = game.wounded[two] = 1
    choose(game, ch.USE, card)
    while asked(game).kind != ch.ASK_ACTION:
        choose_place(game, 0)
    placed = [unit_ for unit_ in (one, two) if game.deck[0][-1] == unit_]
    assert len(placed) == 1
    other = two if placed == [one] else one
    assert game.discard[0] == [other, card]


@pytest.mark.rule("RA-SIEGE-17")
def test_a_won_siege_of_a_home_realm_deals_more_damage_by_a_text() -> None:
    behemoth = unit("Each siege of a home realm you win deals 2 more damage.", 6, 6)
    game = begin()
    deal(game, 1)
    (card,) = ready(game, behemoth)
    fight(game, game.home[1], card)
    assert game.damage == [0, 8]


@pytest.mark.rule("RA-SIEGE-11", "RA-RULING-49")
def test_a_unit_lets_the_auto_defense_of_the_besieged_city_count_0() -> None:
    engineers = unit("While you besiege a city, its auto-defense counts 0.", 2)
    game = begin()
    city = new_card(game, CITY, 1, c.IN_REALM)
    deal(game, 1)
    (card,) = ready(game, engineers)
    fight(game, city, card)
    assert strengths(game) == (2, 0)
    assert game.controller[city] == 0


@pytest.mark.rule("RA-ABIL-3")
def test_a_bonus_for_an_empty_hand_counts_the_hand_behind_the_card() -> None:
    raider = unit(
        "When Played: If you have no cards in your hand, this unit gets +1 {strength}.", 1, 1
    )
    game = begin()
    deal(game, 1)
    first, second = ready(game, raider, raider)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, first)
    assert asked(game).kind == ch.ASK_SIEGE  # its condition does not hold
    choose(game, ch.PLAY, second)
    choose(game, ch.USE)
    assert strengths(game)[0] == 3


@pytest.mark.rule("RA-RULING-59")
def test_otherwise_is_done_where_the_condition_does_not_hold() -> None:
    warden = unit(
        "When Played: If it is a siege, destroy an opposing unit with printed strength 2 or less. "
        "Otherwise, this unit gets +2 {strength}.",
        4,
        5,
    )
    game = begin()
    (card,) = ready(game, warden)
    choose(game, ch.ATTACK, strongholds(game, 0)[0])
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert strengths(game)[0] == 6
