/// The animatable state of all views in a window, at one moment of a flight.
struct ViewStates {
  private struct State: Equatable {
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let alpha: CGFloat
    private let cornerRadius: CGFloat
    private let backgroundColor: UIColor?

    init(of view: UIView) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
      cornerRadius = view.layer.cornerRadius
      backgroundColor = view.backgroundColor
    }

    /// Applies the state to a view. Bounds, center and transform are set only if they differ.
    func apply(to view: UIView) {
      if view.bounds != bounds { view.bounds = bounds }
      if view.center != center { view.center = center }
      if view.transform != transform { view.transform = transform }
      view.alpha = alpha
      view.layer.cornerRadius = cornerRadius
      view.backgroundColor = backgroundColor
    }
  }

  private var entries: [(view: UIView, state: State)] = []

  /// - Complexity: O(*n*) in the number of views.
  init(in root: UIView) {
    add(root)
  }

  private mutating func add(_ view: UIView) {
    entries.append((view, State(of: view)))
    for subview in view.subviews { add(subview) }
  }

  /// - Complexity: O(*n*) in the number of views.
  fileprivate var changedViews: [UIView] {
    entries.filter { State(of: $0.view) != $0.state }.map(\.view)
  }

  /// Restores the recorded states without an animation, in O(*n*) of the number of views.
  func restore() {
    UnanimatedCall.perform {
      for (view, state) in entries where State(of: view) != state { state.apply(to: view) }
    }
  }
}

/// The views that a flight's animator moves. `finishAnimation(at:)` replaces newer values by
/// recorded values, for example after a rotation of the device (fact 1.25).
struct AnimatedViews {
  private var beforeBlocks: ViewStates?
  private var beforeEnd: ViewStates?
  /// The views whose subviews have positions that are older than a layout.
  private var outdated: [UIView] = []

  /// Records the views before blocks that UIKit performs without recording their changes.
  mutating func recordBeforeBlocks(in window: UIWindow?) {
    beforeBlocks = window.map { ViewStates(in: $0) }
  }

  mutating func recordBeforeEnd(in window: UIWindow?) {
    beforeEnd = window.map { ViewStates(in: $0) }
  }

  /// Corrects the values. At the end, those before `finishAnimation(at:)` are the newest. At the
  /// start, they are older than any layout since then.
  mutating func correct(at position: TransitionPosition) {
    switch position {
    case .end: beforeEnd?.restore()
    case .start:
      beforeBlocks?.restore()
      outdated = beforeEnd?.changedViews.compactMap(\.superview) ?? []
    }
    beforeBlocks = nil
    beforeEnd = nil
  }

  /// Requests a layout of outdated subviews, when the app has undone its part of the animation.
  mutating func layOutOutdated() {
    for view in outdated { view.setNeedsLayout() }
    outdated = []
  }
}
