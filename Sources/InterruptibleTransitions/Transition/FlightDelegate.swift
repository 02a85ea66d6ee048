/// The transition of a flight, which answers its requests and receives its reports.
protocol FlightDelegate: AnyObject {
  /// Makes the flight's animator, once.
  func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator
  /// Whether an animator has been, or is, that of a flight.
  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool
  /// Whether the animator is the toolkit's: the blocks that an override adds to an animator are
  /// unknown.
  var makesStandardAnimator: Bool { get }

  /// Whether UIKit rounds the fractions of animators; nil if no flight has shown that yet.
  var rounds: Bool? { get }

  /// Returns the flight with an identity.
  func flight(_ id: ObjectIdentifier) -> TransitionFlight?
  /// Called when the container of a flight has left the window, where UIKit removes all animations.
  func flightHasLeftWindow(_ id: ObjectIdentifier)
  /// Called when the flight shows something that UIKit is to be told.
  func flight(_ flight: TransitionFlight, reports report: FlightReport)
  /// Called when the flight's phase has changed.
  func flight(_ flight: TransitionFlight, hasEntered phase: TransitionPhase)
  /// Called when something else than fingers has moved the flight.
  func flight(_ flight: TransitionFlight, wasMovedTo position: Double)
  /// Called when a finger has moved the flight to where a release would lead to the other end.
  func flight(_ flight: TransitionFlight, wouldEndAt position: TransitionPosition)
  /// Called when the flight has come to rest, before UIKit is told.
  func flight(_ flight: TransitionFlight, endsAt position: TransitionPosition)
  /// Called when UIKit has been told that the flight has come to rest.
  func flightWasCompleted(_ flight: TransitionFlight)
}
