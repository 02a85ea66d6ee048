/// The animator of a flight's later blocks, along a timing that swings past its end. These are
/// blocks that begin with a delay or were added in flight.
///
/// It never runs by itself. The flight moves it along with the animator that UIKit has, and ends it
/// just before that one.
final class LateAnimator {
  private let animator: FlightAnimator
  private var scrub: LateScrub
  private let range: ScrubRange

  /// - Parameters:
  ///   - timing: The flight's timing, which swings past its end.
  ///   - fraction: The fraction of the flight's time line that has passed, 0…1.
  ///   - progress: The progress of the flight.
  ///   - tracer: The view that the flight's animator moves, which this animator also moves.
  init(_ timing: TransitionTiming, fraction: Double, progress: Double, tracer: FlightTracer) {
    animator = FlightAnimator(timing, runs: false)
    animator.scrubsLinearly = false
    scrub = LateScrub(timing.curve, fraction: fraction, at: progress)
    range = ScrubRange(duration: animator.duration)
    animator.addAnimations(tracer.moveAside)
  }

  /// The fraction of the animator's time line that has passed, 0…1.
  var fraction: Double { scrub.fraction }

  /// Adds a block that begins after a delay from now.
  func add(_ block: AnimationBlock) {
    guard case .delay(let delay) = block.span else { return }
    let isUnderWay = animator.state != .inactive
    let delayFactor = isUnderWay ? delay : min(fraction + delay, 1)
    animator.addAnimations(block.animations, delayFactor: CGFloat(delayFactor))
  }

  /// Stops where it is; a finger moves it from here.
  func hold(at progress: Double) {
    scrub.hold(at: progress)
    show()
  }

  /// Follows the flight; see ``LateScrub/move(with:elapsed:)``.
  func move(with progress: Double, elapsed: Double?) {
    scrub.move(with: progress, elapsed: elapsed)
    show()
  }

  /// Shows a fraction of its time line.
  func move(to fraction: Double) {
    scrub.move(to: fraction)
    show()
  }

  private func show() {
    if animator.state == .inactive {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    animator.fractionComplete = CGFloat(range.nearest(to: scrub.fraction))
  }

  /// Brings the animator to rest at one of its ends.
  func finish(at position: TransitionPosition) {
    animator.finish(at: position)
  }
}

/// A motion of a flight by time, shown frame by frame.
struct TimedMotion {
  private let position: TransitionPosition
  private let own: Double
  private let late: Double?

  /// - Parameters:
  ///   - position: The end to which it goes.
  ///   - own: The fraction that has passed of the time line of the blocks that begin at the start,
  ///     0…1.
  ///   - late: The fraction that has passed of the other time line, 0…1, if there is one.
  init(toward position: TransitionPosition, from own: Double, late: Double?) {
    (self.position, self.own, self.late) = (position, own, late)
  }

  /// The length of the motion, as a fraction of the flight's whole duration.
  var length: Double { abs(position.progress - own) }

  /// Returns the fraction of each time line that has passed at a fraction of the motion, 0…1.
  func fractions(at elapsed: Double) -> (own: Double, late: Double?) {
    let (elapsed, end) = (elapsed.clampedToUnit, position.progress)
    return (own + (end - own) * elapsed, late.map { $0 + (end - $0) * elapsed })
  }
}

extension UIViewPropertyAnimator {
  /// Ends an animator that stands still at one of its ends.
  func finish(at position: TransitionPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    finishAnimation(at: position == .start ? .start : .end)
  }
}
