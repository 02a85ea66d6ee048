"""The checks of the live device's page: what a person does, and what the page must show then."""

import pathlib
import signal
import tempfile

from live_page import LivePage, around
from live_styles import differences

ALT, CTRL = 1, 2  # modifiers of the DevTools protocol
EDIT = (335, 70)  # the Edit button of the lock screen
CARD = (190, 400)  # a card of the board
PHOTO = (196, 356)  # a photo of the grid


def expect_phases(page, *expected):
    """Returns a problem unless the page lists the phases of the last flights."""
    page.wait_for_phase("ended")
    page.rest(0.2)
    phases = page.phases()
    found = [phase for index, phase in enumerate(phases) if index == 0 or phases[index - 1] != phase]
    return [] if found == list(expected) else [f"the phases are {found}, not {list(expected)}"]


def open_page(browser, server, scene, **options):
    page = LivePage(browser, server.url, **options)
    page.call("Page.bringToFront")
    page.launch(scene)
    return page


def drag(browser, server):
    page = open_page(browser, server, "edge-swipe")
    page.press((3, 430))
    page.drag((3, 430), (210, 432), 0.5)
    page.wait_for_phase("held")
    progress = float(page.text("progress"))
    page.drag((210, 432), (270, 432), 0.3)
    page.rest(0.2)
    page.release((270, 432))
    found = expect_phases(page, "starting", "held", "settling toward the end", "ended at the end")
    if not 0.3 < progress < 1:
        found.append(f"the progress of the held menu is {progress}")
    if page.entries("context")[-1:] != ["completeTransition(true)"]:
        found.append(f"the calls of the context are {page.entries('context')}")
    return found + page.errors()


def flick(browser, server):
    page = open_page(browser, server, "edge-swipe")
    page.press((3, 430))
    # Without a rest before the release.
    for x in (30, 60, 90, 120, 150):
        page.mouse("mouseMoved", (x, 431))
    page.release((150, 431))
    return expect_phases(page, "starting", "held", "settling toward the end", "ended at the end") + page.errors()


def touch_to_pause(browser, server):
    page = open_page(browser, server, "tap-to-pause")
    page.tap(EDIT)
    page.wait_for_phase("running")
    page.rest(0.25)
    page.press((200, 400))
    page.wait_for_phase("held")
    before = page.text("progress")
    page.rest(0.3)
    found = [] if page.text("progress") == before else ["a held flight moves"]
    page.drag((200, 400), (203, 340), 0.2)
    page.release((203, 340))
    found += expect_phases(
        page, "running toward the end", "held", "settling toward the start", "ended at the start")
    return found + page.errors()


def pull(browser, server):
    page = open_page(browser, server, "pull-to-present")
    page.press((180, 300))
    page.drag((180, 300), (184, 520), 0.7)
    page.wait_for_phase("held")
    page.rest(0.3)
    page.release((184, 520))
    return expect_phases(page, "starting", "held", "settling toward the end", "ended at the end") + page.errors()


def pinch(browser, server):
    """Two fingers of a touch screen."""
    page = open_page(browser, server, "pinch-to-open", mobile=True)
    starts, ends = around(PHOTO, 70, -0.8), around(PHOTO, 300, -0.8)
    page.touch("touchStart", starts)
    page.drag_touches(starts, ends, 0.5)
    page.wait_for_phase("held")
    circles = page.value("document.querySelectorAll('#overlay .finger').length")
    page.rest(0.2)
    page.touch("touchEnd", [])
    found = expect_phases(page, "starting", "held", "settling toward the end", "ended at the end")
    if circles != 2:
        found.append(f"{circles} fingers are drawn, not 2")
    return found + page.errors()


