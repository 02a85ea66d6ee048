/// A property animator that can be closed to all code except its flight.
///
/// UIKit's percent-driven superclass and UIKit's context must be notified of events, and may then
/// move the animator. The documentation does not say how. A duration factor, or a spring, would
/// permanently remove the blocks from their common time line. So these objects cannot affect the
/// animator during such calls.
final class FlightAnimator: UIViewPropertyAnimator {
  /// The shortest duration, in seconds, of an animator that only the flight moves.
  ///
  /// A fraction may be rounded to 1/120 s of the duration: along a linear curve, to 0.06 of 200
  /// points.
  private static let scrubbedDuration: TimeInterval = 30
  /// The duration, in seconds, of an animator for a timing without a duration.
  ///
  /// UIKit performs the blocks of an animator with a zero duration without recording any changes,
  /// and cannot undo them.
  private static let shortestDuration: TimeInterval = 0.001

  /// The factor by which the animator is slower than its timing.
  fileprivate var slowdown = 1.0
  /// Whether the duration of the animator is the duration of its flight.
  private var keepsTime = false
  private var closures = 0
  /// Called when other code has stopped the animator, until the flight has ended.
  var onStop: (() -> Void)?
  /// Called when other code has paused, stopped or finished the animator, until the flight has
  /// ended.
  var whenInterrupted: (() -> Void)?

  /// Creates an animator without blocks.
  ///
  /// - Parameters:
  ///   - timing: The animator's timing.
  ///   - runs: Whether UIKit may run the animator, so that its duration is the timing's.
  ///   - rounds: Whether UIKit rounds fractions, or nil if that is not known.
  ///   - slowMotion: The factor by which the duration is longer if UIKit runs the animator. A curve
  ///     with a fixed duration is not slowed down.
  convenience init(
    _ timing: TransitionTiming, runs: Bool, rounds: Bool? = nil, slowMotion: Double = 1
  ) {
    var length: TimeInterval? = slowMotion == 1 ? nil : timing.duration * slowMotion
    if timing.duration <= 0 { length = Self.shortestDuration }
    // mutate: long-time-line-under-fingers
    if !runs, rounds != false { length = max(length ?? timing.duration, Self.scrubbedDuration) }
    if !timing.fitsAnyDuration { length = nil }
    let slowdown = (length ?? timing.duration) / timing.duration
    self.init(
      duration: length ?? timing.duration, timingParameters: timing.makeProvider(for: length))
    keepsTime = runs
    flushUpdatesIfPossible()
    // An animator without a duration cannot be slowed down.
    if !slowdown.isNaN { self.slowdown = slowdown }
  }

  /// Returns whether UIKit can run the whole animator in a duration.
  ///
  /// - Parameter length: The duration, in seconds.
  /// - Returns: Whether UIKit can run the animator.
  func canRun(in length: TimeInterval) -> Bool {
    keepsTime && abs(duration - length) < 1e-9
  }

  /// Closes the animator during a call.
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

  /// Stops calling the closures, because the flight ends the animator itself.
  func stopReporting() {
    onStop = nil
    whenInterrupted = nil
  }

  /// Closes the animator after its flight.
  ///
  /// Otherwise UIKit's superclass may mistake it for another flight's animator and make it active
  /// again.
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
    whenInterrupted?()
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
    if wasActive { onStop?() }
    whenInterrupted?()
  }

  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard !isClosed else { return }
    super.finishAnimation(at: finalPosition)
    whenInterrupted?()
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
  /// The duration of the animator at the speed of its timing, in seconds.
  ///
  /// For a spring, UIKit determines the duration.
  var timedDuration: TimeInterval { duration / ((self as? FlightAnimator)?.slowdown ?? 1) }
}

/// The animator of a block that lasts while the progress of a flight is in a range.
///
/// The animator is always paused. The flight moves it, and ends it just before the flight's
/// animator ends.
final class WindowAnimator {
  private let animator: FlightAnimator
  private let window: ClosedRange<Double>
  private let rounds: Bool?

  /// Creates the animator.
  ///
  /// - Parameters:
  ///   - animations: The block.
  ///   - window: The range, within 0 to 1.
  ///   - duration: The duration of the flight, in seconds, of which the block has its part.
  ///     Animations that begin in the block inherit it.
  ///   - rounds: Whether UIKit rounds fractions, or nil if no flight has shown that yet. Only then
  ///     the animator is longer than its part, so that the steps are small.
  ///   - tracer: The view that the flight's animator moves.
  init(
    _ animations: @escaping () -> Void, in window: ClosedRange<Double>,
    lasting duration: TimeInterval, rounds: Bool?, tracer: FlightTracer
  ) {
    self.window = window
    let length = duration * (window.upperBound - window.lowerBound)
    self.rounds = rounds
    animator = FlightAnimator(.linear(length), runs: false, rounds: rounds)
    animator.addAnimations(tracer.addMark())
    animator.addAnimations(animations)
  }

  /// Shows a progress of the flight.
  func show(_ progress: Double) {
    if animator.state == .inactive {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    let length = window.upperBound - window.lowerBound
    let passed = progress - window.lowerBound
    let fraction = length > 0 ? passed / length : passed >= 0 && progress > 0 ? 1 : 0
    animator.fractionComplete = CGFloat(
      ScrubRange(duration: animator.duration, rounds: rounds).nearest(to: fraction.clampedToUnit))
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
