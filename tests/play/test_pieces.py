"""Sentences of every game know where their cards stand; nobody has to look for names in a text."""

import pytest

from runestack import games
from runestack.games.sentences import Sentence, pieces_of
from runestack.games.wording import LANGUAGES, SPECTATOR
from runestack.kernel.frame import NOTHING
from runestack.kernel.random import RandomStream
from runestack.play.match import Match, new_match

SEED = 5
DECISIONS = 150


def played(game: str, language: str) -> list[Match]:
    """A random game before each of its decisions, one match for all."""
    match = new_match(game, SEED, language=language)
    chance = RandomStream(SEED)
    moments = []
    while match.state.asking and len(match.choices) < DECISIONS:
        moments.append(match.clone())
        match.choose(chance.below(len(match.state.asking[0].options)))
    return moments


def cards_in(sentence: str) -> set[int]:
    return {piece.card for piece in pieces_of(sentence) if piece.card != NOTHING}


def name(match: Match, card: int, language: str) -> str:
    printed = match.game.printed(match.state, card)
    return printed.name if language == "en" else printed.name_de


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_line_of_the_log_has_its_cards_as_pieces_and_no_other(game: str, language: str) -> None:
    match = played(game, language)[-1]
    found = 0
    for seat in range(SPECTATOR, match.seats):
        for entry in match.log(seat, language):
            assert "".join(piece.text for piece in pieces_of(entry.sentence)) == entry.sentence
            assert cards_in(entry.sentence) <= set(entry.cards)
            named = [match.game.pool.by_id[one] for one in entry.printed]
            said = [one.name if language == "en" else one.name_de for one in named]
            for piece in pieces_of(entry.sentence):
                if piece.card == NOTHING:
                    before_its_text = piece.text.partition(": ")[0]
                    assert not [one for one in said if one in before_its_text], entry.sentence
            found += len(cards_in(entry.sentence))
    assert found > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_prompts_and_options_name_their_cards_by_number(game: str, language: str) -> None:
    found = 0
    for match in played(game, language):
        decision = match.decision
        assert decision is not None
        for sentence in [decision.prompt, *(option.sentence for option in decision.options)]:
            assert isinstance(sentence, Sentence)
            for piece in sentence.pieces:
                if piece.card != NOTHING:
                    found += 1
                    assert piece.text == name(match, piece.card, language)
                    assert match.game.knows(match.state, decision.seat, piece.card)
    assert found > 100


@pytest.mark.parametrize("game", games.names())
def test_reasons_name_the_culprit_by_number(game: str) -> None:
    found = 0
    for match in played(game, "en")[::5]:
        for seat in range(match.seats):
            for intent in match.game.intents(match.state, seat):
                action = match.game.intent_sentence(match.state, intent, match.reader(seat))
                assert cards_in(action) <= {intent.card, intent.target}
                for failure in match.explain(seat, intent):
                    said = match.game.failure_sentence(match.state, failure, match.reader(seat))
                    assert cards_in(said) <= {failure.card}
                    found += len(cards_in(said))
    assert found > 50
