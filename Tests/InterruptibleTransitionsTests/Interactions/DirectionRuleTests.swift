import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An interaction's direction leads to the end of the flight that its `begin` starts. Without a
/// `begin`, it leads to the end of a presentation. The opposite direction leads back.
@Suite("Direction of interactions", .underVariants)
struct DirectionRuleTests {
  /// Interactions with the direction down.
  nonisolated enum Kind: CaseIterable, Sendable {
    case pan, decidingHold, scrubbingHold

    @MainActor var interaction: any TransitionInteraction {
      switch self {
      case .pan: .pan(.down, over: 200)
      case .decidingHold: .touchToPause(deciding: .down, within: 40)
      case .scrubbingHold: .touchToPause(scrubbing: .down, over: 200)
      }
    }
  }

  /// Moves a finger by 150 points, and returns whether the flight has ended at its end.
  private func drag(_ fixture: FlightFixture, isDown: Bool) -> Bool {
    fixture.device.advance(by: 0.15)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: isDown ? 150 : -150), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    return fixture.transition.phase == .ended(at: .end)
  }

  @Test(
    "Without `begin`, the direction leads to the end of a presentation", arguments: Kind.allCases,
    [true, false])
  func presentations(_ kind: Kind, isDown: Bool) {
    let fixture = FlightFixture()
    fixture.transition.completionRule = .custom { $0.velocity > 0 }
    fixture.transition.interactions = [kind.interaction]
    fixture.present()
    #expect(drag(fixture, isDown: isDown) == isDown)
    fixture.transition.interactions = []
    if !isDown { fixture.present() }
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = [kind.interaction]
    fixture.presented.dismiss(animated: true)
    #expect(drag(fixture, isDown: isDown) == !isDown)
    fixture.transition.interactions = []
  }

  @Test("With `begin`, the direction leads to the end of the flight that begin starts")
  func starting() {
    for dismisses in [true, false] {
      for isDown in [true, false] {
        let fixture = FlightFixture()
        fixture.transition.completionRule = .custom { $0.velocity > 0 }
        let view = dismisses ? fixture.presented.view : fixture.presenter.view
        fixture.transition.interactions = [.pan(.down, over: 200, on: view) {}]
        fixture.present()
        #expect(drag(fixture, isDown: isDown) == (isDown != dismisses))
        if fixture.presenter.presentedViewController == nil { fixture.present() }
        fixture.device.advanceUntilIdle()
        fixture.presented.dismiss(animated: true)
        #expect(drag(fixture, isDown: isDown) == (isDown == dismisses))
        fixture.transition.interactions = []
      }
    }
  }
}
