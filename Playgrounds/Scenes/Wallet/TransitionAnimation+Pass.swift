import InterruptibleTransitions

extension TransitionAnimation {
  /// An animation in which a pass rotates in by a quarter of a turn from a small size. It rotates
  /// out in reverse.
  ///
  /// The rotation is proportional to progress, so that the pass stays between fingers that rotate
  /// it.
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
      // The pass stays visible as long as fingers may rotate it back.
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
