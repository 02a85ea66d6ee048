/// The flights of a transition, by what UIKit may still ask about them.
struct FlightRegistry {
  /// The flights that have not ended, the one that verbs speak to last.
  private(set) var active: [TransitionFlight] = []
  /// The flights that are being completed.
  private var completing: [TransitionFlight] = []
  /// The flights that are over.
  private var ended: [EndedFlight] = []
  /// Where the last flight came to rest.
  private(set) var lastEnd: TransitionPosition?

  /// The flight that verbs speak to.
  var current: TransitionFlight? { active.last }

  /// The flight with a context, until UIKit knows that it has ended.
  func flight(in context: any UIViewControllerContextTransitioning) -> TransitionFlight? {
    (active + completing).first { $0.context === context }
  }

  /// The flight with a context that is over. Asked about it, UIKit must not begin another one:
  /// nothing would end that.
  func ended(in context: any UIViewControllerContextTransitioning) -> EndedFlight? {
    ended.first { $0.context === context }
  }

  /// Adds a flight, which UIKit starts.
  mutating func begin(_ flight: TransitionFlight) {
    active.append(flight)
  }

  /// Notes that a flight has come to rest.
  mutating func end(_ flight: TransitionFlight, at position: TransitionPosition) {
    active.removeAll { $0 === flight }
    completing.append(flight)
    lastEnd = position
  }

  /// Notes that UIKit knows that a flight has come to rest.
  mutating func complete(_ flight: TransitionFlight) {
    completing.removeAll { $0 === flight }
    ended.removeAll { $0.context == nil }
    ended.append(EndedFlight(context: flight.context, animator: flight.animator))
  }
}

/// What is left of a flight that is over, for as long as UIKit keeps it.
struct EndedFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) weak var animator: UIViewPropertyAnimator?
}
