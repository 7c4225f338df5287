"""The turn and its phases, drawing and passing (RS-TURN, RS-DRAW, RS-RULING-29 to 41)."""

import pytest

from runestack.games.runeslingers.scenario import filler, placed, player, spirit, trinket, utility
from runestack.testing import scenario

DAB = utility("Dab", "Gain 1 health.")


@pytest.mark.rule("RS-TURN-1", "RS-TURN-2", "RS-TURN-3", "RS-TURN-4", "RS-RULING-35")
def test_the_phases_of_a_turn_come_in_order_with_their_beginnings_and_ends() -> None:
    clock = trinket(
        "Clock",
        "At the beginning of your turn, gain 1 health.\n"
        "At the beginning of your cleanse phase, lose 1 health.\n"
        "At the beginning of your draw phase, gain 2 health.\n"
        "At the beginning of your play phase, lose 2 health.\n"
        "At the end of your play phase, gain 3 health.\n"
        "At the beginning of your cleanup phase, lose 3 health.\n"
        "At the end of your turn, gain 4 health.",
    )
    game = scenario("runeslingers", p1=player(field=[clock], health=5), at="beginning")
    game.p1.goes_on()
    game.expect(game.p1, health=5)
    game.p1.ends_turn()
    assert game.log_in_order(
        "gains 1 health",
        "loses 1 health",
        "gains 2 health",
        "draws",
        "loses 2 health",
        "gains 3 health",
        "loses 3 health",
        "gains 4 health",
    )
    game.expect(game.p1, health=9)
    game.expect(active="p2", turn=4)


@pytest.mark.rule("RS-TURN-5", "RS-CLEANUP-6", "RS-PLAYPH-11")
def test_the_active_player_ends_the_play_phase_and_turns_alternate() -> None:
    game = scenario("runeslingers")
    game.p1.ends_turn()
    game.expect(active="p2", turn=4)
    game.p2.ends_turn()
    game.expect(active="p1", turn=5)


@pytest.mark.rule("RS-TURN-6", "RS-RULING-118")
def test_outside_the_own_play_phase_nothing_is_played_set_slung_charged_or_activated() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[DAB, "Brand"],
            field=["Firecracker", "Lava Stream", "Burning Ember"],
            determinations=4,
            activate="Engulf",
        ),
        at="draw",
    )
    for action, card in (("play", "Dab"), ("set", "Brand"), ("sling", "Firecracker")):
        game.refuses(game.p1, action, card, rule="RS-TURN-6")
    game.refuses(game.p1, "charge", "Lava Stream", rule="RS-TURN-6")
    game.refuses(game.p1, "activate", "Burning Ember", rule="RS-TURN-6")
    game.refuses(game.p1, "ability", rule="RS-TURN-6")
    game.p1.goes_on()
    game.allows(game.p1, "play", "Dab")


@pytest.mark.rule("RS-TURN-7")
def test_your_turn_is_the_turn_of_the_cards_controller() -> None:
    clock = trinket("Clock", "At the beginning of your turn, lose 1 health.")
    game = scenario("runeslingers", p1=player(field=[clock]), p2=player(field=[]))
    game.p1.ends_turn()
    game.expect(game.p1, health=18)
    game.p2.ends_turn()
    game.expect(game.p1, health=17)


@pytest.mark.rule("RS-DRAW-1", "RS-DRAW-9", "RS-GLOSS-1")
def test_two_cards_are_drawn_unseen_by_the_enemy() -> None:
    game = scenario("runeslingers", p1=player(deck=["Fireball", "Meteor", "Channel"]), at="draw")
    game.expect(game.p1, hand=["Fireball", "Meteor"], deck=["Channel"])
    game.expect("Fireball", known_to=["p1"])
    game.expect("Channel", known_to=[])


@pytest.mark.rule("RS-DRAW-2")
def test_only_the_first_turn_of_the_encounter_draws_one_card() -> None:
    game = scenario("runeslingers", at="draw", turn_number=1)
    assert len(game.p1.hand) == 1
    game.p1.goes_on()
    game.p1.ends_turn()
    assert len(game.p2.hand) == 2


@pytest.mark.rule("RS-DRAW-3", "RS-RULING-29")
def test_above_eight_cards_the_player_discards_down_after_the_draw() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=["Fireball", *filler(6)], deck=["Meteor", *filler(5)]),
        at="draw",
    )
    game.p1.discards("Fireball")
    assert len(game.p1.hand) == 8
    game.expect("Fireball", zone="discard", known_to=["p1", "p2"])
    game.expect("Meteor", zone="hand")


@pytest.mark.rule("RS-RULING-29")
def test_a_lowered_maximum_makes_the_other_player_discard_at_once() -> None:
    cramp = utility("Cramp", "The enemy's maximum hand size is 3 lower this turn.")
    game = scenario(
        "runeslingers", p1=player(hand=[cramp]), p2=player(hand=["Fireball", *filler(5)])
    )
    game.p1.plays("Cramp")
    game.p2.discards("Fireball")
    assert len(game.p2.hand) == 5


@pytest.mark.rule("RS-RULING-30")
def test_a_starting_hand_cannot_be_exchanged() -> None:
    game = scenario("runeslingers", p1=player(), p2=player(), at="new game", seed=5)
    assert game.asks(game.p1, "face-down as your first concentration")
    assert len(game.options(game.p1)) == 6
    assert all("Set Filler" in sentence for sentence in game.options(game.p1))


