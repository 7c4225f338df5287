"""Why can't I: what is explained about a card depends on what its seat is asked."""

import pytest

from runestack.games import names
from runestack.games.views import plain_text
from runestack.games.wording import Reader
from runestack.server.messages.from_browser import Why
from runestack.server.tables.reasons import because
from tests.server.tables import Played


def asked_for_a_target(game: str, action: str) -> tuple[Played, int]:
    """A table that waits for somebody to aim."""
    for seed in range(20):
        table = Played(game, seed)
        while not table.over():
            match = table.live.playing()
            seat = match.seats_asked[0]
            if any(one.action == action for one in match.game.intents(match.state, seat)):
                return table, seat
            table.step()
    raise AssertionError(f"nobody is ever asked to {action}")


# Invasion aims at nothing: what its effects take is chosen from a list.
AIMING = [game for game in names() if game != "invasion"]
CASES = [(game, "target") for game in AIMING] + [("rone", "attack_target")]


@pytest.mark.parametrize(("game", "action"), CASES)
def test_who_is_asked_for_a_target_is_told_of_every_card_in_play_whether_it_is_one_and_why_not(
    game: str, action: str
) -> None:
    table, seat = asked_for_a_target(game, action)
    match = table.live.playing()
    decision = match.decision_for(seat)
    assert decision is not None
    offered = {card for option in decision.options for card in option.cards}
    intents = [one for one in match.game.intents(match.state, seat) if one.aim >= 0]
    told = {
        card: because(match, Why(seat=seat, card=card)) for card in {one.aim for one in intents}
    }
    assert {card for card, why in told.items() if any(line.ok for line in why.intents)} <= offered
    assert any(not line.ok and line.reasons for why in told.values() for line in why.intents)
    for intent in intents:
        same = [one for one in intents if one.aim == intent.aim]
        sentences = {match.game.intent_sentence(match.state, one, Reader()) for one in same}
        assert {plain_text(line.action["en"]) for line in told[intent.aim].intents} == sentences


@pytest.mark.parametrize("game", names())
def test_who_is_not_asked_for_a_target_is_told_what_the_card_itself_could_do(game: str) -> None:
    table = Played(game, 3)
    while not table.over():
        match = table.live.playing()
        seat = match.seats_asked[0]
        intents = match.game.intents(match.state, seat)
        hand = [one.card for one in intents if one.action == "play"]
        if hand and not any(one.aim >= 0 for one in intents):
            break
        table.step()
    wanted = {
        match.game.intent_sentence(match.state, one, Reader())
        for one in intents
        if one.card == hand[0]
    }
    told = because(match, Why(seat=seat, card=hand[0]))
    assert {plain_text(line.action["en"]) for line in told.intents} == wanted
