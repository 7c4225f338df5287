"""Abilities in combat: When Played, Resolution, End of Combat, and what they cost."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.values import army_strength, strength
from runestack.kernel.choices import ASK_TARGET, DONE, TARGET_CARD
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    deal,
    empty,
    end_round,
    enemy,
    fight,
    new_card,
    offered,
    ready,
    rolling,
    tactic,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
CITY = BOX.faces.cities[3]  # 4 strength, 2 auto-defense, 2 influence
LANCE = unit("When Played, spend 1 {influence}: This unit gets +2 {strength}.")
BONUS = unit("When Played: This unit gets +2 {strength}.")
MARSHAL = unit("Resolution: Each friendly unit with cost 1 gets +1 {strength}.", 5, 5)
THRALL = unit("When Played, wound this unit: This unit gets +1 {strength}.", 1, 1)
CHANTER = unit("Resolution: For each wounded friendly unit, this unit gets +1 {strength}.", 2, 3)
DANCER = unit("End of Combat: Return this unit to its owner's hand.")
BINDER = unit("When Played: Put a unit with cost 1 from your discard pile into the combat.", 2, 3)


def besiege(game: RuneAgeGame, *cards: int) -> None:
    """Player 0 attacks the home realm of player 1, who holds nothing, and plays these cards."""
    choose(game, ch.ATTACK, game.home[1])
    for card in cards:
        choose(game, ch.PLAY, card)


def strengths(game: RuneAgeGame) -> tuple[int, int]:
    """Both strengths of the last combat that was resolved."""
    last = told(game, e.RESOLVES)[-1]
    return last.other, last.number


# -- When Played ---------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-32", "RA-RULING-59")
def test_without_influence_the_ability_is_not_offered_and_the_unit_counts_as_printed() -> None:
    # WE-15
    game = begin()
    deal(game, 1)
    lance, _ = ready(game, LANCE, G1)
    besiege(game, lance)
    assert game.damage[1] == 3
    assert not told(game, e.USES)


@pytest.mark.rule("RA-BATTLE-4", "RA-SIEGE-6", "RA-ABIL-1", "RA-ABIL-3", "RA-RULING-60")
@pytest.mark.parametrize("declined", [True, False])
def test_a_when_played_ability_is_used_directly_or_not_at_all(declined: bool) -> None:
    game = begin()
    deal(game, 1, BOX.unit[1])
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    lance, other = ready(game, LANCE, BOX.unit[1])
    besiege(game, lance)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_WHEN_PLAYED, 0)  # before the defender
    choose(game, ch.DECLINE if declined else ch.USE)
    assert asked(game).seat == 1
    assert game.exhausted[stronghold] == (0 if declined else 1)
    assert army_strength(game, 0) == (3 if declined else 5)
    choose(game, ch.PASS)
    choose(game, ch.PLAY, other)
    assert asked(game).kind == ch.ASK_ACTION  # it was not offered again
    assert game.used[lance] == (0 if declined else 1)  # declining is not using


@pytest.mark.rule("RA-RULING-32")
def test_a_defender_pays_with_influence_in_the_turn_of_another_player() -> None:
    game = begin()
    stronghold = new_card(game, STRONGHOLD, 1, c.IN_REALM)
    (lance,) = deal(game, 1, LANCE)
    (attacker,) = ready(game, BOX.unit[4])
    besiege(game, attacker)
    choose(game, ch.PLAY, lance)
    choose(game, ch.USE)
    assert strengths(game) == (4, 5)
    assert game.exhausted[stronghold]


@pytest.mark.rule("RA-ABIL-2", "RA-RULING-60")
def test_an_ability_of_a_card_is_used_once_in_a_round_but_its_strength_always_counts() -> None:
    game = begin()
    deal(game, 1)
    empty(game, game.deck[0])
    bonus, other = ready(game, BONUS, BONUS)
    besiege(game, bonus)
    choose(game, ch.USE)
    choose(game, ch.PASS)
    assert game.damage[1] == 5
    game.discard[0].remove(bonus)
    game.hand[0].append(bonus)
    game.zone[bonus] = c.IN_HAND  # drawn again in the same round
    choose(game, ch.ATTACK, game.city_row[0])
    choose(game, ch.PLAY, bonus)
    assert asked(game).kind == ch.ASK_ASSAULT  # not offered
    choose(game, ch.PLAY, other)
    assert asked(game).kind == ch.ASK_WHEN_PLAYED  # each copy has its own
    choose(game, ch.USE)
    assert strengths(game)[0] == 3 + 5
    end_round(game)
    assert game.used[bonus] == 0


@pytest.mark.rule("RA-ABIL-3")
def test_a_card_put_into_combat_by_an_effect_was_not_played() -> None:
    game = begin()
    deal(game, 1)
    empty(game, game.discard[0])
    thrall = new_card(game, THRALL, 0, c.IN_DISCARD)
    (binder,) = ready(game, BINDER)
    besiege(game, binder)
    choose(game, ch.USE)
    assert game.damage[1] == 3  # 2 and 1; the thrall's ability was not offered
    assert [event.card for event in told(game, e.PLAYS)] == [binder]
    assert game.discard[0] == [binder, thrall]


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59", "RA-WOUND-2", "RA-WOUND-3")
def test_a_unit_that_wounds_itself_gets_its_bonus_and_is_destroyed_at_the_end() -> None:
    game = begin()
    deal(game, 1)
    (thrall,) = ready(game, THRALL)
    besiege(game, thrall)
    choose(game, ch.USE)
    assert game.damage[1] == 2
    assert game.zone[thrall] == c.IN_BARRACKS


@pytest.mark.rule("RA-WOUND-1", "RA-WOUND-4", "RA-RULING-56")
def test_a_wounded_unit_is_no_choice_for_a_further_wound() -> None:
    render = unit("When Played, wound another friendly unit: This unit gets +1 {strength}.")
    game = begin()
    deal(game, 1)
    thrall, first, second = ready(game, THRALL, render, render)
    besiege(game, thrall)
    choose(game, ch.USE)
    choose(game, ch.PLAY, first)
    assert asked(game).kind == ch.ASK_SIEGE  # the only other unit is wounded already
    choose(game, ch.PLAY, second)
    choose(game, ch.USE)  # wounds the first one: nothing else can be chosen
    assert strengths(game)[0] == 2 + 3 + 4
    assert [game.zone[card] for card in (thrall, first, second)] == [
        c.IN_BARRACKS,
        c.IN_BARRACKS,
        c.IN_DISCARD,
    ]


@pytest.mark.rule("RA-RULING-59")
def test_targets_are_chosen_before_the_cost_is_paid_and_the_effect_comes_last() -> None:
    caster = unit("When Played, discard a card: Destroy an opposing unit.")
    game = begin()
    one, two = deal(game, 1, BOX.unit[1], BOX.unit[2])
    first, second, card, spare, other = ready(game, BOX.unit[1], BOX.unit[1], caster, G1, G2)
    choose(game, ch.ATTACK, game.home[1])
    for played in (first, one, second, two, card):
        choose(game, ch.PLAY, played)
    choose(game, ch.USE)
    assert asked(game).kind == ASK_TARGET
    choose(game, TARGET_CARD, two)
    assert asked(game).kind == ch.ASK_COST
    assert game.zone[two] == c.IN_ARMY
    choose(game, ch.GIVE, other)
    assert game.zone[two] == c.IN_BARRACKS
    assert game.hand[0] == [spare]


# -- Resolution ----------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-5", "RA-BATTLE-7", "RA-ABIL-1")
@pytest.mark.parametrize(("used", "total"), [(True, 7), (False, 6)])
def test_a_resolution_ability_is_used_before_strengths_are_compared_or_left_out(
    used: bool, total: int
) -> None:
    game = begin()
    marshal, one, _ = ready(game, MARSHAL, unit("", 1, 1), G1)
    choose(game, ch.ATTACK, game.city_row[0])
    choose(game, ch.PLAY, one)
    choose(game, ch.PLAY, marshal)
    assert asked(game).kind == ch.ASK_RESOLUTION
    assert not told(game, e.RESOLVES)
    choose(game, ch.USE if used else ch.STOP)
    assert strengths(game)[0] == total


@pytest.mark.rule("RA-BATTLE-7", "RA-RULING-47", "RA-ABIL-8")
@pytest.mark.parametrize(("enemy_first", "total"), [(True, 6), (False, 5)])
def test_the_player_orders_the_own_and_the_enemys_resolution_abilities_but_cannot_skip_the_latter(
    enemy_first: bool, total: int
) -> None:  # WE-17
    game = begin()
    cult = new_card(game, enemy("Resolution: Wound a friendly unit.", 7), -1, c.IN_FRONT)
    chanter, other = ready(game, CHANTER, BOX.unit[3])
    fight(game, cult, chanter, other)
    assert asked(game).kind == ch.ASK_RESOLUTION
    assert (ch.STOP, 0) not in offered(game)  # the Enemy's is owed
    if enemy_first:
        choose(game, ch.USE, cult)
        choose(game, TARGET_CARD, other)
        choose(game, ch.USE, chanter)
    else:
        choose(game, ch.USE, chanter)
        assert asked(game).kind != ch.ASK_ACTION
        choose(game, TARGET_CARD, other)
    assert strengths(game)[0] == total
    assert game.zone[other] == c.IN_BARRACKS


@pytest.mark.rule("RA-RULING-48")
def test_the_resolution_ability_of_a_unit_that_was_destroyed_is_lost() -> None:
    pyre = unit("Resolution, destroy another friendly unit: This unit gets +4 {strength}.", 5, 5)
    game = begin()
    deal(game, 1)
    one, two = ready(game, pyre, MARSHAL)
    besiege(game, one, two)
    choose(game, ch.USE, one)
    assert asked(game).kind == ch.ASK_ACTION  # nothing was left to use
    assert strengths(game)[0] == 9
    assert game.zone[two] == c.IN_BARRACKS


@pytest.mark.rule("RA-SIEGE-10", "RA-OA-11", "RA-OA-12")
def test_in_a_siege_the_attacker_uses_all_resolution_abilities_before_the_defender() -> None:
    game = begin()
    cart = unit("Resolution: Wound each opposing unit with printed strength 1.", 2, 3)
    (chanter, weak) = deal(game, 1, CHANTER, unit("", 1, 1))
    first, second = ready(game, cart, MARSHAL)
    choose(game, ch.ATTACK, game.home[1])
    for card in (first, weak, second, chanter):
        choose(game, ch.PLAY, card)
    assert asked(game).seat == 0
    choose(game, ch.USE, second)  # in any order
    assert asked(game).seat == 0
    choose(game, ch.USE, first)
    assert asked(game).seat == 1
    assert game.wounded[weak]
    choose(game, ch.USE, chanter)  # counts the wound that the attacker made
    assert strengths(game) == (7, 4)


@pytest.mark.rule("RA-OA-12", "RA-OA-13", "RA-RULING-58")
def test_in_a_battle_there_are_no_opposing_units() -> None:
    wyvern = unit("When Played: Destroy an opposing unit with printed strength 5 or less.")
    game = begin()
    target = new_card(game, BOX.enemy, -1, c.IN_FRONT)
    (card, _) = ready(game, wyvern, G1)
    choose(game, ch.ATTACK, target)
    choose(game, ch.PLAY, card)
    if asked(game).kind == ch.ASK_WHEN_PLAYED:
        choose(game, ch.USE)
    assert not told(game, e.DESTROYED)
    assert game.zone[target] == c.IN_FRONT


@pytest.mark.rule("RA-OA-12")
def test_a_friendly_unit_is_of_the_own_side_and_an_opposing_one_of_the_other() -> None:
    wyvern = unit("When Played: Destroy an opposing unit with printed strength 2 or less.")
    game = begin()
    (weak, strong) = deal(game, 1, BOX.unit[2], BOX.unit[3])
    own, hunter = ready(game, BOX.unit[1], wyvern)
    choose(game, ch.ATTACK, game.home[1])
    for card in (own, weak):
        choose(game, ch.PLAY, card)
    choose(game, ch.PLAY, hunter)
    choose(game, ch.USE)
    assert game.zone[weak] == c.IN_BARRACKS
    assert game.barracks[1][-1] == weak
    choose(game, ch.PLAY, strong)
    assert strengths(game) == (4, 3)


# -- strength ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-42")
def test_neither_a_units_nor_an_armys_strength_falls_below_0() -> None:
    game = begin()
    deal(game, 1)
    crippled, other = ready(game, unit("This unit gets -5 {strength}.", 2), BOX.unit[3])
    besiege(game, crippled)
    assert strength(game, crippled) == 0
    choose(game, ch.PLAY, other)
    assert strengths(game) == (3, 0)
    assert game.damage[1] == 3


@pytest.mark.rule("RA-RULING-43")
def test_a_bonus_leaves_with_its_receiver_and_ends_with_the_combat() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    bonus, other = ready(game, BONUS, BOX.unit[2])
    choose(game, ch.ATTACK, target)
    choose(game, ch.PLAY, bonus)
    choose(game, ch.USE)
    assert army_strength(game, 0) == 5
    choose(game, ch.PLAY, other)
    choose(game, ch.DESTROY, bonus)
    assert strengths(game)[0] == 2
    assert strength(game, bonus) == 3


@pytest.mark.rule("RA-RULING-43")
def test_the_bonus_of_a_tactic_belongs_to_the_side_and_stays_when_units_leave() -> None:
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    storm, one = ready(game, tactic("When Played: Your army gets +4 {strength}."), BOX.unit[2])
    choose(game, ch.ATTACK, target)
    choose(game, ch.PLAY, storm)
    choose(game, ch.USE)
    choose(game, ch.PLAY, one)  # the only unit is destroyed
    assert strengths(game)[0] == 4
    assert game.discard[0] == [storm]
    fight(game, game.city_row[0])
    assert strengths(game)[0] == 0  # nothing of it is left for the next combat


@pytest.mark.rule("RA-RULING-43", "RA-RULING-112")
def test_a_continuous_bonus_ends_when_its_unit_leaves_and_cannot_be_declined() -> None:
    banner = unit("Other friendly units get +1 {strength}.", 2)
    game = rolling(1)
    target = new_card(game, BOX.rewarding, -1, c.IN_FRONT)
    carrier, one, two = ready(game, banner, BOX.unit[1], BOX.unit[1])
    fight(game, target, carrier, one, two)
    assert army_strength(game, 0) == 6
    choose(game, ch.DESTROY, carrier)
    assert strengths(game)[0] == 2
    assert not told(game, e.USES)
    assert game.used[carrier] == 0


@pytest.mark.rule("RA-RULING-112", "RA-ABIL-1")
def test_a_static_strength_changes_while_its_condition_holds() -> None:
    titan = unit("While you control no other units, this unit gets -2 {strength}.", 7, 6)
    game = begin()
    deal(game, 1)
    alone, other = ready(game, titan, BOX.unit[1])
    besiege(game, alone)
    assert army_strength(game, 0) == 5
    choose(game, ch.PLAY, other)
    assert strengths(game)[0] == 8


# -- End of Combat -------------------------------------------------------------------------------


@pytest.mark.rule("RA-EOC-1", "RA-ABIL-6", "RA-RULING-53")
def test_end_of_combat_abilities_come_before_cards_leave_the_attackers_first() -> None:
    game = begin()
    (theirs,) = deal(game, 1, DANCER)
    (own,) = ready(game, DANCER)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, own)
    choose(game, ch.PLAY, theirs)
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_END_OF_COMBAT, 0)
    assert told(game, e.RESOLVES)
    assert game.army == [[own], [theirs]]
    choose(game, ch.USE, own)
    assert game.hand[0] == [own]
    assert asked(game).seat == 1
    choose(game, ch.STOP)
    assert game.discard[1] == [theirs]


@pytest.mark.rule("RA-RULING-54", "RA-RULING-55")
def test_a_wounded_unit_may_use_its_end_of_combat_ability_but_does_not_escape_by_it() -> None:
    drummer = unit("End of Combat: Draw a card.", 1, 2)
    game = begin()
    deal(game, 1)
    caller, dancer = ready(game, drummer, DANCER)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, caller)
    choose(game, ch.PLAY, dancer)
    game.wounded[caller] = game.wounded[dancer] = 1
    assert asked(game).kind == ch.ASK_END_OF_COMBAT
    choose(game, ch.USE, caller)
    assert len(game.hand[0]) == 1
    if asked(game).kind == ch.ASK_END_OF_COMBAT:
        choose(game, ch.USE, dancer)
    assert [game.zone[card] for card in (caller, dancer)] == [c.IN_BARRACKS] * 2


@pytest.mark.rule("RA-RULING-55", "RA-RULING-54")
def test_an_effect_that_removes_the_wound_saves_the_unit() -> None:
    titan = unit("End of Combat: If you won, heal a wounded friendly unit.", 3, 6)
    game = begin()
    deal(game, 1)
    healer, thrall = ready(game, titan, THRALL)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, thrall)
    choose(game, ch.USE)
    choose(game, ch.PLAY, healer)
    choose(game, ch.USE, healer)
    assert game.zone[thrall] == c.IN_DISCARD
    assert game.damage[1] == 5


@pytest.mark.rule("RA-EOC-1", "RA-ABIL-6")
def test_an_end_of_combat_ability_knows_whether_the_combat_was_won() -> None:
    griffin = unit("End of Combat: If you won, draw a card.", 3)
    for city, drawn in ((0, 1), (7, 0)):  # strength 3 and 6
        game = begin()
        target = new_card(game, BOX.faces.cities[city], -1, c.IN_CITY_ROW)
        (card,) = ready(game, griffin)
        fight(game, target, card)
        if asked(game).kind == ch.ASK_END_OF_COMBAT:
            choose(game, ch.USE, card)
        assert len(game.hand[0]) == drawn


# -- tactics -------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-40", "RA-ABIL-1")
def test_a_tactic_strengthens_units_and_is_never_wounded() -> None:
    cry = tactic("When Played: Up to 2 friendly units get +1 {strength}.")
    game = begin()
    deal(game, 1)
    one, two, card = ready(game, BOX.unit[1], BOX.unit[1], cry)
    choose(game, ch.ATTACK, game.home[1])
    choose(game, ch.PLAY, one)
    choose(game, ch.PLAY, two)
    choose(game, ch.PLAY, card)
    choose(game, ch.USE)
    assert set(cards_offered(game, TARGET_CARD)) == {one, two}
    choose(game, TARGET_CARD, one)
    choose(game, TARGET_CARD, two)
    assert strengths(game)[0] == 4
    assert game.discard[0] == [one, two, card]


@pytest.mark.rule("RA-ABIL-1", "RA-RULING-59")
def test_of_up_to_two_units_one_or_none_may_be_chosen() -> None:
    cry = tactic("When Played: Up to 2 friendly units get +1 {strength}.")
    game = begin()
    deal(game, 1)
    one, two, card = ready(game, BOX.unit[1], BOX.unit[1], cry)
    choose(game, ch.ATTACK, game.home[1])
    for played in (one, two, card):
        choose(game, ch.PLAY, played)
    choose(game, ch.USE)
    choose(game, TARGET_CARD, two)
    if asked(game).kind != ch.ASK_ACTION:
        choose(game, DONE)
    assert strengths(game)[0] == 3
