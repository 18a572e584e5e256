"""What the site must do in a real browser, opened from a disk with the network off."""

import os
import re
import shutil
import time

import page
from looks import NAMELESS, SMALL

PLACES = """
return [...document.querySelectorAll("main a[href]")].map((link) => link.href)
  .filter((address) => address.startsWith("file:"));
"""

SHAPE = """
const headings = [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.tagName[1]));
const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
return {
  title: document.title, language: document.documentElement.lang,
  ones: headings.filter((level) => level === 1).length,
  jumps: headings.filter((level, place) => place > 0 && level > headings[place - 1] + 1).length,
  main: document.querySelectorAll("main").length,
  twice: ids.filter((id, place) => ids.indexOf(id) !== place),
  wide: document.documentElement.scrollWidth, fetched: performance.getEntriesByType("resource")
    .map(({ name }) => name).filter((name) => !/^(data|file):/.test(name)),
};
"""


def site(tool):
    """The folder of the site, which is made once."""
    folder = os.path.join(tool.folder, "site")
    if tool.site is None:
        shutil.rmtree(folder, ignore_errors=True)
        start = time.monotonic()
        tool.run("site", "-o", folder, "--quiet", seconds=600)
        tool.site = folder
        tool.seconds = time.monotonic() - start
    return tool.site


def address(tool, path):
    return "file://" + os.path.join(site(tool), path)


def offline(browser):
    browser.command("Network.enable")
    browser.command(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0,
        uploadThroughput=0,
    )


