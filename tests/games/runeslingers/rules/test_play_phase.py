"""The Play Phase and the Cleanup Phase (RS-PLAYPH, RS-CLEANUP)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

DAB = utility("Dab", "Gain 1 health.")
EMBER = spirit("Ember", "Deal 6 damage to a target.")
SHOT = spirit("Shot", "Deal 2 damage to a target.", keywords="Shout")
LAMP = trinket("Lamp", "Activate: Gain 2 health.")


@pytest.mark.rule("RS-PLAYPH-1", "RS-PLAYPH-5")
def test_actions_are_taken_in_any_order_and_number() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[DAB, DAB, *filler(1)], field=[LAMP, "Lava Stream"], health=5),
    )
    game.p1.plays("Dab")
    game.p1.activates("Lamp")
    game.p1.sets("Filler")
    game.p1.charges("Lava Stream")
    game.p1.plays("Dab")
    game.expect(game.p1, health=9, hand=[])
    game.expect("Lava Stream", tokens=1)


@pytest.mark.rule("RS-PLAYPH-3", "RS-ABIL-4")
def test_the_ability_is_activated_for_determinations() -> None:
    game = scenario(
        "runeslingers",
        p1=player(activate=activate("Gain 3 health.", cost=2), determinations=3, health=5),
    )
    game.p1.activates()
    game.expect(game.p1, health=8, determinations=1)
    game.refuses(game.p1, "ability", rule="RS-DET-4")


@pytest.mark.rule("RS-PLAYPH-4")
def test_each_card_is_charged_once_a_turn() -> None:
    game = scenario("runeslingers", p1=player(field=["Lava Stream", "Channel", LAMP]))
    game.p1.charges("Lava Stream")
    game.refuses(game.p1, "charge", "Lava Stream", rule="RS-KEY-CHARGE-3")
    game.p1.charges("Channel")
    game.expect("Channel", tokens=1)
    game.refuses(game.p1, "charge", "Lamp", rule="RS-PLAYPH-4")


@pytest.mark.rule("RS-PLAYPH-6", "RS-PLAYPH-7")
def test_a_trinket_is_activated_from_the_turn_after_it_was_played() -> None:
    game = scenario("runeslingers", p1=player(hand=[LAMP], health=5), answers="decline")
    game.p1.plays("Lamp")
    game.refuses(game.p1, "activate", "Lamp", rule="RS-PLAYPH-7")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.p1.activates("Lamp")
    game.expect(game.p1, health=7)


@pytest.mark.rule("RS-PLAYPH-8")
def test_a_runespell_in_play_is_slung_if_it_can_be() -> None:
    wall = utility("Wall", "Your block is 1 higher.", defense=3)
    game = scenario("runeslingers", p1=player(field=["Firecracker", wall]))
    game.refuses(game.p1, "sling", "Wall", rule="RS-DEF-9")
    game.p1.slings("Firecracker", target="p2")
    game.expect(game.p2, health=13)


@pytest.mark.rule("RS-PLAYPH-9")
def test_damage_is_blocked_in_the_enemys_and_in_the_own_play_phase() -> None:
    counter = trinket("Counter", "Whenever the enemy plays a card, deal 6 damage to the enemy.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, *filler(1)]),
        p2=player(hand=filler(1), field=[counter]),
    )
    game.p1.plays("Ember")
    game.p1.blocks("Filler")
    game.p1.targets("p2")
    game.p2.blocks("Filler")
    game.expect(game.p1, health=16)
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-PLAYPH-10")
def test_an_enemy_action_is_answered_with_shout_or_an_activate_effect() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER, EMBER]),
        p2=player(hand=[SHOT], field=[LAMP], health=10),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Lamp")
    game.p2.declines()
    game.p2.does_not_block()
    game.expect(game.p2, health=6)
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Shot", target="p1")
    game.expect(game.p1, health=16)
    game.expect(game.p2, health=18, power=4)


@pytest.mark.rule("RS-CLEANUP-1", "RS-CLEANUP-2", "RS-CLEANUP-3")
def test_cleanup_discards_what_both_players_used_at_the_same_moment() -> None:
    mourner = trinket("Mourner", "Whenever a trinket leaves play, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], field=[mourner], health=5),
        p2=player(hand=[SHOT], field=[LAMP]),
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Lamp")
    game.p2.answers_with("Shot", target="p1")
    game.p1.ends_turn()
    game.expect("Ember", zone="discard")
    game.expect("Lamp", zone="discard")
    game.expect("Shot", zone="discard")
    game.expect("Mourner", zone="play")
    game.expect(game.p1, health=4)


@pytest.mark.rule("RS-CLEANUP-3", "RS-CLEANUP-4", "RS-ABIL-7")
def test_what_was_slung_or_activated_works_until_cleanup() -> None:
    brace = utility("Brace", "Your block is 2 higher this turn.")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[brace],
            field=[placed(trinket("Rim", "Activate: Your block is 1 higher this turn."))],
            activate=activate("Your block is 4 higher this turn."),
            determinations=1,
        ),
    )
    game.p1.plays("Brace")
    game.p1.activates("Rim")
    game.p1.activates()
    game.expect(game.p1, block=11)
    game.p1.ends_turn()
    game.expect(game.p1, block=4)


@pytest.mark.rule("RS-CLEANUP-5", "RS-RULING-132")
def test_the_end_of_turn_text_of_a_card_that_cleanup_discarded_does_not_trigger() -> None:
    bell = trinket("Bell", "Activate: Gain 1 health.\nAt the end of your turn, lose 5 health.")
    game = scenario("runeslingers", p1=player(field=[bell], health=10))
    game.p1.activates("Bell")
    game.p1.ends_turn()
    game.expect(game.p1, health=11)
    game = scenario("runeslingers", p1=player(field=[bell], health=10))
    game.p1.ends_turn()
    game.expect(game.p1, health=5)


@pytest.mark.rule("RS-CLEANUP-5", "RS-RULING-132")
def test_texts_on_leaving_come_before_texts_at_the_end_of_the_turn() -> None:
    urn = trinket("Urn", "Activate: Gain 1 health.\nWhenever this card leaves play, lose 2 health.")
    bell = trinket("Bell", "At the end of your turn, gain 3 health.")
    game = scenario("runeslingers", p1=player(field=[urn, bell], health=10))
    game.p1.activates("Urn")
    game.p1.ends_turn()
    assert game.log_in_order("loses 2 health", "gains 3 health")
    game.expect(game.p1, health=12)


@pytest.mark.rule("RS-CLEANUP-6")
def test_the_other_player_becomes_active_after_the_end_of_turn_effects() -> None:
    bell = trinket("Bell", "At the end of your turn, lose 1 health.")
    game = scenario("runeslingers", p1=player(field=[bell]))
    game.p1.ends_turn()
    game.expect(game.p1, health=17)
    game.expect(active="p2", phase="draw", turn=4)
