import Foundation

extension TimingCurve {
  /// Creates the curve from UIKit's description of it.
  ///
  /// UIKit reports no control points for a named curve, so the name identifies it. Springs and
  /// composed curves have no readable values and are ``opaque``.
  init(_ provider: any UITimingCurveProvider) {
    let isCubic = provider.timingCurveType == .builtin || provider.timingCurveType == .cubic
    guard isCubic, let parameters = provider.cubicTimingParameters else {
      self = .opaque
      return
    }
    // The type of the parameters decides, because an app's provider may report a named curve as
    // cubic.
    let point1 = parameters.controlPoint1
    let point2 = parameters.controlPoint2
    if parameters.timingCurveType == .cubic {
      self = .cubic(CubicCurve(point1, point2))
    } else {
      let name = parameters.animationCurve
      self = .cubic(CubicCurve(named: name, controlPoint1: point1, controlPoint2: point2))
    }
  }
}

extension CubicCurve {
  /// Creates a curve from its control points: x is the fraction of time, and y is the progress.
  init(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint) {
    self.init(
      Double(controlPoint1.x), Double(controlPoint1.y),
      Double(controlPoint2.x), Double(controlPoint2.y))
  }

  /// Creates a curve that has a name in UIKit.
  ///
  /// Control points that UIKit reports take precedence over the name. UIKit may report them for the
  /// default curve, which has no name.
  init(named name: UIView.AnimationCurve, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard controlPoint1 == .zero, controlPoint2 == .zero else {
      self.init(controlPoint1, controlPoint2)
      return
    }
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    // This includes cases that UIKit may add, because the enumeration is not frozen.
    default: self = .easeInOut
    }
  }
}

extension Spring {
  /// Returns UIKit's description of the spring by its physical constants.
  ///
  /// No duration factor changes a spring that is described by constants.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances per second, for both
  ///   axes.
  /// - Returns: The parameters for a property animator.
  func makeProvider(initialVelocity: Double = 0) -> any UITimingCurveProvider {
    let velocity = CGFloat(initialVelocity)
    // Critical damping that is rounded down would oscillate once in a very long time, and settle
    // equally late. UIKit limits damping to critical, so a slightly larger value is exactly
    // critical.
    let damping = dampingRatio < 1 ? damping : damping * (1 + 1e-9)
    return UISpringTimingParameters(
      mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
