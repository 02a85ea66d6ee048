import Foundation

/// The cause of the motion of a scroll view's content.
enum ScrollActivity {
  /// The content does not move.
  case resting
  /// A finger drags the content.
  case dragging(ScrollDrag)
  /// The content continues to move after the finger has lifted.
  case decelerating(ScrollFlight)
  /// A finger has stopped content that was decelerating.
  case held
  /// The content moves to an offset that the app has set.
  case animating(ScrollAnimation)
}

/// A pair of values, one for each axis of a scroll view.
struct ScrollAxes<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: ScrollAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension ScrollAxes: Equatable where Value: Equatable {}

/// A drag of a scroll view's content.
///
/// A drag has the offset that the finger requests and the offset that is shown.
struct ScrollDrag {
  /// The offset that the content would have without edges, in points.
  private var requested: CGPoint
  /// The offset that is shown, in points.
  var shown: CGPoint
  /// The edges that limit the content.
  private var extents: ScrollAxes<ScrollExtent>
  /// The translation of the finger at that offset, in points.
  private var translation = CGPoint.zero
  /// The axis to which the drag is locked, or nil if both axes move.
  private let onlyAxis: ScrollAxis?

  init(from shown: CGPoint, extents: ScrollAxes<ScrollExtent>, onlyAxis: ScrollAxis?) {
    self.requested = shown
    self.shown = shown
    self.extents = extents
    self.onlyAxis = onlyAxis
    rebase()
  }

  /// Whether the drag moves the content along an axis.
  func moves(along axis: ScrollAxis) -> Bool {
    extents[axis].canScroll && (onlyAxis == nil || onlyAxis == axis)
  }

  /// Continues from an offset and with edges that other code has set.
  mutating func follow(_ offset: CGPoint, extents: ScrollAxes<ScrollExtent>) {
    guard offset != shown || extents != self.extents else { return }
    shown = offset
    self.extents = extents
    rebase()
  }

  /// Computes the requested offset from the shown one, so that the content does not jump (fact
  /// 3.3).
  private mutating func rebase() {
    for axis in ScrollAxis.allCases { requested[axis] = extents[axis].requested(for: shown[axis]) }
  }

  /// Ignores a movement of the finger.
  mutating func skip(to translation: CGPoint) {
    self.translation = translation
  }

  /// Moves the content with the finger.
  mutating func move(to translation: CGPoint) {
    for axis in ScrollAxis.allCases where moves(along: axis) {
      requested[axis] -= translation[axis] - self.translation[axis]
      shown[axis] = extents[axis].shown(for: requested[axis])
    }
    self.translation = translation
  }
}

/// The motion of content on both axes after a drag.
struct ScrollFlight {
  private var motions: ScrollAxes<ScrollMotion>
  private var extents: ScrollAxes<ScrollExtent>
  private let rate: UIScrollView.DecelerationRate
  /// Whether the content stops at a page.
  private let isPaging: Bool
  /// The time at which the motion began, in seconds of the device's clock.
  private var start: TimeInterval
  /// The time at which the offset was last updated, in seconds of the device's clock.
  private var time: TimeInterval
  /// The offset that is shown, in points.
  var shown: CGPoint

  /// Creates the motion from an offset, at a velocity in points per second.
  init(
    from offset: CGPoint, velocity: CGPoint, extents: ScrollAxes<ScrollExtent>,
    rate: UIScrollView.DecelerationRate, isPaging: Bool, time: TimeInterval
  ) {
    self.extents = extents
    self.rate = rate
    self.isPaging = isPaging
    self.start = time
    self.time = time
    shown = offset
    motions = Self.motions(
      from: offset, velocity: velocity, extents: extents, rate: rate, isPaging: isPaging)
  }

  private static func motions(
    from offset: CGPoint, velocity: CGPoint, extents: ScrollAxes<ScrollExtent>,
    rate: UIScrollView.DecelerationRate, isPaging: Bool
  ) -> ScrollAxes<ScrollMotion> {
    func motion(along axis: ScrollAxis) -> ScrollMotion {
      if isPaging {
        ScrollMotion(
          offset: offset[axis], velocity: velocity[axis],
          page: extents[axis].page(from: offset[axis], velocity: velocity[axis]))
      } else {
        ScrollMotion(
          offset: offset[axis], velocity: velocity[axis], extent: extents[axis], rate: rate)
      }
    }
    return ScrollAxes(
      horizontal: motion(along: .horizontal), vertical: motion(along: .vertical))
  }

  /// The offset at which the content stops, in points.
  var target: CGPoint {
    CGPoint(x: motions.horizontal.target, y: motions.vertical.target)
  }

  /// Whether the content moves at all.
  var isMotion: Bool { duration > 0 }

  private var duration: TimeInterval {
    max(motions.horizontal.duration, motions.vertical.duration)
  }

  /// Changes the target on each axis on which it differs, and clamps the target to the edges.
  mutating func retarget(to target: CGPoint) {
    for axis in ScrollAxis.allCases where target[axis] != motions[axis].target {
      motions[axis] = ScrollMotion(
        offset: shown[axis], target: extents[axis].clamped(target[axis]), rate: rate)
    }
  }

  /// Continues at the current velocity from an offset and with edges that other code has set.
  mutating func follow(_ offset: CGPoint, extents: ScrollAxes<ScrollExtent>) {
    guard offset != shown || extents != self.extents else { return }
    let velocity = CGPoint(
      x: motions.horizontal.velocity(at: time - start),
      y: motions.vertical.velocity(at: time - start))
    motions = Self.motions(
      from: offset, velocity: velocity, extents: extents, rate: rate, isPaging: isPaging)
    shown = offset
    self.extents = extents
    start = time
  }

  /// Updates the offset for a time.
  ///
  /// - Returns: Whether the motion continues.
  mutating func move(to time: TimeInterval) -> Bool {
    self.time = time
    let seconds = time - start
    shown = CGPoint(
      x: motions.horizontal.offset(at: seconds), y: motions.vertical.offset(at: seconds))
    return seconds < duration - 1e-9
  }
}

/// The motion of `setContentOffset(_:animated:)`.
///
/// The motion begins and ends at zero velocity (fact 3.27).
struct ScrollAnimation {
  /// The duration of the motion, in seconds.
  static let duration: TimeInterval = 0.3

  let origin: CGPoint
  let target: CGPoint
  /// The time at which the motion began, in seconds of the device's clock.
  let start: TimeInterval

  /// Returns the offset at a time, in points, or nil if the motion is over.
  func offset(at time: TimeInterval) -> CGPoint? {
    let elapsed = (time - start) / Self.duration
    guard elapsed < 1 - 1e-9 else { return nil }
    let fraction = CGFloat(CubicSolver.easeInOut.value(at: elapsed))
    return CGPoint(
      x: origin.x + (target.x - origin.x) * fraction,
      y: origin.y + (target.y - origin.y) * fraction)
  }
}
