"""Runs the checks of the player's page and of the site in a real browser.

usage: run.py BINARY FOLDER [NAME...]   (only the checks with one of these names)
"""

import os
import sys
import time
import traceback

from checks import CHECKS
from fits import FITS
from looks import LOOKS
from pages import SITE
from trace import Tool
from webdriver import Browser, BrowserMissing


def main(binary, folder, *names):
    os.makedirs(folder, exist_ok=True)
    tool = Tool(binary, os.path.abspath(folder))
    chosen = [each for each in CHECKS + SITE + FITS + LOOKS if not names or each.__name__ in names]
    if not chosen:
        print(f"no check is called {', '.join(names)}", file=sys.stderr)
        return 64
    try:
        browser = Browser(folder)
    except BrowserMissing as problem:
        print(f"the page cannot be tested: {problem}", file=sys.stderr)
        return 1
    failed = 0
    try:
        browser.size(1400, 1000)
        for check in chosen:
            start = time.monotonic()
            name = check.__name__.replace("_", " ")
            try:
                said = check(browser, tool)
                seconds = time.monotonic() - start
                print(f"web: {name}: passed in {seconds:.1f} s" + (f", {said}" if said else ""))
            except (AssertionError, OSError, KeyError, ValueError):
                failed += 1
                print(f"web: {name}: FAILED\n{traceback.format_exc(limit=-2)}", flush=True)
    finally:
        browser.close()
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    sys.exit(main(*sys.argv[1:]))
