extension TransitionInteraction where Self == ScrollPullInteraction {
  /// Pull to present: starts the transition when a scroll view's content is pulled past an edge,
  /// and moves it with the pull.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - activation: How far, in points, the content is pulled past the edge when the transition
  ///     begins.
  ///   - distance: How far the content is pulled from there to the transition's end: points, or a
  ///     fraction of the container.
  ///   - pinsContent: Whether the content stays pinned to its edge, and the transition follows the
  ///     finger; otherwise the transition follows the content. Whether the content bounces is
  ///     afterwards as it was before the pull: what an app sets meanwhile is undone.
  ///   - priority: Whether a pull moves the transition or refreshes, on a scroll view with a
  ///     refresh control; by default it moves the transition.
  ///   - begin: Starts the transition, as a tap would: presents what is to be presented.
  /// - Returns: The interaction.
  public static func pull(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    past activation: CGFloat, over distance: TransitionDistance, pinsContent: Bool = false,
    priority: TransitionPullPriority = .transition, begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: activation, over: distance, pinsContent: pinsContent,
      priority: priority, begin: begin)
  }

  /// Pull to dismiss: starts the transition when a finger drags past an edge of a scroll view's
  /// content, which stays pinned to the edge.
  ///
  /// If the finger pushes the content back to where the pull began, the content scrolls on. UIKit
  /// lets a finger drag content that is shorter than the scroll view only if the scroll view has
  /// `alwaysBounceVertical`, or `alwaysBounceHorizontal` across.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, in the view that is dismissed.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - distance: How far the finger pulls to the transition's end: points, or a fraction of the
  ///     container.
  ///   - priority: Whether a pull moves the transition or refreshes, on a scroll view with a
  ///     refresh control; by default it moves the transition.
  ///   - begin: Starts the transition, as a tap would: dismisses what is to be dismissed.
  /// - Returns: The interaction.
  public static func pullToDismiss(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    over distance: TransitionDistance = .fraction(1),
    priority: TransitionPullPriority = .transition, begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: 0, over: distance, pinsContent: true,
      priority: priority, begin: begin)
  }
}
