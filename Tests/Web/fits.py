"""What fits: no overflow, no broken word and no empty first view, on every lesson and in every part."""

import os
import time

import page
from pages import address, sample, site

# Words that a narrow column has broken: a word whose letters are on several lines.
BROKEN = """
const broken = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
// Code in running text may break anywhere.
const skipped = "pre, svg, script, style, .line, .heard, .probe, p code, li code, td code";
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (element.closest(skipped) || !element.checkVisibility()) continue;
  for (const { index, 0: word } of node.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
    // A name of code that is too long for a phone breaks where it must.
    if (word.length > (innerWidth < 400 ? 12 : 24) || /\\p{Script=Han}/u.test(word)) continue;
    // So does a part of a selector, such as 'scrollPosition:)'.
    if (/^[:(]\\S/.test(node.textContent.slice(index + word.length))) continue;
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1) broken.push(word);
  }
}
return [...new Set(broken)].slice(0, 5);
"""

# What a player shows first: its caption, and whether rows are on the screen where there are any.
FIRST = """
const { player } = document.querySelector("[data-player]");
const [run] = player.runs;
const isSeen = (box) => box.width > 100 && box.height > 60;
return {
  says: document.querySelector(".caption .says")?.textContent ?? "",
  cells: document.querySelectorAll("svg.screen g.cell").length,
  counts: [...document.querySelectorAll("table.counts")].every((table) =>
    table.getBoundingClientRect().right <= innerWidth && table.scrollWidth <= table.clientWidth),
  inOrder: document.querySelector(".idea").getBoundingClientRect().top
    <= document.querySelector(".code").getBoundingClientRect().top,
  here: document.querySelectorAll(".line.here").length,
  screen: isSeen(document.querySelector("svg.screen").getBoundingClientRect()),
  wide: document.documentElement.scrollWidth,
};
"""


# Lessons about a crash before there is a cell.
NO_CELLS = ["first-section.html", "too-many-rows.html"]


def every_lesson_fits(browser, tool):
    """Every lesson at three widths: no overflow, no broken word, no empty first view."""
    folder = os.path.join(site(tool), "lessons")
    names = sorted(name for name in os.listdir(folder) if name != "index.html")
    assert len(names) > 50, names
    for name in names:
        for width, height in ((320, 700), (768, 1000), (1280, 900)):
            browser.size(width, height)
            browser.open(address(tool, f"lessons/{name}"))
            wide = browser.run("return document.documentElement.scrollWidth")
            assert wide <= width, f"{name} needs {wide} of {width} points"
            broken = browser.run(BROKEN)
            assert not broken, f"{name} at {width} breaks {broken}"
            browser.run("document.querySelector('details.reveal').open = true; return null;")
            page.true(browser, "return document.querySelectorAll('.line.here').length")
            first = browser.run(FIRST)
            where = f"{name} at {width}: {first}"
            assert first["says"] and first["here"] == 1 and first["screen"], where
            assert first["wide"] <= width, where
            assert first["counts"], f"{name} at {width}: the counts need more room"
            assert first["inOrder"], f"{name} at {width}: the code is before the idea"
            assert first["cells"] or name in NO_CELLS, f"{name} opens without a cell"
            broken = browser.run(BROKEN)
            assert not broken, f"{name} at {width}, opened, breaks {broken}"
        size = os.path.getsize(os.path.join(folder, name))
        assert size < 250_000, f"{name} has {size} bytes"
    browser.size(1400, 1000)
    return f"{len(names)} lessons"


# What is said and shown at each event of a lesson, where it is wrong.
TOLD = """
const { player } = document.querySelector("[data-player]");
const wrong = [];
const box = (element) => element.getBoundingClientRect();
const meet = (one, other) => one.left < other.right && other.left < one.right
  && one.top < other.bottom - 2 && other.top < one.bottom - 2;
let top;
for (let row = 0; row < player.rows.all.length; row += 1) {
  player.goTo(row);
  const { event, numbers } = player.rows.all[row];
  const says = document.querySelector(".caption .says").textContent;
  const line = document.querySelector(".line.here .text").textContent;
  const isQuoted = ["crash", "warning", "note"].includes(event.kind);
  if (/^\\w+:/.test(says) || (!isQuoted && /[{}]|undefined/.test(says))) wrong.push(says);
  if (event.kind === "step" && /[{}]|undefined/.test(line)) wrong.push(line);
  const now = box(document.querySelector("svg.screen")).top + scrollY;
  top ??= now;
  if (Math.abs(now - top) > 1) wrong.push(`event ${numbers[0]} moves the phone by ${now - top}`);
  const pill = document.querySelector(".callout .pill");
  const { bottom } = box(document.querySelector("svg.screen .glass"));
  const titles = [...document.querySelectorAll("svg.screen .content")]
    .filter((title) => box(title).bottom < bottom);
  const hidden = pill && titles.find((title) => meet(box(title), box(pill)));
  if (hidden) wrong.push(`event ${numbers[0]} covers ${hidden.textContent}`);
}
return wrong;
"""


def every_event_is_told(browser, tool):
    """Each event of each lesson: plain words, a phone that stays in its place, no covered title."""
    folder = os.path.join(site(tool), "lessons")
    names = sorted(name for name in os.listdir(folder) if name != "index.html")
    still = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    for width, height in ((1280, 900), (320, 640)):
        browser.size(width, height)
        browser.command("Emulation.setEmulatedMedia", media="screen", features=still)
        for name in names if width > 1000 else names[::6]:
            browser.open(address(tool, f"lessons/{name}"))
            browser.run("document.querySelector('details.reveal').open = true; return null;")
            wrong = browser.run(TOLD)
            assert not wrong, f"{name} at {width}: {wrong[:4]}"
    browser.scheme("light")
    browser.size(1400, 1000)
    return f"{len(names)} lessons"


def no_words_break(browser, tool):
    """Pages of every part at four widths."""
    paths = sample(tool, 3)
    for path in paths:
        for width in (320, 768, 1280, 1600):
            browser.size(width, 900)
            browser.open(address(tool, path))
            broken = browser.run(BROKEN)
            assert not broken, f"{path} at {width} breaks {broken}"
            wide = browser.run("return document.documentElement.scrollWidth")
            assert wide <= width, f"{path} needs {wide} of {width} points"
    browser.size(1400, 1000)
    return f"{len(paths)} pages"


def the_first_page_plays(browser, tool):
    browser.open(address(tool, "index.html"))
    page.until(browser, lambda facts: facts["event"] > 3)
    assert page.facts(browser)["hash"] == ""
    browser.run("document.querySelector('.play').click(); return null;")
    stopped = page.facts(browser)["event"]
    time.sleep(1.2)
    assert page.facts(browser)["event"] == stopped
    motion = [{"name": "prefers-reduced-motion", "value": "reduce"}]
    browser.command("Emulation.setEmulatedMedia", media="screen", features=motion)
    browser.open(address(tool, "index.html"))
    still = page.facts(browser)["event"]
    time.sleep(1.2)
    assert page.facts(browser)["event"] == still > 1
    browser.scheme("light")


FITS = [every_lesson_fits, every_event_is_told, no_words_break, the_first_page_plays]
