/// The permission for a person to dismiss a presentation in one flight, and the reports to the app.
///
/// UIKit's sheets ask a `UIAdaptivePresentationControllerDelegate` before a person dismisses them
/// (facts 2.82 and 2.85). A flight does the same for its interactions and for taps outside the
/// page. If the app forbids the dismissal, the page moves a little and returns.
final class UserDismissal {
  /// The report to send to the app at the end of the flight.
  private enum Report {
    case none
    /// The app has been notified of the start of the dismissal, and is notified if the page is
    /// gone.
    case dismissal
    /// The app is notified of the attempt if the page stays.
    case attempt
  }

  /// The app's answer about the current gesture.
  private enum Permission {
    case notAsked
    /// The app is being asked, and may send events before it answers.
    case asking
    case given
    case denied
    /// Code has begun the dismissal, or the person has begun it before this gesture.
    case notNeeded
  }

  /// The resistance of a page that must stay, over at most 0.15 of the full travel.
  ///
  /// The distance is enough to see that the page resists, and far from a dismissal.
  private static let resistance = RubberBand(dimension: 0.15)

  private let presentation: UIPresentationController
  /// The end of the flight at which the page is gone.
  private let gone: TransitionPosition
  /// The position of the flight at which the current gesture has grabbed the flight.
  private var origin = 0.0
  /// The distance that the gesture has pulled the page away from there, in progress.
  private var pull = 0.0
  private var permission = Permission.notNeeded
  private var report = Report.none

  init(of presentation: UIPresentationController, goneAt gone: TransitionPosition) {
    self.presentation = presentation
    self.gone = gone
  }

  /// Begins a gesture.
  ///
  /// The app is asked about the gesture, unless the flight already removes the page.
  ///
  /// - Parameters:
  ///   - position: The position of the flight.
  ///   - isLeaving: Whether the flight removes the page.
  func begin(at position: Double, isLeaving: Bool) {
    origin = position
    pull = 0
    permission = isLeaving ? .notNeeded : .notAsked
  }

  /// Returns the position to show for the gesture's position.
  ///
  /// If the app forbids the dismissal, this is a position near the start of the gesture. Otherwise
  /// it is the given position.
  func shownPosition(for position: Double) -> Double {
    pull = (position - origin) * direction
    guard pull > 0, !isPermitted() else { return position }
    return origin + direction * Self.resistance.displayedDistance(forRaw: pull)
  }

  /// Records that the app has moved the flight. The gesture continues from the new position.
  func moved(to position: Double) {
    origin = position
    pull = 0
  }

  /// Returns the end to which the flight goes when the gesture ends, as far as the app permits it.
  ///
  /// If a dismissal begins, the app is notified.
  ///
  /// - Parameters:
  ///   - end: The end to which the gesture leads.
  ///   - velocity: The velocity of the gesture, in progress per second.
  /// - Returns: The end that the app permits.
  func end(ofReleaseToward end: TransitionPosition, velocity: Double = 0) -> TransitionPosition {
    if end == gone, isPermitted() {
      announce()
      return gone
    }
    let isPulling = pull > 0 && velocity * direction >= 0
    if permission == .denied, end == gone || isPulling { report = .attempt }
    return gone.opposite
  }

  /// Notifies the app, once, that a person dismisses the page.
  func announce() {
    guard report != .dismissal, permission == .given else { return }
    report = .dismissal
    presentation.delegate?.notifyOfBeginningDismissal(of: presentation)
  }

  /// Records that the app was notified that a person dismisses the page.
  func wasAnnounced() {
    report = .dismissal
  }

  /// Returns whether the app permits the dismissal. The app is asked once per gesture.
  func isPermitted() -> Bool {
    if permission == .notAsked {
      permission = .asking
      let isGiven = presentation.permitsUserDismissal
      if permission == .asking { permission = isGiven ? .given : .denied }
    }
    return permitsPull
  }

  /// Whether the page follows the current gesture.
  var permitsPull: Bool { permission != .denied && permission != .asking }

  private var direction: Double { gone == .end ? 1 : -1 }
}

extension UserDismissal: FlightObserver {
  func flightEnded(at position: TransitionPosition) {
    switch report {
    case .dismissal where position == gone:
      presentation.delegate?.notifyOfDismissal(of: presentation)
    case .attempt where position != gone:
      presentation.delegate?.notifyOfAttemptedDismissal(of: presentation)
    case .none, .dismissal, .attempt: break
    }
  }
}

extension UIPresentationController {
  /// Whether the app permits a person to dismiss the presentation.
  ///
  /// A page inside a container may forbid the dismissal too.
  var permitsUserDismissal: Bool {
    !presentedViewController.visibleChain.contains(where: \.isModalInPresentation)
      && delegate?.allowsDismissal(of: self) ?? true
  }
}
