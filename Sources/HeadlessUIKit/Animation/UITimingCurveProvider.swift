import Foundation

/// The kinds of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring whose time runs along a Bézier curve.
  case composed = 3
}

/// An object that describes how a property animator's time becomes progress.
@MainActor public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
  /// Which of the two parameters apply.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve; not nil for built-in, cubic and composed curves.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; not nil for springs and composed curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve that the provider describes, for an animation of a duration in seconds.
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

  /// Returns the duration of an animation that was asked to take `requested` seconds. A spring
  /// given by its constants has its own duration (facts 1.84, 1.85).
  func duration(requested: TimeInterval) -> TimeInterval {
    guard timingCurveType == .spring || timingCurveType == .composed else { return requested }
    return springTimingParameters?.ownDuration ?? requested
  }
}
