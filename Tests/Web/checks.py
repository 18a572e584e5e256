"""What a player's page must do in a real browser; each check is a function of its own."""

import os
import time
from concurrent.futures import ThreadPoolExecutor

import page
from trace import lessons

HOSTILE = """version: 1
title: "<script>window.hacked = 1</script> & \\"quotes\\" 'single' </title>"
learn: "What about </script><img src=x onerror=window.hacked=2> and \\u05e9\\u05dc\\u05d5\\u05dd?"
about: "https://example.org/<b> \\u2028 \\u202e reversed"
os: [iOS 17]
viewport: {width: 320, height: 480}
sections:
  - header: "<img src=x onerror=window.hacked=3>"
    rows:
      - "<script>window.hacked = 4</script>"
      - "\\u05e9\\u05dc\\u05d5\\u05dd \\U0001F469\\u200D\\U0001F680 \\u2029"
      - "LONG"
dataSource: {titleForHeaderInSection: model}
cells: {text: $item}
steps:
  - load
  - note: "]]> --> <!-- </script> \\u2028 \\U0001F6A8 LONG"
"""


def lesson(tool, name):
    """A lesson with its page and the states at three of its events."""
    url, size = tool.page(name)
    count = int(tool.run("step", name, "--at", "1", "--quiet").split(maxsplit=4)[3].rstrip(","))
    numbers = sorted({count // 3 or 1, 2 * count // 3 or 1, count})
    return name, url, size, count, tool.states(name, numbers)


def states_are_those_of_step(browser, tool):
    areas, names = lessons()
    assert len(names) >= 60, f"only {len(names)} scenarios"
    largest = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        for name, url, size, count, states in pool.map(lambda each: lesson(tool, each), names):
            browser.open(url)
            assert page.facts(browser)["rows"] == count, f"{name} has not {count} events"
            if name.split("/")[0] not in ("claims", "recorded"):
                largest = max(largest, size)
            there = page.numbers(browser)
            for number, expected in states.items():
                if number not in there:
                    continue
                page.go_to(browser, number)
                page.until(browser, lambda facts: facts["event"] == number)
                page.compare(page.tables(browser)[0], expected, f"{name}, event {number}")
            problems = browser.complaints()
            assert not problems, f"{name}: {problems}"
    assert largest < 230_000, f"a lesson has {largest} bytes"
    return f"{len(names)} scenarios of {len(areas)} areas, the largest lesson {largest // 1000} KB"


def every_event_by_keys(browser, tool):
    name = "scroll/one-row"
    browser.open(tool.page(name, "--os", "iOS 12")[0])
    browser.press("Home")
    count = page.until(browser, lambda facts: facts["event"] == 1)["rows"]
    states = tool.states(name, list(range(1, count + 1)), "--os", "iOS 12")
    there = page.numbers(browser)
    for place, number in enumerate(there):
        page.compare(page.tables(browser)[0], states[number], f"{name}, event {number}")
        browser.press("Right")
        following = there[min(place + 1, len(there) - 1)]
        page.until(browser, lambda facts: facts["event"] == following)
    return f"{count} events"


def keyboard_alone(browser, tool):
    browser.open(tool.page("load/first-load", "--os", "iOS 9")[0])
    at = lambda: page.facts(browser)
    shows = lambda holds: page.until(browser, holds)
    assert at()["event"] > 3 and "The screen shows [0, 0]," in at()["said"], at()
    browser.press("Home", "Right", "Right")
    shows(lambda facts: facts["event"] == 3)
    browser.press("Left")
    shows(lambda facts: facts["event"] == 2)
    browser.press("End")
    shows(lambda facts: facts["event"] == facts["rows"])
    browser.press("Home", "p")
    shows(lambda facts: "set-up" in facts["here"])
    browser.press("p", "P")
    shows(lambda facts: "set-up" in facts["here"])
    browser.press("End", "S")
    shows(lambda facts: "load" in facts["here"])
    browser.press("/", *"cellforrowat", "Enter")
    found = shows(lambda facts: "cellForRowAt" in facts["here"] and facts["focus"] == "INPUT")
    browser.press("Enter")
    shows(lambda facts: facts["event"] > found["event"])
    browser.press("Escape", "Home", "?")
    page.true(browser, "return document.querySelector('dialog').open")
    browser.press("Escape")
    page.true(browser, "return !document.querySelector('dialog').open")
    page.go_to(browser, 6)
    lines = shows(lambda facts: facts["event"] == 6)["lines"]
    browser.press("e")
    shows(lambda facts: facts["lines"] == lines + 3)
    browser.press("e")
    shows(lambda facts: facts["lines"] == lines)
    browser.press("Home")
    browser.run("document.querySelector('select').value = 'fast'; return null;")
    browser.press("Space")
    shows(lambda facts: facts["event"] > 2)
    browser.press("Space")
    time.sleep(0.1)
    played = at()["event"]
    shows(lambda facts: f"Event {played} of" in facts["said"])
    browser.press("#", "x", "Right")
    shows(lambda facts: facts["event"] == played + 1)


def deep_links(browser, tool):
    url = tool.page("load/first-load", "--os", "iOS 9")[0]
    browser.open(url + "#event=20")
    assert page.facts(browser)["event"] == 20
    browser.press("Right")
    page.until(browser, lambda facts: facts["hash"] == "#event=21")
    browser.open(url + "#event=4000")
    found = page.facts(browser)
    browser.open(url)
    opening = page.facts(browser)["event"]
    assert opening > 1 and page.facts(browser)["hash"] == "", opening
    assert found["event"] == opening and "there is no event 4000" in found["place"], found
    for wrong in ("#event=0", "#event=-1", "#event=1e9", "#event=<script>", "#other=3"):
        browser.open(url + wrong)
        assert page.facts(browser)["event"] == opening, wrong


def two_versions(browser, tool):
    name = "load/first-load"
    browser.open(tool.page(name, "--os", "iOS 9", "--os", "iOS 17")[0])
    assert browser.run("return document.querySelectorAll('.device').length") == 2
    rows = browser.run(
        "return document.querySelector('[data-player]').player.rows.all"
        ".map(({ last, differs }) => [last, differs])"
    )
    differing = [place for place, (_, differs) in enumerate(rows) if differs]
    assert differing, "nothing differs"
    browser.press("Home", "d")
    page.until(browser, lambda facts: facts["row"] == differing[0])
    for row in (0, differing[0], differing[-1], len(rows) - 1):
        browser.run(f"document.querySelector('[data-player]').player.goTo({row}); return null;")
        for side, version in enumerate(("iOS 9", "iOS 17")):
            number = rows[row][0][side]
            expected = tool.state(name, number, "--os", version)
            page.compare(page.tables(browser)[side], expected, f"{version}, event {number}")
    return f"{len(differing)} of {len(rows)} rows differ"


def two_scenarios(browser, tool):
    browser.open(tool.page("reload/reload-is-two-moments", "load/first-load")[0])
    browser.press("End")
    assert len(page.tables(browser)) == 2
    lead = "return document.querySelector('.lead').textContent"
    page.true(browser, f"{lead}.includes('events only in A')")


ASKS = "document.querySelector('legend')"


def quiz(browser, tool):
    name = "crashes/move-and-reload"
    browser.open(tool.page(name, "--os", "iOS 11")[0])
    printed = tool.run("quiz", name, "--os", "iOS 11", "--answers", "1,1,1", "--quiet")
    browser.press("q")
    right = 0
    for number in range(1, 4):
        page.true(browser, f"return {ASKS}?.textContent.startsWith('Question {number} of 3')")
        facts = browser.run(
            "return {legend: document.querySelector('legend').textContent,"
            " choices: [...document.querySelectorAll('fieldset label')].map((each) =>"
            " each.textContent.trim()), rows: document.querySelector('[data-player]').player.rows"
            ".limit, focus: document.activeElement.type}"
        )
        assert facts["legend"].startswith(f"Question {number} of 3"), facts
        assert facts["focus"] == "radio", facts
        for place, choice in enumerate(facts["choices"]):
            line = f"  {place + 1}  {choice}"
            assert " ".join(line.split()) in " ".join(printed.split()), line
        browser.press("Space", "Enter")
        verdict = page.true(browser, "return document.querySelector('.verdict')?.textContent")
        right += verdict.startswith("Right: ")
        facts = page.facts(browser)
        limit = browser.run("return document.querySelector('[data-player]').player.rows.limit")
        assert facts["event"] == limit, f"question {number} shows what comes behind it"
        browser.press("Enter")
    verdict = "return document.querySelector('.verdict')?.textContent"
    page.true(browser, f"{verdict} === '{right} of 3 right.'")
    assert f"{right} of 3 correct" in printed, printed[-80:]
    browser.press("q")
    page.true(browser, "return document.querySelector('.quiz').hidden")


def no_quiz_of_two(browser, tool):
    browser.open(tool.page("load/first-load", "--os", "iOS 9", "--os", "iOS 17")[0])
    assert browser.run("return document.querySelector('.quiz').hidden")
    reason = browser.run("return document.querySelector('.fields').textContent")
    assert "To take the quiz, open a page with one version" in reason, reason
    browser.press("q")
    page.until(browser, lambda facts: "To take the quiz" in facts["said"])
    assert browser.run("return document.querySelector('.quiz').hidden")


ASKED = "return document.querySelector('.asked .answer').innerText"


def why_not_any_callback(browser, tool):
    name, version = "select/why-not-didselect", ("--os", "iOS 17")
    browser.open(tool.page(name, *version)[0])
    events = browser.run(
        "const { events } = document.querySelector('[data-player]').player.runs[0];"
        "return events.map(({ step }) => step)"
    )
    browser.run("document.querySelector('.asked select').focus(); return null;")
    answers = []
    there = page.numbers(browser)
    steps = [step for step in sorted(set(events)) if events.index(step) + 1 in there]
    for callback in ("didSelectRowAt", "willBeginEditingRowAt", "cellForRowAt"):
        choose = "const it = document.querySelector('.asked select');"
        browser.run(
            f"{choose} it.value = '{callback}'; it.dispatchEvent(new Event('change')); return null;"
        )
        for step in steps:
            page.go_to(browser, events.index(step) + 1)
            page.until(browser, lambda facts: facts["event"] == events.index(step) + 1)
            text = browser.run(ASKED)
            printed = tool.run("why-not", callback, name, *version, "--at", str(step), "--quiet")
            shut = [line.split()[1].rstrip(":") for line in printed.split("\n") if "\u2717" in line]
            if shut:
                expected = f"{callback} is not called in step {step}: the condition {shut[0]} fails."
            else:
                expected = f"{callback} is called in step {step}"
            assert text.startswith(expected), (expected, text)
            answers.append(text.split("\n")[0])
    assert len({answer.split("condition ")[-1] for answer in answers}) > 4, answers
    browser.run("document.querySelector('.asked select').value = 'didSelectRowAt'; return null;")
    page.go_to(browser, 1)
    page.go_to(browser, events.index(2) + 1)
    browser.run("document.querySelector('.asked .answer a').focus(); return null;")
    browser.press("Enter")
    page.until(browser, lambda facts: "didSelectRowAt" in facts["here"])
    return f"{len(answers)} answers"


def hostile_texts(browser, tool):
    path = os.path.join(tool.folder, "hostile.yaml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(HOSTILE.replace("LONG", "x" * 10_000))
    url, _ = tool.page(path)
    browser.open(url)
    for _ in range(40):
        browser.press("Right")
    text = browser.run("return document.body.innerText")
    assert "What about </script><img src=x onerror=window.hacked=2>" in text, text[:400]
    assert browser.run("return window.hacked ?? 'no'") == "no"
    assert browser.run("return document.querySelectorAll('img').length") == 0
    browser.press("Home", "/", *"script", "Enter")
    shown = "document.querySelector('svg.screen').textContent + document.body.innerText"
    page.true(browser, f"return ({shown}).includes('<script>window.hacked = 4</script>')")
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth")
    assert not browser.complaints()


MEDIAN = """
const { player } = document.querySelector("[data-player]");
const times = [];
for (let step = 0; step < 150; step += 1) {
  const start = performance.now();
  player.goTo((step * 53) % player.rows.all.length);
  document.body.getBoundingClientRect();
  times.push(performance.now() - start);
}
return times.sort((left, right) => left - right)[75];
"""


def scrolling(tool, steps):
    """A page of a table that is scrolled down and up again."""
    path = os.path.join(tool.folder, f"scrolling-{steps}.yaml")
    with open(path, "w", encoding="utf-8") as file:
        moves = "  - scroll: {by: 440}\n  - scroll: {by: -400}\n" * steps
        file.write(
            "version: 1\ntitle: Many events\nos: [iOS 9]\nviewport: {width: 320, height: 440}\n"
            "sections: [{rows: 2000}]\ndelegate: {heightForRowAt: 44, willDisplayCell: , "
            f"didEndDisplayingCell: }}\nsteps:\n  - load\n{moves}"
        )
    return tool.page(path)


def many_events(browser, tool):
    browser.open(scrolling(tool, 1)[0])
    few = browser.run(MEDIAN)
    url, size = scrolling(tool, 80)
    browser.open(url)
    facts = page.facts(browser)
    assert facts["rows"] >= 10_000, facts["rows"]
    assert facts["lines"] < 100, facts["lines"]
    many = browser.run(MEDIAN)
    # What an event costs may not grow with their number; a busy machine slows both.
    assert many < 4 * few + 10, f"{many:.1f} ms for an event of many, {few:.1f} ms of few"
    return f"{facts['rows']} events, {size // 1000} KB, {many:.1f} ms an event, {few:.1f} of few"


def nothing_is_fetched(browser, tool):
    browser.command("Network.enable")
    browser.command(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0,
        uploadThroughput=0,
    )
    browser.open(tool.page("load/first-load")[0] + "#event=12")
    assert page.facts(browser)["event"] == 12
    fetched = browser.run(
        "return performance.getEntriesByType('resource').map(({ name }) => name)"
        ".filter((name) => !name.startsWith('data:'))"
    )
    assert fetched == [], fetched


CHECKS = [
    states_are_those_of_step, every_event_by_keys, keyboard_alone, deep_links, two_versions,
    two_scenarios, quiz,
    no_quiz_of_two, why_not_any_callback, hostile_texts, many_events, nothing_is_fetched,
]
