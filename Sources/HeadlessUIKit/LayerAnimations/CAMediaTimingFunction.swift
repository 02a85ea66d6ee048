import Foundation

/// A timing curve in the form of a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private(set) final var solver: CubicSolver

  /// Creates one of Core Animation's curves (facts 1.76, 1.77).
  ///
  /// - Precondition: The name is the name of such a curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(controlPoints: 0, 0, 1, 1)
    // The solver of a named curve is exact, while control points have single precision.
    solver = Self.solver(name)
  }

  /// Creates a curve from its control points.
  ///
  /// - Precondition: The x coordinates of the points lie within 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    precondition(
      (0...1).contains(c1x) && (0...1).contains(c2x),
      "The x of a timing function's control points must lie within 0…1")
    solver = CubicSolver(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  private static func solver(_ name: CAMediaTimingFunctionName) -> CubicSolver {
    switch name {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInEaseOut: return .easeInOut
    case .default: return .standard
    default: preconditionFailure("\(name.rawValue) is no timing function")
    }
  }

  /// Writes the two coordinates of a control point. Point 0 is (0, 0), and point 3 is (1, 1).
  ///
  /// - Precondition: The index lies within 0…3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (solver.x1, solver.y1), (solver.x2, solver.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}
