/// The animators that a flight moves along with the one that UIKit has.
///
/// A class: to add or to move a block performs it, and an app's block may add another one.
final class SideAnimators {
  /// The animator of the blocks that begin later, if they need a time line of their own.
  private var late: LateAnimator?
  private var windows: [WindowAnimator] = []

  var isEmpty: Bool { late == nil && windows.isEmpty }

  /// The fraction that has passed of the late blocks' time line, 0…1, if there are any.
  var lateFraction: Double? { late?.fraction }

  /// Adds a block that begins after a delay from now.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - timing: The flight's timing.
  ///   - place: Where the flight is.
  ///   - tracer: The view that the flight's animator moves.
  func addLate(
    _ block: AnimationBlock, timing: TransitionTiming, at place: AnimatorPlace, tracer: FlightTracer
  ) {
    let late =
      late
      ?? LateAnimator(timing, fraction: place.fraction, progress: place.progress, tracer: tracer)
    self.late = late
    late.add(block)
  }

  /// Adds a block that lasts while the progress is in a range.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - window: The range, within 0 to 1.
  ///   - progress: The progress of the flight.
  ///   - tracer: The view that the flight's animator moves.
  func addWindow(
    _ block: AnimationBlock, in window: ClosedRange<Double>, at progress: Double,
    tracer: FlightTracer
  ) {
    // A window that is open already begins here: the views would jump.
    let window = progress > 0 ? window.clamped(to: min(progress, 1)...1) : window
    windows.append(WindowAnimator(block, in: window, tracer: tracer))
  }

  /// Stops where the flight stands still.
  func hold(at progress: Double) {
    late?.hold(at: progress)
    for window in windows { window.show(progress) }
  }

  /// Follows the flight; see ``LateScrub/move(with:elapsed:)``.
  func move(with progress: Double, elapsed: Double?) {
    late?.move(with: progress, elapsed: elapsed)
    for window in windows { window.show(progress) }
  }

  /// Follows the flight while it moves by time.
  func move(with progress: Double, lateFraction: Double?) {
    if let lateFraction { late?.move(to: lateFraction) }
    for window in windows { window.show(progress) }
  }

  /// Brings the animators to rest at one of their ends, the newest first.
  func finish(at position: TransitionPosition) {
    for window in windows.reversed() { window.finish(at: position) }
    late?.finish(at: position)
  }
}

/// The animator of a block that lasts while the progress of a flight is in a range.
///
/// It never runs by itself. The flight moves it along, and ends it just before the animator that
/// UIKit has.
private final class WindowAnimator {
  private let animator: FlightAnimator
  private let window: ClosedRange<Double>

  init(_ block: AnimationBlock, in window: ClosedRange<Double>, tracer: FlightTracer) {
    self.window = window
    animator = FlightAnimator(.linear(1), runs: false)
    animator.addAnimations(tracer.addMark())
    animator.addAnimations(block.animations)
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
      ScrubRange(duration: animator.duration).nearest(to: fraction.clampedToUnit))
  }

  func finish(at position: TransitionPosition) {
    animator.finish(at: position)
  }
}
