// The flight's followers.
extension TransitionFlight {
  /// Shows a moment of the flight to the followers.
  ///
  /// - Parameter progress: The progress that the animator shows.
  func showFollowers(_ progress: Double) {
    guard !followers.isEmpty else { return }
    UnanimatedCall.perform {
      for follower in followers {
        let isShown = followersShowOvershoot && follower.showsOvershoot
        let overshoot = isShown ? overshoot : 0
        follower.show(
          FlightMoment(
            progress: progress + overshoot, secondsSinceRelease: secondsSinceRelease))
      }
    }
  }

  /// Whether a follower shows the overshoot instead of the container.
  var hasFollowerPastEnds: Bool { followers.contains(where: \.showsOvershoot) }

  /// Holds the followers.
  func holdFollowers() {
    for follower in followers { follower.hold() }
  }

  /// Releases the followers if they are held. Otherwise they continue their motion.
  ///
  /// - Parameters:
  ///   - spring: The spring along which the progress settles, or nil along a timing curve.
  ///   - progressVelocity: The velocity at which the progress continues, per second.
  ///   - isHurried: Whether followers that move already take the spring too.
  /// - Returns: The time until the last follower rests, in seconds.
  func releaseFollowers(
    along spring: Spring?, _ progressVelocity: Double = 0, isHurried: Bool = false
  ) -> TimeInterval {
    guard let velocity = recordReleaseOfFollowers() else {
      return longest(
        followers.map { $0.continueMotion(along: isHurried ? spring : nil) })
    }
    let release = FollowerRelease(
      velocity: velocity, progressVelocity: progressVelocity, spring: spring)
    return longest(followers.map { $0.release(release) })
  }

  private func longest(_ times: [TimeInterval]) -> TimeInterval {
    times.filter { $0.isFinite && $0 > 0 }.max() ?? 0
  }

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
    let followers = followers.compactMap { $0 as? any CarryingFollower }
    guard !followers.isEmpty else { return view?.isInFront(of: containerView) != true }
    return followers.contains { $0.hasCarriable(id, at: point, on: view) }
  }
}
