"""The text of the board page: one file without anything from elsewhere, for phones and for walls."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any

from simulator.resources import ASSETS

_STYLE = """
@font-face{font-family:Board;src:url(data:font/ttf;base64,FONT)}
*{box-sizing:border-box;margin:0}
html,body{min-height:100%}
body{background:#F8E2BF;color:#FFF8EA;font-family:Board,sans-serif;padding:2vmin;
display:flex;flex-direction:column;min-height:100vh}
h1{color:#3B2430;text-align:center;font-size:clamp(28px,6vmin,96px);padding:1vmin 0 2vmin;
text-wrap:balance}
h1 b{margin:0 .3em;white-space:nowrap;color:#E8604C;
text-shadow:-1px -1px #3B2430,1px -1px #3B2430,-1px 1px #3B2430,.4vmin .4vmin #3B2430}
main{flex:1;display:flex;gap:2vmin;align-items:stretch}
section{flex:1;min-width:0;background:#3F5A52;border:1.2vmin solid #DFA467;outline:.5vmin solid #3B2430;
border-radius:3vmin;padding:2vmin 3vmin}
h2{color:#FFD23E;text-align:center;font-size:clamp(20px,4vmin,64px);padding-bottom:1.5vmin}
ol{list-style:none;padding:0}
li{display:flex;gap:1em;align-items:baseline;font-size:clamp(24px,5.4vmin,88px);padding:.35em 0;
border-bottom:.3vmin dashed rgba(255,248,234,.25)}
li:last-child{border:0}
li b{flex:1;letter-spacing:.06em;overflow-wrap:anywhere}
li i{font-style:normal;min-width:1.4em;text-align:center}
li:nth-child(-n+3) i,li em{color:#FFD23E}
li em{font-style:normal}
p{padding:12vmin 1em;text-wrap:balance;text-align:center;font-size:clamp(20px,4vmin,64px)}
.new{animation:new 6s ease-out}
@keyframes new{from{background:#1E7145}60%{background:#1E7145}}
@media (max-aspect-ratio:1/1){main{flex-direction:column}}
"""

_SCRIPT = """
let seen=null;
const show=boards=>{const main=document.querySelector('main'),now=new Set();main.replaceChildren(...boards.map(board=>{
const section=document.createElement('section'),head=document.createElement('h2'),list=document.createElement('ol');
head.textContent=board.title;
board.lines.forEach((line,place)=>{const item=document.createElement('li'),key=JSON.stringify([board.title,line]);
now.add(key);if(seen&&!seen.has(key))item.className='new';
[['i',place<3?'\\u2605':String(place+1)],['b',line.initials],['em',String(line.score)]].forEach(([kind,words])=>{
const part=document.createElement(kind);part.textContent=words;item.append(part)});list.append(item)});
section.append(head,list);if(!board.lines.length){const nobody=document.createElement('p');
nobody.textContent=board.nobody;list.replaceWith(nobody)}return section}));seen=now};
new EventSource('/events').onmessage=event=>show(JSON.parse(event.data));
"""

SCRIPT_HASH = "sha256-" + base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
"""The one script that a browser may run on this page."""


def page_text(language: str, title: str, boards: Sequence[Mapping[str, Any]]) -> str:
    """The whole page, with the lines as they are now: it can be read without a script, too."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>À la carte · {escape(title)}</title><style>{_style()}</style></head>"
        f"<body><h1><b>À la carte</b> {escape(title)}</h1><main>{''.join(map(_section, boards))}</main>"
        f"<script>{_SCRIPT}</script></body></html>"
    )


@lru_cache(maxsize=1)
def _style() -> str:
    font = (ASSETS / "fonts" / "Quicksand-Bold.ttf").read_bytes()
    return _STYLE.replace("FONT", base64.b64encode(font).decode())


def _section(board: Mapping[str, Any]) -> str:
    lines = "".join(
        f"<li><i>{'★' if place < 3 else place + 1}</i><b>{escape(line['initials'])}</b><em>{line['score']}</em></li>"
        for place, line in enumerate(board["lines"])
    )
    body = f"<ol>{lines}</ol>" if lines else f"<p>{escape(board['nobody'])}</p>"
    return f"<section><h2>{escape(board['title'])}</h2>{body}</section>"
