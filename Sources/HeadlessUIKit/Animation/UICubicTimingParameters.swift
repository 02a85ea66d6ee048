import Foundation

/// Timing information for an animation, in the form of a cubic Bézier curve.
@MainActor
open class UICubicTimingParameters:
  NSObject, @MainActor UITimingCurveProvider, @MainActor NSCoding, @MainActor NSCopying
{
  let solver: CubicSolver
  private let curve: UIView.AnimationCurve?

  /// The built-in curve that these parameters were created from; `.easeInOut` if there is none.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }

  /// The first control point. Parameters created from a built-in curve return zero.
  open var controlPoint1: CGPoint { curve == nil ? CGPoint(x: solver.x1, y: solver.y1) : .zero }

  /// The second control point. Parameters created from a built-in curve return zero.
  open var controlPoint2: CGPoint { curve == nil ? CGPoint(x: solver.x2, y: solver.y2) : .zero }

  /// Creates parameters with the system's default curve.
  public override init() {
    solver = .standard
    curve = nil
  }

  /// Creates parameters with one of UIKit's built-in curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    solver = curve.solver
    self.curve = curve
  }

  /// Creates parameters with the control points of a Bézier curve.
  ///
  /// - Precondition: The x coordinates of the points lie within 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    precondition(
      (0...1).contains(point1.x) && (0...1).contains(point2.x),
      "The x of a timing curve's control points must lie within 0…1")
    solver = CubicSolver(
      x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
    curve = nil
  }

  /// Creates parameters from an archive.
  public required init?(coder: NSCoder) {
    solver = CubicSolver(
      x1: coder.decodeDouble(forKey: "x1"), y1: coder.decodeDouble(forKey: "y1"),
      x2: coder.decodeDouble(forKey: "x2"), y2: coder.decodeDouble(forKey: "y2"))
    curve = nil
  }

  /// Writes the parameters to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(solver.x1, forKey: "x1")
    coder.encode(solver.y1, forKey: "y1")
    coder.encode(solver.x2, forKey: "x2")
    coder.encode(solver.y2, forKey: "y2")
  }

  /// Returns the parameters themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the curve: `.builtin` if created from one of UIKit's curves, else `.cubic`.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The spring parameters, which are always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  var solver: CubicSolver {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
