"""The board page: gives the board, and nothing else to anybody, however they ask."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from simulator.event import page
from simulator.event.board import Entry, open_board
from simulator.event.page import MOST_STREAMS, MOST_VISITORS, BoardServer, PageSettings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "board.sqlite"
    board = open_board(path, time.time())
    board.add(Entry("secret-visit", "pour", "ZOÉ", 94, time.time()))
    board.add(Entry("b", "pour", "<b>", 90, time.time()))
    board.add(Entry("old", "pour", "OLD", 99, time.time() - 3 * 86400))
    board.close()
    return path


@pytest.fixture
def server(path: Path) -> Iterator[BoardServer]:
    server = BoardServer(PageSettings(str(path), 0, "127.0.0.1", 5, "05:00", "en", ("pour", "crepe")))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def connected(server: BoardServer) -> socket.socket:
    return socket.create_connection(server.server_address[:2], timeout=20)


def asked(server: BoardServer, request: bytes) -> bytes:
    """The whole answer to a request."""
    with connected(server) as visitor:
        visitor.sendall(request)
        answer = b""
        try:
            while more := visitor.recv(65536):
                answer += more
        except ConnectionResetError:
            pass
        return answer


def test_the_page_shows_the_best_of_today_and_escapes_them(server: BoardServer):
    answer = asked(server, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").decode()

    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.0 200")
    assert "default-src 'none'" in head
    assert "ZOÉ" in body
    assert "&lt;b&gt;" in body
    assert "OLD" not in body
    assert "<p>Nobody yet. Be the first!</p>" in body, "nobody has flipped a crepe"
    assert "secret-visit" not in answer
    assert "http://" not in body
    assert "https://" not in body


def test_a_change_reaches_the_page_by_itself(server: BoardServer, path: Path):
    with connected(server) as visitor:
        visitor.sendall(b"GET /events HTTP/1.1\r\n\r\n")
        stream = visitor.makefile("rb")
        first = next(line for line in stream if line.startswith(b"data: "))
        board = open_board(path, time.time())
        board.add(Entry("new", "crepe", "MIA", 7, time.time()))
        board.close()
        server.lines.look()
        second = next(line for line in stream if line.startswith(b"data: "))

    assert json.loads(first[6:])[1]["lines"] == []
    assert json.loads(second[6:])[1]["lines"] == [{"initials": "MIA", "score": 7}]


@pytest.mark.parametrize(
    "target",
    [
        "/board.sqlite",
        "/../board.sqlite",
        "//",
        "/?x=1",
        "/events/",
        "/%2e%2e/",
        "*",
        "http://x/",
        "/" + "a" * 3000,
        "/\x00",
    ],
)
def test_there_is_nothing_else(server: BoardServer, target: str):
    answer = asked(server, f"GET {target} HTTP/1.1\r\n\r\n".encode())

    assert answer.split(b" ")[1] in (b"404", b"400")
    assert b"ZO" not in answer
    assert len(answer) < 1000


ODD = (b"POST / HTTP/1.1", b"DELETE / HTTP/1.1", b"\xff\xfe", b"", b"GET", b"GET / HTTP/9.9", b"GET / / /")


@pytest.mark.parametrize("line", ODD)
def test_nothing_can_be_done_to_it(server: BoardServer, line: bytes):
    answer = asked(server, line + b"\r\n\r\n")

    assert b"ZO" not in answer
    assert not answer.startswith(b"HTTP/1.0 200")


def test_a_head_that_is_too_long_is_not_read(server: BoardServer):
    answer = asked(server, b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"a" * 100_000 + b"\r\n\r\n")

    assert b"ZO" not in answer


def test_a_head_only_asks_for_the_head(server: BoardServer):
    answer = asked(server, b"HEAD / HTTP/1.1\r\n\r\n")

    assert answer.startswith(b"HTTP/1.0 200")
    assert answer.endswith(b"\r\n\r\n")


def test_many_slow_visitors_are_let_go_and_others_are_served_afterwards(
    server: BoardServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(page, "HEAD_S", 1.0)
    slow = [connected(server) for _ in range(MOST_VISITORS + 20)]
    for visitor in slow:
        visitor.sendall(b"GET /")

    answers = []
    for visitor in slow:
        try:
            answers.append(visitor.recv(100))
        except ConnectionResetError:
            answers.append(b"")
        visitor.close()

    assert set(answers) == {b""}
    assert b"ZO" in asked(server, b"GET / HTTP/1.1\r\n\r\n")


def test_who_waits_for_changes_leaves_room_for_who_only_looks(server: BoardServer):
    waiting = [connected(server) for _ in range(MOST_STREAMS)]
    for visitor in waiting:
        visitor.sendall(b"GET /events HTTP/1.1\r\n\r\n")
    assert all(visitor.recv(12) == b"HTTP/1.0 200" for visitor in waiting)

    assert asked(server, b"GET /events HTTP/1.1\r\n\r\n") == b"", "let go without a word: a browser asks again"
    assert b"ZO" in asked(server, b"GET / HTTP/1.1\r\n\r\n")
    for visitor in waiting:
        visitor.close()


def test_a_phone_that_has_gone_away_gives_its_place_back(server: BoardServer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page, "STREAM_S", 0.0)

    answer = asked(server, b"GET /events HTTP/1.1\r\n\r\n")

    assert answer.startswith(b"HTTP/1.0 200")
    assert all(server.streams.acquire(blocking=False) for _ in range(MOST_STREAMS))


def test_settings_travel_as_words():
    settings = PageSettings("/a b/board.sqlite", 8080, "127.0.0.1", 5, "05:00", "fr", ("pour",))

    assert PageSettings.from_json(settings.to_json()) == settings


def test_a_board_that_is_not_there_is_an_empty_page(tmp_path: Path):
    lines = page.Lines(PageSettings(str(tmp_path / "none"), 0, "127.0.0.1", 5, "", "en", ("pour",)))

    assert lines.shown == []
