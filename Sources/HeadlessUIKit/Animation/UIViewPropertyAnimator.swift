import Foundation

/// An animator of view properties that can be paused, scrubbed, reversed, continued and stopped.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The timing that the animator was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long the whole animation takes, in seconds; a spring may decide it.
  public let duration: TimeInterval
  /// The seconds between the start and the first motion.
  public internal(set) var delay: TimeInterval = 0

  let box = AnimatorBox()
  var timeline: AnimatorTimeline
  /// Blocks that wait for the start.
  var pendingBlocks: [(block: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What `stopAnimation(false)` left for the finish: values before and after, by property.
  var stoppedValues: [ChangedProperty] = []
  var interactionEnabled = true
  var interruptible = true
  /// When a delayed start begins to move, in seconds of the clock.
  var delayedStart: TimeInterval?
  /// Whether the animator is active without anything to animate yet (facts 1.33, 1.34).
  var awaitsAnimations = false

  /// Makes an animator of UIKit's default duration and curve.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: in seconds; of no effect for a spring given by its constants.
  ///   - parameters: how time becomes progress.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.duration(requested: max(duration, 0))
    timeline = AnimatorTimeline(
      duration: self.duration, curve: parameters.timingFunction(duration: self.duration))
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

  /// Makes an animator and starts it at once.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    // Inside another block the animator is that one's to move (fact 1.44).
    animator.interruptible = AnimationCapture.current == nil
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An animator of the same timing, without blocks.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIViewPropertyAnimator(
        duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }
  }

  /// What the animator is doing.
  public var state: UIViewAnimatingState { box.state }

  /// Whether the animator is active and moving.
  public var isRunning: Bool { box.isRunning }

  /// Whether views that are being animated get touches. The default is true.
  ///
  /// - Precondition: the animator is not active when this is set.
  open var isUserInteractionEnabled: Bool {
    get { interactionEnabled }
    set {
      precondition(
        state != .active, "isUserInteractionEnabled must not be set on an active animator")
      interactionEnabled = newValue
    }
  }

  /// Whether hit-testing of the animated views is left to the app. The default is false.
  open var isManualHitTestingEnabled = false

  /// Whether the animator may be paused, stopped and continued. The default is true.
  ///
  /// - Precondition: the animator is not active when this is set.
  open var isInterruptible: Bool {
    get { interruptible }
    set {
      precondition(state != .active, "isInterruptible must not be set on an active animator")
      interruptible = newValue
    }
  }

  /// Whether scrubbing goes along a straight line rather than the curve. The default is true.
  open var scrubsLinearly = true

  /// Whether the animator stays active, paused, when it reaches an end. The default is false.
  open var pausesOnCompletion = false
}

/// The state of an animator, apart from it, so that its end can be checked.
final class AnimatorBox {
  var state = UIViewAnimatingState.inactive
  var isRunning = false

  deinit {
    // Fact 1.29. A running animator is kept by the runtime, so it never gets here.
    if state == .stopped || (state == .active && !isRunning) {
      fatalError(
        "It is an error to release a paused or stopped property animator. Property animators "
          + "must either finish animating or be explicitly stopped and finished before they can "
          + "be released.")
    }
  }
}
