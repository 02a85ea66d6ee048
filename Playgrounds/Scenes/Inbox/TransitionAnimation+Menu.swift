import InterruptibleTransitions

extension TransitionAnimation {
  /// A menu slides in from the left, and the rest is dimmed.
  static var menu: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let menu = controller as? MenuViewController else { return }
      if isPresenting { flight.addIncomingView() }
      flight.removeViewThatLeft(&steps)
      menu.view.layoutIfNeeded()

      let outside = CGAffineTransform(translationX: -MenuViewController.width, y: 0)
      if isPresenting {
        menu.panel.transform = outside
        menu.dimming.alpha = 0
      }
      steps.animate {
        menu.panel.transform = isPresenting ? .identity : outside
        menu.dimming.alpha = isPresenting ? 1 : 0
      }
      steps.cleanUp { _ in
        menu.panel.transform = .identity
        menu.dimming.alpha = 1
      }
    }
  }
}
