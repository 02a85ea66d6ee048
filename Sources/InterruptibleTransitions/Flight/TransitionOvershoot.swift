/// The displayed part of a finger's movement past an end of a transition.
///
/// It grows more and more slowly, as at the edge of a scroll view.
///
/// ```swift
/// reveal.configuration.onOvershoot = { overshoot, flight in
///   flight.containerView.alpha = 1 - overshoot.progress
/// }
/// ```
nonisolated public struct TransitionOvershoot: Equatable, Sendable {
  /// The end past which the transition is.
  public let position: TransitionPosition

  /// The displayed distance past the end, from 0 to 1, as a fraction of the full travel.
  public let progress: Double

  /// The displayed distance in points, in the finger's direction.
  ///
  /// It is zero if there is no direction, as with a pinch.
  public let offset: CGVector

  /// Takes a distance in progress, negative before the start, and the full travel in points.
  init(raw: Double, over fullTravel: CGVector) {
    // The rubber band of a scroll view with the length of the full travel applies.
    let shown = RubberBand(dimension: 1).displayedDistance(forRaw: raw)
    position = raw < 0 ? .start : .end
    progress = abs(shown)
    offset = fullTravel * CGFloat(shown)
  }
}
