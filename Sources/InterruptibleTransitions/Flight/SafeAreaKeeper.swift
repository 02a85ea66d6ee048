/// An object that keeps the safe area of a page while a flight moves the page.
///
/// UIKit computes a view's safe area from its frame, so a layout in flight would move the content.
/// The keeper adds the loss to the additional insets, and subtracts any gain.
struct SafeAreaKeeper {
  private static let edges: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]

  private let controller: UIViewController
  /// The size of the view when its safe area was recorded, in points.
  private let size: CGSize
  /// The safe area in the final position, in points.
  private let insets: UIEdgeInsets
  /// The additional insets before the first change, in points, or nil until then.
  private var former: UIEdgeInsets?
  private var added = UIEdgeInsets.zero

  /// Records the safe area of a view in its final position; nil if it is not in a window.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    self.controller = controller
    size = view.bounds.size
    insets = view.safeAreaInsets
  }

  /// Whether the recorded safe area belongs to another size of the view, as before a rotation.
  var isOutdated: Bool { controller.viewIfLoaded.map { $0.bounds.size != size } ?? false }

  /// Compensates for a change of the safe area. Call it in the animator's block if animations have
  /// moved the view, because a layout may have moved the content with it.
  mutating func compensate() {
    guard let view = controller.viewIfLoaded else { return }
    // UIKit computes the safe area during layout.
    view.superview?.layoutIfNeeded()
    add(insets - view.safeAreaInsets)
  }

  /// Compensates for a loss that is known before the next layout. A layout with other insets would
  /// scroll a list, which notifies its delegate.
  ///
  /// - Parameter loss: The difference to the safe area in the final position, in points.
  mutating func compensate(forLoss loss: UIEdgeInsets) {
    add(loss - added)
  }

  private mutating func add(_ change: UIEdgeInsets) {
    let before = controller.additionalSafeAreaInsets
    former = former ?? before
    guard change != .zero else { return }
    added = added + change
    controller.additionalSafeAreaInsets = before + change
  }

  /// Removes the added insets, unless other code has replaced them.
  mutating func restore() {
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

extension UIEdgeInsets {
  fileprivate static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }
}
