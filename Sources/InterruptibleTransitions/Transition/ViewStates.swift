/// The animatable state of all views in a window, at one moment of a flight.
struct ViewStates {
  private struct State: Equatable {
    private let (center, bounds): (CGPoint, CGRect)
    private let transform: CGAffineTransform
    private let (alpha, cornerRadius): (CGFloat, CGFloat)
    private let backgroundColor: UIColor?

    init(of view: UIView) {
      (center, bounds, transform) = (view.center, view.bounds, view.transform)
      (alpha, cornerRadius) = (view.alpha, view.layer.cornerRadius)
      backgroundColor = view.backgroundColor
    }

    /// Gives the state to a view. Of a view in its place only the rest is set.
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

  /// Records the state of a view and all views inside it.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(in root: UIView) {
    add(root)
  }

  private mutating func add(_ view: UIView) {
    entries.append((view, State(of: view)))
    for subview in view.subviews { add(subview) }
  }

  /// The views that have another state now.
  ///
  /// - Complexity: O(*n*) in the number of views.
  var changedViews: [UIView] {
    entries.filter { State(of: $0.view) != $0.state }.map(\.view)
  }

  /// Gives the views their recorded state back, without an animation.
  ///
  /// - Complexity: O(*n*) in the number of views.
  func restore() {
    StillCall.perform {
      for (view, state) in entries where State(of: view) != state { state.apply(to: view) }
    }
  }
}

/// The views that a flight's animator moves, before its blocks and before its end.
///
/// `finishAnimation(at:)` sets recorded values over newer ones: those of a layout after the device
/// has turned, for example (fact 1.25).
struct AnimatedViews {
  private var beforeBlocks: ViewStates?
  private var beforeEnd: ViewStates?
  /// The views whose subviews have places that are older than a layout.
  private var outdated: [UIView] = []

  /// Records the views before blocks that UIKit performs without recording their changes.
  mutating func recordBeforeBlocks(in window: UIWindow?) {
    beforeBlocks = window.map { ViewStates(in: $0) }
  }

  /// Records the views before the animator is finished.
  mutating func recordBeforeEnd(in window: UIWindow?) {
    beforeEnd = window.map { ViewStates(in: $0) }
  }

  /// Corrects the values that the animator has set, or has not set, when it has come to rest.
  ///
  /// At the end of the animation, the values before were the newest. The values at the start are
  /// older than any layout since.
  ///
  /// - Parameter position: The end at which the animator has come to rest.
  mutating func correct(at position: TransitionPosition) {
    switch position {
    case .end: beforeEnd?.restore()
    case .start:
      beforeBlocks?.restore()
      outdated = beforeEnd?.changedViews.compactMap(\.superview) ?? []
    }
    (beforeBlocks, beforeEnd) = (nil, nil)
  }

  /// Requests a layout of the views whose subviews have older places. Called when the app has
  /// undone its part of the animation.
  mutating func layOutOutdated() {
    for view in outdated { view.setNeedsLayout() }
    outdated = []
  }
}
