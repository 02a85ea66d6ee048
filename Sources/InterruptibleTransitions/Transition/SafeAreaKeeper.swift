/// Keeps the safe area of a page while a flight moves the page.
///
/// UIKit computes a view's safe area from its frame, and perhaps from the place to which a
/// transform has moved the view. A layout in flight would move the content in its page. The keeper
/// adds what the view loses to the additional insets of its view controller, and subtracts what the
/// view gains, until the flight ends or the page is in place.
struct SafeAreaKeeper {
  private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]

  private let controller: UIViewController
  /// The safe area in place, in points.
  private let insets: UIEdgeInsets
  /// The additional insets before the first change, in points; nil until then.
  private var former: UIEdgeInsets?
  /// The insets that the keeper has added, in points.
  private var added = UIEdgeInsets.zero

  /// Records the safe area of a view controller's view, which is in place.
  ///
  /// - Returns: Nil if the view is not in a window.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    (self.controller, insets) = (controller, view.safeAreaInsets)
  }

  /// Makes up for the change of the safe area since it was recorded or last made up for.
  ///
  /// Call it in the animator's block if animations have moved the view: a layout may have moved the
  /// content as part of the animation.
  mutating func makeUp() {
    guard let view = controller.viewIfLoaded else { return }
    // UIKit computes the safe area with the layout.
    view.superview?.layoutIfNeeded()
    let before = controller.additionalSafeAreaInsets
    former = former ?? before
    var total = before
    for edge in Self.edges {
      let change = insets[keyPath: edge] - view.safeAreaInsets[keyPath: edge]
      added[keyPath: edge] += change
      total[keyPath: edge] += change
    }
    if total != before { controller.additionalSafeAreaInsets = total }
  }

  /// Takes back what the keeper has added. Insets that are nearer to those before the first change
  /// have been replaced by other code.
  mutating func giveBack() {
    guard let former, added != .zero else { return }
    var total = controller.additionalSafeAreaInsets
    for edge in Self.edges {
      let change = total[keyPath: edge] - former[keyPath: edge]
      guard abs(change - added[keyPath: edge]) <= abs(change) else { continue }
      total[keyPath: edge] -= added[keyPath: edge]
    }
    added = .zero
    controller.additionalSafeAreaInsets = total
  }
}
