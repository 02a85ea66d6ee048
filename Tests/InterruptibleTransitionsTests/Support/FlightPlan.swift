@testable import InterruptibleTransitions

/// A plan for the run of a transition.
nonisolated enum FlightPlan: CaseIterable, Sendable {
  /// Undisturbed.
  case untouched
  /// Undisturbed until it is reversed in flight.
  case turnedBack
  /// Held from before UIKit's start, and released to its end.
  case ledToEnd
  /// Held from before UIKit's start, and released to its start.
  case ledBack

  var completes: Bool { self == .untouched || self == .ledToEnd }

  private var isLed: Bool { self == .ledToEnd || self == .ledBack }

  /// The entries of interaction-change blocks in a ``CallLog``.
  var interaction: [String] {
    switch self {
    case .untouched: []
    case .turnedBack: ["interaction begins", "interaction cancels"]
    case .ledToEnd: ["interaction finishes"]
    case .ledBack: ["interaction cancels"]
    }
  }

  /// Runs a transition by the plan.
  ///
  /// - Parameters:
  ///   - transition: The transition, which takes half a second.
  ///   - fixture: The fixture of the transition.
  ///   - change: A closure that requests the change from UIKit.
  @MainActor func lead(
    _ transition: InterruptibleTransition, in fixture: ContainerFixture, _ change: () -> Void
  ) {
    if isLed { transition.pause() }
    change()
    fixture.device.advance(by: 0.1)
    transition.update(0.4)
    fixture.device.advance(by: 0.1)
    switch self {
    case .untouched: break
    case .turnedBack: transition.reverse()
    case .ledToEnd: transition.finish()
    case .ledBack: transition.cancel()
    }
    fixture.device.advanceUntilIdle()
  }
}
