import InterruptibleTransitions

extension TransitionAnimation {
  /// An animation in which a photo grows out of its tile, and shrinks back into it.
  static var photo: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let viewer = controller as? PhotoViewController, let tile = viewer.tile else { return }
      flight.installViews()
      viewer.view.layoutIfNeeded()

      let onTile = viewer.transformOntoTile
      if isPresenting {
        viewer.photoView.transform = onTile
        for view in viewer.captions + [viewer.ground] { view.alpha = 0 }
      }
      tile.alpha = 0
      steps.animate {
        viewer.photoView.transform = isPresenting ? .identity : onTile
        viewer.ground.alpha = isPresenting ? 1 : 0
        if !isPresenting { for view in viewer.captions { view.alpha = 0 } }
      }
      // Before half of the time the captions would be shown over the grid.
      if isPresenting {
        steps.animate(delayFactor: 0.5) { for view in viewer.captions { view.alpha = 1 } }
      }
      steps.cleanUp { position in
        tile.alpha = isPresenting == (position == .end) ? 0 : 1
        viewer.photoView.transform = .identity
        for view in viewer.captions + [viewer.ground] { view.alpha = 1 }
      }
    }
  }
}
