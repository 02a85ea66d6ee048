/// An event of a transition or of a request.
///
/// ``InterruptibleTransition`` and ``TransitionHandle`` deliver the events, each by its method
/// `observe(_:)`.
///
/// ```swift
/// reveal.observe { event in
///   switch event {
///   case .began: feedback.prepare()
///   case .ended(.refused): print("The menu cannot be shown now.")
///   default: break
///   }
/// }
/// ```
nonisolated public enum TransitionEvent: Hashable, Sendable {
  /// UIKit has begun a flight.
  ///
  /// `isPresenting` is true if a view controller is presented or pushed, or a later tab is
  /// selected. It is false for the opposite changes.
  case began(isPresenting: Bool)
  /// The phase has changed. The last phase of a flight is ``TransitionPhase/ended(at:)``.
  case phaseChanged(TransitionPhase)
  /// A move of a flight has changed the end to which a release at rest would lead.
  ///
  /// A finger, or an update by the app, has moved the flight. A grab alone does not send this
  /// event.
  case releaseTargetChanged(TransitionPosition)
  /// A request of the app waits for another transition to end, or for UIKit for a few frames.
  ///
  /// The event is sent once per request.
  case postponed
  /// A request of the app is not carried out.
  ///
  /// The policy of the request did not allow it to wait, the app withdrew it while it waited, it is
  /// no longer possible, or UIKit ignored it. ``ended(_:)`` follows.
  case refused
  /// A flight or a request has ended, with an outcome.
  ///
  /// A handle delivers its outcome once, as its last event.
  ///
  /// A transition delivers the event once per flight, directly after the flight's last
  /// ``phaseChanged(_:)``: completed at the end of the flight, and cancelled at its start. This
  /// includes flights that the app has not requested. A dismissal that reverses a presentation in
  /// flight belongs to that flight, which is cancelled. In addition, a transition delivers the
  /// outcome of each request that is settled without a flight.
  case ended(TransitionOutcome)
}
