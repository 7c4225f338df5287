"""Playing units, technologies and tactics; cards that an effect puts onto the battlefield."""

import pytest

from runestack.games.rone.scenario import placed, player, tactic, technology, unit
from runestack.testing import scenario

SPARK = tactic("Spark", "Deal 1 damage to target unit.")
HORN = tactic("Horn", "Gain 1 {water}.")
WOLF = unit("Wolf", health=3, melee=2)
RADAR = technology("Radar", "{yellow 1}: Draw a card.")
BUILD = tactic("Build", "Put a technology from your technology deck onto the battlefield.")


@pytest.mark.rule("RONE-PLAY-1")
def test_cards_are_played_from_hand_and_technology_deck_and_from_nowhere_else() -> None:
    game = scenario(
        "rone",
        p1=player(
            hand=[unit("Imp"), HORN],
            technology_deck=[RADAR],
            units=[WOLF],
            graveyard=[unit("Ghoul", recycle="never"), SPARK],
            removed=[unit("Ghost")],
        ),
        p2=player(hand=[unit("Rat")], technology_deck=[technology("Tower")]),
    )
    for card in ("Imp", "Horn", "Radar"):
        game.allows(game.p1, "play", card)
    for card in ("Ghoul", "Spark", "Ghost", "Wolf", "p1 hero"):
        game.refuses(game.p1, "play", card, rule="RONE-PLAY-1")
    for card in ("Rat", "Tower"):
        game.refuses(game.p1, "play", card, rule="RONE-RULING-7")


@pytest.mark.rule("RONE-PLAY-2")
@pytest.mark.parametrize("kind", ["unit", "tactic", "technology"])
def test_a_card_costs_its_activation_cost_in_water(kind: str) -> None:
    card = {
        "unit": unit("Thing", cost=3),
        "tactic": tactic("Thing", "Draw a card.", cost=3),
        "technology": technology("Thing", cost=3),
    }[kind]
    for water in (2, 3):
        game = scenario(
            "rone",
            p1=player(
                water=water,
                hand=[HORN] if kind == "technology" else [HORN, card],
                technology_deck=[card] if kind == "technology" else [],
            ),
        )
        if water == 2:
            game.refuses(game.p1, "play", "Thing", rule="RONE-PLAY-2")
        else:
            game.p1.plays("Thing")
            game.expect(game.p1, water=0)


