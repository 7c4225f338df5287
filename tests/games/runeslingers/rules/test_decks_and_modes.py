"""Building decks, and the modes of play (RS-DECK, RS-MODE, RS-RULING-135 to RS-RULING-138)."""

from collections import Counter
from typing import Any

import pytest

import runestack
from runestack.games.runeslingers.cards.decks import SHELF
from runestack.games.runeslingers.game import GAME
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.scenario import player, spirit, utility
from runestack.games.settings import SettingError
from runestack.play.match import Match, new_match
from runestack.testing import Scenario, scenario

NAMES = [card.name for card in GAME.pool.cards if card.type in ("runespell", "trinket", "boon")]
GOOD = [f"2 {name}" for name in NAMES[:15]]
EMBER = spirit("Ember", "Deal 3 damage to a target.")


def constructed(lines: list[str], seed: int = 1) -> Match:
    """A constructed match in which P1 has these cards."""
    deck = "\n".join(["runeslinger: Eva", *lines])
    options = {"mode": "constructed", "deck_0": deck, "deck_1": "warden"}
    return runestack.new("runeslingers", seed, options=options)


def play_on(match: Match, until: str) -> None:
    """Takes first options until a prompt has these words."""
    for _ in range(400):
        decision = match.decision
        assert decision is not None
        if until in decision.prompt.casefold():
            return
        match.choose(0, decision.seat)
    raise AssertionError(until)


# -- decks ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-DECK-1")
@pytest.mark.parametrize(("lines", "size"), [(GOOD[1:], 28), ([*GOOD, f"1 {NAMES[15]}"], 31)])
def test_a_deck_with_another_number_than_thirty_is_refused(lines: list[str], size: int) -> None:
    with pytest.raises(SettingError, match=f"RS-DECK-1.*30 cards, this one {size}"):
        constructed(lines)
    assert constructed(GOOD).result is None


@pytest.mark.rule("RS-DECK-2")
def test_a_third_card_of_a_name_is_refused() -> None:
    lines = [f"3 {NAMES[0]}", f"1 {NAMES[1]}", *GOOD[2:]]
    with pytest.raises(SettingError, match="RS-DECK-2"):
        constructed(lines)
    lines = [f"1 {NAMES[0]}", f"1 {NAMES[0]}", *GOOD[1:]]
    assert constructed(lines).result is None


@pytest.mark.rule("RS-DECK-3")
@pytest.mark.parametrize("name", ["Burn", "Curse", "Inner Flame", "Engulf", "Eva"])
def test_ailments_abilities_and_runeslingers_are_never_in_a_deck(name: str) -> None:
    with pytest.raises(SettingError, match=r"RS-DECK-3|D003|D004"):
        constructed([*GOOD[1:], f"1 {NAMES[15]}", f"1 {name}"])


@pytest.mark.rule("RS-DECK-4", "RS-MODE-2")
def test_cards_of_starter_decks_may_be_used_in_constructed_decks() -> None:
    of_starters = [
        GAME.pool.by_id[one].name
        for word in SHELF.names
        for one in list(SHELF.deck(word, GAME.pool).cards)[:4]
    ]
    lines = [f"2 {name}" for name in of_starters[:15]]
    match = constructed(lines)
    play_on(match, "concentration")
    seats: Any = match.view(0)["seats"]
    assert {card["name"]["en"] for card in seats[0]["hand"]} <= set(of_starters)


@pytest.mark.rule("RS-DECK-5", "RS-RULING-135")
@pytest.mark.parametrize("head", ["Eva", "Nerys", "Halvard", "Fenno"])
def test_any_runeslinger_can_have_cards_of_any_class(head: str) -> None:
    classes = ("striker", "afflicter", "warden", "trickster")
    names = [
        name
        for of_class in classes
        for name in [card.name for card in GAME.pool.cards if card.value("class") == of_class][1:5]
    ]
    deck = "\n".join([f"runeslinger: {head}", *(f"2 {name}" for name in names[:15])])
    options = {"mode": "constructed", "deck_0": deck, "deck_1": "warden"}
    assert runestack.new("runeslingers", 1, options=options).result is None


@pytest.mark.rule("RS-RULING-135")
def test_a_class_matters_where_a_text_names_it() -> None:
    hunt = utility("Hunt", "Destroy target Warden runespell.")
    coil = "Sling: Deal 2 damage to a target."
    field = [
        spirit("Red", coil, defense=2, of_class="striker"),
        spirit("Blue", coil, defense=2, of_class="warden"),
        spirit("Grey", coil, defense=2),
    ]
    game = scenario("runeslingers", p1=player(hand=[hunt]), p2=player(field=field))
    game.allows(game.p1, "play", "Hunt", target="Blue")
    for other in ("Red", "Grey"):
        game.refuses(game.p1, "play", "Hunt", target=other, rule="RS-TARGET-4")


