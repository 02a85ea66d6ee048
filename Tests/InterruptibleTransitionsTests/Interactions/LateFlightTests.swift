import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Flight that begins late during a gesture", .underVariants)
struct LateFlightTests {
  private static let distance = FlightFixture.distance

  /// Returns a fixture and a finger that has moved before the app presents by code.
  private func late(_ points: CGFloat) -> (FlightFixture, Finger) {
    let fixture = FlightFixture(timing: .linear(0.5))
    fixture.transition.completionRule = .position
    fixture.transition.interactions = [
      .pan(.down, over: .points(Self.distance), on: fixture.presenter.view) {}
    ]
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: points), over: 0.3)
    fixture.presenter.present(fixture.presented, with: fixture.transition)
    return (fixture, finger)
  }

  @Test("A flight that begins late starts at its start and follows the finger from there")
  func follows() {
    let (fixture, finger) = late(120)
    fixture.device.advance(by: 0.1)
    #expect(fixture.transition.phase == .held)
    #expect(fixture.transition.progress == 0)
    #expect(abs(fixture.shown[0]) < within(0.01, orStep: 4))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
    #expect(abs(fixture.transition.progress - 0.6) < 1e-6)
    #expect(abs(fixture.shown[0] - 120) < within(0.01, orStep: 4))
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == [true])
  }

  @Test(
    "Released in the turn of its request, a late flight moves from its start without a jump",
    arguments: [90, 180])
  func released(_ points: CGFloat) {
    let (fixture, finger) = late(points)
    finger.lift()
    var (shown, furthest): (CGFloat, CGFloat) = (0, 0)
    while fixture.completions.isEmpty, fixture.device.time < 3 {
      fixture.device.advance(by: 1 / 60)
      guard fixture.transition.flight != nil else { continue }
      furthest = max(furthest, abs(fixture.shown[0] - shown))
      shown = fixture.shown[0]
    }
    #expect(furthest < 40)
    #expect(fixture.completions.count == 1)
  }

  @Test("A flight that begins in the next frame is under the finger from its first frame")
  func prompt() {
    let fixture = FlightFixture.startedBy(.pan)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.05)
    fixture.device.advance(by: 0.05)
    #expect(abs(fixture.transition.progress - 0.5) < 0.2)
  }

  @Test("A push that is held before its first frame follows the finger from that frame")
  func unseen() {
    let device = Device()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(stack)
    device.advance(by: 0.1)
    let transition = InterruptibleTransition(.push(), timing: .easeOut(0.3))
    transition.interactions = [.touchToPause(scrubbing: .left, over: .points(Self.distance))]
    let page = UIViewController()
    stack.pushViewController(page, with: transition)
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    var shown: [CGFloat] = []
    for _ in 0..<40 {
      finger.move(by: CGVector(dx: -0.5, dy: 0), over: 1 / 60)
      shown.append(page.viewIfLoaded?.layer.presentedFrame?.minX ?? .nan)
    }
    #expect(transition.phase == .held)
    let seen = shown.drop { $0.isNaN }
    let steps = zip(seen.dropFirst(), seen).map { $0 - $1 }
    #expect(steps.count > 20)
    #expect(steps.allSatisfy { abs($0) < within(2, orStep: 18) }, "\(steps)")
  }
}
