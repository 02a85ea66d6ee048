import Foundation

/// How the offset of one axis moves after the finger has let go, until it rests: a closed form of
/// the seconds since then.
///
/// Content slides on, hits an edge, and the spring there takes over the speed (fact 3.12). Content
/// that is let go beyond its edge is on the spring at once; flung back hard enough, it slides on
/// from the edge.
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
  /// Where it comes to rest, in points.
  private(set) var target: CGFloat
  /// The seconds until it rests; 0 if it does not move.
  private(set) var duration: TimeInterval = 0

  /// The motion of content that is let go with a speed.
  ///
  /// - Parameters:
  ///   - offset: what is shown, in points.
  ///   - velocity: of what is shown, in points per second.
  ///   - extent: where the content may rest.
  ///   - rate: the factor by which the speed falls in a millisecond.
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

  /// The motion of content that is to rest at a target.
  ///
  /// It keeps the law of deceleration and begins at the speed that ends there.
  init(offset: CGFloat, target: CGFloat, rate: UIScrollView.DecelerationRate) {
    self.target = target
    let slide = ScrollDeceleration(start: offset, target: target, rate: rate)
    add(.slide(slide), lasting: slide.duration)
  }

  /// The offset after some seconds, in points.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let stage = stage(at: time) else { return target }
    return switch stage.law {
    case .slide(let slide): slide.offset(at: time - stage.start)
    case .bounce(let bounce): bounce.offset(at: time - stage.start)
    }
  }

  /// The speed after some seconds, in points per second.
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
      // Too slow to be a motion: the content stays where it is.
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
