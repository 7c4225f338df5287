"""Checks of texts: which paragraphs a type of card may have, and what they need beside them."""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import Problem
from runestack.games.invasion.cards.finding import whole
from runestack.games.invasion.language import nodes as iv
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Text

PLAYING = ("starting", "recruit")
PERMANENTS = ("leader", "technology")
KEYWORDS = {
    "Keep": PLAYING,
    "Echo": PLAYING,
    "Volatile": PLAYING,
    "Tactic": PLAYING,
    "Piercing": PLAYING,
    "Unique": ("invasion",),
    "Swarm": ("invasion",),
    "Guard": (),  # only behind `Support:`
}
LABELS = {
    "drawn": PLAYING,
    "not_played": PLAYING,
    "kept": PLAYING,
    "discarded": PLAYING,
    "destroyed": (*PLAYING, *PERMANENTS),
    "recycled": PLAYING,
    "recruited": PLAYING,
    "player_trained": PLAYING,
    "put_on_deck": PLAYING,
    "defeated": ("invasion",),
    "survived": ("invasion",),
    "became_top": ("invasion",),
    "activated": (*PERMANENTS, "protocol"),
    "deployed": ("invasion",),
    "trained": ("invasion",),
    "as_protocol": ("invasion",),
    "begins": ("event",),
    "ends": ("event",),
}
# What else a paragraph can be, and on which types.
PARAGRAPHS: tuple[tuple[type[n.Ability], str, tuple[str, ...]], ...] = (
    (n.Effects, "what is done", (*PLAYING, "board")),
    (iv.Scrap, "“Scrap”", PLAYING),
    (iv.OnceEachTurn, "“Once each turn, you may ...”", PERMANENTS),
    (iv.FirstTimeEachRound, "“The first time each round ...”", PERMANENTS),
    (iv.UpToTimes, "“Up to ... times each turn”", PERMANENTS),
    (iv.EachPlayer, "“Each player:”", (*PLAYING, "board")),
    (iv.Support, "“Support:”", ("invasion",)),
    (iv.SupportWhenever, "“Support:”", ("invasion",)),
    (iv.SupportAt, "“Support:”", ("invasion",)),
    (iv.SupportKeywords, "“Support:”", ("invasion",)),
    (iv.AsProtocol, "“As a protocol:”", ("invasion",)),
    (iv.AsProtocolWhenever, "“As a protocol:”", ("invasion",)),
    (iv.AsProtocolAt, "“As a protocol:”", ("invasion",)),
    (n.Whenever, "“Whenever ...”", (*PERMANENTS, "protocol", "invasion")),
    (n.At, "“At the ...”", (*PERMANENTS, "protocol", "invasion")),
    (n.FirstTime, "“The first time each turn ...”", PERMANENTS),
    (n.Passive, "a continuous text", (*PLAYING, *PERMANENTS, "protocol", "invasion", "event")),
)
SUPPORT = (iv.Support, iv.SupportWhenever, iv.SupportAt, iv.SupportKeywords)
AS_PROTOCOL = (iv.AsProtocol, iv.AsProtocolWhenever, iv.AsProtocolAt)
MOST_DAMAGE_DEPLOYED = 2  # to each player


def keywords(tree: Text) -> list[str]:
    """The flags of a text."""
    return [word for one in tree.abilities if isinstance(one, n.Keywords) for word in one.words]


def has_support_text(tree: Text) -> bool:
    """Whether a card of the stack does more for the top card than its numbers."""
    return any(isinstance(one, SUPPORT) for one in tree.abilities)


def used_at(tree: Text, *labels: str) -> list[n.Ability]:
    """The paragraphs with a label."""
    return [
        one
        for one in tree.abilities
        if isinstance(one, n.Use | iv.EachPlayer) and one.label in labels
    ]


def is_reinforcing(event: n.Event) -> bool:
    """Whether somebody reinforces."""
    return isinstance(event, n.PlayerEvent) and event.what == "reinforces"


def refreshes_all(ability: n.Ability) -> bool:
    """The passive of every leader: `Whenever an enemy reinforces, refresh all cards in your base.`"""
    return (
        isinstance(ability, n.Whenever)
        and is_reinforcing(ability.event)
        and any(isinstance(one, iv.Refresh) and one.number == 0 for one in ability.effects)
    )


# -- the checks ------------------------------------------------------------------------------------


def text_problems(card: Card, tree: Text) -> list[Problem]:
    """All problems of a text beyond its words."""
    problems = [*type_problems(card, tree), *tactic_problems(card, tree)]
    problems += refresh_problems(card, tree)
    if card.type == "invasion":
        problems += [*trained_problems(tree), *deployed_problems(tree)]
    return problems


def type_problems(card: Card, tree: Text) -> list[Problem]:
    """What the rules could not carry out on a card of this type."""
    problems = [*keyword_problems(card, tree)]
    for ability in tree.abilities:
        problems += paragraph_problems(card, ability)
    return problems


