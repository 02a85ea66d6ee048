import InterruptibleTransitions

extension TransitionAnimation {
  /// Returns an animation of pages from left to right. The next page moves in from the right and
  /// returns there.
  ///
  /// The pages move in proportion to progress, so a finger that moves them over the container's
  /// width stays on the right page.
  ///
  /// - Parameter fraction: The distance that the left page moves, as a fraction of its width. With
  ///   1 both pages stay side by side. With a smaller fraction the left page is below the right
  ///   page, and is dimmed.
  /// - Returns: The animation.
  static func pages(givingWay fraction: CGFloat = 1) -> TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      flight.installViews()
      let views = (flight.incomingView, flight.outgoingView)
      guard let right = isPresenting ? views.0 : views.1,
        let left = isPresenting ? views.1 : views.0
      else { return }

      let width = flight.containerView.bounds.width
      let away = CGAffineTransform(translationX: width, y: 0)
      let aside = CGAffineTransform(translationX: -fraction * width, y: 0)
      let shade = UIView(frame: left.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: fraction < 1 ? 0.28 : 0)
      shade.isUserInteractionEnabled = false
      left.addSubview(shade)
      right.transform = isPresenting ? away : .identity
      left.transform = isPresenting ? .identity : aside
      shade.alpha = isPresenting ? 0 : 1
      steps.animate {
        right.transform = isPresenting ? .identity : away
        left.transform = isPresenting ? aside : .identity
        shade.alpha = isPresenting ? 1 : 0
      }
      steps.cleanUp { _ in
        for view in [left, right] { view.transform = .identity }
        shade.removeFromSuperview()
      }
    }
  }
}
