"""Concentrations: setting, using and returning them (RS-CONC, RS-RULING-21 to 28)."""

import pytest

from runestack.games.runeslingers.scenario import (
    filler,
    passive,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

DAB = utility("Dab", "Gain 1 health.")
WALL = utility("Wall", "Your block is 1 higher.", defense=3)
SWEEP = utility("Sweep", "Destroy target runespell.")
RASH = utility("Rash", "Gain 1 health.", keywords="Distract")
RASH_WALL = utility("Rash Wall", "Your block is 1 higher.", defense=3, keywords="Distract")


@pytest.mark.rule("RS-CONC-1", "RS-CONC-2", "RS-PLAYPH-2")
def test_any_hand_card_is_set_face_down_on_the_lowest_available_area() -> None:
    game = scenario("runeslingers", p1=player(hand=["Deathmark"], concentrations=2))
    game.p1.sets("Deathmark")
    game.expect("Deathmark", zone="concentration", area=3, known_to=["p1"], empty=True)
    game.expect(game.p1, hand=[], sets_used=1)


@pytest.mark.rule("RS-CONC-2", "RS-RULING-21")
def test_with_a_card_on_each_of_the_six_areas_nothing_can_be_set() -> None:
    game = scenario("runeslingers", p1=player(hand=[DAB], concentrations=6))
    game.refuses(game.p1, "set", "Dab", rule="RS-CONC-2")
    game = scenario("runeslingers", p1=player(hand=[DAB], concentrations=5))
    game.p1.sets("Dab")
    assert len(game.p1.concentrations) == 6


@pytest.mark.rule("RS-RULING-21")
def test_the_number_of_concentration_areas_can_be_changed() -> None:
    game = scenario("runeslingers", p1=player(hand=[DAB], concentrations=2), concentration_areas=2)
    game.refuses(game.p1, "set", "Dab", rule="RS-CONC-2")


@pytest.mark.rule("RS-CONC-3", "RS-PLAYPH-2")
def test_a_second_concentration_of_the_turn_needs_an_effect() -> None:
    game = scenario("runeslingers", p1=player(hand=[*filler(2)]))
    game.p1.sets("Filler")
    game.refuses(game.p1, "set", "Filler", rule="RS-CONC-3")
    game = scenario(
        "runeslingers",
        p1=player(hand=[*filler(2)], passive=passive("Your concentration limit is 1 higher.")),
    )
    game.p1.sets("Filler")
    game.p1.sets("Filler")
    assert len(game.p1.concentrations) == 5


@pytest.mark.rule("RS-CONC-4", "RS-CONC-6", "RS-CONC-9")
def test_each_card_needs_an_empty_concentration_and_nothing_else_limits_the_plays() -> None:
    pat = utility("Pat", "Gain 1 health.")
    game = scenario("runeslingers", p1=player(hand=[DAB, DAB, pat], concentrations=2))
    game.p1.plays("Dab")
    assert len(game.p1.empty_concentrations) == 1
    game.p1.plays("Dab")
    assert game.p1.empty_concentrations == []
    game.refuses(game.p1, "play", "Pat", rule="RS-CONC-6")


@pytest.mark.rule("RS-CONC-5", "RS-RULING-28")
def test_a_face_down_card_has_no_type_and_only_as_a_card_it_is_a_target() -> None:
    clear = utility("Clear", "Return target card to its owner's hand.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[clear, SWEEP], concentrations=["Fireball", *filler(2)]),
        p2=player(concentrations=0, field=[WALL]),
    )
    game.refuses(game.p1, "play", "Sweep", target="Fireball", rule="RS-TARGET-4")
    game.p1.plays("Clear", on="Filler", target="Fireball")
    game.expect("Fireball", zone="hand")


@pytest.mark.rule("RS-CONC-7", "RS-SETUP-6")
def test_the_concentration_of_the_setup_does_not_use_up_the_set_of_the_first_turn() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[DAB], concentrations=1), turn_number=1, at="play"
    )
    game.allows(game.p1, "set", "Dab")
    game.p1.sets("Dab")
    assert len(game.p1.concentrations) == 2


@pytest.mark.rule("RS-CONC-8", "RS-RULING-22")
def test_a_concentration_is_empty_again_at_once_when_its_card_leaves() -> None:
    game = scenario("runeslingers", p1=player(hand=[SWEEP, DAB], concentrations=1, field=[WALL]))
    game.p1.plays("Sweep", target="Wall")
    game.expect("Wall", zone="discard")
    assert len(game.p1.empty_concentrations) == 1
    game.p1.plays("Dab")
    assert len(game.p1.concentrations) == 2


@pytest.mark.rule("RS-CONC-10", "RS-DRAW-6", "RS-RULING-27", "RS-RULING-25")
def test_a_pass_returns_an_empty_concentration_and_offers_no_full_one() -> None:
    game = scenario(
        "runeslingers",
        p1=player(field=[placed(WALL, on="Meteor")], concentrations=["Fireball", "Channel"]),
        at="draw",
    )
    game.p1.chooses("pass")
    assert game.offers(game.p1, "Fireball")
    assert game.offers(game.p1, "Channel")
    assert not game.offers(game.p1, "Meteor")
    game.p1.chooses("Fireball")
    game.expect("Fireball", zone="hand", known_to=["p1"])
    game.expect("Meteor", zone="concentration")
    game.expect("Channel", zone="concentration")


@pytest.mark.rule("RS-RULING-23", "RS-CLEANUP-7")
def test_a_slung_distract_card_takes_its_concentration_along_in_cleanup() -> None:
    game = scenario("runeslingers", p1=player(hand=[RASH], concentrations=["Meteor"]))
    game.p1.plays("Rash")
    game.expect("Meteor", zone="concentration", on_top="Rash")
    game.p1.ends_turn()
    game.expect("Meteor", zone="discard", known_to=["p1", "p2"])
    game.expect("Rash", zone="discard")


