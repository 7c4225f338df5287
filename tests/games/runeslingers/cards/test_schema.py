"""What keeps a card of Runeslingers from being loaded."""

from typing import Any

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.diagnostics import PackError
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS

EVA: dict[str, Any] = {
    "id": "rs-c-001",
    "number": 145,
    "name": "Eva",
    "name_de": "Eva",
    "type": "runeslinger",
    "class": "striker",
    "copies": 1,
}


def table(kind: str, text: str, **values: Any) -> dict[str, Any]:
    common = {"id": "rs-x-001", "number": 1, "name": "Sample", "name_de": "Probe", "type": kind}
    extras: dict[str, dict[str, Any]] = {
        "runespell": {"subtype": "spirit", "copies": 2},
        "trinket": {"subtype": "curio", "copies": 2},
        "boon": {"copies": 2},
        "passive": {"runeslinger": "Eva", "copies": 1},
        "activate": {"runeslinger": "Eva", "cost": 1, "copies": 1},
    }
    return {**common, **extras[kind], **values, "text": text}


def codes(*tables: dict[str, Any]) -> list[str]:
    try:
        read_cards([EVA, *tables], RUNESLINGERS_CARDS)
    except PackError as error:
        return [found.code for found in error.diagnostics]
    return []


DAMAGE = "Deal 3 damage to a target."


@pytest.mark.parametrize(
    "card",
    [
        table("runespell", DAMAGE),
        table("runespell", "Draw a card.", subtype="utility", keywords=["Shout", "Pain 2"]),
        table("runespell", f"Sling: {DAMAGE}", defense=2),
        table("runespell", f"Sling, discard a card: {DAMAGE}"),
        table(
            "runespell", "• Draw a card.\n• Gain 2 health.", subtype="utility", keywords=["Fate"]
        ),
        table(
            "runespell",
            "Sling, pay 1 health:\n• Draw a card.\n• Gain 2 health.",
            subtype="utility",
            defense=1,
            keywords=["Choice"],
        ),
        table(
            "runespell", f"{DAMAGE[:-1]}, plus 2 for each token on this card.", keywords=["Charge"]
        ),
        table("trinket", "Your block is 1 higher.\nActivate: Draw a card.", subtype="armour"),
        table(
            "boon",
            "• Your block is 1 higher.\n• Damage dealt to you is 1 lower.",
            keywords=["Choice"],
        ),
        table("boon", "Whenever you are dealt damage, deal 1 damage to the instigator."),
        table("passive", "The first time each turn you block, draw a card."),
        table("activate", "Destroy target trinket. The target's controller draws a card."),
    ],
)
def test_good_cards_load(card: dict[str, Any]) -> None:
    assert codes(card) == []


@pytest.mark.rule("RS-RULING-143")
@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("C102", table("runespell", DAMAGE, subtype="utility")),
        ("C103", table("runespell", "Draw a card.")),
        ("C103", table("runespell", "Draw a card.", subtype="attack")),
        ("P003", {k: v for k, v in table("runespell", DAMAGE).items() if k != "subtype"}),
        (
            "P003",
            {k: v for k, v in table("trinket", "Activate: Draw a card.").items() if k != "subtype"},
        ),
        ("P002", table("boon", "Your block is 1 higher.", subtype="spirit")),
        ("C107", table("boon", "Your block is 1 higher.", keywords=["Distract"])),
        ("C104", table("runespell", DAMAGE, keywords=["Fate"])),
        ("C104", table("runespell", DAMAGE, keywords=["Choice"])),
        ("C105", table("runespell", f"• {DAMAGE}\n• Draw a card.")),
        ("C108", table("runespell", DAMAGE, keywords=["Charge"])),
        ("C106", table("runespell", f"• {DAMAGE}\n• Draw a card.", keywords=["Fate", "Choice"])),
    ],
)
def test_cards_that_break_the_type_rules_are_refused(code: str, card: dict[str, Any]) -> None:
    assert codes(card) == [code]


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("C101", table("runespell", DAMAGE, keywords=["Pain"])),
        ("C101", table("runespell", DAMAGE, keywords=["Pain 0"])),
        ("C101", table("runespell", DAMAGE, keywords=["Pierce 2"])),
        ("C101", table("runespell", DAMAGE, keywords=["Shot"])),
        ("C101", table("runespell", DAMAGE, keywords=["Pierce", "Pierce"])),
        ("P004", table("runespell", DAMAGE, keywords="Pierce")),
        ("P005", table("runespell", DAMAGE, defense=0)),
        ("P005", table("boon", "")),
        ("P005", table("boon", "Your block is 1 higher.", name_de="")),
        ("P005", table("runespell", DAMAGE, subtype="weapon")),
        ("P005", table("runespell", DAMAGE, copies=3)),
        ("C109", table("runespell", f"Sling: {DAMAGE}")),
        ("C109", table("runespell", DAMAGE, defense=2)),
        ("C109", table("runespell", f"Activate: {DAMAGE}", defense=2)),
        (
            "C109",
            table("runespell", "At the end of your turn, deal 1 damage to the enemy."),
        ),
        ("C109", table("trinket", "Draw a card.")),
        ("C109", table("trinket", "Activate:")),
        ("C109", table("boon", "Activate: Draw a card.")),
        ("C109", table("passive", "Draw a card.")),
        ("C109", table("activate", "Your block is 1 higher.")),
        ("C110", table("passive", "Allied runespells have Distract.")),
    ],
)
def test_frames_that_do_not_fit_are_refused(code: str, card: dict[str, Any]) -> None:
    assert codes(card) == [code]


