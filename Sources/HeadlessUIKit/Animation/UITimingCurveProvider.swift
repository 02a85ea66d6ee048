import Foundation

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's built-in curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A damped spring.
  case spring = 2
  /// A spring whose time follows a Bézier curve.
  case composed = 3
}

/// An object that supplies the timing information of a property animator.
@MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
  /// The type of the curve, which determines the parameters that apply.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve. It is not nil for built-in, cubic and composed curves.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring. It is not nil for springs and composed curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the provider's curve, for an animation of a duration in seconds.
  func timingFunction(duration: TimeInterval) -> TimingFunction {
    switch timingCurveType {
    case .builtin, .cubic:
      guard let cubic = cubicTimingParameters else {
        preconditionFailure("A cubic timing curve needs cubic timing parameters")
      }
      return .cubic(cubic.solver)
    case .spring, .composed:
      guard let spring = springTimingParameters else {
        preconditionFailure("A spring timing curve needs spring timing parameters")
      }
      return spring.timingFunction(duration: duration)
    }
  }

  /// Returns the duration of an animation for which `requested` seconds were requested.
  ///
  /// A spring that is given by its constants determines the duration itself (facts 1.84, 1.85).
  func duration(requested: TimeInterval) -> TimeInterval {
    guard timingCurveType == .spring || timingCurveType == .composed else { return requested }
    return springTimingParameters?.ownDuration ?? requested
  }
}
