extension TransitionAnimation {
  /// Moves two whole pages: the one that a presentation, a push or a change to a tab further on
  /// brings in, and the other one. The way back is the same motion, reversed.
  ///
  /// Most presets are made of this. A page that is made with a leading or trailing side follows the
  /// layout direction; see ``TransitionDirection``.
  ///
  /// A page that covers less than the container, such as a card, moves alone; the page around it
  /// stays as it is. Where UIKit gives an animation no access to the presenter's view, a picture of
  /// it moves in its place. Behind both pages it is black. Pages are taken for opaque.
  ///
  /// What the animation changes of a page, it gives back at the end as it was at the start: the
  /// transform, and with a corner radius the corners. In a window that changes its size in flight a
  /// page that leaves goes on to where it was to leave to, even if that is in the window by then.
  ///
  /// ```swift
  /// extension TransitionAnimation {
  ///   static var drop: TransitionAnimation {
  ///     .pages(
  ///       presented: TransitionPage(offset: CGVector(dx: 0, dy: -1), castsShadow: true),
  ///       other: TransitionPage(scale: 0.9, shade: 0.2))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - presented: How the page looks before it comes in.
  ///   - other: How the other page looks when it is covered.
  ///   - isPresentedBelow: Whether the page that comes in lies below the other one, which uncovers
  ///     it; by default it lies above.
  ///   - dissolves: Whether the page that leaves fades out. It then lies above, whatever the
  ///     direction, and the page that comes does not fade, so that the two never let the background
  ///     through. Over a presenter whose view UIKit keeps, the presented page fades both ways.
  /// - Returns: The animation.
  public static func pages(
    presented: TransitionPage = TransitionPage(), other: TransitionPage = TransitionPage(),
    isPresentedBelow: Bool = false, dissolves: Bool = false
  ) -> TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.35)) { flight, steps in
      flight.installViews()
      let page = dissolves ? flight.prepareDissolve() : nil
      let isBelow = dissolves ? flight.isPresenting && page?.fadesOut == true : isPresentedBelow
      let stage = PageStage(
        flight, isPresentedBelow: isBelow, needsOther: other != TransitionPage(), in: &steps)
      stage.move(
        presented: presented.resolved(for: flight), other: other.resolved(for: flight),
        in: &steps)
      if let page { steps.fade(page.view, out: page.fadesOut, in: flight) }
    }
  }
}
