"""Two teams of two: what team mates share and what stays their own (RONE-2V2, RONE-RULING-136 to 143).

Their texts are in `test_team_texts`.
"""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rone.game import GAME, rone
from runestack.games.rone.scenario import (
    Player,
    filler,
    hero,
    placed,
    player,
    shield,
    tactic,
    technology,
    unit,
)
from runestack.games.settings import SettingError
from runestack.play.match import new_match
from runestack.testing import scenario
from runestack.testing.scenario import Scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
RECALL = tactic("Recall", "Return target unit to its owner's hand.")

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


def teams(p1: Player | None = None, p2: Player | None = None, **words: Any) -> Scenario:
    """Four players: p1 and p3 against p2 and p4."""
    return scenario("rone", mode="2v2", p1=p1, p2=p2, **words)


# -- setup ---------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-2V2-1", "RONE-2V2-4", "RONE-2V2-6", "RONE-RULING-26")
def test_two_teams_of_two_get_a_deck_and_a_technology_deck_each(edition: str) -> None:
    for seed in range(5):
        state = rone(GAME.new(seed, 4, {"mode": "2v2", "edition": edition}, None))
        assert state.side == [0, 1, 0, 1]
        assert [len(deck) for deck in state.deck] == [24, 24, 0, 0]  # 36 less two hands of 6
        assert [len(hand) for hand in state.hand] == [6, 6, 6, 6]
        assert [len(deck) for deck in state.technology_deck] == [8, 8, 0, 0]
        assert len({state.face[card] for deck in state.technology_deck for card in deck}) == 16
        assert len({state.face[card] for card in state.hero}) == 4


@pytest.mark.rule("RONE-2V2-9")
@pytest.mark.parametrize(("first", "water"), [(0, [0, 2, 0, 2]), (3, [2, 0, 2, 0])])
def test_both_players_of_the_team_that_begins_have_no_water(first: int, water: list[int]) -> None:
    state = rone(GAME.new(1, 4, {"mode": "2v2", "first_player": str(first)}, None))
    assert state.water == water


@pytest.mark.rule("RONE-RULING-26")
def test_mulligans_are_taken_in_turn_order_from_the_team_deck_as_it_is_then() -> None:
    cards = [unit(f"Unit {number}") for number in range(24)]
    game = scenario(
        "rone",
        mode="2v2",
        at="mulligan",
        first="p2",
        p2=player(hand=cards[:6], deck=cards[6:12]),
        p4=player(hand=cards[12:18], deck=[]),
    )
    game.p2.mulligans("Unit 0", "Unit 1")
    assert game.p2.hand == ["Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6", "Unit 7"]
    game.p3.keeps_hand()
    game.p4.mulligans("Unit 12")
    assert game.p4.hand[-1] == "Unit 8"
    assert game.p4.deck == ["Unit 9", "Unit 10", "Unit 11", "Unit 0", "Unit 1", "Unit 12"]
    assert game.asks(game.p1, "starting hand")


@pytest.mark.rule("RONE-RULING-20")
def test_four_players_choose_four_different_heroes_in_seat_order() -> None:
    match = new_match("rone", 3, options={"mode": "2v2", "hero_pick": "choose"})
    heroes = len(match.decision.options)  # type: ignore[union-attr]
    for seat in range(4):
        decision = match.decision
        assert decision is not None
        assert decision.seat == seat
        assert len(decision.options) == heroes - seat
        match.choose(0)
    state = rone(match.state)
    assert len({state.face[card] for card in state.hero}) == 4
    assert [len(deck) for deck in state.technology_deck] == [8, 8, 0, 0]


# -- turns ---------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-2V2-8")
def test_the_teams_take_turns_player_by_player(edition: str) -> None:
    game = teams(turn="p2", first="p2", income="stop", edition=edition)
    for seat in (game.p2, game.p3, game.p4, game.p1):
        assert game.active == seat
        assert game.round == 1
        seat.ends_turn()
    game.expect(active=game.p2, round=2)


