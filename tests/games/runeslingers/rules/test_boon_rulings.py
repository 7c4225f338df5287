"""What it takes to play a boon, and what it lies on (RS-RULING-91, 95 to 98)."""

import pytest

from runestack.games.runeslingers.scenario import (
    boon,
    concealing,
    passive,
    placed,
    player,
    trinket,
    utility,
)
from runestack.testing import scenario

WARD = boon("Ward", "Your block is 1 higher.")
DEAR = boon("Dear", "Your block is 1 higher.", keywords="Ail 1")
BANE = utility("Bane", "Apply 1 Burn to target Runeslinger.")
SMASH = utility("Smash", "Destroy target boon.")


# -- a boon without an ailment (RS-RULING-91) ----------------------------------------------------


@pytest.mark.rule("RS-RULING-91")
def test_a_boon_whose_ailment_is_gone_stays_and_takes_its_area() -> None:
    three = {"curse": 1, "weaken": 1, "debilitate": 1}
    game = scenario(
        "runeslingers",
        p1=player(hand=[BANE, BANE, SMASH]),
        p2=player(ailments=three, boons=[concealing(WARD)]),
    )
    game.expect(game.p2, boons=["Ward"], concealed={}, block=4)
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments=three, health=17)
    game.p1.plays("Smash", target="Ward")
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, ailments={**three, "burn": 1}, health=15)


@pytest.mark.rule("RS-RULING-91", "RS-TYPE-11")
def test_a_boon_without_an_ailment_can_be_replaced_by_another() -> None:
    veil = boon("Veil", "Your maximum hand size is 1 higher.")
    game = scenario("runeslingers", p1=player(hand=[veil], boons=[concealing(WARD)]))
    game.p1.plays("Veil", on="Ward")
    game.expect(game.p1, boons=["Veil"], discard=["Ward"], areas=["boon", "", "", ""])


# -- when it begins to conceal (RS-RULING-96) ----------------------------------------------------


@pytest.mark.rule("RS-RULING-96", "RS-RULING-46")
def test_an_ail_cost_can_be_paid_with_the_type_under_the_boon_which_conceals_the_new_count() -> (
    None
):
    game = scenario(
        "runeslingers",
        p1=player(hand=[DEAR], ailments={"burn": 3, "curse": 1, "weaken": 1, "fragment": 1}),
    )
    game.p1.plays("Dear", on="p1 burn")
    assert game.asks(game.p1, "which type")
    game.expect("Dear", zone="being played")
    game.expect(game.p1, burn=3, block=3)  # nothing is concealed, the text does not work yet
    assert len(game.options("p1")) == 4  # the Burn below it included, and no new type
    game.p1.ails("burn")
    game.expect(
        game.p1, concealed={"burn": 4}, block=4, ailments={"curse": 1, "weaken": 1, "fragment": 1}
    )
    game.expect(
        game.p1, health=17 - 3, discard=["Filler"] * 2
    )  # its on-ail effects, level II included


@pytest.mark.rule("RS-RULING-96")
def test_an_ail_cost_paid_with_another_type_does_not_go_under_the_boon() -> None:
    game = scenario("runeslingers", p1=player(hand=[DEAR], ailments={"burn": 3}))
    game.p1.plays("Dear", on="p1 burn", ail="weaken")
    game.expect(game.p1, areas=["boon on burn 3", "weaken 1", "", ""], block=4, health=18)


@pytest.mark.rule("RS-RULING-96", "RS-RULING-46")
def test_an_ail_cost_on_an_older_boon_starts_a_new_card_of_the_concealed_type() -> None:
    game = scenario("runeslingers", p1=player(hand=[DEAR], boons=[concealing(WARD, burn=3)]))
    game.p1.plays("Dear", on="Ward", ail="burn")
    game.expect(game.p1, areas=["boon on burn 3", "burn 1", "", ""], boons=["Dear"])
    game.expect(game.p1, health=16, discard=["Ward", "Filler"])


# -- a place, not a target (RS-RULING-97) --------------------------------------------------------


