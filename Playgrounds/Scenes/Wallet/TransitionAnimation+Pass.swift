import InterruptibleTransitions

extension TransitionAnimation {
  /// A pass rotates in from a quarter of a turn and from a small size; it leaves the same way in
  /// reverse.
  ///
  /// It rotates in proportion to progress, so fingers that rotate it keep it between them.
  static var pass: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let viewer = controller as? PassViewController, let pass = viewer.passView else {
        return
      }
      flight.installViews()
      viewer.view.layoutIfNeeded()

      let away = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
      if isPresenting {
        pass.transform = away
        pass.alpha = 0
        for view in viewer.surroundings { view.alpha = 0 }
      }
      steps.animate {
        pass.transform = isPresenting ? .identity : away
        for view in viewer.surroundings { view.alpha = isPresenting ? 1 : 0 }
      }
      // It stays visible as long as fingers may rotate it back.
      if isPresenting {
        steps.animate { pass.alpha = 1 }
      } else {
        steps.animate(delayFactor: 0.5) { pass.alpha = 0 }
      }
      steps.cleanUp { _ in
        pass.transform = .identity
        for view in viewer.surroundings + [pass] { view.alpha = 1 }
      }
    }
  }
}
