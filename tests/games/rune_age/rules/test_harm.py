"""Destroying and wounding: what protects, what happens instead, where cards go."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.kernel.choices import ASK_TARGET, TARGET_CARD
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    bare,
    begin,
    cards_offered,
    choose,
    choose_place,
    deal,
    draw_next,
    end_turn,
    enemy,
    event_comes,
    fight,
    instant,
    new_card,
    pile,
    ready,
    reward,
    rolling,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[3]
RABBLE = unit(
    "If this unit would be destroyed, you may spend 1 {influence} to discard it instead.", 1, 1
)
GUARD = unit(
    "If another friendly unit would be wounded or destroyed by an ability, "
    "you may destroy this unit instead.",
    1,
    1,
)
KNIGHT = unit("This unit cannot be destroyed by attrition.", 5, 5)
SENTRY = unit("This unit cannot be wounded.", 3, 3)
KEEPER = unit("When Played: A friendly unit cannot be destroyed this combat.", 2, 3)
PYRE = unit("Resolution, destroy another friendly unit: This unit gets +4 {strength}.", 5, 5)
RENDER = unit("When Played: Wound an opposing unit.")
HUNTER = unit("When Played: Destroy an opposing unit.")


def strengths(game: RuneAgeGame) -> tuple[int, int]:
    """Both strengths of the last combat that was resolved."""
    last = told(game, e.RESOLVES)[-1]
    return last.other, last.number


@pytest.mark.rule("RA-ATTR-4", "RA-RULING-112")
def test_a_unit_that_attrition_cannot_destroy_is_no_choice_so_another_one_must_be_chosen() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    knight, one = ready(game, KNIGHT, BOX.unit[1])
    fight(game, target, knight, one)
    assert game.zone[one] == c.IN_BARRACKS  # the only one that can be chosen
    assert game.zone[knight] == c.IN_DISCARD
    assert strengths(game)[0] == 5


@pytest.mark.rule("RA-ATTR-4", "RA-ATTR-5")
def test_if_no_unit_can_be_destroyed_nothing_is_owed() -> None:
    game = rolling(2)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    (knight,) = ready(game, KNIGHT)
    fight(game, target, knight)
    assert game.discard[0] == [knight]
    assert not told(game, e.DESTROYED)


@pytest.mark.rule("RA-RULING-57")
def test_a_unit_that_cannot_be_destroyed_survives_its_wound() -> None:
    thrall = unit("When Played, wound this unit: This unit gets +1 {strength}.", 1, 1)
    game = begin()
    deal(game, 1)
    one, keeper = ready(game, thrall, KEEPER)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, one)
    choose(game, ch.USE)
    choose(game, ch.PLAY, keeper)
    choose(game, ch.USE)
    choose(game, TARGET_CARD, one)
    assert strengths(game)[0] == 4
    assert game.discard[0] == [one, keeper]
    assert not game.wounded[one]


@pytest.mark.rule("RA-RULING-56", "RA-RULING-112")
def test_a_unit_that_cannot_be_wounded_does_not_pay_with_a_wound_and_is_not_wounded() -> None:
    game = begin()
    (sentry,) = deal(game, 1, SENTRY)
    first, render = ready(game, BOX.unit[1], RENDER)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, first)
    choose(game, ch.PLAY, sentry)
    choose(game, ch.PLAY, render)
    if asked(game).kind == ch.ASK_WHEN_PLAYED:
        choose(game, ch.USE)
    assert not told(game, e.WOUNDED)
    assert game.discard[1] == [sentry]


@pytest.mark.rule("RA-RULING-61", "RA-RULING-44", "RA-RULING-112", "RA-ATTR-2")
def test_a_replaced_destruction_counts_for_the_roll_and_the_second_one_cannot_be_paid() -> None:
    # WE-30
    game = rolling(2)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    five, one, two = ready(game, BOX.unit[5], RABBLE, RABBLE)
    fight(game, target, five, one, two)
    choose(game, ch.DESTROY, one)  # the order of play leaves the other one as the second
    assert (asked(game).kind, asked(game).card) == (ch.ASK_INSTEAD, one)
    choose(game, ch.USE, one)
    assert game.exhausted[stronghold]
    assert game.zone[one] == c.IN_DISCARD
    assert game.zone[two] == c.IN_BARRACKS
    assert strengths(game) == (5, 6)
    assert game.zone[five] == c.IN_DISCARD
    assert (game.used[one], game.used[two]) == (1, 0)
    assert [event.card for event in told(game, e.DESTROYED)] == [two]


@pytest.mark.rule("RA-RULING-61", "RA-ABIL-1")
def test_a_replacement_may_be_declined() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    (rabble,) = ready(game, RABBLE)
    fight(game, target, rabble)
    choose(game, ch.DECLINE)
    assert game.zone[rabble] == c.IN_BARRACKS
    assert not game.exhausted[stronghold]


@pytest.mark.rule("RA-RULING-61", "RA-ABIL-2", "RA-RULING-60")
def test_a_replacement_is_used_once_a_round() -> None:
    game = rolling(1, 1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    other = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    for _ in range(2):
        new_card(game, STRONGHOLD, 0, c.IN_REALM)
    (rabble,) = ready(game, RABBLE)
    fight(game, target, rabble)
    choose(game, ch.USE, rabble)
    if asked(game).kind == ch.ASK_PAYMENT:
        choose(game, ch.PAY_WITH)
    game.discard[0].remove(rabble)
    game.hand[0].append(rabble)
    game.zone[rabble] = c.IN_HAND
    choose(game, ch.ATTACK, other)
    choose(game, ch.PLAY, rabble)
    assert game.zone[rabble] == c.IN_BARRACKS  # it was not asked again


@pytest.mark.rule("RA-RULING-61")
def test_another_unit_is_destroyed_instead_and_that_is_not_replaced_again() -> None:
    game = begin()
    one, two, strong = deal(game, 1, GUARD, GUARD, BOX.unit[5])
    weak, hunter, last = ready(game, BOX.unit[1], HUNTER, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    for card in (weak, strong, last, one):
        choose(game, ch.PLAY, card)
    choose(game, ch.PLAY, hunter)
    choose(game, ch.USE)
    choose(game, TARGET_CARD, strong)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_INSTEAD, 1)
    choose(game, ch.USE, one)
    assert game.zone[strong] == c.IN_ARMY
    assert game.zone[one] == c.IN_BARRACKS
    choose(game, ch.PLAY, two)
    assert strengths(game) == (5, 6)


@pytest.mark.rule("RA-RULING-61")
def test_a_replacement_for_abilities_does_not_help_against_attrition() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    guard, strong = ready(game, GUARD, BOX.unit[5])
    fight(game, target, guard, strong)
    choose(game, ch.DESTROY, strong)
    assert game.zone[strong] == c.IN_BARRACKS
    assert game.zone[guard] == c.IN_DISCARD


@pytest.mark.rule("RA-RULING-61")
def test_a_unit_given_for_another_one_that_is_destroyed_with_it_is_destroyed_once() -> None:
    storm = unit("When Played: Destroy each opposing unit.")
    game = begin()
    guard, strong = deal(game, 1, GUARD, BOX.unit[5])
    first, second, card = ready(game, BOX.unit[1], BOX.unit[1], storm)
    choose(game, ch.ATTACK, game.home[1])
    for played in (first, strong, second, guard):
        choose(game, ch.PLAY, played)
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    choose(game, ch.USE, guard)
    assert game.zone[strong] == c.IN_DISCARD
    assert [event.card for event in told(game, e.DESTROYED)] == [guard]
    assert game.barracks[1].count(guard) == 1
    assert strengths(game) == (5, 5)


@pytest.mark.rule("RA-RULING-111", "RA-RULING-61")
def test_a_card_of_the_realm_area_is_exhausted_to_discard_a_unit_instead() -> None:
    rune = BOX.write(
        "If a friendly unit would be destroyed, you may exhaust this card to discard it instead.",
        type=c.RUNE,
    )
    game = rolling(2)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    card = new_card(game, rune, 0, c.IN_REALM)
    one, two = ready(game, BOX.unit[1], BOX.unit[2])
    fight(game, target, one, two)
    choose(game, ch.USE, card)
    assert game.exhausted[card]
    assert game.zone[one] == c.IN_DISCARD
    assert game.zone[two] == c.IN_BARRACKS  # exhausted, it does not help a second time


@pytest.mark.rule("RA-OA-7", "RA-OA-9", "RA-RULING-102", "RA-RULING-106")
def test_a_mythic_unit_destroyed_in_hand_goes_to_the_discard_pile() -> None:
    game = begin()
    bare(game)
    stock = [len(barracks) for barracks in game.barracks]
    text = "Each player: Destroy a unit from your hand."
    hands = [[BOX.faces.races[0][-1]], [BOX.faces.races[1][1]]]
    event_comes(game, instant(text), hands=hands)
    mythic, plain = [event.card for event in told(game, e.DESTROYED)]
    assert pile(game, [mythic, plain]) == [hands[0][0], hands[1][0]]
    assert mythic in [*game.discard[0], *game.hand[0]]
    assert game.zone[plain] == c.IN_BARRACKS
    assert [len(barracks) for barracks in game.barracks] == [stock[0], stock[1] + 1]


@pytest.mark.rule("RA-OA-7")
def test_a_mythic_unit_counts_as_a_unit_in_every_respect() -> None:
    game = begin()
    deal(game, 1)
    mythic, other = ready(game, BOX.faces.races[0][-1], PYRE)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, mythic)
    choose(game, ch.PLAY, other)
    choose(game, ch.USE, other)
    assert strengths(game)[0] == 9
    assert game.discard[0] == [mythic, other]


@pytest.mark.rule("RA-DEST-4", "RA-RULING-79", "RA-RULING-106")
def test_a_destroyed_city_is_neutral_until_somebody_secures_it() -> None:
    game = begin()
    draw_next(game, instant("Each player: Destroy a city you control or take 3 damage."))
    city = new_card(game, CITY, 0, c.IN_REALM)
    game.exhausted[city] = 1
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    choose_place(game, 0)
    assert game.zone[city] == c.IN_CITY_ROW
    assert not game.exhausted[city]
    assert game.damage == [0, 3]
    assert city in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-DEST-2", "RA-DEST-1")
def test_a_destroyed_neutral_unit_returns_to_the_centre_and_its_strength_is_gone() -> None:
    game = begin()
    deal(game, 1)
    before = pile(game, game.market).count(BOX.neutral[1])
    hired, pyre = ready(game, BOX.neutral[1], PYRE)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, hired)
    choose(game, ch.PLAY, pyre)
    choose(game, ch.USE, pyre)
    assert strengths(game)[0] == 9
    assert game.zone[hired] == c.IN_MARKET
    assert pile(game, game.market).count(BOX.neutral[1]) == before + 1


@pytest.mark.rule("RA-WOUND-1")
def test_outside_combat_nothing_is_wounded() -> None:
    game = begin()
    cult = enemy("Start of the Event Phase, each player: Wound a friendly unit.")
    new_card(game, cult, -1, c.IN_FRONT)
    end_turn(game)
    end_turn(game)
    assert not told(game, e.WOUNDED)
    assert all(question.kind != ASK_TARGET for question in game.asking)


@pytest.mark.rule("RA-REWARD-3", "RA-RULING-80")
def test_a_reward_works_as_its_text_says_and_goes_to_the_box_when_it_is_destroyed() -> None:
    face = reward("Action, exhaust this card: Draw 2 cards.")
    game = begin()
    card = new_card(game, face, 0, c.IN_REALM)
    draw_next(game, instant("Each player: Destroy a reward you control or take 1 damage."))
    ready(game)
    choose(game, ch.USE_ACTION, card)
    assert len(game.hand[0]) == 2
    assert game.exhausted[card]
    end_turn(game)
    choose(game, ch.END_ACTIONS)
    choose_place(game, 0)
    assert game.zone[card] == c.IN_BOX
    assert game.damage == [0, 1]


@pytest.mark.rule("RA-RULING-61")
def test_a_unit_given_instead_of_another_one_is_not_saved_in_its_turn() -> None:
    rune = BOX.write(
        "If a friendly unit would be destroyed, you may exhaust this card to discard it instead.",
        type=c.RUNE,
    )
    game = begin()
    card = new_card(game, rune, 1, c.IN_REALM)
    strong, guard = deal(game, 1, BOX.unit[5], GUARD)
    weak, last, hunter = ready(game, BOX.unit[1], BOX.unit[1], HUNTER)
    choose(game, ch.ATTACK, game.home[1])
    for played in (weak, strong, last, guard, hunter):
        choose(game, ch.PLAY, played)
    choose(game, ch.USE)
    choose(game, TARGET_CARD, strong)
    assert set(cards_offered(game, ch.USE)) == {guard, card}  # the owner chooses
    choose(game, ch.USE, guard)
    assert game.zone[guard] == c.IN_BARRACKS  # without a question
    assert not game.exhausted[card]
    assert game.zone[strong] == c.IN_DISCARD


@pytest.mark.rule("RA-ATTR-4", "RA-RULING-59")
def test_a_unit_that_cannot_be_destroyed_does_not_pay_for_a_destruction() -> None:
    game = begin()
    deal(game, 1)
    keeper, pyre = ready(game, KEEPER, PYRE)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, keeper)
    choose(game, ch.USE)  # protects itself: there is no other unit
    choose(game, ch.PLAY, pyre)
    assert asked(game).kind == ch.ASK_ACTION  # the ability was not offered
    assert strengths(game)[0] == 7
    assert not told(game, e.DESTROYED)


@pytest.mark.rule("RA-RULING-61", "RA-RULING-106")
def test_outside_combat_nothing_replaces_the_destruction_of_a_unit() -> None:
    rune = BOX.write(
        "If a friendly unit would be destroyed, you may exhaust this card to discard it instead.",
        type=c.RUNE,
    )
    game = begin()
    bare(game)
    card = new_card(game, rune, 0, c.IN_REALM)
    hands = [[RABBLE], []]
    event_comes(game, instant("Each player: Destroy a unit from your hand."), hands=hands)
    assert len(told(game, e.DESTROYED)) == 1
    assert not game.exhausted[card]


@pytest.mark.rule("RA-RULING-61")
def test_what_replaces_a_destruction_does_not_replace_a_wound() -> None:
    game = begin()
    new_card(game, STRONGHOLD, 1, c.IN_REALM)
    rabble, last = deal(game, 1, RABBLE, BOX.unit[1])
    first, render = ready(game, BOX.unit[1], RENDER)
    choose(game, ch.ATTACK, game.home[1])
    for card in (first, rabble, render):
        choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert game.wounded[rabble]
    assert asked(game).kind == ch.ASK_SIEGE
    choose(game, ch.PLAY, last)
    assert asked(game).kind == ch.ASK_INSTEAD  # now that the wound destroys it
    choose(game, ch.USE)
    assert game.zone[rabble] == c.IN_DISCARD


@pytest.mark.rule("RA-RULING-61", "RA-RULING-47")
@pytest.mark.parametrize("text", ["Destroy a friendly unit.", "Wound a friendly unit."])
def test_what_an_enemy_says_in_the_resolution_step_is_an_ability_that_can_be_replaced(
    text: str,
) -> None:
    game = begin()
    cult = new_card(game, enemy(f"Resolution: {text}", 9), -1, c.IN_FRONT)
    guard, strong = ready(game, GUARD, BOX.unit[5])
    fight(game, cult, guard, strong)
    choose(game, TARGET_CARD, strong)
    assert (asked(game).kind, asked(game).card) == (ch.ASK_INSTEAD, strong)
    choose(game, ch.USE, guard)
    assert strengths(game)[0] == 5
    assert game.discard[0] == [strong]


@pytest.mark.rule("RA-RULING-61")
def test_a_unit_that_saves_itself_does_not_save_others() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    rabble, other = ready(game, RABBLE, BOX.unit[1])
    fight(game, target, rabble, other)
    choose(game, ch.DESTROY, other)
    assert game.zone[other] == c.IN_BARRACKS
    assert not game.exhausted[stronghold]


@pytest.mark.rule("RA-ATTR-4", "RA-RULING-57", "RA-RULING-112")
def test_a_unit_that_cannot_be_destroyed_at_all_is_destroyed_by_nothing() -> None:
    stone = unit("This unit cannot be destroyed.", 2)
    game = rolling(2)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    (card,) = ready(game, stone)
    fight(game, target, card)
    assert game.discard[0] == [card]
    game = begin()
    (card,) = deal(game, 1, stone)
    first, hunter = ready(game, BOX.unit[1], HUNTER)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, first)
    choose(game, ch.PLAY, card)
    choose(game, ch.PLAY, hunter)
    if asked(game).kind == ch.ASK_WHEN_PLAYED:
        choose(game, ch.USE)
    assert not told(game, e.DESTROYED)
    assert strengths(game) == (4, 2)


@pytest.mark.rule("RA-RULING-58", "RA-RULING-30")
def test_in_a_battle_no_opponent_wounds_anything() -> None:
    game = begin()
    card, _ = ready(game, unit("When Played: Your opponent wounds 1 of their units."), G1)
    choose(game, ch.ATTACK, game.city_row[0])
    choose(game, ch.PLAY, card)
    if asked(game).kind == ch.ASK_WHEN_PLAYED:
        choose(game, ch.USE)
    assert not told(game, e.WOUNDED)
    assert asked(game).kind == ch.ASK_ACTION


@pytest.mark.rule("RA-OA-12", "RA-SIEGE-6")
def test_the_defenders_opponent_is_the_attacker() -> None:
    game = begin(seats=3)
    (render, _) = deal(
        game, 1, unit("When Played: Your opponent wounds 1 of their units."), BOX.unit[1]
    )
    first, second, _ = ready(game, BOX.unit[1], BOX.unit[2], BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, first)
    choose(game, ch.PLAY, game.hand[1][1])
    choose(game, ch.PLAY, second)
    choose(game, ch.PLAY, render)
    choose(game, ch.USE)
    assert asked(game).seat == 0
    choose(game, ch.GIVE, second)
    assert (game.wounded[first], game.wounded[second]) == (0, 1)
