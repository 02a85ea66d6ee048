import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension GestureTests {
  /// Tests of an app's recognizer that moves a transition with sessions, like the toolkit's
  /// recognizers.
  @Suite("App's gesture recognizer", .underVariants, .alsoUnder(.removedViewsKeepTouches))
  struct CustomRecognizers {
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
}

/// A recognizer of the angle by which a finger has turned around the middle of its view.
private final class DialRecognizer: UIGestureRecognizer {
  private(set) var angle: CGFloat = 0
  private(set) var velocity: CGFloat = 0
  private var lastAngle: CGFloat?
  private var lastTime: TimeInterval = 0

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: view)
    let middle = view?.bounds ?? .zero
    return atan2(point.y - middle.midY, point.x - middle.midX)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    lastAngle = angle(of: touch)
    lastTime = touch.timestamp
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let lastAngle else { return }
    let angle = angle(of: touch)
    self.angle += angle - lastAngle
    velocity = (angle - lastAngle) / CGFloat(max(touch.timestamp - lastTime, 0.001))
    self.lastAngle = angle
    lastTime = touch.timestamp
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    angle = 0
    velocity = 0
    lastAngle = nil
  }
}

extension GestureTests {
  @Suite("Custom gesture measures", .underVariants)
  struct Measures {
    private var twoFingerPan: TransitionGestureDefinition<UIPanGestureRecognizer> {
      TransitionGestureDefinition(
        make: {
          let pan = UIPanGestureRecognizer()
          pan.minimumNumberOfTouches = 2
          return pan
        },
        distance: { _, _, container in container.height / 2 },
        sample: { pan, moment, _ in TransitionGestureSample(pan, along: .down, at: moment) })
    }

    private var turn: TransitionGestureDefinition<DialRecognizer> {
      TransitionGestureDefinition(
        make: { DialRecognizer() }, distance: { _, _, _ in .pi / 2 },
        sample: { knob, _, _ in TransitionGestureSample(travel: knob.angle, velocity: knob.velocity)
        }
      )
    }

    private func begin(_ fixture: FlightFixture) -> () -> Void {
      { [unowned fixture] in fixture.presenter.present(fixture.presented, with: fixture.transition)
      }
    }

    @Test("A two-finger pan starts, moves and finishes the transition, and one finger does nothing")
    func twoFingers() {
      let fixture = FlightFixture(timing: .linear(0.5))
      fixture.transition.interactions = [
        GestureInteraction(twoFingerPan, on: fixture.presenter.view, begin: begin(fixture))
      ]
      let single = fixture.device.press(at: CGPoint(x: 100, y: 200))
      single.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      #expect(fixture.transition.isAtRest)
      single.lift()
      let fingers = [100, 200].map { fixture.device.press(at: CGPoint(x: $0, y: 200)) }
      for _ in 0..<20 {
        for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 10)) }
        fixture.device.advance(by: 1.0 / 60)
      }
      #expect(fixture.transition.phase == .held)
      #expect(abs(fixture.transition.progress - 190 / 426) < 0.03)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      fixture.transition.interactions = []
    }

    @Test(
      "A recognizer of an app's class moves the flight, made by the app or by the toolkit",
      arguments: [true, false])
    func knob(isApps: Bool) {
      let fixture = FlightFixture(timing: .linear(0.5))
      let view: UIView = fixture.presenter.view
      let recognizer = DialRecognizer()
      if isApps { view.addGestureRecognizer(recognizer) }
      fixture.transition.interactions = [
        GestureInteraction(
          turn, on: isApps ? nil : view, with: isApps ? recognizer : nil, begin: begin(fixture))
      ]
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let finger = fixture.device.press(at: CGPoint(x: middle.x + 150, y: middle.y))
      for step in 1...20 {
        let angle = CGFloat(step) * .pi / 80
        finger.move(
          to: CGPoint(x: middle.x + 150 * cos(angle), y: middle.y + 150 * sin(angle)))
        fixture.device.advance(by: 1.0 / 60)
      }
      #expect(fixture.transition.phase == .held)
      #expect(abs(fixture.transition.progress - 0.5) < 0.05)
      fixture.device.advance(by: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.flight == nil && fixture.completions.count == 1)
      fixture.transition.interactions = []
    }

    @Test("A travel or a distance that is not finite moves nothing")
    func notFinite() {
      for (distance, travel) in [(CGFloat.nan, CGFloat(10)), (0, 10), (-1, 10), (100, .infinity)] {
        let fixture = FlightFixture()
        let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
          make: { UIPanGestureRecognizer() }, distance: { _, _, _ in distance },
          sample: { _, _, _ in TransitionGestureSample(travel: travel, velocity: 1) })
        fixture.transition.interactions = [
          GestureInteraction(definition, on: fixture.presenter.view) { [unowned fixture] in
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          }
        ]
        let finger = fixture.device.press(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        #expect(fixture.transition.phase == .held && fixture.transition.progress == 0)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions.count == 1)
        fixture.transition.interactions = []
      }
    }

    @Test("A pan reports the location of its fingers only while it holds the transition")
    func location() {
      let fixture = FlightFixture(timing: .linear(0.5))
      let pan: PanInteraction = .pan(
        .down, over: 400, on: fixture.presenter.view, begin: begin(fixture))
      fixture.transition.interactions = [pan]
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 200))
      #expect(pan.location(in: nil) == nil)
      finger.move(by: CGVector(dx: 20, dy: 120), over: 0.2)
      #expect(pan.location(in: nil) == finger.location)
      #expect(pan.location(in: fixture.presenter.view) == finger.location)
      fixture.transition.finish()
      #expect(pan.location(in: nil) == nil)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(pan.location(in: nil) == nil)
      fixture.transition.interactions = []
    }

    @Test("Touch-to-pause and scroll pulls report their location only while they hold the flight")
    func otherLocations() {
      let fixture = FlightFixture(timing: .linear(0.5))
      let hold: TouchToPauseInteraction = .touchToPause(deciding: .up, within: 200)
      fixture.transition.interactions = [hold]
      fixture.present()
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 200))
      finger.move(by: CGVector(dx: 5, dy: 5), over: 0.1)
      #expect(hold.location(in: nil) == finger.location)
      finger.lift()
      #expect(fixture.transition.phase == .held && hold.location(in: nil) == nil)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      let scrollView = UIScrollView(frame: fixture.device.window.bounds)
      scrollView.contentSize.height = 2_000
      fixture.presented.view.addSubview(scrollView)
      let pull: ScrollPullInteraction = .scrollPullToDismiss(scrollView, over: 400) {
        [unowned fixture] in fixture.presented.dismiss(animated: true)
      }
      fixture.transition.interactions = [pull]
      let other = fixture.device.press(at: CGPoint(x: 100, y: 200))
      other.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
      #expect(pull.location(in: nil) == other.location)
      other.cancel()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = []
    }
  }
}
