/// What a flight asks of its transition, and reports to it.
protocol FlightDelegate: AnyObject {
  /// Makes the flight's animator, once.
  func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator
  /// Whether the animator is the toolkit's own: the blocks that an override adds to one are not
  /// known.
  var makesStandardAnimator: Bool { get }

  /// Calls one of UIKit's verbs on UIKit's superclass, if it is known to be about this flight.
  func tellSuperclass(_ verb: FlightVerb, about flight: TransitionFlight)
  /// What the superclass was last updated to, from 0 to 1.
  var superclassPercentComplete: Double { get }

  /// The flight's phase has changed.
  func flight(_ flight: TransitionFlight, hasEntered phase: TransitionPhase)
  /// A finger has moved the flight to where letting go would lead elsewhere than before.
  func flight(_ flight: TransitionFlight, wouldEndAt position: TransitionPosition)
  /// The flight has come to rest, and UIKit is about to be told.
  func flight(_ flight: TransitionFlight, endsAt position: TransitionPosition)
  /// UIKit knows that the flight has come to rest.
  func flightWasCompleted(_ flight: TransitionFlight)
}
