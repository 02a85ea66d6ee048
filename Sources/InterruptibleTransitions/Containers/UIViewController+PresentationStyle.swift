extension UIViewController {
  /// Changes the style in which a transition has presented this view controller, or the one that
  /// contains it: the frame, the dimming, the corners, and what touches outside do.
  ///
  /// The change is animated. Within an animation block of the app it follows that. Right after a
  /// request for a push, a pop or a change of tabs inside the presented view controller, or in the
  /// flight of it, the change is part of the flight: it scrubs with a finger, and a cancel undoes
  /// it. During its own presentation the view goes along to the new frame. A view that is being
  /// dismissed leaves with the size that it has; if it stays, it changes then.
  ///
  /// The new style stays until the next change: a pop does not restore the style before the push.
  ///
  /// ```swift
  /// navigationController?.push(detail, with: slide)
  /// changePresentationStyle(to: .sheet(height: .fraction(0.9)))
  /// ```
  ///
  /// - Parameters:
  ///   - style: The new style.
  ///   - timing: The timing of a change that is not part of another animation.
  /// - Returns: Whether ``present(_:with:as:whenBusy:completion:)`` or a
  ///   ``ModalTransitioningDelegate`` has presented the view controller, or is about to. Otherwise
  ///   this does nothing.
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
    // UIKit may start a presentation that the app has requested only later.
    let outermost = sequence(first: self, next: \.parent).first {
      $0.comingPresentation != nil
    }
    guard let delegate = outermost?.transitioningDelegate as? ModalTransitioningDelegate else {
      return false
    }
    delegate.change(to: style, along: timing)
    return true
  }
}
