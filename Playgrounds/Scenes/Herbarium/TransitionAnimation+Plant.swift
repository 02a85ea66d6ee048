import InterruptibleTransitions

extension TransitionAnimation {
  /// An animation in which a picture grows out of its card, and shrinks back onto it.
  static var plant: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let page = controller as? PlantViewController else { return }
      flight.installViews()
      page.view.layoutIfNeeded()

      let onCard = page.transformOntoCard
      if isPresenting {
        page.picture.transform = onCard
        page.ground.alpha = 0
        page.captions.alpha = 0
      }
      page.card?.alpha = 0
      steps.animate {
        page.picture.transform = isPresenting ? .identity : onCard
        page.ground.alpha = isPresenting ? 1 : 0
        if !isPresenting { page.captions.alpha = 0 }
      }
      // Before half of the time the text would be shown over the strip.
      if isPresenting { steps.animate(delayFactor: 0.5) { page.captions.alpha = 1 } }
      steps.cleanUp { position in
        page.card?.alpha = isPresenting == (position == .end) ? 0 : 1
      }
    }
  }
}