# -- modes ---------------------------------------------------------------------------------------


@pytest.mark.rule("RS-MODE-1")
@pytest.mark.parametrize("word", ["striker", "afflicter", "warden", "trickster"])
def test_a_starter_deck_has_exactly_its_list(word: str) -> None:
    other = "striker" if word != "striker" else "warden"
    game = scenario("runeslingers", at="new game", deck_0=word, deck_1=other)
    wanted = SHELF.deck(word, GAME.pool).cards
    found = Counter(card.name for card in game.p1.deck)
    assert found == {GAME.pool.by_id[one].name: count for one, count in wanted.items()}


@pytest.mark.rule("RS-MODE-1", "RS-SETUP-2")
def test_a_starter_deck_is_unchanged_with_another_runeslinger() -> None:
    given: Any = {"deck_0": "striker", "runeslinger_0": "Nerys", "runeslinger_1": "Halvard"}
    game = scenario("runeslingers", at="new game", **given)
    assert [game.p1.runeslinger, game.p2.runeslinger] == ["Nerys", "Halvard"]
    for seat, word in ((game.p1, "striker"), (game.p2, "warden")):
        wanted = SHELF.deck(word, GAME.pool).cards
        found = Counter(card.name for card in seat.deck)
        assert found == {GAME.pool.by_id[one].name: count for one, count in wanted.items()}


@pytest.mark.rule("RS-MODE-1")
def test_starter_play_takes_no_other_deck_and_is_one_encounter() -> None:
    with pytest.raises(SettingError, match="mode=starter"):
        scenario("runeslingers", at="new game", deck_0="\n".join(GOOD))
    with pytest.raises(SettingError, match="one encounter"):
        scenario("runeslingers", at="new game", match="best_of_three")


@pytest.mark.rule("RS-MODE-2", "RS-RULING-137")
@pytest.mark.parametrize(("match", "is_over"), [("one", True), ("best_of_three", False)])
def test_a_constructed_match_is_one_encounter_or_the_best_of_three(
    match: str, is_over: bool
) -> None:
    one = player(hand=[EMBER])
    game = scenario("runeslingers", p1=one, p2=player(power=1, health=3), match=match)
    game.p1.plays("Ember", target="p2")
    assert game.over == is_over
    game.expect(game.p1, wins=1)
    game.expect(encounter=1 if is_over else 2)


@pytest.mark.rule("RS-MODE-3", "RS-RULING-138")
def test_draft_is_a_mode() -> None:
    game = scenario("runeslingers", at="new game", mode="draft")
    game.expect(mode="draft")
    assert [len(game.options(seat)) for seat in ("p1", "p2")] == [
        len({card["id"] for card in drafted(game, seat)["pack"]}) for seat in ("p1", "p2")
    ]


@pytest.mark.rule("RS-RULING-136")
def test_the_same_runeslinger_twice_is_possible_in_constructed_play_only() -> None:
    both: Any = {"runeslinger_0": "Eva", "runeslinger_1": "Eva"}
    for mode in ("starter", "draft"):
        with pytest.raises(SettingError, match="both players cannot have Eva"):
            scenario("runeslingers", at="new game", mode=mode, **both)
    decks: Any = {"deck_0": "striker", "deck_1": "warden"}
    game = scenario("runeslingers", at="new game", mode="constructed", **decks, **both)
    assert game.p1.runeslinger.name == game.p2.runeslinger.name == "Eva"
    game = scenario("runeslingers", at="new game", runeslinger_0="Eva")
    assert not game.offers("p2", "Eva")
    assert len(game.options("p2")) == 3


# -- the best of three ---------------------------------------------------------------------------


@pytest.mark.rule("RS-RULING-137")
def test_two_wins_end_the_match() -> None:
    one = player(hand=[EMBER], wins=1)
    two = player(power=1, health=3, wins=1)
    game = scenario("runeslingers", p1=one, p2=two, match="best_of_three", encounter=3)
    game.p1.plays("Ember", target="p2")
    assert game.winner == "p1"
    game.expect(game.p1, wins=2)


@pytest.mark.rule("RS-RULING-137")
@pytest.mark.parametrize("order", ["first", "second"])
def test_the_loser_of_the_last_encounter_chooses_who_goes_first(order: str) -> None:
    match = runestack.new(
        "runeslingers",
        3,
        options={
            "mode": "constructed",
            "deck_0": "striker",
            "deck_1": "warden",
            "match": "best_of_three",
        },
    )
    play_on(match, "do you pass")
    loser = match.seats_asked[0]
    match.choose("concede", loser)
    play_on(match, "first or second")
    assert match.seats_asked == (loser,)
    decision = match.decision
    assert decision is not None
    index = [order in option.sentence.casefold() for option in decision.options].index(True)
    match.choose(index, loser)
    assert match.view(0)["first"] == (loser if order == "first" else 1 - loser)
    assert match.view(0)["encounter"] == 2
    seats: Any = match.view(0)["seats"]
    assert [one["wins"] for one in seats] == [int(seat != loser) for seat in (0, 1)]


