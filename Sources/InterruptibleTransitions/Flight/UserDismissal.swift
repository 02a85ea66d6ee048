/// The permission for a person to dismiss a presentation in one flight, and the reports to the app.
/// A flight asks the app as UIKit's sheets do (facts 2.82 and 2.85). If the app forbids the
/// dismissal, the page moves a little and returns.
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

  /// A resistance over 0.15 of the full travel: enough to see, and far from a dismissal.
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

  /// Begins a gesture, about which the app is asked unless the flight already removes the page.
  func begin(at position: Double, isLeaving: Bool) {
    origin = position
    pull = 0
    permission = isLeaving ? .notNeeded : .notAsked
  }

  /// Returns a position near the start of the gesture if the app forbids the dismissal.
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

  /// Returns the end that the app permits, for a velocity in progress per second. The app is
  /// notified if a dismissal begins.
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

  func recordAnnouncement() {
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
  /// Whether the app permits the dismissal, which a page inside a container may forbid too.
  var permitsUserDismissal: Bool {
    !presentedViewController.visibleChain.contains(where: \.isModalInPresentation)
      && delegate?.allowsDismissal(of: self) ?? true
  }
}
