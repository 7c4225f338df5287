"""How often one address may do what costs the server something."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address

from litestar.enums import ScopeType
from litestar.middleware.base import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from runestack.server.errors import TableError
from runestack.server.settings import Settings

MINUTE = 60.0
MOST_ADDRESSES = 100_000  # that are counted; of more, those counted longest ago are forgotten
NETWORK = 64  # bits of an IPv6 address: the rest is at its owner's pleasure


def counted_as(address: str) -> str:
    """An address as it is counted: of IPv6 the network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> (128 - NETWORK) << (128 - NETWORK)))


class Counted:
    """How often each address has done something in its minute. The clock never jumps."""

    def __init__(self) -> None:
        self.minutes: dict[
            str, tuple[float, int]
        ] = {}  # by address: when its minute began, how often

    def wait(self, address: str, most: int) -> float:
        """Counts once more; how many seconds are left of the minute, if that was too often."""
        now = time.monotonic()
        began, count = self.minutes.pop(address, (now, 0))
        if now - began >= MINUTE:
            began, count = now, 0
        self.minutes[address] = (began, min(count + 1, most + 1))
        if len(self.minutes) > MOST_ADDRESSES:
            del self.minutes[next(iter(self.minutes))]
        return began + MINUTE - now if count >= most else 0.0

    def owes(self, address: str, more: int) -> None:
        """What was done once counts as more."""
        if more and address in self.minutes:
            began, count = self.minutes[address]
            self.minutes[address] = (began, count + more)

    def forget_old(self) -> None:
        """Drops addresses whose minute is over."""
        limit = time.monotonic() - MINUTE
        self.minutes = {one: at for one, at in self.minutes.items() if at[0] > limit}


class Allowance:
    """So often a second on average, with some in reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self.left = reserve
        self.counted = time.monotonic()

    def takes(self) -> bool:
        """Whether once more is in order; what is refused does not count."""
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owes(self, more: float) -> None:
        """What was done once counts as more; nobody owes so much that it takes longer than filling the reserve."""
        self.left = max(-self.reserve, self.left - more)

    def refill(self) -> None:
        """What time has brought."""
        now = time.monotonic()
        self.left = min(self.reserve, self.left + (now - self.counted) * self.rate)
        self.counted = now

    @property
    def is_full(self) -> bool:
        """Whether nothing is known of it that a new one would not say."""
        self.refill()
        return self.left >= self.reserve


class Allowances:
    """The same for each address, whatever number of sockets it has."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self.addresses: dict[str, Allowance] = {}

    def of(self, address: str) -> Allowance:
        """That of an address."""
        if address not in self.addresses:
            self.addresses[address] = Allowance(self.rate, self.reserve)
        return self.addresses[address]

    def forget_full(self) -> None:
        """Drops addresses of which there is nothing to remember."""
        self.addresses = {one: it for one, it in self.addresses.items() if not it.is_full}


class Limit:
    """A limit whose number stands in the settings of the server."""

    def __init__(self, app: ASGIApp, setting: str) -> None:
        self.app = app
        self.setting = setting

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Looks the number up, then counts. Sockets count their messages themselves."""
        if scope["type"] == ScopeType.HTTP:
            office = scope["litestar_app"].state.office
            settings: Settings = office.settings
            counted: Counted = office.counts[self.setting]
            address = counted_as((scope["client"] or ("",))[0])
            wait = counted.wait(address, getattr(settings, self.setting))
            if wait:
                raise TableError("too_fast", wait=wait)
        await self.app(scope, receive, send)


LIMITS = (
    "tables_per_minute",
    "replays_per_minute",
    "joins_per_minute",
    "requests_per_minute",
)
NEW_TABLES = DefineMiddleware(Limit, setting="tables_per_minute")
NEW_REPLAYS = DefineMiddleware(Limit, setting="replays_per_minute")
JOINS = DefineMiddleware(Limit, setting="joins_per_minute")
EVERYTHING = DefineMiddleware(Limit, setting="requests_per_minute")