@EDITIONS
@pytest.mark.rule("RONE-2V2-3", "RONE-RULING-138")
def test_a_refresh_phase_refreshes_all_units_of_the_team_and_only_the_own_hero_and_technologies(
    edition: str,
) -> None:
    radar = technology("Radar", "Detection.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        at="refresh",
        turn="p3",
        income="stop",
        p1=player(
            hero_exhaustion=2,
            units=[placed(WOLF, exhaustion=2)],
            technologies=[placed(radar, exhaustion=2)],
        ),
        p2=player(hero_exhaustion=2, units=[placed(GUARD, exhaustion=2)]),
        p3=player(
            hero=hero("Ada"),
            hero_exhaustion=2,
            units=[placed(unit("Rat"), exhaustion=3)],
            technologies=[placed(technology("Lens"), exhaustion=3)],
            hand=[unit("Ox")],
        ),
    )
    assert [game["Wolf"].exhaustion, game["Rat"].exhaustion] == [1, 2]
    assert [game["Ada"].exhaustion, game["Lens"].exhaustion] == [1, 2]
    assert [game["p1 hero"].exhaustion, game["Radar"].exhaustion] == [2, 2]
    assert [game["p2 hero"].exhaustion, game["Guard"].exhaustion] == [2, 2]


# -- what is shared, what is not -----------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-2V2-2", "RONE-RULING-139", "RONE-RULING-136")
def test_either_team_mate_uses_and_attacks_with_a_unit_in_the_own_turn(edition: str) -> None:
    medic = unit("Medic", speed=1, text="{purple 2}, pay 1 {water}: Draw a card.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p3",
        p1=player(water=5, units=[WOLF, medic]),
        p3=player(water=3),
    )
    game.allows(game.p3, "attack", "Wolf", target="p2 hero")
    with game.changed({"p3 water": -1, "p3 hand": 1, "p1 water": 0, "p1 hand": 0, "p1 deck": -1}):
        game.p3.uses("Medic")
    game.refuses(game.p1, "attack", "Wolf", rule="RONE-SLOW-3")
    game.p3.attacks("Wolf", "p2 hero")
    game.expect("Wolf", exhaustion=1)


@EDITIONS
@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136", "RONE-2V2-10", "RONE-OWN-1")
def test_either_team_mate_uses_heroes_and_technologies_of_the_team_and_is_you(edition: str) -> None:
    pump = technology("Pump", "{yellow 1}, pay 1 {water}: Gain 3 {water}.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p3",
        p1=player(water=5, technologies=[pump]),
        p2=player(technologies=[technology("Mill", "{yellow 1}: Gain 1 {water}.")]),
        p3=player(water=1),
    )
    with game.changed({"p3 water": 2, "p1 water": 0}):
        game.p3.uses("Pump")
    game.expect("Pump", exhaustion=1)
    with game.changed({"p3 hand": 1, "p1 hand": 0}):
        game.p3.uses("p1 hero", mode=1)
    game.expect("p1 hero", exhaustion=1)
    game.expect("p3 hero", exhaustion=0)
    game.refuses(game.p3, "use", "Mill", rule="RONE-OWN-1")
    game.refuses(game.p3, "use", "p2 hero", rule="RONE-OWN-1")


@pytest.mark.rule("RONE-RULING-139")
def test_a_cost_is_paid_from_the_water_of_who_uses_the_ability() -> None:
    pump = technology("Pump", "{yellow 1}, pay 1 {water}: Gain 3 {water}.")
    game = scenario(
        "rone", mode="2v2", turn="p3", p1=player(water=5, technologies=[pump]), p3=player(water=0)
    )
    game.refuses(game.p3, "use", "Pump", rule="RONE-ABIL-2")
    with game.windows():
        game.p3.ends_turn()
        game.p4.passes()
        game.p2.passes()
        assert game.asked == [game.p1]
        game.allows(game.p1, "use", "Pump")
        game.allows(game.p1, "use", "p3 hero")  # in a window of the team mate's turn


