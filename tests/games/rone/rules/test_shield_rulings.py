"""Rulings about shields, and about cards destroyed in hand and deck (RONE-RULING-85 to RONE-RULING-94)."""

import pytest

from runestack.games.rone.scenario import filler, placed, player, shield, tactic, unit
from runestack.testing import scenario

WALL = unit("Wall", text="Shield.")
DOOM = tactic("Doom", "Destroy target unit.")
BOLT = tactic("Bolt", "Deal 1 damage to the opponent's hero.")
ORC = unit("Orc", melee=2, text="Strike: Gain 1 {water}.")


@pytest.mark.rule("RONE-RULING-85")
def test_with_a_shield_on_top_the_deck_means_the_shield_and_the_hand_stays_a_choice() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BOLT, BOLT]),
        p2=player(deck=[shield(WALL), *filler(3)], hand=[unit("Letter")]),
        graveyard="top",
    )
    game.p1.plays("Bolt")
    assert len(game.options(game.p2)) == 2  # the shield or Letter; no third way past the shield
    game.p2.takes_damage("Letter")
    game.expect(game.p2, removed=[], graveyard=["Letter"])
    game.expect("Wall", shield=True, position=0)
    game.p1.plays("Bolt")  # with an empty hand the shield must be used: nobody is asked
    game.expect(game.p2, removed=["Wall"], graveyard=["Letter"], deck=["Filler"] * 3)


@pytest.mark.rule("RONE-RULING-86")
@pytest.mark.parametrize(("shields", "water"), [(0, 1), (1, 1), (2, 0)])
def test_a_hero_whose_shields_absorb_all_points_was_dealt_no_damage(
    shields: int, water: int
) -> None:
    watcher = unit("Watcher", text="Whenever your hero is dealt damage, draw a card.")
    game = scenario(
        "rone",
        p1=player(units=[ORC]),
        p2=player(
            units=[placed(watcher, exhaustion=1)], deck=[*[shield(WALL)] * shields, *filler(5)]
        ),
        graveyard="top",
    )
    game.p1.attacks("Orc", "p2 hero")
    if water:
        game.p1.chooses("Orc")  # both texts were triggered
    assert game.asks(game.p1, "main phase")
    game.expect(game.p1, water=water)
    assert len(game.p2.hand) == water
    assert len(game.p2.removed) == shields


@pytest.mark.rule("RONE-RULING-87")
@pytest.mark.parametrize(
    "text",
    [
        "Put the top card of your deck into your hand.",
        "Put the top card of your deck on top of your graveyard.",
        "Put the top card of your deck on the bottom of your graveyard.",
        "Put the top card of your deck onto the battlefield.",
        "Put the top card of your deck on the bottom of its owner's deck.",
        "Put a unit from your deck into your hand.",
    ],
)
def test_a_shield_that_an_effect_takes_from_the_deck_leaves_the_game(text: str) -> None:
    game = scenario(
        "rone",
        p1=player(hand=[tactic("Order", text)], deck=[shield(WALL), *filler(2)]),
        graveyard="top",
    )
    game.p1.plays("Order")
    if not game.asks(game.p1, "main phase"):
        game.p1.chooses("Wall")  # out of the whole deck
    game.expect("Wall", zone="removed")
    game.expect(game.p1, hand=[], graveyard=["Order"], deck=["Filler"] * 2, units=[])


@pytest.mark.rule("RONE-RULING-87")
def test_a_shield_taken_while_looking_at_the_deck_leaves_the_game() -> None:
    seek = tactic(
        "Seek",
        "Look at the top 2 cards of your deck, put 1 of them into your hand and the rest on the bottom.",
    )
    game = scenario("rone", p1=player(hand=[seek], deck=[shield(WALL), unit("Next"), *filler(2)]))
    game.p1.plays("Seek")
    game.p1.chooses("Wall")
    game.expect(game.p1, hand=[], removed=["Wall"], deck=["Filler", "Filler", "Next"])


@pytest.mark.rule("RONE-RULING-88")
@pytest.mark.parametrize("as_cost", [False, True])
def test_a_shield_destroyed_on_top_of_the_deck_absorbs_nothing(as_cost: bool) -> None:
    watcher = unit("Watcher", text="Whenever your shield absorbs damage, gain 9 {water}.")
    drill = unit("Drill", text="{yellow 1}, destroy the top card of your deck: Gain 1 {water}.")
    mine = tactic("Mine", "Destroy the top card of your deck. Gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[mine], units=[watcher, drill], deck=[shield(WALL), *filler(3)]),
        graveyard="top",
    )
    if as_cost:
        game.p1.uses("Drill")
    else:
        game.p1.plays("Mine")
    game.expect(game.p1, water=1, removed=["Wall"], deck=["Filler"] * 3)
    assert "Wall" not in game.p1.graveyard


