// Positions past the ends.
extension TransitionFlight {
  /// The position of the flight: below 0 before its start, above 1 past its end.
  var position: Double { animatorProgress + reach.overshoot }

  /// The position of an update to a progress. At the end that the flight is past, the update leaves
  /// it where it is.
  func position(at progress: Double) -> Double {
    let overshoot = reach.overshoot
    let stays = overshoot > 0 && progress >= 1 || overshoot < 0 && progress <= 0
    return progress * reach.top + (stays ? overshoot : 0)
  }

  /// Shows the flight past one of its ends, or back at it.
  ///
  /// - Parameter overshoot: The overshoot, in progress: negative before the start, positive past
  ///   the end.
  func show(overshoot: Double) {
    guard overshoot != reach.overshoot else { return }
    reach.overshoot = overshoot
    let overshoot = TransitionOvershoot(raw: overshoot, over: reach.fullTravel)
    StillCall.perform { configuration.onOvershoot(overshoot, self) }
  }

  /// Brings the flight back to the end that it is past, at once. Fingers move it on from there.
  func endOvershoot() {
    guard reach.overshoot != 0 else { return }
    show(overshoot: 0)
    delegate.flight(self, wasMovedTo: position)
  }

  /// The motion of the flight back from past an end.
  var returnMotion: SettlingMotion {
    configuration.springMotion(
      from: TransitionRelease(at: position, velocity: 0), towardsEnd: reach.overshoot > 0)
  }
}

extension TransitionOvershoot {
  /// Moves a flight's container as far as the overshoot shows, which is the default of a
  /// transition.
  ///
  /// - Parameters:
  ///   - overshoot: The overshoot.
  ///   - flight: The flight.
  @MainActor public static func moveContainer(
    _ overshoot: TransitionOvershoot, _ flight: TransitionFlight
  ) {
    flight.containerView.transform = CGAffineTransform(
      translationX: overshoot.offset.dx, y: overshoot.offset.dy)
  }
}
