// Past the ends.
extension TransitionFlight {
  /// How far the flight is, past its ends too: below 0 before its start, above 1 past its end.
  var position: Double { animatorProgress + excess }

  /// Moves the flight past one of its ends, or back.
  ///
  /// - Parameter excess: How far, in progress: negative before the start, positive past the end.
  func show(excess: Double) {
    guard excess != self.excess else { return }
    self.excess = excess
    let overshoot = TransitionOvershoot(excess: excess, way: way)
    UIView.performWithoutAnimation { configuration.onOvershoot(overshoot, self) }
  }

  /// How the flight comes back from past an end.
  var returnMotion: SettlingMotion {
    configuration.springMotion(
      from: TransitionRelease(at: position, velocity: 0), towardsEnd: excess > 0)
  }
}

extension TransitionOvershoot {
  /// Moves a flight's container as far as the overshoot shows: what a transition does by default.
  ///
  /// - Parameters:
  ///   - overshoot: How far.
  ///   - flight: The flight.
  @MainActor public static func moveContainer(
    _ overshoot: TransitionOvershoot, _ flight: TransitionFlight
  ) {
    flight.containerView.transform = CGAffineTransform(
      translationX: overshoot.offset.dx, y: overshoot.offset.dy)
  }
}
