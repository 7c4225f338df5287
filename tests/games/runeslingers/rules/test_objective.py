"""How an encounter is won and lost (RS-OBJ)."""

import pytest

from runestack.games.runeslingers.scenario import (
    Design,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import scenario

EMBER = spirit("Ember", "Deal 3 damage to a target.")
DRAIN = utility("Drain", "The enemy loses 1 power.")
WITHER = utility("Wither", "The enemy loses 2 maximum health.")
RUNESLINGERS = ("Eva", "Nerys", "Halvard", "Fenno")


@pytest.mark.rule("RS-OBJ-1", "RS-OBJ-2")
def test_each_player_starts_with_5_power_and_whoever_takes_the_last_one_wins() -> None:
    game = scenario("runeslingers", p1=player(deck=12), p2=player(deck=12), at="new game")
    assert (game.p1.power, game.p2.power) == (5, 5)
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(power=1, health=3))
    game.p1.plays("Ember", target="p2")
    assert game.over
    assert game.winner == "p1"
    assert game.p2.power == 0


@pytest.mark.rule("RS-OBJ-2")
def test_the_encounter_goes_on_with_1_power() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(power=2, health=3))
    game.p1.plays("Ember", target="p2")
    assert not game.over
    game.expect(game.p2, power=1, health=18)


@pytest.mark.rule("RS-OBJ-2")
def test_a_player_can_lose_the_last_power_in_the_own_turn() -> None:
    bleed = utility("Bleed", "Lose 3 health.")
    game = scenario("runeslingers", p1=player(hand=[bleed], power=1, health=3))
    game.p1.plays("Bleed")
    assert game.winner == "p2"


@pytest.mark.rule("RS-OBJ-3")
def test_text_about_you_is_about_your_runeslinger() -> None:
    veil = trinket("Veil", "You cannot be targeted.")
    thorn = trinket("Thorn", "Whenever you are dealt damage, draw a card.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, "Brand"]), p2=player(field=[thorn]))
    game.p1.plays("Ember", target="p2 runeslinger")
    game.expect(game.p2, health=15, hand=["Filler"])
    game = scenario("runeslingers", p1=player(hand=[EMBER, "Brand"]), p2=player(field=[veil]))
    for card in ("Ember", "Brand"):
        game.refuses(game.p1, "play", card, target="p2 runeslinger", rule="RS-RULING-142")
        game.allows(game.p1, "play", card, target="p1 runeslinger")


@pytest.mark.rule("RS-OBJ-4")
@pytest.mark.parametrize("health", [1, 3])
def test_at_0_health_a_power_is_lost_and_health_goes_up_to_the_current_maximum(health: int) -> None:
    game = scenario(
        "runeslingers",
        p1=player(hand=[EMBER]),
        p2=player(health=health, ailments={"curse": 2}),
    )
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, power=4, health=16, maximum=16)


@pytest.mark.rule("RS-OBJ-4")
def test_health_above_0_costs_no_power() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(health=4))
    game.p1.plays("Ember", target="p2")
    game.expect(game.p2, power=5, health=1)


@pytest.mark.rule("RS-OBJ-5")
def test_power_lost_by_an_effect_leaves_health_as_it_is() -> None:
    game = scenario("runeslingers", p1=player(hand=[DRAIN]), p2=player(health=7))
    game.p1.plays("Drain")
    game.expect(game.p2, power=4, health=7, determinations=1)


@pytest.mark.rule("RS-OBJ-5")
def test_an_empty_deck_and_eight_ailments_do_not_reset_health() -> None:
    two = player(health=7, deck=[], discard=4, ailments={"weaken": 8})
    game = scenario("runeslingers", p1=two, at="cleanse")
    game.expect(game.p1, power=3, health=7, ailments={}, hand=["Filler"] * 2)


NEEDS_A_CARD = [
    "Draw a card.",
    "Sear a card.",
    "Void a card.",
    "Look at the top card of your deck.",
    "Set the top card of your deck as a concentration.",
    "Put the top card of your deck into your hand.",
    "Reveal a card from your deck and put it into your hand.",
]


@pytest.mark.rule("RS-OBJ-6")
@pytest.mark.parametrize("text", NEEDS_A_CARD)
@pytest.mark.parametrize("deck", [0, 1])
def test_needing_a_card_of_an_empty_deck_costs_a_power(text: str, deck: int) -> None:
    one = player(hand=[utility("Rite", text)], deck=deck, discard=3)
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite")
    game.expect(game.p1, power=5 if deck else 4)
    assert game.cites("RS-OBJ-6") == (deck == 0)
    assert game.cites("RS-OBJ-7") == (deck == 0)


@pytest.mark.rule("RS-OBJ-7")
def test_the_discard_pile_becomes_the_deck_and_the_interrupted_draw_goes_on() -> None:
    flood = utility("Flood", "Draw 3 cards.")
    one = player(hand=[flood], deck=["Meteor"], discard=["Hex", "Brand", "Bounce", "Tornado"])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Flood")
    game.expect(game.p1, power=4, discard=[], determinations=1)
    assert game.p1.hand[0] == "Meteor"
    assert sorted(card.name for card in [*game.p1.hand[1:], *game.p1.deck]) == [
        "Bounce",
        "Brand",
        "Hex",
        "Tornado",
    ]
    assert (len(game.p1.hand), len(game.p1.deck)) == (3, 2)
    assert game.log_in_order("draws", "loses 1 power", "shuffles", "draws", "draws")