@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136")
def test_only_the_own_hero_can_be_levelled_up() -> None:
    game = scenario("rone", mode="2v2", p1=player(water=7), p3=player(water=7), turn="p3")
    game.p3.levels_up()
    game.expect(game.p3, level=2, water=0)
    game.expect(game.p1, level=1, water=7)


@EDITIONS
@pytest.mark.rule("RONE-2V2-4", "RONE-RULING-136")
def test_both_team_mates_draw_from_one_deck_into_their_own_hands(edition: str) -> None:
    cards = [unit(f"Unit {number}") for number in range(4)]
    game = teams(player(deck=cards), at="income", edition=edition, income="draw")
    game.expect(game.p1, hand=["Unit 0"], water=3)
    game.expect(game.p3, hand=[], water=0)
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.expect(game.p3, hand=["Unit 1"], water=3)
    game.expect(game.p1, hand=["Unit 0"])


@EDITIONS
@pytest.mark.rule("RONE-2V2-5", "RONE-RULING-140", "RONE-RULING-136")
def test_either_team_mate_recycles_from_the_graveyard_with_the_level_of_the_own_hero(
    edition: str,
) -> None:
    elder = unit("Elder", level=2, recycle=1)
    words: dict[str, Any] = {
        "p1": player(level=1, graveyard=[elder, *filler(2)]),
        "p3": player(level=2),
        "mode": "2v2",
        "edition": edition,
    }
    game = scenario("rone", **words)
    game.refuses(game.p1, "recycle", "Elder", rule="RONE-RECY-3")
    game = scenario("rone", turn="p3", **words)
    game.p3.recycles("Elder")
    game.expect("Elder", zone="battlefield", exhaustion=2)
    game.expect(game.p1, graveyard=["Filler"], removed=["Filler"], units=["Elder"])


@pytest.mark.rule("RONE-RULING-140")
def test_the_level_of_the_player_who_plays_counts_not_that_of_the_team_mate() -> None:
    elder = unit("Elder", level=2)
    game = scenario(
        "rone", mode="2v2", p1=player(level=1, hand=[elder]), p3=player(level=3), turn="p1"
    )
    game.refuses(game.p1, "play", "Elder", rule="RONE-PLAY-3")
    game = scenario("rone", mode="2v2", p1=player(level=2, hand=[elder]), p3=player(level=1))
    game.allows(game.p1, "play", "Elder")


@EDITIONS
@pytest.mark.rule("RONE-2V2-6", "RONE-2V2-7", "RONE-RULING-75")
def test_either_plays_from_the_technology_deck_and_each_has_at_most_three(edition: str) -> None:
    """EX-22: with three technologies of each player a seventh cannot be played by either."""
    names = [technology(f"Tech {number}") for number in range(8)]
    words: dict[str, Any] = {
        "mode": "2v2",
        "edition": edition,
        "p1": player(technologies=names[:3], technology_deck=names[5:]),
        "p3": player(technologies=names[3:5]),
        "income": "stop",
    }
    game = scenario("rone", **words)
    game.refuses(game.p1, "play", "Tech 5", rule="RONE-PLAY-6")
    game = scenario("rone", turn="p3", **words)
    game.p3.plays("Tech 5")
    game.expect(game.p3, technologies=["Tech 3", "Tech 4", "Tech 5"])
    game.expect(game.p1, technologies=["Tech 0", "Tech 1", "Tech 2"])
    game.refuses(game.p3, "play", "Tech 6", rule="RONE-PLAY-6")
    game.p3.ends_turn()
    game.p4.ends_turn()
    game.refuses(game.p1, "play", "Tech 6", rule="RONE-PLAY-6")


@pytest.mark.rule("RONE-RULING-136", "RONE-2V2-5", "RONE-ZONE-13")
def test_a_technology_goes_back_to_the_technology_deck_of_the_team() -> None:
    blast = tactic("Blast", "Destroy target technology.")
    game = scenario(
        "rone",
        mode="2v2",
        edition="de",
        p1=player(hand=[blast]),
        p4=player(technologies=[technology("Lens")]),
        graveyard="top",
        income="stop",
    )
    game.p1.plays("Blast", target="Lens")
    game.expect(game.p2, technology_deck=["Lens"], technologies=[])
    game.p1.ends_turn()
    game.allows(game.p2, "play", "Lens")


