import InterruptibleTransitions

extension TransitionAnimation {
  /// A sheet with a player comes up from below, and what lies behind is dimmed.
  static var player: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let player = controller as? PlayerViewController else { return }
      if isPresenting { flight.addIncomingView() }
      flight.removeViewThatLeft(&steps)
      player.view.layoutIfNeeded()

      let below = CGAffineTransform(translationX: 0, y: player.way)
      if isPresenting {
        player.sheet.transform = below
        player.dimming.alpha = 0
      }
      steps.animate {
        player.sheet.transform = isPresenting ? .identity : below
        player.dimming.alpha = isPresenting ? 1 : 0
      }
      steps.cleanUp { _ in
        player.sheet.transform = .identity
        player.dimming.alpha = 1
      }
    }
  }
}