@pytest.mark.rule("RONE-RULING-89")
def test_a_shield_in_the_deck_is_life_and_a_spent_one_is_not() -> None:
    game = scenario(
        "rone", p1=player(hand=[BOLT, BOLT]), p2=player(deck=[shield(WALL), *filler(1)])
    )
    game.expect(game.p2, life=2)
    game.p1.plays("Bolt")
    game.expect(game.p2, life=1)
    assert not game.over


@pytest.mark.rule("RONE-RULING-89")
def test_a_player_whose_last_card_is_a_shield_lives_until_it_is_spent() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BOLT, DOOM, unit("Rat")]),
        p2=player(deck=[], hand=[tactic("Ward", "Shield.\nGain 1 {water}.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.p2.plays("Ward")
    assert not game.over
    game.expect(game.p2, life=1, deck=["Ward"], hand=[])
    game.p1.plays("Bolt")
    assert game.winner == game.p1


@pytest.mark.rule("RONE-RULING-90")
def test_a_new_shield_goes_below_the_older_ones() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[DOOM, DOOM]),
        p2=player(units=[WALL, unit("Bulwark", text="Shield.")], deck=2),
        graveyard="top",
    )
    game.p1.plays("Doom", target="Bulwark")
    game.p1.plays("Doom", target="Wall")
    game.expect(game.p2, deck=["Filler", "Filler", "Bulwark", "Wall"])


@pytest.mark.rule("RONE-RULING-90")
def test_shields_stay_face_up_when_the_deck_is_shuffled() -> None:
    places = set()
    for seed in range(12):
        game = scenario(
            "rone",
            p1=player(hand=6, deck=[shield(WALL), *filler(18)]),
            at="mulligan",
            seed=seed,
        )
        game.p1.mulligans()
        if game["Wall"].zone == "deck":
            game.expect("Wall", shield=True)
            assert "Wall" in str(game.view(game.p2))
            places.add(game["Wall"].position)
    assert len(places) > 1


@pytest.mark.rule("RONE-RULING-91")
def test_a_shield_unit_controlled_by_another_player_goes_under_its_owners_deck() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[DOOM], units=[placed(WALL, owner="p2")], deck=3),
        p2=player(deck=3),
    )
    game.p1.plays("Doom", target="Wall")
    game.expect(game.p1, deck=["Filler"] * 3)
    game.expect(game.p2, deck=["Filler", "Filler", "Filler", "Wall"])


@pytest.mark.rule("RONE-RULING-92")
def test_a_unit_that_becomes_a_shield_leaves_the_battlefield_but_its_death_does_not_start() -> None:
    tomb = unit("Tomb", text="Shield.\nDeath: Gain 9 {water}.")
    scribe = unit(
        "Scribe",
        text="Whenever an allied unit leaves the battlefield, gain 1 {water}.\n"
        "Whenever an allied unit dies, gain 9 {water}.",
    )
    game = scenario("rone", p1=player(hand=[DOOM], units=[tomb, scribe]))
    game.p1.plays("Doom", target="Tomb")
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-93", "RONE-RULING-94")
@pytest.mark.parametrize("source", ["deck", "hand"])
def test_cards_destroyed_in_hand_or_deck_become_no_shields_and_start_no_death(source: str) -> None:
    tomb = unit("Tomb", text="Shield.\nDeath: Gain 9 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[BOLT]),
        p2=player(
            deck=[tomb, *filler(2)] if source == "deck" else 3,
            hand=[tomb] if source == "hand" else [unit("Letter")],
        ),
        graveyard="top",
    )
    game.p1.plays("Bolt")
    game.p2.takes_damage("deck" if source == "deck" else "Tomb")
    game.expect(game.p2, graveyard=["Tomb"], water=0, removed=[])


@pytest.mark.rule("RONE-RULING-93")
def test_a_shield_tactic_that_is_discarded_or_cancelled_goes_to_the_graveyard() -> None:
    ward = tactic("Ward", "Shield.\nGain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(hand=[ward, tactic("Toss", "Discard a card.")]),
        p2=player(hand=[tactic("Veto", "Cancel target tactic.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Ward")
        game.p2.plays("Veto", target="Ward")
    game.expect("Ward", zone="graveyard")
    game = scenario(
        "rone", p1=player(hand=[ward, tactic("Toss", "Discard a card.")]), graveyard="top"
    )
    game.p1.plays("Toss")
    game.expect("Ward", zone="graveyard")


@pytest.mark.rule("RONE-RULING-94")
def test_a_death_text_of_a_destroyed_top_card_does_not_start() -> None:
    martyr = unit("Martyr", text="Death: Gain 1 {water}.")
    mine = tactic("Mine", "Destroy the top 2 cards of your deck.")
    game = scenario(
        "rone", p1=player(hand=[mine], deck=[martyr, martyr, *filler(2)]), graveyard="top"
    )
    game.p1.plays("Mine")
    game.expect(game.p1, water=0, graveyard=["Mine", "Martyr", "Martyr"])