# -- hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-137")
@pytest.mark.parametrize("visible", [True, False])
def test_team_mates_see_each_others_hand_if_hands_are_shown(visible: bool) -> None:
    game = scenario(
        "rone",
        mode="2v2",
        at="income",
        income="draw",
        team_hands_visible=visible,
        p1=player(hand=[WOLF], deck=[GUARD, *filler(5)], technology_deck=[technology("Lens")]),
    )

    def names(reader: str, pile: str = "hand") -> list[str]:
        view: Any = game.view(reader)
        return [card["name"]["en"] if "name" in card else "-" for card in view["seats"][0][pile]]

    assert names("p1") == ["Wolf", "Guard"]
    assert names("p3") == (["Wolf", "Guard"] if visible else ["-", "-"])
    assert names("p2") == names("p4") == ["-", "-"]
    assert names("p1", "technology_deck") == names("p3", "technology_deck") == ["Lens"]
    assert names("p2", "technology_deck") == ["-"]
    assert game.log_contains("draws Guard", "p3") is visible
    assert not game.log_contains("draws Guard", "p2")


@pytest.mark.rule("RONE-RULING-137")
def test_cards_are_played_from_the_own_hand_only() -> None:
    game = scenario("rone", mode="2v2", p1=player(hand=[WOLF]), p3=player(hand=[GUARD]))
    game.refuses(game.p1, "play", "Guard", rule="RONE-PLAY-1")
    game.p1.plays("Wolf")
    game.expect(game.p3, hand=["Guard"], units=["Wolf"])


# -- hero damage and attacks ---------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-RULING-142", "RONE-2V2-2")
def test_the_attacker_names_one_of_two_heroes_and_guardians_protect_both(edition: str) -> None:
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        p1=player(units=[WOLF]),
        p2=player(units=[placed(GUARD, exhaustion=1)]),
        p4=player(hand=filler(2)),
    )
    assert game["Wolf"].attack_targets == ["Guard", "p2 hero", "p4 hero"]
    game.p1.attacks("Wolf", "p4 hero")
    assert game.asks(game.p4, "2 damage")
    game = scenario(
        "rone", mode="2v2", edition=edition, p1=player(units=[WOLF]), p4=player(units=[GUARD])
    )
    assert game["Wolf"].attack_targets == ["Guard"]
    game.refuses(game.p1, "attack", "Wolf", target="p2 hero", rule="RONE-GUARD-2")
    game.refuses(game.p1, "attack", "Wolf", target="p4 hero", rule="RONE-GUARD-2")
    game.refuses(game.p1, "attack", "Wolf", target="p3 hero", rule="RONE-COMBAT-3")


@EDITIONS
@pytest.mark.rule("RONE-RULING-141")
def test_the_heros_player_pays_and_the_team_mate_only_when_deck_and_hand_are_empty(
    edition: str,
) -> None:
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        graveyard="top",
        p1=player(units=[unit("Giant", health=3, melee=4)]),
        p2=player(hand=[WOLF], deck=[SPARK]),
        p4=player(hand=[GUARD, MEND, unit("Rat")], deck=[]),
    )
    game.p1.attacks("Giant", "p2 hero")
    assert game.options(game.p2) == [
        "Destroy the top card of your deck",
        "Destroy Wolf from your hand",
    ]
    game.p2.takes_damage("deck")  # the second point leaves p2 one card: it goes by itself
    game.expect(game.p2, hand=[], deck=[])
    assert game.asks(game.p4, "2 damage")
    game.p4.takes_damage("Guard", "Rat")
    game.expect(game.p4, hand=["Mend"], graveyard=["Rat", "Guard", "Wolf", "Spark"])
    assert not game.over


