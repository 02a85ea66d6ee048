/// A property animator that can be closed to all code except its flight.
///
/// UIKit may move the animator when it is notified of events. A duration factor, or a spring, would
/// permanently remove the blocks from their common time line.
final class FlightAnimator: UIViewPropertyAnimator {
  /// The shortest duration, in seconds, of an animator that only the flight moves. UIKit may round
  /// a fraction to 1/120 s of it.
  private static let scrubbedDuration: TimeInterval = 30
  /// The duration, in seconds, for a timing without one. UIKit cannot undo the blocks of an
  /// animator with a duration of 0.
  private static let shortestDuration: TimeInterval = 0.001

  /// The factor by which the animator is slower than its timing.
  fileprivate var slowdown = 1.0
  /// Whether the duration of the animator is the duration of its flight.
  private var keepsDuration = false
  private var closures = 0
  /// The observer of calls by other code, until the flight ends the animator itself. Until then,
  /// the animator keeps the flight in any case.
  var observer: (any FlightAnimatorObserver)?

  /// Creates an animator without blocks; `roundsFractions` is nil if unknown. `slowMotionFactor`
  /// applies if UIKit runs the animator, but not to a curve with a fixed duration.
  convenience init(
    _ timing: TransitionTiming, runs: Bool, roundsFractions: Bool? = nil,
    slowMotionFactor: Double = 1
  ) {
    var length: TimeInterval? = slowMotionFactor == 1 ? nil : timing.duration * slowMotionFactor
    if timing.duration <= 0 { length = Self.shortestDuration }
    // mutate: long-time-line-under-fingers
    if !runs, roundsFractions != false {
      length = max(length ?? timing.duration, Self.scrubbedDuration)
    }
    if !timing.fitsAnyDuration { length = nil }
    let slowdown = (length ?? timing.duration) / timing.duration
    self.init(
      duration: length ?? timing.duration, timingParameters: timing.makeProvider(for: length))
    keepsDuration = runs
    flushUpdatesIfPossible()
    // An animator without a duration cannot be slowed down.
    if !slowdown.isNaN { self.slowdown = slowdown }
  }

  func canRun(in length: TimeInterval) -> Bool {
    keepsDuration && abs(duration - length) < 1e-9
  }

  func close(during call: () -> Void) {
    closures += 1
    call()
    closures -= 1
  }

  /// Opens the animator during a call that ends its flight, even within a call that closes it.
  func open(during call: () -> Void) {
    let former = closures
    closures = 0
    call()
    closures += former
  }

  /// Keeps UIKit's superclass from mistaking the animator for another flight's.
  func closeForGood() {
    closures += 1
  }

  private var isClosed: Bool { closures > 0 }

  override func startAnimation() {
    if !isClosed { super.startAnimation() }
  }

  override func startAnimation(afterDelay delay: TimeInterval) {
    if !isClosed { super.startAnimation(afterDelay: delay) }
  }

  override func pauseAnimation() {
    guard !isClosed else { return }
    super.pauseAnimation()
    observer?.animatorWasInterrupted()
  }

  override func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard !isClosed else { return }
    super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }

  override func stopAnimation(_ withoutFinishing: Bool) {
    guard !isClosed else { return }
    let wasActive = state == .active
    super.stopAnimation(withoutFinishing)
    if wasActive { observer?.animatorWasStopped() }
    observer?.animatorWasInterrupted()
  }

  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard !isClosed else { return }
    super.finishAnimation(at: finalPosition)
    observer?.animatorWasInterrupted()
  }

  override var fractionComplete: CGFloat {
    get { super.fractionComplete }
    set { if !isClosed { super.fractionComplete = newValue } }
  }

  override var isReversed: Bool {
    get { super.isReversed }
    set { if !isClosed { super.isReversed = newValue } }
  }
}

extension UIViewPropertyAnimator {
  /// The duration without slow motion, in seconds, which UIKit determines for a spring.
  var timedDuration: TimeInterval { duration / ((self as? FlightAnimator)?.slowdown ?? 1) }
}

/// The animator of a block that lasts while the progress of a flight is in a range. The animator is
/// always paused, and ends just before the flight's animator.
final class RangeAnimator {
  private let animator: FlightAnimator
  private let range: ClosedRange<Double>
  private let roundsFractions: Bool?

  /// Creates the animator for a range within 0 to 1. Animations that begin in the block inherit its
  /// part of the flight's duration. `roundsFractions` is nil if unknown.
  init(
    _ animations: @escaping () -> Void, in range: ClosedRange<Double>,
    lasting duration: TimeInterval, roundsFractions: Bool?, tracer: FlightTracer
  ) {
    self.range = range
    let length = duration * (range.upperBound - range.lowerBound)
    self.roundsFractions = roundsFractions
    animator = FlightAnimator(.linear(length), runs: false, roundsFractions: roundsFractions)
    animator.addAnimations(tracer.addMark())
    animator.addAnimations(animations)
  }

  func scrub(to progress: Double) {
    if animator.state == .inactive {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    let length = range.upperBound - range.lowerBound
    let passed = progress - range.lowerBound
    let fraction = length > 0 ? passed / length : passed >= 0 && progress > 0 ? 1 : 0
    animator.fractionComplete = CGFloat(
      ScrubRange(duration: animator.duration, roundsFractions: roundsFractions).nearest(
        to: fraction.clampedToUnit))
  }

  func finish(at position: TransitionPosition) {
    animator.finish(at: position)
  }
}

extension UIViewPropertyAnimator {
  /// Ends a paused animator at one of its ends.
  func finish(at position: TransitionPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    finishAnimation(at: position == .start ? .start : .end)
  }
}

protocol FlightAnimatorObserver: AnyObject {
  func animatorWasStopped()
  /// Called when other code has paused, stopped or finished the animator.
  func animatorWasInterrupted()
}
