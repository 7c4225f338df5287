"""Combat and Strike, continuous bonuses, and what keyword texts have in common."""

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
ORC = unit("Orc", text="Strike: Gain 1 {water}.")
BITER = unit("Biter", health=9, text="Combat: Gain 1 {water}.")

# -- Combat --------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-KEY-COMBAT-1")
def test_combat_starts_for_attacker_and_attacked_unit_before_damage() -> None:
    attacker = unit("Lancer", health=2, melee=2, text="Combat: This unit gets +1 {health}.")
    attacked = unit("Pike", health=2, melee=2, text="Combat: This unit gets +3 {health}.")
    bystander = unit("Idle", health=9, text="Combat: Gain 9 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[attacker]),
        p2=player(units=[attacked, placed(bystander, exhaustion=1)]),
    )
    game.p1.attacks("Lancer", "Pike")
    game.p1.chooses("Pike")  # both start together, the active player orders them
    game.expect("Lancer", health=1)
    game.expect("Pike", health=3)
    game.expect(game.p2, water=0)


@pytest.mark.rule("RONE-KEY-COMBAT-1")
def test_combat_does_not_start_at_the_announcement() -> None:
    game = scenario(
        "rone",
        p1=player(units=[BITER]),
        p2=player(units=[unit("Guard")], hand=[tactic("Snare", "Exhaust target unit once.")]),
    )
    with game.windows():
        game.p1.announces("attack", "Biter")
        game.p2.plays("Snare", target="Biter")
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-KEY-COMBAT-2")
@pytest.mark.parametrize(("edition", "water"), [("en", 0), ("de", 1)])
def test_combat_of_an_attacker_of_a_hero_starts_in_the_german_edition_only(
    edition: str, water: int
) -> None:
    game = scenario(
        "rone", p1=player(units=[BITER]), edition=edition, damage="deck", graveyard="top"
    )
    game.p1.attacks("Biter", "p2 hero")
    game.expect(game.p1, water=water)


@pytest.mark.rule("RONE-KEY-COMBAT-2")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_combat_starts_against_a_unit_in_both_editions(edition: str) -> None:
    game = scenario("rone", p1=player(units=[BITER]), p2=player(units=[BITER]), edition=edition)
    game.p1.attacks("p1 Biter", "p2 Biter")
    game.p1.chooses("p1 Biter")
    game.expect(game.p1, water=1)
    game.expect(game.p2, water=1)


