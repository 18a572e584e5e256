"""What the tool says of a scenario: the pages it writes and the states that `step` prints."""

import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Tool:
    """The binary under test, and a folder for what it writes."""

    def __init__(self, binary, folder):
        self.binary = os.path.abspath(binary)
        self.folder = folder
        # The folder of the site, once it is made, and how long that took.
        self.site, self.seconds = None, 0

    def run(self, *arguments, code=0, typed=None, seconds=120):
        done = subprocess.run(
            [self.binary, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=seconds,
            input=typed or "",
        )
        assert done.returncode == code, f"{arguments}: code {done.returncode}\n{done.stderr}"
        return done.stdout

    def page(self, *arguments):
        """Writes a page, and answers its address and its size in bytes."""
        name = re.sub(r"[^\w.-]+", "-", " ".join(arguments)) + ".html"
        path = os.path.join(self.folder, name)
        self.run("player", *arguments, "-o", path, "--quiet")
        return "file://" + path, os.path.getsize(path)

    def states(self, scenario, numbers, *options):
        """The states at events, by their numbers: properties, and cells with single blanks."""
        typed = "".join(f"{number}\n" for number in numbers)
        text = self.run("step", scenario, "--quiet", *options, typed=typed)
        pages = re.split(r"^(?=event \d+ of )", text, flags=re.MULTILINE)
        # The first page is that of the beginning, which nobody has typed.
        return dict(zip(numbers, map(state_of, pages[2:]), strict=True))

    def state(self, scenario, number, *options):
        return self.states(scenario, [number], *options)[number]


def state_of(text):
    """The state that a page of `step` shows."""
    lines = text.rstrip("\n").split("\n")
    start = max(place for place, line in enumerate(lines) if line.startswith("  window  "))
    properties, cells = {}, []
    rest = iter(lines[start:])
    for line in rest:
        if not line:
            break
        name, value = re.split(r" {2,}", line.strip(), maxsplit=1)
        properties[name] = " ".join(value.split())
    for line in rest:
        if line.strip():
            cells.append(" ".join(line.split()))
    return properties, cells


def lessons():
    """Lessons of every area: the folders of scenarios, evenly."""
    library = os.path.join(ROOT, "Scenarios")
    areas = sorted(name for name in os.listdir(library) if os.path.isdir(f"{library}/{name}"))
    chosen = []
    for area in areas:
        files = sorted(os.listdir(f"{library}/{area}"))
        names = [f"{area}/{name[:-5]}" for name in files if name.endswith(".yaml")]
        step = max(1, len(names) // 5)
        chosen += names[::step][:5]
    return areas, chosen
