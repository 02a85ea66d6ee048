import Foundation

/// The duration of a transition and the curve of its progress.
///
/// ```swift
/// let slide = InterruptibleTransition(
///   .slide(from: .down), timing: .spring(dampingRatio: 0.8, duration: 0.5))
/// ```
public struct TransitionTiming {
  private enum Source {
    case cubic(UICubicTimingParameters)
    case spring(Spring)
    case custom(any UITimingCurveProvider)
  }

  /// The duration in seconds. For a spring with a mass, stiffness and damping, it follows from the
  /// spring, as in UIKit.
  public let duration: TimeInterval

  /// The curve, for its inverse and its velocity.
  let curve: TimingCurve

  /// Whether what has no timing of its own within the flight starts and ends slowly.
  private(set) var isForElements = false

  private let source: Source

  /// The longest duration, in seconds. Beyond it a spring is too soft for its constants to be told
  /// from zero.
  private static let longest: TimeInterval = 3600

  private init(_ source: Source, curve: TimingCurve, duration: TimeInterval) {
    precondition(
      duration.isFinite && duration >= 0, "A timing's duration must be finite and not negative")
    self.source = source
    self.curve = curve
    self.duration = min(duration, Self.longest)
  }

  /// Makes a timing with a constant speed.
  ///
  /// - Parameter duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func linear(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.linear, curve: .linear, duration: duration)
  }

  /// Makes a timing with a constant speed, along which elements have times of their own.
  static func forElements(_ duration: TimeInterval) -> TransitionTiming {
    var timing = linear(duration)
    timing.isForElements = true
    return timing
  }

  /// Makes a timing with a slow start.
  ///
  /// - Parameter duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeIn(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeIn, curve: .easeIn, duration: duration)
  }

  /// Makes a timing with a slow end.
  ///
  /// - Parameter duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeOut(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeOut, curve: .easeOut, duration: duration)
  }

  /// Makes a timing with a slow start and a slow end.
  ///
  /// - Parameter duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func easeInOut(_ duration: TimeInterval) -> TransitionTiming {
    TransitionTiming(.easeInOut, curve: .easeInOut, duration: duration)
  }

  /// Makes a timing along a cubic Bézier curve from (0, 0) to (1, 1): x is the fraction of the
  /// duration, y the progress.
  ///
  /// A curve may go back before it sets out, or past its end and back. A finger moves along the
  /// rise between the two, from the lowest place to the highest one.
  ///
  /// - Parameters:
  ///   - controlPoint1: The control point at the start.
  ///   - controlPoint2: The control point at the end.
  ///   - duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: Both points have an x within 0...1 and a finite y; `duration` is finite and
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

  /// Makes a timing along a spring that comes to rest after a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 arrives without overshoot, less overshoots; above 1 it is 1.
  ///   - duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `dampingRatio` is finite and above zero; `duration` is finite and not
  ///   negative.
  public static func spring(dampingRatio: Double, duration: TimeInterval) -> TransitionTiming {
    let spring = Spring(
      dampingRatio: dampingRatio, duration: min(duration, longest))
    return TransitionTiming(
      .spring(spring), curve: .spring(spring, duration: duration), duration: duration)
  }

  /// Makes a timing along a spring with physical constants, which also determine the duration.
  ///
  /// - Parameters:
  ///   - mass: The mass at the spring's end.
  ///   - stiffness: The force per distance, in units of mass per second squared.
  ///   - damping: The damping coefficient, in units of mass per second; above critical damping it
  ///     is critical.
  /// - Returns: The timing, whose duration is the time in which the spring settles.
  /// - Precondition: All three are within 1e-6...1e9, and the spring settles within an hour.
  public static func spring(mass: Double, stiffness: Double, damping: Double) -> TransitionTiming {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let duration = spring.settlingDuration()
    precondition(duration <= longest, "A timing's spring must settle within an hour")
    return TransitionTiming(
      .spring(spring), curve: .spring(spring, duration: duration), duration: duration)
  }

  /// Makes a timing from any curve that UIKit accepts.
  ///
  /// UIKit gives no access to the curves of springs and composed timings. Such a transition counts
  /// as linear while a finger scrubs it.
  ///
  /// - Parameters:
  ///   - provider: UIKit's description of the curve.
  ///   - duration: Seconds, an hour at most. 0 is allowed.
  /// - Returns: The timing.
  /// - Precondition: `duration` is finite and not negative.
  public static func custom(
    _ provider: any UITimingCurveProvider, duration: TimeInterval
  ) -> TransitionTiming {
    TransitionTiming(.custom(provider), curve: TimingCurve(provider), duration: duration)
  }

  /// Returns UIKit's description of the curve, for a property animator with a duration.
  ///
  /// Springs are described by their constants. UIKit does not document how it finds those of a
  /// damping ratio and a duration, and a finger has to follow exactly the same curve.
  ///
  /// - Parameter length: The animator's duration in seconds. A spring is slowed down, or sped up,
  ///   to last as long. The default, nil, is ``duration``.
  /// - Returns: The parameters for the animator.
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

  private init(
    _ name: UIView.AnimationCurve, curve: CubicCurve, duration: TimeInterval
  ) {
    self.init(
      .cubic(UICubicTimingParameters(animationCurve: name)), curve: .cubic(curve),
      duration: duration)
  }

  /// Whether an animator can have the curve over any duration. A spring that an app describes to
  /// UIKit may have its own duration.
  var fitsAnyDuration: Bool {
    if case .custom = source { isCubic || duration == 0 } else { true }
  }

  private var isCubic: Bool {
    if case .cubic = curve { true } else { false }
  }
}
