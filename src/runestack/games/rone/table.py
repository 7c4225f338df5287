"""A view as lines of text: the table in the terminal, at most 100 columns wide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from runestack.games.rone.card_view import Data
from runestack.games.rone.phrasing import in_language
from runestack.games.rone.table_words import ENGLISH, GERMAN, ICONS, RACES, income_words, plain
from runestack.games.rone.words import KEYWORDS, NOUNS

WIDTH = 96
HARD_SPACE = "\u00a0"
PHASES = {"income": "income_phase"}


def table(view: Mapping[str, Any], language: str) -> list[str]:
    """The whole table: the other players above, the reader below, then what goes on and what is asked."""
    return TableWriter(view, language).write()


class TableWriter:
    """Writes one table."""

    def __init__(self, view: Mapping[str, Any], language: str) -> None:
        self.view = view
        self.language = language
        self.words = ENGLISH if language == "en" else GERMAN
        self.lines: list[str] = []

    def write(self) -> list[str]:
        """All lines."""
        view = self.view
        self.lines.append(self.headline())
        seats = [seat for seat in view["seats"] if seat["seat"] != view["seat"]]
        seats += [seat for seat in view["seats"] if seat["seat"] == view["seat"]]
        for seat in seats:
            self.player(seat)
        self.going_on()
        self.asked()
        return self.lines

    # -- helpers ---------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """Words of the table in its language."""
        return self.words[key].format(**values)

    def add(self, text: str, indent: int = 2) -> None:
        """A paragraph, broken where it is too wide."""
        space = " " * indent
        for line in text.split("\n"):
            broken = wrap(
                held_together(line), WIDTH, initial_indent=space, subsequent_indent=space + "  "
            )
            self.lines += [one.replace(HARD_SPACE, " ") for one in broken] or [""]

    def name(self, seat: int) -> str:
        """A player."""
        if seat == self.view["seat"]:
            return self.say("you")
        if self.view["seat"] >= 0 and len(self.view["seats"]) == 2:
            return self.say("opponent")
        return self.say("player", number=seat + 1)

    def text(self, words: Mapping[str, str]) -> str:
        """A text of both languages, its icons as words."""
        return plain(words[self.language], self.language)

    def card_name(self, card: Data) -> str:
        """A card's name; `hidden` where it is."""
        return self.say("hidden") if card.get("hidden") else self.text(card["name"])

    def headline(self) -> str:
        """Round, phase, and whose turn it is."""
        view = self.view
        if view["active"] < 0:
            return self.say("setup")
        phase = self.words[PHASES.get(view["phase"], view["phase"])]
        player = self.name(view["active"])
        return self.say("round", round=view["round"], phase=phase, player=player)

    # -- players ---------------------------------------------------------------------------------

    def player(self, seat: Data) -> None:
        """One player's side of the table."""
        marks = [self.name(seat["seat"])]
        if seat["seat"] == self.view["first"]:
            marks.append(self.say("first"))
        if seat["conceded"]:
            marks.append(self.say("gave_up"))
        self.lines.append("")
        self.lines.append(f"== {', '.join(marks)} ".ljust(WIDTH, "="))
        hero = seat["hero"]
        self.add(
            self.say(
                "status",
                water=seat["water"],
                life=seat["life"],
                deck=seat["deck"]["count"],
                hand=len(seat["hand"]),
                level="-" if hero is None else hero["level"],
            )
        )
        if hero is not None:
            self.hero(hero)
        self.group("units", [self.unit(card) for card in numbered(seat["units"])])
        self.group("technologies", [self.permanent(card) for card in seat["technologies"]])
        self.group("hand", self.private(seat["hand"]))
        self.group("technology_deck", self.private(seat["technology_deck"]))
        self.group("deck", [self.place(card) for card in seat["deck"]["known"]])
        self.row("graveyard", [self.buried(card) for card in seat["graveyard"]])
        self.row("removed", [self.card_name(card) for card in seat["removed"]])
        self.group("discounts", [self.discount(one) for one in seat["discounts"]])

    def hero(self, hero: Data) -> None:
        """The hero with incomes and text."""
        income = income_words(
            hero["water_income"], hero["card_income"], hero["level_up_cost"], self.language
        )
        kind = f"{self.race(hero)} | " if hero["race"] else ""
        self.add(f"{self.say('hero')}: {self.card_name(hero)}, {self.state(hero)} | {kind}{income}")
        self.details(hero)

    def group(self, title: str, blocks: list[list[str]]) -> None:
        """A heading and the cards below it; nothing where there are none."""
        if not blocks:
            return
        self.add(f"{self.say(title)}:")
        for block in blocks:
            self.add(block[0], 4)
            for line in block[1:]:
                self.add(line, 6)

    def row(self, title: str, names: list[str]) -> None:
        """A pile in one line."""
        if names:
            self.add(f"{self.say(title)}, {len(names)}: {', '.join(names)}")

    def buried(self, card: Data) -> str:
        """A card of a graveyard with what it takes to recycle it."""
        recycle = card["printed"]["recycle"]
        shown = self.say("never") if recycle is None else recycle
        return self.say("buried", name=self.card_name(card), level=card["level"], recycle=shown)

    # -- cards -----------------------------------------------------------------------------------

    def state(self, card: Data) -> str:
        """Active, or how often exhausted."""
        if card["exhausted"] == 0:
            return self.say("active")
        return self.say("exhausted", number=card["exhausted"])

    def value(self, card: Data, key: str) -> str:
        """A value, with the printed one where they differ."""
        now, printed = card[key], card["printed"][key]
        return str(now) if now == printed else self.say("was", now=now, printed=printed)

    def unit(self, card: Data) -> list[str]:
        """A unit with its values, state, changes and text."""
        values = {key: self.value(card, key) for key in ("health", "ranged", "melee", "speed")}
        parts = [*self.rank(card), self.say("unit", **values), self.state(card)]
        return [f"{card['label'][self.language]}: {' | '.join(parts)}", *self.notes(card)]

    def permanent(self, card: Data) -> list[str]:
        """A technology."""
        parts = [*self.rank(card), self.state(card)]
        return [f"{self.card_name(card)}: {' | '.join(parts)}", *self.notes(card)]

    def race(self, card: Data) -> str:
        """A race's name."""
        return in_language(RACES[card["race"]], self.language)

    def rank(self, card: Data) -> list[str]:
        """Race, level and printed cost."""
        cost = card["printed"]["cost"]
        shown = self.say("never") if cost is None else cost
        race = [self.race(card)] if card["race"] else []
        return [*race, self.say("level", level=card["level"]), self.say("cost", cost=shown)]

    def details(self, card: Data) -> None:
        """What else there is to say of a card, below its line."""
        for line in self.notes(card):
            self.add(line, 6)

    def notes(self, card: Data) -> list[str]:
        """Owner, changes, keywords beyond the text, and the text."""
        notes: list[str] = []
        if card["owner"] != card["controller"]:
            notes.append(self.say("owner", player=self.name(card["owner"])))
        if card.get("dying"):
            notes.append(self.say("dying"))
        for key, stat in (("ranged", ICONS["ranged"]), ("melee", ICONS["melee"])):
            if card.get("tokens", {}).get(key):
                change = f"{card['tokens'][key]:+d} {stat[self.language]}"
                notes.append(self.say("token", change=change))
        notes += [self.change(change) for change in card["changes"]]
        lines = ["; ".join(notes)] if notes else []
        now, printed = card["keywords"], card["printed_keywords"]
        gained = self.keywords(key for key in now if key not in printed)
        lost = self.keywords(key for key in printed if key not in now)
        if gained:
            lines.append(f"[{gained}]")
        if lost:
            lines.append(f"[{self.say('lost', keywords=lost)}]")
        return lines + ([self.text(card["text"])] if card["text"]["en"] else [])

    def keywords(self, keys: Iterable[str]) -> str:
        """Keywords in a row."""
        return ", ".join(keyword(key, self.language) for key in keys)

    def change(self, change: Data) -> str:
        """A lasting change."""
        what = change["what"]
        until = self.say(f"until-{change['until']}")
        if what in ("melee", "ranged"):
            return f"{change['number']:+d} {ICONS[what][self.language]} {until}"
        if what == "control":
            return f"{self.say('control', player=self.name(change['back_to']))} ({until})"
        gained = (
            self.text(change["name"])
            if what == "copies"
            else keyword(change["keyword"], self.language)
        )
        return f"{self.say(what, what=gained)} {until}"

    def private(self, cards: list[Data]) -> list[list[str]]:
        """Cards of a hand or technology deck; those the reader does not know as a number."""
        blocks: list[list[str]] = []
        for card in cards:
            if not card.get("hidden"):
                blocks.append([f"{self.card_name(card)}: {self.costs(card)}"])
                blocks[-1] += [self.text(card["text"])] if card["text"]["en"] else []
        unknown = len([card for card in cards if card.get("hidden")])
        return [*blocks, [f"{unknown} x {self.say('hidden')}"]] if unknown else blocks

    def costs(self, card: Data) -> str:
        """What it takes to play a card, and its values."""
        cost = self.say("never") if card["cost"] is None else str(card["cost"])
        parts = [self.race(card)] if card["race"] else []
        parts += [self.say("cost", cost=cost), self.say("level", level=card["level"])]
        recycle = card["printed"]["recycle"]
        parts.append(self.say("recycle", recycle=self.say("never") if recycle is None else recycle))
        if card["type"] == "unit":
            parts.append(self.say("unit", **card["printed"]))
        return " | ".join(parts)

    def place(self, card: Data) -> list[str]:
        """A card of a deck that the reader knows."""
        key = "shield_at" if card["shield"] else "known_at"
        return [self.say(key, name=self.card_name(card), position=card["position"])]

    def discount(self, one: Data) -> list[str]:
        """A reduction for the next card of a kind."""
        noun = next(noun for noun in NOUNS if noun.key == one["noun"])
        name = noun.english if self.language == "en" else noun.german
        return [self.say("cheaper", noun=name, water=one["water"])]

    # -- what goes on ----------------------------------------------------------------------------

    def going_on(self) -> None:
        """Stack, triggers and combat."""
        combat = self.view["combat"]
        if combat is not None or self.view["stack"] or self.view["triggers"]:
            self.lines.append("")
            self.lines.append("-" * WIDTH)
        if combat is not None:
            sentence = self.text(combat["sentence"])
            self.add(f"{self.say('combat', sentence=sentence)}{self.forecast(combat)}")
        for title, entries in (
            ("stack", self.view["stack"][::-1]),
            ("triggers", self.view["triggers"]),
        ):
            self.group(title, [self.entry(entry) for entry in entries])

    def forecast(self, combat: Data) -> str:
        """What the damage of a combat will be."""
        if combat["step"] == "damage-dealt":
            return f" ({self.say('after_damage')})"
        told = self.predicted(combat["prediction"])
        return f" ({told})" if told else ""

    def predicted(self, found: Data | None) -> str:
        """A prediction in words."""
        if found is None:
            return ""
        if "hero_damage" in found:
            return self.say("predict_hero", damage=found["hero_damage"])
        left = {"attacker": found["attacker_health"], "defender": found["defender_health"]}
        return self.say("predict_units", **left)

    def entry(self, entry: Data) -> list[str]:
        """An effect on the stack."""
        marks = [] if entry["state"] == "waiting" else [self.say(entry["state"])]
        marks += [self.say("paid", text=self.text(words)) for words in entry["initiatives"]]
        sentence = self.text(entry["sentence"])
        return [f"{sentence} ({'; '.join(marks)})" if marks else sentence]

    def asked(self) -> None:
        """The open question with its options, the result, or whom the game waits for."""
        self.lines.append("")
        question, result = self.view["question"], self.view["result"]
        if result is not None:
            winners = ", ".join(self.name(seat) for seat in result["winners"])
            self.add(self.say("won", players=winners) if winners else self.say("tie"), 0)
        elif question is not None:
            self.add(self.text(question["prompt"]), 0)
            for option in question["options"]:
                told = self.predicted(option.get("prediction"))
                line = f"{option['index']:3}  {self.text(option['sentence'])}"
                self.add(f"{line} ({told})" if told else line, 0)
        else:
            players = ", ".join(self.name(seat) for seat in self.view["waiting_for"])
            self.add(self.say("waiting", players=players), 0)


def held_together(line: str) -> str:
    """A row of values that is broken between them only: `speed 2` stays together."""
    parts = line.split(" | ")
    if len(parts) == 1:
        return line
    whole = [part.replace(" ", HARD_SPACE) if len(part) < WIDTH // 2 else part for part in parts]
    return f"{HARD_SPACE}| ".join(whole)


def keyword(key: str, language: str) -> str:
    """A keyword's name."""
    word = next(word for word in KEYWORDS if word.key == key)
    return word.english if language == "en" else word.german


def numbered(cards: list[Data]) -> list[Data]:
    """Cards with a label: the name, and a number where copies lie side by side (as options call them)."""
    labelled: list[Data] = []
    for card in cards:
        copies = [one["n"] for one in cards if one["id"] == card["id"]]
        number = f" ({copies.index(card['n']) + 1})" if len(copies) > 1 else ""
        names = {language: f"{name}{number}" for language, name in card["name"].items()}
        labelled.append({**card, "label": names})
    return labelled
