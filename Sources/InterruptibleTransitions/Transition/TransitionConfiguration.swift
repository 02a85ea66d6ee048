/// The settings of a transition, apart from its animation and its timing.
///
/// Each flight reads whether to reduce motion when it begins, and the animations when its animator
/// is made. A current flight applies a new value of any other setting with its next motion, such as
/// the motion after a release.
///
/// ```swift
/// let reveal = InterruptibleTransition(
///   .slide(from: .bottom), configuration: TransitionConfiguration(completionRule: .position))
/// reveal.configuration.slowMotionFactor = 5
/// ```
public struct TransitionConfiguration {
  /// The animation of a dismissal, a pop, or a change to an earlier tab.
  ///
  /// Like ``InterruptibleTransition/animation``, it describes a presentation, and the way back
  /// plays it in reverse. With `.slide(from: .bottom)` the page moves out downward.
  ///
  /// With the default, nil, the transition's animation also animates the way back, and reads the
  /// direction from ``TransitionFlight/isPresenting``.
  public var dismissalAnimation: TransitionAnimation?

  /// The timing of a dismissal. The default, nil, is ``InterruptibleTransition/timing``.
  public var dismissalTiming: TransitionTiming?

  /// The rule that decides on release whether the transition finishes. The default is by momentum.
  public var completionRule: TransitionCompletionRule

  /// The motion of the transition after a release by a gesture, or by a call with a velocity. The
  /// default is a spring.
  public var settling: TransitionSettling

  /// The motion after a release if the presented or pushed view controller leaves.
  ///
  /// It leaves if a dismissal or a pop finishes, or if a presentation or a push is cancelled. With
  /// the default, nil, ``settling`` applies.
  public var settlingWhenLeaving: TransitionSettling?

  /// The form of the transition with reduced motion. The default is a cross-fade.
  ///
  /// The form replaces the animation and the timing. Changes that an app adds to a flight stay, and
  /// can read ``TransitionFlight/usesReducedMotion``. If an override of
  /// ``InterruptibleTransition/makeAnimator(for:)`` returns a custom animator, that animator stays
  /// too.
  public var reducedMotion: TransitionReducedMotion

  /// Whether flights use reduced motion; nil follows the accessibility setting.
  ///
  /// The default is nil. Set this property in an app that has a setting for motion.
  public var isReduceMotionEnabled: Bool?

  /// The factor by which flights move more slowly when no finger moves them, for debugging.
  ///
  /// The factor does not affect fingers. The default is 1. The factor is limited to 0.001...1000,
  /// and a value that is not finite and above 0 is 1.
  ///
  /// To slow down a single flight, set ``TransitionFlight/slowMotionFactor``.
  public var slowMotionFactor: Double {
    didSet { slowMotionFactor = slowMotionFactor.usableSlowMotion }
  }

  /// Whether the bars around a stack receive taps while the transition pushes or pops.
  ///
  /// UIKit disables the navigation bar and an enclosing tab bar during a push or a pop with a
  /// custom transition. With true, they receive taps from the beginning of the flight, unless the
  /// app has disabled them. A tap on Back during a push reverses the flight. During a pop, the
  /// flight ends within 0.1 seconds and the shown page is popped afterward. A tap does not move a
  /// held flight, and takes effect after the release.
  ///
  /// The default is false. Before iOS 16, the navigation bar stays disabled.
  ///
  /// ```swift
  /// let reveal = InterruptibleTransition(.slide(from: .right))
  /// reveal.configuration.isBarInteractionEnabled = true
  /// navigationController?.pushViewController(detail, with: reveal)
  /// ```
  public var isBarInteractionEnabled: Bool

  /// Called when fingers pull the transition past one of its ends, and while it returns.
  ///
  /// The last call has an overshoot of 0. By default the container moves a little with the fingers,
  /// by ``TransitionOvershoot/moveContainer(of:)``.
  public var onOvershoot: (TransitionOvershoot, TransitionFlight) -> Void

  /// Creates the settings of a transition, each with its default.
  ///
  /// - Parameters:
  ///   - dismissalAnimation: The animation of a dismissal; nil is that of the transition.
  ///   - dismissalTiming: The timing of a dismissal; nil is that of the transition.
  ///   - completionRule: The rule that decides on release whether the transition finishes.
  ///   - settling: The motion of the transition after a release.
  ///   - settlingWhenLeaving: The motion of a page that leaves; nil is `settling`.
  ///   - reducedMotion: The form of the transition with reduced motion.
  ///   - isReduceMotionEnabled: Whether flights use reduced motion; nil follows the person's
  ///     setting.
  ///   - slowMotionFactor: The factor by which flights move more slowly, limited to 0.001...1000. A
  ///     value that is not finite and above 0 is 1.
  ///   - isBarInteractionEnabled: Whether the bars around a stack receive taps in flight.
  ///   - onOvershoot: Called when fingers pull the transition past one of its ends.
  public init(
    dismissalAnimation: TransitionAnimation? = nil, dismissalTiming: TransitionTiming? = nil,
    completionRule: TransitionCompletionRule = .momentum, settling: TransitionSettling = .spring(),
    settlingWhenLeaving: TransitionSettling? = nil,
    reducedMotion: TransitionReducedMotion = .crossfade, isReduceMotionEnabled: Bool? = nil,
    slowMotionFactor: Double = 1, isBarInteractionEnabled: Bool = false,
    onOvershoot: @escaping (TransitionOvershoot, TransitionFlight) -> Void = {
      $0.moveContainer(of: $1)
    }
  ) {
    self.dismissalAnimation = dismissalAnimation
    self.dismissalTiming = dismissalTiming
    self.completionRule = completionRule
    self.settling = settling
    self.settlingWhenLeaving = settlingWhenLeaving
    self.reducedMotion = reducedMotion
    self.isReduceMotionEnabled = isReduceMotionEnabled
    self.slowMotionFactor = slowMotionFactor.usableSlowMotion
    self.isBarInteractionEnabled = isBarInteractionEnabled
    self.onOvershoot = onOvershoot
  }
}
