"""The executable `live`, and its page in a browser."""

import json
import math
import subprocess
import time

from page_speed import evaluate

PATIENCE = 15.0  # seconds until a condition must hold
SCREEN = (393, 852)  # the size of the device in points


class Server:
    """A running `live`, with one scene after another."""

    def __init__(self, executable, *arguments, port=0):
        self.executable, self.port = executable, port
        self.start(*arguments)

    def start(self, *arguments):
        command = [str(self.executable), *arguments, "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.url = self.process.stdout.readline().split()[-1]
        self.port = int(self.url.split("/")[2].split(":")[-1])

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


class LivePage:
    """A page of the live device. Points are those of the device's screen."""

    def __init__(self, browser, url, width=1280, height=900, mobile=False):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=mobile)
        if mobile:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        browser.events = []
        self.call("Page.navigate", url=url)
        self.wait("document.documentElement.dataset.state === 'live' && document.documentElement.dataset.frames > 0")

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def value(self, expression):
        return evaluate(self.browser, self.session, expression)

    def wait(self, condition, patience=PATIENCE):
        """Waits until an expression is true."""
        deadline = time.monotonic() + patience
        while not self.value(f"Boolean({condition})"):
            if time.monotonic() > deadline:
                raise AssertionError(f"not true after {patience:.0f} s: {condition}; phases: {self.phases()}")
            self.browser.listen(0.03)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def errors(self):
        """Returns what the page has reported since it was opened."""
        found = []
        for event in self.browser.events:
            details = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                found.append(str(details["exceptionDetails"].get("exception", {}).get("description")))
            if event["method"] == "Log.entryAdded" and details["entry"]["level"] == "error":
                if details["entry"]["source"] != "network":
                    found.append(details["entry"]["text"])
        return found

    # What a person sees

    def text(self, name):
        return self.value(f"document.getElementById({json.dumps(name)}).textContent")

    def entries(self, kind="event"):
        """Returns the events, or the calls of the context, from the oldest to the newest."""
        texts = self.value(
            f"[...document.querySelectorAll('#entries li.{kind} span')].map((row) => row.textContent)")
        return texts[::-1]

    def phases(self):
        words = ("idle", "starting", "running", "held", "settling", "ended")
        return [text for text in self.entries() if text.startswith(words) and "(" not in text]

    def wait_for_phase(self, start):
        self.wait(f"document.getElementById('phase').textContent.startsWith({json.dumps(start)})")

    # What a person does

    def launch(self, scene):
        self.value(f"document.querySelector('[data-scene={scene}]').click()")
        self.wait(f"document.querySelector('[data-scene={scene}]').getAttribute('aria-current') === 'true'")
        self.rest(0.4)

    def rest(self, seconds):
        self.browser.listen(seconds)

    def at(self, point):
        """Returns the place of a point of the screen on the page."""
        left, top, width, height = self.value(
            "(({ left, top, width, height }) => [left, top, width, height])"
            "(document.getElementById('screen').getBoundingClientRect())")
        screen = SCREEN if width < height else SCREEN[::-1]
        return left + point[0] * width / screen[0], top + point[1] * height / screen[1]

    def mouse(self, kind, point, modifiers=0):
        x, y = self.at(point)
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, modifiers=modifiers,
                  buttons=0 if kind == "mouseReleased" else 1)

    def press(self, point, modifiers=0):
        self.mouse("mousePressed", point, modifiers)

    def release(self, point, modifiers=0):
        self.mouse("mouseReleased", point, modifiers)

    def tap(self, point):
        self.press(point)
        self.rest(0.05)
        self.release(point)

    def drag(self, start, end, seconds, modifiers=0):
        """Moves the pressed pointer from a point to another one."""
        for fraction in steps(seconds):
            self.mouse("mouseMoved", between(start, end, fraction), modifiers)
            self.rest(seconds / len(steps(seconds)))

    def touch(self, kind, points):
        places = [dict(zip("xy", self.at(point)), id=index) for index, point in enumerate(points)]
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=places)

    def drag_touches(self, starts, ends, seconds):
        for fraction in steps(seconds):
            self.touch("touchMove", [between(*pair, fraction) for pair in zip(starts, ends)])
            self.rest(seconds / len(steps(seconds)))

    def wheel(self, point, dy, modifiers=0):
        x, y = self.at(point)
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=dy, modifiers=modifiers)

    def key(self, key, code=None, text=None):
        code = code or key
        extra = {"text": text, "unmodifiedText": text} if text else {}
        number = {" ": 32, "Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38}.get(key, 0)
        for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=number,
                      **(extra if kind == "keyDown" else {}))
        self.rest(0.1)


def steps(seconds):
    count = max(round(seconds * 60), 1)
    return [(index + 1) / count for index in range(count)]


def between(start, end, fraction):
    return tuple(a + (b - a) * fraction for a, b in zip(start, end))


def around(center, spread, angle):
    """Returns the places of two fingers."""
    x, y = math.cos(angle) * spread / 2, math.sin(angle) * spread / 2
    return [(center[0] - x, center[1] - y), (center[0] + x, center[1] + y)]
