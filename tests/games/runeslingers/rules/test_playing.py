"""Playing a card: its place, its steps in order, when it is in play and what can be answered (RS-PLAY)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
BELL = trinket("Bell", "Activate: Draw a card.")
CHARM = trinket("Charm", "Your block is 1 higher.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=4)
WARD = boon("Ward", "Your block is 1 higher.")
SHOUT = utility("Shout", "Gain 1 health.", keywords="Shout")
SMASH = utility("Smash", "Destroy target runespell.", keywords="Shout")


# -- the steps -----------------------------------------------------------------------------------


@pytest.mark.rule("RS-PLAY-1", "RS-PLAY-5", "RS-TARGET-1")
def test_a_card_is_placed_paid_for_aimed_and_then_answered() -> None:
    rite = spirit("Rite", "Sling, discard a card: Deal 3 damage to a target.", keywords="Ail 1")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rite, "Meteor", "Hex"]),
        p2=player(hand=[SHOUT], health=10),
        blocks="never",
    )
    game.p1.plays("Rite")
    assert game.asks(game.p1, "which type")
    game.expect("Rite", zone="being played", under="p1 Filler")
    game.p1.ails("curse")
    assert game.asks(game.p1, "which card")
    game.expect(game.p1, curse=1, discard=[])
    game.p1.discards("Meteor")
    assert game.asks(game.p1, "choose a target")
    game.expect("Rite", zone="play", slung=False)
    game.expect(ladder=[])
    game.p1.targets("p2")
    assert game.asks(game.p2, "do you answer")
    game.expect("Rite", slung=True)
    game.expect(game.p2, health=10)
    game.p2.answers_with("Shout")
    game.expect(game.p2, health=10 + 1 - 3)


@pytest.mark.rule("RS-PLAY-2", "RS-CONC-6")
def test_runespells_and_trinkets_are_placed_on_empty_concentrations_of_their_player() -> None:
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[EMBER, BELL],
            field=[placed(WALL, on="Hex")],
            concentrations=["Meteor", "Brand"],
            ailments={"burn": 1},
        ),
    )
    game.p1.chooses("play and sling Ember")
    assert len(game.options(game.p1)) == 2
    assert game.offers(game.p1, "Brand")
    game.p1.chooses("Meteor")
    game.p1.targets("p2")
    game.expect("Ember", under="Meteor")
    game.p1.plays("Bell")
    game.expect("Bell", under="Brand")
    game.expect(game.p1, empty_concentrations=[])


@pytest.mark.rule("RS-PLAY-3", "RS-FIELD-4")
def test_a_boon_lies_on_the_field_of_the_ailment_that_it_is_played_on() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD, WARD], concentrations=0),
        p2=player(ailments={"burn": 1}),
    )
    game.p1.plays("Ward", on="p2 burn")
    game.expect("Ward", controller="p2", owner="p1", zone="play", area=1)
    game.p1.plays(game["Ward 2"], on="Ward")
    game.expect(game.p2, boons=["Ward 2"], block=5)
    game.expect(game.p1, discard=["Ward"])


@pytest.mark.rule("RS-PLAY-4", "RS-RULING-46")
def test_a_card_can_be_destroyed_once_its_costs_are_paid_and_not_before() -> None:
    relic = trinket("Relic", "Your block is 1 higher.", keywords="Pain 1")
    storm = trinket("Storm", "Whenever the enemy loses health, destroy each enemy trinket.")
    game = scenario(
        "runeslingers", p1=player(hand=[relic], field=[CHARM]), p2=player(field=[storm])
    )
    game.p1.plays("Relic")
    game.expect("Charm", zone="discard")
    game.expect("Relic", zone="play")
    hail = trinket("Hail", "Whenever the enemy plays a trinket, destroy each enemy trinket.")
    game = scenario("runeslingers", p1=player(hand=[relic]), p2=player(field=[hail]))
    game.p1.plays("Relic")
    game.expect("Relic", zone="discard")
    game.expect(game.p1, health=17)


@pytest.mark.rule("RS-PLAY-6", "RS-LADDER-9")
def test_a_card_that_leaves_before_its_effect_resolves_has_none() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[SMASH]), blocks="never"
    )
    game.p1.plays("Ember", target="p2")
    game.p2.answers_with("Smash", target="Ember")
    game.expect(game.p2, health=18)
    game.expect(game.p1, discard=["Ember"])
    assert game.log_in_order("Ember is destroyed", "the effect of player 1's Ember does nothing")


@pytest.mark.rule("RS-PLAY-6", "RS-RULING-42")
def test_a_card_that_a_when_played_trigger_removes_is_not_slung() -> None:
    ward = trinket("Bane", "Whenever the enemy plays a runespell, destroy each enemy runespell.")
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=[SHOUT], field=[ward]))
    game.p1.plays("Ember")
    assert game.asked == ["p1"]
    game.expect("Ember", zone="discard")
    assert not game.log_contains("slings")


@pytest.mark.rule("RS-PLAY-7", "RS-RULING-49")
def test_a_card_that_an_effect_puts_on_the_field_is_played() -> None:
    herald = passive("Whenever you play a trinket, gain 2 health.")
    dig = utility("Dig", "Play a trinket from your discard pile without paying its costs.")
    game = scenario(
        "runeslingers", p1=player(passive=herald, hand=[dig, CHARM], discard=[BELL], health=9)
    )
    game.p1.plays("Dig")
    game.expect("Bell", zone="play", played=True)
    game.expect(game.p1, health=11)
    game.p1.plays("Charm")
    game.expect(game.p1, health=13)


@pytest.mark.rule("RS-PLAY-8", "RS-PLAY-5")
def test_only_a_sling_can_be_answered_not_the_playing_of_a_card() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[BELL, WARD, WALL, EMBER, WALL], ailments={"burn": 1}, concentrations=4),
        p2=player(hand=[SHOUT]),
    )
    game.p1.plays("Bell")
    game.p1.plays("Ward", on="burn")
    game.p1.plays("Wall")
    assert game.asked == ["p1"]
    game.expect(game.p1, field=["Bell", "Ward", "Wall"])
    game.p1.plays("Ember", target="p2")
    assert game.asks(game.p2, "do you answer")


# -- destroyed on entering -----------------------------------------------------------------------

THIN = trinket("Thin", "Whenever this card is played, gain 5 health.", defense=1)


@pytest.mark.rule("RS-PLAY-4", "RS-RULING-42", "RS-RULING-129")
def test_a_card_destroyed_on_entering_was_played_for_the_triggers_of_others_only() -> None:
    herald = passive("Whenever you play a trinket, gain 1 health.")
    watch = trinket("Watch", "Whenever the enemy plays a card, the enemy loses 2 health.")
    game = scenario(
        "runeslingers",
        p1=player(passive=herald, hand=[THIN], ailments={"fragment": 1}, health=9),
        p2=player(field=[watch]),
    )
    game.p1.plays("Thin")
    game.expect("Thin", zone="discard")
    game.expect(game.p1, health=9 + 1 - 2)


@pytest.mark.rule("RS-PLAY-4", "RS-RULING-42")
def test_a_card_destroyed_on_entering_counts_among_the_cards_played_this_turn() -> None:
    tally = utility("Tally", "For each card played by you this turn, gain 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[THIN, tally], ailments={"fragment": 1}, health=5)
    )
    game.p1.plays("Thin")
    game.p1.plays("Tally")
    game.expect(game.p1, health=7)


@pytest.mark.rule("RS-PLAY-4", "RS-RULING-42")
def test_a_boon_destroyed_on_entering_was_a_boon_played_this_turn() -> None:
    veil = boon("Veil", "Your block is 1 higher.", defense=1)
    pray = utility("Pray", "If you have played a boon this turn, gain 3 health.")
    ailments = {"fragment": 1, "burn": 1}
    game = scenario("runeslingers", p1=player(hand=[veil, pray], ailments=ailments, health=5))
    game.p1.plays("Veil", on="p1 burn")
    game.expect("Veil", zone="discard")
    game.p1.plays("Pray")
    game.expect(game.p1, health=8)


# -- the exact order (RS-RULING-42) --------------------------------------------------------------


@pytest.mark.rule("RS-RULING-42", "RS-RULING-131")
def test_state_checks_come_before_when_played_triggers() -> None:
    glass = trinket("Glass", "Whenever this card is played, draw a card.", defense=1)
    game = scenario("runeslingers", p1=player(hand=[glass], ailments={"fragment": 1}))
    game.p1.plays("Glass")
    game.expect(game.p1, discard=["Glass"], hand=[])
    game = scenario("runeslingers", p1=player(hand=[glass]))
    game.p1.plays("Glass")
    game.expect(game.p1, field=["Glass"], hand=["Filler"])


@pytest.mark.rule("RS-RULING-42")
def test_the_older_trinket_is_gone_before_when_played_triggers() -> None:
    relic = trinket(
        "Relic", "Whenever this card is played, for each allied trinket, gain 1 health."
    )
    game = scenario("runeslingers", p1=player(hand=[relic], field=[relic], health=9))
    game.p1.plays("Relic 2")
    game.expect(game.p1, health=10)


@pytest.mark.rule("RS-RULING-42")
def test_the_older_boon_is_gone_before_when_played_triggers() -> None:
    hymn = boon("Hymn", "Whenever this card is played, for each allied boon, gain 1 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[hymn], boons=[concealing(WARD, curse=1)], health=9)
    )
    game.p1.plays("Hymn", on="Ward")
    game.expect(game.p1, health=10, boons=["Hymn"], concealed={"curse": 1}, maximum=18)


@pytest.mark.rule("RS-RULING-42", "RS-TARGET-1")
def test_targets_are_chosen_after_when_played_triggers() -> None:
    sweep = passive("Whenever you play a runespell, destroy each enemy boon.")
    strip = utility("Strip", "Destroy target card.")
    game = scenario(
        "runeslingers",
        p1=player(passive=sweep, hand=[strip], concentrations=1),
        p2=player(field=[CHARM], boons=[concealing(WARD, burn=1)], concentrations=0),
    )
    game.allows(game.p1, "play", "Strip", target="Ward")
    game.p1.plays("Strip")
    game.expect("Charm", zone="discard")  # the only target that was left
    assert game.log_in_order("Ward is destroyed", "chooses Player 2's Charm", "Charm is destroyed")


@pytest.mark.rule("RS-RULING-42", "RS-DMG-8")
def test_when_slung_triggers_come_after_targets_and_before_the_answer() -> None:
    spark = passive("Whenever an allied runespell is slung, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(passive=spark, hand=[EMBER], health=9),
        p2=player(hand=[SHOUT]),
    )
    game.p1.plays("Ember")
    game.expect(game.p1, health=9)
    game.p1.targets("p2")
    assert game.asks(game.p2, "do you answer")
    game.expect(game.p1, health=10)
    game.expect(effective_damage=[3])


@pytest.mark.rule("RS-RULING-42")
def test_place_and_way_are_announced_before_any_cost() -> None:
    wall = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=4, keywords="Pain 2")
    game = scenario("runeslingers", p1=player(hand=[wall], concentrations=["Hex", "Brand"]))
    assert game.offers(game.p1, "play and sling Wall")
    assert game.offers(game.p1, "play Wall")
    game.p1.chooses("play and sling Wall")
    assert game.asks(game.p1, "where")
    game.expect(game.p1, health=18)
    game.p1.chooses("Brand")
    game.expect(game.p1, health=16)
    game.expect("Wall", under="Brand")


@pytest.mark.rule("RS-RULING-42", "RS-RULING-29")
def test_a_hand_maximum_that_a_played_card_lowers_counts_at_once() -> None:
    drain = boon("Drain", "Your maximum hand size is 6 lower.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[drain]),
        p2=player(hand=["Hex", *filler(2)], ailments={"burn": 1}),
    )
    game.p1.plays("Drain", on="p2 burn")
    assert game.asked == ["p2"]
    game.p2.discards("Hex")
    game.expect(game.p2, hand=["Filler", "Filler"])


# -- while its costs are paid (RS-RULING-46) -----------------------------------------------------


@pytest.mark.rule("RS-RULING-46")
def test_a_trinket_whose_costs_are_being_paid_does_nothing_and_is_not_counted() -> None:
    idol = trinket(
        "Idol", "Your block is 2 higher.\nWhenever you are ailed, draw a card.", keywords="Ail 1"
    )
    count = passive("Whenever you are ailed, for each allied trinket, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(passive=count, hand=[idol], field=[BELL], concentrations=["Hex"], health=9),
    )
    game.p1.plays("Idol")
    game.expect("Idol", zone="being played", in_play=False)
    game.expect("Hex", empty=False, on_top="Idol")
    game.expect(game.p1, field=["Bell"], block=4, hand=[], empty_concentrations=[])
    game.p1.ails("debilitate")
    game.expect(game.p1, health=10, hand=[], block=6, field=["Bell", "Idol"])


@pytest.mark.rule("RS-RULING-46")
def test_a_card_whose_costs_are_being_paid_cannot_be_targeted() -> None:
    idol = trinket("Idol", "Your block is 2 higher.", keywords="Ail 1")
    spite = trinket("Spite", "Whenever the enemy is ailed, destroy target enemy trinket.")
    game = scenario("runeslingers", p1=player(hand=[idol], field=[BELL]), p2=player(field=[spite]))
    game.p1.plays("Idol", ail="debilitate")
    game.expect(game.p1, field=["Idol"], discard=["Bell"])


@pytest.mark.rule("RS-RULING-46", "RS-RULING-96")
def test_a_boon_whose_costs_are_being_paid_conceals_nothing_yet() -> None:
    hymn = boon("Hymn", "Your block is 1 higher.", keywords="Ail 1")
    game = scenario("runeslingers", p1=player(hand=[hymn], ailments={"curse": 3}))
    game.p1.plays("Hymn", on="curse")
    game.expect(game.p1, ailments={"curse": 3}, maximum=15, concealed={}, boons=[])
    game.p1.ails("curse")
    game.expect(game.p1, ailments={}, maximum=18, concealed={"curse": 4}, block=5)


@pytest.mark.rule("RS-RULING-46", "RS-RULING-24")
def test_the_concentration_under_a_card_whose_costs_are_paid_cannot_pay_for_it() -> None:
    slip = utility(
        "Slip", "Sling, return an empty allied concentration to its owner's hand: Draw a card."
    )
    game = scenario("runeslingers", p1=player(hand=[slip], concentrations=["Hex"]))
    game.refuses(game.p1, "play", "Slip", rule="RS-RULING-44")
    game = scenario(
        "runeslingers",
        p1=player(hand=[slip], concentrations=["Hex", "Brand"], deck=["Meteor", *filler(3)]),
    )
    game.p1.plays("Slip", on="Hex")
    game.expect("Slip", under="Hex")
    game.expect(game.p1, hand=["Brand", "Meteor"])
