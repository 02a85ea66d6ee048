/// The animator of a block that lasts while the progress of a flight is in a range.
///
/// The animator is always paused. The flight moves it, and ends it just before the flight's
/// animator ends.
final class WindowAnimator {
  private let animator: FlightAnimator
  private let window: ClosedRange<Double>
  private let rounds: Bool?

  /// Creates the animator.
  ///
  /// - Parameters:
  ///   - animations: The block.
  ///   - window: The range, within 0 to 1.
  ///   - duration: The duration of the flight, in seconds, of which the block has its part.
  ///     Animations that begin in the block inherit it.
  ///   - rounds: Whether UIKit rounds fractions, or nil if no flight has shown that yet. Only then
  ///     the animator is longer than its part, so that the steps are small.
  ///   - tracer: The view that the flight's animator moves.
  init(
    _ animations: @escaping () -> Void, in window: ClosedRange<Double>,
    lasting duration: TimeInterval, rounds: Bool?, tracer: FlightTracer
  ) {
    self.window = window
    let length = duration * (window.upperBound - window.lowerBound)
    self.rounds = rounds
    animator = FlightAnimator(.linear(length), runs: false, rounds: rounds)
    animator.addAnimations(tracer.addMark())
    animator.addAnimations(animations)
  }

  /// Shows a progress of the flight.
  func show(_ progress: Double) {
    if animator.state == .inactive {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    let length = window.upperBound - window.lowerBound
    let passed = progress - window.lowerBound
    let fraction = length > 0 ? passed / length : passed >= 0 && progress > 0 ? 1 : 0
    animator.fractionComplete = CGFloat(
      ScrubRange(duration: animator.duration, rounds: rounds).nearest(to: fraction.clampedToUnit))
  }

  func finish(at position: TransitionPosition) {
    animator.finish(at: position)
  }
}

extension UIViewPropertyAnimator {
  /// Ends a paused animator at one of its ends.
  func finish(at position: TransitionPosition) {
    guard state == .active else { return }
    stopAnimation(false)
    finishAnimation(at: position == .start ? .start : .end)
  }
}
