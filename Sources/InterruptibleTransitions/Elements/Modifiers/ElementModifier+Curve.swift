nonisolated extension ElementModifier {
  /// The curve of a change, over the change's own time.
  ///
  /// ```swift
  /// let bounce = ElementModifier.Curve.spring(dampingRatio: 0.7)
  /// ```
  public struct Curve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case cubic(CubicCurve)
      case spring(dampingRatio: Double)
    }

    private let kind: Kind

    /// A constant speed.
    public static let linear = Curve(kind: .cubic(.linear))
    /// A slow start.
    public static let easeIn = Curve(kind: .cubic(.easeIn))
    /// A slow end.
    public static let easeOut = Curve(kind: .cubic(.easeOut))
    /// A slow start and a slow end.
    public static let easeInOut = Curve(kind: .cubic(.easeInOut))

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// The x-coordinate is the fraction of the time, and the y-coordinate is the progress.
    ///
    /// - Parameters:
    ///   - controlPoint1: The control point at the start. Its x is limited to 0...1, and its y to
    ///     -10...10; a y that is not finite is 0.
    ///   - controlPoint2: The control point at the end, with the same limits.
    /// - Returns: The curve.
    public static func cubic(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint) -> Curve {
      let first = controlPoint1
      let last = controlPoint2
      return Curve(
        kind: .cubic(
          CubicCurve(
            Double(first.x), Double(first.y).limited(to: 10), Double(last.x),
            Double(last.y).limited(to: 10))))
    }

    /// Returns the curve of a spring that is at rest at the end of its time.
    ///
    /// An overshoot affects only the position and the scale of the element.
    ///
    /// - Parameter dampingRatio: The damping ratio: 1 has no overshoot, and a smaller ratio
    ///   overshoots. It is limited to 0.1...1; NaN is 1.
    /// - Returns: The curve.
    public static func spring(dampingRatio: Double) -> Curve {
      let ratio = dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: 0.1...1)
      return Curve(kind: .spring(dampingRatio: ratio))
    }

    var shape: TimingCurve {
      switch kind {
      case .cubic(let curve): .cubic(curve)
      case .spring(let ratio): .spring(Spring(dampingRatio: ratio, duration: 1), duration: 1)
      }
    }
  }

  /// The order of a cascade.
  ///
  /// The point of a radial order is in the unit square of the element around the others. (0, 0) is
  /// its top left corner, and (1, 1) is its bottom right corner. A coordinate that is not finite is
  /// 0.5.
  ///
  /// ```swift
  /// grid.elementModifiers = [.cascade(.radial(from: CGPoint(x: 0.5, y: 0)), step: 0.05)]
  /// ```
  public enum CascadeDirection: Equatable, Sendable {
    /// From an edge to the opposite edge.
    case from(TransitionEdge)
    /// From the elements near a point to those far from it.
    case radial(from: CGPoint = CGPoint(x: 0.5, y: 0.5))
    /// From the elements far from a point to those near it.
    case inverseRadial(to: CGPoint = CGPoint(x: 0.5, y: 0.5))
  }
}

nonisolated extension ElementModifier.Curve {
  /// Makes the curve of a spring with a mass of 1.
  init(stiffness: CGFloat, damping: CGFloat) {
    let ratio = Double(damping) / (2 * Double(stiffness).squareRoot())
    self = .spring(dampingRatio: ratio.isFinite && ratio > 0 ? ratio : 1)
  }
}

nonisolated extension ElementModifier.Curve: CustomStringConvertible {
  /// A textual representation of the curve.
  public var description: String {
    switch kind {
    case .cubic(.linear): "linear"
    case .cubic(.easeIn): "ease-in"
    case .cubic(.easeOut): "ease-out"
    case .cubic(.easeInOut): "ease-in-ease-out"
    case .cubic: "a cubic curve"
    case .spring(let dampingRatio): "a spring of \(dampingRatio)"
    }
  }
}
