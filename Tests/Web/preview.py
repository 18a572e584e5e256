"""Takes the picture that other sites show beside a link to the site.

usage: preview.py BINARY FOLDER FILE
"""

import os
import sys

from trace import Tool
from webdriver import Browser

SIZE = (800, 420)
SHOWN = ("load/first-load", "--os", "iOS 17")
EVENT = "#event=15"

# The page of a player becomes a poster: a headline, the lines around the event, and the screen.
POSTER = """
const make = (name, className, ...children) => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};
const lines = [...document.querySelectorAll(".line")];
const here = lines.findIndex((line) => line.classList.contains("here"));
const calls = lines.slice(Math.max(0, here - 4), here + 4).map((line) => make(
  "div", line.classList.contains("here") ? "call on" : "call",
  line.querySelector(".who"), line.querySelector(".text").textContent,
));
const words = make(
  "div", "words", make("h1", "", "What a UITableView calls, and when"),
  make("p", "", "tabletrace: every call of the data source and the delegate, from iOS 4 to 26"),
  make("div", "calls", ...calls),
);
const poster = make("main", "poster", words, make("div", "", document.querySelector("svg.screen")));
const style = make("style", "", `
  .poster { display: grid; grid-template-columns: 470px 250px; gap: 24px; padding: 26px 28px; }
  h1 { margin: 0; font-size: 36px; line-height: 1.1; }
  p { margin: 8px 0 14px; font-size: 16px; }
  .calls { padding: 12px; border-radius: 14px; background: var(--sheet); }
  .call { display: flex; gap: 10px; padding: 0 6px; font: 14px/22px "Liberation Mono", monospace; }
  .call { white-space: pre; }
  .call.on { border-radius: 6px; background: var(--tint-ground); }
  .call .who { width: 5px; overflow: hidden; background: currentcolor; font-size: 0; }
  svg.screen { max-height: 368px; }
`);
document.head.append(style);
document.body.replaceChildren(poster);
return null;
"""


def main(binary, folder, file):
    os.makedirs(folder, exist_ok=True)
    tool = Tool(binary, os.path.abspath(folder))
    browser = Browser(folder)
    try:
        browser.size(*SIZE)
        browser.scheme("light")
        browser.open(tool.page(*SHOWN)[0] + EVENT)
        browser.run(POSTER)
        browser.screenshot(file)
    finally:
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    main(*sys.argv[1:])
