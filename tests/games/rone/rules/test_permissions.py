"""Permissions of texts, and what they do not win over (RONE-RULING-1, RONE-RULING-2)."""

import pytest

from runestack.games.rone.scenario import player, shield, tactic, technology, unit
from runestack.testing import scenario

UNITS = "You may play units from your graveyard this turn."
TACTICS = "You may play tactics from your graveyard this turn."
TECHNOLOGIES = "You may play technologies from your graveyard this turn."
IMP = unit("Imp")
SPARK = tactic("Spark", "Deal 1 damage to target unit.")
WOLF = unit("Wolf", health=3)


@pytest.mark.rule("RONE-RULING-1")
@pytest.mark.parametrize(
    "text",
    [
        f"Draw a card. {UNITS} Gain 1 {{water}}.",
        f"Gain 1 {{water}}.\nInitiative, pay 1 {{water}}: {UNITS}",
        "If you have 1 or more {water}, you may play units from your graveyard this turn.",
        "You may play Survivor units from your graveyard this turn.",
        "You may play cards from your graveyard this turn.",
    ],
)
def test_a_permission_is_given_wherever_it_stands_in_a_text(text: str) -> None:
    game = scenario(
        "rone", p1=player(water=1, hand=[tactic("Dig", text)], graveyard=[IMP]), graveyard="bottom"
    )
    game.p1.plays("Dig", initiative=0 if "Initiative" in text else ())
    game.p1.plays("Imp")
    game.expect("Imp", zone="battlefield", exhaustion=0)


@pytest.mark.rule("RONE-RULING-1")
def test_a_permission_for_one_race_is_none_for_others() -> None:
    dig = tactic("Dig", "You may play Machine units from your graveyard this turn.")
    dead = [IMP, unit("Robot", race="machine")]
    game = scenario("rone", p1=player(hand=[dig], graveyard=dead), graveyard="bottom")
    game.p1.plays("Dig")
    game.refuses(game.p1, "play", "Imp", rule="RONE-PLAY-1")
    game.allows(game.p1, "play", "Robot")


@pytest.mark.rule("RONE-RULING-1", "RONE-RULING-58")
def test_with_an_empty_hand_the_allowed_card_alone_lets_a_player_announce() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Dig", UNITS)], hero_exhaustion=1, graveyard=[IMP]),
        graveyard="bottom",
    )
    game.p1.plays("Dig")
    game.p1.announces("play")
    assert game.options(game.p1) == ["Play Imp for 0 of your 0 water", "Play no card"]
    game.p1.declines()
    game.refuses(game.p1, "play", "Imp", rule="RONE-RULING-60")


@pytest.mark.rule("RONE-RULING-1", "RONE-RULING-126")
def test_a_trigger_and_a_copied_ability_give_permissions_too() -> None:
    lich = unit("Lich", text=f"Battlefield: {UNITS}")
    game = scenario("rone", p1=player(hand=[lich], graveyard=[IMP]))
    game.p1.plays("Lich")
    game.p1.plays("Imp")
    mimic = unit(
        "Mimic",
        text="{yellow 1}: Use an activated ability of another target unit"
        " as if it were printed on this unit.",
    )
    crypt = unit("Crypt", text=f"{{yellow 1}}: {UNITS}")
    game = scenario("rone", p1=player(units=[mimic], graveyard=[IMP]), p2=player(units=[crypt]))
    game.p1.uses("Mimic", target="Crypt")
    game.p1.plays("Imp")
    game.expect("Imp", zone="battlefield", controller="p1")


@pytest.mark.rule("RONE-RULING-2", "RONE-SLOW-3")
def test_a_permission_in_the_opponents_turn_does_not_make_a_unit_a_fast_effect() -> None:
    crypt = technology("Crypt", f"{{yellow 1}}: {UNITS}")
    game = scenario(
        "rone",
        p1=player(hand=[SPARK], units=[WOLF]),
        p2=player(technologies=[crypt], graveyard=[IMP]),
        income="stop",
    )
    with game.windows():
        game.p1.plays("Spark", target="Wolf")
        game.p2.uses("Crypt")
    game.refuses(game.p2, "play", "Imp", rule="RONE-SLOW-3")
    assert "RONE-PLAY-1" not in game.explains(game.p2, "play", "Imp")
    game.p1.ends_turn()
    game.refuses(game.p2, "play", "Imp", rule="RONE-PLAY-1")  # it was for p1's turn


