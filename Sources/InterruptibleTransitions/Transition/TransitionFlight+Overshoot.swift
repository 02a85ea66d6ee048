// Positions past the ends.
extension TransitionFlight {
  /// The position of the flight: below 0 before its start, above 1 past its end.
  var position: Double { animatorProgress + reach.overshoot }

  /// Shows the flight past one of its ends, or back at it.
  ///
  /// - Parameter overshoot: The overshoot, in progress: negative before the start, positive past
  ///   the end.
  func show(overshoot: Double) {
    guard overshoot != reach.overshoot else { return }
    if reach.overshoot == 0 {
      reach.containerFills = containerView.frame == containerView.superview?.bounds
    }
    reach.overshoot = overshoot
    let shown = TransitionOvershoot(raw: overshoot, over: reach.fullTravel)
    UIView.performWithoutAnimation {
      configuration.onOvershoot(shown, self)
      if overshoot == 0 { restoreContainer() }
    }
  }

  /// Lets the container fill the view around it again. If that was resized while the overshoot
  /// moved the container, UIKit has set a frame of a view with a transform: it lies elsewhere.
  private func restoreContainer() {
    guard reach.containerFills, containerView.transform.isIdentity,
      let bounds = containerView.superview?.bounds, containerView.frame != bounds
    else { return }
    containerView.frame = bounds
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
