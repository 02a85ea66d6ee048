import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("A flight that begins late, under a finger", .underVariants)
struct LateFlightTests {
  private static let distance = FlightFixture.distance

  /// A finger that has moved before the app presents, as it would without the finger.
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

  @Test("It begins at its start, and follows the finger from there")
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
    "Released in the turn in which it is asked for, it moves from its start", arguments: [90, 180])
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

  @Test("What begins in the next frame is under the finger from the first")
  func prompt() {
    let fixture = FlightFixture.startedBy(.pan)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.05)
    fixture.device.advance(by: 0.05)
    #expect(abs(fixture.transition.progress - 0.5) < 0.2)
  }

  @Test("Grabbed before its first frame, it follows the finger from where that frame shows it")
  func unseen() {
    let device = Device()
    let stack = UINavigationController(rootViewController: UIViewController())
    device.launch(stack)
    device.advance(by: 0.1)
    let transition = InterruptibleTransition(.push(), timing: .easeOut(0.3))
    transition.interactions = [.hold(scrubbing: .left, over: .points(Self.distance))]
    let page = UIViewController()
    stack.push(page, with: transition)
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
