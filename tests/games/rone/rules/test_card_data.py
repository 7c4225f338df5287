"""What a card must carry, and what the loader refuses: the anatomy of cards."""

from typing import Any

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.diagnostics import PackError
from runestack.cards.pool import Card, CardPool
from runestack.games.rone.cards.schema import TYPES, card_game
from runestack.games.rone.game import GAME, Rone
from runestack.games.rone.rules import constants as c
from runestack.games.rone.scenario import Design, hero, player, tactic, technology, unit
from runestack.kernel.random import RandomStream
from runestack.play.match import Match
from runestack.testing import scenario

ONE_OF_EACH = (unit("Wolf"), tactic("Spark", "Draw a card."), technology("Drill"), hero("Ada"))
EVERY_CARD = ("level", "cost", "recycle", "name", "type", "number")


def tables(*designs: Design) -> list[dict[str, Any]]:
    """The keys and values of cards, as they stand in a pack."""
    found = [dict(table) for design in designs for table in design.tables]
    return [{"id": f"test-{n}", "number": n, **table} for n, table in enumerate(found, start=1)]


def refusal(cards: list[dict[str, Any]], edition: str = "en") -> list[tuple[str, str]]:
    """The codes and messages that the loader has for a pack."""
    try:
        read_cards(cards, card_game(edition))
    except PackError as error:
        return [(one.code, one.message) for one in error.diagnostics]
    return []


def changed(design: Design, **values: object) -> list[dict[str, Any]]:
    """A card (or a hero's three) with some keys changed; None takes a key away."""
    found = tables(design)
    for table in found:
        table.update(values)
        for key in [key for key, value in values.items() if value is None]:
            del table[key]
    return found


# -- every card ----------------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-1")
@pytest.mark.parametrize("design", ONE_OF_EACH, ids=lambda design: design.name)
@pytest.mark.parametrize("key", EVERY_CARD)
def test_no_card_is_taken_without_level_costs_name_type_and_number(
    design: Design, key: str
) -> None:
    assert refusal(tables(design)) == []
    problems = refusal(changed(design, **{key: None}))
    assert problems
    assert {code for code, _ in problems} == {"P003"}
    assert all(key in message for _, message in problems)


@pytest.mark.rule("RONE-CARD-1")
def test_every_card_can_carry_text_edition_symbol_and_illustrator() -> None:
    for design in ONE_OF_EACH:
        found = changed(design, edition="second", illustrator="B. Rush", flavour="Once.")
        for card in read_cards(found, card_game()):
            assert (card.edition, card.illustrator, card.flavour) == ("second", "B. Rush", "Once.")


@pytest.mark.rule("RONE-CARD-5")
def test_edition_symbol_illustrator_number_and_flavour_change_nothing_in_a_game() -> None:
    designs = [*(unit(f"Unit {n}", cost=n % 3) for n in range(50)), hero("Ada"), hero("Bo")]
    plain = tables(*designs)
    adorned = [
        {**table, "number": 7 * table["number"], "flavour": "Deal 9 damage.", "flavour_de": "Nichts.",
         "illustrator": f"Painter {place}", "edition": "gold"}
        for place, table in enumerate(plain)
    ]  # fmt: skip
    matches = []
    for found in (plain, adorned):
        game = Rone(CardPool("rone", read_cards(found, card_game()), card_game().vocabulary()))
        matches.append(Match(game, 4, 2, {"max_rounds": "3"}))
    chance = RandomStream(4)
    while matches[0].state.asking:
        answer = chance.below(len(matches[0].state.asking[0].options))
        for match in matches:
            match.choose(answer)
        assert matches[0].state.digest() == matches[1].state.digest()
    assert len(matches[0].choices) > 20


# -- types ---------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-6")
def test_there_are_exactly_four_types() -> None:
    four = {"hero", "technology", "unit", "tactic"}
    assert set(TYPES) == set(c.TYPES) == four
    assert {card.type for card in GAME.pool} == four
    for word in ("event", "artifact", ""):
        assert {code for code, _ in refusal(changed(unit("Wolf"), type=word))} == {"P005"}


@pytest.mark.rule("RONE-CARD-8")
def test_units_and_heroes_have_a_race_and_other_cards_none() -> None:
    for design in (unit("Wolf"), hero("Ada")):
        assert refusal(changed(design, race="mutant")) == []
        assert {code for code, _ in refusal(changed(design, race=None))} == {"P003"}
        assert {code for code, _ in refusal(changed(design, race="elf"))} == {"P005"}
    for design in (tactic("Spark", "Draw a card."), technology("Drill")):
        assert {code for code, _ in refusal(changed(design, race="mutant"))} == {"P002"}


@pytest.mark.rule("RONE-CARD-8")
def test_a_race_in_a_text_means_units_of_that_race_only() -> None:
    oil = tactic("Oil", "Each Machine unit gets +1 {health}.")
    game = scenario(
        "rone",
        p1=player(
            hero=hero("Tolva", race="machine"),
            hand=[oil],
            units=[unit("Robot", race="machine"), unit("Ape", race="mutant")],
        ),
    )
    game.p1.plays("Oil")
    game.expect("Robot", health=3)
    game.expect("Ape", health=2)
    game.expect("p1 hero", race="Machine")


@pytest.mark.rule("RONE-CARD-9", "RONE-LIFE-6")
@pytest.mark.parametrize("key", ["health", "melee", "ranged", "speed"])
def test_only_units_have_values_for_combat(key: str) -> None:
    assert {code for code, _ in refusal(changed(unit("Wolf"), **{key: None}))} == {"P003"}
    for design in ONE_OF_EACH[1:]:
        assert {code for code, _ in refusal(changed(design, **{key: 1}))} == {"P002"}
    game = scenario("rone", p1=player(units=[unit("Wolf")], technologies=[technology("Drill")]))
    view: Any = game.view(game.p2)
    seat = view["seats"][0]
    assert key in seat["units"][0]
    assert key not in seat["hero"]
    assert key not in seat["technologies"][0]


