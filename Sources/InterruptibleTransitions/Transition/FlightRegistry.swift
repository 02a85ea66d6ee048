/// The flights of a transition about which UIKit may still ask.
final class FlightRegistry {
  /// The flights that have not ended. The list is replaced and never changed in place, so that each
  /// move of a finger reads it without a dynamic exclusivity check.
  private(set) var active: [TransitionFlight] = []
  /// The ended flights until UIKit is notified of their ends. The list is replaced, like `active`.
  private var completing: [TransitionFlight] = []
  private var ended: [EndedFlight] = []
  /// The number of flights that have completed their transitions before UIKit has reported the end.
  private var unreportedEnds = 0
  /// The positions at which UIKit has ended transitions without stating which ones.
  private var ambiguousEnds: [TransitionPosition] = []
  /// The end of the flight whose end the listeners were last notified of, or will be next.
  private(set) var lastEnd: TransitionPosition?

  /// Whether UIKit rounds the fractions of animators, or nil if no flight has shown that yet.
  private(set) var roundsFractions: Bool?

  /// The frame loops of earlier flights, to be used again.
  var loops: [FrameLoop] = []
  /// Ends the flights when the app has entered the background. It exists from the first flight on.
  private var background: BackgroundObserver?

  /// The flight to which the methods of the transition apply.
  var current: TransitionFlight? { active.last }

  func isAlone(_ flight: TransitionFlight) -> Bool {
    for other in active where other !== flight { return false }
    // The superclass can have the context of an ended flight until UIKit is notified of the end.
    for other in completing where other !== flight { return false }
    return true
  }

  /// Returns the flight with a context, until UIKit has been notified of its end.
  func flight(in context: any UIViewControllerContextTransitioning) -> TransitionFlight? {
    if let flight = active.first(where: { $0.context === context }) { return flight }
    // mutate: flight-known-until-uikit-knows
    if let flight = completing.first(where: { $0.context === context }) { return flight }
    return nil
  }

  /// Returns the ended flight with a context, in which a new flight would never end.
  func ended(in context: any UIViewControllerContextTransitioning) -> EndedFlight? {
    ended.first { $0.context === context }
  }

  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool {
    ended.contains { $0.animator === animator }
      || active.contains { $0.control?.animator === animator }
      || completing.contains { $0.control?.animator === animator }
  }

  /// Returns whether a flight may remove a view controller, until UIKit knows of the flight's end.
  func canRemove(_ viewController: UIViewController) -> Bool {
    (active + completing).contains { $0.subject === viewController && $0.canRemoveSubject }
  }

  /// Ends the flights when the app or their scene enters the background, which has no frames.
  func observeBackground() {
    background =
      background
      ?? BackgroundObserver { [weak self] scene in
        for flight in self?.active ?? [] where scene == nil || flight.scene == scene {
          flight.endAtOnce()
        }
      }
  }

  func begin(_ flight: TransitionFlight) {
    var flights = active
    flights.append(flight)
    active = flights
  }

  /// Records that listeners are notified of an end. Another flight may have ended since then.
  func recordReportedEnd(at position: TransitionPosition) {
    lastEnd = position
  }

  /// Discards the last end when the next flight is requested, even if no flight follows.
  func discardLastEnd() {
    lastEnd = nil
  }

  func end(_ flight: TransitionFlight, at position: TransitionPosition) {
    active = active.filter { $0 !== flight }
    completing = completing + [flight]
    if !flight.isEndedByUIKit { unreportedEnds += 1 }
    if active.isEmpty { ambiguousEnds = [] }
    lastEnd = position
  }

  /// Returns the flight that UIKit has ended without stating which one; nil if it is not clear.
  /// UIKit ends only pushes and pops so. An unclear one ends when its container leaves the window.
  func recordEndByUIKit(at position: TransitionPosition) -> TransitionFlight? {
    // mutate: reported-end-not-uikits
    guard unreportedEnds == 0 else {
      unreportedEnds -= 1
      return nil
    }
    // A flight that UIKit has ended during its last callbacks may still be in the list.
    let inStacks = active.filter { $0.stack != nil && !$0.isEndedByUIKit }
    if inStacks.count == 1 { return inStacks.first }
    // The list may also have a flight of a navigation controller that has left the window. Such a
    // flight ends only by leaving the window.
    let inWindow = inStacks.filter { flight in
      let container = flight.containerView
      return container.window != nil || container.superview == nil
    }
    guard inWindow.count != 1 else { return inWindow.first }
    if inWindow.count > 1 { ambiguousEnds.append(position) }
    return nil
  }

  /// Returns where UIKit has ended a flight that leaves the window; nil if it has not ended the
  /// flight, or has clearly reported the end.
  func removeAmbiguousEnd(of flight: TransitionFlight) -> TransitionPosition? {
    // If the navigation controller is in the window, nothing else removes the container.
    guard !ambiguousEnds.isEmpty, flight.stack?.viewIfLoaded?.window != nil else { return nil }
    return ambiguousEnds.removeFirst()
  }

  /// Records that UIKit has been notified of the end of a flight.
  func complete(_ flight: TransitionFlight) {
    completing = completing.filter { $0 !== flight }
    roundsFractions = flight.control?.roundsFractions ?? roundsFractions
    ended.removeAll { $0.context == nil && $0.animator == nil }
    ended.append(EndedFlight(context: flight.context, animator: flight.animator))
  }
}

/// A weak record of an ended flight.
struct EndedFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) weak var animator: UIViewPropertyAnimator?
}
