"""Measures the live page: from an event of a pointer to the painted frame, and frames per second."""

import statistics

from live_page import LivePage, Server

PRESSES = 40
SECONDS = 5
LAYERS = 100
FRAME = 1000 / 60  # milliseconds
# Measures from the time of a pointer's event to the end of the frame that draws the finger.
PREPARE = """(() => {
  window.latencies = [];
  let pressed = 0;
  document.getElementById('screen').addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; },
    { capture: true });
  const channel = new MessageChannel();
  // The message arrives after the browser has painted the frame.
  channel.port1.onmessage = () => {
    if (pressed) latencies.push(performance.now() - pressed);
    pressed = 0;
  };
  new MutationObserver(() => {
    if (pressed && document.querySelector('#overlay .finger')) channel.port2.postMessage(0);
  }).observe(document.querySelector('#overlay svg'), { childList: true });
})()"""


def measure(browser, executable):
    """Yields lines of figures."""
    server = Server(executable, "--layers", str(LAYERS))
    try:
        page = LivePage(browser, server.url)
        page.call("Page.bringToFront")
        page.value(PREPARE)
        for index in range(PRESSES):
            page.press((100 + 3 * index, 400))
            page.rest(0.11 + 0.003 * (index % 7))
            page.release((100 + 3 * index, 400))
            page.rest(0.05)
        latencies = sorted(page.value("latencies"))
        median = statistics.median(latencies)
        yield (f"from a pointer's event to the painted frame: {median:.1f} ms in the median of {len(latencies)},"
               f" {median / FRAME:.1f} frames; {latencies[int(len(latencies) * 0.9)]:.1f} ms in the slowest tenth")
        before = page.value("+document.documentElement.dataset.frames")
        started = page.value("performance.now()")
        page.rest(SECONDS)
        frames = page.value("+document.documentElement.dataset.frames") - before
        passed = (page.value("performance.now()") - started) / 1000
        yield f"{LAYERS} moving layers: {frames / passed:.1f} frames per second"
        page.close()
    finally:
        server.stop()
