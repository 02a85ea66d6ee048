/// The phase of a transition, as a person would describe it.
///
/// ```swift
/// reveal.onPhaseChange = { phase in
///   if phase == .held { feedback.prepare() }
/// }
/// ```
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// Nothing has happened yet, or nothing came of a gesture or of a
  /// ``InterruptibleTransition/pause()``. After a flight the phase stays ``ended(at:)`` until the
  /// next one is asked for.
  case idle
  /// An interaction or the app has taken hold of the transition, and UIKit has yet to start it. If
  /// no flight follows, it is ``idle`` again when they have let go.
  case starting
  /// The transition runs by itself.
  case running(toward: TransitionPosition)
  /// The transition stands still, or follows a finger.
  case held
  /// The transition was released, by a finger or the app, and it moves to an end.
  case settling(toward: TransitionPosition)
  /// The transition has come to rest, and UIKit has been told. What the app requests now comes
  /// about.
  case ended(at: TransitionPosition)
}

nonisolated extension TransitionPhase: CustomStringConvertible {
  /// The phase in words, as a log shows it.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .starting: "starting"
    case .running(let position): "running toward the \(position)"
    case .held: "held"
    case .settling(let position): "settling toward the \(position)"
    case .ended(let position): "ended at the \(position)"
    }
  }
}
