"""Card data that breaks the type rules is refused (RS-RULING-143)."""

from typing import Any

import pytest

from runestack.games.runeslingers.cards.text_checks import parts
from runestack.games.runeslingers.game import GAME
from runestack.language import nodes as n
from tests.games.runeslingers.cards.test_schema import codes, table

DAMAGE = "Deal 3 damage to a target."
BULLETS = "• Draw a card.\n• Gain 2 health."
TOKENS = "Deal 3 damage to a target, plus 1 for each token on this card."


def without(card: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in card.items() if name != key}


def utility(text: str, **values: Any) -> dict[str, Any]:
    return table("runespell", text, subtype="utility", **values)


# each refused card beside one that differs only in what is wrong with it
PAIRS = {
    "a utility runespell with damage": (utility(DAMAGE), table("runespell", DAMAGE)),
    "a utility runespell with direct damage": (
        utility("Deal 3 direct damage to a target."),
        table("runespell", "Deal 3 direct damage to a target."),
    ),
    "a utility runespell that deals damage by a trigger": (
        utility("Whenever you block, deal 1 damage to the enemy.", defense=2),
        table("runespell", "Whenever you block, deal 1 damage to the enemy.", defense=2),
    ),
    "a spirit runespell without damage": (
        table("runespell", "Draw a card."),
        utility("Draw a card."),
    ),
    "an attack runespell without damage": (
        table("runespell", "Draw a card.", subtype="attack"),
        table("runespell", DAMAGE, subtype="attack"),
    ),
    "a runespell without subtype": (
        without(table("runespell", DAMAGE), "subtype"),
        table("runespell", DAMAGE),
    ),
    "a trinket without subtype": (
        without(table("trinket", "Activate: Draw a card."), "subtype"),
        table("trinket", "Activate: Draw a card."),
    ),
    "a trinket with a runespell's subtype": (
        table("trinket", "Activate: Draw a card.", subtype="spirit"),
        table("trinket", "Activate: Draw a card.", subtype="armour"),
    ),
    "a boon with subtype": (
        table("boon", "Your block is 1 higher.", subtype="curio"),
        table("boon", "Your block is 1 higher."),
    ),
    "a boon with Distract": (
        table("boon", "Your block is 1 higher.", keywords=["Distract"]),
        table("boon", "Your block is 1 higher.", keywords=["Pain 1"]),
    ),
    "Fate without bullets": (
        utility("Draw a card.", keywords=["Fate"]),
        utility(BULLETS, keywords=["Fate"]),
    ),
    "Choice without bullets": (
        utility("Draw a card.", keywords=["Choice"]),
        utility(BULLETS, keywords=["Choice"]),
    ),
    "one bullet": (
        utility("• Draw a card.", keywords=["Choice"]),
        utility(BULLETS, keywords=["Choice"]),
    ),
    "bullets without Fate or Choice": (utility(BULLETS), utility(BULLETS, keywords=["Fate"])),
    "a duration beyond the turn": (
        table("trinket", "Activate: Your block is 2 higher until your next turn."),
        table("trinket", "Activate: Your block is 2 higher this turn.", keywords=["Shout"]),
    ),
    "Charge without tokens": (
        table("runespell", DAMAGE, keywords=["Charge"]),
        table("runespell", TOKENS, keywords=["Charge"]),
    ),
    "Fate and Choice": (
        utility(BULLETS, keywords=["Fate", "Choice"]),
        utility(BULLETS, keywords=["Fate"]),
    ),
}
REASONS = {
    "a utility runespell with damage": "C102",
    "a utility runespell with direct damage": "C102",
    "a utility runespell that deals damage by a trigger": "C102",
    "a spirit runespell without damage": "C103",
    "an attack runespell without damage": "C103",
    "a runespell without subtype": "P003",
    "a trinket without subtype": "P003",
    "a trinket with a runespell's subtype": "P005",
    "a boon with subtype": "P002",
    "a boon with Distract": "C107",
    "Fate without bullets": "C104",
    "Choice without bullets": "C104",
    "one bullet": "C104",
    "bullets without Fate or Choice": "C105",
    "a duration beyond the turn": "C118",
    "Charge without tokens": "C108",
    "Fate and Choice": "C106",
}


@pytest.mark.rule("RS-RULING-143", "RS-TYPE-1", "RS-TYPE-5", "RS-TYPE-6", "RS-TYPE-10")
@pytest.mark.parametrize("name", PAIRS)
def test_a_card_that_breaks_a_type_rule_is_refused(name: str) -> None:
    wrong, right = PAIRS[name]
    assert codes(right) == []
    assert codes(wrong) == [REASONS[name]]


@pytest.mark.rule("RS-RULING-14", "RS-DET-1")
@pytest.mark.parametrize("text", ["Gain 1 power.", "Gain 1 determination."])
def test_power_and_determinations_cannot_be_given(text: str) -> None:
    assert codes(utility(text)) == ["C111"]
    assert codes(utility("Gain 1 health.")) == []


@pytest.mark.rule("RS-RULING-14")
def test_no_card_of_the_box_raises_power() -> None:
    given = {
        node.resource
        for card in GAME.pool.cards
        for node in parts(card.tree)
        if isinstance(node, n.Gain)
    }
    assert given == {"health"}