@pytest.mark.rule("RS-DRAW-4", "RS-DRAW-5", "RS-DRAW-7", "RS-RULING-37")
def test_who_passes_may_draw_one_more_card_and_the_turn_is_over_at_once() -> None:
    clock = trinket(
        "Clock",
        "At the end of your play phase, lose 3 health.\n"
        "At the end of your turn, lose 4 health.\nAt the beginning of your cleanup phase, lose 5 health.",
    )
    game = scenario(
        "runeslingers",
        p1=player(field=[clock, placed("Burning Ember", activated=True)]),
        at="draw",
    )
    game.p1.passes("draw")
    assert len(game.p1.hand) == 3
    game.expect(game.p1, health=18)
    game.expect("Burning Ember", zone="play")
    game.expect(active="p2", turn=4)


@pytest.mark.rule("RS-DRAW-8", "RS-RULING-37")
def test_a_pass_cancels_the_end_of_turn_effects_of_both_players() -> None:
    clock = trinket("Clock", "At the end of each turn, lose 4 health.")
    game = scenario("runeslingers", p1=player(), p2=player(field=[clock]), at="draw")
    game.p1.passes("nothing")
    game.expect(game.p2, health=18)
    game.p2.ends_turn()
    game.expect(game.p2, health=14)


@pytest.mark.rule("RS-RULING-36")
def test_a_passing_player_may_take_nothing() -> None:
    game = scenario("runeslingers", p1=player(deck=5), at="draw")
    game.p1.passes("nothing")
    assert len(game.p1.hand) == 2
    assert len(game.p1.concentrations) == 3


@pytest.mark.rule("RS-RULING-37")
def test_effects_of_this_turn_end_with_a_pass_and_the_hand_limit_still_holds() -> None:
    spur = trinket("Spur", "At the beginning of your turn, your block is 3 higher this turn.")
    game = scenario("runeslingers", p1=player(field=[spur], hand=filler(6)), at="beginning")
    game.expect(game.p1, block=7)
    game.p1.passes("draw")
    game.p1.discards("Filler")
    game.expect(game.p1, block=4)
    assert len(game.p1.hand) == 8


@pytest.mark.rule("RS-RULING-38")
def test_a_play_phase_without_an_action_is_no_pass() -> None:
    clock = trinket(
        "Clock", "At the end of your turn, lose 4 health.\nWhenever you pass, gain 1 health."
    )
    game = scenario("runeslingers", p1=player(field=[clock], health=10))
    game.p1.ends_turn()
    game.expect(game.p1, health=6, hand=[])


@pytest.mark.rule("RS-RULING-39", "RS-RULING-111", "RS-DEF-4")
def test_damage_wears_off_after_the_end_of_play_phase_triggers() -> None:
    wall = utility("Wall", "Your block is 1 higher.", defense=4)
    thorn = trinket("Thorn", "At the end of your play phase, deal 2 damage to each enemy target.")
    ember = spirit("Ember", "Deal 2 damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[ember], field=[thorn]), p2=player(field=[wall]))
    game.p1.plays("Ember", target="Wall")
    game.expect("Wall", damage=2)
    game.p1.ends_turn()
    game.expect("Wall", zone="discard")
    game = scenario("runeslingers", p1=player(hand=[ember]), p2=player(field=[wall]))
    game.p1.plays("Ember", target="Wall")
    game.p1.ends_turn()
    game.expect("Wall", damage=0, zone="play")


@pytest.mark.rule("RS-RULING-40", "RS-RULING-105")
def test_every_turn_of_either_player_gives_a_new_block() -> None:
    ember = spirit("Ember", "Deal 6 damage to a target.")
    game = scenario(
        "runeslingers", p1=player(hand=[ember, ember]), p2=player(hand=[ember, *filler(3)])
    )
    game.p1.plays("Ember", target="p2")
    game.p2.blocks("Filler")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=10, blocks_used=1)
    game.p1.ends_turn()
    game.expect(game.p2, blocks_used=0)


@pytest.mark.rule("RS-RULING-31", "RS-SETUP-7", "RS-SETUP-8")
def test_the_player_of_the_lot_chooses_who_goes_first() -> None:
    choosers = set()
    for seed in range(8):
        game = scenario("runeslingers", p1=player(), p2=player(), at="new game", seed=seed)
        game.p1.chooses("Filler (1)")
        game.p2.chooses("Filler (1)")
        chooser, other = (game.p1, "p2") if game.asks(game.p1, "first") else (game.p2, "p1")
        choosers.add(other)
        chooser.chooses("second")
        game.expect(active=other, turn=1, phase="draw", first_player=other)
    assert choosers == {"p1", "p2"}


@pytest.mark.rule("RS-RULING-41")
def test_a_turn_has_four_phases_and_no_chapters() -> None:
    game = scenario("runeslingers", at="beginning")
    game.expect(phase="draw")
    game.p1.goes_on()
    game.expect(phase="play")
    game.p1.ends_phase()
    game.expect(phase="draw", active="p2")
    named = [line for line in game.log(None) if "phase" in line]
    assert not any("chapter" in line for line in named)
