"""What is read of a player's page."""

import time

READ = """
const words = (node) => node.textContent.replace(/\\s+/g, " ").trim();
return [...document.querySelectorAll(".state")].flatMap((state) => {
  const tables = [...state.querySelectorAll("table.properties")];
  return tables.map((table, side) => {
    const cells = state.querySelectorAll("table.cells")[side];
    return {
      properties: Object.fromEntries([...table.rows].map((row) =>
        [words(row.cells[0]), words(row.cells[1])])),
      cells: [...cells.tBodies[0].rows].map((row) =>
        [...row.cells].map(words).filter(Boolean).join(" ")),
      // Where the trace is ahead of its words, the picture waits for them.
      drawn: document.querySelectorAll("svg.screen")[side].hasAttribute("data-behind") ? null
        : [...document.querySelectorAll(".device")[side].querySelectorAll("g.cell")]
          .map(({ dataset: { row, cell, y, height } }) => ({ row, cell, y, height })),
    };
  });
});
"""

FACTS = """
const player = document.querySelector("[data-player]");
return {
  event: Number(player.dataset.event), row: player.player.row,
  rows: player.player.runs[0].count, lines: player.querySelectorAll(".line").length,
  place: player.querySelector("output").value, hash: location.hash,
  said: player.querySelector("[aria-live]").textContent,
  here: player.querySelector(".line.here")?.textContent ?? "",
  focus: document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName,
};
"""

# The contrast of each text with what lies behind it, where it is too low.
CONTRAST = """
const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
const light = (colour) => {
  const parts = colour.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};
const ground = (element) => {
  for (let node = element; node; node = node.parentElement) {
    const colour = parse(getComputedStyle(node).backgroundColor);
    if (colour.length === 3 || colour[3] === 1) return colour;
  }
  return parse(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3);
};
const bad = [];
for (const element of document.querySelectorAll("body *:not(script):not(style):not(noscript)")) {
  if (element.ownerSVGElement || !element.checkVisibility()) continue;
  const hasText = [...element.childNodes].some((node) =>
    node.nodeType === 3 && node.textContent.trim());
  if (!hasText) continue;
  const levels = [parse(getComputedStyle(element).color), ground(element)].map(light);
  const ratio = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
  if (ratio < 4.5) bad.push(`${element.className || element.tagName}: ${ratio.toFixed(2)}`);
}
return [...new Set(bad)];
"""


def facts(browser):
    return browser.run(FACTS)


def until(browser, holds, read=facts, seconds=10):
    """What is read of the page as soon as it holds: what a key does may come after the key."""
    end = time.monotonic() + seconds
    while True:
        found = read(browser)
        if holds(found):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.02)


def true(browser, script):
    """Waits until a function with this body returns what counts as true."""
    return until(browser, bool, lambda each: each.run(script))


def tables(browser):
    """The states that the page shows, one for each run."""
    return browser.run(READ)


def numbers(browser):
    """The events that the page has: without what a scenario only checks."""
    return browser.run(
        "const { player } = document.querySelector('[data-player]');"
        "return player.rows.all.map(({ numbers }) => numbers[0])"
    )


def go_to(browser, number, word="event"):
    browser.run(f"location.hash = '#{word}={number}'; return null;")
    browser.run("return new Promise((done) => setTimeout(done, 0));")


def compare(shown, expected, where):
    """Compares a state of the page with one that `step` prints."""
    properties, cells = expected
    assert shown["properties"] == properties, (
        f"{where}\n page: {shown['properties']}\n step: {properties}"
    )
    assert shown["cells"] == cells, f"{where}\n page: {shown['cells']}\n step: {cells}"
    if shown["drawn"] is None:
        return
    drawn = sorted(f"{each['row']} {each['cell']}" for each in shown["drawn"])
    kept = [cell[2:] if cell[:2] in ("+ ", "* ") else cell for cell in cells if cell[:2] != "- "]
    placed = [cell for cell in kept if "] Cell#" in cell and " at " in cell.split("{")[0]]
    named = sorted(cell[: cell.index(" at ")] for cell in placed)
    assert drawn == named, f"{where}: the picture has {drawn}, step has {named}"
    for each in shown["drawn"]:
        start = f"{each['row']} {each['cell']} at {each['y']} {each['height']}"
        found = any(cell.startswith(start) for cell in placed)
        assert found, f"{where}: no cell of step begins with '{start}'"
