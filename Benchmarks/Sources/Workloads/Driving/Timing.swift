import InterruptibleTransitions

/// A timing that both sides of a comparison use.
struct Timing {
  /// The timing's name in the names of benchmarks.
  let name: String
  private let make: (TimeInterval) -> TransitionTiming
  private let makeParameters: () -> any UITimingCurveProvider

  /// Returns the toolkit's timing with a duration in seconds.
  func timing(over duration: TimeInterval = 0.4) -> TransitionTiming { make(duration) }

  /// UIKit's timing.
  var parameters: any UITimingCurveProvider { makeParameters() }

  static let easeOut = Timing(name: "easeOut") {
    .easeOut($0)
  } makeParameters: {
    UICubicTimingParameters(animationCurve: .easeOut)
  }

  static let linear = Timing(name: "linear") {
    .linear($0)
  } makeParameters: {
    UICubicTimingParameters(animationCurve: .linear)
  }

  static let cubic = Timing(name: "cubic") {
    .cubic(CGPoint(x: 0.2, y: 0.9), CGPoint(x: 0.3, y: 1), duration: $0)
  } makeParameters: {
    UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.3, y: 1))
  }

  static let criticalSpring = spring("criticalSpring", dampingRatio: 1)
  static let swingingSpring = spring("swingingSpring", dampingRatio: 0.6)

  private static func spring(_ name: String, dampingRatio: Double) -> Timing {
    Timing(name: name) {
      .spring(dampingRatio: dampingRatio, duration: $0)
    } makeParameters: {
      UISpringTimingParameters(dampingRatio: CGFloat(dampingRatio))
    }
  }

  static let all = [easeOut, linear, criticalSpring, swingingSpring, cubic]
}
