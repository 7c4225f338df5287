"""Checks of texts: which paragraphs a type of card may have, and what they need beside them."""

from __future__ import annotations

from collections.abc import Iterator

from runestack.cards.pool import Card
from runestack.cards.schema import Problem
from runestack.games.rune_age.language import nodes as ra
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.nodes import Text

REALM = ("city", "landmark", "reward", "dragon_rune", "stronghold")
PLAYED = ("unit", "tactic")
LABELS = {
    "when_played": PLAYED,
    "resolution": (*PLAYED, "enemy", *REALM),
    "end_of_combat": (*PLAYED, "enemy"),
    "action": (*PLAYED, *REALM),
    "before_attrition": REALM,
    "purchase": REALM,
}
# An objective with a strength is an Enemy in play from the start (RA-RULING-89).
MOMENTS = {
    "instant": ("instant",),
    "revealed": ("enemy",),
    "event_phase": ("enemy", "objective"),
}
OF_THIS_UNIT = (ra.PayWoundThis, ra.PayDestroyThis, ra.CopyFights, ra.DestroyThisInstead)
# What else a paragraph can be, and on which types.
PARAGRAPHS: tuple[tuple[type[n.Ability], str, tuple[str, ...]], ...] = (
    (ra.Offers, "“... may ...:”", ("instant",)),
    (ra.Assails, "an attack", ("instant",)),
    (ra.NextRound, "“Next round:”", ("instant",)),
    (ra.Together, "“All players together:”", ("instant",)),
    (ra.Defeated, "“When Defeated:”", ("enemy",)),
    (ra.Ends, "how a game ends", ("objective",)),
    (ra.Ruling, "a change of the rules", ("objective",)),
    (ra.DiscardInstead, "“... instead”", ("unit", *REALM)),
    (ra.DestroyThisInstead, "“... instead”", ("unit",)),
    (ra.ToHandInstead, "“... instead”", ("unit", *REALM)),
    (ra.ToDeckInstead, "“... instead”", ("unit", *REALM)),
    (ra.TakeLessInstead, "“If you would take damage”", ("unit", *REALM)),
    (ra.PreventInstead, "“... instead”", ("unit", *REALM)),
    (n.Whenever, "“Whenever ...”", ("unit", "enemy", *REALM)),
    (n.At, "“At the ...”", ("unit", "enemy", *REALM)),
    (n.Passive, "a continuous text", ("unit", "enemy", "objective", *REALM)),
)
# What an occasion needs: the key, or the change of the rules.
NEEDED_KEYS = {"objective_defeated": "strength", "landmarks_held": "landmarks"}
NEEDED_RULINGS = {"rival_fallen": "rival", "realm_fallen": "shared_realm"}
OVERLORDS = ("overlord_eliminated", "allies_eliminated")


def text_problems(card: Card, tree: Text) -> list[Problem]:
    """All problems of a text beyond its words."""
    problems: list[Problem] = [*self_problems(card, tree)]
    for ability in tree.abilities:
        problems += paragraph_problems(card, ability)
    if card.type == "instant":
        problems += instant_problems(card, tree)
    elif card.type == "objective":
        problems += ending_problems(card, tree)
    return problems


def blank_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """A reward or dragon rune is worth having."""
    if card.type in ("reward", "dragon_rune") and is_blank(card, tree):
        message = f"{shown(card.type)} yields something or has a text"
        yield Problem("C109", message, "name", "add gold, influence or text")


def is_blank(card: Card, tree: Text) -> bool:
    """Whether a card of the realm area does nothing."""
    return not tree.abilities and not card.value("gold") and not card.value("influence")


def self_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """`this unit` means the card itself, so it must be one."""
    for node in walk(tree):
        is_unit = isinstance(node, OF_THIS_UNIT) or (
            isinstance(node, n.This) and node.noun == "unit"
        )
        if is_unit and card.type != "unit":
            yield Problem("C109", f"“this unit” stands on {shown(card.type)}")
            return


