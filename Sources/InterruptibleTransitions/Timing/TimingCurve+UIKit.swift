import Foundation

extension TimingCurve {
  /// Makes the curve from UIKit's description of it.
  ///
  /// A curve that UIKit has a name for reports no control points, and is identified by that name.
  /// Springs and composed curves cannot be read and are ``opaque``.
  init(_ provider: any UITimingCurveProvider) {
    let isCubic = provider.timingCurveType == .builtin || provider.timingCurveType == .cubic
    guard isCubic, let parameters = provider.cubicTimingParameters else {
      self = .opaque
      return
    }
    // The parameters' type decides: an app's provider may call a named curve cubic.
    let (point1, point2) = (parameters.controlPoint1, parameters.controlPoint2)
    if parameters.timingCurveType == .cubic {
      self = .cubic(CubicCurve(point1, point2))
    } else {
      let name = parameters.animationCurve
      self = .cubic(CubicCurve(named: name, controlPoint1: point1, controlPoint2: point2))
    }
  }
}

extension CubicCurve {
  /// Makes a curve from its control points: x is the fraction of time, y the progress.
  init(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint) {
    self.init(
      Double(controlPoint1.x), Double(controlPoint1.y),
      Double(controlPoint2.x), Double(controlPoint2.y))
  }

  /// Makes a curve that UIKit has a name for. Control points that UIKit reports take precedence. It
  /// may report them for the default curve, which has no name.
  init(named name: UIView.AnimationCurve, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard controlPoint1 == .zero, controlPoint2 == .zero else {
      self.init(controlPoint1, controlPoint2)
      return
    }
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    // Ease-in-ease-out, and any case that UIKit may add: the enumeration is not frozen.
    default: self = .easeInOut
    }
  }
}

extension Spring {
  /// Returns UIKit's description of the spring by its physical constants: no duration factor
  /// changes it.
  ///
  /// - Parameter initialVelocity: Distances per second, for both axes.
  /// - Returns: The parameters for a property animator.
  func makeProvider(initialVelocity: Double = 0) -> any UITimingCurveProvider {
    let velocity = CGFloat(initialVelocity)
    // Critical damping, rounded to just below it, would oscillate once in a very long time and
    // settle as late. UIKit limits damping to critical, so slightly more is exactly critical.
    let damping = dampingRatio < 1 ? damping : damping * (1 + 1e-9)
    return UISpringTimingParameters(
      mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