def keyword_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Flags by card type, each once."""
    flags = keywords(tree)
    for word in dict.fromkeys(flags):
        if card.type not in KEYWORDS[word]:
            yield Problem("C103", f"{word} is no flag of {shown(card.type)}", suggestion=hint(word))
        elif flags.count(word) > 1:
            yield Problem("C103", f"{word} stands twice", suggestion="keep one of them")


def tactic_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """A Tactic has no reward."""
    if "Tactic" in keywords(tree) and whole(card, "reward"):
        message = "a Tactic is on the Discard pile before its reward counts"
        yield Problem("C102", message, "reward", "write reward = 0")


def hint(word: str) -> str:
    """Where a flag belongs."""
    types = KEYWORDS[word]
    return f"it belongs on {listed(types)}" if types else f"write “Support: {word}.”"


def paragraph_problems(card: Card, ability: n.Ability) -> Iterator[Problem]:
    """One paragraph."""
    name = "this text"
    types: tuple[str, ...] = (card.type,)
    if isinstance(ability, n.Use | iv.EachPlayer) and ability.label in LABELS:
        name, types = f"“{SHOWN[ability.label]}”", LABELS[ability.label]
    else:
        for kind, words, allowed in PARAGRAPHS:
            if isinstance(ability, kind):
                name, types = words, allowed
    if card.type not in types:
        yield Problem("C109", f"{name} belongs on {listed(types)}, not on {shown(card.type)}")


def refresh_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Every leader refreshes its Base when an enemy reinforces; nothing refreshes without end (INV-RULING-3)."""
    if card.type == "leader" and not any(map(refreshes_all, tree.abilities)):
        line = "“Whenever an enemy reinforces, refresh all cards in your base.”"
        yield Problem("C104", "every leader has the refresh passive", suggestion=f"add {line}")
    if card.type not in PERMANENTS:
        return
    for node in walk(tuple(used_at(tree, "activated"))):
        if isinstance(node, iv.Refresh) and (card.type == "leader" or node.noun != "leader"):
            message = "two cards that refresh each other could go on for ever"
            yield Problem("C104", message, suggestion="only a technology may refresh the leader")


def trained_problems(tree: Text) -> Iterator[Problem]:
    """What is Unique says what happens when it is trained, and what becomes a protocol says what it then does."""
    is_unique, trained = "Unique" in keywords(tree), used_at(tree, "trained")
    if is_unique and not trained:
        message = "a Unique card says what happens when it is trained"
        yield Problem("C109", message, suggestion="add “When trained: ...”")
    elif trained and not is_unique:
        yield Problem(
            "C109", "only a Unique card does so when it is trained", suggestion="add Unique."
        )
    becomes = any(isinstance(node, iv.BecomeProtocol) for node in walk(tuple(trained)))
    says = used_at(tree, "as_protocol") or any(
        isinstance(one, AS_PROTOCOL) for one in tree.abilities
    )
    if becomes is not bool(says):
        message = "a card that becomes a protocol says what it does as one, and no other card does"
        yield Problem("C109", message, suggestion="add or delete “As a protocol, ...”")


def deployed_problems(tree: Text) -> Iterator[Problem]:
    """Nothing hurts much on deployment."""
    for node in walk(tuple(used_at(tree, "deployed"))):
        if isinstance(node, iv.Deal) and (
            not isinstance(node.number, int) or node.number > MOST_DAMAGE_DEPLOYED
        ):
            message = f"on deployment a card deals at most {MOST_DAMAGE_DEPLOYED} damage"
            yield Problem("C110", message)


SHOWN = {
    "drawn": "When you draw this card:",
    "not_played": "When this card is not played:",
    "kept": "When you keep this card:",
    "discarded": "When you discard this card:",
    "destroyed": "When this card is destroyed:",
    "recycled": "When you recycle this card:",
    "recruited": "When you recruit this card:",
    "player_trained": "When you train this card:",
    "put_on_deck": "When this card is put on your deck:",
    "defeated": "When this card is defeated:",
    "survived": "When this card survives:",
    "became_top": "When this card becomes the top card:",
    "activated": "Exhaust:",
    "deployed": "Deployed:",
    "trained": "When trained:",
    "as_protocol": "As a protocol, exhaust:",
    "begins": "When this event begins:",
    "ends": "When this event ends:",
}
TYPES = {
    "starting": "a starting card",
    "recruit": "a recruitment card",
    "technology": "a technology",
    "invasion": "an invasion card",
    "event": "an event",
}


def listed(types: tuple[str, ...]) -> str:
    """`a leader, a technology or a protocol`."""
    *before, last = (shown(kind) for kind in types)
    return f"{', '.join(before)} or {last}" if before else last


def shown(kind: str) -> str:
    """A type with its article."""
    return TYPES.get(kind, f"a {kind}")
