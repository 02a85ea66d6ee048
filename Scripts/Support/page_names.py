"""Checks that the gallery's page shows notes, and outlines layers with names on request."""

from page_speed import evaluate

# Checks the first scene with names at its representative moment, and the first scene without names.
LOOK = """(async () => {
  const faults = [];
  const expect = (holds, fault) => { if (!holds) faults.push(fault); };
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const press = (key) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const hasNames = all('script[id^=recording-]')
    .map((data) => JSON.parse(data.textContent).layers.some((layer) => 'g' in layer));
  const show = async (index) => {
    location.hash = `#scene=${JSON.parse(document.getElementById('entries').textContent)[index].id}`;
    await wait(200);
  };
  if (!hasNames.includes(true)) return faults;
  await show(hasNames.indexOf(true));
  const isSeen = (selector) => all(selector).some((element) => element.checkVisibility());
  const text = all('#notes .text.current').map((element) => element.innerText).join();
  expect(isSeen('#notes') && text, 'no note is shown');
  expect(isSeen('#outline-names'), 'outlines cannot be asked for');
  expect(!all('#outlines *').length, 'there are outlines without being asked for');
  press('o');
  const tags = all('#outlines .tag').map((tag) => tag.textContent);
  expect(tags.length, 'there are no outlines');
  const sides = ['left', 'top', 'right', 'bottom'];
  all('#outlines polygon').forEach((line, index) => {
    const element = all('#layers div').find((div) => div.layerNode?.layer.g === tags[index]);
    const [outline, box] = [line, element].map((shape) => shape.getBoundingClientRect());
    expect(sides.every((side) => Math.abs(outline[side] - box[side]) < 2),
      `the outline of ${tags[index]} is elsewhere`);
  });
  press('o');
  expect(!all('#outlines *').length, 'outlines do not go');
  if (!hasNames.includes(false)) return faults;
  await show(hasNames.indexOf(false));
  expect(!isSeen('#notes') && !isSeen('#outline-names'), 'a scene without names shows some');
  return faults;
})()"""


def faults_of_names(browser, page):
    """Returns the problems of the page, one per line."""
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call("Page.enable", session)
    browser.call("Page.navigate", session, url=page.as_uri())
    browser.listen(2)
    faults = evaluate(browser, session, LOOK)
    browser.call("Target.closeTarget", targetId=target)
    return ["names: the page does not answer"] if faults is None else [
        f"names: {fault}" for fault in faults]
