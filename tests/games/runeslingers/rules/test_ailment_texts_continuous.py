"""The texts of Curse, Weaken I, Fragment I, Insanity II and Debilitate: what is so all the time (RS-RULING-79)."""

import pytest

from runestack.games.runeslingers.scenario import (
    activate,
    attack,
    boon,
    concealing,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.games.staged_cards import Design
from runestack.testing import scenario

WARD = boon("Ward", "At the beginning of your turn, gain 1 health.")
WALL = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=3)
IDOL = trinket("Idol", "Your block is 1 higher.", defense=2)
SHELL = boon("Shell", "Your block is 1 higher.", defense=4)
EMBER = spirit("Ember", "Deal 6 damage to a target.")
BALM = utility("Balm", "Cleanse 1 ailment from target Runeslinger.")
SMASH = utility("Smash", "Destroy target boon.")


def ail(ailment: str, number: int = 1) -> Design:
    """A card that applies instances of a type."""
    return utility("Bane", f"Apply {number} {ailment} to target Runeslinger.")


# -- level II switched on and off ----------------------------------------------------------------


@pytest.mark.rule(
    "RS-RULING-79", "RS-RULING-80", "RS-RULING-83", "RS-AIL-3", "RS-AIL-5", "RS-AIL-6"
)
@pytest.mark.parametrize(
    ("word", "fact", "below", "from_four"),
    [
        ("Curse", "ability_cost", 1, 2),
        ("Insanity", "hand_maximum", 8, 6),
        ("Debilitate", "draw_number", 2, 1),
    ],
)
def test_a_continuous_level_two_begins_with_the_fourth_instance_and_ends_below_four(
    word: str, fact: str, below: int, from_four: int
) -> None:
    key = word.lower()
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail(word), BALM]),
        p2=player(ailments={key: 3}, activate=activate("Draw a card.", cost=1)),
    )
    game.expect(game.p2, levels={key: 1}, **{fact: below})
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, levels={key: 2}, **{fact: from_four})
    game.p1.plays("Balm", target="p2")
    game.expect(game.p2, levels={key: 1}, **{fact: below})


@pytest.mark.rule("RS-RULING-79", "RS-AIL-20", "RS-BOON-2", "RS-BOON-9")
@pytest.mark.parametrize(
    ("word", "fact", "concealed", "uncovered"),
    [
        ("curse", "ability_cost", 1, 2),
        ("curse", "maximum", 18, 13),
        ("curse", "health", 18, 13),
        ("insanity", "hand_maximum", 8, 6),
        ("debilitate", "draw_number", 2, 1),
        ("weaken", "block", 4, 0),
    ],
)
def test_a_concealed_ailment_has_no_continuous_effect_until_it_is_uncovered(
    word: str, fact: str, concealed: int, uncovered: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(boons=[concealing(WARD, **{word: 5})], activate=activate("Draw a card.", cost=1)),
    )
    game.expect(game.p2, levels={}, **{fact: concealed})
    game.p1.plays("Smash", target="Ward")
    game.expect(game.p2, levels={word: 2}, **{fact: uncovered})


@pytest.mark.rule("RS-RULING-79", "RS-BOON-1", "RS-BOON-2")
@pytest.mark.parametrize(
    ("word", "fact", "before", "after"),
    [
        ("curse", "ability_cost", 2, 1),
        ("curse", "maximum", 14, 18),
        ("insanity", "hand_maximum", 6, 8),
        ("debilitate", "draw_number", 1, 2),
        ("weaken", "block", 0, 4),
    ],
)
def test_a_boon_ends_the_continuous_effects_of_the_ailment_under_it(
    word: str, fact: str, before: int, after: int
) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[WARD], ailments={word: 4}, activate=activate("Draw a card.", cost=1)),
    )
    game.expect(game.p1, levels={word: 2}, **{fact: before})
    game.p1.plays("Ward", on=f"p1 {word}")
    game.expect(game.p1, levels={}, concealed={word: 4}, **{fact: after})


# -- Curse ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize(("number", "maximum"), [(1, 17), (2, 16), (5, 13)])
def test_each_curse_lowers_the_maximum_health_by_1(number: int, maximum: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[ail("Curse", number)]))
    game.p1.plays("Bane", target="p2")
    game.expect(game.p2, maximum=maximum, health=maximum, power=5)
    game.expect(game.p1, maximum=18)


