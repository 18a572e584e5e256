"""What a player's page looks like: widths, colours, names and roles, paper, pictures."""

import base64
import os

import page

WIDTHS = [(320, 700), (768, 1000), (1100, 800), (1400, 1000)]

NAMELESS = """
return [...document.querySelectorAll("button, input, select, [role], summary, svg, table, section")]
  .filter((element) => element.checkVisibility())
  .filter((element) => !["presentation", "status"].includes(element.getAttribute("role")))
  .filter((element) => !element.closest("[aria-hidden]"))
  .filter((element) => {
    const byID = element.getAttribute("aria-labelledby");
    const words = [
      element.getAttribute("aria-label"), byID && document.getElementById(byID)?.textContent,
      element.labels?.[0]?.textContent, element.textContent,
    ];
    return !words.some((text) => text?.trim());
  }).map((element) => element.outerHTML.slice(0, 120));
"""

SMALL = """
return [...document.querySelectorAll("button, select, input[type=search]")]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.title || element.textContent, element.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name);
"""


def samples(tool):
    return {
        "first-load": tool.page("load/first-load")[0] + "#event=24",
        "estimates": tool.page("scroll/estimated-jump")[0] + "#event=44",
        "swipe": tool.page("editing/swipe-or-edit-button")[0] + "#event=23",
        "gates": tool.page("select/why-not-didselect")[0] + "#event=18",
        "versions": tool.page("load/first-load", "--os", "iOS 9", "--os", "iOS 17")[0] + "#event=9",
    }


def every_width(browser, tool):
    pictures = os.path.join(tool.folder, "pictures")
    os.makedirs(pictures, exist_ok=True)
    for name, url in samples(tool).items():
        for width, height in WIDTHS:
            browser.size(width, height)
            browser.open(url)
            wide = browser.run("return document.documentElement.scrollWidth")
            assert wide <= width, f"{name} needs {wide} of {width} points"
            browser.screenshot(os.path.join(pictures, f"{name}-{width}.png"))
            small = browser.run(SMALL)
            assert not small, f"{name} at {width}: too small to hit: {small}"
    return f"{len(WIDTHS)} widths, pictures in {pictures}"


def light_and_dark(browser, tool):
    browser.size(1400, 1000)
    grounds = []
    for name, url in samples(tool).items():
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            browser.open(url)
            low = browser.run(page.CONTRAST)
            assert not low, f"{name}, {scheme}: contrast too low: {low}"
            colour = "return getComputedStyle(document.body).backgroundColor"
            grounds.append((scheme, browser.run(colour)))
            path = os.path.join(tool.folder, "pictures", f"{name}-{scheme}.png")
            browser.screenshot(path)
    assert len(set(grounds)) == 2, grounds
    browser.scheme("light")


def names_and_roles(browser, tool):
    browser.open(tool.page("editing/swipe-or-edit-button")[0] + "#event=30")
    nameless = browser.run(NAMELESS)
    assert not nameless, f"without a name: {nameless}"
    tree = browser.command("Accessibility.getFullAXTree")["nodes"]
    nodes = [node for node in tree if not node.get("ignored")]
    roles = {}
    for node in nodes:
        role = node["role"]["value"]
        roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
    assert roles.get("main") and roles.get("listbox") == ["Events"], sorted(roles)
    assert roles.get("slider") == ["Event"], roles.get("slider")
    pictures = roles.get("image", []) + roles.get("img", [])
    assert any(name.startswith("The screen shows ") for name in pictures), pictures
    assert roles.get("status"), sorted(roles)
    headings = [name for name in roles["heading"]]
    for name in ("Calls", "Why", "Why not", "The table"):
        assert name in headings, headings
    for role in ("button", "option", "slider", "combobox", "searchbox"):
        assert all(roles.get(role, [""])), f"a {role} without a name"
    return f"{len(nodes)} nodes"


def order_of_focus(browser, tool):
    browser.open(tool.page("load/first-load")[0])
    browser.run("document.body.tabIndex = -1; document.body.focus(); return null;")
    seen = []
    for _ in range(24):
        browser.press("Tab")
        name = browser.run(
            "const { activeElement: it } = document;"
            "return it === document.body ? null : it.getAttribute('aria-label')"
            " ?? it.labels?.[0]?.textContent.trim() ?? it.textContent.trim()"
        )
        if name is None or (seen and name == seen[0]):
            break
        seen.append(name)
    wanted = [
        "First event (Home)", "Previous event (left arrow)", "Play (space)",
        "Next event (right arrow)", "Last event (End)", "Next phase (p)", "Next step (s)", "Event",
        "Events",
    ]
    assert seen[: len(wanted)] == wanted, seen
    after = ["Speed", "Find", "Quiz", "Keys", "What to look at"]
    assert [name for name in seen if name in after] == after, seen
    return " > ".join(wanted[:4]) + " ..."


def on_paper(browser, tool):
    browser.open(tool.page("scroll/estimated-jump")[0] + "#event=44")
    browser.scheme("print")
    browser.run("dispatchEvent(new Event('beforeprint')); return null;")
    facts = page.facts(browser)
    shown = browser.run("return document.querySelector('[data-player]').player.rows.shown.length")
    assert facts["lines"] == shown, (facts["lines"], shown)
    hidden = "return getComputedStyle(document.querySelector('.transport')).display"
    assert browser.run(hidden) == "none"
    wide = browser.run("return document.documentElement.scrollWidth <= innerWidth")
    assert wide, "wider than the paper"
    browser.scheme("light")
    paper = base64.b64decode(browser.post("/print", pageRanges=[]))
    assert paper.startswith(b"%PDF") and len(paper) > 10_000
    with open(os.path.join(tool.folder, "paper.pdf"), "wb") as file:
        file.write(paper)


def no_complaints(browser, tool):
    problems = browser.complaints()
    assert not problems, problems


LOOKS = [every_width, light_and_dark, names_and_roles, order_of_focus, on_paper, no_complaints]
