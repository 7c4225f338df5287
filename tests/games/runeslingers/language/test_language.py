"""Runeslingers' card texts: read, written and rendered in German."""

from collections.abc import Callable
from typing import Any

import pytest

from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.vocabulary import vocabulary
from runestack.language import nodes as n
from runestack.language.diagnose import examine, parse, show
from runestack.language.nodes import Player, Side
from runestack.language.text import german

VOCABULARY = vocabulary()


def chosen(pick: n.Pick, noun: str) -> n.Group:
    return n.Group(
        pick, 1, up_to=False, other=False, side=Side.ANY, adjectives=(), noun=noun, where=()
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Deal 8 damage to a target.", "Füge einem Ziel 8 Schadenspunkte zu."),
        (
            "Sling: Deal 4 damage to a target, plus 3 for each token on this card.",
            "Schleudern: Füge einem Ziel 4 Schadenspunkte zu, plus 3 für jede Marke auf dieser Karte.",
        ),
        (
            "Destroy target spirit or attack runespell. Draw a card.",
            "Vernichte den Geist- oder Angriffs-Zielrunenzauber. Ziehe 1 Karte.",
        ),
        (
            "You may cleanse up to 3 ailments from you.",
            "Du darfst dich von bis zu 3 Gebrechen reinigen.",
        ),
        (
            "Whenever you are dealt damage, apply 1 Curse to the instigator.",
            "Immer wenn du Schaden erleidest, erlegst du dem Verursacher 1 Fluch auf.",
        ),
        (
            "Whenever you block, allied runespells get +1 damage this turn.",
            "Immer wenn du blockst, erhalten eigene Runenzauber in diesem Spielzug +1 Schaden.",
        ),
        (
            "Whenever you block, your block is 2 higher until your next turn.",
            "Immer wenn du blockst, ist dein Block bis zu deinem nächsten Spielzug um 2 höher.",
        ),
        (
            "For each ailment on you, your block is 1 higher.",
            "Dein Block ist für jedes Gebrechen auf dir um 1 höher.",
        ),
        (
            "At the end of the enemy's play phase while you have no health, draw a card.",
            "Am Ende der Spielphase des Gegners, falls du keine Lebenspunkte hast, ziehst du 1 Karte.",
        ),
        (
            (
                "Activate, pay 2 health, discard an empty allied concentration:\n"
                "• The enemy sears 2 cards.\n"
                "• Negate target effect."
            ),
            (
                "Aktivieren, zahle 2 Lebenspunkte, wirf eine leere eigene Konzentration ab:\n"
                "• Der Gegner versengt 2 Karten.\n"
                "• Annulliere den Zieleffekt."
            ),
        ),
        (
            "The first time each turn the enemy plays a Striker runespell, void that runespell.",
            (
                "Das erste Mal in jedem Spielzug, wenn der Gegner einen Stürmer-Runenzauber ausspielt, "
                "verbannst du jenen Runenzauber."
            ),
        ),
        (
            "Target Runeslinger loses 1 health, plus 1 for each unique ailment type on that player.",
            (
                "Der Zielrunenschleuderer verliert 1 Lebenspunkt, plus 1 für jede verschiedene Gebrechenart auf jenem "
                "Spieler."
            ),
        ),
    ],
)
def test_german_sentences(text: str, expected: str) -> None:
    assert german(parse(text, VOCABULARY), VOCABULARY) == expected


TREES_OF_TEXTS = [
    (
        "Deal 8 damage to a target.",
        n.Deal(8, chosen(n.Pick.TARGET, noun="target")),
    ),
    ("Deal 2 damage to the enemy.", n.Deal(2, n.PlayerCard(Player.OPPONENT))),
    (
        "Deal 3 direct damage to target Runeslinger.",
        rs.DealDirect(3, n.PlayerCard(Player.TARGET_PLAYER)),
    ),
    ("Cleanse all ailments from you.", rs.CleanseAll("any", Player.YOU)),
    ("Cleanse all Burn from the enemy.", rs.CleanseAll("burn", Player.OPPONENT)),
    ("Apply 2 ailments of one type to you.", rs.Apply(2, "chosen", Player.YOU)),
    ("Discard target trinket.", rs.DiscardFromPlay(chosen(n.Pick.TARGET, noun="trinket"))),
    ("Discard a card.", n.Discard(Player.YOU, 1)),
    ("Void a card.", rs.Void(Player.YOU, 1)),
    (
        "Void a card from your discard pile.",
        n.Fetch(n.ZoneCard((), "card", (), n.Zone.DISCARD_PILE, Player.YOU), rs.INTO_VOID_PILE),
    ),
    ("Negate target ability.", n.Cancel("ability")),
    (
        "The enemy cannot block this turn.",
        rs.Lasting(rs.PlayerCannot(Player.OPPONENT, "block"), n.Until.END_OF_TURN),
    ),
]


@pytest.mark.parametrize(("text", "effect"), TREES_OF_TEXTS)
def test_effects_become_these_nodes(text: str, effect: Any) -> None:
    assert parse(text, VOCABULARY).abilities == (n.Effects((effect,)),)


def test_that_player_is_the_one_who_was_dealt_damage() -> None:
    text = "Whenever an allied runespell deals damage to a player, that player discards a card."
    (ability,) = parse(text, VOCABULARY).abilities
    assert isinstance(ability, n.Whenever)
    assert ability.effects == (n.Discard(Player.THAT_PLAYER, 1),)
    both = (
        "Whenever an allied runespell deals damage to a player, "
        "return that runespell to its owner's hand. That player draws a card."
    )
    parse(both, VOCABULARY)


def test_errors(golden: Callable[[str, str], None]) -> None:
    """Wordings of other games, double wordings, and mistakes that designers make."""
    texts = [
        "Deal 8 damge to a target.",
        "Deal 8 damage to target.",
        "Deal 8 damage to 1 target.",
        "The opponent discards a card.",
        "Each opponent loses 1 health.",
        "Cancel target runespell.",
        "Allied runespells get +1 damage until end of turn.",
        "Each allied runespell gets +1 damage this turn.",
        "Exhaust target runespell once.",
        "This runespell cannot be destroyed.",
        "Discard a trinket.",
        "Destroy the enemy.",
        "Apply 2 Brun to target Runeslinger.",
        "Cleanse 3 ailment from you.",
        "Cleanse all ailment from you.",
        "Shout. Deal 2 damage to a target.",
        "Whenever a runespell is played, draw a card.",
        "Draw a card. That player discards a card.",
        "Whenever this card is dealt damage, that player discards a card.",
        "Destroy target boon, plus 1 for each card in your hand.",
        "For each allied boon, the enemy cannot block.",
        "• deal 2 damage to a target.",
        "Sling discard a card: Draw a card.",
    ]
    shown = []
    for text in texts:
        _, problems = examine(text, VOCABULARY)
        assert problems, text
        shown += [show(problem, [text]) for problem in problems]
    golden("errors_runeslingers.txt", "\n".join(shown) + "\n")
