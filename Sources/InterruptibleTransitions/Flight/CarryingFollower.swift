extension TransitionFlight {
  /// Returns whether a touch, or the pointer of a trackpad, is on an element that fingers can
  /// carry. Without elements, every point is that is not on a view in front of the flight, such as
  /// a tab bar.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element; nil for any.
  ///   - point: The point, in the coordinates of the container.
  ///   - view: The view at the point.
  /// - Returns: Whether there is such an element.
  func hasCarriable(_ id: ElementID?, at point: CGPoint, on view: UIView?) -> Bool {
    let followers = animations.followers.compactMap { $0 as? any CarryingFollower }
    guard !followers.isEmpty else { return view?.isInFront(of: containerView) != true }
    return followers.contains { $0.hasCarriable(id, at: point, on: view) }
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