def option_key(browser, server):
    """A mouse with the option key is two fingers, mirrored about the middle of the screen."""
    page = open_page(browser, server, "nine-cards")
    page.tap(CARD)
    page.wait_for_phase("ended at the end")
    page.press((300, 650), ALT)
    page.drag((300, 650), (235, 500), 0.6, ALT)
    page.rest(0.2)
    circles = page.value(
        "[...document.querySelectorAll('#overlay .finger')].map((circle) => [+circle.getAttribute('cx'),"
        " +circle.getAttribute('cy')])")
    page.wait_for_phase("held")
    page.release((235, 500), ALT)
    page.wait_for_phase("ended at the")
    found = page.errors()
    if len(circles) != 2 or abs(circles[0][0] + circles[1][0] - 393) > 1 or abs(
            circles[0][1] + circles[1][1] - 852) > 1:
        found.append(f"the fingers are at {circles}")
    return found


def wheel(browser, server):
    """A wheel scrolls, and with the control key it pinches."""
    page = open_page(browser, server, "pull-to-present")
    for _ in range(14):
        page.wheel((180, 400), -20)
        page.rest(0.03)
    page.wait("[...document.querySelectorAll('#entries li.event span')].some((row) => row.textContent === 'held')")
    page.wait_for_phase("ended")
    found = page.errors()
    page.launch("pinch-to-open")
    for _ in range(12):
        page.wheel(PHOTO, -15, CTRL)
        page.rest(0.03)
    page.wait_for_phase("ended at the end")
    if page.value("visualViewport.scale") != 1:
        found.append("the browser zooms its page")
    return found


def two_pages(browser, server):
    """Both pages show one device. A finger belongs to its page."""
    first = open_page(browser, server, "tap-to-pause")
    second = LivePage(browser, server.url)
    second.call("Page.bringToFront")
    second.tap(EDIT)
    first.wait_for_phase("running")
    second.press((200, 400))
    first.wait_for_phase("held")
    first.wait("document.documentElement.dataset.pages === '2'")
    second.close()
    first.call("Page.bringToFront")
    first.wait("document.documentElement.dataset.pages === '1'")
    # The finger is cancelled, so it holds the flight no longer.
    first.wait("!document.querySelectorAll('#overlay .finger').length")
    found = expect_phases(first, "running toward the end", "held", "running toward the end", "ended at the end")
    return found + first.errors()


def reload(browser, server):
    """A reload in mid-flight keeps the device."""
    page = open_page(browser, server, "tap-to-pause")
    page.tap(EDIT)
    page.wait_for_phase("running")
    page.rest(0.2)
    page.tap((200, 400))
    page.wait_for_phase("held")
    progress = page.text("progress")
    page.call("Page.reload")
    page.rest(0.5)
    page.wait("document.documentElement.dataset.frames > 0")
    page.wait_for_phase("held")
    found = [] if page.text("progress") == progress else ["the flight has moved during the reload"]
    page.tap((200, 400))
    page.wait_for_phase("ended at the end")
    return found + page.errors()


def lost_server(browser, server):
    """A page without a server says so, and connects again."""
    page = open_page(browser, server, "sheet")
    server.stop()
    page.wait("document.documentElement.dataset.state === 'lost'")
    found = [] if "connects by itself" in page.text("message") else ["the page does not say that it is lost"]
    server.start("nine-cards")
    page.wait("document.documentElement.dataset.state === 'live'")
    page.wait("document.getElementById('chooser').value === 'nine-cards'")
    page.tap(CARD)
    page.wait_for_phase("ended at the end")
    return found + page.errors()


def stopped_server(browser, server):
    """A page notices a server that stands still, and connects again when it goes on."""
    page = open_page(browser, server, "sheet")
    server.process.send_signal(signal.SIGSTOP)
    page.wait("document.documentElement.dataset.state === 'lost'")
    server.process.send_signal(signal.SIGCONT)
    page.wait("document.documentElement.dataset.state === 'live'")
    page.press((200, 300))
    page.wait("document.querySelectorAll('#overlay .finger').length === 1")
    page.release((200, 300))
    return page.errors()