def sample(tool, count):
    """Pages of every part of the site, evenly, the list of each part first."""
    root = site(tool)
    paths = sorted(name for name in os.listdir(root) if name.endswith(".html"))
    for folder in sorted(os.listdir(root)):
        if not os.path.isdir(f"{root}/{folder}"):
            continue
        found = []
        for place, _, names in os.walk(f"{root}/{folder}"):
            below = os.path.relpath(place, root)
            found += [f"{below}/{name}" for name in names if name.endswith(".html")]
        found.sort(key=lambda path: (not path.endswith("/index.html"), path))
        paths += found[:1] + found[1 :: max(1, len(found) // count)][:count]
    return paths


def pages_of_every_part(browser, tool):
    offline(browser)
    paths = sample(tool, 8)
    parts = {path.split("/")[0] for path in paths if "/" in path}
    assert len(parts) >= 7, parts
    assert not browser.complaints()
    for path in paths:
        browser.size(1400, 1000)
        browser.open(address(tool, path))
        facts = browser.run(SHAPE)
        assert facts["title"] and facts["language"] == "en", (path, facts)
        assert facts["ones"] == 1 and facts["main"] == 1 and not facts["jumps"], (path, facts)
        assert not facts["twice"] and not facts["fetched"], (path, facts)
        assert facts["wide"] <= 1400, (path, facts)
        nameless = browser.run(NAMELESS)
        assert not nameless, f"{path}: without a name: {nameless}"
        for link in browser.run(PLACES):
            target = re.sub(r"[?#].*", "", link).removeprefix("file://")
            assert os.path.exists(target), f"{path} links to {link}"
        browser.size(320, 700)
        wide = browser.run("return document.documentElement.scrollWidth")
        assert wide <= 320, f"{path} needs {wide} of 320 points"
        small = browser.run(SMALL)
        assert not small, f"{path}: too small to hit: {small}"
        problems = browser.complaints()
        assert not problems, f"{path}: {problems}"
    browser.size(1400, 1000)
    return f"{len(paths)} pages of {len(parts)} parts; made in {tool.seconds:.0f} s"


LOOKED_AT = {
    "start": "index.html", "riddle": "lessons/first-load.html", "lessons": "lessons/index.html",
    "lesson": "lessons/first-load.html#event=12", "exceptions": "exceptions/index.html",
    "chapter": "handbook/rules-and-certainty.html", "callback": "callbacks/heightForRowAt.html",
    "rule": "rules/cell.height-after-cell.html", "scenario": "scenarios/load/first-load.html",
    "search": "search.html?q=heightForRowAt",
}


def site_light_and_dark(browser, tool):
    pictures = os.path.join(tool.folder, "pictures")
    os.makedirs(pictures, exist_ok=True)
    for name, path in LOOKED_AT.items():
        for scheme, width in (("light", 1400), ("dark", 1100), ("dark", 320), ("light", 768)):
            browser.size(width, 1000)
            browser.scheme(scheme)
            browser.open(address(tool, path))
            low = browser.run(page.CONTRAST)
            assert not low, f"{path}, {scheme}: contrast too low: {low}"
            browser.screenshot(os.path.join(pictures, f"site-{name}-{width}-{scheme}.png"))
    browser.scheme("light")
    browser.size(1400, 1000)


def a_lesson_plays(browser, tool):
    offline(browser)
    path = "lessons/first-load.html"
    parts = [path, "player.css", "player.js", "style.css"]
    size = sum(os.path.getsize(os.path.join(site(tool), name)) for name in parts)
    assert size < 200_000, f"the lesson has {size} bytes"
    browser.open(address(tool, path))
    folded = "return document.querySelector('details.reveal').open"
    assert not browser.run(folded)
    assert "tableView(_:cellForRowAt:) [0, 0]" not in browser.run("return document.body.innerText")
    opening = page.facts(browser)["event"]
    browser.press("Right")
    assert page.facts(browser)["event"] == opening, "a folded player hears keys"
    browser.run("document.querySelector('details.reveal > summary').focus(); return null;")
    browser.press("Enter")
    page.true(browser, folded)
    page.until(browser, lambda facts: facts["lines"] > 10)
    os_name = browser.run("return document.querySelector('[data-player]').player.runs[0].os")
    scenario = browser.run("return document.querySelector('[data-player]').player.runs[0].name")
    expected = tool.states(scenario, [6, 9], "--os", os_name)
    page.go_to(browser, 6)
    page.until(browser, lambda facts: facts["event"] == 6)
    page.compare(page.tables(browser)[0], expected[6], "the lesson at event 6")
    top = browser.run("return document.querySelector('[data-player]').getBoundingClientRect().top")
    assert abs(top) < 5, f"the player is {top} points from the top"
    browser.run("document.querySelector('.list').focus(); return null;")
    browser.press("Right", "Right", "Right")
    page.until(browser, lambda facts: facts["event"] == 9)
    page.compare(page.tables(browser)[0], expected[9], "the lesson at event 9")
    browser.run("document.querySelector('.play').focus(); return null;")
    browser.run("document.querySelector('#player-speed').value = 'fast'; return null;")
    browser.press("Space")
    page.until(browser, lambda facts: facts["event"] > 10)
    browser.press("Space")
    link = "const it = document.querySelector('.shown a'); it.focus(); return it.textContent"
    number = int(browser.run(link))
    browser.press("Enter")
    page.until(browser, lambda facts: facts["event"] == number)
    assert not browser.complaints()
    return f"{size // 1000} KB with its style and code"


def links_into_a_lesson(browser, tool):
    url = address(tool, "lessons/first-load.html")
    browser.open(url + "#event=12")
    assert browser.run("return document.querySelector('details.reveal').open")
    assert page.facts(browser)["event"] == 12
    number = browser.run("return document.querySelector('details.reveal section[id^=Q]').id")
    browser.open(f"{url}#{number}")
    page.until(browser, lambda facts: facts["hash"] == f"#{number}" and facts["event"] > 1)
    page.true(browser, f"return document.getElementById('{number}').checkVisibility()")


def search_finds(browser, tool):
    offline(browser)
    browser.open(address(tool, "handbook/index.html"))
    browser.run("document.querySelector('#search-words').focus(); return null;")
    browser.press(*"heightForRowAt", "Enter")
    page.true(browser, "return location.href.includes('search.html')")
    hits = "return [...document.querySelectorAll('#search-found a')].map((link) => link.href)"
    found = page.until(browser, bool, lambda each: each.run(hits))
    assert found[0].endswith("callbacks/heightForRowAt.html"), found[:3]
    questions = {
        "cell.height-after-cell": "rules/cell.height-after-cell.html",
        "load/first-load": "scenarios/load/first-load.html",
        "tableView:didSelectRowAtIndexPath:": "callbacks/didSelectRowAt.html",
        "my table is blank": "lessons/", "selektion": "select", "reccycle cells": "reuse",
        "attempt to delete row 3 from section 0": "exceptions/attempt-to-delete-row",
    }
    for words, place in questions.items():
        browser.open(address(tool, "search.html") + "?q=" + words.replace(" ", "+"))
        here = lambda found: any(place in link for link in found[:5])
        page.until(browser, here, lambda each: each.run(hits))
    browser.open(address(tool, "search.html") + "?q=<img+src=x+onerror=window.hacked=1>")
    assert browser.run("return window.hacked ?? 'no'") == "no"
    page.true(browser, "return document.body.innerText.includes('No page mentions')")
    assert browser.run("return window.hacked ?? 'no'") == "no"
    assert not browser.complaints()


def site_by_keyboard(browser, tool):
    browser.open(address(tool, "index.html"))
    browser.press("Tab")
    name = "return document.activeElement.textContent"
    page.true(browser, f"{name} === 'Skip to the content'")
    browser.press("Enter", "Tab")
    page.true(browser, "return document.querySelector('main').contains(document.activeElement)")
    # The film is in front of the words on every screen.
    for _ in range(20):
        if browser.run(name) == "Start the course":
            break
        browser.press("Tab")
    browser.press("Enter")
    page.true(browser, "return location.href.includes('/lessons/')")
    browser.open(address(tool, "lessons/first-load.html"))
    seen = []
    for _ in range(60):
        browser.press("Tab")
        seen.append(browser.run("return document.activeElement.parentElement.className"))
        if seen[-1] == "reveal":
            break
    assert seen[-1] == "reveal", seen


SITE = [
    pages_of_every_part, site_light_and_dark, a_lesson_plays, links_into_a_lesson, search_finds,
    site_by_keyboard,
]
