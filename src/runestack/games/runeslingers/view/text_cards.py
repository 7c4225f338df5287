"""Cards as lines of text: on a field, in a hand, in a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runestack.games import tables
from runestack.games.runeslingers.cards.lines import ENGLISH_KEYWORDS, GERMAN_KEYWORDS
from runestack.games.runeslingers.view.text_words import ENGLISH, GERMAN
from runestack.games.views import Data
from runestack.games.wording import Reader

MARKS = ("played", "charged", "slung", "activated", "answer")


class CardWriter(tables.TableWriter):
    """Writes the cards of a table."""

    def __init__(self, view: Mapping[str, Any], reader: Reader) -> None:
        super().__init__(view, reader, ENGLISH if reader.language == "en" else GERMAN)

    def keyword(self, key: str) -> str:
        """A keyword's name."""
        return (ENGLISH_KEYWORDS if self.language == "en" else GERMAN_KEYWORDS)[key]

    def kind(self, card: Data) -> list[str]:
        """The type line."""
        return [] if card.get("hidden") else [self.text(card["type_line"])]

    def bar(self, card: Data) -> list[str]:
        """The keyword bar, with the numbers that hold now."""
        return [self.text(keyword["words"]) for keyword in card["bar"]]

    def field_card(self, card: Data) -> list[str]:
        """A face-up card with its state, changes and text."""
        parts = [*self.kind(card), *self.state(card)]
        bar = ", ".join(self.bar(card))
        return [
            f"{self.text(card['label'])}: {' | '.join(parts)}",
            *self.notes(card),
            *([bar] if bar else []),
            *self.keyword_changes(card["keywords"], card["printed_keywords"]),
            *self.paragraphs(card),
        ]

    def standing(self, card: Data) -> list[str]:
        """All that is not printed on a face-up card."""
        changes = self.keyword_changes(card["keywords"], card["printed_keywords"])
        return [*self.state(card), *self.notes(card), *changes]

    def state(self, card: Data) -> list[str]:
        """Defense, tokens, how it lies, and what was done with it this turn."""
        parts = self.defense(card)
        if card["tokens"]:
            parts.append(self.say("tokens", tokens=card["tokens"]))
        if card["sideways"]:
            parts.append(self.say("sideways"))
        parts += [self.say(mark) for mark in MARKS if card["marks"][mark]]
        if card["state"] == "being-played":
            parts.append(self.say("being-played"))
        return parts

    def defense(self, card: Data) -> list[str]:
        """What is left of the defense, and the printed one where it differs."""
        if card["defense"] is None:
            return []
        if card["damage"]:
            return [self.say("damaged", defense=card["defense"], full=card["full_defense"])]
        shown = self.value(card["full_defense"], card["printed"]["defense"])
        return [self.say("defense", defense=shown)]

    def notes(self, card: Data) -> list[str]:
        """Owner, chosen bullet, and changes."""
        notes: list[str] = []
        if card["owner"] != card["controller"]:
            notes.append(self.say("owner", player=self.name(card["owner"])))
        if card["bullet"] is not None:
            notes.append(self.say("chosen_bullet", text=self.text(card["bullet"]["text"])))
        return notes + [self.change(change) for change in card["changes"]]

    def change(self, change: Data) -> str:
        """A lasting change, with the card it comes from."""
        sentence = self.text(change["sentence"])
        if change["by"] is None:
            return sentence
        return self.say("change_by", sentence=sentence, name=self.text(change["by"]["name"]))

    def hand_card(self, card: Data) -> list[str]:
        """A card of a hand, or of a pack."""
        parts = [*self.kind(card), *self.bar(card)]
        if card["printed"]["defense"] is not None:
            parts.insert(1, self.say("defense", defense=card["printed"]["defense"]))
        if card.get("after"):
            parts.append(self.after_costs(card["after"]))
        label = self.text(card["label"] if "label" in card else card["name"])
        return [f"{label}: {' | '.join(parts)}", *self.paragraphs(card)]

    def after_costs(self, after: Data) -> str:
        """What is left once a card is paid for."""
        ailments = self.say("after_ailments", **after) if after["ailments"] else ""
        return self.say("after", **after) + ailments

    def position(self, card: Data) -> list[str]:
        """A card of a deck that the reader knows."""
        return [self.say("known_at", name=self.card_name(card), position=card["position"])]