def buttons(browser, server):
    """Another button of the mouse changes nothing, and keeps no finger down."""
    page = open_page(browser, server, "sheet")
    page.press((200, 300))
    page.wait("document.querySelectorAll('#overlay .finger').length === 1")
    x, y = page.at((200, 300))
    page.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="right", buttons=3)
    page.rest(0.2)
    found = [] if page.value("document.querySelectorAll('#overlay .finger').length") == 1 else ["no finger is down"]
    page.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", buttons=2)
    page.wait("!document.querySelectorAll('#overlay .finger').length")
    page.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="right", buttons=0)
    return found + page.errors()


def save(browser, server):
    """The last ten seconds are saved, and a scene is launched again, by clicks."""
    with tempfile.TemporaryDirectory() as folder:
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        page = open_page(browser, server, "nine-cards")
        page.tap(CARD)
        page.wait_for_phase("ended at the end")
        page.value("document.getElementById('again').click()")
        page.wait_for_phase("idle")
        page.value("document.getElementById('save').click()")
        page.wait("document.getElementById('saved').textContent === 'Saved as nine-cards.html.'")
        path = pathlib.Path(folder) / "nine-cards.html"
        for _ in range(50):
            if path.is_file():
                break
            page.rest(0.1)
        found = [] if path.is_file() and "<html" in path.read_text() else ["the saved file is no page"]
    return found + page.errors()


def clock(browser, server):
    """The clock freezes, makes single frames, and runs slower."""
    page = open_page(browser, server, "tap-to-pause")
    page.value("document.getElementById('slow').value = '10';"
               "document.getElementById('slow').dispatchEvent(new Event('change', { bubbles: true }))")
    page.tap(EDIT)
    page.wait_for_phase("running")
    page.key(" ", "Space", " ")
    page.wait("document.getElementById('freeze').getAttribute('aria-pressed') === 'true'")
    before = page.text("progress")
    page.rest(0.4)
    found = [] if page.text("progress") == before else ["a frozen clock runs"]
    frames = page.value("document.documentElement.dataset.frames")
    page.key(".", "Period", ".")
    page.wait(f"document.documentElement.dataset.frames > {frames}")
    page.key(" ", "Space", " ")
    page.wait_for_phase("ended at the end")
    return found + page.errors()


def keyboard(browser, server):
    """The panel works by keyboard, and each control has a name for a screen reader."""
    page = open_page(browser, server, "sheet")
    found, reached = [], []
    page.value("document.activeElement.blur()")
    for _ in range(90):
        page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        page.call("Input.dispatchKeyEvent", type="keyUp", key="Tab", code="Tab", windowsVirtualKeyCode=9)
        reached.append(page.value(
            "document.activeElement.id || document.activeElement.dataset.option || document.activeElement.dataset.scene"
            " || document.activeElement.tagName"))
    for name in ("screen", "again", "freeze", "slow", "rate", "landscape", "voiceOver", "darkMode", "save", "SUMMARY",
                 "entries", "nine-cards"):
        if name not in reached:
            found.append(f"the tabulator does not reach {name}")
    nodes = page.call("Accessibility.getFullAXTree").get("nodes", [])
    roles = {"button", "checkbox", "combobox", "application", "DisclosureTriangle", "list", "status"}
    for node in nodes:
        role = node.get("role", {}).get("value")
        if role in roles - {"list", "status"} and not node.get("ignored") and not node.get("name", {}).get("value"):
            found.append(f"a {role} has no name")
    shown = {node.get("role", {}).get("value") for node in nodes if not node.get("ignored")}
    if roles - {"DisclosureTriangle"} - shown:
        found.append(f"a screen reader does not find {roles - shown}")
    # A check box by the space bar, and the orientation by the arrows.
    page.value("document.querySelector('[data-option=darkMode]').focus()")
    page.key(" ", "Space", " ")
    page.wait("document.querySelector('[data-option=darkMode]').checked")
    if page.value("document.getElementById('freeze').getAttribute('aria-pressed')") == "true":
        found.append("the space bar on a check box also freezes the clock")
    page.value("document.getElementById('screen').focus()")
    page.key("ArrowLeft")
    page.wait("document.getElementById('landscape').checked")
    page.key("ArrowUp")
    page.wait("!document.getElementById('landscape').checked")
    page.press((200, 300))
    page.wait("document.querySelectorAll('#overlay .finger').length === 1")
    page.key("Escape")
    page.wait("!document.querySelectorAll('#overlay .finger').length")
    page.release((200, 300))
    return found + page.errors()


