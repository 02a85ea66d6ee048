import InterruptibleTransitions

extension TransitionAnimation {
  /// An animation in which the presented view moves down from above the screen.
  static var fromAbove: TransitionAnimation {
    TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      let above = CGAffineTransform(translationX: 0, y: -460)
      if flight.isPresenting { view.transform = above }
      steps.animate { view.transform = flight.isPresenting ? .identity : above }
      steps.cleanUp { _ in view.transform = .identity }
    }
  }
}
