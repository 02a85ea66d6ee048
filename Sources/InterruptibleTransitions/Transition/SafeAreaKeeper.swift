/// Keeps the safe area of the view that goes away while a flight moves the view.
///
/// UIKit may compute a view's safe area from the place to which a transform has moved the view, and
/// an animated change sets the transform at once: the content would jump in the first frame. What
/// the view loses is made up by additional insets of its view controller until the flight ends.
struct SafeAreaKeeper {
  private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]

  private let controller: UIViewController
  /// The safe area in place, in points.
  private let insets: UIEdgeInsets
  private var added = UIEdgeInsets.zero

  /// Notes the safe area of a view controller's view.
  ///
  /// - Returns: Nil if the view is not in a window.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    (self.controller, insets) = (controller, view.safeAreaInsets)
  }

  /// Makes up what the view has lost, once the animations have been applied to it. Called in a
  /// block of the animator: a layout before it may have moved the content as part of the animation.
  mutating func makeUp() {
    guard let view = controller.viewIfLoaded else { return }
    // UIKit computes the safe area with the layout.
    view.superview?.layoutIfNeeded()
    var (total, lost) = (controller.additionalSafeAreaInsets, UIEdgeInsets.zero)
    for edge in Self.edges {
      lost[keyPath: edge] = max(insets[keyPath: edge] - view.safeAreaInsets[keyPath: edge], 0)
      total[keyPath: edge] += lost[keyPath: edge]
    }
    guard lost != .zero else { return }
    added = lost
    controller.additionalSafeAreaInsets = total
  }

  /// Takes back what it has added. Where the insets are less than that, other code has replaced
  /// them.
  func giveBack() {
    guard added != .zero else { return }
    var total = controller.additionalSafeAreaInsets
    for edge in Self.edges where total[keyPath: edge] >= added[keyPath: edge] {
      total[keyPath: edge] -= added[keyPath: edge]
    }
    controller.additionalSafeAreaInsets = total
  }
}
