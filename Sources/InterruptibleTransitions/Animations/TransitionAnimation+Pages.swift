extension TransitionAnimation {
  /// Moves two whole pages.
  ///
  /// The presented page is the page that is presented, pushed or selected at a higher tab index.
  /// The other page is the page that it replaces. A dismissal plays the same motion in reverse.
  ///
  /// Most presets use this animation. A page with a leading or trailing edge follows the layout
  /// direction; see ``TransitionEdge``.
  ///
  /// Where UIKit gives an animation no access to the presenter's view, a snapshot of the view moves
  /// instead. Between the pages, the views behind them are visible: the color of the container's
  /// own view, or that of the window.
  ///
  /// Behind a presented page that covers only a part of the container, such as a side menu or a
  /// sheet, the presenter's view itself moves, and stays in the appearance of the other page until
  /// the dismissal. An offset of 1 is the width or the height of the presented page there. A shade
  /// is not shown; use the ``TransitionPresentationStyle/dimming`` of the style. The view also
  /// moves back along with a dismissal by another animation. A dismissal without a flight restores
  /// it at once. A transform or a corner radius that the app sets meanwhile stays as it is. With
  /// Reduce Motion, the view does not move.
  ///
  /// Pages may be clear or translucent. Behind a page that does not hide it, the other page fades,
  /// or stays as it is if UIKit gives no access to its view. A page counts as opaque if its view,
  /// or a subview that covers it, has an opaque background color. Shades and shadows apply to
  /// opaque pages only.
  ///
  /// At the end the animation restores each value that it changes: the transform and, with a corner
  /// radius, the corners. If the window is resized in flight, an outgoing page keeps its original
  /// destination, even if the destination is now inside the window.
  ///
  /// ```swift
  /// extension TransitionAnimation {
  ///   static var drop: TransitionAnimation {
  ///     .pages(
  ///       presented: TransitionPageAppearance(offset: CGVector(dx: 0, dy: -1), castsShadow: true),
  ///       other: TransitionPageAppearance(scale: 0.9, shade: 0.2))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - presented: The appearance of the presented page before it comes in.
  ///   - other: The appearance of the other page when it is covered.
  ///   - isPresentedBelow: Whether the presented page lies below the other page, which moves off
  ///     it. By default the presented page lies above.
  ///   - dissolves: Whether the outgoing page fades out. The outgoing page then lies above in both
  ///     directions. The incoming page does not fade behind an opaque page, so that the background
  ///     never shows through. Over a presenter whose view UIKit keeps, the presented page fades in
  ///     both directions.
  /// - Returns: The animation.
  public static func pages(
    presented: TransitionPageAppearance = TransitionPageAppearance(),
    other: TransitionPageAppearance = TransitionPageAppearance(),
    isPresentedBelow: Bool = false, dissolves: Bool = false
  ) -> TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.35), exit: presented.exit) { flight, steps in
      flight.installViews()
      let page = dissolves ? flight.dissolvingPage : nil
      let isBelow = dissolves ? flight.isPresentation && page?.fadesOut == true : isPresentedBelow
      let other = other.resolved(in: flight.layoutDirection)
      if !dissolves, let covered = CoveredPage(of: flight, appearance: other) {
        steps.cleanUp { position in if position == .start { covered.end() } }
      }
      let pages = PagePair(
        flight, isPresentedBelow: isBelow, needsOther: other != TransitionPageAppearance(),
        in: &steps)
      pages.move(
        presented: presented.resolved(in: flight.layoutDirection),
        other: other, fadesLower: page == nil, in: &steps)
      if let page { steps.dissolve(page, in: flight) }
    }
    .withReverse { _ in
      .pages(
        presented: other, other: presented, isPresentedBelow: !isPresentedBelow,
        dissolves: dissolves)
    }
  }
}
