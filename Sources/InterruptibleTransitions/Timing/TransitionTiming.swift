import Foundation

/// The duration of a transition and the curve of its progress.
///
/// ```swift
/// let slide = InterruptibleTransition(
///   .slide(from: .bottom), timing: .spring(dampingRatio: 0.8, duration: 0.5))
/// ```
public struct TransitionTiming {
  private enum Source {
    case cubic(UICubicTimingParameters)
    case spring(Spring)
    case custom(any UITimingCurveProvider)
  }

  /// The duration, in seconds.
  ///
  /// For a spring with a mass, a stiffness and a damping, the duration is the spring's settling
  /// time, as in UIKit.
  public let duration: TimeInterval

  let curve: TimingCurve

  /// Whether elements without their own timing within the flight ease in and out.
  private(set) var isForElements = false

  private let source: Source

  /// The longest duration, in seconds. A longer spring has constants that are almost zero.
  private static let longest: TimeInterval = 3600

  private init(_ source: Source, curve: TimingCurve, duration: TimeInterval) {
    precondition(
      duration.isFinite && duration >= 0, "A timing's duration must be finite and not negative")
    self.source = source
    self.curve = curve
    self.duration = min(duration, Self.longest)
  }

  /// Creates a timing with a constant speed.
  ///
  /// - Parameter duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func linear(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.linear, curve: .linear, duration: duration)
  }

  /// Creates a timing with a constant speed, within which each element has a separate timing.
  static func forElements(_ duration: TimeInterval) -> TransitionTiming {
    var timing = linear(duration)
    timing.isForElements = true
    return timing
  }

  /// Creates a timing with a slow start.
  ///
  /// - Parameter duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeIn(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeIn, curve: .easeIn, duration: duration)
  }

  /// Creates a timing with a slow end.
  ///
  /// - Parameter duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeOut(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeOut, curve: .easeOut, duration: duration)
  }

  /// Creates a timing with a slow start and a slow end.
  ///
  /// - Parameter duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeInOut(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeInOut, curve: .easeInOut, duration: duration)
  }

  /// Creates a timing along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x coordinate is the fraction of the duration, and the y coordinate is the progress. The
  /// curve may first move below its start, and it may overshoot its end. A finger then moves the
  /// transition along the rise, from the lowest point of the curve to the highest one.
  ///
  /// - Parameters:
  ///   - controlPoint1: The control point at the start.
  ///   - controlPoint2: The control point at the end.
  ///   - duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: Both points have an x within 0...1 and a finite y. `duration` is finite and
  ///   not negative.
  public static func cubic(
    _ controlPoint1: CGPoint, _ controlPoint2: CGPoint, duration: TimeInterval
  ) -> TransitionTiming {
    precondition(
      [controlPoint1, controlPoint2].allSatisfy { (0...1).contains($0.x) && $0.y.isFinite },
      "A timing curve's control points must have x within 0...1 and a finite y")
    let curve = CubicCurve(controlPoint1, controlPoint2)
    return TransitionTiming(
      .cubic(UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)),
      curve: .cubic(curve), duration: duration)
  }

  /// Creates a timing along a spring that settles within a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio. At 1 the spring does not overshoot, and below 1 it does.
  ///     A ratio above 1 is 1.
  ///   - duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `dampingRatio` is finite and above zero. `duration` is finite and not
  ///   negative.
  public static func spring(dampingRatio: Double, duration: TimeInterval) -> TransitionTiming {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: min(duration, longest))
    return TransitionTiming(
      .spring(spring), curve: .spring(spring, duration: duration), duration: duration)
  }

  /// Creates a timing along a spring with physical constants, which also determine the duration.
  ///
  /// - Parameters:
  ///   - mass: The mass at the spring's end.
  ///   - stiffness: The force per distance, in units of mass per second squared.
  ///   - damping: The damping coefficient, in units of mass per second. A coefficient above
  ///     critical damping is critical.
  /// - Returns: The timing. Its duration is the time in which the spring settles.
  /// - Precondition: All three are within 1e-6...1e9, and the spring settles within an hour.
  public static func spring(mass: Double, stiffness: Double, damping: Double) -> TransitionTiming {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let duration = spring.settlingDuration()
    precondition(duration <= longest, "A timing's spring must settle within an hour")
    return TransitionTiming(
      .spring(spring), curve: .spring(spring, duration: duration), duration: duration)
  }

  /// Creates a timing from any curve that UIKit accepts.
  ///
  /// UIKit gives no access to the curves of springs and composed timings. A transition with such a
  /// timing counts as linear while a finger scrubs it.
  ///
  /// - Parameters:
  ///   - provider: UIKit's description of the curve.
  ///   - duration: The duration in seconds, at most 3600. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func custom(
    _ provider: any UITimingCurveProvider, duration: TimeInterval
  ) -> TransitionTiming {
    TransitionTiming(.custom(provider), curve: TimingCurve(provider), duration: duration)
  }

  /// Returns the curve for an animator's duration in seconds; nil is ``duration``. Springs are
  /// described by constants, because UIKit does not document how it derives them, and a finger has
  /// to follow exactly the same curve.
  func makeProvider(for length: TimeInterval? = nil) -> any UITimingCurveProvider {
    if length != nil, duration == 0, !isCubic {
      // A spring without a duration has no shape.
      return UICubicTimingParameters(animationCurve: .linear)
    }
    switch source {
    case .cubic(let parameters):
      return parameters
    case .spring(let spring):
      return (length.map { spring.slowed(by: $0 / duration) } ?? spring).makeProvider()
    case .custom(let provider):
      return provider
    }
  }

  func makeAnimator(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: makeProvider())
    animator.addAnimations(changes)
    return animator
  }

  /// The timing with which a presented view moves to another frame by itself.
  static var forFrames: TransitionTiming { .spring(dampingRatio: 1, duration: 0.4) }

  private init(
    _ name: UIView.AnimationCurve, curve: CubicCurve, duration: TimeInterval
  ) {
    self.init(
      .cubic(UICubicTimingParameters(animationCurve: name)), curve: .cubic(curve),
      duration: duration)
  }

  /// Whether an animator can run the curve over any duration, which a spring may determine.
  var fitsAnyDuration: Bool {
    if case .custom = source { isCubic || duration == 0 } else { true }
  }

  private var isCubic: Bool {
    if case .cubic = curve { true } else { false }
  }
}
