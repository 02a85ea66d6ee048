extension UIViewController {
  /// Changes the presentation style of this view controller, or of the one that contains it.
  ///
  /// ```swift
  /// navigationController?.pushViewController(detail, with: slide)
  /// changePresentationStyle(to: .sheet(height: .fraction(0.9)))
  /// ```
  ///
  /// The style consists of the frame, the dimming, the corners, and the reaction to touches outside
  /// the presented view. The change is animated. In an animation block of the app, the change is
  /// part of that animation.
  ///
  /// The change is part of a flight inside the presented view controller if it is requested during
  /// the flight. The same applies right after a request for a push, a pop or a change of tabs. The
  /// change then scrubs with a gesture, and a cancelled flight undoes it.
  ///
  /// During its own presentation the view moves to the new frame along with the flight. A view that
  /// is being dismissed keeps its size. If its dismissal is cancelled, the style changes
  /// afterwards.
  ///
  /// The new style stays until the next change. A pop does not restore the style before the push.
  ///
  /// - Parameters:
  ///   - style: The new style.
  ///   - timing: The timing of a change that is not part of another animation.
  /// - Returns: Whether ``present(_:with:as:whenBusy:completion:)`` or a
  ///   ``ModalTransitioningDelegate`` has presented the view controller, or is about to present it.
  ///   If not, this method does nothing.
  @discardableResult
  public func changePresentationStyle(
    to style: TransitionPresentationStyle,
    timing: TransitionTiming = .spring(dampingRatio: 1, duration: 0.4)
  ) -> Bool {
    if let presented = presentedAncestor {
      let presentation = presented.presentationController as? InterruptiblePresentationController
      presentation?.change(to: style, along: timing)
      return presentation != nil
    }
    // UIKit does not start a requested presentation at once.
    let outermost = sequence(first: self, next: \.parent).first {
      $0.upcomingPresentation != nil
    }
    guard let delegate = outermost?.transitioningDelegate as? ModalTransitioningDelegate else {
      return false
    }
    delegate.change(to: style, along: timing)
    return true
  }
}