@pytest.mark.rule("RONE-CARD-10")
def test_a_tactic_has_no_icons_of_exhaustion() -> None:
    text = "{yellow 1}: Draw a card."
    assert refusal(tables(technology("Drill", text))) == []
    assert ("C107", "a tactic does not stay, so it has effects only") in refusal(
        tables(tactic("Spark", text))
    )


@pytest.mark.rule("RONE-CARD-11")
def test_a_cost_is_a_number_from_0_up_or_never() -> None:
    for key in ("cost", "recycle"):
        for value in (0, 5, "never"):
            assert refusal(changed(unit("Wolf"), **{key: value})) == []
        for value in (-1, "x", "0"):
            assert refusal(changed(unit("Wolf"), **{key: value}))
    free, never = read_cards(tables(unit("A", cost=0), unit("B", cost="never")), card_game())
    assert (free.value("cost"), never.value("cost")) == (0, "never")


# -- heroes --------------------------------------------------------------------------------------


def hero_problems(cards: list[dict[str, Any]]) -> set[str]:
    return {code for code, _ in refusal(cards)}


@pytest.mark.rule("RONE-CARD-12", "RONE-ZONE-4")
def test_a_hero_is_three_cards_of_one_name_and_race_with_the_levels_1_2_and_3() -> None:
    ada = tables(hero("Ada"))
    assert hero_problems(ada) == set()
    assert hero_problems(ada[:2]) == {"C104"}
    assert hero_problems([*ada[:2], {**ada[2], "level": 2}]) == {"C104"}
    assert hero_problems([*ada[:2], {**ada[2], "race": "hybrid"}]) == {"C104"}
    assert hero_problems([*ada[:2], {**ada[2], "name": "Bo", "name_de": "Bo"}]) == {"C104"}


@pytest.mark.rule("RONE-CARD-12", "RONE-CARD-13")
def test_every_hero_card_has_incomes_and_an_economic_ability() -> None:
    for key in ("water_income", "card_income"):
        assert hero_problems(changed(hero("Ada"), **{key: None})) == {"P003"}
    assert hero_problems(changed(hero("Ada"), text="")) == {"C104"}
    only_damage = "{yellow 1}: Deal 1 damage to target unit."
    assert hero_problems(changed(hero("Ada"), text=only_damage)) == {"C104"}
    for text in ("{yellow 1}: Gain 2 {water}.", "{purple 2}: Draw a card."):
        assert hero_problems(changed(hero("Ada"), text=text)) == set()


@pytest.mark.rule("RONE-CARD-12")
def test_every_hero_of_the_box_has_three_cards_with_growing_income() -> None:
    heroes: dict[str, list[Card]] = {}
    for card in GAME.pool:
        if card.type == "hero":
            heroes.setdefault(card.name, []).append(card)
    assert heroes
    for cards in heroes.values():
        assert sorted(int(card.value("level") or 0) for card in cards) == [1, 2, 3]
        incomes = [int(card.value("water_income") or 0) for card in cards]
        assert incomes == sorted(incomes)


# -- numbers -------------------------------------------------------------------------------------


@pytest.mark.rule("RONE-CARD-15")
def test_attack_speed_is_1_to_3() -> None:
    for speed in (1, 2, 3):
        assert refusal(tables(unit("Wolf", speed=speed))) == []
    for speed in (0, 4):
        assert [code for code, _ in refusal(tables(unit("Wolf", speed=speed)))] == ["P005"]


@pytest.mark.rule("RONE-CARD-16")
@pytest.mark.parametrize(
    ("card", "right"),
    [
        (unit("Wolf", speed=2, text="{yellow 2}: Draw a card."), True),
        (unit("Wolf", speed=2, text="{yellow 1}: Draw a card."), False),
        (unit("Wolf", speed=2, text="{purple 1}: Draw a card."), True),
        (unit("Wolf", speed=2, text="{purple 1}: Draw a card.\n{purple 3}: Gain 1 {water}."), False),
        (unit("Wolf", speed=2, text="{purple 4}: Draw a card."), False),
        (unit("Wolf", speed=2, text="{purple 2}: Draw a card."), False),  # the speed is yellow
        (unit("Wolf", speed=2, text="{yellow 2}: Gain 1 {water}.\n{purple 2}: Draw a card."), False),
        (unit("Wolf", speed=2, text="{yellow 2}: Gain 1 {water}.\n{purple 3}: Draw a card."), True),
        (technology("Drill", "{yellow 3}: Draw a card."), True),
        (technology("Drill", "{yellow 3}: Draw a card.\n{purple 3}: Gain 1 {water}."), False),
    ],
)  # fmt: skip
def test_the_number_of_an_ability_is_that_of_its_rotation_symbol(card: Design, right: bool) -> None:
    assert [code for code, _ in refusal(tables(card))] == ([] if right else ["C102"])


@pytest.mark.rule("RONE-CARD-19")
def test_a_negative_health_icon_is_read_in_the_german_edition_only() -> None:
    wither = tables(tactic("Wither", "Target unit gets -1 {health}."))
    assert refusal(wither, "de") == []
    assert [code for code, _ in refusal(wither, "en")] == ["C105"]
    loss = tables(tactic("Wither", "Target unit loses 1 {health}."))
    assert refusal(loss, "en") == refusal(loss, "de") == []
