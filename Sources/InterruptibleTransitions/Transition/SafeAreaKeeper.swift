/// Keeps the safe area of the view that goes away while a flight moves the view.
///
/// UIKit computes a view's safe area from its frame, and perhaps from the place to which a
/// transform has moved the view. An animated change sets both at once: the content would jump in
/// the first frame. What the view loses or gains is made up by additional insets of its view
/// controller until the flight ends.
struct SafeAreaKeeper {
  private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]

  private let controller: UIViewController
  /// The safe area in place, in points.
  private let insets: UIEdgeInsets
  /// The additional insets before it has added to them, and what it has added, in points.
  private var (former, added) = (UIEdgeInsets.zero, UIEdgeInsets.zero)

  /// Notes the safe area of a view controller's view.
  ///
  /// - Returns: Nil if the view is not in a window.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    (self.controller, insets) = (controller, view.safeAreaInsets)
  }

  /// Makes up what the view has lost or gained, once the animations have been applied to it. Called
  /// in a block of the animator: a layout before it may have moved the content as part of the
  /// animation.
  mutating func makeUp() {
    guard let view = controller.viewIfLoaded else { return }
    // UIKit computes the safe area with the layout.
    view.superview?.layoutIfNeeded()
    former = controller.additionalSafeAreaInsets
    var total = former
    for edge in Self.edges {
      added[keyPath: edge] = insets[keyPath: edge] - view.safeAreaInsets[keyPath: edge]
      total[keyPath: edge] += added[keyPath: edge]
    }
    if added != .zero { controller.additionalSafeAreaInsets = total }
  }

  /// Takes back what it has added. Insets that are nearer to what they were before have been
  /// replaced by other code.
  func giveBack() {
    guard added != .zero else { return }
    var total = controller.additionalSafeAreaInsets
    for edge in Self.edges {
      let change = total[keyPath: edge] - former[keyPath: edge]
      guard abs(change - added[keyPath: edge]) <= abs(change) else { continue }
      total[keyPath: edge] -= added[keyPath: edge]
    }
    controller.additionalSafeAreaInsets = total
  }
}
