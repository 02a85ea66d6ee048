import Foundation

extension TimingCurve {
  /// Creates the curve from UIKit's description. A named curve has no control points. The values of
  /// springs and composed curves are not readable, so they are ``opaque``.
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

  /// Creates a named curve. Control points that UIKit reports take precedence over the name.
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
  /// Returns the spring by its constants, which no duration factor changes, for a velocity in
  /// distances per second on both axes.
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
