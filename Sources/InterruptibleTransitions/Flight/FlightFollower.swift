/// A type that shows changes that a flight's animator cannot show, such as a path or stand-ins. A
/// flight ends when its progress and its followers are at rest.
protocol FlightFollower: AnyObject {
  /// Whether the follower shows the overshoot instead of the container.
  var showsOvershoot: Bool { get }
  /// Shows a moment of the flight. It is called without an animation.
  func show(_ moment: FlightMoment)
  func hold()
  /// Returns the time until the follower is at rest, in seconds, or 0 if it is at rest with the
  /// progress.
  func release(_ release: FollowerRelease) -> TimeInterval
  /// Follows a flight to another end; the spring is nil unless the flight is hurried. Returns the
  /// time until the follower is at rest, in seconds.
  func continueMotion(along spring: Spring?) -> TimeInterval
}

extension FlightFollower {
  var showsOvershoot: Bool { false }
  func hold() {}
  func release(_ release: FollowerRelease) -> TimeInterval { 0 }
  func continueMotion(along spring: Spring?) -> TimeInterval { 0 }
}

/// A moment of a flight.
nonisolated struct FlightMoment: Hashable, Sendable {
  /// The progress. It is below 0 or above 1 where the curve swings past an end.
  var progress: Double
  /// The time since the last release, in seconds. It is 0 while the flight is held, and before.
  var secondsSinceRelease: TimeInterval = 0
}

/// The release of a flight, which its followers continue.
nonisolated struct FollowerRelease: Equatable, Sendable {
  var velocity: TransitionPose.Velocity
  /// The velocity at which the progress continues, per second.
  var progressVelocity = 0.0
  /// The spring along which the progress settles, or nil along a timing curve.
  var spring: Spring?
}

/// A follower that calls a closure.
final class ClosureFollower: FlightFollower {
  private let showProgress: (Double) -> Void

  init(_ show: @escaping (_ progress: Double) -> Void) {
    showProgress = show
  }

  func show(_ moment: FlightMoment) {
    showProgress(moment.progress)
  }
}

/// A follower whose elements fingers can carry.
protocol CarryingFollower: FlightFollower {
  /// Takes hold of an element, and returns whether there is one. A nil identifier is the element at
  /// the point in the container, or else the largest one.
  func beginCarry(_ id: ElementID?, at point: CGPoint) -> Bool
  /// Returns whether a carriable element is at a point of the container, not behind the view.
  func hasCarriable(_ id: ElementID?, at point: CGPoint, on view: UIView?) -> Bool
  /// Makes the current pose the one to which the next poses are relative.
  func rebaseCarry()
  /// Moves the element by a pose since ``beginCarry(_:at:)`` or ``rebaseCarry()``. Returns the
  /// progress of the flight that belongs to the size of the element.
  func carry(to pose: TransitionPose) -> Double
  /// Returns the velocity of the flight at a velocity of the fingers, in progress per second.
  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double
  /// The element's size as a part of its size at the larger end; nil if both are about as large.
  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? { get }
}