@pytest.mark.rule("RS-OBJ-8")
def test_eight_unconcealed_ailments_cost_a_power_and_eight_of_them_are_removed() -> None:
    barrier = concealing("Divine Barrier", insanity=3)
    one = player(ailments={"curse": 4, "weaken": 5}, boons=[barrier])
    game = scenario("runeslingers", p1=one, at="cleanse")
    game.p1.cleanses(curse=3, weaken=5)
    game.expect(
        game.p1, power=4, ailments={"curse": 1}, concealed={"insanity": 3}, determinations=1
    )


@pytest.mark.rule("RS-OBJ-8")
def test_seven_unconcealed_ailments_cost_nothing() -> None:
    barrier = concealing("Divine Barrier", insanity=3)
    one = player(ailments={"curse": 4, "weaken": 3}, boons=[barrier])
    game = scenario("runeslingers", p1=one, at="cleanse")
    game.expect(game.p1, power=5, ailments={"curse": 4, "weaken": 3})


@pytest.mark.rule("RS-OBJ-9")
@pytest.mark.parametrize(
    ("count", "power", "left"),
    [(15, 4, {"weaken": 7}), (16, 3, {}), (17, 3, {"weaken": 1}), (24, 2, {})],
)
def test_every_eight_ailments_cost_one_power(count: int, power: int, left: dict[str, int]) -> None:
    game = scenario("runeslingers", p1=player(ailments={"weaken": count}), at="cleanse")
    game.expect(game.p1, power=power, ailments=left)


@pytest.mark.rule("RS-OBJ-10", "RS-GLOSS-8")
@pytest.mark.parametrize(("maximum", "is_over"), [(1, True), (2, True), (3, False)])
def test_a_maximum_of_0_loses_the_encounter(maximum: int, is_over: bool) -> None:
    game = scenario("runeslingers", p1=player(hand=[WITHER]), p2=player(maximum=maximum))
    game.p1.plays("Wither")
    assert game.over == is_over
    game.expect(game.p2, maximum=max(0, maximum - 2))
    if is_over:
        assert game.winner == "p1"


@pytest.mark.rule("RS-OBJ-10")
def test_curses_can_bring_the_maximum_to_0() -> None:
    hex_ = utility("Jinx", "Apply 1 Curse to the enemy.")
    game = scenario(
        "runeslingers", p1=player(hand=[hex_]), p2=player(maximum=1, ailments={"curse": 3})
    )
    game.p1.plays("Jinx")
    assert game.winner == "p1"


@pytest.mark.rule("RS-OBJ-11")
@pytest.mark.parametrize(("discard", "is_over"), [(0, True), (1, False)])
def test_without_a_card_in_deck_and_discard_pile_the_encounter_is_lost(
    discard: int, is_over: bool
) -> None:
    pull = utility("Pull", "Draw a card.")
    game = scenario("runeslingers", p1=player(hand=[pull], deck=1, discard=discard))
    game.p1.plays("Pull")
    assert game.over == is_over
    game.expect(game.p1, power=5, deck=[])
    if is_over:
        assert game.winner == "p2"


@pytest.mark.rule("RS-OBJ-12", "RS-CHAR-3", "RS-CHAR-5")
@pytest.mark.parametrize("name", RUNESLINGERS)
def test_every_runeslinger_has_18_health_and_block_4(name: str) -> None:
    game = scenario("runeslingers", at="new game", runeslinger_0=name)
    game.expect(game.p1, maximum=18, health=18)
    game.p2.chooses("Nerys" if name == "Eva" else "Eva")
    game.expect(game.p1, runeslinger=name, maximum=18, health=18, block=4)


SHOCKS = [
    (spirit("Bolt", "Deal 20 damage to a target.", keywords="Pierce"), 4, 16),
    (utility("Bleed", "The enemy loses 40 health."), 3, 14),
    (utility("Rob", "The enemy loses 3 power."), 2, 18),
]


@pytest.mark.rule("RS-OBJ-13", "RS-DET-1")
@pytest.mark.parametrize(("card", "power", "health"), SHOCKS)
def test_every_lost_power_gives_a_determination(card: Design, power: int, health: int) -> None:
    game = scenario("runeslingers", p1=player(hand=[card]))
    game.p1.plays(card.name, **({"target": "p2"} if card.name == "Bolt" else {}))
    game.expect(game.p2, power=power, health=health, determinations=5 - power)
    game.expect(game.p1, determinations=0)


@pytest.mark.rule("RS-OBJ-6", "RS-OBJ-7")
def test_only_the_player_whose_deck_is_empty_loses_a_power() -> None:
    burn = utility("Scorch", "Each player sears 2 cards.")
    one = player(hand=[burn], deck=3)
    game = scenario("runeslingers", p1=one, p2=player(deck=1, discard=[*filler(2)]))
    game.p1.plays("Scorch")
    game.expect(game.p1, power=5, deck=["Filler"], discard=["Filler"] * 2)
    game.expect(game.p2, power=4, deck=["Filler"] * 2, discard=["Filler"])
