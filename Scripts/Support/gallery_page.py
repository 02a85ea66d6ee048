"""Takes pictures of the gallery's page at given times of its scenes."""

import base64
import contextlib
import io
import json
import sys
import tempfile
import time

from chromium import PATIENCE, Browser
from page_speed import evaluate
from PIL import Image

READY = "(({ scenes, ready }) => scenes > 0 && scenes === ready)(document.documentElement.dataset)"
SCENES = "JSON.parse(document.getElementById('entries').textContent).map((entry) => entry.id)"
NO_SHADOW = "document.documentElement.style.setProperty('--drop', '0 0 transparent')"
# A change of the fragment is drawn before the second frame after it.
SHOW = """new Promise((done) => {
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(done));
  addEventListener('hashchange', drawn, { once: true });
  location.hash = %s;
})"""
FEATURES = {"prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"}


class GalleryPage:
    """The gallery's page in a browser."""

    def __init__(self, browser, page):
        self.browser, self.changes = browser, 0
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Emulation.setScrollbarsHidden", hidden=True)
        self.call("Emulation.setDefaultBackgroundColorOverride", color=dict(r=0, g=0, b=0, a=0))
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name, "value": value} for name, value in FEATURES.items()])
        self.call("Page.navigate", url=page.as_uri())
        deadline = time.monotonic() + PATIENCE
        while not self.value(READY):
            if time.monotonic() > deadline:
                sys.exit(f"pictures: {page} is not ready after {PATIENCE:.0f} s")
            browser.listen(0.1)
        self.scenes = set(self.value(SCENES))

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def value(self, expression):
        return evaluate(self.browser, self.session, expression)

    def resize(self, width, height, scale=1):
        """Sets the page's size in points, and the number of pixels in a point."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def remove_shadow(self):
        """Removes the shadow of the device."""
        self.value(NO_SHADOW)

    def picture(self, scene, seconds, option=""):
        """Returns a picture of the page at a time of a scene, with an alpha channel."""
        if scene not in self.scenes:
            sys.exit(f"pictures: the page has no scene {scene}; run swift run gallery")
        # The fragment must change, even if one picture is taken twice.
        self.changes += 1
        fragment = f"scene={scene}&t={seconds:.4f}&change={self.changes}{option}"
        self.value(SHOW % json.dumps(fragment))
        data = self.call("Page.captureScreenshot", format="png")["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGBA")


@contextlib.contextmanager
def gallery_page(executable, page):
    """Opens the gallery's page in a browser, and closes the browser afterward."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(executable, profile)
        try:
            yield GalleryPage(browser, page)
        finally:
            browser.close()
