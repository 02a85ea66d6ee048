/// The places of all views in a window, around the end of an animator.
///
/// `finishAnimation(at:)` sets the values that the animator has recorded, over newer ones: those of
/// a layout after the device has turned, for example (fact 1.25).
struct ViewPlaces {
  private struct Entry {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect

    /// Whether the view has moved since.
    var isOutdated: Bool { view.center != center || view.bounds != bounds }
  }

  private var entries: [Entry] = []

  /// Records the places of a view and all views inside it, before the animator ends.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(in root: UIView) {
    add(root)
  }

  private mutating func add(_ view: UIView) {
    entries.append(Entry(view: view, center: view.center, bounds: view.bounds))
    for subview in view.subviews { add(subview) }
  }

  /// Takes back what the animator has set over newer values.
  ///
  /// At the end of the animation, the views had their newest values before. The values at the start
  /// are older than any layout since, and the views need another one.
  ///
  /// - Parameter position: The end at which the animator has ended.
  /// - Returns: The views that need a layout, once the app has undone its part of the animation.
  /// - Complexity: O(*n*) in the number of views.
  func restore(at position: TransitionPosition) -> [UIView] {
    let outdated = entries.filter(\.isOutdated)
    guard position == .end else { return outdated.compactMap(\.view.superview) }
    StillCall.perform {
      for entry in outdated {
        entry.view.bounds = entry.bounds
        entry.view.center = entry.center
      }
    }
    return []
  }
}
