import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A presented page that scrolls vertically, with a horizontal strip and a button. A pull at its
/// top dismisses the page.
private final class ScrollingPage {
  let fixture = ChangeFixture(.dismiss)
  let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 150))
  let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 50))
  var taps = 0

  init() {
    page.contentInsetAdjustmentBehavior = .never
    page.contentSize = CGSize(width: 393, height: 3000)
    strip.contentInsetAdjustmentBehavior = .never
    strip.contentSize = CGSize(width: 2000, height: 150)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    page.addSubview(strip)
    page.addSubview(button)
    fixture.from.view.addSubview(page)
    fixture.transition.interactions = [
      .scrollPullToDismiss(page, over: 400) { [unowned fixture] in fixture.ask() }
    ]
    fixture.base.device.advance(by: 0.05)
  }

  func press(at point: CGPoint) -> Finger { fixture.base.device.press(at: point) }

  /// Expects that the page is shown or dismissed, and that no flight is in progress.
  func expectRest(isDismissed: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    fixture.base.device.advanceUntilIdle()
    fixture.expectRest(at: isDismissed ? .end : .start, sourceLocation: sourceLocation)
    fixture.expectShown(isDismissed ? fixture.to : fixture.from, sourceLocation: sourceLocation)
    #expect(page.bounces, sourceLocation: sourceLocation)
  }
}

@Suite("Requests by users of other libraries: scroll views", .underVariants)
struct PeersAsksAboutScrollingTests {
  @Test(
    "Ask 9: A pull at the top dismisses, unless it returns before the release",
    arguments: [true, false])
  func pull(finishes: Bool) {
    let page = ScrollingPage()
    let finger = page.press(at: CGPoint(x: 300, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    #expect(page.fixture.transition.phase == .held)
    #expect(abs(page.page.contentOffset.y) < 1e-9)
    finger.move(by: CGVector(dx: 0, dy: finishes ? 100 : -100), over: 0.1)
    finger.lift()
    var strayed: CGFloat = 0
    let observation = page.fixture.base.device.onFrame { [unowned page] _ in
      strayed = max(strayed, abs(page.page.contentOffset.y))
    }
    page.expectRest(isDismissed: finishes)
    // The throw that returns the page does not scroll the content.
    #expect(strayed == 0)
    observation.cancel()
  }

  @Test("Ask 9: A drag first scrolls the content to its top, and then dismisses")
  func scrolledContent() {
    let page = ScrollingPage()
    page.page.contentOffset.y = 200
    let finger = page.press(at: CGPoint(x: 300, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    #expect(page.fixture.transition.flight == nil)
    #expect((40...70).contains(page.page.contentOffset.y))
    finger.move(by: CGVector(dx: 0, dy: 250), over: 0.2)
    #expect(page.fixture.transition.phase == .held)
    #expect(page.page.contentOffset.y == 0)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    finger.lift()
    page.expectRest(isDismissed: true)
  }

  @Test("Ask 9: A drag up scrolls and does not dismiss")
  func upwards() {
    let page = ScrollingPage()
    let finger = page.press(at: CGPoint(x: 300, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
    finger.lift()
    page.expectRest(isDismissed: false)
    #expect(page.page.contentOffset.y > 280)
  }

  @Test("Ask 9: A horizontal drag in a strip scrolls the strip")
  func sideways() {
    let page = ScrollingPage()
    let finger = page.press(at: CGPoint(x: 300, y: 180))
    finger.move(by: CGVector(dx: -200, dy: 20), over: 0.2)
    #expect(page.fixture.transition.flight == nil)
    finger.lift()
    page.expectRest(isDismissed: false)
    #expect(page.strip.contentOffset.x > 150)
    #expect(page.page.contentOffset.y == 0)
  }

  @Test("Ask 9: A tap fires a button before a pull and after a pull that returned")
  func button() {
    let page = ScrollingPage()
    for round in 1...2 {
      page.fixture.base.device.tap(at: CGPoint(x: 60, y: 320))
      page.fixture.base.device.advance(by: 0.3)
      #expect(page.taps == round)
      let finger = page.press(at: CGPoint(x: 60, y: 320))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
      finger.lift()
      page.expectRest(isDismissed: false)
      #expect(page.taps == round)
    }
  }

  @Test("Ask 9: A pan holds a settling dismissal and reverses it, without scrolling the content")
  func caught() {
    let page = ScrollingPage()
    // The pan is on the window, because UIKit may keep touches from moving views.
    page.fixture.transition.interactions.append(.pan(.up, over: 400))
    let finger = page.press(at: CGPoint(x: 300, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    finger.lift()
    let second = page.press(at: CGPoint(x: 300, y: 600))
    second.move(by: CGVector(dx: 0, dy: -14), over: 1 / 60)
    #expect(page.fixture.transition.phase == .held)
    second.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
    second.lift()
    page.expectRest(isDismissed: false)
    #expect(page.page.contentOffset.y == 0)
  }
}
