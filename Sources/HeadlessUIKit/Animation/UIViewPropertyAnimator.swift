import Foundation

/// An animator of view properties that can be paused, scrubbed, reversed, continued and stopped.
@MainActor
open class UIViewPropertyAnimator:
  NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying, @MainActor Indexed
{
  /// The timing that the animator was made with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// The duration of the whole animation, in seconds; a spring may determine it.
  open var duration: TimeInterval { timeline.duration }

  /// The seconds between the start and the first motion. The default is 0.
  open var delay: TimeInterval { startDelay }

  /// Whether views that are being animated receive touches. The default is true.
  ///
  /// - Precondition: the animator is not active when this is set.
  open var isUserInteractionEnabled = true {
    willSet {
      precondition(
        state != .active, "isUserInteractionEnabled must not be set on an active animator")
    }
  }

  /// Whether hit-testing of the animated views is left to the app. The default is false.
  open var isManualHitTestingEnabled = false {
    didSet { timeline.hitTestsPresentation = !isManualHitTestingEnabled }
  }

  /// Whether the animator may be paused, stopped and continued. The default is true.
  ///
  /// - Precondition: the animator is not active when this is set.
  open var isInterruptible = true {
    willSet {
      precondition(state != .active, "isInterruptible must not be set on an active animator")
    }
  }

  /// Whether scrubbing follows a straight line rather than the curve. The default is true.
  open var scrubsLinearly = true

  /// Whether the animator stays active, paused, when it reaches an end. The default is false.
  open var pausesOnCompletion = false

  /// Whether pending updates, such as a layout, are carried out before and after each block: those
  /// before it without animation, and those that it causes as part of it (fact 1.154). The default
  /// is false.
  @available(iOS 26, visionOS 26, *)
  open var flushUpdates: Bool {
    get { flushesUpdates }
    set { flushesUpdates = newValue }
  }
  private(set) var flushesUpdates = false

  private let parameters: any UITimingCurveProvider
  let box = AnimatorBox()
  var timeline: AnimatorTimeline
  /// Blocks that wait for the start.
  var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The properties that a stop left for the finish.
  var stoppedProperties: [ChangedProperty] = []
  var startDelay: TimeInterval = 0
  /// Whether the animator was paused while it ran, and has not been scrubbed since.
  var wasCaught = false
  /// The fraction that was set last, as a position on the time line, if it differs from the
  /// position that is shown.
  var scrubbedPosition: Double?
  /// The number of times that the animator has been scrubbed, paused or set running.
  var changeCount = 0
  /// The turn of the run loop in which a pause made the animator active.
  var activatingTurn: RunLoopTurn?
  /// Whether the animator ends when the current frame has been shown.
  var arrivesAfterFrame = false
  /// Whether the animator has ended and is calling its completions.
  var isCallingCompletions = false
  /// The time of the clock at which the animator begins to move after its first block. The animator
  /// was started before there was anything to animate, and waits for that block (facts 1.33, 1.34).
  var awaitedStart: TimeInterval?
  /// The registry that keeps the animator while it runs, and knows it while it is paused.
  weak var registry: AnimationRegistry?
  /// Whether that has it in a list.
  final var isNoted = false
  /// Where that has it in the list of those that run.
  final var listIndex = -1

  /// Makes an animator with UIKit's default duration and curve.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: in seconds; of no effect for a spring given by its constants.
  ///   - parameters: how time becomes progress.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    let duration = parameters.duration(requested: max(duration, 0))
    timeline = AnimatorTimeline(
      duration: duration, curve: parameters.timingFunction(duration: duration))
    super.init()
  }

  /// Makes an animator with one of UIKit's curves, and optionally a first block.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a Bézier curve, and optionally a first block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring, and optionally a first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an animator of the same timing, without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
  }

  // MARK: UIViewAnimating

  /// The state of the animator.
  open var state: UIViewAnimatingState { hidesItsEnd ? .active : box.state }

  /// Whether the animator is active and moving.
  open var isRunning: Bool { hidesItsEnd || box.isRunning }

  /// Whether the animator runs towards the start.
  ///
  /// While the animator runs, setting this reverses it at once; while it is paused, at the next
  /// start or continue.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { reverse(newValue) }
  }

  /// The fraction that is complete, 0…1, in the direction in which the animator runs (fact 1.38).
  ///
  /// While the animator runs, this is the fraction of time (fact 1.54), and setting it does
  /// nothing. Setting it on an inactive animator starts the animator as paused. Values outside 0…1
  /// are clamped; NaN is 0.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  /// Starts, or continues from a pause; does nothing while running.
  ///
  /// - Precondition: the animator is not stopped.
  open func startAnimation() {
    start()
  }

  /// Starts after a delay in seconds. The blocks run at once; the old values stay on the screen
  /// during the delay (fact 1.13).
  ///
  /// - Precondition: the delay is not negative, and 0 unless the animator is inactive.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay)
  }

  /// Pauses; an inactive animator is thereby started as paused (fact 1.15).
  ///
  /// - Precondition: the animator is interruptible and not stopped.
  open func pauseAnimation() {
    pause()
  }

  /// Stops at the current values: the values on the screen become the model's. Does nothing unless
  /// the animator is active.
  ///
  /// - Parameter withoutFinishing: true ends the animator here, without its completions; false
  ///   leaves it stopped, to be finished by `finishAnimation(at:)`.
  /// - Precondition: the animator is interruptible.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Finishes a stopped animator: sets the values of a position and calls the completions.
  ///
  /// - Precondition: the animator is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  // MARK: UIViewImplicitlyAnimating

  /// Adds changes that begin after a fraction of the whole duration and end with the rest
  /// (facts 1.49, 1.50).
  ///
  /// - Parameters:
  ///   - animation: the changes.
  ///   - delayFactor: 0…1; others are clamped.
  /// - Precondition: the animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Adds changes. Before the start they wait for it; once the animator is active they are made at
  /// once and animated over the remaining time (facts 1.11, 1.48).
  ///
  /// - Precondition: the animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a block that receives the final position; blocks run in the order in which they were
  /// added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues from a pause, with other timing if any is given.
  ///
  /// - Parameters:
  ///   - parameters: nil means the animator's own curve.
  ///   - durationFactor: 0 keeps the time that the curve has left; otherwise the rest takes this
  ///     fraction of the whole duration (facts 1.59, 1.61).
  /// - Precondition: the animator is active and interruptible. While it runs, this only leaves a
  ///   message on the console (fact 1.68).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && isInterruptible,
      "Only an active, interruptible property animator can be continued")
    proceed(along: parameters, factor: Double(durationFactor))
  }
}
