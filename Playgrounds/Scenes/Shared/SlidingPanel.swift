import InterruptibleTransitions

/// A view controller with a panel that slides in from outside the screen while the rest is dimmed.
protocol SlidingPanelController: UIViewController {
  associatedtype Dimming: UIView

  /// The view that slides.
  var panel: UIView { get }
  /// The view that dims the rest.
  var dimming: Dimming { get }
  /// The offset from the panel's position on the screen to its position outside, in points.
  var outside: CGVector { get }
}

extension TransitionAnimation {
  /// Returns an animation in which the presented view controller's panel slides in and the rest is
  /// dimmed.
  static func slidingPanel<Controller: SlidingPanelController>(
    of type: Controller.Type
  ) -> TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let presented = isPresenting ? flight.toViewController : flight.fromViewController
      guard let presented = presented as? Controller else { return }
      flight.installViews()
      presented.view.layoutIfNeeded()

      let panel = presented.panel
      let dimming = presented.dimming
      let outside = CGAffineTransform(
        translationX: presented.outside.dx, y: presented.outside.dy)
      if isPresenting {
        panel.transform = outside
        dimming.alpha = 0
      }
      steps.animate {
        panel.transform = isPresenting ? .identity : outside
        dimming.alpha = isPresenting ? 1 : 0
      }
      steps.cleanUp { _ in
        panel.transform = .identity
        dimming.alpha = 1
      }
    }
  }
}
