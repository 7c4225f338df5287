"""A pack in which every effect, event, cost and keyword of RONE occurs: positions that no plain deck reaches.

The card pool of the game is balanced, this one is not: cards are cheap, so that random games use their texts.
"""

import tempfile
from functools import cache
from pathlib import Path

from runestack.cards.loader import load_pool
from runestack.cards.pool import CardPool
from runestack.games.base import Game
from runestack.games.rone.cards.schema import card_game
from runestack.games.rone.game import rone_with_pool

RACES = ("survivor", "machine", "mutant", "hybrid", "nanobot")

HERO_TEXTS = (
    "Whenever an allied unit leaves the battlefield, gain 1 {water}.",
    "{purple 3}: Target unit gets +1 {melee} for its next combat.",
    "Levelling up costs you 1 {water} less.\nYour {card} income is 1 higher.",
    "Whenever the opponent draws a card, the opponent loses 1 {water}.",
)

TECHNOLOGIES = (
    "Detection.",
    "Units cost you 1 {water} less to play.",
    "{purple 1}, pay 1 {water}: Draw a card.",
    "Machine units get +1 {melee}.",
    "Whenever a hero is dealt damage, gain 1 {water}.",
    "{yellow 2}: Deal 1 damage to target hero.",
    "Battlefield: You may draw a card.",
    "Cards cost you 1 card less to recycle.",
    "At the end of your turn, you may discard a card. If you do, draw a card.",
    "{purple 2}, destroy another allied unit: Gain 3 {water}.",
    "Death: Gain 2 {water}.",
    "Allied units have Defender.",
)

UNITS = (
    "Battlefield: Another target unit gets +1 {melee} for its next combat.",
    "Defender. Shield.",
    "Flying.\nStrike: Return this unit to its owner's hand.",
    "Death: Gain 1 {water}. Draw a card.",
    "Recycle: Put a unit with level 1 from your graveyard into your hand.",
    "Combat: If this unit is damaged, this unit gets +2 {melee} for its next combat.",
    "Initiative, pay 1 {water}: Draw a card.",
    "While you control a technology, this unit gets +1 {melee}.",
    "Other allied units get +1 {ranged}.",
    "Invisibility.\nThis unit cannot guard.",
    "Whenever this unit deals damage to a hero, the opponent discards a card.",
    "{purple 1}: Deal 1 damage to target unit.",
    "{purple 2}, pay 1 {water} and 1 {recycle}: Deal 2 damage to target enemy unit with 2 or less {health}.",
    "Whenever another allied unit dies, this unit gets +1 {health}.",
    "{yellow 1}: Use an activated ability of another target unit as if it were printed on this unit.",
    "Battlefield: This unit gains the abilities of another target unit until end of turn.",
    "Battlefield: Gain control of target enemy unit with level 1 until end of turn.",
    "Whenever you play a tactic, exhaust target enemy unit once.",
    "Battlefield: Look at the top 3 cards of your deck and put them back in any order.",
    "Death: Look at the top 3 cards of your deck, put 1 of them into your hand and the rest on the bottom.",
    "Battlefield: Look at the top 2 cards of the opponent's deck and put them back in any order.",
    "Detection. Flying.",
    "{yellow 1}, discard a card: Draw a card.",
    "{purple 1}, destroy the top card of your deck: Deal 1 damage to target unit.",
    "{yellow 1}, deal 1 damage to your hero: Gain 2 {water}.",
    "Shield.\nDeath: Draw a card.",
    "Battlefield: Put target enemy unit on top of its owner's deck.",
    "Battlefield: Target player loses 1 {water}. That player draws a card.",
    "Whenever this unit is attacked, this unit gets +1 {ranged} for its next combat.",
    "Whenever this unit survives a combat, refresh this unit once.",
    "Enemy units cannot attack heroes.",
    "Battlefield: Deal 1 damage to each other unit.",
    "Death: Deal 1 damage to each unit.",
    "Death: Target unit loses 1 {health}.",
    "Battlefield: Gain 1 {water} or draw a card.",
    "{yellow 1}: Gain 1 {water} or deal 1 damage to target enemy unit.",
    "Recycle: Destroy the top card of the opponent's deck.",
    "Battlefield: You may pay 1 {water}. If you do, destroy target technology.",
    "",
    "",
    "",
)

