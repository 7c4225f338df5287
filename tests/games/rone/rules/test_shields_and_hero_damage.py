"""Damage to heroes, and shields (RONE-KEY-SHIELD, RONE-RULING-81 to RONE-RULING-94)."""

from typing import Any

import pytest

from runestack.games.rone.scenario import filler, placed, player, shield, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
WALL = unit("Wall", text="Shield.")
WARD = tactic("Ward", "Shield.\nGain 1 {water}.", recycle=0)
DOOM = tactic("Doom", "Destroy target unit.")
BOLT = tactic("Bolt", "Deal 1 damage to the opponent's hero.")

# -- damage to a hero ----------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-81")
def test_damage_is_taken_point_by_point_and_each_card_finds_its_side_of_the_graveyard_first() -> (
    None
):
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(deck=[unit("Top"), *filler(3)], hand=[unit("Letter")], graveyard=[unit("Old")]),
    )
    game.p1.attacks("Wolf", "p2 hero")
    assert game.asks(game.p2, "2 damage")
    game.p2.chooses("deck")
    assert not game.asks(game.p2, "damage")  # first the side for the card just destroyed
    game.p2.puts("bottom", "Top")
    game.expect(game.p2, graveyard=["Old", "Top"])
    assert game.asks(game.p2, "1 damage")
    game.p2.takes_damage("Letter")
    game.p2.puts("top", "Letter")
    game.expect(game.p2, graveyard=["Letter", "Old", "Top"], hand=[], deck=["Filler"] * 3)


@pytest.mark.rule("RONE-RULING-82")
def test_the_top_card_of_the_deck_is_unknown_until_it_is_destroyed() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(deck=[unit("Secret"), *filler(3)], hand=[unit("Letter")], graveyard=filler(1)),
    )
    game.p1.attacks("Wolf", "p2 hero")
    assert game.asks(game.p2, "damage")
    for reader in (game.p1, game.p2):
        assert "Secret" not in str(game.view(reader))
    assert not any("Secret" in sentence for sentence in game.options(game.p2))
    game.p2.takes_damage("deck")
    for reader in (game.p1, game.p2):
        assert "Secret" in str(game.view(reader))
        assert game.log_contains("Secret", reader)
    assert game.asks(game.p2, "Secret")


@pytest.mark.rule("RONE-RULING-81", "RONE-RULING-82")
@pytest.mark.parametrize(("before_a_shield", "repeat"), [(1, 1), (2, 2), (3, 3), (5, 4)])
def test_the_deck_is_offered_for_as_much_damage_as_it_takes_before_a_shield(
    before_a_shield: int, repeat: int
) -> None:
    bear = unit("Bear", health=3, melee=4)
    deck: list[Any] = [*filler(before_a_shield), shield(WALL), *filler(2)]
    game = scenario("rone", p1=player(units=[bear]), p2=player(deck=deck, hand=[unit("Letter")]))
    game.p1.attacks("Bear", "p2 hero")
    view: Any = game.view(game.p2)
    offered = {one["id"]: one.get("repeat") for one in view["question"]["options"]}
    assert offered.pop("deck") == repeat
    assert set(offered.values()) == {None}


@pytest.mark.rule("RONE-RULING-82")
def test_a_shield_on_top_is_known_when_the_source_is_chosen() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(deck=[shield(WALL), *filler(3)], hand=[unit("Letter")]),
    )
    game.p1.attacks("Wolf", "p2 hero")
    assert game.asks(game.p2, "damage")
    assert any("Wall" in sentence for sentence in game.options(game.p2))


@pytest.mark.rule("RONE-RULING-83")
def test_damage_beyond_deck_and_hand_is_lost() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Titan", melee=9)]),
        p2=player(
            deck=1,
            hand=1,
            units=[placed(unit("Rest"), exhaustion=1)],
            technologies=[technology("Mill")],
            technology_deck=[technology("Forge")],
        ),
        damage="deck",
        graveyard="top",
    )
    game.p1.attacks("Titan", "p2 hero")
    game.expect(game.p2, units=["Rest"], technologies=["Mill"], technology_deck=["Forge"])
    game.expect(game.p2, graveyard=["Filler", "Filler"], hand=[], deck=[])
    assert game.log_contains("2 damage")  # nine were struck, two were dealt
    assert game.winner == game.p1


