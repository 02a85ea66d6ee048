/// What a person would say a transition is doing.
///
/// ```swift
/// reveal.onPhaseChange = { phase in
///   if phase == .held { feedback.prepare() }
/// }
/// ```
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// Nothing: it was not asked for, or it has ended and another one may begin.
  case idle
  /// A finger has taken hold, and UIKit has yet to start the transition.
  case starting
  /// It runs by itself.
  case running(toward: TransitionPosition)
  /// It stands still, or follows a finger.
  case held
  /// A finger has let go, and it runs out.
  case settling(toward: TransitionPosition)
  /// It has come to rest, and UIKit was told so.
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
