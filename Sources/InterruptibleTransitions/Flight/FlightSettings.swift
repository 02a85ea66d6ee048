/// The settings of a flight, which the app can change while the flight runs.
struct FlightSettings {
  var timing: TransitionTiming
  var settlingAtStart: TransitionSettling
  var settlingAtEnd: TransitionSettling
  var completionRule: TransitionCompletionRule
  var completionSpeed: Double
  /// The timing after a call of the app without a velocity.
  var timingCurve: (any UITimingCurveProvider)?
  /// The factor by which the flight takes longer than its timing.
  var slowMotionFactor: Double
  let usesReducedMotion: Bool

  // MARK: The motion of a flight after a release

  /// Returns the motion after a release, or nil if the flight continues along its own timing. From
  /// past an end it is along a spring, because a timing curve has no such position.
  func settlingMotion(
    from progress: Double, toward target: TransitionStateMachine.Target,
    usesSpring: Bool = false
  ) -> SettlingMotion? {
    let towardsEnd = target.position == .end
    let release = TransitionRelease(at: progress, velocity: target.velocity ?? 0)
    guard (0...1).contains(progress), !usesSpring else {
      return springMotion(from: release, toward: target.position)
    }
    guard target.velocity == nil else {
      return SettlingMotion(
        settling(toward: target.position), from: release,
        towardsEnd: towardsEnd, curve: timing.curve,
        duration: timing.duration)
    }
    guard !keepsTiming else { return nil }
    return SettlingMotion(
      curve: timingCurve.map { TimingCurve($0) } ?? timing.curve, duration: timing.duration,
      speed: completionSpeed, from: progress, towardsEnd: towardsEnd)
  }

  var keepsTiming: Bool { timingCurve == nil && completionSpeed == 1 }

  func springMotion(
    from release: TransitionRelease, toward position: TransitionPosition
  ) -> SettlingMotion {
    let chosen = settling(toward: position)
    let settling = if case .spring = chosen.kind { chosen } else { TransitionSettling.spring() }
    return SettlingMotion(
      settling, from: release, towardsEnd: position == .end, curve: .opaque, duration: 0)
  }

  /// Returns the spring toward an end, within its longest duration; nil along a timing curve.
  func spring(toward position: TransitionPosition) -> Spring? {
    let settling = settling(toward: position)
    guard case .spring(let spring, let longestDuration) = settling.kind else { return nil }
    return spring.stiffened(for: 0, longestDuration: longestDuration)
  }

  private func settling(toward position: TransitionPosition) -> TransitionSettling {
    position == .end ? settlingAtEnd : settlingAtStart
  }
}

extension TransitionCompletionRule {
  func end(of release: TransitionRelease) -> TransitionPosition {
    finishes(release) ? .end : .start
  }
}
