nonisolated extension ElementAnimation {
  /// The curve of a change, over its own time.
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

    /// A cubic Bézier curve from (0, 0) to (1, 1): x is the fraction of the time, y the progress.
    ///
    /// - Parameters:
    ///   - controlPoint1: The control point at the start. Its x is limited to 0...1, and its y to
    ///     -10...10; a y that is not finite is 0.
    ///   - controlPoint2: The control point at the end.
    /// - Returns: The curve.
    public static func cubic(_ controlPoint1: CGPoint, _ controlPoint2: CGPoint) -> Curve {
      let (first, last) = (controlPoint1, controlPoint2)
      return Curve(
        kind: .cubic(
          CubicCurve(
            Double(first.x), Double(first.y).limited(to: 10), Double(last.x),
            Double(last.y).limited(to: 10))))
    }

    /// A spring that has come to rest at the end of its time. Past its end the element swings as a
    /// whole: its place and its scale go on, all else stays.
    ///
    /// - Parameter dampingRatio: 1 arrives without overshoot, less overshoots. It is limited to
    ///   0.1...1; NaN is 1.
    /// - Returns: The curve.
    public static func spring(dampingRatio: Double) -> Curve {
      let ratio = dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: 0.1...1)
      return Curve(kind: .spring(dampingRatio: ratio))
    }

    /// The shape, which does not depend on the time: that of a spring that comes to rest in its
    /// time does not either.
    var shape: TimingCurve {
      switch kind {
      case .cubic(let curve): .cubic(curve)
      case .spring(let ratio): .spring(Spring(dampingRatio: ratio, duration: 1), duration: 1)
      }
    }
  }
}

nonisolated extension ElementAnimation.Curve: CustomStringConvertible {
  /// The curve in words.
  public var description: String {
    switch kind {
    case .cubic(.linear): "a line"
    case .cubic(.easeIn): "ease-in"
    case .cubic(.easeOut): "ease-out"
    case .cubic(.easeInOut): "ease-in-ease-out"
    case .cubic: "a cubic curve"
    case .spring(let dampingRatio): "a spring of \(dampingRatio)"
    }
  }
}