@pytest.mark.rule("RS-RULING-97")
def test_a_boon_that_cannot_be_targeted_is_a_place_for_another() -> None:
    ghost = boon("Ghost", "This card cannot be targeted.")
    game = scenario(
        "runeslingers", p1=player(hand=[WARD, SMASH]), p2=player(boons=[concealing(ghost, burn=1)])
    )
    game.refuses(game.p1, "play", "Smash", rule="RS-TARGET-3")
    game.p1.plays("Ward", on="Ghost")
    game.expect(game.p2, boons=["Ward"], discard=["Ghost"])


@pytest.mark.rule("RS-RULING-97")
def test_an_untargetable_runeslingers_ailment_is_a_place_for_a_boon() -> None:
    mist = passive("You cannot be targeted.")
    game = scenario(
        "runeslingers", p1=player(hand=[WARD]), p2=player(ailments={"burn": 1}, passive=mist)
    )
    game.p1.plays("Ward", on="p2 burn")
    game.expect(game.p2, concealed={"burn": 1})


@pytest.mark.rule("RS-RULING-97")
def test_nothing_is_triggered_as_targeted_by_a_boon_that_is_played_on_it() -> None:
    shy = boon("Shy", "Whenever this card is targeted, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD, SMASH]),
        p2=player(boons=[concealing(shy, burn=1), concealing(shy, curse=1)]),
    )
    game.p1.plays("Ward", on=game["Shy"])
    game.expect(game.p2, hand=[], boons=["Shy", "Ward"])
    game.p1.plays("Smash", target="Shy 2")
    game.expect(game.p2, hand=["Filler"])


# -- you on a boon (RS-RULING-98) ----------------------------------------------------------------


@pytest.mark.rule("RS-RULING-98")
def test_costs_of_a_boon_are_paid_by_the_player_who_plays_it() -> None:
    costly = boon("Costly", "Your block is 2 lower.", keywords="Pain 2, Ail 1, Sear 1")
    game = scenario("runeslingers", p1=player(hand=[costly]), p2=player(ailments={"curse": 1}))
    game.p1.plays("Costly", on="p2 curse", ail="weaken")
    game.expect(game.p1, health=16, ailments={"weaken": 1}, discard=["Filler"], block=3)
    game.expect(game.p2, health=17, ailments={}, discard=[], block=2)


@pytest.mark.rule("RS-RULING-98")
def test_choice_on_a_boon_is_made_by_its_player_and_you_is_the_controller() -> None:
    fork = boon(
        "Fork", "• Your block is 3 lower.\n• Your maximum hand size is 3 lower.", keywords="Choice"
    )
    game = scenario("runeslingers", p1=player(hand=[fork]), p2=player(ailments={"curse": 1}))
    game.p1.plays("Fork", on="p2 curse")
    assert game.asked == ["p1"]
    game.p1.chooses_bullet(1)
    game.expect(game.p2, hand_maximum=5, block=4)
    game.expect(game.p1, hand_maximum=8, block=4)


@pytest.mark.rule("RS-RULING-98")
@pytest.mark.parametrize("field", ["p1", "p2"])
def test_fate_on_a_boon_is_chosen_by_the_enemy_of_its_player_wherever_it_lies(field: str) -> None:
    fork = boon(
        "Fork", "• Your block is 3 lower.\n• Your maximum hand size is 3 lower.", keywords="Fate"
    )
    sick = {"curse": 1}
    game = scenario("runeslingers", p1=player(hand=[fork], ailments=sick), p2=player(ailments=sick))
    game.p1.plays("Fork", on=f"{field} curse")
    assert game.asked == ["p2"]
    game.p2.chooses_bullet(0)
    hit, spared = (game.p1, game.p2) if field == "p1" else (game.p2, game.p1)
    game.expect(hit, block=1)
    game.expect(spared, block=4)


@pytest.mark.rule("RS-RULING-98", "RS-BOON-4")
def test_the_enemy_in_the_text_of_a_boon_is_the_enemy_of_its_controller() -> None:
    thorn = boon("Thorn", "At the beginning of your turn, the enemy loses 2 health.")
    game = scenario(
        "runeslingers",
        p1=player(boons=[concealing(placed(thorn, owner="p2"), weaken=1)]),
        at="beginning",
    )
    game.expect(game.p1, health=18)
    game.expect(game.p2, health=16)


