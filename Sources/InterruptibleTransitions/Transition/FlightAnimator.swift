/// The animator that a transition makes: UIKit's, which can be closed to all code but the flight.
///
/// UIKit's percent-driven superclass and its context must be told what happens, and may move the
/// animator then. How they do so is not documented: a duration factor, or a spring, would take the
/// blocks off their common time line for good. Therefore they cannot affect the animator during
/// these calls.
final class FlightAnimator: UIViewPropertyAnimator {
  /// The shortest duration, in seconds, of an animator that only the flight moves. A fraction may
  /// be rounded to 1/120 s of it: along a linear curve, to 0.06 of 200 points.
  private static let scrubbedDuration: TimeInterval = 30
  /// The duration, in seconds, of an animator without one. UIKit performs the blocks of an animator
  /// that lasts no time without recording anything, and cannot undo them.
  private static let shortestDuration: TimeInterval = 0.001

  /// How many times slower than its timing the animator was made.
  fileprivate var slowdown = 1.0
  /// Whether the animator takes as long as its flight.
  private var keepsTime = false
  private var closures = 0
  /// Receives the calls of other code that pause, stop or finish the animator, until it ends. The
  /// animator keeps the flight until then anyway.
  var control: AnimatorControl?

  /// Makes an animator without blocks.
  ///
  /// - Parameters:
  ///   - timing: The animator's timing.
  ///   - runs: Whether UIKit may run the animator by itself, and so in the timing's own duration.
  ///   - rounds: Whether UIKit rounds fractions; nil if that is not known.
  ///   - slowMotion: How many times longer it takes then. A curve that has a duration of its own is
  ///     not slowed down.
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
    // Without a duration there is nothing to slow down.
    if !slowdown.isNaN { self.slowdown = slowdown }
  }

  /// Whether UIKit can run the animator, so that the whole of it takes a duration.
  ///
  /// - Parameter length: The duration, in seconds.
  /// - Returns: Whether UIKit can.
  func canRun(in length: TimeInterval) -> Bool {
    keepsTime && abs(duration - length) < 1e-9
  }

  /// Closes the animator during a call.
  func close(during call: () -> Void) {
    closures += 1
    call()
    closures -= 1
  }

  /// Opens the animator during a call that ends its flight, even within one that it is closed for.
  func open(during call: () -> Void) {
    let former = closures
    closures = 0
    call()
    closures += former
  }

  /// Closes the animator after its flight: UIKit's superclass may take it for that of another
  /// flight, and would make it active again.
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
    control?.whenInterrupted?()
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
    if wasActive { control?.wasStopped() }
    control?.whenInterrupted?()
  }

  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard !isClosed else { return }
    super.finishAnimation(at: finalPosition)
    control?.whenInterrupted?()
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
  /// How long the animator takes by itself at the speed of its timing, in seconds. For a spring,
  /// UIKit decides.
  var timedDuration: TimeInterval { duration / ((self as? FlightAnimator)?.slowdown ?? 1) }
}
