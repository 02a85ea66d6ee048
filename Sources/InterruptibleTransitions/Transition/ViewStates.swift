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
