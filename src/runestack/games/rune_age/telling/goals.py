"""The ways in which a game can end, each as one sentence: under which condition, and who wins then."""

from __future__ import annotations

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.scenarios import Ending, Scenario
from runestack.games.rune_age.rules.seats import kind_of_game
from runestack.games.rune_age.rules.state import SEATS, RuneAgeState
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill, fill_inside
from runestack.kernel.outcome import COOPERATIVE, SOLO

GOAL: Pattern = ("If {condition}, {result}.", "Wenn {condition}, {result}.")
CONDITIONS: dict[int, Pattern] = {
    sc.OBJECTIVE_DEFEATED: (
        "a player defeats {objective} (strength {n})",
        "ein Spieler {objective} (Stärke {n}) besiegt",
    ),
    sc.MONUMENT_BUILT: (
        "{when}a player has built a monument",
        "{when}ein Spieler ein Monument gebaut hat",
    ),
    sc.LAST_PLAYER: ("only one player is left", "nur noch ein Spieler übrig ist"),
    sc.NO_EVENT_LEFT: (
        "an event must be drawn and none is left",
        "ein Ereignis gezogen werden muss und keines mehr da ist",
    ),
    sc.PLAYER_ELIMINATED: ("a player is eliminated", "ein Spieler ausscheidet"),
    sc.OVERLORD_ELIMINATED: ("the Overlord is eliminated", "der Oberherr ausscheidet"),
    sc.ALLIES_ELIMINATED: ("all allies are eliminated", "alle Verbündeten ausgeschieden sind"),
    sc.DECK_RUN_OUT: ("{when}the event deck is empty", "{when}der Ereignisstapel leer ist"),
    sc.LANDMARKS_HELD: (
        "{when}one player controls more landmarks than anybody else, and at least {n}",
        "{when}ein Spieler mehr Wahrzeichen kontrolliert als alle anderen, und mindestens {n}",
    ),
    sc.ROUNDS_PLAYED: ("round {n} is over", "Runde {n} vorbei ist"),
    sc.DECK_REFORMED: (
        "the event deck must be reshuffled <for the first time|{n} times>",
        "der Ereignisstapel <zum ersten Mal|{n}-mal> neu gemischt werden muss",
    ),
    sc.RIVAL_FALLEN: ("{objective} has {n} damage", "{objective} {n} Schaden hat"),
    sc.REALM_FALLEN: (
        "the shared home realm has {n} damage",
        "das gemeinsame Heimatreich {n} Schaden hat",
    ),
}
MOMENTS: dict[int, Pattern] = {
    sc.AT_ONCE: ("", ""),
    sc.END_OF_ROUND: ("at the end of a round ", "am Ende einer Runde "),
    sc.END_OF_EVENT_PHASE: ("at the end of the Event phase ", "am Ende der Ereignisphase "),
}
RESULTS: dict[int, Pattern] = {
    sc.NOBODY_WINS: ("nobody wins", "gewinnt niemand"),
    sc.WHO_DID_IT: ("that player wins", "gewinnt dieser Spieler"),
    sc.ALL_WIN: ("everybody wins", "gewinnen alle"),
    sc.OVERLORD_WINS: ("the Overlord wins", "gewinnt der Oberherr"),
    sc.ALLIES_WIN: ("the allies win", "gewinnen die Verbündeten"),
}
WON: Pattern = ("the game is won", "ist das Spiel gewonnen")
LOST: Pattern = ("the game is lost", "ist das Spiel verloren")


def goal_sentence(
    s: RuneAgeState, words: CardWords, ending: Ending, need: int, reader: Reader
) -> Sentence:
    """A way in which the game ends."""
    values = {
        "objective": words.name(s.scenario.objective, reader.language),
        "n": str(need),
        "when": reader.of(MOMENTS[ending.moment]),
    }
    condition = fill_inside(CONDITIONS[ending.what], values, reader, number=need)
    result = reader.of(result_of(s.scenario, s.numbers[SEATS], ending))
    return fill(GOAL, {"condition": condition, "result": result}, reader)


def result_of(scenario: Scenario, seats: int, ending: Ending) -> Pattern:
    """Who wins; players who win and lose together are told that the game is won or lost."""
    if kind_of_game(seats, scenario.teams) in (SOLO, COOPERATIVE):
        return LOST if ending.winners == sc.NOBODY_WINS else WON
    return RESULTS[ending.winners]