def phone(browser, server):
    """On a phone, 390 points wide, everything fits into the width, and the screen takes touches."""
    page = open_page(browser, server, "edge-swipe", width=390, height=780, mobile=True)
    page.touch("touchStart", [(3, 430)])
    page.drag_touches([(3, 430)], [(270, 432)], 0.4)
    page.rest(0.2)
    page.touch("touchEnd", [])
    found = expect_phases(page, "starting", "held", "settling toward the end", "ended at the end")
    if page.value("document.documentElement.scrollWidth") > 390:
        found.append("the page is wider than the phone")
    if page.value("scrollY"):
        found.append("a touch of the screen scrolls the page")
    height = page.value("document.getElementById('screen').getBoundingClientRect().height")
    if height < 420:
        found.append(f"the screen is only {height} points high")
    found += page.value("""[...document.querySelectorAll('button, select, summary, label, a')]
        .map((control) => [control, control.getBoundingClientRect().height])
        .filter(([, height]) => height > 0 && height < 24)
        .map(([control, height]) => `${control.outerHTML.slice(0, 60)} is only ${height} points high`)""")
    page.call("Emulation.setDeviceMetricsOverride", width=844, height=390, deviceScaleFactor=1, mobile=True)
    page.rest(0.3)
    height = page.value("document.getElementById('screen').getBoundingClientRect().height")
    if height < 200:
        found.append(f"on a phone in landscape, the screen is only {height} points high")
    if page.value("document.documentElement.scrollWidth") > 844:
        found.append("the page is wider than the phone in landscape")
    return found + page.errors()


def drawing(browser, server):
    """The live page and the gallery's page draw a recording in the same way."""
    found = []
    for scene, point in (("nine-cards", CARD), ("tap-to-pause", EDIT), ("app-store-card", (190, 400))):
        page = open_page(browser, server, scene)
        page.tap(point)
        page.wait_for_phase("running")
        page.rest(0.15)
        page.key(" ", "Space", " ")
        page.wait("document.getElementById('freeze').getAttribute('aria-pressed') === 'true'")
        page.rest(0.2)
        html = page.value("fetch('/recording').then((answer) => answer.text())")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "recording.html"
            path.write_text(html)
            count, problems = differences(browser, page, path)
        if count < 20:
            found.append(f"{scene}: only {count} elements are drawn")
        found += [f"{scene}: {problem}" for problem in problems[:5]]
        page.key(" ", "Space", " ")
        page.close()
    return found


def all_scenes(browser, server):
    """Every scene launches, is drawn, and takes a finger."""
    page = LivePage(browser, server.url)
    page.call("Page.bringToFront")
    found = []
    for scene in page.value("[...document.querySelectorAll('[data-scene]')].map(({ dataset }) => dataset.scene)"):
        page.launch(scene)
        page.press((196, 426))
        page.drag((196, 426), (200, 520), 0.1)
        page.release((200, 520))
        if page.value("document.querySelectorAll('#layers div').length") < 5:
            found.append(f"{scene} is not drawn")
    return found + page.errors()


CHECKS = {
    "drag": drag, "flick": flick, "touch to pause": touch_to_pause, "pull": pull, "pinch": pinch,
    "option key": option_key, "mouse buttons": buttons, "wheel": wheel, "two pages": two_pages, "reload": reload,
    "lost server": lost_server, "stopped server": stopped_server, "clock": clock, "save": save,
    "keyboard": keyboard, "phone": phone, "drawing": drawing, "all scenes": all_scenes,
}
