import Foundation

/// The full travel of a finger over a transition, or the width of a side menu.
///
/// An integer literal is a number of points.
///
/// ```swift
/// reveal.interactions = [.pan(.down, over: 300)]
/// reveal.interactions = [.pan(.down, over: .fraction(0.8))]
/// reveal.interactions = [.pan(.down, over: .presentedView)]
/// ```
nonisolated public enum TransitionDistance: Hashable, Sendable {
  /// A distance in points.
  case points(CGFloat)
  /// A fraction of the container's size along the direction of the movement.
  ///
  /// 1 is the whole width or height.
  case fraction(CGFloat)
  /// The distance over which the presented view moves along the direction, so that the view stays
  /// under the finger.
  ///
  /// This is the default of pans and pulls. A flight measures the motion of the view's middle when
  /// it starts. So the distance follows a sheet that has been resized, and a custom animation.
  /// Before UIKit has begun the flight, the distance follows from the frame of the presentation's
  /// style. With reduced motion it is the distance of the full motion. For an app's animation, both
  /// assume that the view leaves at the edge of the container that it touches.
  ///
  /// The distance is that of `.fraction(1)` if the view moves less than 44 points along the
  /// direction, for pushes, pops and changes of tabs, and as a width.
  case presentedView

  /// Returns the distance in points.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - direction: The direction of the movement.
  /// - Returns: The distance in points, and for ``presentedView`` that of `.fraction(1)`. If the
  ///   distance or the size is not finite and above zero, neither is the result. The position of a
  ///   ``TransitionProgressMapping`` over such a distance does not change.
  public func points(in size: CGSize, along direction: TransitionDirection) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction):
      fraction * (direction.axis == .vertical ? size.height : size.width)
    case .presentedView: direction.axis == .vertical ? size.height : size.width
    }
  }
}

nonisolated extension TransitionDistance: ExpressibleByIntegerLiteral {
  /// Creates a distance in points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }
}
