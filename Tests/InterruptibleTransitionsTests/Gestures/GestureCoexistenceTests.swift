import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An app's delegate, which counts how often it is called.
private final class AppDelegate: NSObject, UIGestureRecognizerDelegate {
  var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return true
  }
}

/// A pan that can report other numbers than those of its fingers.
private final class OddPan: UIPanGestureRecognizer {
  var number: CGFloat?

  override func translation(in view: UIView?) -> CGPoint {
    number.map { CGPoint(x: $0, y: $0) } ?? super.translation(in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    number.map { CGPoint(x: $0, y: $0) } ?? super.velocity(in: view)
  }
}

extension GestureTests {
  @Suite("Coexisting gestures", .underVariants)
  struct Coexistence {
    @Test("An app's recognizer keeps its delegate and targets", arguments: GestureKind.allCases)
    func appsRecognizer(_ kind: GestureKind) {
      let fixture = FlightFixture()
      let recognizer = kind.makeRecognizer()
      let delegate = AppDelegate()
      var actions = 0
      let own = TransitionGestureObserver(recognizer) { _ in actions += 1 }
      recognizer.delegate = delegate
      fixture.presenter.view.addGestureRecognizer(recognizer)
      fixture.transition.interactions = [
        kind.interaction(with: recognizer) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: 0.6)
      #expect(abs(fixture.transition.progress - 0.6) < 1e-6)
      // There is one recognizer for controls, and one for touches that UIKit doesn't give the app's
      // recognizer.
      #expect(fixture.device.window.gestureRecognizers?.count == 2)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
      #expect(delegate.questions == 1)
      #expect(actions > 2)
      #expect(recognizer.delegate === delegate)
      fixture.transition.interactions = []
      #expect(recognizer.view === fixture.presenter.view)
      own.invalidate()
    }

    @Test(
      "Disabling a recognizer during its gesture releases the flight",
      arguments: GestureKind.allCases
    )
    func disabled(_ kind: GestureKind) {
      for isGrab in [false, true] {
        let fixture = FlightFixture()
        let recognizer = kind.makeRecognizer()
        (isGrab ? fixture.device.window : fixture.presenter.view).addGestureRecognizer(recognizer)
        fixture.transition.interactions = [
          kind.interaction(with: recognizer) { [unowned fixture] in
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          }
        ]
        if isGrab { fixture.present() }
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 0.1)
        #expect(fixture.transition.phase == .held)
        recognizer.isEnabled = false
        hand.move(to: 0.3)
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [isGrab])
        hand.lift()
      }
    }

    @Test(
      "Translations that are not finite are ignored",
      arguments: [CGFloat.nan, .infinity, -.infinity])
    func oddNumbers(_ number: CGFloat) {
      let fixture = FlightFixture()
      let pan = OddPan()
      fixture.device.window.addGestureRecognizer(pan)
      fixture.transition.interactions = [.pan(.down, over: 200, with: pan)]
      fixture.present()
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.1)
      let shown = fixture.shown
      pan.number = number
      hand.move(to: 0.3)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("A gesture whose first translation is NaN holds the flight without moving it")
    func oddGrab() {
      let fixture = FlightFixture()
      let pan = OddPan()
      fixture.device.window.addGestureRecognizer(pan)
      fixture.transition.interactions = [.pan(.down, over: 200, with: pan)]
      fixture.present()
      pan.number = .nan
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.progress.isFinite)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    /// Returns a fixture in flight with a pan and a pinch. Each has a recognizer of the app that
    /// allows the other to recognize.
    private func fixtureWithTwo() -> (FlightFixture, UIView, UIView) {
      let fixture = FlightFixture()
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      let bottom = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
      let pan = UIPanGestureRecognizer()
      let pinch = UIPinchGestureRecognizer()
      for (view, recognizer) in [(top, pan), (bottom, pinch)] {
        fixture.device.window.addSubview(view)
        view.addGestureRecognizer(recognizer)
      }
      fixture.transition.interactions = [
        .pan(.down, over: 200, with: pan), .pinch(by: 3, with: pinch),
      ]
      fixture.present()
      for view in [top, bottom] { fixture.device.window.bringSubviewToFront(view) }
      return (fixture, top, bottom)
    }

    @Test("Of two simultaneous gestures, only the first moves the flight until it is released")
    func firstHasHold() {
      let (fixture, _, _) = fixtureWithTwo()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 50))
      finger.move(by: CGVector(dx: 0, dy: 12))
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      let shown = fixture.shown
      let hand = GestureHand(.pinch, on: fixture.device)
      hand.begin()
      hand.move(to: 0.4)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      hand.lift()
      #expect(fixture.transition.phase == .held)
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      #expect(abs(fixture.shown[0] - shown[0] - 20) < within(0.01, orStep: 4))
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("After the first gesture's release, the next gesture holds the settling flight")
    func takesOver() {
      let (fixture, _, _) = fixtureWithTwo()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 50))
      finger.move(by: CGVector(dx: 0, dy: 12))
      let hand = GestureHand(.pinch, on: fixture.device)
      // The app releases the flight while the finger stays down. The pinch may then hold the
      // flight, and the pan moves nothing.
      fixture.transition.cancel()
      hand.begin(at: fixture.transition.progress)
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      finger.lift()
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      hand.move(to: 0.5)
      #expect(fixture.shown[0] > shown[0] + 50)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A second finger of a pan does not make the flight jump")
    func secondFinger() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: 200)]
      fixture.present()
      let first = fixture.device.press(at: CGPoint(x: 200, y: 300))
      first.move(by: CGVector(dx: 0, dy: 12))
      first.move(by: CGVector(dx: 0, dy: 10))
      let shown = fixture.shown
      let second = fixture.device.press(at: CGPoint(x: 200, y: 700))
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      first.lift()
      #expect(fixture.transition.phase == .held)
      second.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      #expect(abs(fixture.shown[0] - shown[0] - 30) < within(0.01, orStep: 4))
      second.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("In flight, a scroll view waits for a gesture, unless an earlier scroll pull uses it")
    func scrollViews() throws {
      let fixture = FlightFixture()
      let pulled = UIScrollView()
      let later = UIScrollView()
      let other = UIScrollView()
      fixture.transition.interactions = [
        .scrollPull(pulled, past: 30, over: 90, pinsContent: true) {}, .pan(.down, over: 200),
        .scrollPull(later, past: 30, over: 90, pinsContent: true) {},
      ]
      fixture.present()
      let pan = try #require(fixture.transition.interactions[1].recognizers.first)
      let delegate = try #require(pan.delegate)
      func waits(_ recognizer: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: recognizer)
      }
      let stranger = UIPanGestureRecognizer()
      other.addGestureRecognizer(stranger)
      #expect(waits(other.panGestureRecognizer) && !waits(pulled.panGestureRecognizer))
      #expect(waits(later.panGestureRecognizer))
      #expect(!waits(stranger))
      fixture.device.advanceUntilIdle()
      #expect(!waits(other.panGestureRecognizer))
    }

    @Test("A stopped observer does not remove its recognizer from a view that the app added it to")
    func stoppedObserver() {
      let view = UIView()
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      do {
        let observer = TransitionGestureObserver(pan, isOwn: true) { _ in }
        observer.invalidate()
        #expect(pan.view == nil)
        view.addGestureRecognizer(pan)
      }
      #expect(pan.view === view)
    }
  }
}
