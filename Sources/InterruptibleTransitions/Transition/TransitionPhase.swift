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
  /// next one begins. A flight that has begun and has yet to run is idle too, unless it is held.
  case idle
  /// UIKit has yet to start the transition, and an interaction or the app has taken hold of it or
  /// has told it where to go, as ``TransitionHandle/cancel()`` does. If no flight follows, it is
  /// ``idle`` again.
  case starting
  /// The transition runs by itself, along its own timing: from its start, after
  /// ``InterruptibleTransition/resume()``, and after ``InterruptibleTransition/reverse()``.
  case running(toward: TransitionPosition)
  /// The transition stands still, or follows a finger.
  case held
  /// The transition moves to an end to which it was sent: by a finger that let go, by
  /// ``InterruptibleTransition/finish()`` or ``InterruptibleTransition/cancel()``, by a request for
  /// the opposite change, or because another change waits for it.
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