@pytest.mark.rule("RONE-RULING-1", "RONE-FAST-3")
def test_of_three_players_one_plays_a_tactic_from_the_graveyard_in_anothers_turn() -> None:
    game = scenario(
        "rone",
        mode="3p",
        p1=player(hand=[tactic("Horn", "Gain 1 {water}.")], units=[WOLF]),
        p3=player(hand=[tactic("Echo", TACTICS)], graveyard=[SPARK]),
        graveyard="bottom",
        income="stop",
    )
    with game.windows():
        game.p1.plays("Horn")
        game.p2.passes()
        game.p3.plays("Echo")
    with game.windows():
        game.p1.ends_turn()
        game.p2.passes()
        game.p3.plays("Spark", target="Wolf")
    game.expect("Wolf", health=2)
    game.refuses(game.p3, "play", "Spark", rule="RONE-PLAY-1")


@pytest.mark.rule("RONE-RULING-1", "RONE-2V2-5", "RONE-RULING-144")
def test_of_a_team_who_played_the_tactic_may_play_from_the_shared_graveyard() -> None:
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(graveyard=[IMP]),
        p3=player(hand=[tactic("Dig", UNITS)]),
        graveyard="bottom",
    )
    game.p3.plays("Dig")
    assert "RONE-PLAY-1" in game.explains(game.p1, "play", "Imp")
    game.p3.plays("Imp")
    game.expect(game.p1, units=["Imp"])


@pytest.mark.rule("RONE-RULING-2", "RONE-PLAY-4", "RONE-KEY-SHIELD-2")
def test_tactics_from_the_graveyard_keep_their_keywords_and_greyed_out_costs() -> None:
    dead = [
        tactic("Sealed", "Gain 1 {water}.", cost="never"),
        tactic("Flood", "Slow effect.\nGain 3 {water}."),
        tactic("Wall", "Shield.\nGain 3 {water}."),
    ]
    game = scenario(
        "rone", p1=player(hand=[tactic("Echo", TACTICS)], graveyard=dead), graveyard="top"
    )
    game.p1.plays("Echo")
    game.refuses(game.p1, "play", "Sealed", rule="RONE-PLAY-4")
    game.p1.announces("play")  # a slow tactic is announced
    game.p1.plays("Flood")
    game.p1.plays("Wall")
    game.expect("Wall", shield=True)
    game.expect(game.p1, water=6)


@pytest.mark.rule("RONE-RULING-2", "RONE-PLAY-6", "RONE-ZONE-10")
@pytest.mark.parametrize("others", [2, 3])
def test_a_technology_is_played_from_the_graveyard_only_while_there_is_room(others: int) -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=[tactic("Dig", TECHNOLOGIES)],
            graveyard=[technology("Lens")],
            technologies=[technology(f"Tech {number}") for number in range(others)],
        ),
        graveyard="bottom",
    )
    game.p1.plays("Dig")
    if others == 3:
        game.refuses(game.p1, "play", "Lens", rule="RONE-PLAY-6")
    else:
        game.p1.plays("Lens")
        game.expect(game.p1, technologies=["Tech 0", "Tech 1", "Lens"])


@pytest.mark.rule("RONE-RULING-2", "RONE-KEY-INVISIBLE-1")
def test_an_allowed_tactic_still_cannot_be_aimed_at_an_invisible_unit() -> None:
    ghost = unit("Ghost", text="Invisibility.")
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Echo", TACTICS)], graveyard=[SPARK], deck=[shield(WOLF)]),
        p2=player(units=[ghost]),
        graveyard="bottom",
    )
    game.p1.plays("Echo")
    game.refuses(game.p1, "play", "Spark", target="Ghost", rule="RONE-KEY-INVISIBLE-1")
    game.refuses(game.p1, "play", "Spark", rule="RONE-RULING-50")
