extension TransitionInteraction where Self == TouchToPauseInteraction {
  /// Touch to pause: a touch freezes a transition that is under way, and moving the finger decides.
  ///
  /// Beside a ``PanInteraction`` of the same transition the touch only freezes it: a finger that
  /// moves is the pan's, which also moves flights, and whose release decides.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end; the opposite
  ///     direction leads to a dismissal's.
  ///   - distance: How far, in points, the finger moves until it decides.
  ///   - resumesOnLift: Whether the transition goes on when the finger lifts before that. By
  ///     default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func hold(
    deciding direction: TransitionDirection, within distance: CGFloat, resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(
      deciding: direction, within: distance, resumesOnLift: resumesOnLift)
  }

  /// Touch to pause: a touch freezes a transition that is under way, and moving the finger scrubs
  /// it.
  ///
  /// Scrubbing begins where UIKit recognizes the movement as a pan: after some ten points.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end; the opposite
  ///     direction leads to a dismissal's.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - resumesOnLift: Whether the transition goes on when the finger lifts before it scrubs.
  ///     By default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func hold(
    scrubbing direction: TransitionDirection, over distance: TransitionDistance,
    resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(
      scrubbing: direction, over: distance, resumesOnLift: resumesOnLift)
  }
}
