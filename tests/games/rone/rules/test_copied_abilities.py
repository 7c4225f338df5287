"""Abilities that are copied from another card (RONE-COPY, RONE-RULING-126)."""

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, unit
from runestack.testing import scenario

LEARN = "{yellow 1}: This unit gains the abilities of another target unit until end of turn."
APE = unit("Ape", health=5, text=LEARN)
MIMIC = unit(
    "Mimic",
    health=5,
    text="{yellow 1}: Use an activated ability of another target unit"
    " as if it were printed on this unit.",
)
ROUSE = tactic("Rouse", "Refresh target unit 3 times.")
DOOM = tactic("Doom", "Destroy target unit.")


@pytest.mark.rule("RONE-COPY-1", "RONE-RULING-126")
def test_a_copied_activated_ability_is_used_by_the_copying_card_with_its_own_exhaustion() -> None:
    drill = unit("Drill", text="{purple 2}, pay 1 {water}: Draw a card.")
    game = scenario(
        "rone",
        p1=player(water=1, units=[APE], hand=[ROUSE]),
        p2=player(water=5, units=[placed(drill, exhaustion=3)]),
    )
    game.p1.uses("Ape", target="Drill")
    game.refuses(game.p1, "use", "Ape", number=1, rule="RONE-EXH-4")
    game.p1.plays("Rouse", target="Ape")
    game.p1.uses("Ape", ability=1)
    game.expect("Ape", exhaustion=2)
    game.expect("Drill", exhaustion=3)
    game.expect(game.p1, water=0, hand=["Filler"])
    game.expect(game.p2, water=5, hand=[])


@pytest.mark.rule("RONE-RULING-126")
def test_a_copied_ability_that_the_controller_cannot_pay_is_refused() -> None:
    drill = unit("Drill", text="{purple 2}, pay 1 {water}: Draw a card.")
    game = scenario(
        "rone",
        p1=player(water=0, units=[APE], hand=[ROUSE]),
        p2=player(water=5, units=[drill]),
    )
    game.p1.uses("Ape", target="Drill")
    game.p1.plays("Rouse", target="Ape")
    game.refuses(game.p1, "use", "Ape", number=1, rule="RONE-ABIL-2")


@pytest.mark.rule("RONE-COPY-1")
def test_copied_keywords_triggers_and_continuous_texts_work_on_the_copying_card() -> None:
    idol = unit(
        "Idol",
        melee=1,
        text="Flying.\nOther allied units get +1 {melee}.\n"
        "Whenever an enemy unit dies, gain 1 {water}.",
    )
    game = scenario(
        "rone",
        p1=player(units=[APE, unit("Friend")], hand=[DOOM]),
        p2=player(units=[idol, unit("Foe")]),
        graveyard="top",
    )
    game.expect("Friend", melee=1)
    assert game["Ape"].attack_targets == ["Foe"]
    game.p1.uses("Ape", target="Idol")
    game.expect("Ape", keywords={"flying"})
    game.expect("Friend", melee=2)  # an ally of Ape
    game.expect("Foe", melee=2)  # still an ally of Idol
    game.expect("Ape", melee=1)  # `other`: not the copying card itself
    game.p1.plays("Doom", target="Foe")
    game.expect(game.p1, water=1)  # an enemy of Ape
    game.expect(game.p2, water=0)
    assert game["Ape"].attack_targets == ["Idol"]  # it reaches a flyer, and the flyer guards


@pytest.mark.rule("RONE-COPY-1")
def test_a_copied_strike_starts_by_damage_of_the_copying_card_only() -> None:
    orc = unit("Orc", text="Strike: Draw a card.")
    game = scenario(
        "rone",
        p1=player(units=[APE, orc], hand=[ROUSE]),
        damage="deck",
        graveyard="top",
    )
    game.p1.uses("Ape", target="Orc")
    game.p1.plays("Rouse", target="Ape")
    game.p1.attacks("Ape", "p2 hero")
    game.expect(game.p1, hand=["Filler"])
    game.p1.attacks("Orc", "p2 hero")
    game.expect(game.p1, hand=["Filler", "Filler"])


