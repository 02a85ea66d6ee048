import Foundation
import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let ownInteraction = SceneRehearsals(
    of: .ownInteraction, OwnInteractionRehearsals.all
  ) { device in
    let middle = CGPoint(x: 196.5, y: 610)
    let finger = device.press(at: CGPoint(x: middle.x - 90, y: middle.y))
    for step in 1...40 {
      let angle = .pi + CGFloat(step) * 0.08
      finger.move(to: CGPoint(x: middle.x + 90 * cos(angle), y: middle.y + 90 * sin(angle)))
    }
    finger.lift()
  }
}

/// Rehearsals of a dial that a finger turns, with an interaction that the app implements.
enum OwnInteractionRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger turns the dial forward, back and forward again, and the week comes down. Done \
          takes the week away, and the dial turns back by itself.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "A finger turns the dial only a little, and lifts at rest: the dial turns back.",
        script: cancel),
      Rehearsal(
        ending: "touch to pause",
        summary: """
          The dial throws the week in. A finger touches the screen to pause the week, and sends it \
          back.
          """, script: withHold),
    ]
  }

  /// A finger at the dial's rim, with the angle at which it was recognized.
  private final class DialFinger {
    let finger: Finger
    private let device: Device
    private(set) var angle: CGFloat
    private static let middle = CGPoint(x: 196.5, y: 610)

    init(_ device: Device, at angle: CGFloat) {
      self.device = device
      self.angle = angle
      finger = device.press(at: Self.place(angle))
    }

    func turn(to angle: CGFloat, over seconds: TimeInterval) {
      let start = self.angle
      let frames = max(Int((seconds * TimeInterval(device.framesPerSecond)).rounded()), 1)
      for frame in 1...frames {
        self.angle = start + (angle - start) * CGFloat(frame) / CGFloat(frames)
        finger.move(to: Self.place(self.angle))
      }
    }

    private static func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + 90 * cos(angle), y: middle.y + 90 * sin(angle))
    }
  }

  /// The finger's angle in the frame in which it was recognized.
  private static let firstAngle: CGFloat = -3

  private static func begin(_ fixture: RehearsalFixture) -> (
    OwnInteractionViewController, DialFinger
  ) {
    let thermostat = OwnInteractionViewController()
    fixture.launch(thermostat, thermostat.reveal, keeping: thermostat.week)
    let finger = DialFinger(fixture.device, at: -3.2)
    finger.turn(to: firstAngle, over: 0)
    return (thermostat, finger)
  }

  private static func expectFollows(
    _ fixture: RehearsalFixture, _ thermostat: OwnInteractionViewController, _ finger: DialFinger
  ) {
    fixture.expect(thermostat.reveal.phase == .held, "the phase is \(thermostat.reveal.phase)")
    fixture.expect(
      thermostat.dial.knob.shownAngle, near: finger.angle - firstAngle, within: 0.002,
      "the knob's angle")
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ thermostat: OwnInteractionViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: thermostat.reveal, at: position, presenter: thermostat,
      presented: isOpen ? thermostat.week : nil, completions: completions)
    fixture.expect(
      thermostat.dial.knob.shownAngle, near: isOpen ? 2.5 : 0, within: 0.0001, "the knob's angle")
    fixture.expect(
      thermostat.dial.knob.layer.animationKeys() == nil, "the knob is still being animated")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (thermostat, finger) = begin(fixture)
    for angle in [-2, -2.4, -1.1] as [CGFloat] {
      finger.turn(to: angle, over: 0.35)
      expectFollows(fixture, thermostat, finger)
    }
    finger.finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, thermostat, isOpen: true, at: .end, completions: [true])

    fixture.device.advance(by: 0.3)
    fixture.device.tap(at: CGPoint(x: 319, y: 110))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, thermostat, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (thermostat, finger) = begin(fixture)
    finger.turn(to: -2.2, over: 0.5)
    expectFollows(fixture, thermostat, finger)
    fixture.device.advance(by: 0.1)
    finger.turn(to: -2.199, over: 0.05)
    finger.finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, thermostat, isOpen: false, at: .start, completions: [false])
  }

  private static func withHold(_ fixture: RehearsalFixture) {
    let (thermostat, finger) = begin(fixture)
    finger.turn(to: -1.9, over: 0.2)
    finger.finger.lift()
    fixture.device.advance(by: 0.05)
    fixture.expect(
      thermostat.reveal.phase == .settling(toward: .end), "the phase is \(thermostat.reveal.phase)")
    let touch = fixture.device.press(at: CGPoint(x: 200, y: 300))
    fixture.expect(thermostat.reveal.phase == .held, "the phase is \(thermostat.reveal.phase)")
    let angle = thermostat.dial.knob.shownAngle
    fixture.device.advance(by: 0.2)
    fixture.expect(
      thermostat.dial.knob.shownAngle, near: angle, within: 0.0001, "the knob's angle")
    touch.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    touch.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, thermostat, isOpen: false, at: .start, completions: [false])
  }
}
