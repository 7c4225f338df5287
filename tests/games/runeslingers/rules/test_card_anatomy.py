"""The parts of a card (RS-CARD)."""

from typing import Any

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.diagnostics import PackError
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.scenario import (
    Design,
    boon,
    concealing,
    filler,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.testing import Scenario, scenario
from tests.games.runeslingers.cards.test_schema import table

EMBER = spirit("Ember", "Deal 3 damage to a target.")


def hand_of(game: Scenario, reader: str, seat: int) -> Any:
    """A hand as somebody sees it."""
    seats: Any = game.view(reader)["seats"]
    return seats[seat]["hand"]


@pytest.mark.rule("RS-CARD-1", "RS-CARD-3")
def test_a_card_shows_name_type_bar_text_type_line_and_defense() -> None:
    game = scenario("runeslingers", p1=player(hand=["Lava Stream", "Burning Ember", "Deathmark"]))
    stream, ember, mark = hand_of(game, "p1", 0)
    assert stream["name"]["en"] == "Lava Stream"
    assert (stream["type"], stream["subtype"], stream["class"]) == (
        "runespell",
        "spirit",
        "striker",
    )
    assert [one["key"] for one in stream["bar"]] == ["charge"]
    assert stream["printed"]["defense"] == 3
    assert stream["text"]["en"].startswith("Sling: Deal 4 damage")
    for word in ("runespell", "spirit", "striker"):
        assert word in stream["type_line"]["en"].casefold()
    assert (ember["type"], ember["subtype"], ember["class"]) == ("trinket", "weapon", None)
    assert ember["printed"]["defense"] is None
    assert (mark["type"], mark["subtype"], mark["class"]) == ("boon", None, None)
    assert mark["type_line"]["en"].casefold() == "boon"


@pytest.mark.rule("RS-CARD-2")
def test_a_playable_card_is_a_runespell_a_trinket_or_a_boon() -> None:
    others = {"runeslinger", "passive", "activate", "ailment"}
    assert {card.type for card in GAME.pool.cards} - others == {"runespell", "trinket", "boon"}
    potion = table("boon", "Your block is 1 higher.") | {"type": "potion"}
    with pytest.raises(PackError, match="potion"):
        read_cards([potion], RUNESLINGERS_CARDS)


@pytest.mark.rule("RS-CARD-4", "RS-PLAY-2", "RS-PLAY-3")
def test_the_type_decides_where_a_card_may_be_played() -> None:
    one = player(hand=[EMBER, "Burning Ember", "Deathmark"], concentrations=["Hex"])
    two = player(ailments={"burn": 1}, concentrations=["Meteor"])
    game = scenario("runeslingers", p1=one, p2=two)
    game.p1.plays("Deathmark")  # the only ailment there is
    game.expect("Deathmark", controller="p2", area=1, under=None)
    game.p1.plays("Burning Ember")  # the only own concentration
    game.expect("Burning Ember", controller="p1", under="Hex")
    game.refuses(game.p1, "play", "Ember", rule="RS-CONC-6")


@pytest.mark.rule("RS-CARD-5")
@pytest.mark.parametrize(
    ("text", "hand", "health"),
    [
        ("Discard your hand. Draw a card. Gain 5 health. Lose 3 health.", 1, 15),
        ("Lose 3 health. Gain 5 health. Draw a card. Discard your hand.", 0, 18),
    ],
)
def test_text_is_carried_out_from_left_to_right(text: str, hand: int, health: int) -> None:
    rite = utility("Rite", text)
    game = scenario("runeslingers", p1=player(hand=[rite, *filler(2)]))
    game.p1.plays("Rite")
    game.expect(game.p1, hand=["Filler"] * hand, health=health)


@pytest.mark.rule("RS-CARD-6")
def test_costs_and_restrictions_are_red_and_extra_effects_blue() -> None:
    texts = {
        "Distract": "Draw a card.",
        "Pain 1": "Draw a card.",
        "Ail 1": "Draw a card.",
        "Sear 1": "Draw a card.",
        "Fate": "• Draw a card.\n• Gain 1 health.",
        "Shout": "Draw a card.",
        "Pierce": "Draw a card.",
        "Charge": "Gain 1 health, plus 1 for each token on this card.",
        "Choice": "• Draw a card.\n• Gain 1 health.",
    }
    hand = [utility(word.split()[0], text, keywords=word) for word, text in texts.items()]
    game = scenario("runeslingers", p1=player(hand=hand))
    colours = {card["name"]["en"]: card["bar"][0]["colour"] for card in hand_of(game, "p1", 0)}
    assert colours == {
        **dict.fromkeys(("Distract", "Pain", "Ail", "Sear", "Fate"), "red"),
        **dict.fromkeys(("Shout", "Pierce", "Charge", "Choice"), "blue"),
    }


@pytest.mark.rule("RS-CARD-7")
@pytest.mark.parametrize(
    ("bar", "first", "then"),
    [("Pain 3, Sear 2", "3 health", "sears"), ("Sear 2, Pain 3", "sears", "3 health")],
)
def test_the_bar_is_carried_out_from_left_to_right(bar: str, first: str, then: str) -> None:
    rite = utility("Rite", "Draw a card.", keywords=bar)
    game = scenario("runeslingers", p1=player(hand=[rite]))
    game.p1.plays("Rite")
    game.expect(game.p1, health=15, discard=["Filler"] * 2)
    assert game.log_in_order(first, then)
    assert not game.log_in_order(then, first)


@pytest.mark.rule("RS-CARD-7")
@pytest.mark.parametrize(("bar", "is_legal"), [("Pain 3, Ail 1", True), ("Ail 1, Pain 3", False)])
def test_what_is_left_of_a_cost_is_paid_before_it(bar: str, is_legal: bool) -> None:
    rite = utility("Rite", "Draw a card.", keywords=bar)
    boons = [concealing("Deathmark", weaken=1), concealing("Deathmark", insanity=1)]
    one = player(hand=[rite], health=4, ailments={"burn": 1}, boons=[*boons, boons[0]])
    game = scenario("runeslingers", p1=one)  # only Burn can pay Ail, and it takes 2 health
    if is_legal:
        game.p1.plays("Rite")
        game.expect(game.p1, power=4, health=17, hand=["Filler"])
    else:
        game.refuses(game.p1, "play", "Rite", rule="RS-KEY-PAIN-2")


@pytest.mark.rule("RS-CARD-8")
def test_trinkets_and_boons_have_keywords_too() -> None:
    bell = trinket("Bell", "Activate: Deal 5 damage to a target.", keywords="Pain 2, Pierce")
    ward = boon("Ward", "Your block is 1 higher.", keywords="Sear 1")
    one = player(hand=[bell, ward], ailments={"curse": 1})
    game = scenario("runeslingers", p1=one, p2=player(health=2))
    game.p1.plays("Bell")
    game.expect(game.p1, health=15)
    game.p1.plays("Ward")
    game.expect(game.p1, discard=["Filler"])
    game.expect("Bell", keywords={"pain", "pierce"})
    game.p1.ends_turn()
    game.p2.passes("nothing")
    game.p1.goes_on()
    game.standing["blocks"] = "never"
    game.p1.activates("Bell", target="p2")
    game.expect(game.p2, power=4, health=15)  # it pierces


DEFENDED: list[tuple[Design, str]] = [
    (utility("Wall", "Your block is 1 higher.", defense=3), "field"),
    (trinket("Wall", "Your block is 1 higher.", defense=3), "field"),
    (boon("Wall", "Your block is 1 higher.", defense=3), "boons"),
]


@pytest.mark.rule("RS-CARD-9", "RS-DEF-2")
@pytest.mark.parametrize(("wall", "where"), DEFENDED)
def test_a_defense_makes_a_card_of_any_type_a_defense_card(wall: Design, where: str) -> None:
    crush = utility("Crush", "Destroy target defense card.")
    lies: Any = {where: [wall if where == "field" else concealing(wall, curse=1)]}
    game = scenario("runeslingers", p1=player(hand=[EMBER, crush]), p2=player(**lies))
    game.expect("Wall", defense=3)
    game.allows(game.p1, "play", "Crush", target="Wall")
    game.p1.plays("Ember", target="Wall")
    game.expect("Wall", zone="discard")


@pytest.mark.rule("RS-CARD-9", "RS-DEF-6")
def test_without_a_defense_no_card_is_a_defense_card() -> None:
    bell = trinket("Bell", "Activate: Draw a card.")
    crush = utility("Crush", "Destroy target defense card.")
    game = scenario("runeslingers", p1=player(hand=[EMBER, crush]), p2=player(field=[bell]))
    game.refuses(game.p1, "play", "Ember", target="Bell", rule="RS-TARGET-4")
    game.refuses(game.p1, "play", "Crush", rule="RS-TARGET-3")


@pytest.mark.rule("RS-CARD-10")
def test_a_face_down_card_looks_the_same_whatever_it_is() -> None:
    seen = []
    for name in ("Meteor", "Deathmark"):
        two = player(concentrations=[name], hand=[name], deck=[name, *filler(3)])
        game = scenario("runeslingers", p2=two)
        data: Any = game.view("p1")["seats"]
        seen.append({key: data[1][key] for key in ("concentrations", "hand", "deck")})
        assert name not in str(data)
    assert seen[0] == seen[1]


@pytest.mark.rule("RS-CARD-11", "RS-DECK-5")
@pytest.mark.parametrize("of_class", ["", "striker", "warden"])
def test_a_class_changes_nothing_by_itself(of_class: str) -> None:
    spark = spirit("Spark", "Deal 3 damage to a target.", of_class=of_class)
    game = scenario("runeslingers", p1=player(runeslinger="Eva", hand=[spark]))
    game.p1.plays("Spark", target="p2")
    game.expect(game.p2, health=15)
