/// An object that keeps the safe area of a page while a flight moves the page.
///
/// UIKit computes a view's safe area from its frame, and perhaps from its transformed position. A
/// layout in flight would then move the content in its page. The keeper adds the loss of the view's
/// safe area to the additional insets of the view controller, and subtracts any gain. It does so
/// until the flight ends or the page is in its final position.
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
  /// The insets that the keeper has added, in points.
  private var added = UIEdgeInsets.zero

  /// Records the safe area of a view controller's view, which is in its final position.
  ///
  /// - Returns: Nil if the view is not in a window.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    self.controller = controller
    size = view.bounds.size
    insets = view.safeAreaInsets
  }

  /// Whether the recorded safe area belongs to another size of the view, as before a rotation.
  var isOutdated: Bool { controller.viewIfLoaded.map { $0.bounds.size != size } ?? false }

  /// Compensates for a change of the safe area since the recording or the last compensation.
  ///
  /// Call it in the animator's block if animations have moved the view, because a layout may have
  /// moved the content as part of the animation.
  mutating func compensate() {
    guard let view = controller.viewIfLoaded else { return }
    // UIKit computes the safe area during layout.
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

  /// Removes the insets that the keeper has added.
  ///
  /// If current insets are nearer to those before the first change, other code has replaced them,
  /// and they stay.
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
