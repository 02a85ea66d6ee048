import Foundation

extension TimingCurve {
  /// Reads the curve out of UIKit's description of it.
  ///
  /// A curve that UIKit has a name for reports no control points, and is told by that name. Springs
  /// and composed curves cannot be read and are ``opaque``.
  init(_ provider: any UITimingCurveProvider) {
    let isCubic = provider.timingCurveType == .builtin || provider.timingCurveType == .cubic
    guard isCubic, let parameters = provider.cubicTimingParameters else {
      self = .opaque
      return
    }
    // The parameters' own type counts: an app's provider may call a named curve cubic.
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
  /// A curve from its control points: x is the fraction of time, y the progress.
  init(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint) {
    self.init(
      Double(controlPoint1.x), Double(controlPoint1.y),
      Double(controlPoint2.x), Double(controlPoint2.y))
  }

  /// A curve that UIKit has a name for. Where it tells control points all the same, as it may for
  /// the default curve, which has no name of its own, they are what counts.
  init(named name: UIView.AnimationCurve, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard controlPoint1 == .zero, controlPoint2 == .zero else {
      self.init(controlPoint1, controlPoint2)
      return
    }
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    // Ease-in-ease-out, and whatever UIKit may add: the list is not frozen.
    default: self = .easeInOut
    }
  }
}

extension Spring {
  /// UIKit's description of the spring by its physical constants: no duration factor changes it.
  ///
  /// - Parameter initialVelocity: Distances per second, for both axes.
  /// - Returns: The parameters for a property animator.
  func makeProvider(initialVelocity: Double = 0) -> any UITimingCurveProvider {
    let velocity = CGFloat(initialVelocity)
    // Critical damping, rounded to just below it, would oscillate once in a very long time and
    // settle as late. UIKit limits damping to critical, so a trace more is exactly that.
    let damping = dampingRatio < 1 ? damping : damping * (1 + 1e-9)
    return UISpringTimingParameters(
      mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