@pytest.mark.rule("RONE-COPY-1")
def test_a_copy_ends_with_its_time_and_with_the_zone() -> None:
    hawk = unit("Hawk", text="Flying.\nWhenever a unit enters the battlefield, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[APE], hand=[unit("Rat"), unit("Cat")]),
        p2=player(units=[hawk]),
        income="stop",
    )
    game.p1.uses("Ape", target="Hawk")
    game.p1.plays("Rat")
    game.p1.chooses("Ape")  # two texts: of Hawk and its copy
    game.expect(game.p1, water=1)
    game.p1.ends_turn()
    game.expect("Ape", keywords=set())
    game.p2.ends_turn()
    with game.changed({"p1 water": 0, "p2 water": +1}):
        game.p1.plays("Cat")


@pytest.mark.rule("RONE-COPY-2")
def test_a_card_name_in_a_copied_text_means_the_card_it_was_copied_from() -> None:
    monk = unit("Monk", text="{yellow 1}: This unit gets +2 {health}.")
    game = scenario("rone", p1=player(units=[APE, MIMIC, monk], hand=[ROUSE]))
    game.p1.uses("Ape", target="Monk")
    game.p1.plays("Rouse", target="Ape")
    game.p1.uses("Ape", ability=1)
    game.expect("Monk", health=4, exhaustion=0)
    game.expect("Ape", health=5, exhaustion=1)
    game.p1.uses("Mimic", target="Monk")
    game.expect("Monk", health=6, exhaustion=0)
    game.expect("Mimic", health=5)


@pytest.mark.rule("RONE-COPY-2")
def test_an_event_of_the_named_card_starts_a_copied_text() -> None:
    avenger = unit("Avenger", health=9, text="Whenever this unit is dealt damage, gain 1 {water}.")
    spark = tactic("Spark", "Deal 1 damage to target unit.")
    game = scenario(
        "rone",
        p1=player(units=[APE], hand=[spark, spark]),
        p2=player(units=[avenger]),
        graveyard="top",
    )
    game.p1.uses("Ape", target="Avenger")
    game.p1.plays("Spark", target="Ape")
    game.expect(game.p1, water=0)
    game.p1.plays("Spark", target="Avenger")
    game.p1.chooses("Ape")
    game.expect(game.p1, water=1)
    game.expect(game.p2, water=1)


@pytest.mark.rule("RONE-RULING-126")
def test_a_used_ability_of_another_card_is_paid_with_the_exhaustion_and_water_of_the_user() -> None:
    drill = unit("Drill", text="{purple 2}, pay 2 {water}: Draw a card.")
    game = scenario("rone", p1=player(water=3, units=[MIMIC]), p2=player(water=3, units=[drill]))
    game.p1.uses("Mimic", target="Drill")
    game.expect("Mimic", exhaustion=3)  # 1 for its own ability and 2 for the copied one
    game.expect("Drill", exhaustion=0)
    game.expect(game.p1, water=1, hand=["Filler"])
    game.expect(game.p2, water=3, hand=[])


