"""What has to be paid."""

from __future__ import annotations

from dataclasses import dataclass

from .amounts import Amount
from .base import Cost
from .cards import Group


@dataclass(frozen=True, slots=True)
class PayResource(Cost):
    """`2 {water}`."""

    number: Amount
    resource: str


@dataclass(frozen=True, slots=True)
class PayDiscard(Cost):
    """`discard 2 cards`."""

    number: Amount


@dataclass(frozen=True, slots=True)
class PayTop(Cost):
    """`destroy the top 2 cards of your deck`."""

    number: Amount


@dataclass(frozen=True, slots=True)
class PayUnit(Cost):
    """`destroy another allied unit`."""

    group: Group
