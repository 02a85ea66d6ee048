// The flight's followers.
extension TransitionFlight {
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

  var hasFollowerPastEnds: Bool { followers.contains(where: \.showsOvershoot) }

  func holdFollowers() {
    for follower in followers { follower.hold() }
  }

  /// Releases held followers along a spring, or along a timing curve if it is nil. Others continue,
  /// and take the spring if hurried. Returns the seconds until all are at rest.
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

  /// Returns whether a carriable element is at a point of the container; a nil identifier is any.
  /// Without elements, every point counts that is not on a view in front, such as a tab bar.
  func hasCarriable(_ id: ElementID?, at point: CGPoint, on view: UIView?) -> Bool {
    let followers = followers.compactMap { $0 as? any CarryingFollower }
    guard !followers.isEmpty else { return view?.isInFront(of: containerView) != true }
    return followers.contains { $0.hasCarriable(id, at: point, on: view) }
  }
}
