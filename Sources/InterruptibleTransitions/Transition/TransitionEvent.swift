/// An event of a transition or of a request, as ``InterruptibleTransition/observe(_:)`` and
/// ``TransitionHandle/observe(_:)`` deliver it.
///
/// ```swift
/// reveal.observe { event in
///   switch event {
///   case .began: feedback.prepare()
///   case .completed(.refused): print("The menu cannot be shown now.")
///   default: break
///   }
/// }
/// ```
nonisolated public enum TransitionEvent: Hashable, Sendable {
  /// UIKit has begun a flight. `isPresenting` is true if a view controller is presented or pushed,
  /// or a tab further right is chosen, and false for the opposite.
  case began(isPresenting: Bool)
  /// The phase has changed; the last one of a flight is ``TransitionPhase/ended(at:)``.
  case phaseChanged(TransitionPhase)
  /// A finger, or an update by the app, has moved a flight to where a release at rest would lead to
  /// the other end than before the move. A catch alone moves nothing.
  case outcomeChanged(TransitionPosition)
  /// A request of the app waits: until another transition is over, or a few frames for UIKit. It is
  /// delivered once per request.
  case postponed
  /// A request of the app is not carried out: it was not to wait, was withdrawn while it waited, is
  /// no longer possible, or was ignored by UIKit. ``completed(_:)`` follows.
  case refused
  /// The outcome is known.
  ///
  /// A handle delivers its outcome once, as its last event.
  ///
  /// A transition delivers the event once per flight, directly after the flight's last
  /// ``phaseChanged(_:)``: completed at the end of the flight, and cancelled at its start. That
  /// includes flights that the app has not requested. A dismissal that reverses a presentation in
  /// flight belongs to that flight, which is cancelled. In addition, a transition delivers the
  /// outcome of each request that is settled without a flight.
  case completed(TransitionOutcome)
}