@pytest.mark.rule("RONE-RULING-141")
def test_a_team_mates_hand_is_left_alone_as_long_as_the_deck_has_cards() -> None:
    game = scenario(
        "rone",
        mode="2v2",
        graveyard="top",
        p1=player(units=[WOLF]),
        p2=player(hand=[], deck=filler(3)),
        p4=player(hand=[GUARD], deck=[]),
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.expect(game.p2, deck=["Filler"])
    game.expect(game.p4, hand=["Guard"])


@EDITIONS
@pytest.mark.rule("RONE-2V2-11", "RONE-2V2-12")
def test_a_team_loses_together_when_the_deck_and_both_hands_are_empty(edition: str) -> None:
    words: dict[str, Any] = {
        "mode": "2v2",
        "edition": edition,
        "p1": player(units=[WOLF]),
        "p2": player(deck=filler(2)),
        "graveyard": "top",
    }
    game = scenario("rone", p4=player(deck=[], hand=filler(1)), **words)
    game.p1.attacks("Wolf", "p2 hero")
    assert not game.over
    game = scenario("rone", p4=player(deck=[]), **words)
    game.p1.attacks("Wolf", "p2 hero")
    assert game.winners == [game.p1, game.p3]
    assert game.result.scores == (1, -1, 1, -1)
    assert game.result.kind == "teams"


@pytest.mark.rule("RONE-2V2-11", "RONE-OVER-3")
def test_both_teams_empty_at_one_check_is_a_tie() -> None:
    last = tactic("Last Word", "Deal 1 damage to each opponent's hero.")
    game = scenario(
        "rone",
        mode="2v2",
        p1=player(hand=[last], deck=[]),
        p3=player(deck=[]),
        p2=player(deck=filler(1)),
        p4=player(deck=filler(1)),
        graveyard="top",
    )
    game.p1.plays("Last Word")
    assert game.tie


@pytest.mark.rule("RONE-RULING-135")
def test_a_player_who_gives_up_loses_the_game_for_the_team() -> None:
    game = teams()
    game.p1.concedes()
    assert game.winners == [game.p2, game.p4]


# -- reactions -----------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-RULING-143")
def test_the_next_opponent_reacts_first_then_the_other_then_the_team_mate(edition: str) -> None:
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p2",
        p1=player(hand=[MEND]),
        p2=player(hand=[SPARK, MEND], units=[WOLF]),
        p3=player(hand=[MEND]),
        p4=player(hand=[MEND]),
    )
    with game.windows():
        game.p2.plays("Spark", target="Wolf")
        for seat in (game.p3, game.p1, game.p4, game.p2):
            assert game.asked == [seat]
            seat.passes()
    game.expect("Wolf", health=2)


@pytest.mark.rule("RONE-RULING-143")
def test_an_added_effect_turns_the_order_to_who_added_it() -> None:
    game = scenario(
        "rone",
        mode="2v2",
        p1=player(hand=[SPARK, MEND], units=[WOLF]),
        p2=player(hand=[MEND]),
        p3=player(hand=[MEND]),
        p4=player(hand=[MEND, SPARK]),
    )
    with game.windows():
        game.p1.plays("Spark", target="Wolf")
        game.p2.passes()
        game.p4.plays("Spark", target="Wolf")
        for seat in (game.p1, game.p3, game.p2, game.p4):
            assert game.asked == [seat]
            seat.passes()
    game.expect("Wolf", health=1)


@pytest.mark.rule("RONE-RULING-55", "RONE-RULING-143")
def test_a_trigger_that_touches_a_shared_unit_concerns_both_team_mates_so_the_order_is_the_usual_one() -> (
    None
):
    bomb = unit("Bomb", text="Battlefield: Deal 1 damage to each enemy unit.")
    game = scenario(
        "rone",
        mode="2v2",
        edition="de",
        p1=player(hand=[bomb], hero_exhaustion=3),
        p2=player(hand=[MEND], hero_exhaustion=3),
        p3=player(hero_exhaustion=3),
        p4=player(hand=[MEND], units=[GUARD], hero_exhaustion=3),
    )
    with game.windows():
        game.p1.announces("play")
        game.p2.passes()
        game.p4.passes()
        game.p1.plays("Bomb")
        game.p2.passes()
        game.p4.passes()
        assert game.asked == [game.p2]  # not p4, who played the Guard
        game.p2.passes()
        assert game.asked == [game.p4]
    game.expect("Guard", health=2)


