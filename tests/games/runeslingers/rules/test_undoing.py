"""A play that turns out to be impossible is undone as a whole (RS-RULING-43), wherever it happens."""

import json

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    filler,
    passive,
    player,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario

THORN = trinket("Thorn", "Whenever you lose health, discard a card.")
RITE = utility("Rite", "Sling, discard a card: Draw a card.", keywords="Pain 1")
BELL = trinket("Bell", "Activate: Draw a card.")
WARD = boon("Ward", "Your block is 1 higher.")


def position(game: Scenario) -> dict[str, object]:
    """Everything but the marks of what was undone, and the question that is open."""
    dump = json.loads(json.dumps(game.state.dump()))
    del dump["columns"]["refused"]
    del dump["asking"]
    return {key: value for key, value in dump.items() if key != "frames"} | {
        "frames": [frame[0] for frame in dump["frames"]]
    }


@pytest.mark.rule("RS-RULING-43", "RS-COST-4")
def test_a_cost_that_a_trigger_makes_impossible_takes_the_whole_play_back() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[RITE, *filler(1)], field=[THORN], did={"set": 1}),
        p2=player(hand=1),
    )
    before = position(game)
    game.p1.plays("Rite")
    assert game.log_in_order("plays Rite", "1 health", "discards Filler", "Rite is undone")
    assert position(game) == before
    game.expect(game.p1, hand=["Rite", "Filler"], health=18, field=["Thorn"], discard=[])
    assert game.asked == ["p1"]


