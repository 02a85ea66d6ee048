/// The flights of a transition that UIKit may still ask about.
final class FlightRegistry {
  /// The flights that have not ended; verbs apply to the last one.
  ///
  /// Each move of a finger reads the list. It is only ever replaced, never changed in place: so the
  /// compiler knows that no read overlaps a change, and a read needs no check.
  private(set) var active: [TransitionFlight] = []
  /// The flights that are being completed.
  private var completing: [TransitionFlight] = []
  /// The flights that are over.
  private var ended: [EndedFlight] = []
  /// How many flights have completed their transitions without UIKit having told of the end.
  private var untold = 0
  /// Where UIKit has ended transitions by itself, without it being clear which.
  private var unclearEnds: [TransitionPosition] = []
  /// Where the flight came to rest of which the listeners have heard last, or are about to.
  private(set) var lastEnd: TransitionPosition?

  /// Whether UIKit rounds the fractions of animators; nil if no flight has shown that yet.
  private(set) var rounds: Bool?

  /// The frame loops of the flights.
  var loops = FrameLoops()
  /// Brings the flights to rest when the app has entered the background: from the first flight on.
  private var background: BackgroundObserver?

  /// The flight that verbs apply to.
  var current: TransitionFlight? { active.last }

  /// Whether no other flight is active.
  func isAlone(_ flight: TransitionFlight) -> Bool {
    for other in active where other !== flight { return false }
    return true
  }

  /// Returns the flight with a context, until UIKit has been told that it has ended.
  func flight(in context: any UIViewControllerContextTransitioning) -> TransitionFlight? {
    if let flight = active.first(where: { $0.context === context }) { return flight }
    // mutate: flight-known-until-uikit-knows
    if let flight = completing.first(where: { $0.context === context }) { return flight }
    return nil
  }

  /// Returns the ended flight with a context. If UIKit asks about it, no new flight may begin:
  /// nothing would end that.
  func ended(in context: any UIViewControllerContextTransitioning) -> EndedFlight? {
    ended.first { $0.context === context }
  }

  /// Whether an animator has been, or is, that of a flight.
  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool {
    ended.contains { $0.animator === animator }
      || active.contains { $0.control?.animator === animator }
      || completing.contains { $0.control?.animator === animator }
  }

  /// Whether a view controller may go with a flight that is under way, or with one that has come to
  /// rest, which UIKit may have yet to hear.
  func mayTakeAway(_ viewController: UIViewController) -> Bool {
    (active + completing).contains { $0.subject === viewController && $0.maySubjectGo }
  }

  /// Brings the flights to rest when the app, or the scene of their window, has entered the
  /// background, where there are no frames.
  func observeBackground() {
    background =
      background
      ?? BackgroundObserver { [weak self] scene in
        for flight in self?.active ?? [] where scene == nil || flight.scene == scene {
          flight.comeToRest()
        }
      }
  }

  /// Adds a flight that UIKit starts.
  func begin(_ flight: TransitionFlight) {
    var flights = active
    flights.append(flight)
    active = flights
  }

  /// Notes that the listeners hear where a flight has come to rest: another one may have begun and
  /// ended since.
  func tellEnd(at position: TransitionPosition) {
    lastEnd = position
  }

  /// Notes that the next flight is asked for, of which nothing may come.
  func forgetLastEnd() {
    lastEnd = nil
  }

  /// Notes that a flight has come to rest.
  func end(_ flight: TransitionFlight, at position: TransitionPosition) {
    active = active.filter { $0 !== flight }
    completing.append(flight)
    if !flight.isEndedByUIKit { untold += 1 }
    if active.isEmpty { unclearEnds = [] }
    lastEnd = position
  }

  /// Notes that UIKit tells of the end of a transition, without saying of which one.
  ///
  /// - Parameter position: The end at which UIKit has ended it.
  /// - Returns: The flight whose transition UIKit has ended by itself. Of several it is the only
  ///   one in a stack, as only pushes and pops are ended so. Where that leaves a choice, this is
  ///   nil: the flight ends when its container has left the window.
  func hearOfEnd(at position: TransitionPosition) -> TransitionFlight? {
    // mutate: reported-end-not-uikits
    guard untold == 0 else {
      untold -= 1
      return nil
    }
    // One that UIKit has ended within its last callbacks may still be among them.
    let inStacks = active.filter { $0.stack != nil && !$0.isEndedByUIKit }
    if inStacks.count == 1 { return inStacks.first }
    // So may one of a stack that has left the window, which nothing ends but that.
    let inWindow = inStacks.filter { flight in
      let container = flight.containerView
      return container.window != nil || container.superview == nil
    }
    guard inWindow.count != 1 else { return inWindow.first }
    if inWindow.count > 1 { unclearEnds.append(position) }
    return nil
  }

  /// Returns where UIKit has ended the transition of a flight whose container leaves the window;
  /// nil if it has not, or had said so clearly.
  func unclearEnd(of flight: TransitionFlight) -> TransitionPosition? {
    // From a stack in the window nothing else takes the container.
    guard !unclearEnds.isEmpty, flight.stack?.viewIfLoaded?.window != nil else { return nil }
    return unclearEnds.removeFirst()
  }

  /// Notes that UIKit has been told that a flight has come to rest.
  func complete(_ flight: TransitionFlight) {
    completing.removeAll { $0 === flight }
    rounds = flight.control?.rounds ?? rounds
    ended.removeAll { $0.context == nil && $0.animator == nil }
    ended.append(EndedFlight(context: flight.context, animator: flight.animator))
  }
}

/// The remains of a flight that is over, as long as UIKit keeps it.
struct EndedFlight {
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) weak var animator: UIViewPropertyAnimator?
}

/// The frame loops of a transition. Each serves one flight after another: that saves the
/// allocations of a loop at each start, which the benchmark `start` counts.
struct FrameLoops {
  private(set) var spare: [FrameLoop] = []

  /// Takes a loop that stands still.
  mutating func take() -> FrameLoop {
    spare.popLast() ?? FrameLoop()
  }

  /// Stops a loop, which somebody else may take.
  mutating func giveBack(_ loop: FrameLoop) {
    loop.stop()
    spare.append(loop)
  }
}
