import Foundation

/// The parameters of a call to `UIView.animate`.
@MainActor struct AnimationRequest {
  /// The duration in seconds.
  var duration: TimeInterval
  /// The delay in seconds.
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var curve: TimingFunction
  /// The options for interpolation between keyframes; nil if the block adds no keyframes.
  var keyframes: UIView.KeyframeAnimationOptions?

  /// Runs a block and animates its changes. Inside another block, the changes become part of that
  /// block's animations.
  func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = AnimationCapture.current
    let host = outer?.block
    if let completion, outer is KeyframeCapture { host?.pacing.whenEnded(completion) }
    // Changes inside a keyframe belong to that keyframe.
    if outer is KeyframeCapture { return animations() }

    // A nested block inherits duration and curve instead of using its arguments (fact 1.125).
    let inherited = options.contains(.overrideInheritedDuration) ? nil : host
    let asked = AnimationCapture.prescribedCurve ?? curve
    let curve = options.contains(.overrideInheritedCurve) ? asked : host?.slot.curve ?? asked
    let ownDelay = host == nil && AnimationCapture.ignoresDelays ? 0 : max(delay, 0)
    let delay = ownDelay + (host?.delay ?? 0)
    // A property animator tracks the animations of a block that is nested in one of its blocks
    // (fact 1.45).
    if let timeline = inherited?.pacing as? AnimatorTimeline, !options.contains(.repeat) {
      let capture = timeline.makeCapture(
        curve: curve, delay: delay, at: MediaClock.now, hasKeyframes: keyframes != nil)
      perform(animations, in: capture)
      guard let completion else { return }
      if capture.count > 0 {
        timeline.whenEnded(completion)
      } else {
        Runtime.current.nextTurn { completion(true) }
      }
    } else {
      let group = ViewAnimationGroup(
        duration: inherited?.duration ?? max(duration, 0), delay: delay,
        curve: keyframes != nil && curve.isSpring ? .linear : curve, options: options)
      if let completion { group.whenEnded(completion) }
      Runtime.current.animations.add(group)
      perform(animations, in: group.makeCapture())
      group.seal()
    }
  }

  private func perform(_ animations: () -> Void, in capture: BlockCapture) {
    if let keyframes {
      let collector = KeyframeCapture(
        target: capture, isDiscrete: keyframes.contains(.calculationModeDiscrete))
      AnimationCapture.run(collector, animations)
      collector.commit()
    } else {
      AnimationCapture.run(capture, animations)
    }
    if options.contains(.layoutSubviews) { capture.layOutChangedViews() }
  }
}