@pytest.mark.rule("RONE-RULING-84")
@pytest.mark.parametrize(("turn", "first", "second"), [("p1", "p1", "p2"), ("p2", "p2", "p1")])
def test_several_heroes_take_their_damage_in_turn_order_from_the_active_player(
    turn: str, first: str, second: str
) -> None:
    quake = tactic("Quake", "Deal 2 damage to each hero.")
    game = scenario(
        "rone",
        p1=player(hand=[quake, *filler(1)]),
        p2=player(hand=[quake, *filler(1)]),
        turn=turn,
        graveyard="top",
    )
    players = {"p1": game.p1, "p2": game.p2}
    players[turn].plays("Quake")
    assert game.asks(players[first], "2 damage")
    players[first].takes_damage("deck", "deck")
    assert game.asks(players[second], "2 damage")
    players[second].takes_damage("deck", "deck")
    assert game.asks(players[turn], "main phase")


@pytest.mark.rule("RONE-RULING-84")
def test_damage_to_both_heroes_is_one_event_for_the_end_of_the_game() -> None:
    quake = tactic("Quake", "Deal 1 damage to each hero.")
    game = scenario("rone", p1=player(hand=[quake], deck=1), p2=player(deck=1), graveyard="top")
    game.p1.plays("Quake")
    assert game.tie


# -- becoming a shield ---------------------------------------------------------------------------


@pytest.mark.rule("RONE-KEY-SHIELD-1", "RONE-KEY-SHIELD-3")
def test_a_destroyed_unit_with_shield_lies_face_up_at_the_bottom_of_the_deck() -> None:
    game = scenario("rone", p1=player(hand=[DOOM], deck=3), p2=player(units=[WALL], deck=3))
    game.p1.plays("Doom", target="Wall")
    game.expect(game.p2, graveyard=[], deck=["Filler", "Filler", "Filler", "Wall"], units=[])
    game.expect("Wall", shield=True, position=3)
    for reader in (game.p1, game.p2):
        assert "Wall" in str(game.view(reader))


@pytest.mark.rule("RONE-KEY-SHIELD-1")
def test_a_unit_with_shield_that_falls_in_combat_becomes_a_shield() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(units=[WALL]))
    game.p1.attacks("Wolf", "Wall")
    game.expect("Wall", shield=True, zone="deck")


@pytest.mark.rule("RONE-KEY-SHIELD-2")
@pytest.mark.parametrize("way", ["played", "recycled"])
def test_a_tactic_with_shield_becomes_a_shield_after_its_text(way: str) -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=[WARD] if way == "played" else [], graveyard=[WARD] if way == "recycled" else []
        ),
    )
    if way == "played":
        game.p1.plays("Ward")
    else:
        game.p1.recycles("Ward")
    game.expect(game.p1, water=1, graveyard=[], removed=[])
    game.expect("Ward", shield=True, position=10)


@pytest.mark.rule("RONE-KEY-SHIELD-4", "RONE-KEY-SHIELD-5")
def test_a_shield_on_top_absorbs_one_point_and_leaves_the_game() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(deck=[shield(WALL), *filler(3)], hand=1),
        graveyard="top",
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.p2.takes_damage("shield", "deck")
    game.expect(game.p2, removed=["Wall"], graveyard=["Filler"], deck=["Filler"] * 2)
    game.expect(game.p2, hand=["Filler"])


@pytest.mark.rule("RONE-KEY-SHIELD-4")
def test_a_shield_below_the_top_absorbs_nothing() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BOLT]),
        p2=player(deck=[unit("Top"), shield(WALL), *filler(2)], hand=1),
        graveyard="top",
    )
    game.p1.plays("Bolt")
    assert game.asks(game.p2, "1 damage")
    assert not any("Wall" in sentence for sentence in game.options(game.p2))
    game.p2.takes_damage("deck")
    game.expect(game.p2, graveyard=["Top"], removed=[])


@pytest.mark.rule("RONE-KEY-SHIELD-5", "RONE-RULING-87")
def test_a_drawn_shield_leaves_the_game_and_the_draw_is_used_up() -> None:
    draw = tactic("Study", "Draw 2 cards.")
    game = scenario(
        "rone",
        p1=player(hand=[draw], deck=[shield(WALL), unit("Next"), unit("Third")]),
        graveyard="top",
    )
    game.p1.plays("Study")
    game.expect(game.p1, hand=["Next"], removed=["Wall"], graveyard=["Study"], deck=["Third"])


@pytest.mark.rule("RONE-KEY-SHIELD-5")
def test_a_shield_drawn_in_the_income_phase_leaves_the_game() -> None:
    game = scenario("rone", p1=player(deck=[shield(WALL), *filler(3)]), at="income", income="draw")
    game.expect(game.p1, hand=[], removed=["Wall"], deck=["Filler"] * 3)
    game.expect(phase="main")
