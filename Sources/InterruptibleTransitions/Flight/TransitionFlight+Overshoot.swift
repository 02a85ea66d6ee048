// Positions past the ends.
extension TransitionFlight {
  /// The position of the flight: below 0 before its start, above 1 past its end.
  var position: Double { animatorProgress + overshoot }

  /// Returns the position for a progress. Past an end, an update to that end moves nothing.
  func position(at progress: Double) -> Double {
    let overshoot = overshoot
    let stays = overshoot > 0 && progress >= 1 || overshoot < 0 && progress <= 0
    return heldPosition(at: progress) + (stays ? overshoot : 0)
  }

  /// Shows an overshoot, in progress: negative before the start, positive past the end.
  func show(overshoot: Double) {
    guard overshoot != self.overshoot else { return }
    if self.overshoot == 0 { followersShowOvershoot = hasFollowerPastEnds }
    // After a rotation, the safe areas are recorded again while the container is not moved.
    if overshotSafeAreas.contains(where: \.isOutdated) {
      notify(ofOvershoot: 0)
      containerView.layoutIfNeeded()
    }
    self.overshoot = overshoot
    notify(ofOvershoot: overshoot)
  }

  /// Keeps the safe areas while an overshoot moves the container; 0 removes the added insets.
  private func keepSafeAreas(past overshoot: Double, _ move: () -> Void) {
    var keepers = overshotSafeAreas
    if keepers.isEmpty, overshoot != 0 {
      let pages = [fromViewController, toViewController].compactMap { $0 }
      keepers = pages.filter { $0.viewIfLoaded?.isDescendant(of: containerView) == true }
        .compactMap(SafeAreaKeeper.init)
    }
    move()
    for index in keepers.indices {
      if overshoot == 0 { keepers[index].restore() } else { keepers[index].compensate() }
    }
    overshotSafeAreas = overshoot == 0 ? [] : keepers
  }

  /// Hides the overshoot, which makes the frame of the container undefined, while UIKit sets it.
  /// UIKit does so in its animation before it calls others.
  func hideOvershoot(during coordinator: any UIViewControllerTransitionCoordinator) {
    guard overshoot != 0 else { return }
    notify(ofOvershoot: 0)
    let show = { (_: any UIViewControllerTransitionCoordinatorContext) in
      if self.overshoot != 0 { self.notify(ofOvershoot: self.overshoot) }
    }
    coordinator.animate(alongsideTransition: show, completion: show)
  }

  private func notify(ofOvershoot overshoot: Double) {
    guard !followersShowOvershoot else { return }
    let overshoot = TransitionOvershoot(raw: overshoot, over: fullTravel)
    UnanimatedCall.perform {
      keepSafeAreas(past: overshoot.progress) { delegate.flight(self, overshoots: overshoot) }
    }
  }

  /// The motion of the flight from past an end back to that end.
  var returnMotion: SettlingMotion {
    settings.springMotion(
      from: TransitionRelease(at: position, velocity: 0), toward: overshoot > 0 ? .end : .start)
  }
}

extension TransitionOvershoot {
  /// Moves the container of a flight by the displayed overshoot.
  ///
  /// This is the default of ``TransitionConfiguration/onOvershoot``.
  ///
  /// - Parameter flight: The flight.
  @MainActor public func moveContainer(of flight: TransitionFlight) {
    flight.containerView.transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
  }
}
