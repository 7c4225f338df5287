"""What each condition, count, trigger and continuous text means: one situation in which it holds, one in which not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.state import FIRST, OBJECTIVE, ROUND
from runestack.games.rune_age.rules.values import (
    army_strength,
    auto_defense,
    gold_price,
    strength,
    target_strength,
)
from runestack.kernel.choices import TARGET_CARD
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    draw_next,
    end_round,
    end_turn,
    enemy,
    fight,
    instant,
    new_card,
    ready,
    refresh_question,
    reward,
    rolling,
    strongholds,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence

# -- conditions of a combat ----------------------------------------------------------------------


def neutral_city(game: RuneAgeGame) -> int:
    return new_card(game, CITY, -1, c.IN_CITY_ROW)


def an_enemy(game: RuneAgeGame) -> int:
    return new_card(game, BOX.enemy, -1, c.IN_FRONT)


def stronghold(game: RuneAgeGame) -> int:
    return strongholds(game, 0)[0]


def besieged_city(game: RuneAgeGame) -> int:
    return new_card(game, CITY, 1, c.IN_REALM)


def besieged_home(game: RuneAgeGame) -> int:
    return game.home[1]


TARGETS = (neutral_city, an_enemy, stronghold, besieged_city, besieged_home)


@pytest.mark.rule("RA-COMBAT-2", "RA-ABIL-3")
@pytest.mark.parametrize(
    ("condition", "where"),
    [
        ("it is a siege", {besieged_city, besieged_home}),
        ("it is a battle", {neutral_city, an_enemy, stronghold}),
        ("you attack", set(TARGETS)),
        ("you defend", set()),
        ("you besiege a city", {besieged_city}),
        ("you besiege a home realm", {besieged_home}),
        ("you fight an event", {an_enemy}),
        ("you fight an Enemy", {an_enemy}),
        ("you fight a neutral city", {neutral_city}),
    ],
)
@pytest.mark.parametrize("target", TARGETS)
def test_a_condition_about_the_combat_holds_for_these_targets(
    target: Callable[[RuneAgeGame], int],
    condition: str,
    where: set[Callable[[RuneAgeGame], int]],
) -> None:
    game = begin()
    deal(game, 1)
    card = target(game)
    played, _ = ready(
        game, unit(f"When Played: If {condition}, this unit gets +1 {{strength}}."), BOX.unit[1]
    )
    choose(game, ch.ATTACK, card)
    choose(game, ch.PLAY, played)
    assert (asked(game).kind == ch.ASK_WHEN_PLAYED) == (target in where)


@pytest.mark.rule("RA-SIEGE-19", "RA-ABIL-3")
@pytest.mark.parametrize(
    ("condition", "city", "home"),
    [
        ("you defend", True, True),
        ("you attack", False, False),
        ("you defend a city", True, False),
        ("you defend your home realm", False, True),
        ("it is a siege", True, True),
    ],
)
def test_a_condition_about_defending(condition: str, city: bool, home: bool) -> None:
    for target, holds in ((besieged_city, city), (besieged_home, home)):
        game = begin()
        card = target(game)
        text = f"When Played: If {condition}, this unit gets +1 {{strength}}."
        (defender, _) = deal(game, 1, unit(text), BOX.unit[1])
        (attacker,) = ready(game, BOX.unit[1])
        choose(game, ch.ATTACK, card)
        choose(game, ch.PLAY, attacker)
        choose(game, ch.PLAY, defender)
        assert (asked(game).kind == ch.ASK_WHEN_PLAYED) == holds


@pytest.mark.rule("RA-ABIL-6")
@pytest.mark.parametrize(
    ("condition", "attacker", "defender"),
    [
        ("you won", True, False),
        ("you lost", False, True),
        ("you won as the defender", False, False),
        ("you defeated an Enemy", False, False),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_a_condition_about_the_result_of_a_siege(
    winner: int, condition: str, attacker: bool, defender: bool
) -> None:
    text = f"End of Combat: If {condition}, draw a card."
    game = begin()
    (theirs,) = deal(game, 1, unit(text, 5 - 4 * (1 - winner)))
    (own,) = ready(game, unit(text, 3))
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, own)
    choose(game, ch.PLAY, theirs)
    won, lost = attacker, defender
    expected = [won, lost] if winner == 0 else [lost, won]
    if condition == "you won as the defender" and winner == 1:
        expected = [False, True]
    for seat in range(2):
        offered = asked(game).kind == ch.ASK_END_OF_COMBAT and asked(game).seat == seat
        assert offered == expected[seat]
        if offered:
            choose(game, ch.STOP)


@pytest.mark.rule("RA-ABIL-6", "RA-BATTLE-13")
@pytest.mark.parametrize(("target", "holds"), [(an_enemy, True), (neutral_city, False)])
def test_an_enemy_counts_as_defeated_though_it_has_left_play(
    target: Callable[[RuneAgeGame], int], holds: bool
) -> None:
    game = begin()
    card = target(game)
    (hunter,) = ready(game, unit("End of Combat: If you defeated an Enemy, draw a card.", 6))
    fight(game, card, hunter)
    assert (asked(game).kind == ch.ASK_END_OF_COMBAT) == holds


# -- conditions of other things ------------------------------------------------------------------


def copies(game: RuneAgeGame, face: int) -> None:
    new_card(game, face, 0, c.IN_ARMY)


def nothing(game: RuneAgeGame, face: int) -> None:
    """Leaves everything as it is."""


def two_cities(game: RuneAgeGame, face: int) -> None:
    for place in (0, 1):
        new_card(game, BOX.faces.cities[place], 0, c.IN_REALM)


def one_city(game: RuneAgeGame, face: int) -> None:
    new_card(game, CITY, 0, c.IN_REALM)


def three_thrown(game: RuneAgeGame, face: int) -> None:
    for _ in range(3):
        new_card(game, G1, 0, c.IN_DISCARD)


def hurt(game: RuneAgeGame, face: int) -> None:
    game.damage[0] = 10


def nearly_hurt(game: RuneAgeGame, face: int) -> None:
    game.damage[0] = 9


def fought(game: RuneAgeGame, face: int) -> None:
    game.combats[0] = 2


def fourth_round(game: RuneAgeGame, face: int) -> None:
    game.numbers[ROUND] = 4


def sixth_round(game: RuneAgeGame, face: int) -> None:
    game.numbers[ROUND] = 6


@pytest.mark.rule("RA-ABIL-3", "RA-RULING-59")
@pytest.mark.parametrize(
    ("condition", "change", "holds"),
    [
        ("another friendly copy of this unit participates", copies, True),
        ("another friendly copy of this unit participates", nothing, False),
        ("you control 2 or more cities", two_cities, True),
        ("you control 2 or more cities", one_city, False),
        ("you have 3 or more cards in your discard pile", three_thrown, True),
        ("you have 3 or more cards in your discard pile", nothing, False),
        ("your home realm has 10 or more damage", hurt, True),
        ("your home realm has 10 or more damage", nearly_hurt, False),
        ("you have fought 2 or more combats this turn", fought, True),
        ("you have fought 2 or more combats this turn", nothing, False),
        ("round 5 has begun", fourth_round, False),
        ("round 4 has begun", fourth_round, True),
        ("round 4 has begun", sixth_round, True),
        ("you have no cards in your hand", nothing, False),
    ],
)
def test_a_condition_about_what_a_player_has(
    condition: str, change: Callable[[RuneAgeGame, int], None], holds: bool
) -> None:
    game = begin()
    deal(game, 1)
    face = unit(f"When Played: If {condition}, this unit gets +1 {{strength}}.")
    card, _ = ready(game, face, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    change(game, face)
    choose(game, ch.PLAY, card)
    assert (asked(game).kind == ch.ASK_WHEN_PLAYED) == holds


@pytest.mark.rule("RA-WOUND-2", "RA-RULING-59")
@pytest.mark.parametrize("wounded", [True, False])
def test_a_condition_about_the_unit_itself(wounded: bool) -> None:
    game = begin()
    deal(game, 1)
    face = unit("Resolution: If this unit is wounded, this unit gets +2 {strength}.")
    card, other = ready(game, face, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, card)
    game.wounded[card] = 1 if wounded else 0
    choose(game, ch.PLAY, other)
    assert (asked(game).kind == ch.ASK_RESOLUTION) == wounded


# -- counts --------------------------------------------------------------------------------------


def realm(*faces: int) -> Callable[[RuneAgeGame], None]:
    def put(game: RuneAgeGame) -> None:
        for face in faces:
            new_card(game, face, 0, c.IN_REALM)

    return put


def thrown(game: RuneAgeGame) -> None:
    for face in (unit("", 1, 1), unit("", 1, 1), unit("", 2, 2), G1):
        new_card(game, face, 0, c.IN_DISCARD)


def opposing(game: RuneAgeGame) -> None:
    for _ in range(2):
        new_card(game, BOX.unit[1], 1, c.IN_ARMY)


def friendly(game: RuneAgeGame) -> None:
    for wounded in (0, 1, 1):
        game.wounded[new_card(game, BOX.unit[1], 0, c.IN_ARMY)] = wounded


@pytest.mark.rule("RA-OA-12", "RA-RULING-42")
@pytest.mark.parametrize(
    ("counted", "change", "number"),
    [
        ("friendly unit", friendly, 4),
        ("wounded friendly unit", friendly, 2),
        ("opposing unit", opposing, 2),
        ("city you control", realm(CITY, CITY, STRONGHOLD), 2),
        ("stronghold you control", realm(CITY, CITY, STRONGHOLD), 1),
        ("landmark you control", realm(BOX.faces.landmarks[0], CITY), 1),
        ("reward you control", realm(BOX.tribute, BOX.tribute, CITY), 2),
        ("dragon rune you control", realm(BOX.faces.runes[0], CITY), 1),
        ("unit with cost 1 in your discard pile", thrown, 2),
        ("card in your hand", realm(), 2),
    ],
)
def test_strength_for_each_of_something(
    counted: str, change: Callable[[RuneAgeGame], None], number: int
) -> None:
    game = begin()
    deal(game, 1)
    face = unit(f"When Played: For each {counted}, this unit gets +1 {{strength}}.")
    card, _, _ = ready(game, face, BOX.unit[1], G1)
    choose(game, ch.ATTACK, game.home[1])
    change(game)
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert strength(game, card) == 3 + number


@pytest.mark.rule("RA-COMP-2")
def test_the_cost_of_a_card_is_what_is_printed_gold_or_influence() -> None:
    text = "Action: Destroy a unit or gold card with cost 2 or more from your hand."
    game = begin()
    card, *hand = ready(game, unit(text), G1, G2, BOX.neutral[0], BOX.neutral[1], unit("", 1, 1))
    choose(game, ch.USE_ACTION, card)
    assert cards_offered(game, ch.TAKE) == [hand[1], hand[3]]


@pytest.mark.rule("RA-RULING-55")
def test_only_an_unwounded_unit_is_put_on_top_of_the_deck() -> None:
    stone = unit("End of Combat: Put an unwounded friendly unit on top of its owner's deck.", 1)
    game = begin()
    deal(game, 1)
    hurt_one, other, card = ready(game, BOX.unit[1], BOX.unit[2], stone)
    choose(game, ch.ATTACK, game.home[1])
    for played in (hurt_one, other, card):
        choose(game, ch.PLAY, played)
    game.wounded[hurt_one] = 1
    choose(game, ch.USE, card)
    assert cards_offered(game, TARGET_CARD) == [other, card]
    choose(game, TARGET_CARD, other)
    assert game.deck[0][-1] == other
    assert game.zone[hurt_one] == c.IN_BARRACKS


# -- triggers ------------------------------------------------------------------------------------


def wins(game: RuneAgeGame) -> None:
    deal(game, 1)
    fight(game, game.home[1], *ready(game, BOX.unit[3]))


def loses(game: RuneAgeGame) -> None:
    ready(game)
    fight(game, game.numbers[OBJECTIVE])


def buys(game: RuneAgeGame) -> None:
    ready(game, G1)
    choose(game, ch.BUY)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)


def acquires(game: RuneAgeGame) -> None:
    new_card(game, STRONGHOLD, 0, c.IN_REALM)
    ready(game)
    choose(game, ch.ACQUIRE)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)


def suffers(game: RuneAgeGame) -> None:
    (card,) = ready(game, unit("Action: Take 1 damage."))
    choose(game, ch.USE_ACTION, card)


def wounds(game: RuneAgeGame) -> None:
    deal(game, 1)
    card, _ = ready(
        game, unit("When Played, wound this unit: Your army gets +1 {strength}."), BOX.unit[1]
    )
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)


OCCASIONS = {
    "Whenever you win a combat": wins,
    "Whenever you lose a combat": loses,
    "Whenever you buy a card": buys,
    "Whenever you acquire a card": acquires,
    "Whenever you take damage": suffers,
    "Whenever a friendly unit is wounded": wounds,
}


@pytest.mark.rule("RA-RULING-110")
@pytest.mark.parametrize("happened", OCCASIONS)
@pytest.mark.parametrize("heard", OCCASIONS)
def test_a_trigger_hears_its_own_occasion_and_no_other(heard: str, happened: str) -> None:
    game = begin()
    new_card(game, reward(f"{heard}, remove 1 damage from your home realm."), 0, c.IN_REALM)
    game.damage[0] = 5
    OCCASIONS[happened](game)
    removed = len(told(game, e.DAMAGE_REMOVED))
    assert removed == (1 if heard == happened else 0)


@pytest.mark.rule("RA-RULING-110")
@pytest.mark.parametrize(("strength_", "damage"), [(3, [4, 5]), (1, [5, 5])])
def test_a_won_battle_is_heard_before_the_cards_are_discarded(
    strength_: int, damage: list[int]
) -> None:
    game = begin()
    game.damage[:] = [5, 5]
    new_card(
        game,
        reward("Whenever you win a combat, remove 1 damage from your home realm."),
        0,
        c.IN_REALM,
    )
    (card,) = ready(game, BOX.unit[strength_])
    fight(game, stronghold(game), card)
    assert game.damage == damage
    if damage[0] == 4:
        kinds = [event.kind for event in game.journal.events] if game.journal else []
        assert kinds.index(e.DAMAGE_REMOVED) < kinds.index(e.TO_DISCARD)


@pytest.mark.rule("RA-RULING-110")
@pytest.mark.parametrize("heard", OCCASIONS)
def test_a_trigger_of_another_player_does_not_hear_what_you_do(heard: str) -> None:
    game = begin()
    game.damage[1] = 5
    new_card(game, reward(f"{heard}, remove 1 damage from your home realm."), 1, c.IN_REALM)
    OCCASIONS[heard](game)
    assert not told(game, e.DAMAGE_REMOVED)


@pytest.mark.rule("RA-RULING-110", "RA-TURN-1")
@pytest.mark.parametrize(
    "text",
    ["At the beginning of each round", "At the end of each round", "At the beginning of your turn"],
)
def test_a_trigger_of_every_round(text: str) -> None:
    game = begin()
    game.damage[:] = [5, 5]
    new_card(game, reward(f"{text}, remove 1 damage from your home realm."), 0, c.IN_REALM)
    for number in (1, 2):
        end_round(game)
        assert game.damage == [5 - number, 5]


# -- continuous texts ----------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-74", "RA-RULING-109")
def test_an_enemy_in_play_strengthens_what_is_fought() -> None:
    for text, raised in (
        ("Neutral cities get +1 {strength}.", "city"),
        ("Instants get +1 {strength}.", "instant"),
        ("Enemies get +1 {strength}.", "enemy"),
        ("The objective gets +1 {strength}.", "objective"),
    ):
        game = begin()
        cards = {
            "city": (neutral_city(game), 4),
            "instant": (new_card(game, instant("Attacks each player.", 5), -1, c.IN_FRONT), 5),
            "enemy": (an_enemy(game), 6),
            "objective": (game.numbers[OBJECTIVE], 18),
        }
        new_card(game, enemy(text), -1, c.IN_FRONT)
        for name, (card, printed) in cards.items():
            more = name == raised or (raised == "enemy" and name == "objective")
            assert target_strength(game, card) == printed + (1 if more else 0), (text, name)


@pytest.mark.rule("RA-RULING-109", "RA-RULING-49")
def test_auto_defense_counts_0_for_cities_or_for_landmarks_alone() -> None:
    for text, of_city, of_landmark in (
        ("The auto-defense of cities counts 0.", 0, 0),
        ("The auto-defense of landmarks counts 0.", 2, 0),
    ):
        game = begin()
        city = new_card(game, CITY, 1, c.IN_REALM)
        landmark = new_card(game, BOX.faces.landmarks[0], 1, c.IN_REALM)
        new_card(game, instant(f"Next round: {text}"), -1, c.IN_FRONT)
        assert (auto_defense(game, city), auto_defense(game, landmark)) == (of_city, of_landmark)


@pytest.mark.rule("RA-RULING-109")
def test_a_price_is_raised_for_the_cards_that_a_text_names() -> None:
    game = begin("monument")
    new_card(game, instant("Next round: Monuments cost 2 {gold} more."), -1, c.IN_FRONT)
    monument = next(card for card in game.barracks[0] if game.face[card] == BOX.faces.monuments[0])
    assert gold_price(game, monument) == 15
    assert gold_price(game, strongholds(game, 0)[0]) == 4


@pytest.mark.rule("RA-RULING-93", "RA-RULING-109")
def test_texts_about_the_overlord_do_not_touch_the_allies() -> None:
    game = begin("overlord", 2)
    lord = game.numbers[FIRST]
    new_card(
        game, enemy("Each spend gold action of the Overlord yields 1 {gold} less."), -1, c.IN_FRONT
    )
    ready(game, G1)
    assert not cards_offered(game, ch.BUY)
    end_turn(game)
    ready(game, G1)
    assert cards_offered(game, ch.BUY)
    assert game.home[lord] in cards_offered(game, ch.ATTACK)
    new_card(
        game, instant("Next round: The Overlord's home realm cannot be besieged."), -1, c.IN_FRONT
    )
    refresh_question(game)
    assert game.home[lord] not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-95")
def test_alone_what_protects_the_overlords_realm_protects_the_rival_realm() -> None:
    game = begin("rival", 1)
    refresh_question(game)
    assert game.numbers[OBJECTIVE] in cards_offered(game, ch.ATTACK)
    new_card(
        game, instant("Next round: The Overlord's home realm cannot be besieged."), -1, c.IN_FRONT
    )
    refresh_question(game)
    assert game.numbers[OBJECTIVE] not in cards_offered(game, ch.ATTACK)


@pytest.mark.rule("RA-RULING-112", "RA-WOUND-1")
def test_while_you_defend_friendly_units_cannot_be_wounded() -> None:
    warden = unit("While you defend, friendly units cannot be wounded.", 5, 5)
    render = unit("When Played: Wound an opposing unit.")
    game = begin()
    guard, other = deal(game, 1, warden, BOX.unit[1])
    first, second, third = ready(game, BOX.unit[1], render, BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    for card in (first, guard, third, other):
        choose(game, ch.PLAY, card)
    choose(game, ch.PLAY, second)
    if asked(game).kind == ch.ASK_WHEN_PLAYED:
        choose(game, ch.USE)
    assert not told(game, e.WOUNDED)


@pytest.mark.rule("RA-RULING-112", "RA-RULING-43")
def test_an_armys_continuous_strength_is_counted_for_its_own_side() -> None:
    bulwark = reward("While you defend your home realm, your army gets +1 {strength}.")
    game = begin()
    new_card(game, bulwark, 0, c.IN_REALM)
    new_card(game, bulwark, 1, c.IN_REALM)
    deal(game, 1)
    card, _ = ready(game, BOX.unit[3], BOX.unit[1])
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, card)
    assert (army_strength(game, 0), army_strength(game, 1)) == (3, 1)


# -- attrition -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-111", "RA-RULING-44", "RA-ATTR-1")
@pytest.mark.parametrize(
    ("effect", "dice", "destroyed"),
    [
        ("Ignore 1 attrition icon", 1, 2),
        ("Roll 1 more attrition die", 3, 5),
        ("The attrition roll gets -1", 2, 2),
    ],
)
def test_what_changes_the_attrition_roll(effect: str, dice: int, destroyed: int) -> None:
    game = rolling(2, 1, 2)
    target = new_card(game, BOX.grim, -1, c.IN_FRONT)
    card = new_card(game, reward(f"Before Attrition, exhaust this card: {effect}."), 0, c.IN_REALM)
    units = ready(game, *[BOX.unit[1]] * 5)
    fight(game, target, *units)
    choose(game, ch.USE, card)
    while asked(game).kind == ch.ASK_ATTRITION:
        choose(game, ch.DESTROY)
    assert len(told(game, e.ROLLS)) == dice
    assert len(told(game, e.DESTROYED)) == destroyed


@pytest.mark.rule("RA-EVENT-1", "RA-EVENT-11")
def test_events_are_drawn_in_the_order_in_which_they_lie() -> None:
    game = begin()
    cards = draw_next(game, BOX.enemy, BOX.grim, BOX.host)
    for _ in cards:
        end_round(game)
    assert [event.card for event in told(game, e.EVENT_DRAWN)] == cards
