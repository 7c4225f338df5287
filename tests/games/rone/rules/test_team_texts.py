"""Texts of two teams of two: who is "you" and "the opponent", and who answers for a team (RONE-RULING-144 to 146)."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rone.scenario import filler, hero, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3)
MEND = tactic("Mend", "Target unit gets +1 {health}.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


# -- who is "you" --------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-RULING-144", "RONE-2V2-10")
def test_the_team_says_for_whom_the_text_of_a_shared_unit_is_executed(edition: str) -> None:
    scout = unit("Scout", text="Battlefield: Draw a card.")
    game = scenario("rone", mode="2v2", edition=edition, p1=player(hand=[scout]))
    game.p1.plays("Scout")
    assert game.asks(game.p1, "for which of you")
    assert game.options(game.p1) == ["You", "Player 3"]
    game.p1.chooses("Player 3")
    game.expect(game.p3, hand=["Filler"])
    game.expect(game.p1, hand=[])


@EDITIONS
@pytest.mark.rule("RONE-RULING-144")
@pytest.mark.parametrize(
    ("turn", "speaker"), [("p1", "p1"), ("p2", "p3"), ("p3", "p3"), ("p4", "p1")]
)
def test_outside_the_teams_turns_who_has_the_next_turn_answers_for_it(
    turn: str, speaker: str, edition: str
) -> None:
    martyr = unit("Martyr", health=1, text="Death: Gain 2 {water}.")
    bolt = tactic("Bolt", "Destroy target unit.")
    hands: dict[str, Any] = {
        turn: player(hand=[bolt], units=[martyr] if turn in ("p1", "p3") else [])
    }
    if turn not in ("p1", "p3"):
        hands["p1"] = player(units=[martyr], graveyard=filler(1))
    game = scenario("rone", mode="2v2", edition=edition, turn=turn, **hands)
    getattr(game, turn).plays("Bolt", target="Martyr")
    if turn not in ("p1", "p3"):
        assert game.asked == [getattr(game, speaker)]  # the side of the graveyard for a unit
        getattr(game, speaker).puts("top")
    assert game.asked == [getattr(game, speaker)]
    getattr(game, speaker).chooses("Player 1" if speaker == "p3" else "Player 3")
    assert (game.p3 if speaker == "p1" else game.p1).water == 2


@pytest.mark.rule("RONE-RULING-144")
def test_where_it_makes_no_difference_who_is_meant_nobody_is_asked() -> None:
    archer = unit("Archer", text="Battlefield: Deal 1 damage to target enemy unit.")
    game = scenario("rone", mode="2v2", p1=player(hand=[archer]), p2=player(units=[GUARD]))
    game.p1.plays("Archer")
    game.expect("Guard", health=2)


@pytest.mark.rule("RONE-RULING-144")
def test_a_used_ability_belongs_to_who_used_it_and_an_initiative_to_who_paid() -> None:
    scout = unit("Scout", text="Initiative, pay 1 {water}: Draw a card.")
    medic = unit("Medic", text="{yellow 1}: Draw a card.")
    game = scenario(
        "rone", mode="2v2", turn="p3", p1=player(units=[medic]), p3=player(water=1, hand=[scout])
    )
    game.p3.uses("Medic")
    game.expect(game.p3, hand=["Scout", "Filler"])
    game.p3.plays("Scout", initiative=0)
    game.expect(game.p3, hand=["Filler", "Filler"])
    game.expect(game.p1, hand=[])


@pytest.mark.rule("RONE-RULING-144")
def test_who_played_a_tactic_and_who_takes_hero_damage_choose_the_side_of_the_graveyard() -> None:
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(units=[WOLF], graveyard=filler(1)),
        p2=player(graveyard=filler(1)),
        p3=player(hand=[MEND]),
        p4=player(hand=[GUARD], deck=filler(1)),
    )
    game.p3.plays("Mend", target="Wolf")
    assert game.asked == [game.p3]
    game.p3.puts("bottom")
    game.expect(game.p1, graveyard=["Filler", "Mend"])
    game.p3.attacks("Wolf", "p4 hero")
    game.p4.takes_damage("Guard")
    assert game.asked == [game.p4]


@EDITIONS
@pytest.mark.rule("RONE-2V2-10")
def test_the_team_decides_to_whose_hand_a_unit_returns(edition: str) -> None:
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        p1=player(hand=[RECALL, RECALL], units=[GUARD]),
        p2=player(units=[WOLF]),
        graveyard="top",
    )
    game.p1.plays("Recall", target="Wolf")
    assert game.asks(game.p2, "whose hand does Wolf")
    game.p2.chooses("Player 4")
    game.expect(game.p4, hand=["Wolf"])
    game.p1.plays("Recall", target="Guard")
    assert game.asked == [game.p1]
    game.p1.chooses("You")
    game.expect(game.p1, hand=["Guard"])


@pytest.mark.rule("RONE-2V2-10", "RONE-2V2-5")
def test_who_takes_a_card_of_the_teams_graveyard_gets_it() -> None:
    dig = tactic("Dig", "Put a unit from your graveyard into your hand.")
    game = scenario(
        "rone", mode="2v2", turn="p3", p1=player(graveyard=[WOLF]), p3=player(hand=[dig])
    )
    game.p3.plays("Dig")
    game.expect(game.p3, hand=["Wolf"])


@EDITIONS
@pytest.mark.rule("RONE-2V2-10", "RONE-2V2-2")
def test_both_team_mates_are_you_for_the_passive_text_of_a_shared_unit(edition: str) -> None:
    banner = unit("Banner", text="Units cost you 1 {water} less to play.")
    clerk = unit("Clerk", text="Whenever you play a tactic, this unit gets +1 {health}.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p3",
        p1=player(units=[banner, clerk]),
        p3=player(water=1, hand=[unit("Ox", cost=2), MEND]),
        graveyard="top",
    )
    game.p3.plays("Ox")
    game.expect(game.p3, water=0)
    game.p3.plays("Mend", target="Ox")
    game.expect("Clerk", health=3)


@EDITIONS
@pytest.mark.rule("RONE-RULING-145", "RONE-2V2-2")
def test_your_units_on_heroes_and_technologies_are_those_of_the_team(edition: str) -> None:
    mourner = hero("Mourner", "Whenever an allied unit leaves the battlefield, gain 1 {water}.")
    drums = technology("Drums", "Allied units get +1 {melee}.")
    bolt = tactic("Bolt", "Destroy target unit.")
    widow = hero("Widow", "Whenever an allied unit leaves the battlefield, draw a card.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p2",
        p1=player(hero=mourner, units=[WOLF]),
        p2=player(hand=[bolt], units=[GUARD]),
        p3=player(hero=widow, technologies=[drums]),
        graveyard="top",
    )
    assert game["Wolf"].melee == 3
    assert game["Guard"].melee == 1
    game.p2.plays("Bolt", target="Wolf")
    game.p2.chooses("Mourner")  # the order of both heroes' triggers
    game.p3.chooses("Player 1")  # p3 has the next turn of the team and says for whom
    game.p3.chooses("You")
    game.expect(game.p1, water=1, hand=[])
    game.expect(game.p3, water=0, hand=["Filler"])


@EDITIONS
@pytest.mark.rule("RONE-RULING-144", "RONE-RULING-136", "RONE-2V2-10")
def test_the_team_says_for_whom_the_text_of_a_technology_is_executed(edition: str) -> None:
    well = technology("Well", "Whenever you play a unit, gain 1 {water}.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p3",
        p1=player(technologies=[well]),
        p3=player(hand=[WOLF]),
    )
    game.p3.plays("Wolf")
    assert game.asks(game.p3, "for which of you")
    game.p3.chooses("Player 1")
    assert [game.p1.water, game.p3.water] == [1, 0]


@pytest.mark.rule("RONE-RULING-144")
def test_who_speaks_for_the_team_chooses_the_side_of_the_graveyard_for_a_technology() -> None:
    blast = tactic("Blast", "Destroy target technology.")
    game = scenario(
        "rone",
        mode="2v2",
        turn="p2",
        p1=player(technologies=[technology("Lens")], graveyard=filler(1)),
        p2=player(hand=[blast]),
    )
    game.p2.plays("Blast", target="Lens")
    assert game.asked == [game.p3]  # who has the next turn of the team
    game.p3.puts("bottom")
    game.expect(game.p1, graveyard=["Filler", "Lens"])


@pytest.mark.rule("RONE-2V2-10", "RONE-RULING-136")
def test_your_turn_is_that_of_either_team_mate_for_every_permanent() -> None:
    drums = technology("Drums", "While it is your turn, allied units get +1 {melee}.")
    veil = unit("Veil", text="While it is not your turn, this unit gets +1 {ranged}.")
    words: dict[str, Any] = {"mode": "2v2", "p1": player(units=[veil], technologies=[drums])}
    values = {"p1": (2, 0), "p2": (1, 1), "p3": (2, 0), "p4": (1, 1)}
    for turn, (melee, ranged) in values.items():
        game = scenario("rone", turn=turn, **words)
        game.expect("Veil", melee=melee, ranged=ranged)


@pytest.mark.rule("RONE-2V2-12", "RONE-KEY-DETECTION-1")
def test_detection_of_a_team_mates_technology_counts_for_the_side() -> None:
    ghost = unit("Ghost", text="Invisibility.")
    game = scenario(
        "rone",
        mode="2v2",
        p1=player(units=[WOLF]),
        p2=player(units=[ghost]),
        p3=player(technologies=[technology("Radar", "Detection.")]),
    )
    assert game["Wolf"].attack_targets == ["Ghost"]


@pytest.mark.rule("RONE-RULING-55", "RONE-2V2-10")
def test_a_trigger_on_a_hero_concerns_its_player_and_not_the_team_mate() -> None:
    brand = technology("Brand", "Whenever an enemy hero is exhausted, deal 1 damage to that hero.")
    tire = tactic("Tire", "Exhaust target hero once.")
    game = scenario(
        "rone",
        mode="2v2",
        edition="de",
        p1=player(technologies=[brand], hand=[tire], units=[WOLF], hero_exhaustion=1),
        p2=player(hand=[MEND], hero_exhaustion=1),
        p3=player(hero_exhaustion=1),
        p4=player(hand=[MEND]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Tire", target="p4 hero")
        game.p2.passes()
        game.p4.passes()
        assert game.asks(game.p4, "Brand")  # before p2, whose turn comes next
        game.p4.passes()
        assert game.asks(game.p2, "Brand")


# -- who is "the opponent" -----------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-RULING-146")
def test_the_controller_chooses_which_enemy_player_is_the_opponent(edition: str) -> None:
    thief = tactic("Theft", "Take 2 {water} from the opponent. The opponent discards a card.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        graveyard="top",
        p1=player(hand=[thief]),
        p2=player(water=3, hand=filler(2)),
        p4=player(water=3, hand=[WOLF, GUARD]),
    )
    with game.windows():
        game.p1.plays("Theft")
        game.expect("Theft", zone="hand")  # named before the card is paid for and put on the stack
        assert game.asks(game.p1, "which opponent")
        assert game.options(game.p1) == ["Player 2", "Player 4"]
        game.p1.chooses("Player 4")
        game.expect("Theft", zone="stack")
        assert game.asks(game.p2, "plays Theft on Player 4")  # who reacts knows who is meant
    game.expect(game.p1, water=2)
    game.expect(game.p4, water=1)
    game.expect(game.p2, water=3)
    game.p4.chooses("Wolf")  # the same opponent throughout the text
    game.expect(game.p4, hand=["Guard"])


@pytest.mark.rule("RONE-RULING-146")
def test_only_a_mode_and_an_initiative_that_speak_of_the_opponent_ask_for_one() -> None:
    pick = tactic("Pick", "Gain 1 {water} or take 1 {water} from the opponent.")
    tithe = tactic("Tithe", "Gain 1 {water}.\nInitiative, pay 1 {water}: The opponent loses 1 {water}.")  # fmt: skip
    game = scenario(
        "rone",
        mode="2v2",
        p1=player(hand=[pick, pick, tithe, tithe]),
        p4=player(water=3),
        graveyard="top",
    )
    game.p1.plays("Pick", mode=0)
    game.expect(game.p1, water=1)
    game.p1.plays("Tithe")
    game.expect(game.p1, water=2)
    game.p1.plays("Pick", mode=1)
    game.p1.chooses("Player 4")
    game.p1.plays("Tithe", initiative=0)
    game.p1.chooses("Player 4")
    game.expect(game.p4, water=1)


@EDITIONS
@pytest.mark.rule("RONE-RULING-146")
def test_the_opponent_of_a_triggered_text_is_chosen_when_it_is_executed(edition: str) -> None:
    leech = unit("Leech", text="Battlefield: The opponent loses 1 {water}.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        p1=player(hand=[leech], hero_exhaustion=1),
        p2=player(water=2, hero_exhaustion=1),
        p3=player(hero_exhaustion=1),
        p4=player(water=2, hand=[MEND], hero_exhaustion=1),
    )
    with game.windows():
        game.p1.plays("Leech")
        game.p1.chooses("You")  # whose text it is
        assert game.asks(game.p4, "Leech")
        game.p4.passes()
        assert game.asks(game.p1, "which opponent")
        game.p1.chooses("Player 2")
    assert [game.p2.water, game.p4.water] == [1, 2]


@pytest.mark.rule("RONE-RULING-146")
def test_the_opponent_of_an_activated_ability_is_named_when_it_is_used() -> None:
    drain = technology("Drain", "{yellow 1}: The opponent loses 1 {water}.")
    game = scenario("rone", mode="2v2", p1=player(technologies=[drain]), p4=player(water=2))
    with game.windows():
        game.p1.uses("Drain")
        game.expect("Drain", exhaustion=0)
        game.p1.chooses("Player 4")
        game.expect("Drain", exhaustion=1)
        assert game.asks(game.p2, "on Player 4")
    game.expect(game.p4, water=1)


@pytest.mark.rule("RONE-RULING-146")
def test_a_condition_and_a_count_speak_of_the_same_opponent() -> None:
    tax = tactic(
        "Tax",
        "If the opponent has 3 or more {water}, gain 1 {water}. For each card in the opponent's hand, gain 1 {water}.",
    )
    words: dict[str, Any] = {
        "mode": "2v2",
        "p1": player(hand=[tax]),
        "p2": player(water=5, hand=filler(1)),
        "p4": player(hand=filler(3)),
    }
    for opponent, water in (("Player 2", 2), ("Player 4", 3)):
        game = scenario("rone", **words)
        game.p1.plays("Tax")
        game.p1.chooses(opponent)
        assert game.p1.water == water


@pytest.mark.rule("RONE-2V2-10", "RONE-OWN-2")
def test_a_team_cannot_take_control_of_its_own_unit_and_takes_that_of_the_enemy() -> None:
    charm = tactic("Charm", "Gain control of target unit until end of turn.")
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(units=[GUARD]),
        p2=player(units=[WOLF]),
        p3=player(hand=[charm, charm]),
        graveyard="top",
    )
    game.p3.plays("Charm", target="Guard")
    assert game["Guard"].controller == game.p1
    game.p3.plays("Charm", target="Wolf")
    game.expect(game.p1, units=["Guard", "Wolf"])
    game.allows(game.p3, "attack", "Wolf")
    game.p3.ends_turn()
    game.expect(game.p4, units=["Wolf"])