@pytest.mark.rule("RS-RULING-79", "RS-RULING-88", "RS-AIL-20")
def test_a_curse_that_is_cleansed_or_concealed_gives_the_maximum_back_but_no_health() -> None:
    game = scenario("runeslingers", p1=player(hand=[BALM, WARD], ailments={"curse": 3}))
    game.expect(game.p1, maximum=15, health=15)
    game.p1.plays("Balm", target="p1")
    game.expect(game.p1, maximum=16, health=15)
    game.p1.plays("Ward", on="p1 curse")
    game.expect(game.p1, maximum=18, health=15)


@pytest.mark.rule("RS-RULING-79")
def test_with_four_curses_the_ability_takes_one_determination_more() -> None:
    spark = activate("Gain 1 health.", cost=1)
    one = player(ailments={"curse": 4}, activate=spark, determinations=1)
    game = scenario("runeslingers", p1=one)
    game.refuses(game.p1, "ability", rule="RS-DET-4")
    game = scenario(
        "runeslingers", p1=player(ailments={"curse": 4}, activate=spark, determinations=3)
    )
    game.p1.activates()
    game.expect(game.p1, determinations=1)
    game = scenario(
        "runeslingers", p1=player(ailments={"curse": 3}, activate=spark, determinations=1)
    )
    game.allows(game.p1, "ability")


# -- Fragment I ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-AIL-13")
def test_each_fragment_takes_1_defense_from_all_defense_cards_of_its_player() -> None:
    slab = trinket("Slab", "Your block is 1 higher.", defense=4)
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment", 2), BALM], field=[placed(WALL)]),
        p2=player(field=[slab, WALL], boons=[concealing(SHELL, burn=1)]),
    )
    game.p1.plays("Bane", target="p2")
    assert [game.p2[name].defense for name in ("Slab", "Wall", "Shell")] == [2, 1, 2]
    assert game.p1["Wall"].defense == 3
    game.p1.plays("Balm", target="p2")
    assert [game.p2[name].defense for name in ("Slab", "Wall", "Shell")] == [3, 2, 3]


@pytest.mark.rule("RS-RULING-79", "RS-AIL-13", "RS-AIL-9")
def test_a_card_goes_with_the_fragment_that_takes_its_last_defense() -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[ail("Fragment", 3)]), p2=player(field=[IDOL, WALL])
    )
    game.p1.plays("Bane", target="p2")
    game.expect("Idol", zone="discard")
    game.expect("Wall", zone="discard")
    assert game.log_in_order("Idol is destroyed", "Wall is destroyed")


@pytest.mark.rule("RS-RULING-79", "RS-AIL-13")
def test_what_fragment_destroys_is_gone_before_the_on_ail_effect_of_the_instance() -> None:
    slab = trinket("Slab", "Your block is 1 higher.", defense=4)
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Fragment")]),
        p2=player(ailments={"fragment": 3}, field=[slab, trinket("Charm", "You cannot pass.")]),
    )
    game.p1.plays("Bane", target="p2")  # Slab breaks first, so that Charm is all that is left
    game.expect("Slab", zone="discard")
    game.expect("Charm", zone="discard")


@pytest.mark.rule("RS-RULING-79", "RS-AIL-20")
def test_a_concealed_fragment_takes_no_defense() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[SMASH]),
        p2=player(field=[placed(WALL)], boons=[concealing(WARD, fragment=2)]),
    )
    assert game["Wall"].defense == 3
    game.p1.plays("Smash", target="Ward")
    assert game["Wall"].defense == 1


@pytest.mark.rule("RS-AIL-13", "RS-RULING-79")
def test_a_card_with_defense_1_is_destroyed_as_soon_as_fragment_is_on_its_player() -> None:
    thin = trinket("Thin", "Your block is 1 higher.", defense=1)
    game = scenario(
        "runeslingers", p1=player(hand=[ail("Fragment")], field=[thin]), p2=player(field=[thin])
    )
    game.p1.plays("Bane", target="p2")
    game.expect("p2 Thin", zone="discard")
    game.expect("p1 Thin", zone="play", defense=1)


@pytest.mark.rule("RS-AIL-13", "RS-RULING-79")
def test_a_card_with_defense_1_is_destroyed_as_soon_as_it_is_in_play_under_fragment() -> None:
    thin = spirit("Thin", "Sling: Deal 2 damage to a target.", defense=1)
    game = scenario("runeslingers", p1=player(hand=[thin], ailments={"fragment": 1}))
    game.p1.plays("Thin")
    game.expect("Thin", zone="discard")
    game.expect(game.p1, empty_concentrations=["Filler"] * 3)