# -- decks of their own --------------------------------------------------------------------------

HEROES = sorted({card.name for card in GAME.pool.cards if card.type == "hero"})
COMMON = [card.name for card in GAME.pool.cards if card.type in ("unit", "tactic")]
TECHNOLOGIES = [card.name for card in GAME.pool.cards if card.type == "technology"]


def deck_text(cards: int, technologies: int, heroes: list[str]) -> str:
    """A deck of so many cards, two of each."""
    lines = [f"hero: {name}" for name in heroes]
    lines += [f"2 {name}" for name in COMMON[: cards // 2]]
    return "\n".join([*lines, "technologies:", *TECHNOLOGIES[:technologies]])


@pytest.mark.rule("RONE-RULING-27", "RONE-RULING-19")
def test_a_team_hands_in_one_deck_of_36_cards_8_technologies_and_two_heroes() -> None:
    first, second = deck_text(36, 8, HEROES[:2]), deck_text(36, 6, HEROES[2:4])
    options = {"mode": "2v2", "deck_mode": "custom", "deck_0": first, "deck_1": second}
    state = rone(GAME.new(1, 4, options, None))
    names = [GAME.pool.cards[state.face[card]].name for card in state.hero]
    assert names == [HEROES[0], HEROES[2], HEROES[1], HEROES[3]]
    assert [len(deck) for deck in state.technology_deck] == [8, 6, 0, 0]
    assert len(state.deck[0]) + len(state.hand[0]) + len(state.hand[2]) == 36


@pytest.mark.rule("RONE-RULING-27")
@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (deck_text(24, 5, HEROES[:2]), "a deck has 36 units and tactics, this one 24"),
        (deck_text(36, 9, HEROES[:2]), "at most 8 technologies"),
        (deck_text(36, 5, HEROES[:1]), "a deck has two heroes"),
        (deck_text(36, 5, HEROES[:1] * 2), "hero of both team mates"),
        (deck_text(36, 5, HEROES[:3]), "D002"),
    ],
)
def test_a_teams_deck_that_breaks_the_limits_is_refused(deck: str, message: str) -> None:
    good = deck_text(36, 5, HEROES[:2])
    options = {"mode": "2v2", "deck_mode": "custom", "deck_0": good, "deck_1": deck}
    with pytest.raises(SettingError, match=message):
        GAME.new(1, 4, options, None)


def test_a_third_deck_is_refused_where_there_are_two() -> None:
    good = deck_text(36, 5, HEROES[:2])
    options = {"mode": "2v2", "deck_mode": "custom"} | {f"deck_{n}": good for n in range(3)}
    with pytest.raises(SettingError, match="deck_2 needs another mode than 2v2"):
        GAME.new(1, 4, options, None)


# -- shields, words ------------------------------------------------------------------------------


@pytest.mark.rule("RONE-2V2-12", "RONE-KEY-SHIELD-4")
def test_a_shield_of_the_team_absorbs_damage_to_either_hero() -> None:
    game = scenario(
        "rone",
        mode="2v2",
        p1=player(units=[unit("Rat")]),
        p2=player(deck=[shield(WOLF), *filler(2)]),
        p4=player(deck=[], hand=[GUARD]),
    )
    game.p1.attacks("Rat", "p4 hero")
    game.p4.takes_damage("shield")
    game.expect(game.p4, hand=["Guard"], removed=["Wolf"])
    assert game.log_contains("the enemy team's shield Wolf absorbs 1 damage", "p1")
    assert game.log_contains("your team's shield Wolf absorbs 1 damage", "p2")
    assert game.log_contains("Player 2 and Player 4's shield Wolf absorbs 1 damage")
