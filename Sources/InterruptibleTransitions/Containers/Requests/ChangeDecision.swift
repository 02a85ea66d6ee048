/// The state of a container before a change that an app requests, and the window's other requests.
nonisolated struct ChangeSnapshot: Hashable, Sendable {
  /// An obstacle to making the change now.
  enum Obstacle: Hashable, Sendable {
    /// A flight that runs or settles, and can be hurried.
    case flight
    /// A change that cannot be hurried: a flight that is held or has not started, or a transition
    /// that is not the toolkit's.
    case change
    /// A presented view controller that stays.
    case occupant
    /// An obstacle that cannot be seen, such as an earlier call that UIKit has not carried out yet.
    case unknown
  }

  /// The relation of another request of the window to the change.
  enum Relation: Hashable, Sendable {
    /// The request is for the same change.
    case same
    /// The request is carried out before the change. The change does not join requests before it.
    case earlier
    /// The request is carried out before the change. The change can join requests before it.
    case ahead
    /// The request adds the same view controller to another container.
    case rival
    /// The request is not related to the change.
    case unrelated
  }

  /// The end of the current flight at which the change is made, or nil for an unrelated flight.
  var flightEnd: TransitionPosition?
  /// The end of the pending flight at which the change is made, or nil without one.
  var submittedEnd: TransitionPosition?
  var requests: [Relation] = []
  /// Whether the container can make the change at all.
  var isPossible = true
  /// Whether the container has already made the change.
  var isDone = false
  /// The obstacle to making the change now, or nil if the container is free.
  var obstacle: Obstacle?
}

/// A decision about a change that an app requests.
nonisolated enum ChangeDecision: Hashable, Sendable {
  /// The request joins a queued request for the same change, and gets its outcome.
  case join
  /// The current flight goes to one of its ends.
  case redirect(to: TransitionPosition)
  /// The pending flight goes to one of its ends.
  case redirectSubmitted(to: TransitionPosition)
  /// The request is refused.
  case refuse
  /// The request is completed at once.
  case complete
  /// The change waits, and the flight before it is hurried.
  case hurry
  /// The change waits until a view controller is removed, and the removal begins now.
  case replace
  /// The change waits. With a limit, it waits only a few frames.
  case wait(isLimited: Bool)
  /// UIKit is asked for the change.
  case begin
}

/// Returns the decision about a change. The policy is nil if the change is not a presentation.
///
/// A change in flight is reversed, and a change that is already made needs no action. A request
/// joins a request for the same change, unless an `earlier` request comes between the two.
nonisolated func decide(
  _ policy: TransitionBusyPolicy?, _ snapshot: ChangeSnapshot
) -> ChangeDecision {
  let last = snapshot.requests.last { $0 != .unrelated && $0 != .ahead }
  if last == .same { return .join }
  if let end = snapshot.flightEnd { return .redirect(to: end) }
  if let end = snapshot.submittedEnd { return .redirectSubmitted(to: end) }
  guard snapshot.isPossible, !snapshot.requests.contains(.rival) else { return .refuse }
  if snapshot.isDone { return .complete }
  if snapshot.obstacle == .occupant, policy == .refuse { return .refuse }
  if snapshot.requests.contains(where: { $0 == .earlier || $0 == .ahead }) {
    return .wait(isLimited: false)
  }
  switch (snapshot.obstacle, policy) {
  case (nil, _): return .begin
  case (.flight, _): return .hurry
  case (.change, _): return .wait(isLimited: false)
  case (.occupant, .wait): return .begin
  case (.occupant, _): return .replace
  case (.unknown, _): return .wait(isLimited: true)
  }
}