@pytest.mark.rule("RS-RULING-43")
def test_what_was_undone_is_not_offered_before_something_has_happened() -> None:
    bell = trinket("Bell", "Your block is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[RITE, bell], field=[THORN]))
    game.allows(game.p1, "play", "Rite")
    game.p1.plays("Rite")
    game.refuses(game.p1, "play", "Rite", rule="RS-RULING-43")
    game.p1.sets("Bell")
    assert game.explains(game.p1, "play", "Rite") == ["RS-RULING-44"]  # no card is left to discard


@pytest.mark.rule("RS-RULING-43")
@pytest.mark.parametrize("action", ["set", "charge", "play", "sling"])
def test_any_action_that_was_carried_out_lets_an_undone_play_be_tried_again(action: str) -> None:
    ash = trinket("Ash", "Whenever you lose health, sear a card.")
    rite = utility("Rite", "Sling, sear 10 cards: Draw a card.", keywords="Pain 1")
    coil = utility(
        "Coil", "Gain 1 health. For each token on this card, draw a card.", keywords="Charge"
    )
    game = scenario("runeslingers", p1=player(hand=[rite, BELL], field=[ash, coil]))
    game.p1.plays("Rite")
    game.refuses(game.p1, "play", "Rite", rule="RS-RULING-43")
    if action == "set":
        game.p1.sets("Bell")
    elif action == "charge":
        game.p1.charges("Coil")
    elif action == "play":
        game.p1.plays("Bell")
    else:
        game.p1.slings("Coil")
    game.allows(game.p1, "play", "Rite")


@pytest.mark.rule("RS-RULING-43")
def test_plays_that_undo_each_other_in_turn_do_not_run_in_a_circle() -> None:
    game = scenario("runeslingers", p1=player(hand=[RITE, RITE], field=[THORN], did={"set": 1}))
    game.p1.plays(game["Rite"])
    game.p1.plays(game["Rite 2"])
    game.refuses(game.p1, "play", game["Rite"], rule="RS-RULING-43")
    game.refuses(game.p1, "play", game["Rite 2"], rule="RS-RULING-43")
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.p1.goes_on()
    game.allows(game.p1, "play", game["Rite"])  # a new turn


@pytest.mark.rule("RS-RULING-43")
def test_another_way_to_play_the_card_is_still_offered() -> None:
    wall = utility("Wall", "Sling, pay 1 health, discard a card: Draw a card.", defense=2)
    game = scenario("runeslingers", p1=player(hand=[wall, *filler(1)], field=[THORN]))
    game.p1.plays("Wall", sling=True)
    assert game.log_contains("Wall is undone")
    game.refuses(game.p1, "play and sling", "Wall", rule="RS-RULING-43")
    game.p1.plays("Wall")
    game.expect("Wall", zone="play", slung=False)


@pytest.mark.rule("RS-RULING-43", "RS-RULING-44")
def test_a_sling_announced_with_the_play_belongs_to_what_is_undone() -> None:
    wall = utility("Wall", "Sling, discard a card: Draw a card.", defense=2, keywords="Pain 2")
    thief = trinket("Thief", "Whenever the enemy plays a runespell, the enemy discards a card.")
    game = scenario(
        "runeslingers", p1=player(hand=[wall, *filler(1)]), p2=player(field=[thief], health=9)
    )
    before = position(game)
    game.p1.plays("Wall", sling=True)
    assert game.log_in_order("2 health", "Thief triggers", "discards Filler", "Wall is undone")
    assert position(game) == before
    game.p1.plays("Wall")
    game.expect("Wall", zone="play", slung=False)
    game.expect(game.p1, health=16, discard=["Filler"])


@pytest.mark.rule("RS-RULING-43")
def test_a_card_whose_own_trigger_takes_the_price_of_its_sling_goes_back() -> None:
    wall = utility(
        "Wall",
        "Whenever this card is played, discard a card.\nSling, discard a card: Draw a card.",
        defense=2,
    )
    game = scenario("runeslingers", p1=player(hand=[wall, *filler(1)], did={"set": 1}))
    before = position(game)
    game.p1.plays("Wall", sling=True)
    assert game.log_in_order("Wall triggers", "discards Filler", "Wall is undone")
    assert position(game) == before


@pytest.mark.rule("RS-RULING-43", "RS-PLAY-6")
def test_nothing_is_kept_for_a_card_that_breaks_as_soon_as_it_is_in_play() -> None:
    wall = utility("Wall", "Sling, discard a card: Draw a card.", defense=1)
    game = scenario("runeslingers", p1=player(hand=[wall, *filler(1)], ailments={"fragment": 1}))
    game.p1.plays("Wall", sling=True)
    game.expect(game.p1, hand=["Filler"], discard=["Wall"])
    assert game.state.kept == []


@pytest.mark.rule("RS-RULING-43", "RS-RULING-44")
def test_the_second_cost_of_an_activation_takes_the_first_back() -> None:
    bell = trinket("Bell", "Activate, pay 2 health, discard a card: Draw a card.")
    game = scenario("runeslingers", p1=player(hand=1, field=[bell, THORN], did={"set": 1}))
    before = position(game)
    game.p1.activates("Bell")
    assert position(game) == before
    game.expect("Bell", activated=False)
    game.refuses(game.p1, "activate", "Bell", rule="RS-RULING-43")


@pytest.mark.rule("RS-RULING-43")
def test_everything_that_triggers_did_in_between_is_taken_back() -> None:
    echo = trinket("Echo", "Whenever you discard a card, the enemy loses 18 health.")
    omen = trinket("Omen", "The first time each turn the enemy loses power, gain 1 health.")
    bane = trinket(
        "Bane", "Whenever you lose power, apply 1 Burn to the enemy. Discard each enemy trinket."
    )
    game = scenario(
        "runeslingers",
        p1=player(hand=[RITE, *filler(1)], field=[THORN, echo, omen], did={"set": 1}),
        p2=player(field=[bane], hand=1),
    )
    before = position(game)
    game.p1.plays("Rite")
    assert game.log_in_order(
        "Thorn triggers", "Echo triggers", "loses 1 power", "Bane triggers", "Rite is undone"
    )
    assert game.log_contains("Omen triggers")
    assert position(game) == before
    game.expect(game.p2, power=5, determinations=0)
    # with a card more the costs can be paid, and the same triggers stay done
    game = scenario("runeslingers", p1=player(hand=[RITE, *filler(2)], field=[THORN, echo, omen]))
    game.p1.plays("Rite")
    game.p1.discards("Filler")
    game.expect(game.p2, power=3)
    game.expect("Rite", zone="play", slung=True)


@pytest.mark.rule("RS-RULING-43", "RS-RULING-96")
def test_a_boon_whose_place_merges_away_while_its_cost_is_paid_goes_back() -> None:
    hymn = boon("Hymn", "Your block is 1 higher.", keywords="Ail 1")
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[hymn],
            ailments={"insanity": 1, "fragment": 3},
            boons=[concealing(WARD, insanity=2)],
            did={"set": 1},
        ),
    )
    before = position(game)
    game.p1.plays("Hymn", on="Ward", ail="fragment")  # the fourth one destroys Ward
    game.p1.keeps_area(1)  # and so the place of Hymn has no ailment any more
    assert game.log_in_order("Ward is destroyed", "one card with 3 Insanity", "Hymn is undone")
    assert position(game) == before
    game.expect(game.p1, areas=["insanity 1", "fragment 3", "boon on insanity 2", ""], discard=[])
    # the same, with the place kept: Hymn is played on it
    game = scenario(
        "runeslingers",
        p1=player(
            hand=[hymn],
            ailments={"insanity": 1, "fragment": 3},
            boons=[concealing(WARD, insanity=2)],
        ),
    )
    game.p1.plays("Hymn", on="Ward", ail="fragment")
    game.p1.keeps_area(3)
    game.expect(game.p1, areas=["", "fragment 4", "boon on insanity 3", ""], boons=["Hymn"])


