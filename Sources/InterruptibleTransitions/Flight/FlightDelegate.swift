/// The transition of a flight, which handles the flight's requests and reports.
protocol FlightDelegate: AnyObject {
  /// Creates the flight's animator. A flight calls it once.
  func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator
  /// Returns whether an animator belongs, or has belonged, to a flight.
  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool
  /// Whether the toolkit makes the animator, so that its blocks are known.
  ///
  /// The blocks that an override adds to an animator are unknown.
  var makesStandardAnimator: Bool { get }

  /// Whether UIKit rounds the fractions of animators, or nil if no flight has shown that yet.
  var rounds: Bool? { get }

  /// Returns the flight with an identity.
  func flight(_ id: ObjectIdentifier) -> TransitionFlight?
  /// Called when the container of a flight has left the window.
  ///
  /// UIKit then removes all animations.
  func flightHasLeftWindow(_ id: ObjectIdentifier)
  /// Called when UIKit must be notified of a flight's state.
  func flight(_ flight: TransitionFlight, reports report: FlightReport)
  /// Called when the flight's phase has changed.
  func flight(_ flight: TransitionFlight, hasEntered phase: TransitionPhase)
  /// Called when something other than a finger has moved the flight.
  func flight(_ flight: TransitionFlight, wasMovedTo position: Double)
  /// Called when a finger has moved the flight to a position that changes the outcome of a release.
  func flight(_ flight: TransitionFlight, wouldEndAt position: TransitionPosition)
  /// Called when the flight has ended, before UIKit is notified.
  func flight(_ flight: TransitionFlight, endsAt position: TransitionPosition)
  /// Called when UIKit has been notified that the flight has ended.
  func flightWasCompleted(_ flight: TransitionFlight)
}
