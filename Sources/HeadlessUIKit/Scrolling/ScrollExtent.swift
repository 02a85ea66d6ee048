import Foundation

/// An axis of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical
}

extension CGPoint {
  /// The coordinate along an axis, in points.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

/// The range in which the offset of one axis may rest, and the behavior outside the range.
struct ScrollExtent: Equatable {
  /// The smallest offset, in points (fact 3.31).
  var lowest: CGFloat
  /// The largest offset, in points. It is not below the smallest offset.
  var highest: CGFloat
  /// The scroll view's size along the axis, in points.
  var dimension: CGFloat
  /// Whether a finger may pull the content beyond its edges (fact 3.4).
  var bounces: Bool

  /// The extent of a view that has no size and no content.
  static let none = ScrollExtent(lowest: 0, highest: 0, dimension: 0, bounces: false)

  /// Whether a finger can move the content at all.
  var canScroll: Bool { highest > lowest || bounces }

  /// Returns the offset clamped to the edges.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, lowest), highest)
  }

  /// Returns the distance of an offset beyond an edge, in points.
  ///
  /// The distance is negative before the first edge, positive after the last edge, and 0 in
  /// between.
  func overshoot(of offset: CGFloat) -> CGFloat {
    offset - clamped(offset)
  }

  /// Returns the offset that is shown for the offset that the finger requests.
  func shown(for requested: CGFloat) -> CGFloat {
    let edge = clamped(requested)
    guard bounces, requested != edge else { return edge }
    let distance = RubberBand(dimension: dimension).shown(for: abs(requested - edge))
    return requested < edge ? edge - distance : edge + distance
  }

  /// Returns the offset that a finger must request to show an offset (fact 3.3).
  func requested(for shown: CGFloat) -> CGFloat {
    let edge = clamped(shown)
    guard shown != edge else { return shown }
    let distance = RubberBand(dimension: dimension).distance(for: abs(shown - edge))
    return shown < edge ? edge - distance : edge + distance
  }

  /// Returns the velocity of the shown offset for the velocity that the finger requests, both in
  /// points per second.
  func shownVelocity(for velocity: CGFloat, at offset: CGFloat) -> CGFloat {
    let overshoot = abs(overshoot(of: offset))
    guard overshoot > 0, dimension > 0 else { return velocity }
    // The slope of the rubber band is c (1 - b/d)², where b is the shown distance.
    let rest = max(1 - overshoot / dimension, 0)
    return velocity * RubberBand.stiffness * rest * rest
  }
}