@pytest.mark.rule("RS-RULING-14", "RS-DET-1")
@pytest.mark.parametrize(
    "text", ["Gain 1 power.", "Gain 1 determination.", "The enemy gains 1 power."]
)
def test_no_effect_gives_power_or_determinations(text: str) -> None:
    assert codes(table("activate", text)) == ["C111"]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("C111", "You may pay 1 power. If you do, draw a card."),
        ("C112", "Convert 1 Burn on you into Burn."),
        ("C112", "Destroy target card with damage 3 or more."),
        (
            "C112",
            "Look at the top 2 cards of your deck, put 2 of them into your hand and the rest on the bottom.",
        ),
        ("C113", "Deal 2 damage to the instigator."),
        ("C114", "The target's controller draws a card."),
        ("C115", "Inflict 1 Burn."),
    ],
)
def test_texts_that_cannot_be_meant_are_refused(code: str, text: str) -> None:
    assert codes(table("activate", text)) == [code]


@pytest.mark.rule("RS-COMP-2", "RS-ABIL-2")
def test_an_ability_belongs_to_a_runeslinger_with_three_of_each_kind() -> None:
    assert codes(table("passive", "Your block is 1 higher.", runeslinger="Evo")) == ["C116"]
    four = [
        table("activate", "Draw a card.", id=f"rs-a-00{number}", number=number)
        for number in range(1, 5)
    ]
    assert codes(*four) == ["C116"]
    assert codes(*four[:3]) == []


def ailing(text: str, **values: Any) -> dict[str, Any]:
    common = {
        "id": "rs-x-001",
        "number": 1,
        "name": "Sample",
        "name_de": "Probe",
        "type": "ailment",
    }
    return {**common, "ailment": "burn", "copies": 6, **values, "text": text}


GOOD_AILMENT = "Level I:\nOn-ail: Lose 1 health.\nLevel II:\nYou cannot pass."


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize(
    "text",
    [
        GOOD_AILMENT,
        "Level I:\nYou cannot pass.",
        "Level I:\nOn-ail: Draw a card.\nYou cannot pass.\nWhenever you block, lose 1 health.",
        "Level I:\nOn-ail: The instigator draws a card.",
        "Level I:\nAt the end of your turn, lose 1 health.\nLevel II:\nYour block is 1 lower.",
        "Level I:\nThe first time each turn you block, your block is 1 lower until your next turn.",
    ],
)
def test_good_ailments_load(text: str) -> None:
    assert codes(ailing(text)) == []


@pytest.mark.rule("RS-RULING-79")
@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("C119", ailing("On-ail: Lose 1 health.")),
        ("C119", ailing("Level II:\nOn-ail: Lose 1 health.")),
        ("C119", ailing("Level I:\nYou cannot pass.\nLevel I:\nYou cannot pass.")),
        ("C119", ailing("You cannot pass.\nLevel I:\nYou cannot pass.")),
        ("C119", ailing("Level I:\nLevel II:\nYou cannot pass.")),
        ("C119", ailing("Level I:\nOn-ail: Draw a card.\nOn-ail: Draw a card.")),
        ("C119", ailing("Level I:\nWhenever this card is destroyed, draw a card.")),
        ("C119", ailing("Level I:\nFor each point of your block, your block is 1 lower.")),
        ("C119", ailing("Level I:\nWhile you have 3 or more health, your block is 1 lower.")),
        ("C109", ailing("Level I:\nLose 1 health.")),
        ("C109", ailing("Level I:\nActivate: Lose 1 health.")),
        ("C118", ailing("Level I:\nOn-ail: Your block is 1 lower until your next turn.")),
        ("P005", ailing(GOOD_AILMENT, ailment="burns")),
        ("P005", ailing(GOOD_AILMENT, copies=7)),
        ("P003", {key: value for key, value in ailing(GOOD_AILMENT).items() if key != "ailment"}),
        ("P002", ailing(GOOD_AILMENT, keywords=["Shout"])),
        ("C109", table("boon", "On-ail: Lose 1 health.")),
        ("C109", table("boon", "Level I:\nYour block is 1 higher.")),
    ],
)
def test_bad_ailments_are_refused(code: str, card: dict[str, Any]) -> None:
    assert codes(card) == [code]


@pytest.mark.rule("RS-RULING-79")
def test_an_ailment_has_one_text() -> None:
    twice = ailing(GOOD_AILMENT, id="rs-x-002", number=2, name="Other")
    assert codes(ailing(GOOD_AILMENT), twice) == ["C119"]
