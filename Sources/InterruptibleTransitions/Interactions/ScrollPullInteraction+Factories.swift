extension TransitionInteraction where Self == ScrollPullInteraction {
  /// Returns an interaction that presents when a scroll view's content is pulled past an edge.
  ///
  /// The pull starts the transition and moves it.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - activation: The distance past the edge, in points, at which the transition begins.
  ///   - distance: The distance of the pull from there to the transition's end. The default is the
  ///     motion of the presented view.
  ///   - pinsContent: Whether the content stays pinned to its edge and the transition follows the
  ///     finger. Otherwise the transition follows the content. The scroll view's bounce setting is
  ///     restored after the pull, so a value that an app sets during the pull is lost.
  ///   - priority: Whether a pull moves the transition or refreshes, on a scroll view with a
  ///     refresh control. By default it moves the transition.
  ///   - shouldBegin: Returns whether a pull may start the transition, once when the content
  ///     reaches the activation. After false, the finger only scrolls. The default returns true.
  ///   - begin: Starts the transition with a presentation, as a tap on a button would.
  /// - Returns: The interaction.
  public static func scrollPull(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    past activation: CGFloat, over distance: TransitionDistance = .presentedView,
    pinsContent: Bool = false,
    priority: TransitionScrollPullPriority = .transition,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: activation, over: distance, pinsContent: pinsContent,
      priority: priority, when: shouldBegin, begin: begin)
  }

  /// Returns an interaction that dismisses when a finger drags past an edge of a scroll view's
  /// content.
  ///
  /// The pull starts the transition and moves it, while the content stays pinned to the edge. If
  /// the finger pushes the content back to the position at which the pull began, the content
  /// scrolls on. UIKit lets a finger drag content that is shorter than the scroll view only with
  /// `alwaysBounceVertical`, or `alwaysBounceHorizontal` along the horizontal axis.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, in the view that is dismissed.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - distance: The travel of the finger to the transition's end. The default is the motion of
  ///     the presented view.
  ///   - priority: Whether a pull moves the transition or refreshes, on a scroll view with a
  ///     refresh control. By default it moves the transition.
  ///   - mapping: Returns the travel that moves the transition, for a travel of the finger past the
  ///     edge, both in points. It is called for travels above 0 and must increase from 0. The
  ///     default returns the travel.
  ///   - shouldBegin: Returns whether a pull may start the transition, once when the content
  ///     reaches its edge. After false, the finger only scrolls. The default returns true.
  ///   - begin: Starts the transition with a dismissal, as a tap on a button would.
  /// - Returns: The interaction.
  public static func scrollPullToDismiss(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    over distance: TransitionDistance = .presentedView,
    priority: TransitionScrollPullPriority = .transition,
    mapping: @escaping (_ travel: CGFloat) -> CGFloat = { $0 },
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: 0, over: distance, pinsContent: true,
      priority: priority, mapping: mapping, when: shouldBegin, begin: begin)
  }
}
