import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An app's own delegate, which notes that it is asked.
private final class AppDelegate: NSObject, UIGestureRecognizerDelegate {
  var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return true
  }
}

/// A pan that reports what no finger does.
private final class OddPan: UIPanGestureRecognizer {
  var number: CGFloat?

  override func translation(in view: UIView?) -> CGPoint {
    number.map { CGPoint(x: $0, y: $0) } ?? super.translation(in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    number.map { CGPoint(x: $0, y: $0) } ?? super.velocity(in: view)
  }
}

@Suite("Gestures beside others", .everyReading)
struct GestureCoexistenceTests {
  @Test("A recognizer of the app's own keeps delegate and targets", arguments: GestureKind.allCases)
  func appsRecognizer(_ kind: GestureKind) {
    let world = FlightWorld()
    let recognizer = kind.makeRecognizer()
    let delegate = AppDelegate()
    var actions = 0
    let own = GestureObserver(recognizer) { _ in actions += 1 }
    recognizer.delegate = delegate
    world.presenter.view.addGestureRecognizer(recognizer)
    world.transition.interactions = [
      kind.interaction(with: recognizer) { [unowned world] in
        world.presenter.present(world.presented, with: world.transition)
      }
    ]
    let hand = GestureHand(kind, on: world.device)
    hand.begin()
    hand.move(to: 0.6)
    #expect(abs(world.transition.progress - 0.6) < 1e-6)
    #expect(world.device.window.gestureRecognizers?.isEmpty != false)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(delegate.questions == 1)
    #expect(actions > 2)
    #expect(recognizer.delegate === delegate)
    world.transition.interactions = []
    #expect(recognizer.view === world.presenter.view)
    own.invalidate()
  }

  @Test("A recognizer that is disabled under the fingers lets go", arguments: GestureKind.allCases)
  func disabled(_ kind: GestureKind) {
    for isGrab in [false, true] {
      let world = FlightWorld()
      let recognizer = kind.makeRecognizer()
      (isGrab ? world.device.window : world.presenter.view).addGestureRecognizer(recognizer)
      world.transition.interactions = [
        kind.interaction(with: recognizer) { [unowned world] in
          world.presenter.present(world.presented, with: world.transition)
        }
      ]
      if isGrab { world.present() }
      let hand = GestureHand(kind, on: world.device)
      hand.begin()
      hand.move(to: 0.1)
      #expect(world.transition.phase == .held)
      recognizer.isEnabled = false
      hand.move(to: 0.3)
      world.device.advanceUntilIdle()
      #expect(world.completions == [isGrab])
      hand.lift()
    }
  }

  @Test("Numbers that are none are ignored", arguments: [CGFloat.nan, .infinity, -.infinity])
  func oddNumbers(_ number: CGFloat) {
    let world = FlightWorld()
    let pan = OddPan()
    world.device.window.addGestureRecognizer(pan)
    world.transition.interactions = [.pan(.down, over: 200, with: pan)]
    world.present()
    let hand = GestureHand(.pan, on: world.device)
    hand.begin()
    hand.move(to: 0.1)
    let shown = world.shown
    pan.number = number
    hand.move(to: 0.3)
    #expect(largestDifference(world.shown, shown) < 0.01)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  @Test("A gesture whose first number is none holds, and moves nothing it should not")
  func oddGrab() {
    let world = FlightWorld()
    let pan = OddPan()
    world.device.window.addGestureRecognizer(pan)
    world.transition.interactions = [.pan(.down, over: 200, with: pan)]
    world.present()
    pan.number = .nan
    let hand = GestureHand(.pan, on: world.device)
    hand.begin()
    #expect(world.transition.phase == .held)
    #expect(world.transition.progress.isFinite)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  /// A world in flight with a pan and a pinch, each on a recognizer of the app's own that lets the
  /// other go on.
  private func worldWithTwo() -> (FlightWorld, UIView, UIView) {
    let world = FlightWorld()
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    let bottom = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    for (view, recognizer) in [(top, pan), (bottom, pinch)] {
      world.device.window.addSubview(view)
      view.addGestureRecognizer(recognizer)
    }
    world.transition.interactions = [
      .pan(.down, over: 200, with: pan), .pinch(by: 3, with: pinch),
    ]
    world.present()
    for view in [top, bottom] { world.device.window.bringSubviewToFront(view) }
    return (world, top, bottom)
  }

  @Test("Of two gestures at once the first has hold; the other moves nothing, even when it lifts")
  func firstHasHold() {
    let (world, _, _) = worldWithTwo()
    let finger = world.device.press(at: CGPoint(x: 200, y: 50))
    finger.move(by: CGVector(dx: 0, dy: 12))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    let shown = world.shown
    let hand = GestureHand(.pinch, on: world.device)
    hand.begin()
    hand.move(to: 0.4)
    #expect(largestDifference(world.shown, shown) < 0.01)
    hand.lift()
    #expect(world.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    #expect(abs(world.shown[0] - shown[0] - 20) < within(0.01, orStep: 4))
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("When the first has let go, the next gesture grabs what settles")
  func takesOver() {
    let (world, _, _) = worldWithTwo()
    let finger = world.device.press(at: CGPoint(x: 200, y: 50))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let hand = GestureHand(.pinch, on: world.device)
    // The app lets go, the finger stays down: the pinch may take over, and the pan moves nothing.
    world.transition.cancel()
    hand.begin(at: world.transition.progress)
    #expect(world.transition.phase == .held)
    let shown = world.shown
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
    finger.lift()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) < 0.01)
    hand.move(to: 0.5)
    #expect(world.shown[0] > shown[0] + 50)
    hand.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("A second finger of a pan makes no jump")
  func secondFinger() {
    let world = FlightWorld()
    world.transition.interactions = [.pan(.down, over: 200)]
    world.present()
    let first = world.device.press(at: CGPoint(x: 200, y: 300))
    first.move(by: CGVector(dx: 0, dy: 12))
    first.move(by: CGVector(dx: 0, dy: 10))
    let shown = world.shown
    let second = world.device.press(at: CGPoint(x: 200, y: 700))
    #expect(largestDifference(world.shown, shown) < 0.01)
    first.lift()
    #expect(world.transition.phase == .held)
    second.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    #expect(abs(world.shown[0] - shown[0] - 30) < within(0.01, orStep: 4))
    second.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }
}
