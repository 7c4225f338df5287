"""The end of the encounter, and power (RS-RULING-1 to RS-RULING-4, RS-RULING-13 to RS-RULING-16)."""

import pytest

from runestack.cards.diagnostics import PackError
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.scenario import (
    Design,
    activate,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
EAR = trinket("Ear", "Whenever the enemy loses power, draw a card.")


# -- losing and winning --------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-1")
def test_after_the_last_power_no_sentence_and_no_trigger_happens() -> None:
    bolt = spirit("Bolt", "Deal 3 damage to a target. Draw a card. Lose 18 health.")
    one = player(hand=[bolt], field=[EAR])
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=3))
    game.p1.plays("Bolt", target="p2")
    assert game.winner == "p1"
    game.expect(game.p1, hand=[], power=5)
    game.expect("Bolt", zone="play")
    game.expect(phase="play", turn=3)


@pytest.mark.rule("RS-RULING-1")
def test_after_the_last_power_the_lower_rungs_do_nothing() -> None:
    snap = spirit("Snap", "Deal 3 damage to a target.", keywords="Shout")
    one = player(hand=[EMBER], power=1, health=3)
    game = scenario("runeslingers", p1=one, p2=player(hand=[snap], power=1, health=3))
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Snap", target="p1")
    assert game.winner == "p2"
    game.expect(game.p2, power=1, health=3)


@pytest.mark.rule("RS-RULING-1", "RS-RULING-20")
def test_a_cost_can_end_the_encounter_before_the_other_costs_are_paid() -> None:
    rite = spirit("Rite", "Deal 9 damage to a target.", keywords="Pain 3, Sear 2")
    one = player(hand=[rite], power=1, health=3)
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=3))
    game.allows(game.p1, "play", "Rite", target="p2")
    game.p1.plays("Rite")
    assert game.winner == "p2"
    game.expect(game.p1, power=0, discard=[], determinations=0)
    game.expect(game.p2, health=3)


@pytest.mark.rule("RS-RULING-1", "RS-OBJ-6")
def test_after_the_last_power_an_empty_deck_stays_empty() -> None:
    pull = utility("Pull", "Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[pull], deck=[], discard=2, power=1))
    game.p1.plays("Pull")
    assert game.winner == "p2"
    game.expect(game.p1, deck=[], discard=["Filler"] * 2, hand=[], determinations=0)


@pytest.mark.rule("RS-RULING-2", "RS-RULING-3")
@pytest.mark.parametrize(
    "card",
    [
        spirit("Doom", "Deal 3 damage to each player."),
        utility("Doom", "Each player loses 3 health."),
        utility("Doom", "Each player loses 1 power."),
        utility("Doom", "Each player loses 18 maximum health."),
    ],
)
def test_both_beaten_by_one_sentence_is_a_draw(card: Design) -> None:
    one = player(hand=[card], power=1, health=3)
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=3))
    game.p1.plays("Doom")
    assert game.tie
    assert game.cites("RS-RULING-2")


@pytest.mark.rule("RS-RULING-2")
def test_two_triggers_are_two_events_and_the_first_decides() -> None:
    doom = utility("Doom", "Each player loses 3 health.")
    cellar = trinket("Cellar", "Whenever you lose power, lose 18 maximum health.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[doom], power=2, health=3, field=[cellar]),
        p2=player(power=2, health=3, field=[cellar]),
    )
    game.p1.plays("Doom")
    assert game.winner == "p2"  # the trigger of the active player comes first


@pytest.mark.rule("RS-RULING-2", "RS-RULING-126")
@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("The enemy loses 3 health. Lose 3 health.", "p1"),
        ("Lose 3 health. The enemy loses 3 health.", "p2"),
    ],
)
def test_of_two_sentences_the_first_decides(text: str, winner: str) -> None:
    one = player(hand=[utility("Doom", text)], power=1, health=3)
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=3))
    game.p1.plays("Doom")
    assert game.winner == winner


@pytest.mark.rule("RS-RULING-3")
def test_decks_are_handled_card_by_card_the_active_players_first() -> None:
    feast = utility("Feast", "Each player draws a card.")
    game = scenario("runeslingers", p1=player(hand=[feast], deck=1), p2=player(deck=1))
    game.p1.plays("Feast")
    assert game.winner == "p2"
    shout = utility("Toast", "Each player draws a card.", keywords="Shout")
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER], deck=1), p2=player(hand=[shout], deck=1)
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Toast")
    assert game.winner == "p2"


@pytest.mark.rule("RS-RULING-3")
def test_discarding_by_both_players_is_one_event_and_triggers_come_after_it() -> None:
    purge = utility("Purge", "Each player discards a card.")
    ear = trinket("Echo", "Whenever you discard a card, the enemy discards a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[purge, "Fireball", "Hex"], field=[ear]),
        p2=player(hand=["Meteor", "Brand"]),
    )
    game.p1.plays("Purge")
    game.p1.chooses("Fireball")
    game.expect(game.p1, hand=["Fireball", "Hex"])  # it is chosen, not gone
    assert game.asked == ["p2"]
    game.p2.chooses("Brand")
    game.expect(game.p1, hand=["Hex"], discard=["Fireball"])
    game.expect(game.p2, hand=[])
    assert game.log_in_order("discards Fireball", "discards Brand", "Echo", "discards Meteor")


