/// What shows of a finger's movement past an end of a transition: ever less, as at a scroll view's
/// edge.
///
/// ```swift
/// reveal.onOvershoot = { overshoot, flight in
///   flight.containerView.alpha = 1 - overshoot.share
/// }
/// ```
nonisolated public struct TransitionOvershoot: Equatable, Sendable {
  /// The end past which it is.
  public let position: TransitionPosition

  /// How far past the end it shows, from 0 to below 1, as a share of the whole way.
  public let share: Double

  /// The same in points, in the finger's direction. Zero where no direction is known, as of a
  /// pinch.
  public let offset: CGVector

  /// - Parameters:
  ///   - raw: How far past the end the finger is, in progress: negative before the start,
  ///     positive past the end.
  ///   - fullTravel: The full travel from the start to the end, in points.
  init(raw: Double, over fullTravel: CGVector) {
    // A share of the way is rubber-banded as points are in a scroll view as long as the way.
    let shown = RubberBand(dimension: 1).displayedDistance(forRaw: raw)
    position = raw < 0 ? .start : .end
    share = abs(shown)
    offset = CGVector(dx: fullTravel.dx * CGFloat(shown), dy: fullTravel.dy * CGFloat(shown))
  }
}
