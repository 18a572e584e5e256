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
  rows: document.querySelectorAll("svg.screen g.cell, svg.screen g.row").length,
  everRows: run.states.some(({ nearRows }) => nearRows.length > 0),
  here: document.querySelectorAll(".line.here").length,
  screen: isSeen(document.querySelector("svg.screen").getBoundingClientRect()),
  wide: document.documentElement.scrollWidth,
};
"""


def every_lesson_fits(browser, tool):
    """Every lesson at three widths: no overflow, no broken word, no empty first view."""
    folder = os.path.join(site(tool), "lessons")
    names = sorted(name for name in os.listdir(folder) if name != "index.html")
    assert len(names) > 50, names
    empty = []
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
            if first["everRows"] and not first["rows"]:
                empty.append(name)
            broken = browser.run(BROKEN)
            assert not broken, f"{name} at {width}, opened, breaks {broken}"
        size = os.path.getsize(os.path.join(folder, name))
        assert size < 250_000, f"{name} has {size} bytes"
    browser.size(1400, 1000)
    empty = sorted(set(empty))
    # A lesson may be about a moment before there are rows.
    assert len(empty) * 4 < len(names), f"no row at first: {empty}"
    return f"{len(names)} lessons, {len(empty)} begin before there are rows"


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


FITS = [every_lesson_fits, no_words_break, the_first_page_plays]
