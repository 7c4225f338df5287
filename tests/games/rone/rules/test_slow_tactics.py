"""Tactics with the keyword Slow effect."""

import pytest

from runestack.games.rone.scenario import filler, player, tactic, unit
from runestack.testing import scenario

DRUM = tactic("Drum", "Slow effect.\nGain 1 {water}.")
HORN = tactic("Horn", "Gain 1 {water}.")


@pytest.mark.rule("RONE-RULING-80", "RONE-ACT-1")
def test_a_slow_tactic_is_announced_as_playing_a_card_and_goes_through_all_steps() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[DRUM, unit("Imp")]),
        p2=player(hand=[tactic("Drought", "The opponent loses 2 {water}."), HORN]),
        auto_pass=False,
    )
    assert not game.offers(game.p1, "Drum")
    game.p1.announces("play")
    assert game.asks(game.p2, "announces playing a card")
    game.expect(stack_size=0)
    game.all_pass()
    game.p1.plays("Drum")
    game.expect("Drum", zone="stack")
    assert game.asks(game.p2, "plays Drum")
    game.p2.plays("Drought")
    game.expect(stack_size=2)
    game.all_pass()
    game.expect(game.p1, water=1, graveyard=["Drum"])


@pytest.mark.rule("RONE-RULING-80")
def test_a_recycled_slow_tactic_is_announced_as_recycling_and_removed_like_any_other() -> None:
    game = scenario("rone", p1=player(graveyard=[DRUM, *filler(1)]), p2=player(hand=[HORN]))
    with game.windows():
        game.p1.announces("recycle")
        assert game.asks(game.p2, "announces recycling a card")
        game.all_pass()
        game.p1.recycles("Drum")
        assert game.asks(game.p2, "recycles Drum")
    game.expect(game.p1, water=1, graveyard=[])
    game.expect("Drum", zone="removed")
