import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Recognizers of fingers that are too slow to have a velocity.
private final class SlowPan: UIPanGestureRecognizer {
  /// The travel of the fingers. If nil, the recognizer measures it.
  var travel: CGPoint?
  var speed = CGPoint.zero
  override func velocity(in view: UIView?) -> CGPoint { speed }
  override func translation(in view: UIView?) -> CGPoint { travel ?? super.translation(in: view) }
}

private final class SlowEdgePan: UIScreenEdgePanGestureRecognizer {
  override func velocity(in view: UIView?) -> CGPoint { .zero }
}

private final class SlowPinch: UIPinchGestureRecognizer {
  override var velocity: CGFloat { 0 }
}

private final class SlowRotation: UIRotationGestureRecognizer {
  override var velocity: CGFloat { 0 }
}

@Suite("Gestures without velocity", .underVariants)
struct SlowGestureTests {
  private let fixture = FlightFixture()

  private var view: UIView { fixture.presenter.view }

  private func begin() {
    fixture.presenter.present(fixture.presented, with: fixture.transition)
  }

  private func expect(_ starts: Bool, _ finger: Finger) {
    #expect((fixture.transition.phase == .held) == starts)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions.count == (starts ? 1 : 0))
    fixture.transition.interactions = []
  }

  @Test("A slow pan starts a transition in its direction only", arguments: [true, false])
  func pan(_ isForwards: Bool) {
    let pan = SlowPan()
    view.addGestureRecognizer(pan)
    fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: isForwards ? 60 : -60), over: 0.2)
    expect(isForwards, finger)
  }

  @Test("A velocity that is NaN counts as none")
  func notANumber() {
    let pan = SlowPan()
    pan.speed = CGPoint(x: CGFloat.nan, y: .nan)
    view.addGestureRecognizer(pan)
    fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    expect(true, finger)
  }

  @Test("A slow pan along an axis starts in the direction of its travel")
  func axis() {
    let pan = SlowPan()
    view.addGestureRecognizer(pan)
    var started: [TransitionDirection] = []
    fixture.transition.interactions = [
      .pan(along: .vertical, over: 300, with: pan) {
        started.append($0)
        begin()
      }
    ]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    #expect(started == [.up])
    expect(true, finger)
  }

  @Test("A pan without velocity and travel starts by its first movement", arguments: [true, false])
  func undecided(_ isForwards: Bool) {
    let pan = SlowPan()
    pan.travel = .zero
    view.addGestureRecognizer(pan)
    fixture.transition.interactions = [.pan(.down, over: 300, with: pan, begin: begin)]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
    #expect(fixture.transition.isAtRest)
    pan.travel = CGPoint(x: 0, y: isForwards ? 1 : -1)
    finger.move(by: CGVector(dx: 0, dy: 1))
    pan.travel = CGPoint(x: 0, y: isForwards ? 31 : -31)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
    if isForwards { #expect(abs(fixture.transition.progress - 0.1) < 0.01) }
    expect(isForwards, finger)
  }

  @Test("A slow pan from an edge starts a transition")
  func edge() {
    let pan = SlowEdgePan()
    pan.edges = [.left, .right]
    view.addGestureRecognizer(pan)
    fixture.transition.interactions = [
      .edgePan([.left, .right], over: 300, with: pan, begin: begin)
    ]
    let finger = fixture.device.press(at: CGPoint(x: 392, y: 300))
    finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
    #expect(fixture.transition.progress > 0.1)
    expect(true, finger)
  }

  @Test("A slow pinch starts a transition in its direction only", arguments: [true, false])
  func pinch(_ isForwards: Bool) {
    let pinch = SlowPinch()
    view.addGestureRecognizer(pinch)
    fixture.transition.interactions = [.pinch(by: 3, with: pinch, begin: begin)]
    let fingers = [150, 250].map { fixture.device.press(at: CGPoint(x: $0, y: 300)) }
    let step: CGFloat = isForwards ? 30 : -30
    fixture.device.move(
      [(fingers[0], CGVector(dx: -step, dy: 0)), (fingers[1], CGVector(dx: step, dy: 0))], over: 0.2
    )
    #expect((fixture.transition.phase == .held) == isForwards)
    fingers[0].lift()
    expect(isForwards, fingers[1])
  }

  @Test("A slow rotation starts a transition in its direction only", arguments: [true, false])
  func rotation(_ isForwards: Bool) {
    let rotation = SlowRotation()
    view.addGestureRecognizer(rotation)
    fixture.transition.interactions = [.rotation(by: .pi / 2, with: rotation, begin: begin)]
    let fingers = [150, 250].map { fixture.device.press(at: CGPoint(x: $0, y: 300)) }
    let step: CGFloat = isForwards ? 40 : -40
    fixture.device.move(
      [(fingers[0], CGVector(dx: 0, dy: -step)), (fingers[1], CGVector(dx: 0, dy: step))], over: 0.2
    )
    #expect((fixture.transition.phase == .held) == isForwards)
    fingers[0].lift()
    expect(isForwards, fingers[1])
  }
}
