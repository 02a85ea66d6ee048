/// A container that shows one view controller of an ordered list at a time: a stack, or tabs.
protocol PageContainer: UIViewController {
  /// The pages, from the first to the last.
  var pages: [UIViewController] { get }
  /// The page that is shown.
  var visiblePage: UIViewController? { get }
  /// Whether a page stays in the container after it is left: a tab does, and a popped page does
  /// not.
  var keepsPages: Bool { get }
}

extension UIViewController {
  /// This controller, its visible page, the visible page of that, and so on.
  var visibleChain: UnfoldFirstSequence<UIViewController> {
    sequence(first: self) { ($0 as? any PageContainer)?.visiblePage }
  }

  /// The visible view controllers directly in this one: the visible page of a stack or of tabs, and
  /// other children whose loaded views are shown in this one's view.
  var visibleChildren: [UIViewController] {
    if children.isEmpty { return [] }
    let container = self as? any PageContainer
    let page = container?.visiblePage
    let others = children.filter { child in
      child !== page && container?.pages.contains(child) != true && child.isShown(in: viewIfLoaded)
    }
    return [page].compactMap { $0 } + others
  }

  /// This controller, and the visible ones inside it at any depth, each before those in it.
  var visibleTree: [UIViewController] { [self] + visibleChildren.flatMap(\.visibleTree) }

  /// Whether the view is loaded, inside another one, and hidden by nothing in between.
  private func isShown(in outer: UIView?) -> Bool {
    guard let outer, let view = viewIfLoaded, view.isDescendant(of: outer) else { return false }
    return !sequence(first: view, next: \.superview).prefix { $0 !== outer }.contains(
      where: \.isHidden)
  }

  /// Whether this controller is another one, or a child of it at any depth.
  func isWithin(_ container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}

extension UIViewControllerContextTransitioning {
  /// The container of both view controllers; nil if they are not pages of one.
  var pageContainer: (any PageContainer)? {
    let controllers = [viewController(forKey: .from), viewController(forKey: .to)]
    guard let container = controllers.lazy.compactMap({ $0?.parent as? any PageContainer }).first
    else { return nil }
    // A pushed or popped view controller has no parent at one of the ends.
    let arePages = controllers.allSatisfy { $0?.parent == nil || $0?.parent === container }
    return arePages ? container : nil
  }
}

extension UIView {
  /// The direction of a finger that leads back among pages that lie side by side.
  var backDirection: TransitionDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  /// Whether the view controller that the view belongs to is in the middle of a change.
  var isInTransition: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
    return (owner as? UIViewController)?.transitionCoordinator != nil
  }

  /// Whether the view is a view controller's view, or inside it.
  func isInside(_ viewController: UIViewController?) -> Bool {
    (viewController?.viewIfLoaded).map(isDescendant) ?? false
  }
}
