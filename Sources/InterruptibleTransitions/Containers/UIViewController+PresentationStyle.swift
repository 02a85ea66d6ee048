extension UIViewController {
  /// Changes the style in which a transition has presented this view controller, or the one that
  /// contains it: the frame, the dimming, the corners, and what touches outside do.
  ///
  /// The change is animated. Within an animation block of the app it follows that. Right after a
  /// request for a push, a pop or a change of tabs inside the presented view controller, or in the
  /// flight of it, the change is part of the flight: it scrubs with a finger, and a cancel undoes
  /// it.
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
  ///   ``ModalTransitioningDelegate`` has presented the view controller. Otherwise this does
  ///   nothing.
  @discardableResult
  public func changePresentationStyle(
    to style: TransitionPresentationStyle,
    timing: TransitionTiming = .spring(dampingRatio: 1, duration: 0.4)
  ) -> Bool {
    guard let presented = presentedAncestor,
      let presentation = presented.presentationController as? InterruptiblePresentationController
    else { return false }
    presentation.change(to: style, along: timing)
    return true
  }
}
