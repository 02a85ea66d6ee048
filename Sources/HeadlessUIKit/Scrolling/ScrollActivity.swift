import Foundation

/// What moves the content of a scroll view.
enum ScrollActivity {
  /// Nothing does.
  case resting
  /// A finger does.
  case dragging(ScrollDrag)
  /// It moves on after a finger has let go.
  case decelerating(ScrollFlight)
  /// It moved on, and a finger has stopped it.
  case held
  /// It moves to where the app sends it.
  case animating(ScrollAnimation)
}

/// One value for each axis of a scroll view.
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

/// A drag: what the finger asks for, and what is shown of it.
struct ScrollDrag {
  /// The offset that the content would have without edges, in points.
  private var asked: CGPoint
  /// The offset that was shown for it.
  private(set) var shown: CGPoint
  /// The edges that hold it back.
  private var extents: ScrollAxes<ScrollExtent>
  /// How far the finger had moved then, in points.
  private var translation = CGPoint.zero
  /// The only axis that moves, if the drag is locked to one.
  private let onlyAxis: ScrollAxis?

  init(from shown: CGPoint, extents: ScrollAxes<ScrollExtent>, onlyAxis: ScrollAxis?) {
    (self.shown, self.asked, self.extents) = (shown, shown, extents)
    self.onlyAxis = onlyAxis
    rebase()
  }

  /// Whether the drag moves the content along an axis.
  func moves(along axis: ScrollAxis) -> Bool {
    extents[axis].canScroll && (onlyAxis == nil || onlyAxis == axis)
  }

  /// Goes on from an offset, and with edges, that someone else has set.
  mutating func follow(_ offset: CGPoint, extents: ScrollAxes<ScrollExtent>) {
    guard offset != shown || extents != self.extents else { return }
    (shown, self.extents) = (offset, extents)
    rebase()
  }

  /// Recovers what the finger asks for, so that the content does not jump (fact 3.3).
  private mutating func rebase() {
    for axis in ScrollAxis.allCases { asked[axis] = extents[axis].asked(for: shown[axis]) }
  }

  /// Moves the content with the finger.
  mutating func move(to translation: CGPoint) {
    for axis in ScrollAxis.allCases where moves(along: axis) {
      asked[axis] -= translation[axis] - self.translation[axis]
      shown[axis] = extents[axis].shown(for: asked[axis])
    }
    self.translation = translation
  }
}

/// The motion after a drag, on both axes.
struct ScrollFlight {
  private var motions: ScrollAxes<ScrollMotion>
  private var extents: ScrollAxes<ScrollExtent>
  private let rate: UIScrollView.DecelerationRate
  /// When it began, in seconds of the device's clock.
  private var start: TimeInterval
  /// When the offset was shown last.
  private var time: TimeInterval
  /// The offset that was shown last.
  private(set) var shown: CGPoint

  /// The motion from an offset, at a velocity in points per second.
  init(
    from offset: CGPoint, velocity: CGPoint, extents: ScrollAxes<ScrollExtent>,
    rate: UIScrollView.DecelerationRate, time: TimeInterval
  ) {
    (self.extents, self.rate, self.start, self.time) = (extents, rate, time, time)
    shown = offset
    motions = Self.motions(from: offset, velocity: velocity, extents: extents, rate: rate)
  }

  private static func motions(
    from offset: CGPoint, velocity: CGPoint, extents: ScrollAxes<ScrollExtent>,
    rate: UIScrollView.DecelerationRate
  ) -> ScrollAxes<ScrollMotion> {
    func motion(along axis: ScrollAxis) -> ScrollMotion {
      ScrollMotion(
        offset: offset[axis], velocity: velocity[axis], extent: extents[axis], rate: rate)
    }
    return ScrollAxes(
      horizontal: motion(along: .horizontal), vertical: motion(along: .vertical))
  }

  /// Where the content comes to rest, in points.
  var target: CGPoint {
    CGPoint(x: motions.horizontal.target, y: motions.vertical.target)
  }

  /// Whether the content moves at all.
  var isMotion: Bool { duration > 0 }

  private var duration: TimeInterval {
    max(motions.horizontal.duration, motions.vertical.duration)
  }

  /// Comes to rest elsewhere: axis by axis, where the target differs, and between the edges.
  mutating func retarget(to target: CGPoint) {
    for axis in ScrollAxis.allCases where target[axis] != motions[axis].target {
      motions[axis] = ScrollMotion(
        offset: shown[axis], target: extents[axis].clamped(target[axis]), rate: rate)
    }
  }

  /// Goes on, at the speed that it has, from an offset and with edges that someone else has set.
  mutating func follow(_ offset: CGPoint, extents: ScrollAxes<ScrollExtent>) {
    guard offset != shown || extents != self.extents else { return }
    let velocity = CGPoint(
      x: motions.horizontal.velocity(at: time - start),
      y: motions.vertical.velocity(at: time - start))
    motions = Self.motions(from: offset, velocity: velocity, extents: extents, rate: rate)
    (shown, self.extents, start) = (offset, extents, time)
  }

  /// Moves the content to where it is at a time.
  ///
  /// - Returns: whether the motion goes on.
  mutating func move(to time: TimeInterval) -> Bool {
    self.time = time
    let seconds = time - start
    shown = CGPoint(
      x: motions.horizontal.offset(at: seconds), y: motions.vertical.offset(at: seconds))
    return seconds < duration - 1e-9
  }
}

/// The motion of `setContentOffset(_:animated:)`, which begins and ends without a speed (fact
/// 3.27).
struct ScrollAnimation {
  /// How long it takes, in seconds.
  static let duration: TimeInterval = 0.3

  let origin: CGPoint
  let target: CGPoint
  /// When it began, in seconds of the device's clock.
  let start: TimeInterval

  /// The offset at a time, in points; nil once the motion is over.
  func offset(at time: TimeInterval) -> CGPoint? {
    let elapsed = (time - start) / Self.duration
    guard elapsed < 1 - 1e-9 else { return nil }
    let fraction = CGFloat(CubicSolver.easeInOut.value(at: elapsed))
    return CGPoint(
      x: origin.x + (target.x - origin.x) * fraction,
      y: origin.y + (target.y - origin.y) * fraction)
  }
}
