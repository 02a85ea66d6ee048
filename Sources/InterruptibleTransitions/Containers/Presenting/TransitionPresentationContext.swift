/// The container of a presentation and its content, used to compute the presented view's frame.
///
/// ```swift
/// let style = TransitionPresentationStyle(
///   .custom { context in
///     let isWide = context.traitCollection.horizontalSizeClass == .regular
///     let column = context.bounds.inset(by: context.safeAreaInsets)
///     return isWide ? column.insetBy(dx: column.width / 4, dy: 0) : column
///   })
/// ```
nonisolated public struct TransitionPresentationContext: Sendable {
  /// The bounds of the container, in points.
  public var bounds: CGRect
  /// The safe area insets of the container, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// The traits of the container, such as its size classes.
  public var traitCollection: UITraitCollection
  /// The preferred size of the content, in points; zero if there is none.
  ///
  /// The content is the presented view controller, or the visible page inside it.
  public var preferredContentSize: CGSize
  /// The layout direction of the presented view.
  public var layoutDirection: UIUserInterfaceLayoutDirection

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container, in points.
  ///   - safeAreaInsets: The safe area insets of the container, in points.
  ///   - traitCollection: The traits of the container.
  ///   - preferredContentSize: The preferred size of the content, in points.
  ///   - layoutDirection: The layout direction of the presented view.
  public init(
    bounds: CGRect, safeAreaInsets: UIEdgeInsets = .zero,
    traitCollection: UITraitCollection = UITraitCollection(), preferredContentSize: CGSize = .zero,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.layoutDirection = layoutDirection
    self.bounds = bounds
    self.safeAreaInsets = safeAreaInsets
    self.traitCollection = traitCollection
    self.preferredContentSize = preferredContentSize
  }
}

extension TransitionPresentationContext {
  init(of presented: UIViewController, in container: UIView) {
    self.init(
      bounds: container.bounds, safeAreaInsets: container.safeAreaInsets,
      traitCollection: container.traitCollection,
      preferredContentSize: presented.visibleContentSize,
      layoutDirection: (presented.viewIfLoaded ?? container).effectiveUserInterfaceLayoutDirection)
  }
}

extension UIViewController {
  /// The preferred size of the innermost visible page that has one, in points, or zero.
  var visibleContentSize: CGSize {
    var size = CGSize.zero
    for page in visibleChain where page.preferredContentSize.height > 0 {
      size = page.preferredContentSize
    }
    return size
  }
}