@pytest.mark.rule("RS-RULING-23")
def test_a_distract_card_that_stays_keeps_its_concentration_over_cleanup() -> None:
    game = scenario("runeslingers", p1=player(hand=[RASH_WALL], concentrations=["Meteor"]))
    game.p1.plays("Rash Wall")
    game.p1.ends_turn()
    game.expect("Rash Wall", zone="play", sideways=True, under="Meteor")


@pytest.mark.rule("RS-RULING-23", "RS-RULING-27")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target runespell.",
        "Return target runespell to its owner's hand.",
        "Put target runespell on top of its owner's deck.",
        "Discard target runespell.",
    ],
)
def test_a_distract_card_that_leaves_outside_cleanup_costs_no_concentration(text: str) -> None:
    sweep = utility("Sweep", text)
    game = scenario(
        "runeslingers",
        p1=player(hand=[sweep, DAB], concentrations=["Brand"], field=[placed(RASH_WALL, on="Hex")]),
    )
    game.p1.plays("Sweep", on="Brand", target="Rash Wall")
    game.expect("Hex", zone="concentration", empty=True)
    game.p1.plays("Dab", on="Hex")
    game.p1.ends_turn()
    game.expect(game.p1, concentrations=["Hex", "Brand"])


@pytest.mark.rule("RS-RULING-23")
def test_a_slung_distract_card_that_is_bounced_in_an_answer_was_as_if_never_played() -> None:
    bounce = utility("Back", "Return target runespell to its owner's hand.", keywords="Shout")
    game = scenario(
        "runeslingers",
        p1=player(hand=[RASH], concentrations=["Meteor"]),
        p2=player(hand=[bounce]),
    )
    game.p1.plays("Rash")
    game.p2.answers_with("Back", target="Rash")
    game.expect("Meteor", zone="concentration", empty=True)
    game.allows(game.p1, "play", "Rash")


@pytest.mark.rule("RS-RULING-23", "RS-CLEANUP-7", "RS-CLEANUP-5")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("At the end of your turn, destroy each runespell.", "discard"),
        ("At the end of your turn, return each runespell to its owner's hand.", "hand"),
    ],
)
def test_a_distract_card_that_an_end_of_turn_effect_removes_takes_its_concentration_at_once(
    text: str, zone: str
) -> None:
    dusk = trinket("Dusk", text)
    count = trinket("Count", "Whenever you discard a card, gain 1 health.")
    game = scenario(
        "runeslingers",
        p1=player(
            field=[placed(RASH_WALL, on="Hex"), placed(WALL, on="Brand"), dusk, count],
            concentrations=0,
            health=5,
        ),
    )
    game.p1.ends_turn()
    game.expect("Rash Wall", zone=zone)
    game.expect("Hex", zone="discard", known_to=["p1", "p2"])
    game.expect("Brand", zone="concentration", empty=True)
    game.expect(game.p1, health=6)


@pytest.mark.rule("RS-RULING-23", "RS-RULING-24")
def test_a_concentration_that_an_effect_of_cleanup_returns_is_not_lost_to_distract() -> None:
    dusk = trinket(
        "Dusk", "At the end of your turn, return each concentration to its owner's hand."
    )
    game = scenario(
        "runeslingers",
        p1=player(field=[placed(RASH_WALL, on="Hex"), placed(dusk, on="Brand")], concentrations=0),
    )
    game.p1.ends_turn()
    game.expect("Hex", zone="hand")
    game.expect("Rash Wall", zone="discard")


@pytest.mark.rule("RS-RULING-24")
def test_a_full_concentration_cannot_be_chosen_and_takes_its_card_along_if_removed() -> None:
    peel = utility("Peel", "Discard target concentration.")
    burn_down = utility("Burn Down", "Discard each enemy concentration.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[peel, burn_down]),
        p2=player(concentrations=["Channel"], field=[placed(WALL, on="Meteor")]),
    )
    game.refuses(game.p1, "play", "Peel", target="Meteor", rule="RS-TARGET-4")
    game.p1.plays("Burn Down")
    game.expect("Meteor", zone="discard")
    game.expect("Wall", zone="discard")
    game.expect("Channel", zone="discard")


@pytest.mark.rule("RS-RULING-25", "RS-CARD-10")
def test_the_enemy_never_sees_a_concentration_but_sees_it_discarded() -> None:
    peel = utility("Peel", "Discard each enemy concentration.")
    game = scenario("runeslingers", p1=player(hand=[peel]), p2=player(concentrations=["Meteor"]))
    game.expect("Meteor", known_to=["p2"])
    game.p1.plays("Peel")
    game.expect("Meteor", zone="discard", known_to=["p1", "p2"])


@pytest.mark.rule("RS-RULING-26")
def test_setting_counts_as_playing_a_card_but_not_a_runespell() -> None:
    note = trinket("Note", "Whenever you play a card, gain 1 health.")
    sign = trinket("Sign", "Whenever you play a runespell, gain 5 health.")
    game = scenario("runeslingers", p1=player(hand=["Fireball"], field=[note, sign], health=5))
    game.p1.sets("Fireball")
    game.expect(game.p1, health=6)
    game.expect(ladder=[])


@pytest.mark.rule("RS-RULING-28")
def test_an_empty_concentration_is_no_runespell_whatever_its_face() -> None:
    ember = spirit("Ember", "Deal 1 damage to a target.")
    game = scenario(
        "runeslingers", p1=player(hand=[SWEEP]), p2=player(concentrations=[ember, "Fireball"])
    )
    game.refuses(game.p1, "play", "Sweep", rule="RS-TARGET-3")