@pytest.mark.rule("RS-RULING-98", "RS-BOON-4")
def test_a_boon_that_its_player_puts_on_the_enemy_counts_as_played_by_its_player() -> None:
    joy = trinket("Joy", "Whenever you play a boon, draw a card.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD], field=[joy]),
        p2=player(ailments={"curse": 1}, field=[joy]),
    )
    game.p1.plays("Ward", on="p2 curse")
    game.expect(game.p1, hand=["Filler"])
    game.expect(game.p2, hand=[])


@pytest.mark.rule("RS-RULING-96", "RS-RULING-43")
@pytest.mark.parametrize("kept", [1, 2])
def test_a_boon_whose_place_merges_away_while_it_is_paid_for_is_taken_back(kept: int) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[DEAR], ailments={"fragment": 3}, boons=[concealing(WARD, fragment=1)]),
    )
    game.p1.plays("Dear", on="Ward", ail="fragment")
    game.p1.keeps_area(kept)  # the fourth Fragment has destroyed Ward
    if kept == 2:
        game.expect(game.p1, areas=["", "boon on fragment 5", "", ""], boons=["Dear"])
    else:
        game.expect(game.p1, areas=["fragment 3", "boon on fragment 1", "", ""], hand=["Dear"])
        game.expect(game.p1, boons=["Ward"], discard=[])


# -- the instigator of what a boon does ----------------------------------------------------------


@pytest.mark.rule("RS-RULING-145", "RS-RULING-98", "RS-DMG-12")
@pytest.mark.parametrize(
    ("mark", "heard"),
    [
        ("you lose 2 health", "Whenever you lose health"),
        ("deal 2 damage to you", "Whenever you are dealt damage"),
        ("apply 1 Curse to you", "Whenever you are ailed"),
    ],
)
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_the_instigator_of_a_boons_effect_is_who_played_it_and_you_its_controller(
    mark: str, heard: str, owner: str
) -> None:
    brand = boon("Mark", f"At the beginning of your turn, {mark.replace('you lose', 'lose')}.")
    spite = passive(f"{heard}, the instigator loses 3 maximum health.")
    game = scenario(
        "runeslingers",
        p1=player(),
        p2=player(boons=[concealing(placed(brand, owner=owner), burn=1)], passive=spite, hand=2),
        blocks="never",
    )
    game.p1.ends_turn()
    expected = {"p1": 18, "p2": 18 if mark != "apply 1 Curse to you" else 17}
    expected[owner] -= 3
    assert {"p1": game.p1.maximum, "p2": game.p2.maximum} == expected


@pytest.mark.rule("RS-RULING-145")
def test_a_boon_that_destroys_a_card_of_its_field_has_its_player_as_instigator() -> None:
    rust = boon("Rust", "At the beginning of your turn, destroy target allied trinket.")
    idol = trinket("Idol", "Whenever this card is destroyed, deal 3 damage to the instigator.")
    game = scenario(
        "runeslingers",
        p1=player(hand=[rust]),
        p2=player(ailments={"curse": 1}, field=[idol]),
        blocks="never",
    )
    game.p1.plays("Rust", on="p2 curse")
    game.p1.ends_turn()
    game.expect("Idol", zone="discard")
    game.expect(game.p1, health=15)


@pytest.mark.rule("RS-RULING-145", "RS-RULING-112")
def test_a_card_that_a_boons_damage_breaks_is_destroyed_by_who_played_the_boon() -> None:
    rust = boon("Rust", "At the beginning of your turn, deal 2 damage to target allied trinket.")
    idol = trinket(
        "Idol", "Whenever this card is destroyed, deal 3 damage to the instigator.", defense=2
    )
    game = scenario(
        "runeslingers",
        p2=player(boons=[concealing(placed(rust, owner="p1"), burn=1)], field=[idol]),
        blocks="never",
    )
    game.p1.ends_turn()
    game.expect("Idol", zone="discard")
    game.expect(game.p1, health=15)
