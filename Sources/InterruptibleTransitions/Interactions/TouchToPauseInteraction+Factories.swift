extension TransitionInteraction where Self == TouchToPauseInteraction {
  /// Returns an interaction that freezes a flight at a touch; a movement of the finger then
  /// decides.
  ///
  /// If the transition also has a ``PanInteraction``, the touch only freezes the flight. A finger
  /// that moves then belongs to the pan. The pan moves the flight, and its release decides.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of a presentation. The
  ///     opposite direction leads to the end of a dismissal.
  ///   - distance: The movement of the finger, in points, that decides.
  ///   - resumesOnLift: Whether the transition resumes when the finger lifts before that. By
  ///     default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func touchToPause(
    deciding direction: TransitionDirection, within distance: CGFloat, resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(
      deciding: direction, within: distance, resumesOnLift: resumesOnLift)
  }

  /// Returns an interaction that freezes a flight at a touch; a movement of the finger then scrubs
  /// it.
  ///
  /// Scrubbing begins when UIKit recognizes the movement as a pan, after about ten points.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of a presentation. The
  ///     opposite direction leads to the end of a dismissal.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - resumesOnLift: Whether the transition resumes when the finger lifts before it scrubs. By
  ///     default it stays frozen until the next tap.
  /// - Returns: The interaction.
  public static func touchToPause(
    scrubbing direction: TransitionDirection, over distance: TransitionDistance = .presentedView,
    resumesOnLift: Bool = false
  ) -> TouchToPauseInteraction {
    TouchToPauseInteraction(
      scrubbing: direction, over: distance, resumesOnLift: resumesOnLift)
  }
}

extension TouchToPauseInteraction {
  /// Returns whether a touch freezes the transition.
  func accepts(_ touch: UITouch, in flight: TransitionFlight) -> Bool {
    !flight.passesThrough(touch)
      && (!needsElement
        || flight.hasCarriable(
          nil, at: touch.location(in: flight.containerView), on: touch.view))
  }
}