@pytest.mark.rule("RS-RULING-137")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_a_draw_does_not_count_and_the_same_player_starts_again(first: str) -> None:
    doom = utility("Doom", "Each player loses 1 power.")
    one = player(hand=[doom], power=1, deck=12)
    two = player(power=1, deck=12)
    game = scenario("runeslingers", p1=one, p2=two, match="best_of_three", first=first)
    game.p1.plays("Doom")
    assert not game.over
    game.expect(game.p1, wins=0)
    game.expect(game.p2, wins=0)
    game.expect(encounter=2)
    game.p1.sets(game.p1.hand[0])
    game.p2.sets(game.p2.hand[0])
    game.expect(turn=1, active=first, first_player=first)  # nobody was asked


@pytest.mark.rule("RS-RULING-137")
def test_deck_and_runeslinger_stay_and_abilities_are_chosen_anew() -> None:
    decks: Any = {"deck_0": "striker", "deck_1": "warden", "match": "best_of_three"}
    game = scenario("runeslingers", at="new game", mode="constructed", first="p1", **decks)
    before = [Counter(card.name for card in seat.deck) for seat in (game.p1, game.p2)]
    for seat in (game.p1, game.p2, game.p1, game.p2):
        seat.chooses(game.options(seat)[0])
    chosen = game.p1.passive.name
    game.p1.concedes()
    game.expect(encounter=2)
    game.expect(game.p1, passive=None, runeslinger="Eva")
    game.expect(game.p2, runeslinger="Halvard", wins=1)
    assert before == [Counter(card.name for card in seat.deck) for seat in (game.p1, game.p2)]
    assert len(game.options("p1")) == len(game.options("p2")) == 3
    for seat in (game.p1, game.p2, game.p1, game.p2):
        seat.chooses(game.options(seat)[1])
    assert game.p1.passive.name != chosen


# -- the draft -----------------------------------------------------------------------------------


def drafted(game: Scenario, seat: str) -> Any:
    return game.view(seat)["draft"]


def names_of(cards: Any) -> Counter[str]:
    return Counter(card["name"]["en"] for card in cards)


@pytest.mark.rule("RS-RULING-138")
def test_packs_of_fifteen_are_opened_picked_from_in_secret_and_swapped() -> None:
    game = scenario("runeslingers", at="new game", mode="draft", seed=4)
    packs = [names_of(drafted(game, seat)["pack"]) for seat in ("p1", "p2")]
    assert [sum(pack.values()) for pack in packs] == [15, 15]
    first = game.options("p1")[0]
    game.p1.chooses(first)
    assert drafted(game, "p2")["pick_counts"] == [0, 0]
    assert not drafted(game, "p2")["picks"]
    game.p2.chooses(game.options("p2")[0])
    taken = names_of(drafted(game, "p1")["picks"])
    assert sum(taken.values()) == 1
    assert names_of(drafted(game, "p2")["pack"]) == packs[0] - taken
    assert drafted(game, "p2")["pick_counts"] == [1, 1]


@pytest.mark.rule("RS-RULING-138", "RS-DECK-1", "RS-DECK-2")
def test_45_picks_make_a_deck_of_thirty_and_the_lot_decides_who_picks_a_runeslinger() -> None:
    firsts = set()
    for seed in (0, 1):
        match = new_match("runeslingers", seed, options={"mode": "draft"})
        while match.state.asking[0].kind != ch.ASK_RUNESLINGER:
            match.choose(0)
        draft: Any = match.view(0)["draft"]
        assert draft["pick_counts"] == [45, 45]
        (first,) = match.seats_asked
        firsts.add(first)
        match.choose(0)
        assert match.seats_asked == (1 - first,)
        decision = match.decision
        assert decision is not None
        assert len(decision.options) == 3
        picks: Any = match.view(first)["draft"]
        match.choose(0)
        seats: Any = match.view(first)["seats"]
        assert [one["deck"]["count"] for one in seats] == [30, 30]
        assert max(names_of(picks["picks"]).values()) <= 2
    assert firsts == {0, 1}


@pytest.mark.rule("RS-RULING-138", "RS-RULING-137")
def test_a_drafted_match_can_be_a_best_of_three() -> None:
    options = {"mode": "draft", "match": "best_of_three"}
    match = runestack.new("runeslingers", 2, options=options)
    assert match.view(0)["wins_needed"] == 2
    assert runestack.new("runeslingers", 2, options={"mode": "draft"}).view(0)["wins_needed"] == 1
