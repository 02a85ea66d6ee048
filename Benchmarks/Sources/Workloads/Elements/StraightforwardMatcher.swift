import InterruptibleTransitions

/// A matcher that finds the elements of two screens in the straightforward way.
///
/// It lists all views, searches the other list for the match of each view, and sorts the matches by
/// depth. It is a baseline, written as in the first version of a transition.
enum StraightforwardMatcher {
  /// Two views with the same identifier.
  struct Match {
    let from: UIView
    let to: UIView
    let fromFrame: CGRect
    let toFrame: CGRect
    let depth: Int
  }

  /// Finds the views with the same identifier.
  ///
  /// - Parameters:
  ///   - from: The view of the outgoing view controller.
  ///   - to: The view of the incoming view controller.
  ///   - container: The view in whose coordinates the frames are.
  /// - Returns: The matches, the outer ones first.
  /// - Complexity: O(*n*²) in the number of views.
  static func matches(from: UIView, to: UIView, in container: UIView) -> [Match] {
    let old = views(in: from)
    let new = views(in: to)
    return old.compactMap { view -> Match? in
      guard let id = view.elementID, let partner = new.first(where: { $0.elementID == id }) else {
        return nil
      }
      return Match(
        from: view, to: partner, fromFrame: view.convert(view.bounds, to: container),
        toFrame: partner.convert(partner.bounds, to: container), depth: depth(of: partner))
    }.sorted { $0.depth < $1.depth }
  }

  /// Returns a view and all its descendants.
  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }

  /// Returns the number of ancestors of a view.
  private static func depth(of view: UIView) -> Int {
    sequence(first: view) { $0.superview }.reduce(-1) { depth, _ in depth + 1 }
  }
}
