/// The phase of a transition, as a person would describe it.
///
/// ```swift
/// reveal.observe { event in
///   if event == .phaseChanged(.held) { feedback.prepare() }
/// }
/// ```
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// No flight is in progress.
  ///
  /// The phase is idle before the first flight, and after a gesture or
  /// ``InterruptibleTransition/pause()`` that led to no flight. After a flight the phase stays
  /// ``ended(at:)`` until the next flight begins. A flight that has begun but does not run yet is
  /// also idle, unless it is held.
  case idle
  /// The transition waits for UIKit to start it.
  ///
  /// An interaction or the app holds the transition, or has released it toward an end, as
  /// ``TransitionHandle/cancel()`` does. If no flight follows, the phase is ``idle`` again.
  case starting
  /// The transition runs along its own timing.
  ///
  /// It runs from its start, after ``InterruptibleTransition/resume()``, and after
  /// ``InterruptibleTransition/reverse()``.
  case running(toward: TransitionPosition)
  /// The transition is paused, or follows a finger.
  case held
  /// The transition moves to an end after a release or a request.
  ///
  /// The cause is a finger that was lifted, ``InterruptibleTransition/finish()`` or
  /// ``InterruptibleTransition/cancel()``, a request for the opposite change, or another change
  /// that waits for the transition.
  case settling(toward: TransitionPosition)
  /// The transition has ended, and UIKit has been notified. New requests of the app can begin now.
  case ended(at: TransitionPosition)
}

nonisolated extension TransitionPhase: CustomStringConvertible {
  /// A description of the phase for a log.
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
