import Foundation

/// The motion of one axis of the offset after the finger has lifted, as a function of the seconds
/// since then.
///
/// Content decelerates until it reaches an edge, where a spring continues at its velocity (fact
/// 3.12). If the finger lifts while the content is beyond its edge, the spring moves the content
/// from the start. If the content passes the edge on its return, it decelerates from the edge.
struct ScrollMotion: Equatable {
  private enum Law: Equatable {
    case slide(ScrollDeceleration)
    case bounce(ScrollBounce)
  }

  private struct Phase: Equatable {
    let start: TimeInterval
    let law: Law
  }

  private var phases: [Phase] = []
  /// The offset at which the content stops, in points.
  private(set) var target: CGFloat
  /// The duration of the motion, in seconds. The duration is 0 if the content does not move.
  private(set) var duration: TimeInterval = 0

  /// Creates the motion of content that has a velocity when the finger lifts.
  ///
  /// - Parameters:
  ///   - offset: The shown offset, in points.
  ///   - velocity: The velocity of the shown offset, in points per second.
  ///   - extent: The range in which the content may rest.
  ///   - rate: The factor by which the velocity decreases in a millisecond.
  init(
    offset: CGFloat, velocity: CGFloat, extent: ScrollExtent, rate: UIScrollView.DecelerationRate
  ) {
    target = offset
    if extent.overshoot(of: offset) == 0 {
      slide(from: offset, velocity: velocity, extent: extent, rate: rate)
    } else {
      comeBack(from: offset, velocity: velocity, extent: extent, rate: rate)
    }
  }

  /// Creates the motion of content that stops at a target.
  ///
  /// The motion follows the law of deceleration. Its initial velocity is the one that leads to the
  /// target.
  init(offset: CGFloat, target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.target = target
    let slide = ScrollDeceleration(start: offset, target: target, rate: rate)
    add(.slide(slide), lasting: slide.duration)
  }

  /// Creates the motion of content that stops at a page (fact 3.112).
  ///
  /// - Parameters:
  ///   - offset: The shown offset, in points.
  ///   - velocity: The velocity of the shown offset, in points per second. It is limited, so that
  ///     the content does not pass the page.
  ///   - page: The offset of the page, in points.
  init(offset: CGFloat, velocity: CGFloat, page: CGFloat) {
    target = page
    guard offset != page else { return }
    let limit = ScrollBounce.frequency * (page - offset)
    let bounce = ScrollBounce(
      edge: page, overshoot: offset - page,
      velocity: page > offset ? min(velocity, limit) : max(velocity, limit))
    add(.bounce(bounce), lasting: max(bounce.duration, Self.shortestDuration))
  }

  /// The duration of a motion over a distance that is too short to be seen, in seconds.
  private static let shortestDuration: TimeInterval = 0.001

  /// Returns the offset after a time in seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let phase = phase(at: time) else { return target }
    return switch phase.law {
    case .slide(let slide): slide.offset(at: time - phase.start)
    case .bounce(let bounce): bounce.offset(at: time - phase.start)
    }
  }

  /// Returns the velocity after a time in seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let phase = phase(at: time) else { return 0 }
    return switch phase.law {
    case .slide(let slide): slide.velocity(at: time - phase.start)
    case .bounce(let bounce): bounce.velocity(at: time - phase.start)
    }
  }

  private func phase(at time: TimeInterval) -> Phase? {
    phases.last { $0.start <= time } ?? phases.first
  }

  private mutating func add(_ law: Law, lasting seconds: TimeInterval) {
    phases.append(Phase(start: duration, law: law))
    duration += seconds
  }

  private mutating func slide(
    from offset: CGFloat, velocity: CGFloat, extent: ScrollExtent,
    rate: UIScrollView.DecelerationRate
  ) {
    let slide = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
    let edge = extent.clamped(slide.target)
    guard slide.target != edge, let arrival = slide.time(passing: edge) else {
      // The velocity is too low for a motion, so the content stays at its offset.
      target = slide.duration > 0 ? slide.target : offset
      return add(.slide(slide), lasting: slide.duration)
    }
    target = edge
    add(.slide(slide), lasting: arrival)
    guard extent.bounces else { return }
    let bounce = ScrollBounce(edge: edge, overshoot: 0, velocity: slide.velocity(at: arrival))
    add(.bounce(bounce), lasting: bounce.duration)
  }

  private mutating func comeBack(
    from offset: CGFloat, velocity: CGFloat, extent: ScrollExtent,
    rate: UIScrollView.DecelerationRate
  ) {
    let edge = extent.clamped(offset)
    let bounce = ScrollBounce(edge: edge, overshoot: offset - edge, velocity: velocity)
    if let arrival = bounce.timeOfReturn, extent.highest > extent.lowest {
      add(.bounce(bounce), lasting: arrival)
      slide(from: edge, velocity: bounce.velocity(at: arrival), extent: extent, rate: rate)
    } else {
      target = edge
      add(.bounce(bounce), lasting: bounce.duration)
    }
  }
}