@pytest.mark.rule("RS-RULING-43")
def test_a_boon_on_an_ailment_that_a_trigger_cleanses_goes_back() -> None:
    hymn = boon("Hymn", "Your block is 1 higher.", keywords="Pain 1")
    balm = trinket("Balm", "Whenever the enemy loses health, cleanse all Burn from you.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[hymn, *filler(1)], health=10),
        p2=player(field=[balm], ailments={"burn": 2}),
    )
    game.p1.plays("Hymn", on="p2 burn")
    game.expect("Hymn", zone="hand")
    game.expect(game.p1, health=10)
    game.expect(game.p2, areas=["burn 2", "", "", ""])


@pytest.mark.rule("RS-RULING-43", "RS-RULING-24")
def test_a_card_whose_concentration_is_discarded_meanwhile_goes_back() -> None:
    gale = trinket("Gale", "Whenever the enemy loses health, discard each enemy concentration.")
    bell = trinket("Bell", "Your block is 1 higher.", keywords="Pain 1")
    game = scenario(
        "runeslingers", p1=player(hand=[bell], concentrations=["Meteor"]), p2=player(field=[gale])
    )
    game.p1.plays("Bell")
    assert game.log_contains("Bell is undone")
    game.expect(game.p1, hand=["Bell"], concentrations=["Meteor"], health=18, discard=[])


@pytest.mark.rule("RS-RULING-43")
def test_a_new_concentration_on_the_same_area_is_another_place() -> None:
    flux = passive(
        "Whenever you lose health, discard each allied concentration. "
        "Set the top card of your deck as a concentration."
    )
    bell = trinket("Bell", "Your block is 1 higher.", keywords="Pain 1")
    game = scenario("runeslingers", p1=player(passive=flux, hand=[bell], concentrations=["Meteor"]))
    game.p1.plays("Bell")
    assert game.log_in_order("discards Meteor", "sets", "Bell is undone")
    game.expect(game.p1, hand=["Bell"], empty_concentrations=["Meteor"], health=18)


@pytest.mark.rule("RS-RULING-43", "RS-RULING-63")
def test_a_sear_cost_that_runs_out_of_cards_is_undone_and_loses_no_power() -> None:
    ash = trinket("Ash", "Whenever you sear a card, void a card.")
    rite = utility("Rite", "Gain 1 health.", keywords="Sear 3")
    game = scenario(
        "runeslingers", p1=player(hand=[rite, *filler(1)], field=[ash], deck=4, health=9)
    )
    before = position(game)
    game.p1.plays("Rite")
    assert game.log_in_order("sears", "voids", "sears", "voids", "Rite is undone")
    assert not game.log_contains("loses 1 power")
    assert position(game) == before
    # as an effect, the same goes on over the empty deck
    burn = utility("Burn", "Sear 3 cards.")
    game = scenario("runeslingers", p1=player(hand=[burn], field=[ash], deck=4))
    game.p1.plays("Burn")
    game.expect(game.p1, power=4)


@pytest.mark.rule("RS-RULING-43", "RS-KEY-AIL-2")
def test_an_ail_cost_that_can_be_paid_only_in_part_is_undone() -> None:
    veil = trinket("Veil", "While you have 1 or more Burn, you cannot be ailed.")
    rite = utility("Rite", "Gain 1 health.", keywords="Ail 2")
    game = scenario("runeslingers", p1=player(hand=[rite], field=[veil], did={"set": 1}))
    before = position(game)
    game.p1.plays("Rite", ail="burn")
    assert game.log_in_order("1 Burn", "2 health", "Rite is undone")
    assert position(game) == before
    game = scenario("runeslingers", p1=player(hand=[rite], field=[veil]))
    game.p1.plays("Rite", ail="curse")
    game.expect(game.p1, curse=2)
