"""Compares how the live page and the gallery's page draw a frame: the styles of each element."""

import re

from page_speed import evaluate

# Lists the elements of a screen in their order, with their styles and texts.
LIST = """(root) => [...root.querySelectorAll('*')].map((element) => [
  element.tagName, element.getAttribute('class') ?? '', element.getAttribute('style') ?? '',
  element.childElementCount ? '' : element.textContent])"""
# Draws the newest frame at its natural size, with the modules of the live page.
LIVE = """(async () => {
  const [{ LiveFrame }, { Screen }] = await Promise.all([import('/frames.js'), import('/screen.js')]);
  const root = document.createElement('div');
  const screen = new Screen(root);
  const socket = new WebSocket(`ws://${location.host}/frames`);
  socket.binaryType = 'arraybuffer';
  const frame = new LiveFrame();
  await new Promise((done) => socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') return;
    frame.read(data, screen);
    done();
  }));
  socket.close();
  screen.draw(frame, 0);
  return (%s)(root);
})()""" % LIST
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
# A constant has three decimals in a recording, and a length of a frame is in steps of 1/128.
TOLERANCE = 0.02


def differences(browser, page, recording):
    """Returns the number of drawn elements, and the differences."""
    live = page.value(LIVE)
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call("Page.enable", session)
    # In this size the device alone has its natural size.
    browser.call("Emulation.setDeviceMetricsOverride", session, width=393, height=852, deviceScaleFactor=1,
                 mobile=False)
    browser.call("Page.navigate", session, url=f"{recording.as_uri()}#scene=live&t=100000&bare=1")
    browser.listen(1.5)
    gallery = evaluate(browser, session, f"({LIST})(document.getElementById('layers'))")
    browser.call("Target.closeTarget", targetId=target)
    if not live or not gallery:
        return 0, ["a page draws nothing"]
    if len(live) != len(gallery):
        return len(live), [f"the live page draws {len(live)} elements, and the gallery's page {len(gallery)}"]
    return len(live), [
        f"{one} is drawn as {other}" for one, other in zip(gallery, live) if not is_alike(one, other)]


def is_alike(one, other):
    texts = [[NUMBER.sub("#", part) for part in element] for element in (one, other)]
    numbers = [[float(number) for number in NUMBER.findall(element[2])] for element in (one, other)]
    return texts[0] == texts[1] and all(abs(a - b) <= TOLERANCE for a, b in zip(*numbers))