TACTICS = (
    "Deal 1 damage to target unit.",
    "Target unit gets +1 {health}.",
    "The opponent loses 2 {water}.",
    "Initiative, pay 1 {water}: Draw a card.\nExhaust target enemy unit 2 times.",
    "Slow effect.\nDestroy each exhausted unit.",
    "Refresh up to 2 target allied units once.",
    "Cancel target tactic.",
    "Cancel target ability.",
    "Cancel target effect.",
    "For each allied unit, deal 1 damage to the opponent's hero.",
    "Shield.\nDraw a card.",
    "Target unit gains Flying until end of turn.",
    "Target unit loses Defender until your next turn. Draw a card.",
    "Target unit gets +2 {melee} and -1 {ranged} until end of turn.",
    "Take 1 {water} from the opponent.",
    "Deal 1 damage to 2 target units.",
    "Return target unit to its owner's hand.",
    "Remove target unit from the game.",
    "The next unit you play this turn costs 2 {water} less.",
    "Level up your hero without paying.",
    "Turn target allied unit into a shield.",
    "Put a unit from your graveyard onto the battlefield exhausted 2 times.",
    "Put the top card of your graveyard into your hand.",
    "Remove the top 2 cards of the opponent's graveyard from the game.",
    "Draw a card.\nRecycle: Gain 2 {water}.",
    "Target player discards a card.",
    "Each player draws a card.",
    "Exhaust an allied unit once. Draw 2 cards.",
    "Deal damage equal to the {melee} of the attacker to target unit.",
    "Put a card from your hand on top of its owner's deck.",
    "Deal 2 damage to the opponent's hero.",
    "Deal 1 damage to each hero.",
    "Put target unit on the bottom of its owner's deck.",
    "Deal 1 damage to target unit or draw a card.",
    "Put a technology from your technology deck onto the battlefield.",
    "Destroy target technology.",
)


def card(number: int, name: str, kind: str, lines: dict[str, object], text: str) -> str:
    rows = {
        "id": f"rich-{number}",
        "number": number,
        "name": name,
        "name_de": f"{name} (de)",
        "type": kind,
    }
    written = [
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
        for key, value in {**rows, **lines}.items()
    ]
    words = f'text = """{text}"""' if text else ""
    return "\n".join(["[[card]]", *written, words, ""])


def pack() -> str:
    """The pack as TOML."""
    found: list[str] = []
    for index, text in enumerate(HERO_TEXTS):
        for level in (1, 2, 3):
            lines: dict[str, object] = {
                "race": RACES[index],
                "level": level,
                "cost": "never" if level == 1 else 2 * level,
                "recycle": "never",
            }
            lines.update(water_income=2 + level, card_income=2, copies=1)
            found.append(
                card(
                    len(found) + 1,
                    f"Hero {index}",
                    "hero",
                    lines,
                    "{yellow 1}: Gain 1 {water} or draw a card.\n" + text,
                )
            )
    for index, text in enumerate(TECHNOLOGIES):
        lines = {"level": 1 + index % 2, "cost": index % 3, "recycle": "never", "copies": 1}
        found.append(card(len(found) + 1, f"Technology {index}", "technology", lines, text))
    for index, text in enumerate(UNITS):
        lines = {
            "race": RACES[index % 5],
            "level": 1 + (index % 7 == 6),
            "cost": index % 4,
            "recycle": index % 3,
            "health": 1 + index % 4,
        }
        lines.update(melee=index % 3, ranged=(index // 3) % 3, speed=1 + index % 2, copies=2)
        speed = lines["speed"]
        found.append(
            card(
                len(found) + 1,
                f"Unit {index}",
                "unit",
                lines,
                text.replace("{yellow 1}", f"{{yellow {speed}}}"),
            )
        )
    for index, text in enumerate(TACTICS):
        lines = {
            "level": 1 + (index % 9 == 8),
            "cost": index % 3,
            "recycle": index % 3,
            "copies": 2,
        }
        found.append(card(len(found) + 1, f"Tactic {index}", "tactic", lines, text))
    return "\n".join(found)


@cache
def rich_pool() -> CardPool:
    """The pack, loaded."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rich.toml"
        path.write_text(pack(), encoding="utf-8")
        return load_pool([path], card_game())


@cache
def rich_game() -> Game:
    """RONE with that pack."""
    return rone_with_pool(rich_pool())
