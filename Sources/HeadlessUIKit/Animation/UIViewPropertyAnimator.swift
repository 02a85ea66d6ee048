import Foundation

/// An animator of view properties that can be paused, scrubbed, reversed, continued and stopped.
@MainActor
open class UIViewPropertyAnimator:
  NSObject, UIViewImplicitlyAnimating, @MainActor NSCopying
{
  /// The timing that the animator was made with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// How long the whole animation takes, in seconds; a spring may decide it.
  open var duration: TimeInterval { timeline.duration }

  /// The seconds between the start and the first motion. The default is 0.
  open var delay: TimeInterval { startDelay }

  /// Whether views that are being animated get touches. The default is true.
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

  /// Whether scrubbing goes along a straight line rather than the curve. The default is true.
  open var scrubsLinearly = true

  /// Whether the animator stays active, paused, when it reaches an end. The default is false.
  open var pausesOnCompletion = false

  private let parameters: any UITimingCurveProvider
  let box = AnimatorBox()
  var timeline: AnimatorTimeline
  /// Blocks that wait for the start.
  var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What a stop left for the finish.
  var stoppedProperties: [ChangedProperty] = []
  var startDelay: TimeInterval = 0
  /// Whether the animator was paused while it ran, and has not been scrubbed since.
  var wasCaught = false
  /// What the fraction was set to last, as a position on the time line, where that is not what is
  /// shown.
  var scrubbedPosition: Double?
  /// How often the animator has been scrubbed, paused or set running.
  var changeCount = 0
  /// The turn of the run loop in which a pause made the animator active.
  var activatingTurn: RunLoopTurn?
  /// Whether the animator, which has ended, is calling its completions and does not say that it
  /// has.
  var hidesItsEnd = false
  /// Started before there was anything to animate, the animator waits for its first block, and
  /// then begins to move at this time of the clock (facts 1.33, 1.34).
  var awaitedStart: TimeInterval?
  /// What keeps the animator while it runs, and knows it while it is paused.
  weak var registry: AnimationRegistry?
  /// Whether that has it in a list.
  var isNoted = false

  /// Makes an animator of UIKit's default duration and curve.
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

  /// Makes an animator with one of UIKit's curves, and perhaps a first block.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a Bézier curve, and perhaps a first block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring, and perhaps a first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator of the same timing, without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
  }

  // MARK: UIViewAnimating

  /// What the animator is doing.
  open var state: UIViewAnimatingState { box.state }

  /// Whether the animator is active and moving.
  open var isRunning: Bool { box.isRunning }

  /// Whether the animator runs towards the start.
  ///
  /// Set while running, it turns round at once; set while paused, with the next start or continue.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { reverse(newValue) }
  }

  /// How far the animator is, 0…1, in the direction in which it runs (fact 1.38).
  ///
  /// While running this is the fraction of time (fact 1.54); setting it then does nothing. Set on
  /// an inactive animator it starts it as paused. Values outside 0…1 are clamped; NaN is 0.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  /// Starts, or resumes from a pause; does nothing while running.
  ///
  /// - Precondition: the animator is not stopped.
  open func startAnimation() {
    start()
  }

  /// Starts after a delay in seconds; the blocks run at once, and the old values stay on the
  /// screen meanwhile (fact 1.13).
  ///
  /// - Precondition: the delay is not negative, and 0 unless the animator is inactive.
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(afterDelay: delay)
  }

  /// Stands still; from inactive this is a start as paused (fact 1.15).
  ///
  /// - Precondition: the animator is interruptible and not stopped.
  open func pauseAnimation() {
    pause()
  }

  /// Stops where the animator is: the values on the screen become the model's. Does nothing unless
  /// active.
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

  /// Adds changes. Before the start they wait for it; once active they are made at once and
  /// animated over what remains (facts 1.11, 1.48).
  ///
  /// - Precondition: the animator is not stopped.
  open func addAnimations(_ animation: @escaping () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds a block that is told the final position; they run in the order of adding.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on from a pause, with other timing if any is given.
  ///
  /// - Parameters:
  ///   - parameters: nil means the animator's own curve.
  ///   - durationFactor: 0 leaves the time that the curve has left, else what remains takes this
  ///     fraction of the whole duration (facts 1.59, 1.61).
  /// - Precondition: the animator is active and interruptible. While it runs this does nothing but
  ///   leave a message on the console (fact 1.68).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && isInterruptible,
      "Only an active, interruptible property animator can be continued")
    proceed(along: parameters, factor: Double(durationFactor))
  }
}
