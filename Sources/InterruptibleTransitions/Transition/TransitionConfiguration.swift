/// The settings of a transition, as its flights use them.
struct TransitionConfiguration {
  /// Changes that an app adds to a transition, animated with its own changes.
  struct AuxiliaryAnimation {
    let span: AnimationBlock.Span
    let animations: (TransitionFlight) -> Void
    let completion: ((TransitionPosition) -> Void)?

    /// Returns the block for an animator of one flight.
    func block(for flight: TransitionFlight) -> AnimationBlock {
      AnimationBlock(span) { [animations, unowned flight] in
        animations(flight)
      }
    }
  }

  var animation: TransitionAnimation
  var timing: TransitionTiming
  var dismissalAnimation: TransitionAnimation?
  /// The animation of a flight with reduced motion, which replaces the other ones.
  var reducedAnimation: TransitionAnimation?
  var dismissalTiming: TransitionTiming?
  var auxiliaryAnimations = Registry<AuxiliaryAnimation>()
  var completionRule = TransitionCompletionRule.momentum
  var settling = TransitionSettling.spring()
  /// The settling of a page that leaves, or nil for the settling of other pages.
  var settlingAway: TransitionSettling?
  var completionSpeed = 1.0
  /// The timing after a call of the app without a velocity.
  var timingCurve: (any UITimingCurveProvider)?
  /// The form of flights with reduced motion.
  var reducedMotion = TransitionReducedMotion.crossfade
  /// Whether flights reduce motion, or nil for the person's setting.
  var reducesMotion: Bool?
  /// Whether these are the settings of a flight with reduced motion.
  var usesReducedMotion = false
  /// The factor by which a flight takes longer than its timing.
  var slowMotion = 1.0
  var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void = {
    TransitionOvershoot.moveContainer($0, $1)
  }

  /// Returns the animation of a flight.
  func animation(isPresenting: Bool) -> TransitionAnimation {
    reducedAnimation ?? fullAnimation(isPresenting: isPresenting)
  }

  /// Returns the animation of a flight without reduced motion.
  func fullAnimation(isPresenting: Bool) -> TransitionAnimation {
    isPresenting ? animation : dismissalAnimation ?? animation
  }

  /// Returns the timing of a flight.
  func timing(isPresenting: Bool) -> TransitionTiming {
    isPresenting ? timing : dismissalTiming ?? timing
  }
}

// The motion of a flight after a release.
extension TransitionConfiguration {
  /// Returns the motion after a release.
  ///
  /// From past an end the motion is always along a spring, because a timing curve has no such
  /// position.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release. It is outside 0…1 past an end.
  ///   - target: The end to which the flight goes, and its velocity.
  ///   - isPresenting: Whether the flight presents.
  ///   - usesSpring: Whether the flight settles along a spring also at rest, as its carried element
  ///     does.
  /// - Returns: The motion, or nil if the flight continues along its own timing.
  func settlingMotion(
    from progress: Double, toward target: TransitionStateMachine.Target, isPresenting: Bool,
    usesSpring: Bool = false
  ) -> SettlingMotion? {
    let timing = timing(isPresenting: isPresenting)
    let towardsEnd = target.position == .end
    let release = TransitionRelease(at: progress, velocity: target.velocity ?? 0)
    guard (0...1).contains(progress), !usesSpring else {
      return springMotion(from: release, toward: target.position, isPresenting: isPresenting)
    }
    guard target.velocity == nil else {
      return SettlingMotion(
        settling(toward: target.position, isPresenting: isPresenting), from: release,
        towardsEnd: towardsEnd, curve: timing.curve,
        duration: timing.duration)
    }
    guard !keepsTiming else { return nil }
    return SettlingMotion(
      curve: timingCurve.map { TimingCurve($0) } ?? timing.curve, duration: timing.duration,
      speed: completionSpeed, from: progress, towardsEnd: towardsEnd)
  }

  /// Whether a call of the app continues the flight along its own timing.
  var keepsTiming: Bool { timingCurve == nil && completionSpeed == 1 }

  /// Returns the motion of a flight along a spring to one of its ends.
  func springMotion(
    from release: TransitionRelease, toward position: TransitionPosition, isPresenting: Bool
  ) -> SettlingMotion {
    let chosen = settling(toward: position, isPresenting: isPresenting)
    let settling = if case .spring = chosen.kind { chosen } else { TransitionSettling.spring() }
    return SettlingMotion(
      settling, from: release, towardsEnd: position == .end, curve: .opaque, duration: 0)
  }

  /// Returns the spring of the settling toward an end, within its longest duration; nil along a
  /// timing curve.
  func spring(toward position: TransitionPosition, isPresenting: Bool) -> Spring? {
    let settling = settling(toward: position, isPresenting: isPresenting)
    guard case .spring(let spring, let longestDuration) = settling.kind else { return nil }
    return spring.stiffened(for: 0, longestDuration: longestDuration)
  }

  /// Returns the settling toward an end.
  ///
  /// A page leaves at the end of a dismissal, and at the start of a presentation.
  private func settling(
    toward position: TransitionPosition, isPresenting: Bool
  ) -> TransitionSettling {
    let isLeaving = isPresenting == (position == .start)
    return isLeaving ? settlingAway ?? settling : settling
  }
}

extension TransitionCompletionRule {
  /// Returns the end to which a release leads.
  func end(of release: TransitionRelease) -> TransitionPosition {
    finishes(release) ? .end : .start
  }
}
