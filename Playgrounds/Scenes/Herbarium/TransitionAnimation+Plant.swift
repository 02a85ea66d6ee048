import InterruptibleTransitions

extension TransitionAnimation {
  /// A picture grows out of its card, and shrinks back onto it.
  static var plant: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let page = controller as? PlantViewController else { return }
      flight.installViews()
      page.view.layoutIfNeeded()

      let onCard = page.transformOntoCard
      // The captions lie on the ground: they come in later than it, and go away earlier.
      let faded = [page.ground, page.captions]
      if isPresenting {
        page.picture.transform = onCard
        for view in faded { view.alpha = 0 }
      }
      page.card?.alpha = 0
      steps.animate {
        page.picture.transform = isPresenting ? .identity : onCard
        for view in faded { view.alpha = isPresenting ? 1 : 0 }
      }
      steps.cleanUp { position in
        page.card?.alpha = isPresenting == (position == .end) ? 0 : 1
      }
    }
  }
}