# -- Weaken I ------------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-AIL-4", "RS-BLOCK-6")
@pytest.mark.parametrize(("number", "block"), [(1, 3), (3, 1), (4, 0), (7, 0)])
def test_each_weaken_lowers_the_block_by_1_down_to_0(number: int, block: int) -> None:
    game = scenario(
        "runeslingers", p1=player(hand=[EMBER]), p2=player(hand=1, ailments={"weaken": number})
    )
    game.expect(game.p2, block=block)
    game.expect(game.p1, block=4)
    game.p1.plays("Ember", target="p2")
    if block:
        game.p2.blocks("Filler")
    assert game.asked == ["p1"]  # with a block of 0 nobody was asked
    game.expect(game.p2, health=18 - 6 + block)


# -- Insanity II ---------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79", "RS-RULING-29")
def test_the_fourth_insanity_discards_one_card_at_random_and_then_down_to_6() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[ail("Insanity")]),
        p2=player(hand=["Meteor", "Meteor", *filler(6)], ailments={"insanity": 3}),
    )
    game.p1.plays("Bane", target="p2")
    assert game.asks(game.p2)
    assert (len(game.p2.hand), len(game.p2.discard)) == (7, 1)
    game.p2.discards("Meteor")
    assert len(game.p2.hand) == 6
    assert game.asked == ["p1"]


# -- Debilitate ----------------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_debilitate_takes_1_from_each_damage_however_many_it_is(number: int) -> None:
    twice = attack("Twice", "Deal 3 damage to a target. Deal 2 direct damage to a target.")
    game = scenario("runeslingers", p1=player(hand=[twice], ailments={"debilitate": number}))
    game.p1.plays("Twice", target=["p2", "p2"])
    game.expect(game.p2, health=18 - 2 - 1)


@pytest.mark.rule("RS-RULING-79")
def test_debilitate_counts_for_trinkets_abilities_and_boons_of_others_on_the_own_field() -> None:
    chime = trinket("Chime", "Activate: Deal 3 damage to the enemy.")
    thorn = boon("Thorn", "At the end of your play phase, deal 3 damage to each player.")
    game = scenario(
        "runeslingers",
        p1=player(
            field=[chime],
            ailments={"debilitate": 1},
            boons=[concealing(placed(thorn, owner="p2"), curse=1)],
            activate=activate("Deal 4 direct damage to the enemy.", cost=1),
            determinations=1,
        ),
    )
    game.p1.activates("Chime")
    game.expect(game.p2, health=16)
    game.p1.activates()
    game.expect(game.p2, health=13)
    game.p1.ends_phase()
    game.expect(game.p2, health=11)
    game.expect(game.p1, health=16)


@pytest.mark.rule("RS-RULING-79", "RS-AIL-20")
def test_debilitate_of_the_enemy_and_concealed_debilitate_take_nothing() -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER], boons=[concealing(WARD, debilitate=2)]),
        p2=player(ailments={"debilitate": 2}),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, health=12)


@pytest.mark.rule("RS-RULING-79", "RS-RULING-109")
def test_one_damage_of_a_debilitated_player_is_none_and_health_loss_is_not_lowered() -> None:
    tap = attack("Tap", "Deal 1 damage to a target. Inflict 1 Curse. The enemy loses 2 health.")
    game = scenario(
        "runeslingers", p1=player(hand=[tap], ailments={"debilitate": 1}), p2=player(hand=1)
    )
    game.p1.plays("Tap", target="p2")
    game.expect(game.p2, health=16, ailments={}, hand=["Filler"])


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize(
    ("ailments", "turn_number", "drawn"),
    [({"debilitate": 3}, 3, 2), ({"debilitate": 4}, 3, 1), ({"debilitate": 4}, 1, 0)],
)
def test_debilitate_two_takes_a_card_of_the_draw_phase_but_not_the_one_of_a_pass(
    ailments: dict[str, int], turn_number: int, drawn: int
) -> None:
    game = scenario(
        "runeslingers", p1=player(ailments=ailments), at="draw", turn_number=turn_number
    )
    game.expect(game.p1, hand=["Filler"] * drawn, power=5)
    game.p1.passes("draw")
    game.expect(game.p1, hand=["Filler"] * (drawn + 1))
