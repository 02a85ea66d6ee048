/// The part of a finger's movement past an end of a transition that shows. It grows ever more
/// slowly, as at a scroll view's edge.
///
/// ```swift
/// reveal.onOvershoot = { overshoot, flight in
///   flight.containerView.alpha = 1 - overshoot.progress
/// }
/// ```
nonisolated public struct TransitionOvershoot: Equatable, Sendable {
  /// The end that the transition is past.
  public let position: TransitionPosition

  /// The displayed distance past the end, from 0 to 1, as a fraction of the full travel.
  public let progress: Double

  /// The displayed distance in points, in the finger's direction. Zero if there is no direction, as
  /// with a pinch.
  public let offset: CGVector

  /// - Parameters:
  ///   - raw: The distance of the finger past the end, in progress: negative before the start,
  ///     positive past the end.
  ///   - fullTravel: The full travel from the start to the end, in points.
  init(raw: Double, over fullTravel: CGVector) {
    // A fraction of the full travel is rubber-banded like points in a scroll view of that length.
    let shown = RubberBand(dimension: 1).displayedDistance(forRaw: raw)
    position = raw < 0 ? .start : .end
    progress = abs(shown)
    offset = CGVector(dx: fullTravel.dx * CGFloat(shown), dy: fullTravel.dy * CGFloat(shown))
  }
}
