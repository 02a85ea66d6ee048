import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of an app's recognizer that moves a transition with sessions, like the toolkit's
/// recognizers.
@Suite("App's gesture recognizer", .underVariants, .alsoUnder(.removedViewsKeepTouches))
struct AppRecognizerTests {
  private final class Fixture: SlideFixture {
    let pan = AppPan()

    /// Creates a slide with an app's pan.
    ///
    /// - Parameters:
    ///   - view: The view of the recognizer. The default is the window.
    ///   - others: The toolkit's interactions.
    init(on view: UIView? = nil, beside others: [any TransitionInteraction] = []) {
      super.init([pan] + others)
      if let view { first.view.addSubview(view) }
      (view ?? base.device.window).addGestureRecognizer(pan.recognizer)
      pan.begin = { [unowned self] in present() }
    }
  }

  nonisolated enum Breaking: CaseIterable, Sendable {
    case lifted, cancelled, disabled, detached, viewRemoved, background
  }

  @Test(
    "An app's pan starts a flight, moves it, and releases it when the gesture ends or breaks off",
    arguments: Breaking.allCases)
  func starts(_ breaking: Breaking) {
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let fixture = Fixture(on: handle, beside: [.touchToPause(deciding: .left, within: 20)])
    let finger = fixture.drag(250)
    #expect(fixture.transition.phase == .held && fixture.transition.progress > 0.4)
    switch breaking {
    case .lifted: finger.lift()
    case .cancelled: finger.cancel()
    case .disabled: fixture.pan.recognizer.isEnabled = false
    case .detached: fixture.transition.interactions = []
    case .viewRemoved:
      handle.removeFromSuperview()
      finger.lift()
    case .background:
      fixture.base.device.enterBackground()
      fixture.base.device.enterForeground()
    }
    // The gesture ends with the view, unless the view keeps its touches.
    let isLifted = breaking == .viewRemoved && UIKitReading.removedViewsKeepTouches
    fixture.expectEnd(breaking == .lifted || isLifted)
    if breaking == .disabled || breaking == .detached { finger.lift() }
  }

  @Test("An app's pan holds running and settling flights, and a cancelled pan lets them continue")
  func grabs() {
    let fixture = Fixture()
    fixture.fly()
    let before = fixture.transition.progress
    let finger = fixture.drag(10)
    #expect(fixture.transition.phase == .held)
    finger.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
    #expect(fixture.transition.progress > before)
    finger.cancel()
    #expect(fixture.transition.phase != .held)
    let again = fixture.drag()
    #expect(fixture.transition.phase == .held)
    again.move(by: CGVector(dx: 300, dy: 0), over: 0.1)
    again.lift()
    fixture.expectEnd(false)
  }

  @Test("An app's pan and another pan move the flight only while they hold it")
  func oneAtATime() {
    let fixture = Fixture(beside: [.pan(.down, over: .points(852))])
    fixture.pan.recognizer.maximumNumberOfTouches = 1
    fixture.fly()
    let finger = fixture.drag()
    let progress = fixture.transition.progress
    let other = fixture.base.device.press(at: CGPoint(x: 100, y: 100))
    other.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    #expect(fixture.transition.progress == progress)
    other.lift()
    #expect(fixture.transition.phase == .held)
    finger.cancel()
    let down = fixture.base.device.press(at: CGPoint(x: 100, y: 100))
    down.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(fixture.transition.phase == .held)
    let moved = fixture.transition.progress
    let late = fixture.drag()
    #expect(fixture.transition.progress == moved)
    late.lift()
    #expect(fixture.transition.phase == .held)
    down.cancel()
    fixture.expectEnd(true)
  }

  @Test("An app's pan takes the flight over from touch-to-pause, which decides nothing afterward")
  func takesFromTouch() {
    let fixture = Fixture(beside: [.touchToPause(deciding: .right, within: 20)])
    fixture.fly()
    let before = fixture.transition.progress
    let finger = fixture.drag(100)
    #expect(fixture.transition.phase == .held && fixture.transition.progress > before)
    finger.lift()
    fixture.expectEnd(true)
  }

  @Test("A button under an app's pan does not fire during a flight")
  func button() {
    let fixture = Fixture()
    var fired = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    fixture.second.view.addSubview(button)
    fixture.fly()
    let finger = fixture.drag()
    #expect(fixture.transition.phase == .held)
    finger.lift()
    fixture.expectEnd(true)
    #expect(fired == 0)
  }

  nonisolated enum Order: CaseIterable, Sendable {
    case finish, cancel, reverse, resume
  }

  @Test(
    "finish(), cancel(), reverse() and resume() end the session of an app's pan",
    arguments: Order.allCases)
  func appSpeaks(_ order: Order) {
    let fixture = Fixture()
    fixture.fly()
    let finger = fixture.drag()
    switch order {
    case .finish: fixture.transition.finish()
    case .cancel: fixture.transition.cancel()
    case .reverse: fixture.transition.reverse()
    case .resume: fixture.transition.resume()
    }
    let phase = fixture.transition.phase
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(fixture.transition.phase == phase)
    fixture.expectEnd(order == .finish || order == .resume)
  }
}
