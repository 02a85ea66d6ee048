import InterruptibleTransitions

extension TransitionAnimation {
  /// An animation in which a player grows out of its bar, and shrinks back into it.
  static var player: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let player = controller as? FullPlayerViewController else { return }
      flight.installViews()
      player.view.layoutIfNeeded()

      player.show(asBar: isPresenting)
      player.bar?.alpha = 0
      steps.animate { player.show(asBar: !isPresenting) }
      steps.cleanUp { position in
        let isBar = isPresenting == (position == .start)
        player.show(asBar: isBar)
        player.bar?.alpha = isBar ? 1 : 0
      }
    }
  }
}
