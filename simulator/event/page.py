"""The board page: today's best for the crowd or for phones. A small web server in a process of its own.

Only `/` and `/events` are there, only to be read. Every request is small, every answer is the board, slow visitors are
let go, and the stand's own process never waits for any of them.
"""

from __future__ import annotations

import io
import json
import os
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from simulator.event.board import read_only
from simulator.event.challenges import TITLES, Challenge
from simulator.event.clock import day_start_s
from simulator.event.page_text import SCRIPT_HASH, page_text
from simulator.text import _, use_language

LOOK_S = 1.0
MOST_HEAD_BYTES = 8192
HEAD_S = 5.0
"""A request must have arrived after so long."""
SEND_S = 5.0
"""A visitor who takes nothing for so long is let go."""
MOST_VISITORS = 64
"""Connections at once; further ones are closed at once."""
MOST_STREAMS = 48
"""Of these so many may wait for changes, so that whoever comes finds the board all the same. A browser that is let go
asks again by itself."""
STREAM_S = 300.0
"""So long a visitor may wait for changes before others have a turn: a phone that has gone away does not hang up."""
PING_S = 15.0
GENTLE = 10

_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; connect-src 'self'; "
    f"script-src '{SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


@dataclass(frozen=True, slots=True)
class PageSettings:
    """What the page needs to know; the stand hands it over as JSON."""

    path: str
    port: int
    host: str
    rows: int
    begins_at: str
    language: str
    challenges: tuple[str, ...]

    def to_json(self) -> str:
        """For the command line of the page's process."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, words: str) -> PageSettings:
        """What `to_json` said."""
        table = json.loads(words)
        return cls(**{**table, "challenges": tuple(table["challenges"])})


class Lines:
    """The board as the page shows it, looked up every second; whoever waits is told of a change."""

    def __init__(self, settings: PageSettings) -> None:
        self._settings = settings
        self._changed = threading.Condition()
        self.number = 0
        self.shown: list[dict[str, Any]] = []
        self.look()

    def look(self) -> None:
        """Looks the board up; a board that cannot be read now stays as it was."""
        try:
            entries = read_only(Path(self._settings.path))
        except sqlite3.Error:
            return
        since_s = day_start_s(time.time(), self._settings.begins_at)
        shown = []
        for name in self._settings.challenges:
            mine = [one for one in entries if one.challenge == name and one.at_s >= since_s]
            best = sorted(mine, key=lambda one: (-one.score, one.at_s))[: self._settings.rows]
            lines = [{"initials": one.initials, "score": one.score} for one in best]
            nobody = _("Nobody yet. Be the first!")
            shown.append({"title": TITLES[Challenge(name)](), "lines": lines, "nobody": nobody})
        with self._changed:
            if shown != self.shown:
                self.shown, self.number = shown, self.number + 1
                self._changed.notify_all()

    def after(self, number: int, most_s: float) -> int:
        """The number of the lines once it is another than `number`, or after `most_s`."""
        with self._changed:
            self._changed.wait_for(lambda: self.number != number, most_s)
            return self.number


class BoardServer(ThreadingHTTPServer):
    """At most `MOST_VISITORS` at once."""

    daemon_threads = True
    request_queue_size = 32

    def __init__(self, settings: PageSettings) -> None:
        use_language(settings.language)
        self.lines = Lines(settings)
        self.language = settings.language
        self._free = threading.Semaphore(MOST_VISITORS)
        self.streams = threading.Semaphore(MOST_STREAMS)
        if ":" in settings.host:
            self.address_family = socket.AF_INET6
        super().__init__((settings.host, settings.port), _Visitor)

    def process_request(self, request: Any, client_address: Any) -> None:
        if not self._free.acquire(blocking=False):
            self.shutdown_request(request)
            return
        super().process_request(request, client_address)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A visitor who hangs up is no news."""

    def watch(self) -> None:
        """Looks the board up for ever."""
        while True:
            time.sleep(LOOK_S)
            self.lines.look()


class _Visitor(BaseHTTPRequestHandler):
    """One request, one answer."""

    server: BoardServer
    protocol_version = "HTTP/1.0"

    def setup(self) -> None:
        super().setup()
        self.rfile = io.BufferedReader(io.BytesIO(_head_of(self.connection)))
        self.connection.settimeout(SEND_S)

    def do_GET(self) -> None:
        match self.requestline.split(" ")[1]:  # `path` has been tidied already: "//" would be "/"
            case "/":
                self._answer(self._page())
            case "/events" if self.command == "GET":
                self._events()
            case _:
                self.send_error(HTTPStatus.NOT_FOUND)

    def do_HEAD(self) -> None:
        self.do_GET()

    def _page(self) -> bytes:
        return page_text(self.server.language, _("Best today"), self.server.lines.shown).encode()

    def _answer(self, body: bytes) -> None:
        self._begin("text/html; charset=utf-8", len(body))
        if self.command == "GET":
            self.wfile.write(body)

    def _events(self) -> None:
        """The lines, and again whenever they change, unless too many wait for them already."""
        if not self.server.streams.acquire(blocking=False):
            return
        try:
            self._stream()
        finally:
            self.server.streams.release()

    def _stream(self) -> None:
        """Now and then a word so that hung-up visitors are noticed."""
        self._begin("text/event-stream; charset=utf-8")
        number, until_s = -1, time.monotonic() + STREAM_S
        while time.monotonic() < until_s:
            now = self.server.lines.after(number, PING_S)
            words = ": still here\n\n" if now == number else f"data: {json.dumps(self.server.lines.shown)}\n\n"
            number = now
            self.wfile.write(words.encode())

    def _begin(self, kind: str, length: int | None = None) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A bare answer: what was asked for is not repeated."""
        self.send_response(code)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def end_headers(self) -> None:
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        return "board"

    def log_message(self, format: str, *arguments: Any) -> None:
        """Who looks at the board is nobody's business."""


def _head_of(connection: socket.socket) -> bytes:
    """The head of a request, or nothing when it is too long or too slow."""
    head, until_s = b"", time.monotonic() + HEAD_S
    with suppress(OSError):
        while b"\r\n\r\n" not in head and b"\n\n" not in head and len(head) <= MOST_HEAD_BYTES:
            left_s = until_s - time.monotonic()
            if left_s <= 0:
                return b""
            connection.settimeout(left_s)
            more = connection.recv(2048)
            if not more:
                return b""
            head += more
        return head if len(head) <= MOST_HEAD_BYTES else b""
    return b""


def serve(settings: PageSettings) -> None:
    """The page, until standard input is closed: whoever started it has gone.

    Raises:
        OSError: the address cannot be used.
    """
    with suppress(AttributeError, OSError):
        os.nice(GENTLE)
    server = BoardServer(settings)
    threading.Thread(target=server.watch, daemon=True).start()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    while sys.stdin.buffer.read(1024):
        pass
    server.shutdown()


class PageProcess:
    """The page in a process of its own, started again when it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._child: subprocess.Popen[bytes] | None = None
        self.fault = ""

    def keep(self) -> None:
        """Starts the page unless it runs."""
        if self._child is not None and self._child.poll() is None:
            return
        if self._child is not None:
            self.fault = _("The board page has ended with status {status}.").format(status=self._child.returncode)
        with suppress(OSError):
            self._child = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )

    def close(self) -> None:
        """Ends the page."""
        if self._child is None:
            return
        if self._child.stdin is not None:
            self._child.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(2.0)
            return
        self._child.kill()
        self._child.wait()