@pytest.mark.rule("RONE-KEY-COMBAT-2")
def test_a_hero_with_combat_is_a_german_card_and_its_text_starts_when_it_is_attacked() -> None:
    fighter = hero("Ada", "Combat: Gain 2 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(hero=fighter),
        edition="de",
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.expect(game.p2, water=2)
    with pytest.raises(ValueError, match="Combat belongs on a unit"):
        scenario("rone", p2=player(hero=fighter), edition="en")


# -- Strike --------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-KEY-STRIKE-1")
def test_strike_is_executed_after_damage_to_the_enemy_hero_and_not_to_a_unit() -> None:
    game = scenario(
        "rone",
        p1=player(units=[ORC, ORC]),
        p2=player(units=[unit("Guard", melee=0)]),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks(game["Orc 1"], "Guard")
    game.expect(game.p1, water=0)
    game.p1.attacks(game["Orc 2"], "p2 hero")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-KEY-STRIKE-1")
def test_strike_does_not_start_without_damage() -> None:
    pest = unit("Pest", melee=0, text="Strike: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[pest]))
    game.p1.attacks("Pest", "p2 hero")
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-KEY-STRIKE-1")
def test_strike_does_not_start_by_damage_to_the_own_hero() -> None:
    cultist = unit(
        "Cultist", text="{yellow 1}: Deal 1 damage to target hero.\nStrike: Gain 1 {water}."
    )
    game = scenario("rone", p1=player(units=[cultist, cultist]), damage="deck", graveyard="top")
    game.p1.uses(game["Cultist 1"], target="p1 hero")
    game.expect(game.p1, water=0)
    game.p1.uses(game["Cultist 2"], target="p2 hero")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-KEY-STRIKE-2")
@pytest.mark.parametrize("ranged", [0, 2])
def test_strike_is_executed_once_for_ranged_and_melee_damage_together(ranged: int) -> None:
    archer = unit("Archer", melee=3, ranged=ranged, text="Strike: Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[archer]), damage="deck", graveyard="top")
    with game.changed({"p1 water": +1, "p2 deck": -3 - ranged}):
        game.p1.attacks("Archer", "p2 hero")


@pytest.mark.rule("RONE-RULING-122")
def test_strike_starts_once_for_each_damage_event_of_an_ability() -> None:
    gunner = unit(
        "Gunner",
        text="{yellow 1}: Deal 2 damage to the opponent's hero. Deal 1 damage to the opponent's hero.\n"
        "Strike: Gain 1 {water}.",
    )
    game = scenario("rone", p1=player(units=[gunner]), damage="deck", graveyard="top")
    with game.changed({"p1 water": +2, "p2 deck": -3}):
        game.p1.uses("Gunner")


@pytest.mark.rule("RONE-RULING-122")
def test_damage_of_another_source_does_not_start_strike() -> None:
    bolt = tactic("Bolt", "Deal 1 damage to target hero.")
    game = scenario("rone", p1=player(units=[ORC], hand=[bolt]), damage="deck", graveyard="top")
    game.p1.plays("Bolt", target="p2 hero")
    game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-RULING-122")
def test_damage_of_a_strike_text_does_not_start_the_same_text_again() -> None:
    fury = unit("Fury", text="Strike: Deal 1 damage to the opponent's hero. Gain 1 {water}.")
    game = scenario("rone", p1=player(units=[fury]), damage="deck", graveyard="top")
    with game.changed({"p1 water": +1, "p2 deck": -2}):
        game.p1.attacks("Fury", "p2 hero")


@pytest.mark.rule("RONE-RULING-122")
def test_damage_of_a_strike_text_starts_another_strike_text_of_the_card() -> None:
    fury = unit(
        "Fury", text="Strike: Deal 1 damage to the opponent's hero.\nStrike: Gain 1 {water}."
    )
    game = scenario("rone", p1=player(units=[fury]), damage="deck", graveyard="top")
    with game.changed({"p1 water": +2, "p2 deck": -2}):
        game.p1.attacks("Fury", "p2 hero")
        game.p1.chooses("Deal 1 damage")  # before the gain that waits beside it


# -- what they have in common --------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-123")
@pytest.mark.parametrize("keyword", ["Death", "Battlefield", "Strike"])
def test_two_texts_with_the_same_keyword_start_separately(keyword: str) -> None:
    twin = unit("Twin", text=f"{keyword}: Gain 1 {{water}}.\n{keyword}: Draw a card.")
    game = scenario(
        "rone",
        p1=player(
            units=[] if keyword == "Battlefield" else [twin],
            hand=[twin] if keyword == "Battlefield" else [tactic("Doom", "Destroy target unit.")],
        ),
        damage="deck",
        graveyard="top",
    )
    if keyword == "Battlefield":
        game.p1.plays("Twin")
    elif keyword == "Death":
        game.p1.plays("Doom", target="Twin")
    else:
        game.p1.attacks("Twin", "p2 hero")
    assert len(game.options(game.p1)) == 2
    game.p1.chooses("draw a card")
    game.expect(game.p1, water=1)
    assert game.p1.hand.count("Filler") == 1


@pytest.mark.rule("RONE-RULING-125")
def test_a_unit_that_lives_by_a_bonus_dies_when_the_bonus_ends() -> None:
    bard = unit("Bard", text="Other allied units get +2 {health}.")
    game = scenario(
        "rone",
        p1=player(
            units=[bard, placed(unit("Hurt"), damage=3), placed(unit("Well"), damage=1)],
            hand=[tactic("Doom", "Destroy target unit.")],
        ),
        graveyard="top",
    )
    game.expect("Hurt", health=1)
    game.expect("Well", health=3)
    game.p1.plays("Doom", target="Bard")
    game.expect("Hurt", zone="graveyard")
    game.expect("Well", zone="battlefield", health=1)


@pytest.mark.rule("RONE-RULING-125")
def test_a_bonus_is_recomputed_when_its_condition_changes() -> None:
    totem = technology("Totem", "While you have 3 or more {water}, allied units get +1 {health}.")
    study = tactic("Study", "Draw a card.", cost=1)
    game = scenario(
        "rone",
        p1=player(
            water=3, technologies=[totem], units=[placed(unit("Hurt"), damage=2)], hand=[study]
        ),
    )
    game.expect("Hurt", health=1)
    game.p1.plays("Study")
    game.expect("Hurt", zone="graveyard")


@pytest.mark.rule("RONE-RULING-125")
def test_a_bonus_of_a_hero_card_ends_with_its_level() -> None:
    ada = hero("Ada", ["Allied units get +1 {health}.", "", ""])
    game = scenario(
        "rone", p1=player(hero=ada, water=7, units=[placed(unit("Hurt"), damage=2), unit("Well")])
    )
    game.expect("Hurt", health=1)
    game.p1.levels_up()
    game.expect(game.p1, level=2)
    game.expect("Hurt", zone="graveyard")
    game.expect("Well", zone="battlefield", health=2)


@pytest.mark.rule("RONE-RULING-129")
def test_keyword_texts_work_on_an_exhausted_card() -> None:
    martyr = unit("Martyr", health=1, melee=0, text="Combat: Draw a card.\nDeath: Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(units=[placed(martyr, exhaustion=3)]),
    )
    game.p1.attacks("Wolf", "Martyr")
    game.expect(game.p2, water=1, hand=["Filler"])
