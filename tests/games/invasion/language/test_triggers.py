"""What texts can wait for: each trigger of the rules file fires when it happens, and only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from runestack.games.invasion.scenario import (
    card,
    die,
    invader,
    placed,
    player,
    protocol,
    technology,
)
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, scenario

Act: TypeAlias = Callable[[Scenario], object]

SPARE = card("Spare", cost="red")
RIG = technology("Rig", "Exhaust: Gain 1 armor.")
A, B = invader("A"), invader("B")


def deed(text: str) -> Design:
    return card("Deed", text, cost="")


def plays(game: Scenario) -> None:
    game.p1.plays("Deed")


def nothing(game: Scenario) -> None:
    """It happens by itself."""


def both(*acts: Act) -> Act:
    def one_after_the_other(game: Scenario) -> None:
        for act in acts:
            act(game)

    return one_after_the_other


def rerolls_by(event: str, act: Act, player_has: dict[str, Any], words: dict[str, Any]) -> int:
    """How many rerolls a technology brings that gains one whenever this happens."""
    waits = technology("Waits", f"Whenever {event}, gain 1 reroll.")
    base = [waits, *player_has.pop("base", [])]
    game = scenario("invasion", p1=player(base=base, **player_has), **words)
    act(game)
    return int(game.p1.reroll_tokens) - int(player_has.get("rerolls", 0))


OF_PLAYERS: list[tuple[str, Act, int, dict[str, Any], dict[str, Any]]] = [
    ("you discard a card", plays, 1, {"hand": [deed("Discard a card."), SPARE]}, {}),
    ("you discard a card", plays, 0, {"hand": [deed("Tactic.\nGain 1 armor.")]}, {}),
    (
        "an enemy discards a card",
        plays,
        1,
        {"hand": [deed("The opponent discards a card.")]},
        {"p2": player(hand=[SPARE])},
    ),
    ("you recycle a card", plays, 1, {"hand": [deed("Recycle a card.")], "discard": [SPARE]}, {}),
    (
        "you recruit a card",
        both(plays, lambda game: game.p1.takes("Filler")),
        1,
        {"hand": [deed("Recruit a card.")]},
        {},
    ),
    (
        "you use a spare part action",
        lambda game: game.p1.spends(1),
        1,
        {"parts": 2},
        {"at": "spare parts"},
    ),
    ("you roll a die", lambda game: game.p1.stops(), 4, {}, {"at": "draw"}),
    (
        "you roll an empty die",
        lambda game: game.p1.stops(),
        2,
        {"dice": [die(), die(), *[die(*["red"] * 6)] * 2]},
        {"at": "draw"},
    ),
    ("you reroll a die", lambda game: game.p1.rerolls(1), 0, {"rerolls": 1}, {}),  # -1 and +1
    ("you use a die", lambda game: game.p1.uses_die(1), 1, {"dice": ["red"]}, {}),
    (  # twice at once, and nobody is asked about the order
        "you add a resource to your pool",
        lambda game: game.p1.uses_die(1),
        2,
        {"dice": ["red blue"]},
        {},
    ),
    (
        "you store a resource",
        lambda game: game.p1.stores("red"),
        1,
        {"pool": "red"},
        {"at": "storing"},
    ),
    (
        "you use a stored pair",
        lambda game: game.p1.uses_pair("blue"),
        1,
        {"stored": "blue blue"},
        {},
    ),
    ("you use a technology token", lambda game: game.p1.uses_token(), 1, {"technology": 1}, {}),
    ("you gain armor", plays, 1, {"armor": 5, "hand": [deed("Gain 2 armor.")]}, {}),
    ("you gain armor", plays, 0, {"armor": 18, "hand": [deed("Gain 2 armor.")]}, {}),
    ("you gain health", plays, 1, {"hand": [deed("Gain 2 health.")]}, {}),
    ("you gain health", plays, 0, {"armor": 5, "hand": [deed("Gain 2 armor.")]}, {}),
    ("you gain a technology token", plays, 1, {"hand": [deed("Gain 2 technology tokens.")]}, {}),
    ("you gain a spare part", plays, 1, {"hand": [deed("Gain 2 spare parts.")]}, {}),
    ("you lose armor", plays, 1, {"hand": [deed("Lose 2 armor.")]}, {}),
    ("you lose armor", plays, 0, {"armor": 0, "hand": [deed("Lose 2 armor.")]}, {}),
    ("you lose health", plays, 1, {"hand": [deed("Lose 2 health.")]}, {}),
    (
        "you are dealt damage",
        plays,
        1,
        {"hand": [deed("Deal 1 ranged damage to each player.")]},
        {},
    ),
    ("a player is dealt damage", plays, 1, {"hand": [deed("Deal 1 ranged damage.")]}, {}),
    ("your armor is destroyed", plays, 1, {"hand": [deed("Destroy 1 armor of each player.")]}, {}),
    ("your armor is destroyed", plays, 0, {"hand": [deed("Destroy 1 armor.")]}, {}),
    (
        "a card in your base is exhausted",
        lambda game: game.p1.activates("Rig"),
        1,
        {"base": [RIG]},
        {},
    ),
    (
        "a card in your base is refreshed",
        plays,
        1,
        {
            "base": [placed(RIG, exhausted=True)],
            "hand": [deed("Refresh all cards in your base.")],
        },
        {},
    ),
    ("you play a card", plays, 1, {"hand": [deed("Gain 1 armor.")]}, {}),
    ("you draw a card", plays, 2, {"hand": [deed("Draw 2 cards.")]}, {}),
]


@pytest.mark.parametrize(
    ("event", "act", "fired", "player_has", "words"),
    OF_PLAYERS,
    ids=[f"{event} {fired}" for event, _, fired, _, _ in OF_PLAYERS],
)
@pytest.mark.rule("INV-PERM-7", "INV-RULING-35")
def test_a_text_waits_for_what_a_player_does(
    event: str, act: Act, fired: int, player_has: dict[str, Any], words: dict[str, Any]
) -> None:
    assert rerolls_by(event, act, dict(player_has), words) == fired


SHOT: dict[str, Any] = {"hand": [deed("Deal 2 ranged damage.")]}
ENDING = {"event": 0, "event_ends": 4, "round": 4, "protocol_supply": ["Bombardment"]}
OF_THE_INVASION: list[tuple[str, str, Act, int, dict[str, Any], dict[str, Any]]] = [
    ("a card is deployed", "invasion", nothing, 2, {}, {"protocols": ["Hardened Shells"]}),
    (
        "the Invasion trains a card",
        "invasion",
        nothing,
        1,
        {},
        {"zones": {"blue": invader("Z", training=1)}, "zone_stored": {"blue": 1}},
    ),
    ("the Invasion uses a protocol", "invasion", nothing, 1, {}, {"protocols": ["Bombardment"]}),
    ("the Invasion researches a protocol", "invasion", nothing, 1, {}, ENDING),
    ("an event ends", "invasion", nothing, 1, {}, ENDING),
    ("an event begins", "invasion", nothing, 1, {}, ENDING),
    ("a card of the stack attacks", "cleanup", nothing, 2, {}, {"stack": [A, B]}),
    (
        "a card of the stack is defeated",
        "main",
        both(plays, lambda game: game.p1.hits("B", 2)),
        1,
        SHOT,
        {"stack": [A, B]},
    ),
    (
        "you use an additional player action",
        "main",
        both(plays, lambda game: game.p1.pays_action("ambush"), lambda game: game.p1.hits("A", 1)),
        1,
        SHOT,
        {"stack": [A]},
    ),
]


@pytest.mark.parametrize(
    ("event", "at", "act", "fired", "player_has", "words"),
    OF_THE_INVASION,
    ids=[row[0] for row in OF_THE_INVASION],
)
@pytest.mark.rule("INV-PERM-7", "INV-RULING-35")
def test_a_text_waits_for_what_the_invasion_does(
    event: str,
    at: str,
    act: Act,
    fired: int,
    player_has: dict[str, Any],
    words: dict[str, Any],
) -> None:
    table = {"players": 1, "scenario": "reinforcements", "at": at, **words}
    assert rerolls_by(event, act, dict(player_has), table) == fired


def itself(label: str) -> Design:
    return card("Itself", f"Keep.\n{label}: Gain 1 reroll.\nGain 1 armor.", cost="red")


OF_ITSELF: list[tuple[str, Act, str, str]] = [
    ("When you discard this card", plays, "hand", "Discard a card."),
    ("When you recycle this card", plays, "garbage", "Recycle a card."),
    ("When this card is put on your deck", plays, "garbage", "Recycle a card."),
    (
        "When this card is put on your deck",
        plays,
        "hand",
        "Put a card from your hand on top of your deck.",
    ),
    ("When this card is destroyed", plays, "hand", "Destroy a card in your hand."),
    ("When this card is destroyed", plays, "deck", "Destroy the top card of your deck."),
    (
        "When you train this card",
        plays,
        "training",
        "Train a card in your training center at once.",
    ),
    (
        "When you keep this card",
        both(lambda game: game.p1.ends_main(), lambda game: game.p1.keeps("Itself")),
        "hand",
        "Gain 1 armor.",
    ),
]


@pytest.mark.parametrize(
    ("label", "act", "zone", "text"), OF_ITSELF, ids=[f"{row[0]} {row[2]}" for row in OF_ITSELF]
)
@pytest.mark.rule("INV-CARD-5")
def test_a_text_waits_for_what_happens_to_its_own_card(
    label: str, act: Act, zone: str, text: str
) -> None:
    own = [itself(label)]
    has: dict[str, Any] = {"hand": [deed(text)]}
    has[zone] = [*has.get(zone, []), *own]
    other = {**has, zone: [SPARE if one in own else one for one in has[zone]]}
    if "keep" not in label:
        fired = [scenario("invasion", p1=player(**one)) for one in (has, other)]
        for game in fired:
            act(game)
        assert [game.p1.reroll_tokens for game in fired] == [1, 0]
    else:
        game = scenario("invasion", p1=player(hand=own))
        act(game)
        assert game.p1.reroll_tokens == 1


@pytest.mark.rule("INV-CARD-5", "INV-WORD-8")
def test_a_recruited_card_says_so_and_the_others_do_not() -> None:
    recruits = [itself("When you recruit this card"), SPARE, SPARE]
    for name, fired in (("Itself", 1), ("Spare", 0)):
        game = scenario("invasion", p1=player(hand=[deed("Recruit a card.")]), recruits=recruits)
        game.p1.plays("Deed")
        game.p1.takes(name)
        assert game.p1.reroll_tokens == fired


@pytest.mark.rule("INV-CARD-5", "INV-WORD-16")
def test_a_text_of_a_destroyed_card_is_still_its_players() -> None:
    bomb = card("Bomb", "When this card is destroyed: Destroy 3 armor.\nGain 1 armor.", cost="red")
    hand = [deed("Destroy a card in your hand."), bomb]
    game = scenario(
        "invasion",
        players=1,
        scenario="reinforcements",
        p1=player(hand=hand),
        stack=[invader("Shell", armor=4)],
    )
    game.p1.plays("Deed")
    game.expect("Shell", armor=1)
    game.expect(game.p1, armor=16)


@pytest.mark.rule("INV-RULING-92")
def test_an_invasion_card_speaks_of_its_own_leaving() -> None:
    last = invader("Last", text="When this card is defeated: Deal 1 ranged damage to each player.")
    game = scenario(
        "invasion", players=1, scenario="reinforcements", p1=player(**SHOT), stack=[last]
    )
    game.p1.plays("Deed")
    game.p1.hits("Last", 2)
    game.expect(game.p1, health=13)
    stays = invader("Stays", text="When this card survives: The Invasion gains 1 technology token.")
    game = scenario(
        "invasion", players=1, scenario="reinforcements", at="cleanup", stack=[stays, A]
    )
    assert game.tokens == 1


@pytest.mark.parametrize("phase", ["draw", "roll", "main", "storing", "spare parts", "train cards"])
@pytest.mark.parametrize("together", [False, True])
@pytest.mark.rule("INV-VS-7", "INV-COOP-5")
def test_a_text_waits_for_the_beginning_of_a_phase(phase: str, together: bool) -> None:
    waits = technology("Waits", f"At the beginning of your {phase} phase, gain 1 technology token.")
    words: dict[str, Any] = {"players": 1, "scenario": "reinforcements"} if together else {}
    empty = player(base=[waits], dice=[die()] * 4)  # nothing to store
    game = scenario("invasion", p1=empty, at="beginning", **words)
    gained = [game.p1.technology_tokens]
    for act in (game.p1.stops, game.p1.ends_main, game.p1.stops):
        act()
        gained.append(game.p1.technology_tokens)
    began = {"draw": 0, "roll": 1, "main": 1, "storing": 2, "spare parts": 2, "train cards": 3}
    expected = [int(place >= began[phase]) for place in range(4)]
    expected[3] += int(together and phase == "draw")  # of the next round
    assert gained == expected


HELD = {
    "resource in your pool": 2,
    "screw in your training center": 3,
    "reroll you have": 1,
    "technology token you have": 4,
    "spare part you have": 5,
    "exhausted card in your base": 1,
    "unused die you have": 4,
    "stored resource you have": 2,
}


@pytest.mark.parametrize("what", HELD)
@pytest.mark.rule("INV-RULING-33")
def test_a_number_is_counted_when_it_is_used(what: str) -> None:
    counts = deed(f"For each {what}, deal 1 melee damage.")
    game = scenario(
        "invasion",
        p1=player(
            hand=[counts],
            pool="red blue",
            training=[placed(SPARE, screws=3)],
            rerolls=1,
            technology=4,
            parts=5,
            base=[placed(RIG, exhausted=True)],
            stored="red green",
        ),
    )
    game.p1.plays("Deed")
    assert game.p2.armor == 16 - HELD[what]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you have 4 or more unused dice", True),
        ("you have 3 or less unused dice", False),
        ("you have no resources in your pool", True),
        ("you have 1 or more exhausted cards in your base", False),
        ("you have exactly 2 screws in your training center", True),
    ],
)
@pytest.mark.rule("INV-RULING-33")
def test_a_condition_looks_at_what_a_player_has(condition: str, holds: bool) -> None:
    asks = deed(f"If {condition}, gain 1 reroll.")
    game = scenario(
        "invasion", p1=player(hand=[asks], base=[RIG], training=[placed(SPARE, screws=2)])
    )
    game.p1.plays("Deed")
    assert game.p1.reroll_tokens == int(holds)


@pytest.mark.parametrize(
    ("what", "text", "fact", "allowed"),
    [
        ("draw cards", "Draw a card.", "hand", ["Filler"]),
        ("gain armor", "Gain 1 armor.", "armor", 11),
        ("gain health", "Gain 1 health.", "health", 11),
    ],
)
@pytest.mark.rule("INV-RULING-138")
def test_what_players_cannot_do_does_not_happen(
    what: str, text: str, fact: str, allowed: object
) -> None:
    bans = protocol("Bans", f"Players cannot {what}.")
    for protocols in ([], [bans]):
        game = scenario(
            "invasion",
            players=1,
            scenario="reinforcements",
            protocols=protocols,
            p1=player(armor=10, health=10, hand=[deed(text)]),
        )
        game.p1.plays("Deed")
        if fact != "hand":
            game.p1.gives_points("p1", 1)
        before: object = [] if fact == "hand" else 10
        assert getattr(game.p1, fact) == (before if protocols else allowed)


@pytest.mark.rule("INV-RULING-138")
def test_who_cannot_refresh_stays_exhausted_and_who_cannot_draw_has_no_draw_phase() -> None:
    bans = protocol("Bans", "Players cannot refresh cards.\nPlayers cannot draw cards.")
    game = scenario(
        "invasion",
        players=1,
        scenario="reinforcements",
        protocols=[bans],
        at="draw",
        p1=player(
            base=[placed(RIG, exhausted=True)], hand=[deed("Refresh all cards in your base.")]
        ),
    )
    assert game.phase == "main"
    game.p1.plays("Deed")
    assert game["Rig"].exhausted
