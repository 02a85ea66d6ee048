import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A presentation with a pan that moves past its ends.
private struct Pull {
  let fixture = FlightFixture()
  private let distance: CGFloat = 200

  init() {
    fixture.transition.interactions = [.pan(.down, over: .points(distance))]
  }

  /// Presents, and returns a finger that has moved the given points past the end.
  func finger(past points: CGFloat) -> Finger {
    fixture.present()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let rest = distance * CGFloat(1 - fixture.transition.progress)
    finger.move(by: CGVector(dx: 0, dy: rest + points), over: 0.2)
    return finger
  }

  /// The offset of the container, in points.
  var shift: CGFloat { fixture.transition.flight?.containerView.transform.ty ?? 0 }

  /// Returns the distance that a scroll view as large as the full travel shows for a number of
  /// points.
  func shown(_ points: Double) -> CGFloat {
    CGFloat(1 - 1 / (points * 0.55 / 200 + 1)) * distance
  }
}

@Suite("Overshoot", .underVariants)
struct OvershootTests {
  @Test("A pan past the end moves the container by less and less")
  func pastEnd() {
    let pull = Pull()
    let (fixture, finger) = (pull.fixture, pull.finger(past: 40))
    #expect(fixture.transition.progress == 1)
    #expect(abs(pull.shift - pull.shown(40)) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
    #expect(abs(pull.shift - pull.shown(80)) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -90), over: 0.1)
    #expect(pull.shift == 0)
    #expect(abs(fixture.transition.progress - 0.95) < 1e-9)
    finger.move(by: CGVector(dx: 0, dy: 2), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
  }

  @Test("A pan past the start moves the container in the opposite direction")
  func pastStart() {
    let pull = Pull()
    let (fixture, finger) = (pull.fixture, pull.finger(past: -240))
    #expect(fixture.transition.progress == 0)
    #expect(abs(pull.shift + pull.shown(40)) < 0.01)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
    #expect(fixture.presenter.view.window != nil)
  }

  @Test("A release past the end springs back without a jump and ends exactly")
  func springsBack() throws {
    let pull = Pull()
    let (fixture, finger) = (pull.fixture, pull.finger(past: 60))
    let container = try #require(fixture.transition.flight?.containerView)
    // The finger moves slowly at last, so that the release has little velocity.
    finger.move(by: CGVector(dx: 0, dy: -2), over: 0.2)
    var last = pull.shift
    finger.lift()
    #expect(abs(pull.shift - last) < 0.5)
    while fixture.completions.isEmpty {
      fixture.device.advance(by: 1 / 60)
      #expect(pull.shift <= last + 1e-9)
      last = pull.shift
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
    #expect(container.transform.isIdentity)
    #expect(fixture.set == [200, 200, 200])
  }

  @Test("A pan holds an overshoot that is returning, and moves the overshoot from there")
  func caught() {
    let pull = Pull()
    let (fixture, finger) = (pull.fixture, pull.finger(past: 60))
    finger.lift()
    fixture.device.advance(by: 0.08)
    #expect(fixture.transition.phase == .settling(toward: .end))
    let second = fixture.device.press(at: CGPoint(x: 200, y: 200))
    second.move(by: CGVector(dx: 0, dy: 12))
    #expect(fixture.transition.phase == .held)
    let caught = pull.shift
    #expect(caught > 1)
    fixture.device.advance(by: 0.2)
    #expect(pull.shift == caught)
    second.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    #expect(pull.shift > caught)
    second.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    #expect(pull.shift == 0)
    #expect(fixture.transition.progress < 0.5)
    second.move(by: CGVector(dx: 0, dy: -5), over: 0.1)
    second.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [false])
  }

  @Test(
    "Resuming or reversing past an end removes the overshoot first",
    arguments: [(true, [false]), (false, [true])])
  func withoutFinger(reverses: Bool, completions: [Bool]) {
    let pull = Pull()
    let fixture = pull.fixture
    let finger = pull.finger(past: 60)
    defer { finger.lift() }
    let last = pull.shift
    if reverses { fixture.transition.reverse() } else { fixture.transition.resume() }
    #expect(abs(pull.shift - last) < 0.5)
    fixture.device.advance(by: 1 / 60)
    #expect(pull.shift < last && pull.shift > 0)
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == completions)
    #expect(pull.shift == 0)
  }

  @Test("`onOvershoot` replaces the default effect, receives the overshoot and, at last, 0")
  func told() {
    let pull = Pull()
    let fixture = pull.fixture
    var told: [TransitionOvershoot] = []
    fixture.transition.onOvershoot = { overshoot, _ in told.append(overshoot) }
    let finger = pull.finger(past: 40)
    #expect(pull.shift == 0)
    #expect(told.last?.position == .end)
    #expect(abs((told.last?.progress ?? 0) * 200 - pull.shown(40)) < 0.01)
    #expect(told.last?.offset.dx == 0)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(told.last?.progress == 0)
    #expect(told.allSatisfy { (0..<1).contains($0.progress) })
  }

  @Test("A pinch reports its overshoot, and does not move the container")
  func pinch() {
    let fixture = FlightFixture()
    var told: [TransitionOvershoot] = []
    fixture.transition.onOvershoot = { overshoot, _ in told.append(overshoot) }
    fixture.transition.interactions = [GestureKind.pinch.interaction()]
    fixture.present()
    let hand = GestureHand(.pinch, on: fixture.device)
    hand.begin(at: fixture.transition.progress)
    hand.move(to: 1.2)
    #expect(told.last.map { $0.progress > 0 && $0.offset == .zero } == true)
    hand.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
    #expect(told.last?.progress == 0)
  }
}
