import Foundation

/// An animator of view properties that can be paused, scrubbed, reversed, continued and stopped.
@MainActor
open class UIViewPropertyAnimator:
  NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying, @MainActor Indexed
{
  /// The timing information that the animator was created with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// The duration of the whole animation, in seconds. A spring may determine the duration.
  open var duration: TimeInterval { timeline.duration }

  /// The delay in seconds before the animation begins. The default is 0.
  open var delay: TimeInterval { startDelay }

  /// Whether animating views receive touches. The default is true.
  ///
  /// - Precondition: The animator is not active when this property is set.
  open var isUserInteractionEnabled = true {
    willSet {
      precondition(
        state != .active, "isUserInteractionEnabled must not be set on an active animator")
    }
  }

  /// Whether the app hit-tests animating views. The default is false.
  open var isManualHitTestingEnabled = false {
    didSet { timeline.hitTestsPresentation = !isManualHitTestingEnabled }
  }

  /// Whether the animator can be paused, stopped and continued. The default is true.
  ///
  /// - Precondition: The animator is not active when this property is set.
  open var isInterruptible = true {
    willSet {
      precondition(state != .active, "isInterruptible must not be set on an active animator")
    }
  }

  /// Whether scrubbing is linear instead of following the curve. The default is true.
  open var scrubsLinearly = true

  /// Whether the animator stays active and pauses at an end. The default is false.
  open var pausesOnCompletion = false

  /// Whether pending updates, such as layouts, run before and after each block. The default is
  /// false.
  ///
  /// Updates before a block are not animated, and updates after a block are (fact 1.154).
  @available(iOS 26, visionOS 26, *)
  open var flushUpdates: Bool {
    get { flushesUpdates }
    set { flushesUpdates = newValue }
  }
  private(set) var flushesUpdates = false

  private let parameters: any UITimingCurveProvider
  let box = AnimatorBox()
  var timeline: AnimatorTimeline
  /// The blocks that wait for the start.
  var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The properties that a stop recorded for the finish.
  var stoppedProperties: [ChangedProperty] = []
  var startDelay: TimeInterval = 0
  /// Whether the animator was paused while it ran, and has not been scrubbed since.
  var wasCaught = false
  /// The position that was set last, if it differs from the shown position; otherwise nil.
  var scrubbedPosition: Double?
  /// The number of times that the animator has been scrubbed, paused or started.
  var changeCount = 0
  /// The turn of the run loop in which a pause made the animator active.
  var activatingTurn: RunLoopTurn?
  /// Whether the animator ends when the current frame has been shown.
  var arrivesAfterFrame = false
  /// Whether the animator has ended and is calling its completions.
  var isCallingCompletions = false
  /// The clock time at which an animator without blocks was started, in seconds; else nil. The
  /// animator moves once its first block is added (facts 1.33, 1.34).
  var awaitedStart: TimeInterval?
  /// The registry that retains the running animator and lists the paused animator.
  weak var registry: AnimationRegistry?
  /// Whether the registry lists the animator.
  final var isRegistered = false
  /// The index of the running animator in the registry's list.
  final var listIndex = -1

  /// Creates an animator with UIKit's default duration and curve.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with timing parameters.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. It has no effect for a spring given by its constants.
  ///   - parameters: The timing information.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    let duration = parameters.duration(requested: max(duration, 0))
    timeline = AnimatorTimeline(
      duration: duration, curve: parameters.timingFunction(duration: duration))
    super.init()
  }

  /// Creates an animator with a built-in curve, and optionally a first block.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve, and optionally a first block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring, and optionally a first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an animator with the same timing and without blocks.
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
  /// Setting the value reverses a running animator at once. A paused animator reverses when it is
  /// started or continued.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { reverse(newValue) }
  }

  /// The completed fraction, 0…1, in the direction in which the animator runs (fact 1.38).
  ///
  /// While the animator runs, the value is the fraction of time (fact 1.54), and setting it has no
  /// effect. Setting it on an inactive animator makes the animator active and paused. Values
  /// outside 0…1 are clamped; NaN counts as 0.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  /// Starts the animation, or continues it after a pause. It has no effect while the animator runs.
  ///
  /// - Precondition: The animator is not stopped.
  open func startAnimation() {
    start()
  }

  /// Starts the animation after a delay in seconds. The blocks run at once, and the old values stay
  /// on the screen during the delay (fact 1.13).
  ///
  /// - Precondition: The delay is not negative. It is 0 unless the animator is inactive.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay)
  }

  /// Pauses the animation. An inactive animator becomes active and paused (fact 1.15).
  ///
  /// - Precondition: The animator is interruptible and not stopped.
  open func pauseAnimation() {
    pause()
  }

  /// Stops the animation at the current values, which become the model values. It has no effect
  /// unless the animator is active.
  ///
  /// - Parameter withoutFinishing: With true, the animator ends without calling its completions.
  ///   With false, it stays stopped until `finishAnimation(at:)`.
  /// - Precondition: The animator is interruptible.
  open func stopAnimation(_ withoutFinishing: Bool) {
    stop(withoutFinishing: withoutFinishing)
  }

  /// Finishes a stopped animation: sets the values of a position and calls the completions.
  ///
  /// - Precondition: The animator is stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  // MARK: UIViewImplicitlyAnimating

  /// Adds changes that begin after a fraction of the whole duration and end with the animation
  /// (facts 1.49, 1.50).
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The fraction, 0…1. Other values are clamped.
  /// - Precondition: The animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Adds changes. An inactive animator makes them when it starts. An active animator makes them at
  /// once and animates them over the remaining time (facts 1.11, 1.48).
  ///
  /// - Precondition: The animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a block that receives the final position. Blocks run in the order in which they were
  /// added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Continues a paused animation, optionally with new timing.
  ///
  /// - Parameters:
  ///   - parameters: The new timing; nil means the animator's own curve.
  ///   - durationFactor: With 0, the animation takes the time that the curve has left. Otherwise
  ///     the rest takes this fraction of the whole duration (facts 1.59, 1.61).
  /// - Precondition: The animator is active and interruptible. If it runs, the call only logs a
  ///   message to the console (fact 1.68).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && isInterruptible,
      "Only an active, interruptible property animator can be continued")
    proceed(along: parameters, factor: Double(durationFactor))
  }
}
