import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollTouchTests {
  /// A view that records the touches that it receives.
  final class LoggingView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  /// A scroll view with settable decisions about the touches of its content.
  final class AskedScrollView: UIScrollView, UIGestureRecognizerDelegate {
    var beginsTouches = true
    var cancelsTouches = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      beginsTouches
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { cancelsTouches }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  /// Returns a fixture whose scroll view has a view in it.
  private func makeFixture<View: UIScrollView>(
    _ view: View = UIScrollView(frame: .zero)
  ) -> (fixture: ScrollFixture, view: View, content: LoggingView) {
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 800)
    let content = LoggingView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(content)
    return (ScrollFixture(view), view, content)
  }

  @Test("3.34 The content receives a touch after 150 ms, or when it ends")
  func delayedTouch() {
    let (fixture, _, content) = makeFixture()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    fixture.device.advance(by: 0.1)
    #expect(content.log == [])
    fixture.device.advance(by: 0.07)
    #expect(content.log == ["began"])
    finger.lift()
    #expect(content.log == ["began", "ended"])
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.log == ["began", "ended", "began", "ended"])
  }

  @Test("3.34 The content never receives a touch that scrolls early")
  func earlyDrag() {
    let (fixture, _, content) = makeFixture()
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.3)
    finger.lift()
    #expect(content.log == [])
    #expect(isClose(fixture.offset, 50))
  }

  @Test("3.34 Without delaysContentTouches the content receives a touch at once")
  func undelayedTouch() {
    let (fixture, _, content) = makeFixture()
    fixture.scrollView.delaysContentTouches = false
    _ = fixture.device.press(at: CGPoint(x: 200, y: 400))
    #expect(content.log == ["began"])
  }

  @Test(
    "3.35 A drag cancels the content's touch, unless canCancelContentTouches is false",
    arguments: [true, false])
  func cancelsContentTouch(canCancel: Bool) {
    let (fixture, _, content) = makeFixture()
    fixture.scrollView.canCancelContentTouches = canCancel
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    fixture.device.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    #expect(content.log == (canCancel ? ["began", "cancelled"] : ["began"]))
    #expect((fixture.offset > 0) == canCancel)
  }

  @Test("3.35 By default touches in controls are not cancelled, and touches in other views are")
  func controlsKeepTouches() {
    let view = UIScrollView(frame: .zero)
    #expect(view.touchesShouldCancel(in: UIView(frame: .zero)))
    #expect(!view.touchesShouldCancel(in: UIControl(frame: .zero)))
  }

  @Test("3.35 A scroll view can leave a touch to its content, or keep it")
  func asksScrollView() {
    let (fixture, view, content) = makeFixture(AskedScrollView(frame: .zero))
    view.cancelsTouches = false
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    fixture.device.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    #expect(fixture.offset == 0)
    finger.lift()
    #expect(content.log == ["began", "ended"])
    view.beginsTouches = false
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.log == ["began", "ended"])
  }

  @Test("3.36 A scroll view can implement the methods of its pan's delegate")
  func delegateIsScrollView() {
    let (fixture, view, _) = makeFixture(AskedScrollView(frame: .zero))
    #expect(view.panGestureRecognizer.delegate === view)
    let other = UIPanGestureRecognizer()
    view.addGestureRecognizer(other)
    _ = fixture.beginDrag(down: false)
    #expect(view.isDragging)
    #expect(other.state == .began)
  }

  @Test("3.36 Replacing the delegate of the pan is an error")
  func otherDelegateTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = AskedScrollView(frame: .zero)
      let other = AskedScrollView(frame: .zero)
      view.panGestureRecognizer.delegate = other
    }
  }

  @Test("3.37 The content moves from where the pan began, without the first 10 points")
  func movesFromRecognition() {
    let fixture = ScrollFixture()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(!fixture.scrollView.isDragging)
    finger.move(by: CGVector(dx: 0, dy: -1))
    #expect(fixture.scrollView.isDragging)
    #expect(fixture.offset == 0)
    finger.move(by: CGVector(dx: 0, dy: -7))
    #expect(fixture.offset == 7)
  }

  @Test("3.54 Only a movement along a scrollable axis begins a drag")
  func movementAcross() {
    let fixture = ScrollFixture()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 60, dy: -5), over: 0.1)
    #expect(!fixture.scrollView.isDragging)
    finger.move(by: CGVector(dx: 0, dy: -5))
    #expect(fixture.scrollView.isDragging)
    finger.move(by: CGVector(dx: 60, dy: -20), over: 0.1)
    #expect(fixture.scrollView.contentOffset.x == 0)
    #expect(isClose(fixture.offset, 20))
  }

  @Test("3.55 Other targets of the pan run after the offset has moved")
  func targetsRunAfter() {
    let fixture = ScrollFixture()
    var seen: [CGFloat] = []
    fixture.scrollView.panGestureRecognizer.addHandler(fixture) { [fixture] _ in
      seen.append(fixture.offset)
    }
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -20))
    finger.move(by: CGVector(dx: 0, dy: -15))
    #expect(seen == [0, 20, 35])
  }

  @Test("3.56 The content doesn't receive the touch that stops the scrolling")
  func stoppingFinger() {
    let (fixture, _, content) = makeFixture()
    fixture.fling(velocity: -2000)
    fixture.device.advance(by: 0.05)
    content.log = []
    content.frame = fixture.scrollView.bounds
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.log == [])
    fixture.device.advanceUntilIdle()
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.log == ["began", "ended"])
  }

  @Test("3.57 A second finger doesn't change the offset")
  func secondFinger() {
    let fixture = ScrollFixture()
    let first = fixture.beginDrag(down: false)
    first.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    let second = fixture.device.press(at: CGPoint(x: 300, y: 600))
    #expect(isClose(fixture.offset, 50))
    first.lift()
    #expect(isClose(fixture.offset, 50))
    second.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    #expect(isClose(fixture.offset, 100))
    #expect(fixture.scrollView.isDragging)
  }
}
