"""What is on its way to a browser: in order, not before its time, and not without end."""

import asyncio
from collections import Counter

from runestack.server.hub import MOST_LATER, MOST_WAITING, TOLD_AT_ONCE, Hub, Listener
from runestack.server.messages.from_server import Gone, Pong


def test_messages_come_in_order_and_not_before_their_time() -> None:
    async def run() -> None:
        sent: list[tuple[float, str]] = []
        done = asyncio.Event()
        clock = asyncio.get_running_loop().time

        async def send(text: str) -> None:
            sent.append((clock(), text))
            if len(sent) == 3:
                done.set()

        listener = Listener("", send)
        began = clock()
        listener.later(Gone(), began + 0.2)
        listener.later(Pong(ref=2), began)
        writing = asyncio.create_task(listener.write())
        listener.answer(Pong(ref=1))  # answers do not wait
        await asyncio.wait_for(done.wait(), 10)
        writing.cancel()
        assert [text for _, text in sent] == [
            '{"kind":"pong","ref":1}',
            '{"kind":"gone","ref":null}',
            '{"kind":"pong","ref":2}',
        ]
        assert sent[1][0] >= began + 0.2

    asyncio.run(run())


def test_who_does_not_read_is_let_go() -> None:
    async def run() -> None:
        async def send(_: str) -> None:
            await asyncio.Event().wait()

        listener = Listener("", send)
        for _ in range(MOST_WAITING):
            listener.later(Pong(), 0.0)
        assert not listener.lost.is_set()
        listener.later(Pong(), 0.0)
        assert listener.lost.is_set()

    asyncio.run(run())


def test_present_are_those_who_have_said_hello() -> None:
    async def run() -> None:
        async def send(_: str) -> None:
            return

        hub = Hub()
        ada, watcher = Listener("ada", send), Listener("", send)
        hub.add("t", ada)
        hub.add("t", watcher)
        assert (hub.present("t"), hub.watchers("t")) == (set(), 0)
        ada.greeted = watcher.greeted = True
        ada.yours = [0, 1]
        assert (hub.present("t"), hub.watchers("t")) == ({0, 1}, 1)
        hub.remove("t", ada)
        hub.remove("t", watcher)
        assert hub.tables() == []

    asyncio.run(run())


def test_a_crowd_is_told_some_at_a_time_and_who_sits_at_the_table_at_once() -> None:
    async def run() -> None:
        hub = Hub()
        now = asyncio.get_running_loop().time()

        async def send(_: str) -> None: ...

        crowd = [Listener("", send) for _ in range(5 * TOLD_AT_ONCE)]
        for one in crowd:
            hub.add("table", one)
        player = Listener("ada", send)
        player.yours = [0]
        hub.add("table", player)
        for one in [*crowd, player]:
            one.later(Gone(), now)
        assert player.waiting[0][0] == now
        waits = Counter(one.lag for one in crowd)
        assert len(waits) == 5
        assert all(one.waiting[0][0] >= now + one.lag for one in crowd)
        assert max(waits.values()) <= TOLD_AT_ONCE
        assert max(one.lag for one in crowd) <= MOST_LATER

    asyncio.run(run())
