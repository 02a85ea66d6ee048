/// The state of a container with regard to a change that an app requests, and the other requests of
/// its window.
nonisolated struct ChangeSnapshot: Hashable, Sendable {
  /// An obstacle to making the change now.
  enum Obstacle: Hashable, Sendable {
    /// A flight that runs or settles, and can land sooner.
    case flight
    /// A change that lasts until it is over: a flight that is held or has not started, or a
    /// transition that is not the toolkit's.
    case change
    /// A presented view controller that stays.
    case occupant
    /// None that is known. UIKit may still have to show an effect of an earlier call.
    case unknown
  }

  /// How another request of the window is related to the change.
  enum Relation: Hashable, Sendable {
    /// It is for the same change.
    case same
    /// It takes place before the change.
    case earlier
    /// It brings the same view controller in elsewhere.
    case rival
    /// It does not concern the change.
    case unrelated
  }

  /// The end of the current flight at which the change is made; nil if the flight is about another
  /// one.
  var flightEnd: TransitionPosition?
  /// The same end of a flight that UIKit was asked for and has yet to start.
  var askedEnd: TransitionPosition?
  /// The other requests of the window.
  var requests: [Relation] = []
  /// Whether the container can make the change at all.
  var isPossible = true
  /// Whether the change is already made.
  var isDone = false
  /// The obstacle to making the change now; nil if the container is free.
  var obstacle: Obstacle?
}

/// A decision about a change that an app requests.
nonisolated enum ChangeDecision: Hashable, Sendable {
  /// The request gets the outcome of the same change, which is already queued.
  case join
  /// The current flight goes to one of its ends.
  case redirect(to: TransitionPosition)
  /// The flight that UIKit has yet to start goes to one of its ends.
  case redirectAsked(to: TransitionPosition)
  /// The request is refused.
  case refuse
  /// The request is completed at once.
  case complete
  /// The change waits, and the flight before it lands at once.
  case hurry
  /// The change waits until a view controller has gone, which goes now.
  case replace
  /// The change waits; with a limit, only a few frames.
  case wait(isLimited: Bool)
  /// UIKit is asked for the change.
  case begin
}

/// Decides about a change that an app requests.
///
/// A change that is under way is reversed rather than requested again. A change that is already
/// made needs no action.
///
/// - Parameters:
///   - policy: What becomes of the change while something else is presented; nil for a change that
///     is not a presentation.
///   - snapshot: The state of the container and of its window.
/// - Returns: The decision.
nonisolated func decide(
  _ policy: TransitionBusyPolicy?, _ snapshot: ChangeSnapshot
) -> ChangeDecision {
  if snapshot.requests.contains(.same) { return .join }
  if let end = snapshot.flightEnd { return .redirect(to: end) }
  if let end = snapshot.askedEnd { return .redirectAsked(to: end) }
  guard snapshot.isPossible, !snapshot.requests.contains(.rival) else { return .refuse }
  if snapshot.isDone { return .complete }
  if snapshot.obstacle == .occupant, policy == .refuse { return .refuse }
  if snapshot.requests.contains(.earlier) { return .wait(isLimited: false) }
  switch (snapshot.obstacle, policy) {
  case (nil, _): return .begin
  case (.flight, _): return .hurry
  case (.change, _): return .wait(isLimited: false)
  case (.occupant, .wait): return .begin
  case (.occupant, _): return .replace
  case (.unknown, _): return .wait(isLimited: true)
  }
}