@pytest.mark.rule("RS-RULING-3")
def test_a_player_without_a_card_does_not_stop_the_others_discard() -> None:
    purge = utility("Purge", "Each player discards 2 cards.")
    game = scenario("runeslingers", p1=player(hand=[purge]), p2=player(hand=["Meteor"]))
    game.p1.plays("Purge")
    game.expect(game.p2, hand=[], discard=["Meteor"])


@pytest.mark.rule("RS-RULING-3")
def test_damage_to_several_objects_is_one_event() -> None:
    storm = spirit("Storm", "Deal 3 damage to each target.")
    wall = trinket("Wall", "Whenever this card is destroyed, gain 5 health.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[storm]), p2=player(field=[wall], health=3))
    game.p1.plays("Storm")
    game.expect(game.p2, power=4, health=18, discard=["Wall"])
    game.expect(game.p1, health=15)


@pytest.mark.rule("RS-RULING-4")
def test_at_maximum_0_power_is_shown_as_0_and_nothing_triggers() -> None:
    wither = utility("Wither", "The enemy loses 1 maximum health.")
    drip = trinket("Drip", "Whenever you lose power, the enemy loses 18 maximum health.")
    one = player(hand=[wither], field=[EAR])
    game = scenario("runeslingers", p1=one, p2=player(maximum=1, field=[drip], power=3))
    game.p1.plays("Wither")
    assert game.winner == "p1"
    game.expect(game.p2, power=0, determinations=0)
    game.expect(game.p1, hand=[], maximum=18)
    assert not game.log_contains("loses 1 power")


# -- power and the end ---------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-13", "RS-DET-2", "RS-DET-5")
def test_spent_determinations_are_gone_and_the_limit_of_four_counts_them() -> None:
    rob = utility("Rob", "Lose 2 power.")
    one = player(hand=[rob, rob], activate=activate("Draw a card.", cost=2))
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rob")
    game.expect(game.p1, power=3, determinations=2)
    game.p1.activates()
    game.expect(game.p1, determinations=0)
    game.p1.plays("Rob")
    game.expect(game.p1, power=1, determinations=2)
    game.p1.ends_turn()
    game.expect(game.p1, determinations=2)


@pytest.mark.rule("RS-RULING-14")
@pytest.mark.parametrize("text", ["Gain 1 power.", "Each player gains 1 power."])
def test_no_card_can_raise_power(text: str) -> None:
    with pytest.raises(PackError, match="no effect gives power"):
        scenario("runeslingers", p1=player(hand=[utility("Hope", text)]))


@pytest.mark.rule("RS-RULING-15")
@pytest.mark.parametrize(
    "card",
    [
        spirit("Lance", "Deal 5 damage to the enemy.", keywords="Pierce"),
        utility("Lance", "The enemy loses 5 health."),
    ],
)
def test_triggers_on_a_lost_power_wait_for_the_rest_of_the_amount(card: Design) -> None:
    balm = trinket("Balm", "Whenever you lose power, gain 2 health.")
    two = player(health=1, field=[balm])
    game = scenario("runeslingers", p1=player(hand=[card]), p2=two)
    game.p1.plays("Lance")
    game.expect(game.p2, power=4, determinations=1, health=18 - 4 + 2)


@pytest.mark.rule("RS-RULING-15", "RS-DET-2")
def test_the_last_power_gives_no_determination_and_no_new_health() -> None:
    two = player(power=1, health=2, determinations=4)
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=two, answers="decline")
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, power=0, determinations=4, health=0)


@pytest.mark.rule("RS-RULING-16")
@pytest.mark.parametrize(("turn", "is_over"), [(299, False), (300, True)])
def test_after_300_turns_the_encounter_is_a_draw(turn: int, is_over: bool) -> None:
    assert c.TURN_LIMIT == 300
    game = scenario("runeslingers", turn_number=turn)
    game.p1.ends_turn()
    assert game.over == is_over
    assert game.tie == is_over


@pytest.mark.rule("RS-RULING-16")
@pytest.mark.parametrize("who", ["p1", "p2"])
def test_a_player_may_concede_at_any_decision_and_loses(who: str) -> None:
    snap = utility("Snap", "Draw a card.", keywords="Shout")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[snap]))
    if who == "p2":
        game.p1.plays("Ember", target="p2")
        assert game.asked == ["p2"]
        game.p2.concedes()
    else:
        game.p1.concedes()
    assert game.winner == ("p1" if who == "p2" else "p2")
    game.expect(game.p2, health=18, power=5)
