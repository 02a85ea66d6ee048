/// A type that shows changes that a flight's animator cannot show, such as a path or stand-ins.
///
/// A flight shows each moment to its followers. It ends when its progress and its followers are at
/// rest. A flight without followers has no extra cost.
protocol FlightFollower: AnyObject {
  /// Whether the follower shows the overshoot instead of the container.
  var showsOvershoot: Bool { get }
  /// Shows a moment of the flight. It is called without an animation.
  func show(_ moment: FlightMoment)
  /// Called when the flight is held.
  func hold()
  /// Called when a held flight is released.
  ///
  /// - Parameter release: The release.
  /// - Returns: The time until the follower is at rest, in seconds, or 0 if it rests with the
  ///   progress.
  func release(_ release: FollowerRelease) -> TimeInterval
  /// Called when a flight that is not held moves to another end, or is hurried.
  ///
  /// - Parameter spring: The spring of a flight that is hurried; nil otherwise.
  /// - Returns: The time until the follower is at rest, in seconds.
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
  /// The velocity of the fingers.
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
  /// Takes hold of an element, which stays as it is shown until the first pose.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element; nil is the element at the point, or else the largest
  ///     one.
  ///   - point: The location of the fingers, in the coordinates of the container.
  /// - Returns: Whether there is such an element.
  func beginCarry(_ id: ElementID?, at point: CGPoint) -> Bool
  /// Returns whether an element that fingers can carry is at a point of the container, and not
  /// behind the view at the point.
  func hasCarriable(_ id: ElementID?, at point: CGPoint, on view: UIView?) -> Bool
  /// Makes the current pose the one to which the next poses are relative.
  func rebaseCarry()
  /// Moves the carried element. The next moment shows it.
  ///
  /// - Parameter pose: The pose, relative to the last call of ``beginCarry(_:at:)`` or
  ///   ``rebaseCarry()``.
  /// - Returns: The progress of the flight that belongs to the size of the element.
  func carry(to pose: TransitionPose) -> Double
  /// Returns the velocity of the flight at a velocity of the fingers, in progress per second.
  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double
  /// The size of the carried element, as a part of its size at the larger end; nil if both ends are
  /// about as large.
  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? { get }
}
