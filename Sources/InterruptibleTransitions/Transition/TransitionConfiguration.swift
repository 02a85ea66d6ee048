/// What an app has set a transition to, as its flights take it.
struct TransitionConfiguration {
  /// Changes that anyone adds to a transition, to be animated along with it.
  struct AuxiliaryAnimation {
    /// A fraction of the duration, from 0 to 1.
    let delayFactor: Double
    let animations: (TransitionFlight) -> Void
    let completion: ((TransitionPosition) -> Void)?

    /// The block that an animator takes, for one flight.
    func block(for flight: TransitionFlight) -> AnimationBlock {
      AnimationBlock(delayFactor: delayFactor) { [animations, unowned flight] in
        animations(flight)
      }
    }
  }

  var animation: TransitionAnimation
  var timing: TransitionTiming
  var dismissalAnimation: TransitionAnimation?
  var dismissalTiming: TransitionTiming?
  var auxiliaryAnimations: [AuxiliaryAnimation] = []
  var completionRule = TransitionCompletionRule.momentum
  var settling = TransitionSettling.spring()
  var completionSpeed = 1.0
  /// The timing of the stretch after a finger that lets go without a velocity.
  var timingCurve: (any UITimingCurveProvider)?
  var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void = {
    TransitionOvershoot.moveContainer($0, $1)
  }

  /// The animation of a flight.
  func animation(isPresenting: Bool) -> TransitionAnimation {
    isPresenting ? animation : dismissalAnimation ?? animation
  }

  /// The timing of a flight.
  func timing(isPresenting: Bool) -> TransitionTiming {
    isPresenting ? timing : dismissalTiming ?? timing
  }
}

// How a flight goes on after a release.
extension TransitionConfiguration {
  /// Where a release leads.
  func end(of release: TransitionRelease) -> TransitionPosition {
    completionRule.finishes(release) ? .end : .start
  }

  /// The motion after a release.
  ///
  /// From past an end it always goes on along a spring: no timing curve leads there.
  ///
  /// - Parameters:
  ///   - progress: Where the flight was let go; past 0…1 from past an end.
  ///   - target: Where it goes, and how fast it was moved.
  ///   - isPresenting: Whether the flight leads on.
  /// - Returns: The motion; nil if the flight goes on along its own timing.
  func settlingMotion(
    from progress: Double, toward target: TransitionStateMachine.Target, isPresenting: Bool
  ) -> SettlingMotion? {
    let timing = timing(isPresenting: isPresenting)
    let towardsEnd = target.position == .end
    let release = TransitionRelease(at: progress, velocity: target.velocity)
    guard (0...1).contains(progress) else {
      return springMotion(from: release, towardsEnd: towardsEnd)
    }
    guard target.velocity == 0 else {
      return SettlingMotion(
        settling, from: release, towardsEnd: towardsEnd, curve: timing.curve,
        duration: timing.duration)
    }
    guard timingCurve != nil || completionSpeed != 1 else { return nil }
    return SettlingMotion(
      curve: timingCurve.map { TimingCurve($0) } ?? timing.curve, duration: timing.duration,
      speed: completionSpeed, from: progress, towardsEnd: towardsEnd)
  }

  /// How a flight springs to one of its ends.
  func springMotion(from release: TransitionRelease, towardsEnd: Bool) -> SettlingMotion {
    let settling = if case .spring = settling.kind { settling } else { TransitionSettling.spring() }
    return SettlingMotion(
      settling, from: release, towardsEnd: towardsEnd, curve: .opaque, duration: 0)
  }
}