@pytest.mark.rule("RONE-RULING-126", "RONE-RULING-5")
@pytest.mark.parametrize(("cost", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_a_copied_ability_is_used_only_if_its_exhaustions_fit_on_the_copying_card(
    cost: int, drawn: int
) -> None:
    drill = unit("Drill", speed=cost, text=f"{{yellow {cost}}}: Draw a card.")
    game = scenario("rone", p1=player(units=[MIMIC]), p2=player(units=[drill]))
    game.p1.uses("Mimic", target="Drill")
    game.expect("Mimic", exhaustion=1 + cost if drawn else 1)
    assert len(game.p1.hand) == drawn


@pytest.mark.rule("RONE-RULING-126")
def test_mimic_lattice_offers_only_abilities_that_cost_one_exhaustion() -> None:
    ada = hero("Ada", "{purple 2}: Draw 2 cards.\n{purple 2}: Gain 5 {water}.")
    game = scenario("rone", p1=player(hero=ada, units=["Mimic Lattice"]))
    game.p1.uses("Mimic Lattice", target="p1 hero", mode=0)
    game.expect("Mimic Lattice", exhaustion=3)
    game.expect(game.p1, water=1, hand=[])


@pytest.mark.rule("RONE-RULING-126")
def test_a_mimic_refreshed_in_reaction_has_room_for_three_exhaustions() -> None:
    drill = placed(unit("Drill", speed=3, text="{yellow 3}: Draw a card."), exhaustion=1)
    game = scenario(
        "rone",
        p1=player(units=[MIMIC], hand=[ROUSE]),
        p2=player(units=[drill], hero_exhaustion=1),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("Mimic", target="Drill")
        game.p1.plays("Rouse", target="Mimic")
    game.expect("Mimic", exhaustion=3)
    game.expect(game.p1, hand=["Filler"])


@pytest.mark.rule("RONE-RULING-126", "RONE-RULING-5")
def test_a_mimic_exhausted_in_reaction_has_no_room_and_pays_no_water_either() -> None:
    drill = unit("Drill", text="{purple 2}, pay 1 {water}: Draw a card.")
    tire = tactic("Tire", "Exhaust target unit once.")
    game = scenario(
        "rone",
        p1=player(units=[MIMIC], water=1),
        p2=player(units=[drill], hand=[tire]),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("Mimic", target="Drill")
        game.p2.plays("Tire", target="Mimic")
    game.expect("Mimic", exhaustion=2)
    game.expect(game.p1, water=1, hand=[])


@pytest.mark.rule("RONE-RULING-126", "RONE-RULING-139")
def test_a_team_mate_who_uses_the_copying_card_pays_and_draws() -> None:
    drill = unit("Drill", text="{purple 2}, pay 1 {water}: Draw a card.")
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(units=[MIMIC], water=1),
        p2=player(units=[drill]),
        p3=player(water=1),
    )
    game.p3.uses("Mimic", target="Drill")
    game.expect("Mimic", exhaustion=3)
    game.expect(game.p3, water=0, hand=["Filler"])
    game.expect(game.p1, water=1, hand=[])


@pytest.mark.rule("RONE-RULING-126")
def test_a_part_that_names_a_copied_card_which_is_gone_cannot_be_executed() -> None:
    monk = unit("Monk", text="{yellow 1}: This unit gets +2 {health}. Gain 1 {water}.")
    pump = unit("Pump", text="{yellow 1}: Gain 1 {water}. This unit gets +2 {health}. Draw a card.")
    for source, water in ((monk, 0), (pump, 1)):
        game = scenario("rone", p1=player(units=[APE, source], hand=[ROUSE, DOOM]), graveyard="top")
        game.p1.uses("Ape", target=source.name)
        game.p1.plays("Doom", target=source.name)
        game.p1.plays("Rouse", target="Ape")
        game.p1.uses("Ape", ability=1)
        game.expect("Ape", health=5, exhaustion=1)
        game.expect(game.p1, water=water, hand=[])


@pytest.mark.rule("RONE-RULING-126")
def test_a_card_that_has_left_cannot_be_exhausted_for_a_used_ability() -> None:
    drill = unit("Drill", text="{purple 2}: Draw a card.")
    game = scenario(
        "rone", p1=player(units=[MIMIC, drill]), p2=player(hand=[DOOM]), graveyard="top"
    )
    with game.windows():
        game.p1.uses("Mimic", target="Drill")
        game.p2.plays("Doom", target="Mimic")
    game.expect("Mimic", zone="graveyard", exhaustion=0)
    game.expect("Drill", exhaustion=0)
    game.expect(game.p1, hand=[])


@pytest.mark.rule("RONE-COPY-1")
def test_a_copy_of_a_copy_text_does_not_copy_itself_without_end() -> None:
    game = scenario("rone", p1=player(hero=hero("Ada"), units=[MIMIC, MIMIC]))
    game.p1.uses(game["Mimic 1"], target=game["Mimic 2"])
    game.expect("Mimic 1", exhaustion=1)
    game.expect("Mimic 2", exhaustion=0)
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-8", "RONE-RULING-126")
def test_a_copied_card_that_left_and_came_back_is_not_the_one_a_copied_text_names() -> None:
    idol = unit("Idol", text="{purple 2}: This unit gets +2 {health}.")
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario("rone", p1=player(units=[APE, idol], hand=[ROUSE, recall]), graveyard="top")
    game.p1.uses("Ape", target="Idol")
    game.p1.plays("Recall", target="Idol")
    game.p1.plays("Idol")
    game.p1.plays("Rouse", target="Ape")
    game.p1.uses("Ape", ability=1)
    game.expect("Idol", health=2)
    game.expect("Ape", health=5, exhaustion=2)
