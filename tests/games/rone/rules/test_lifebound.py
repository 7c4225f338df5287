"""The lifebound system: a player's life is the player deck and the hand."""

from typing import Any

import pytest

from runestack.games.rone.scenario import filler, placed, player, shield, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)


def hit(points: int) -> Any:
    return tactic("Hit", f"Deal {points} damage to the opponent's hero.")


@pytest.mark.rule("RONE-LIFE-1", "RONE-LIFE-5")
def test_life_is_the_number_of_cards_in_deck_and_hand_and_nothing_else() -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=3,
            deck=4,
            units=[WOLF],
            technologies=[technology("Drill")],
            technology_deck=[technology("Rig")],
            graveyard=5,
            removed=6,
        ),
    )
    view: Any = game.view(game.p2)
    assert view["seats"][0]["life"] == game.p1.life == 7


@pytest.mark.rule("RONE-LIFE-1")
def test_drawing_moves_life_and_playing_a_card_costs_one() -> None:
    study = tactic("Study", "Draw a card.")
    game = scenario("rone", p1=player(hand=[study, WOLF], deck=4))
    with game.changed({"p1 life": -1, "p1 deck": -1, "p1 hand": 0}):
        game.p1.plays("Study")
    with game.changed({"p1 life": -1}):
        game.p1.plays("Wolf")


@pytest.mark.rule("RONE-LIFE-2")
def test_each_point_of_damage_destroys_the_top_card_of_the_deck_or_a_chosen_hand_card() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(3)]),
        p2=player(hand=[unit("X"), unit("Y")], deck=[unit("A"), unit("B"), unit("C")]),
        graveyard="top",
    )
    game.p1.plays("Hit")
    assert game.asks(game.p2, "3 damage")
    assert game.options(game.p2) == [
        "Destroy the top card of your deck",
        "Destroy X from your hand",
        "Destroy Y from your hand",
    ]
    game.p2.takes_damage("deck", "Y", "deck")
    game.expect(game.p2, hand=["X"], deck=["C"], graveyard=["B", "Y", "A"])


@pytest.mark.rule("RONE-LIFE-2")
def test_the_hurt_player_chooses_and_not_the_attacker() -> None:
    game = scenario("rone", p1=player(units=[WOLF]), p2=player(hand=2), graveyard="top")
    game.p1.attacks("Wolf", "p2 hero")
    assert game.asked == ["p2"]


@pytest.mark.rule("RONE-LIFE-3")
@pytest.mark.parametrize(
    ("sources", "hand", "deck"),
    [
        (("deck", "deck", "deck"), 2, 1),
        (("X", "deck", "deck"), 1, 2),
        (("deck", "X", "deck"), 1, 2),
        (("X", "deck", "Y"), 0, 3),
        (("X", "Y"), 0, 3),  # the third point has one source left and is not asked
    ],
)
def test_hand_and_deck_are_mixed_freely_in_one_damage_event(
    sources: tuple[str, ...], hand: int, deck: int
) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(3)]),
        p2=player(hand=[unit("X"), unit("Y")], deck=4),
        graveyard="top",
    )
    game.p1.plays("Hit")
    game.p2.takes_damage(*sources)
    assert (len(game.p2.hand), len(game.p2.deck), len(game.p2.graveyard)) == (hand, deck, 3)


@pytest.mark.rule("RONE-LIFE-4", "RONE-ZONE-7")
def test_each_card_lost_to_damage_goes_to_the_chosen_side_of_the_own_graveyard() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(2), WOLF]),
        p2=player(hand=[unit("X")], deck=[unit("A"), *filler(2)], graveyard=[unit("Old")]),
    )
    game.p1.plays("Hit")
    game.p2.takes_damage("deck")
    assert game.asks(game.p2, "Where in your graveyard does A go")
    assert "'A'" in str(game.view(game.p2))  # it was revealed
    game.p2.puts("bottom", "A")  # before the next point
    assert game.asks(game.p2, "1 damage")
    game.p2.takes_damage("X")
    game.p2.puts("top", "X")
    game.expect(game.p2, graveyard=["X", "Old", "A"], removed=[])
    game.expect(game.p1, graveyard=["Hit"])


