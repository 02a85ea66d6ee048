/// The permission for a person to dismiss a presentation in one flight, and the reports to the app.
///
/// UIKit's own sheets ask a `UIAdaptivePresentationControllerDelegate` before a person dismisses
/// them (facts 2.82 and 2.85). A flight does the same for its interactions and for taps beside the
/// page. If the app forbids the dismissal, the page gives way a little and comes back.
final class UserDismissal {
  /// The report to the app that is due when the flight has ended.
  private enum Report {
    case none
    /// The app was told that the dismissal begins, and is told if the page is gone in the end.
    case dismissal
    /// The app is told of the attempt if the page stays.
    case attempt
  }

  /// The app's answer about the current gesture.
  private enum Permission {
    case notAsked
    /// The app is about to answer, and may act before.
    case asking
    case given
    case denied
    /// Code has begun the dismissal, or the person has before this gesture.
    case notNeeded
  }

  /// The full travel that shows, at most, when a person pulls a page that must stay: enough to see
  /// that the page is held, and far from a dismissal.
  private static let resistance = RubberBand(dimension: 0.15)

  private let presentation: UIPresentationController
  /// The end of the flight at which the page is gone.
  private let gone: TransitionPosition
  /// The position of the flight at which the current gesture has taken hold.
  private var origin = 0.0
  /// How far the gesture has pulled the page away from there, in progress.
  private var pull = 0.0
  private var permission = Permission.notNeeded
  private var report = Report.none

  init(of presentation: UIPresentationController, goneAt gone: TransitionPosition) {
    (self.presentation, self.gone) = (presentation, gone)
  }

  /// Begins a gesture, about which the app is asked unless the flight takes the page away already.
  ///
  /// - Parameters:
  ///   - position: The position of the flight.
  ///   - isLeaving: Whether the flight takes the page away.
  func begin(at position: Double, isLeaving: Bool) {
    (origin, pull, permission) = (position, 0, isLeaving ? .notNeeded : .notAsked)
  }

  /// Returns the position to show for the gesture's position: the same one, or if the app forbids
  /// the dismissal, one near the place where the gesture has taken hold.
  func shownPosition(for position: Double) -> Double {
    pull = (position - origin) * direction
    guard pull > 0, !isPermitted() else { return position }
    return origin + direction * Self.resistance.displayedDistance(forRaw: pull)
  }

  /// Notes that the app has moved the flight: the gesture goes on from there.
  func moved(to position: Double) {
    (origin, pull) = (position, 0)
  }

  /// Returns the end to which the flight goes when the gesture ends, as far as the app permits it,
  /// and notifies the app of a dismissal that begins.
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
    presentation.delegate?.tellOfBeginningDismissal(of: presentation)
  }

  /// Notes that the app was told that a person dismisses the page.
  func wasAnnounced() {
    report = .dismissal
  }

  /// Whether the app permits the dismissal. The app is asked once per gesture.
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
      presentation.delegate?.tellOfDismissal(of: presentation)
    case .attempt where position != gone:
      presentation.delegate?.tellOfAttemptedDismissal(of: presentation)
    case .none, .dismissal, .attempt: break
    }
  }
}

extension UIPresentationController {
  /// Whether the app permits a person to dismiss the presentation. A page inside a container may
  /// forbid it too.
  var permitsUserDismissal: Bool {
    !presentedViewController.visibleChain.contains(where: \.isModalInPresentation)
      && delegate?.allowsDismissal(of: self) ?? true
  }
}