def paragraph_problems(card: Card, ability: n.Ability) -> Iterator[Problem]:
    """One paragraph."""
    if isinstance(ability, n.Use):
        yield from use_problems(card, ability)
        return
    name = "this text"
    types: tuple[str, ...] = (card.type,)
    if isinstance(ability, ra.Happens):
        name, types = "a text of an event", MOMENTS[ability.moment]
    for kind, words, allowed in PARAGRAPHS:
        if isinstance(ability, kind):
            name, types = words, allowed
    if card.type not in types:
        yield Problem("C109", f"{name} belongs on {listed(types)}, not on {shown(card.type)}")


def use_problems(card: Card, ability: n.Use) -> Iterator[Problem]:
    """Timings by card type; a card of a realm area is exhausted for what it does (RA-RULING-28, 111)."""
    types = LABELS[ability.label]
    exhausts = any(isinstance(cost, ra.PayExhaustThis) for cost in ability.costs)
    name = f"“{ability.label.replace('_', ' ').title().replace(' Of ', ' of ')}:”"
    if card.type not in types:
        yield Problem("C109", f"{name} belongs on {listed(types)}, not on {shown(card.type)}")
    elif card.type in REALM and not exhausts:
        message = f"{shown(card.type)} is exhausted for what it does"
        yield Problem("C109", message, suggestion="write “..., exhaust this card: ...”")
    elif card.type not in REALM and exhausts:
        yield Problem("C109", f"{shown(card.type)} is not exhausted; it is discarded or stays")
    elif card.type == "enemy" and ability.costs:
        yield Problem("C109", "an Enemy pays nothing", suggestion="delete the cost")


def instant_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """An Instant that attacks has a strength, another one has none."""
    attacks = any(isinstance(ability, ra.Assails) for ability in tree.abilities)
    strength = card.value("strength")
    if attacks and not strength:
        yield Problem("C110", "an Instant that attacks has a strength", suggestion="add strength")
    elif not attacks and (strength is not None or card.value("attrition") is not None):
        key = "strength" if strength is not None else "attrition"
        message = "only an Instant that attacks is fought"
        yield Problem("C110", message, key, "delete strength and attrition")


def of_an_enemy(ability: n.Node) -> bool:
    """What an objective says only if it is an Enemy (RA-RULING-46): that it strikes, or what it is itself."""
    if isinstance(ability, ra.Happens):
        return True
    return isinstance(ability, n.Passive) and any(
        isinstance(static, ra.ObjectiveGets | ra.GrowsWithPlayers | ra.OnlyAttackedBy)
        or isinstance(getattr(static, "cards", None), n.This)
        for static in ability.statics
    )


def ending_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Somebody can win, and what an ending speaks of is there."""
    endings = [one for one in tree.abilities if isinstance(one, ra.Ends)]
    rulings = {one.what for one in tree.abilities if isinstance(one, ra.Ruling)}
    if any(of_an_enemy(one) for one in tree.abilities) and card.value("strength") is None:
        message = "only an objective that is an Enemy has texts of an Enemy"
        yield Problem("C110", message, suggestion="add strength")
    if all(ending.winners == "nobody" for ending in endings):
        hint = "for example “If one player is left, that player wins.”"
        yield Problem("C108", "nobody can win this scenario", suggestion=hint)
    for what in dict.fromkeys(ending.occasion.what for ending in endings):
        key = NEEDED_KEYS.get(what)
        if key is not None and card.value(key) is None:
            yield Problem("C108", f"the text needs the key {key}", suggestion=f"add {key}")
        ruling = NEEDED_RULINGS.get(what)
        if ruling is not None and ruling not in rulings:
            yield Problem("C108", NEEDED_WORDS[ruling])
        if what in OVERLORDS and card.value("sides") != "one against all":
            hint = 'write sides = "one against all"'
            yield Problem("C108", "without an Overlord there are no allies", "sides", hint)


NEEDED_WORDS = {
    "rival": "the text needs “The rival realm is the target.”",
    "shared_realm": "the text needs “All players share one home realm.”",
}


def listed(types: tuple[str, ...]) -> str:
    """`a unit, a tactic or an Enemy`."""
    *before, last = (shown(kind) for kind in types)
    return f"{', '.join(before)} or {last}" if before else last


def shown(kind: str) -> str:
    """A type with its article."""
    word = {"enemy": "Enemy", "instant": "Instant"}.get(kind, kind.replace("_", " "))
    return f"{'an' if word[0] in 'AEIOaeio' else 'a'} {word}"