@pytest.mark.rule("RONE-LIFE-4")
def test_a_card_lost_to_damage_is_shown_to_everybody() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(1), WOLF]),
        p2=player(deck=[unit("A"), *filler(2)]),
        graveyard="top",
    )
    game.p1.plays("Hit")
    view: Any = game.view(game.p1)
    assert [card["name"]["en"] for card in view["seats"][1]["graveyard"]] == ["A"]


@pytest.mark.rule("RONE-LIFE-5")
def test_cards_in_play_and_in_the_graveyard_cannot_be_given_for_damage() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(1)]),
        p2=player(
            hand=1,
            deck=1,
            units=[WOLF],
            technologies=[technology("Drill")],
            technology_deck=[technology("Rig")],
            graveyard=[unit("Old")],
        ),
        graveyard="top",
    )
    game.p1.plays("Hit")
    assert len(game.options(game.p2)) == 2
    for card in ("Wolf", "Drill", "Rig", "Old", "p2 hero"):
        assert not game.offers(game.p2, game[card])


@pytest.mark.rule("RONE-LIFE-5", "RONE-RULING-15")
@pytest.mark.parametrize(("hand", "deck", "over"), [(0, 1, False), (1, 0, False), (0, 0, True)])
def test_a_player_loses_with_neither_deck_nor_hand_whatever_else_there_is(
    hand: int, deck: int, over: bool
) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(1), unit("Imp")]),
        p2=player(hand=hand, deck=deck + 1, units=[WOLF], graveyard=3, removed=2),
        graveyard="top",
        damage="deck",
    )
    game.p1.plays("Hit")
    assert game.over == over
    assert (game.winner == "p1") == over


@pytest.mark.rule("RONE-LIFE-6")
def test_damage_to_a_hero_costs_cards_and_leaves_the_hero_as_it_is() -> None:
    game = scenario(
        "rone",
        p1=player(units=[unit("Titan", melee=4, ranged=3)]),
        p2=player(level=2, hero_exhaustion=1),
        damage="deck",
        graveyard="top",
    )
    with game.changed({"p2 life": -7, "p2 level": 0}):
        game.p1.attacks("Titan", "p2 hero")
    game.expect("p2 hero", zone="battlefield", exhaustion=1)
    game.expect("Titan", health=2)  # a hero does not strike back
    assert not game.over


@pytest.mark.rule("RONE-LIFE-6")
def test_a_hero_is_never_a_target_of_destruction_and_has_no_health_to_change() -> None:
    texts = {
        "Doom": "Destroy target card.",
        "Banish": "Remove target card from the game.",
        "Recall": "Return target card to its owner's hand.",
        "Mend": "Target card gets +1 {health}.",
    }
    for name, text in texts.items():
        game = scenario(
            "rone",
            p1=player(hand=[tactic(name, text)]),
            p2=player(units=[WOLF, unit("Ox")], technologies=[technology("Drill")]),
        )
        game.p1.plays(name)
        assert game.offers(game.p1, game["Wolf"])
        assert not game.offers(game.p1, game["p2 hero"])
        assert not game.offers(game.p1, game["p1 hero"])


@pytest.mark.rule("RONE-LIFE-2", "RONE-RULING-82")
def test_the_top_card_of_the_deck_is_not_known_when_the_source_is_chosen() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(1)]),
        p2=player(hand=1, deck=[unit("Secret"), shield(unit("Wall"))]),
        graveyard="top",
    )
    game.p1.plays("Hit")
    view: Any = game.view(game.p2)
    assert "Secret" not in str(view)
    assert "Wall" in str(view)


@pytest.mark.rule("RONE-LIFE-2")
def test_damage_beyond_the_last_card_hits_nothing_else() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[hit(5)], units=[placed(WOLF, exhaustion=1)]),
        p2=player(hand=1, deck=1, units=[unit("Ox")]),
        graveyard="top",
        damage="hand",
    )
    game.p1.plays("Hit")
    assert game.winner == "p1"
    assert (len(game.p2.graveyard), game.p2.units) == (2, ["Ox"])
