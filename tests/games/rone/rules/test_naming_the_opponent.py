"""Who uses an effect names the opponent with the targets, in every seat and by every way (RONE-RULING-146, 154)."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rone.scenario import filler, hero, placed, player, tactic, technology, unit
from runestack.testing import Scenario, scenario

TEXT = "The opponent loses 2 {water}."
DRAIN = tactic("Act", TEXT, cost=1)
MEND = tactic("Mend", "Target unit gets +1 {health}.")
WOLF = unit("Wolf", health=3, melee=2)
MIMIC = unit(
    "Mimic",
    text="{yellow 1}: Use an activated ability of another target unit"
    " as if it were printed on this unit.",
)

PLAYERS = {"3p": ("p1", "p2", "p3"), "2v2": ("p1", "p2", "p3", "p4")}
EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])
EACH_SEAT = pytest.mark.parametrize(
    ("mode", "seat", "foes"),
    [
        ("3p", "p1", ("p2", "p3")),
        ("3p", "p2", ("p3", "p1")),
        ("3p", "p3", ("p1", "p2")),
        ("2v2", "p1", ("p2", "p4")),
        ("2v2", "p2", ("p3", "p1")),
        ("2v2", "p3", ("p4", "p2")),
        ("2v2", "p4", ("p1", "p3")),
    ],
)
# what the player has, and what is paid
WAYS = {
    "tactic": (player(hand=[DRAIN], water=3, units=[WOLF]), 1),
    "slow tactic": (
        player(hand=[tactic("Act", f"Slow effect.\n{TEXT}", cost=1)], water=3, units=[WOLF]),
        1,
    ),
    "recycled tactic": (player(graveyard=[DRAIN, *filler(1)], water=3, units=[WOLF]), 0),
    "unit": (
        player(units=[WOLF, unit("Act", text=f"{{yellow 1}}, pay 1 {{water}}: {TEXT}")], water=3),
        1,
    ),
    "hero": (
        player(hero=hero("Act", f"{{purple 2}}, pay 1 {{water}}: {TEXT}"), water=3, units=[WOLF]),
        1,
    ),
}


def words_of(seat: str) -> str:
    return f"Player {seat[1]}"


def table(mode: str, seat: str, edition: str, mine: object) -> Scenario:
    players: dict[str, Any] = {one: player(water=3, hand=filler(1)) for one in PLAYERS[mode]}
    players[seat] = mine
    return scenario("rone", mode=mode, turn=seat, edition=edition, graveyard="top", **players)


def begin(game: Scenario, seat: str, way: str) -> None:
    """Uses the effect, up to where the opponent has to be named."""
    user = getattr(game, seat)
    if way == "tactic":
        user.plays("Act")
    elif way == "slow tactic":
        user.announces("play")
        game.all_pass()
        user.plays("Act")
    elif way == "recycled tactic":
        user.announces("recycle")
        game.all_pass()
        user.recycles("Act")
    else:
        user.uses("Act", 1 if way == "hero" else 0)


@EDITIONS
@EACH_SEAT
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.rule("RONE-RULING-146", "RONE-RULING-154", "RONE-ACT-4")
def test_the_opponent_is_named_before_anything_is_paid_or_put_on_the_stack(
    mode: str, seat: str, foes: tuple[str, str], edition: str, way: str
) -> None:
    mine, price = WAYS[way]
    game = table(mode, seat, edition, mine)
    with game.windows():
        begin(game, seat, way)
        assert game.asked == [seat]
        assert game.options(seat) == [words_of(foe) for foe in foes]
        game.expect(stack_size=0)
        game.expect(getattr(game, seat), water=3)
        getattr(game, seat).chooses(words_of(foes[1]))
        game.expect(stack_size=1)
        game.expect(getattr(game, seat), water=3 - price)
        assert game.asks(foes[0], f"Act on {words_of(foes[1])}")  # who reacts knows who is meant
    assert [getattr(game, foe).water for foe in foes] == [3, 1]


@pytest.mark.rule("RONE-RULING-146")
@pytest.mark.parametrize("foe", ["p2", "p4"])
def test_who_uses_a_technology_of_the_team_mate_names_the_opponent(foe: str) -> None:
    siphon = technology("Siphon", "{yellow 1}: Take 1 {water} from the opponent.")
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(technologies=[siphon]),
        p2=player(water=3),
        p4=player(water=3),
    )
    game.p3.uses("Siphon", target=foe)
    assert [game.p1.water, game.p3.water] == [0, 1]
    assert getattr(game, foe).water == 2


@EACH_SEAT
@pytest.mark.parametrize(
    "text",
    [
        "Deal 2 damage to the opponent's hero.",
        "Exhaust the opponent's hero once.",
        "Destroy the top card of the opponent's deck.",
        "Remove the top card of the opponent's graveyard from the game.",
        "Draw a card. If the opponent has 2 or more {water}, gain 1 {water}.",
        "For each card in the opponent's hand, gain 1 {water}.",
        "You may take 1 {water} from the opponent.",
        "You may pay 1 {water}. If you do, the opponent loses 1 {water}.",
        "If the opponent's hero has level 1, draw a card.",
    ],
)
@pytest.mark.rule("RONE-RULING-146", "RONE-RULING-154")
def test_wherever_a_text_speaks_of_the_opponent_one_is_named_when_it_is_used(
    mode: str, seat: str, foes: tuple[str, str], text: str
) -> None:
    game = table(mode, seat, "en", player(hand=[tactic("Act", text)], water=1))
    with game.windows():
        getattr(game, seat).plays("Act")
        assert game.options(seat) == [words_of(foe) for foe in foes]
        game.expect("Act", zone="hand")


@pytest.mark.rule("RONE-RULING-154", "RONE-RULING-45")
def test_who_reacts_names_an_opponent_too_and_each_effect_keeps_its_own() -> None:
    game = scenario(
        "rone",
        mode="3p",
        p1=player(hand=[MEND], units=[WOLF], water=3),
        p2=player(hand=[DRAIN], water=1),
        p3=player(hand=[DRAIN], water=4),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Mend", target="Wolf")
        game.p2.plays("Act")
        assert game.options(game.p2) == ["Player 3", "Player 1"]
        game.p2.chooses("Player 1")
        assert game.asks(game.p3, "Act on Player 1")
        game.p3.plays("Act", target="p2")
        assert game.asks(game.p1, "Act on Player 2")
    assert [game.p1.water, game.p2.water, game.p3.water] == [1, 0, 3]


@EDITIONS
@pytest.mark.parametrize("mode", ["3p", "2v2"])
@pytest.mark.rule("RONE-RULING-146", "RONE-RULING-79")
def test_the_initiative_of_a_unit_names_the_opponent_when_it_is_executed(
    mode: str, edition: str
) -> None:
    """It is executed after the unit has entered, together with Battlefield texts."""
    leech = unit("Leech", text="Initiative, pay 1 {water}: The opponent loses 2 {water}.")
    game = table(mode, "p1", edition, player(hand=[leech], water=1, units=[WOLF]))
    with game.windows():
        game.p1.announces("play")
        game.all_pass()
        game.p1.plays("Leech", initiative=0)
        assert game.window == "play"
        game.all_pass()
        assert game.window == "trigger"
        game.all_pass()
        assert game.asks(game.p1, "which opponent")
        game.p1.chooses("Player 2")
    assert game.p2.water == 1


@EDITIONS
@pytest.mark.parametrize("mode", ["3p", "2v2"])
@pytest.mark.rule("RONE-RULING-146", "RONE-RULING-126", "RONE-COPY-1")
def test_an_ability_that_is_copied_at_execution_names_its_opponent_then(
    mode: str, edition: str
) -> None:
    drill = placed(unit("Drill", text=f"{{purple 2}}: {TEXT}"), exhaustion=1)
    game = table(mode, "p1", edition, player(units=[MIMIC, WOLF, drill]))
    game.p1.uses("Mimic", target="Drill")
    assert game.asks(game.p1, "which opponent")
    game.p1.chooses("Player 2")
    game.expect(game.p2, water=1)
    game.expect("Mimic", exhaustion=3)


@pytest.mark.rule("RONE-RULING-154", "RONE-RULING-158")
def test_after_an_elimination_a_triggered_text_means_the_one_opponent_left() -> None:
    leech = unit("Leech", text=f"Battlefield: {TEXT}")
    game = scenario(
        "rone", mode="3p", turn="p3", eliminated="p1", p2=player(water=3), p3=player(hand=[leech])
    )
    game.p3.plays("Leech")
    assert game.p2.water == 1
