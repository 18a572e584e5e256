"""Takes the picture of the player that the README shows.

usage: picture.py BINARY FOLDER FILE
"""

import os
import sys

from trace import Tool
from webdriver import Browser

SIZE = (1160, 760)
SHOWN = ("scroll/estimated-jump", "--os", "iOS 17")
EVENT = "#event=42"


def main(binary, folder, file):
    os.makedirs(folder, exist_ok=True)
    tool = Tool(binary, os.path.abspath(folder))
    browser = Browser(folder)
    try:
        browser.size(*SIZE)
        browser.scheme("light")
        browser.open(tool.page(*SHOWN)[0] + EVENT)
        browser.screenshot(file + ".new")
    finally:
        browser.close()
    os.replace(file + ".new", file)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        sys.exit(64)
    main(*sys.argv[1:])
