import Foundation

/// The motion of the offset of one axis after the finger has lifted, until it rests: a closed form
/// of the seconds since then.
///
/// Content slides until it reaches an edge, where the spring takes over its speed (fact 3.12). If
/// the finger lifts while the content is beyond its edge, the spring moves it from the start; if it
/// moves back fast enough, it slides on from the edge.
struct ScrollMotion: Equatable {
  private enum Law: Equatable {
    case slide(ScrollDeceleration)
    case bounce(ScrollBounce)
  }

  private struct Stage: Equatable {
    let start: TimeInterval
    let law: Law
  }

  private var stages: [Stage] = []
  /// The offset at which it comes to rest, in points.
  private(set) var target: CGFloat
  /// The seconds until it rests; 0 if it does not move.
  private(set) var duration: TimeInterval = 0

  /// Makes the motion of content that has a speed when the finger lifts.
  ///
  /// - Parameters:
  ///   - offset: the shown offset, in points.
  ///   - velocity: the velocity of the shown offset, in points per second.
  ///   - extent: the range in which the content may rest.
  ///   - rate: the factor by which the speed decreases in a millisecond.
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

  /// Makes the motion of content that comes to rest at a target.
  ///
  /// It keeps the law of deceleration, and begins at the speed with which it ends at the target.
  init(offset: CGFloat, target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.target = target
    let slide = ScrollDeceleration(start: offset, target: target, rate: rate)
    add(.slide(slide), lasting: slide.duration)
  }

  /// Returns the offset after some seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let stage = stage(at: time) else { return target }
    return switch stage.law {
    case .slide(let slide): slide.offset(at: time - stage.start)
    case .bounce(let bounce): bounce.offset(at: time - stage.start)
    }
  }

  /// Returns the speed after some seconds, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let stage = stage(at: time) else { return 0 }
    return switch stage.law {
    case .slide(let slide): slide.velocity(at: time - stage.start)
    case .bounce(let bounce): bounce.velocity(at: time - stage.start)
    }
  }

  private func stage(at time: TimeInterval) -> Stage? {
    stages.last { $0.start <= time } ?? stages.first
  }

  private mutating func add(_ law: Law, lasting seconds: TimeInterval) {
    stages.append(Stage(start: duration, law: law))
    duration += seconds
  }

  private mutating func slide(
    from offset: CGFloat, velocity: CGFloat, extent: ScrollExtent,
    rate: UIScrollView.DecelerationRate
  ) {
    let slide = ScrollDeceleration(start: offset, velocity: velocity, rate: rate)
    let edge = extent.clamped(slide.target)
    guard slide.target != edge, let arrival = slide.time(passing: edge) else {
      // Too slow for a motion: the content stays at its offset.
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
