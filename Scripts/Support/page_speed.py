"""Measures the time of a step from one frame of a recording to the next in the gallery's page."""

STEPS = 60
# Simulates a held arrow key. Each step is drawn before the next.
SCRUB = """(async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  const press = (key) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Home');
  await drawn();
  await drawn();
  const begin = performance.now();
  for (let step = 0; step < %d; step += 1) {
    press('ArrowRight');
    await drawn();
  }
  return performance.now() - begin;
})()""" % STEPS
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}


def metrics(browser, session):
    told = browser.call("Performance.getMetrics", session)["metrics"]
    return {metric["name"]: metric["value"] for metric in told}


def evaluate(browser, session, expression):
    answer = browser.call("Runtime.evaluate", session, expression=expression, awaitPromise=True,
                          returnByValue=True)
    return answer.get("result", {}).get("value")


def speed(browser, page):
    """Returns a line of figures. The main thread's time is processor time, without other processes."""
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call("Page.enable", session)
    browser.call("Page.bringToFront", session)
    browser.call("Performance.enable", session, timeDomain="threadTicks")
    browser.call("Page.navigate", session, url=page.as_uri())
    browser.listen(2)
    layers = evaluate(browser, session, "document.querySelectorAll('#layers div').length")
    evaluate(browser, session, SCRUB)  # The first run compiles code.
    before = metrics(browser, session)
    milliseconds = evaluate(browser, session, SCRUB)
    after = metrics(browser, session)
    browser.call("Target.closeTarget", targetId=target)
    if not milliseconds:
        return f"scrubbing {page.name}: no figures"

    def per_step(metric):
        return (after[metric] - before[metric]) * 1000 / STEPS

    parts = ", ".join(f"{name} {per_step(metric):.1f}" for name, metric in PARTS.items())
    return (f"scrubbing {layers} layers: {per_step('TaskDuration'):.1f} ms of the main thread per step"
            f" ({parts}); {STEPS * 1000 / milliseconds:.0f} steps per second")
