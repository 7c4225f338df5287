"""Runs a server in this process."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from runestack.server.app import make_app
from runestack.server.connections import requests_of, sockets_of
from runestack.server.garbage import take_over
from runestack.server.logs import set_up_logs
from runestack.server.security import MESSAGE_BYTES
from runestack.server.settings import Settings

PING = 20.0  # seconds: below the minute after which proxies close a quiet connection
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  # only compared with
MOST_FILES = 65_536
GRACE = 5  # seconds for open requests when the server stops


def free_port(host: str) -> int:
    """A port that nobody uses."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as one:
        one.bind((host, 0))
        return int(one.getsockname()[1])


def configuration(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the server listens. Frames a little longer than allowed are read, to be refused in words."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        root_path=settings.root_path,
        http=requests_of(settings),
        ws=sockets_of(settings),
        ws_max_size=4 * MESSAGE_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted,
        access_log=False,
        log_level="warning",
        server_header=False,
    )


def make_room_for_connections() -> None:
    """Each is an open file, of which processes usually may have a thousand, and more if they ask."""
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(settings: Settings, host: str, port: int, *, open_browser: bool = False) -> bool:
    """Serves until it is stopped; false if it could not start."""
    set_up_logs(as_json=settings.log_json, quiet=open_browser)
    make_room_for_connections()
    take_over()
    port = port or free_port(host)
    server = uvicorn.Server(configuration(settings, host, port))
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'localhost' if host in ANYWHERE else shown}:{port}/"
    threading.Thread(
        target=greet, args=(server, address), kwargs={"open_browser": open_browser}, daemon=True
    ).start()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(
            number, lambda *_: None
        )  # the server stops in good order; then this is all that is left
    asyncio.run(server.serve())
    return server.started


def greet(server: uvicorn.Server, address: str, *, open_browser: bool) -> None:
    """Says where the table is as soon as it is there, and opens it."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    sys.stdout.write(f"The table is at {address}\n")
    sys.stdout.flush()
    if open_browser:
        webbrowser.open(address)
