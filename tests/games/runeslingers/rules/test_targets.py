"""Targets: when they are chosen, what fits, and what happens when one is lost (RS-TARGET, RS-RULING-47, -48, -55)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
BLAST = spirit("Blast", "Deal 3 damage to a target. Destroy target trinket.")
SNAP = utility("Snap", "Destroy target trinket.", keywords="Shout")
BELL = trinket("Bell", "Your block is 1 higher.")
IDOL = trinket("Idol", "Your maximum hand size is 1 higher.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=4)
WARD = boon("Ward", "Your maximum hand size is 1 higher.")


@pytest.mark.rule("RS-TARGET-1", "RS-TARGET-2")
def test_all_targets_of_all_effects_are_announced_before_the_enemy_may_answer() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BLAST]),
        p2=player(hand=[SNAP], field=[BELL, IDOL]),
        blocks="never",
    )
    game.p1.plays("Blast", target=["p2", "Idol"])
    assert game.asks(game.p2, "do you answer")
    assert game.log_in_order(
        "chooses Player 2's Runeslinger", "chooses Player 2's Idol", "slings Blast"
    )
    assert game.log_contains("chooses your Idol for Blast", game.p2)
    game.expect(game.p2, health=18, field=["Bell", "Idol"])
    game.p2.declines()
    game.expect(game.p2, health=15, field=["Bell"])


@pytest.mark.rule("RS-TARGET-3", "RS-RULING-44")
def test_a_card_is_not_played_if_one_of_its_effects_has_no_target() -> None:
    game = scenario("runeslingers", p1=player(hand=[BLAST, EMBER]))
    game.refuses(game.p1, "play", "Blast", rule="RS-TARGET-3")
    game.allows(game.p1, "play", "Ember")
    game = scenario("runeslingers", p1=player(hand=[BLAST], field=[BELL]))
    game.allows(game.p1, "play", "Blast")


@pytest.mark.rule("RS-TARGET-3")
def test_two_targets_of_a_kind_have_to_be_there_for_a_text_that_wants_two() -> None:
    raze = utility("Raze", "Destroy 2 target trinkets.")
    game = scenario("runeslingers", p1=player(hand=[raze]), p2=player(field=[BELL]))
    game.refuses(game.p1, "play", "Raze", rule="RS-TARGET-3")
    game = scenario("runeslingers", p1=player(hand=[raze]), p2=player(field=[BELL, IDOL]))
    game.p1.plays("Raze")  # nobody is asked: both are needed
    game.expect(game.p2, field=[])


@pytest.mark.rule("RS-TARGET-2")
def test_of_three_cards_any_two_can_be_targets_and_the_first_choice_leaves_a_second() -> None:
    raze = utility("Raze", "Destroy 2 target trinkets.")
    gong = trinket("Gong", "Your block is 1 higher.")
    for kept in ("Bell", "Gong", "Idol"):
        game = scenario("runeslingers", p1=player(hand=[raze]), p2=player(field=[BELL, gong, IDOL]))
        targets = [name for name in ("Bell", "Gong", "Idol") if name != kept]
        game.p1.plays("Raze", target=targets)
        game.expect(game.p2, field=[kept])


@pytest.mark.rule("RS-TARGET-4")
def test_a_target_is_in_play_and_fits_the_text() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SNAP], field=[BELL]),
        p2=player(hand=[IDOL], field=[WALL], discard=["Dragon Breaker"]),
    )
    game.allows(game.p1, "play", "Snap", target="Bell")
    for other in ("Wall", "p2"):
        game.refuses(game.p1, "play", "Snap", target=other, rule="RS-TARGET-4")
    game.p1.plays("Snap")
    game.expect("Bell", zone="discard")  # nothing else was possible: neither hand nor pile
    game.expect("Idol", zone="hand")


@pytest.mark.rule("RS-TARGET-4", "RS-RULING-142")
def test_what_cannot_be_targeted_is_no_target() -> None:
    shroud = trinket("Shroud", "Other allied trinkets cannot be targeted.")
    game = scenario("runeslingers", p1=player(hand=[SNAP]), p2=player(field=[BELL, shroud]))
    game.refuses(game.p1, "play", "Snap", target="Bell", rule="RS-RULING-142")
    game.p1.plays("Snap")
    game.expect(game.p2, field=["Bell"])


# -- lost targets --------------------------------------------------------------------------------


@pytest.mark.rule("RS-TARGET-5", "RS-TARGET-6", "RS-TARGET-7", "RS-RULING-123")
def test_only_the_effect_whose_target_has_left_is_prevented_and_no_other_is_chosen() -> None:
    flip = utility("Flip", "Return target trinket to its owner's hand.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[BLAST]),
        p2=player(hand=[flip], field=[BELL, IDOL]),
        blocks="never",
    )
    game.p1.plays("Blast", target=["p2", "Idol"])
    game.p2.answers_with("Flip", target="Idol")
    game.expect(game.p2, health=15, field=["Bell", "Flip"], hand=["Idol"])
    assert game.log_contains("a part of the effect of player 1's Blast is prevented")
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-TARGET-5", "RS-RULING-124")
def test_a_target_that_can_no_longer_be_targeted_is_lost() -> None:
    veil = utility("Veil", "Allied trinkets cannot be targeted this turn.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[SNAP]), p2=player(hand=[veil], field=[BELL]))
    game.p1.plays("Snap", target="Bell")
    game.p2.answers_with("Veil")
    game.expect("Bell", zone="play")
    hide = trinket("Hide", "Activate: You cannot be targeted this turn.")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(field=[hide]))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Hide")
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-TARGET-5", "RS-RULING-124")
def test_a_target_that_no_longer_fits_the_text_is_lost() -> None:
    pick = utility("Pick", "Destroy target card with defense 3 or less.")
    brace = utility("Brace", "Target card gets +2 defense this turn.", keywords="Shout")
    weak = spirit("Weak", "Sling: Deal 2 damage to a target.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[pick]), p2=player(hand=[brace], field=[weak]))
    game.p1.plays("Pick", target="Weak")
    game.p2.answers_with("Brace", target="Weak")
    game.expect("Weak", zone="play", defense=5)


@pytest.mark.rule("RS-TARGET-6", "RS-RULING-123")
def test_what_depends_on_a_prevented_sentence_does_not_happen_either() -> None:
    grab = utility("Grab", "You may destroy target trinket. If you do, draw a card. Gain 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[grab], health=9), p2=player(hand=[SNAP], field=[BELL])
    )
    game.p1.plays("Grab", target="Bell")
    game.p2.answers_with("Snap", target="Bell")
    game.expect(game.p1, hand=[], health=10)


# -- targets and costs (RS-RULING-47, RS-RULING-48) ----------------------------------------------


@pytest.mark.rule("RS-RULING-47")
def test_a_cost_may_take_the_last_target_away_and_the_play_stands() -> None:
    feed = utility(
        "Feed", "Sling, destroy an allied trinket: Destroy target trinket. Gain 1 health."
    )
    game = scenario("runeslingers", p1=player(hand=[feed], field=[BELL], health=9))
    game.p1.plays("Feed")
    game.expect(game.p1, discard=["Bell"], health=10, hand=[])
    game.expect("Feed", zone="play", slung=True)
    assert not game.log_contains("undone")
    assert game.log_contains("prevented")


@pytest.mark.rule("RS-RULING-47")
def test_a_trigger_may_take_the_last_target_away_and_the_play_stands() -> None:
    fuse = trinket("Fuse", "Whenever the enemy loses health, destroy this card.")
    snap = utility("Snap", "Destroy target trinket.", keywords="Pain 2")
    game = scenario("runeslingers", p1=player(hand=[snap]), p2=player(field=[fuse]))
    game.p1.plays("Snap")
    game.expect(game.p1, health=16, field=["Snap"], hand=[])


@pytest.mark.rule("RS-RULING-47")
def test_up_to_so_many_targets_can_be_none() -> None:
    raze = utility("Raze", "Destroy up to 2 target trinkets. Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[raze, raze]), p2=player(field=[BELL]))
    game.p1.plays("Raze", target="done")
    game.expect(game.p2, field=["Bell"])
    game.p1.plays("Raze", target="Bell")
    game.expect(game.p1, hand=["Filler", "Filler"])
    game.expect(game.p2, field=[])
    game = scenario("runeslingers", p1=player(hand=[raze]))
    game.allows(game.p1, "play", "Raze")


@pytest.mark.rule("RS-RULING-48", "RS-TARGET-3")
def test_what_is_not_slung_when_it_is_played_needs_no_target() -> None:
    keep = utility("Keep", "Sling: Destroy target boon.", defense=3)
    coil = utility(
        "Coil", "Destroy target boon. For each token on this card, draw a card.", keywords="Charge"
    )
    gong = trinket("Gong", "Activate: Destroy target boon.")
    game = scenario("runeslingers", p1=player(hand=[keep, coil, gong]))
    for card in ("Keep", "Coil"):
        game.refuses(game.p1, "play and sling", card, rule="RS-TARGET-3")
    game.p1.plays("Keep")
    game.p1.plays("Coil", charge=True)
    game.p1.plays("Gong")
    game.expect(game.p1, field=["Keep", "Coil", "Gong"])
    game.refuses(game.p1, "sling", "Keep", rule="RS-TARGET-3")


@pytest.mark.rule("RS-RULING-48")
def test_triggered_texts_need_no_target_when_the_card_is_played() -> None:
    fuse = trinket("Fuse", "Whenever this card is played, destroy target boon.")
    game = scenario("runeslingers", p1=player(hand=[fuse]))
    game.p1.plays("Fuse")
    game.expect("Fuse", zone="play")


# -- itself (RS-RULING-55) -----------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-55")
def test_a_card_cannot_target_itself() -> None:
    wipe = utility("Wipe", "Destroy target runespell.")
    game = scenario("runeslingers", p1=player(hand=[wipe]))
    game.refuses(game.p1, "play", "Wipe", rule="RS-TARGET-3")
    keep = utility("Keep", "Sling: Destroy target card.", defense=3)
    game = scenario(
        "runeslingers", p1=player(field=[keep, BELL], concentrations=0), p2=player(concentrations=0)
    )
    game.refuses(game.p1, "sling", "Keep", target="Keep", rule="RS-RULING-55")
    game.p1.slings("Keep")
    game.expect(game.p1, field=["Keep"], discard=["Bell"])


@pytest.mark.rule("RS-RULING-55")
def test_an_effect_on_the_ladder_cannot_target_itself() -> None:
    hush = utility("Hush", "Negate target effect.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[hush]), blocks="never")
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Hush")  # nobody is asked: Ember is the only target
    game.expect(game.p2, health=18)


@pytest.mark.rule("RS-RULING-55")
def test_a_text_that_says_this_card_means_itself() -> None:
    bomb = spirit("Bomb", "Sling: Deal 5 damage to a target. Destroy this card.", defense=3)
    game = scenario("runeslingers", p1=player(field=[placed(bomb)]))
    game.p1.slings("Bomb", target="p2")
    game.expect("Bomb", zone="discard")
    game.expect(game.p2, health=13)


@pytest.mark.rule("RS-TARGET-2")
def test_cards_that_a_text_chooses_without_targeting_are_chosen_when_it_resolves() -> None:
    loot = utility("Loot", "Destroy an enemy trinket. Destroy target boon.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[loot]),
        p2=player(hand=[SNAP], field=[BELL, IDOL], boons=[concealing(WARD, burn=1)]),
    )
    game.p1.plays("Loot")
    assert game.asks(game.p2, "do you answer")
    game.p2.answers_with("Snap", target="Bell")
    game.expect(game.p2, field=["Snap"])  # Idol was the only one left
    game.expect("Idol", zone="discard")
    game.expect("Ward", zone="discard")
