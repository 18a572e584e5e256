"""A browser without a window, driven by the protocol of WebDriver through its own driver."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CHROME_OF_A_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
KEYS = {
    "Right": "\ue014", "Left": "\ue012", "Home": "\ue011", "End": "\ue010", "Tab": "\ue004",
    "Enter": "\ue007", "Escape": "\ue00c", "Space": " ", "Down": "\ue015", "Shift": "\ue008",
}


class BrowserMissing(Exception):
    """No browser, or no driver for it."""


def program(*names):
    """The path of the first of these programs that is there."""
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    raise BrowserMissing("none of these programs is installed: " + ", ".join(names))


class Browser:
    """One session of a headless Chromium."""

    def __init__(self, folder):
        chromium = program("chromium", "chromium-browser", "google-chrome", CHROME_OF_A_MAC)
        driver = program("chromedriver")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.log = open(os.path.join(folder, "chromedriver.log"), "w", encoding="utf-8")
        self.process = subprocess.Popen(
            [driver, f"--port={port}"], stdout=self.log, stderr=self.log
        )
        self.session = None
        try:
            self.wait_for_driver()
            self.session = self.begin(chromium)
        except BaseException:
            self.close()
            raise

    def wait_for_driver(self):
        for _ in range(200):
            try:
                if self.send("GET", "/status")["ready"]:
                    return
            except OSError:
                pass
            if self.process.poll() is not None:
                raise BrowserMissing(f"chromedriver ended with code {self.process.returncode}")
            time.sleep(0.05)
        raise BrowserMissing("chromedriver does not answer")

    def begin(self, chromium):
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--force-device-scale-factor=1", "--hide-scrollbars",
        ]
        options = {"binary": chromium, "args": arguments}
        capabilities = {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        answer = self.send("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        return "/session/" + answer["sessionId"]

    def send(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data=data, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            problem = json.load(error)["value"]
            raise AssertionError(f"{problem['error']}: {problem['message'][:400]}") from None

    def post(self, path, **body):
        return self.send("POST", self.session + path, body)

    def open(self, url):
        # A change of the fragment alone would not load the page.
        self.post("/url", url="about:blank")
        self.post("/url", url=url)

    def run(self, script, *arguments):
        """What a function with this body returns in the page."""
        return self.post("/execute/sync", script=script, args=list(arguments))

    def command(self, name, **parameters):
        """A command of the browser's own protocol."""
        return self.post("/goog/cdp/execute", cmd=name, params=parameters)

    def press(self, *keys):
        """Presses keys one after the other, by name or as they are."""
        actions = []
        for key in keys:
            value = KEYS.get(key, key)
            is_shifted = len(key) == 1 and key.isupper()
            held = [KEYS["Shift"]] if is_shifted else []
            actions += [{"type": "keyDown", "value": each} for each in held + [value]]
            actions += [{"type": "keyUp", "value": each} for each in [value] + held]
        source = {"type": "key", "id": "keyboard", "actions": actions}
        self.post("/actions", actions=[source])

    def size(self, width, height):
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False,
        )

    def scheme(self, name):
        """Light or dark, on a screen or on paper."""
        colours = "light" if name == "print" else name
        features = [{"name": "prefers-color-scheme", "value": colours}]
        media = "print" if name == "print" else "screen"
        self.command("Emulation.setEmulatedMedia", media=media, features=features)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("GET", self.session + "/screenshot")))

    def complaints(self):
        """What the page has written to the console since the last time, mistakes above all."""
        entries = self.post("/se/log", type="browser")
        return [entry["message"] for entry in entries if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        try:
            if self.session:
                self.send("DELETE", self.session)
        finally:
            self.process.terminate()
            self.process.wait(timeout=10)
            self.log.close()