@pytest.mark.rule("RONE-PLAY-3")
@pytest.mark.parametrize("kind", ["unit", "tactic", "technology"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_hero_needs_at_least_the_level_of_the_card_also_for_a_free_one(
    kind: str, level: int
) -> None:
    card = {
        "unit": unit("Thing", level=2),
        "tactic": tactic("Thing", "Draw a card.", level=2),
        "technology": technology("Thing", level=2),
    }[kind]
    technologies = [card] if kind == "technology" else []
    hand = [HORN] if technologies else [HORN, card]
    game = scenario("rone", p1=player(level=level, hand=hand, technology_deck=technologies))
    if level == 1:
        game.refuses(game.p1, "play", "Thing", rule="RONE-PLAY-3")
    else:
        game.allows(game.p1, "play", "Thing")


@pytest.mark.rule("RONE-PLAY-4")
def test_a_greyed_out_cost_is_not_a_cost_of_0_and_no_discount_helps() -> None:
    depot = technology("Depot", "Units cost you 9 {water} less to play.")
    game = scenario(
        "rone",
        p1=player(
            water=20,
            technologies=[depot],
            hand=[unit("Imp", cost=0), unit("Relic", cost="never"), HORN],
        ),
    )
    game.allows(game.p1, "play", "Imp")
    game.refuses(game.p1, "play", "Relic", rule="RONE-PLAY-4")


@pytest.mark.rule("RONE-PLAY-5", "RONE-PLAY-8")
def test_a_played_unit_enters_active_and_attacks_in_the_same_turn() -> None:
    game = scenario(
        "rone", p1=player(hand=[WOLF, HORN]), p2=player(hand=[HORN]), damage="deck", graveyard="top"
    )
    game.p1.plays("Wolf")
    game.expect("Wolf", zone="battlefield", controller="p1", exhaustion=0, active=True)
    game.expect(game.p1, units=["Wolf"])
    assert "Wolf" in str(game.view(game.p2)["seats"])
    with game.changed({"p2 deck": -2}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-PLAY-6", "RONE-PLAY-8")
def test_a_played_technology_enters_active_and_is_used_in_the_same_turn() -> None:
    game = scenario("rone", p1=player(hand=[HORN], technology_deck=[RADAR]))
    game.p1.plays("Radar")
    game.expect("Radar", zone="battlefield", controller="p1", exhaustion=0)
    game.expect(game.p1, technologies=["Radar"], technology_deck=[])
    game.p1.uses("Radar")
    game.expect(game.p1, hand=["Horn", "Filler"])


@pytest.mark.rule("RONE-PLAY-8")
def test_a_unit_played_in_this_turn_uses_abilities_and_guards_in_the_next() -> None:
    scout = unit("Scout", text="{yellow 1}: Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[scout, WOLF, HORN]), p2=player(units=[unit("Rat")]))
    game.p1.plays("Wolf")
    game.p1.plays("Scout")
    assert game["Rat"].attack_targets == ["Wolf", "Scout"]
    game.p1.uses("Scout")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-PLAY-6", "RONE-RULING-75")
def test_a_fourth_technology_cannot_be_played_and_it_counts_who_controls_them() -> None:
    towers = [technology("One"), technology("Two")]
    foreign = placed(technology("Three"), owner="p2")
    game = scenario(
        "rone", p1=player(technologies=[*towers, foreign], technology_deck=[RADAR], hand=[HORN])
    )
    game.refuses(game.p1, "play", "Radar", rule="RONE-PLAY-6")
    game = scenario(
        "rone",
        p1=player(technologies=towers, technology_deck=[RADAR], hand=[HORN]),
        p2=player(technologies=[placed(technology("Three"), owner="p1")]),
    )
    game.allows(game.p1, "play", "Radar")
    game.p1.plays("Radar")
    game.expect(game.p1, technologies=["One", "Two", "Radar"])


@pytest.mark.rule("RONE-PLAY-7")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_tactic_goes_to_either_side_of_the_graveyard_after_all_its_effects(side: str) -> None:
    count = tactic("Count", "Draw a card. For each card in your graveyard, gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[count, HORN], graveyard=2))
    game.p1.plays("Count")
    assert game.asks(game.p1, "graveyard")
    game.expect("Count", zone="stack")
    game.expect(game.p1, water=2)  # it does not count itself
    game.p1.puts(side)
    wanted = ["Count", "Filler", "Filler"] if side == "top" else ["Filler", "Filler", "Count"]
    game.expect(game.p1, graveyard=wanted)


# -- between activation and execution ------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-63")
def test_a_card_on_the_stack_is_no_life_and_not_in_reach_of_effects_on_the_hand() -> None:
    robbery = tactic("Robbery", "The opponent discards 2 cards.")
    game = scenario(
        "rone",
        p1=player(hand=[unit("Imp"), unit("Ogre")], deck=3),
        p2=player(hand=[robbery]),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Imp")
        game.expect("Imp", zone="stack")
        game.expect(game.p1, hand=["Ogre"], life=4, units=[])
        game.p2.plays("Robbery")
    game.expect("Imp", zone="battlefield")
    game.expect("Ogre", zone="graveyard")


@pytest.mark.rule("RONE-RULING-63")
def test_a_recycled_card_on_the_stack_is_not_in_the_graveyard() -> None:
    grave = tactic("Grave", "Remove the top card of the opponent's graveyard from the game.")
    game = scenario(
        "rone",
        p1=player(graveyard=[unit("Ghoul", recycle=0), unit("Under")], hand=[HORN]),
        p2=player(hand=[grave]),
    )
    with game.windows():
        game.p1.announces("recycle")
        game.all_pass()
        game.p1.recycles("Ghoul")
        game.expect("Ghoul", zone="stack")
        game.expect(game.p1, graveyard=["Under"])
        game.p2.plays("Grave")
    game.expect("Ghoul", zone="battlefield")
    game.expect("Under", zone="removed")


@pytest.mark.rule("RONE-RULING-64")
def test_the_price_is_not_checked_again_at_execution() -> None:
    drop = tactic("Drop", "Put a unit from your hand onto the battlefield.")
    taxer = unit("Taxer", text="Units cost each opponent 5 {water} more to play.")
    game = scenario(
        "rone",
        p1=player(water=2, hand=[unit("Imp", cost=2), unit("Ogre", cost=0), HORN]),
        p2=player(hand=[drop, taxer]),
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Imp")
        game.p2.plays("Drop")
    game.expect("Imp", zone="battlefield")
    game.expect(game.p1, water=0)
    game.refuses(game.p1, "play", "Ogre", rule="RONE-PLAY-2")


@pytest.mark.rule("RONE-RULING-64")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_technology_that_would_be_the_fourth_returns_and_stays_paid(edition: str) -> None:
    game = scenario(
        "rone",
        p1=player(
            water=3,
            technologies=[technology("One"), technology("Two")],
            technology_deck=[technology("Late", cost=2), technology("Early")],
            hand=[BUILD, HORN],
        ),
        p2=player(hero_exhaustion=1),
        edition=edition,
    )
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Late")
        game.p1.plays("Build")
    game.expect(game.p1, water=1, technologies=["One", "Two", "Early"], technology_deck=["Late"])
    assert game.cites("RONE-RULING-64")


@pytest.mark.rule("RONE-RULING-78")
@pytest.mark.parametrize(("deck", "is_over"), [(0, True), (1, False)])
def test_playing_the_last_card_is_legal_and_loses_the_game(deck: int, is_over: bool) -> None:
    game = scenario("rone", p1=player(hand=[unit("Imp")], deck=deck), p2=player(hand=[HORN]))
    game.allows(game.p1, "play", "Imp")
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Imp")
        assert not game.over
        game.expect(game.p1, life=deck)
        game.all_pass()
        assert game.over == is_over
    game.expect("Imp", zone="battlefield")
    assert game.winner == ("p2" if is_over else None)


@pytest.mark.rule("RONE-RULING-78")
def test_a_last_card_that_draws_another_one_does_not_lose_the_game() -> None:
    study = tactic("Study", "Put a unit from your graveyard into your hand.")
    game = scenario("rone", p1=player(hand=[study], deck=[], graveyard=[unit("Imp")]))
    game.p1.plays("Study")
    assert not game.over
    game.expect(game.p1, life=1)


# -- put onto the battlefield --------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-69")
def test_a_card_put_onto_the_battlefield_is_neither_played_nor_recycled() -> None:
    relic = unit(
        "Relic",
        level=3,
        cost="never",
        recycle=3,
        text="Battlefield: Gain 1 {water}.\nRecycle: Gain 5 {water}.",
    )
    watch = technology("Watch", "Whenever you play a unit, draw a card.")
    revive = tactic("Revive", "Put a unit from your graveyard onto the battlefield.")
    game = scenario(
        "rone",
        p1=player(technologies=[watch], hand=[revive, HORN], graveyard=[relic]),
        graveyard="top",
    )
    game.p1.plays("Revive")
    game.expect("Relic", zone="battlefield", exhaustion=0)
    game.expect(game.p1, water=1, hand=["Horn"], graveyard=["Revive"])


@pytest.mark.rule("RONE-RULING-69")
def test_a_card_put_onto_the_battlefield_is_exhausted_only_if_the_text_says_so() -> None:
    revive = tactic("Revive", "Put a unit from your hand onto the battlefield exhausted 2 times.")
    game = scenario("rone", p1=player(hand=[revive, unit("Imp", cost=9)]))
    game.p1.plays("Revive")
    game.expect("Imp", zone="battlefield", exhaustion=2)
