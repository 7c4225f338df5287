"""Starts the table on the best build there is. `make play` runs this.

If the compiled build is up to date, the table starts on it. Otherwise it starts on the sources at once, and the
compiled build is made meanwhile, for the next start. Stopping the table stops the compiler too; finished parts are
kept, so the next start continues from there.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
STAMP = "build/build.txt"
LOG = ROOT / "build" / "compile.log"
PROGRESS = "Compiling"
MAKE = shutil.which("make") or "make"
NICE = shutil.which("nice")
GIVE_WAY = [NICE, "-n", "10"] if NICE else []  # the table has the processors first


def main() -> int:
    """Runs the table until it is stopped; its exit status."""
    is_compiled = compiled_is_up_to_date()
    server = start_table(COMPILED if is_compiled else SOURCES)
    compiling = None
    for line in server.stdout or ():  # until the server ends
        say(line.rstrip())
        # Its first line says where the table is; until then it has the processors for itself.
        if not is_compiled and compiling is None:
            compiling = start_compiling()
    if compiling is not None:
        stop(compiling)
    return server.wait()


def environment(**more: str) -> dict[str, str]:
    """This process's environment, without what belongs to the `make` that started it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return {**kept, **more}


def compiled_is_up_to_date() -> bool:
    """Asks `make`, which knows what the compiled build is made of."""
    asked = subprocess.run(
        [MAKE, "--question", STAMP],
        cwd=ROOT,
        env=environment(),
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return asked.returncode == 0


def start_table(build: Path) -> subprocess.Popen[str]:
    """Starts the server. Ctrl-C reaches it by itself, while this process waits; other signals are passed on."""
    server = subprocess.Popen(
        [sys.executable, "-m", "runestack"],
        env=environment(PYTHONPATH=str(build)),
        stdout=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, lambda *_: None)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda got, _: server.send_signal(got))
    return server


def start_compiling() -> subprocess.Popen[str]:
    """Makes the compiled build in a session of its own, which Ctrl-C in the terminal does not reach."""
    say(
        "It runs on the Python sources. The faster, compiled build is made meanwhile, for the next start."
    )
    compiling = subprocess.Popen(
        [*GIVE_WAY, MAKE, "compile"],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    threading.Thread(target=report, args=(compiling,), daemon=True).start()
    return compiling


def report(compiling: subprocess.Popen[str]) -> None:
    """Shows how far the compiler is, one whole line at a time; everything it says goes to the log."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        for line in compiling.stdout or ():
            log.write(line)
            log.flush()
            if line.startswith(PROGRESS):
                say(line.rstrip())
    status = compiling.wait()
    if status == 0:
        say("Compiling: done. The next `make play` starts on the compiled build.")
    elif status > 0:
        say(f"Compiling failed; {LOG.relative_to(ROOT)} tells why. The table runs on the sources.")


def stop(compiling: subprocess.Popen[str]) -> None:
    """Ends the compiler and what it has started."""
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()


def say(line: str) -> None:
    """Prints a whole line at once, so that lines of the server and of the compiler never mix."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
