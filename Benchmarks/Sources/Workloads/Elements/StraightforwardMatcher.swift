import InterruptibleTransitions

/// Finds what two screens have in common in the straightforward way: all views in a list, the
/// partner of each by a search through the other list, and then in order of their depth.
///
/// It is here to be compared with, and is written as a first version of a transition would have it.
enum StraightforwardMatcher {
  /// Two views that are called the same.
  struct Match {
    let from: UIView
    let to: UIView
    let frames: (from: CGRect, to: CGRect)
    let depth: Int
  }

  /// Finds the views that are called the same.
  ///
  /// - Parameters:
  ///   - from: The view of the screen that goes.
  ///   - to: The view of the screen that comes.
  ///   - container: The view in whose coordinates the frames are.
  /// - Returns: Their pairs, the outer ones first.
  /// - Complexity: O(*n*²) in the number of views.
  static func matches(from: UIView, to: UIView, in container: UIView) -> [Match] {
    let (old, new) = (views(in: from), views(in: to))
    return old.compactMap { view -> Match? in
      guard let id = view.elementID, let partner = new.first(where: { $0.elementID == id }) else {
        return nil
      }
      let frames = (
        from: view.convert(view.bounds, to: container),
        to: partner.convert(partner.bounds, to: container)
      )
      return Match(from: view, to: partner, frames: frames, depth: depth(of: partner))
    }.sorted { $0.depth < $1.depth }
  }

  /// The view, and all views in it.
  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }

  /// The number of views around a view.
  private static func depth(of view: UIView) -> Int {
    sequence(first: view) { $0.superview }.reduce(-1) { depth, _ in depth + 1 }
  }
}
