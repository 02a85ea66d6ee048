/// A navigation controller or tab bar controller, which shows one of an ordered list of pages.
protocol PageContainer: UIViewController {
  var pages: [UIViewController] { get }
  var visiblePage: UIViewController? { get }
  /// Whether a page stays after another one is shown, as a tab does and a popped page does not.
  var keepsPages: Bool { get }
  /// The bars that UIKit disables while pages change.
  var barsAroundPages: [UIView] { get }
  /// Enables the bars that UIKit has disabled during a flight, and performs taps on Back.
  func enableBars(during flight: TransitionFlight, except disabled: [UIView])
}

extension PageContainer {
  var barsAroundPages: [UIView] { [] }
  func enableBars(during flight: TransitionFlight, except disabled: [UIView]) {}
}

extension UIViewController {
  /// This controller, its visible page, the visible page of that page, and so on.
  var visibleChain: UnfoldFirstSequence<UIViewController> {
    sequence(first: self) { ($0 as? any PageContainer)?.visiblePage }
  }

  /// The visible page of a container, and other children whose loaded views are visible.
  var visibleChildren: [UIViewController] {
    if children.isEmpty { return [] }
    let container = self as? any PageContainer
    let page = container?.visiblePage
    let others = children.filter { child in
      child !== page && container?.pages.contains(child) != true && child.isShown(in: viewIfLoaded)
    }
    return [page].compactMap { $0 } + others
  }

  /// This controller and all visible controllers inside it. Each one comes before those inside it.
  var visibleTree: [UIViewController] {
    let children = visibleChildren
    return children.isEmpty ? [self] : [self] + children.flatMap(\.visibleTree)
  }

  /// Returns whether the view is loaded and inside another view, with no hidden view in between.
  private func isShown(in outer: UIView?) -> Bool {
    guard let outer, let view = viewIfLoaded, view.isDescendant(of: outer) else { return false }
    return !sequence(first: view, next: \.superview).prefix { $0 !== outer }.contains(
      where: \.isHidden)
  }

  /// Whether a transition changes this controller, or a container of it. A dismissal by this
  /// controller does so only if it moves this controller's view.
  var isInTransition: Bool {
    guard let coordinator = transitionCoordinator else { return false }
    guard coordinator.viewController(forKey: .from)?.isBeingDismissed == true,
      let presenter = coordinator.viewController(forKey: .to), isWithin(presenter),
      viewIfLoaded?.isDescendant(of: coordinator.containerView) != true
    else { return true }
    // Pages can change at the same time.
    return sequence(first: self, next: \.parent)
      .contains { ($0 as? any PageContainer)?.isChangingPages == true }
  }

  /// Whether the view controller is presented, and not a page of a presented container.
  var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

  func isWithin(_ container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}

extension PageContainer {
  /// The coordinator of a change between pages. The container's own coordinator may belong to a
  /// presentation, during which pages can change too.
  private var pageCoordinator: (any UIViewControllerTransitionCoordinator)? {
    [transitionCoordinator, visiblePage?.transitionCoordinator].lazy.compactMap { $0 }.first {
      let controllers = [UITransitionContextViewControllerKey.from, .to]
        .compactMap($0.viewController)
      return controllers.contains { $0.parent === self || pages.contains($0) }
    }
  }

  var isChangingPages: Bool { pageCoordinator != nil }

  var pageFlight: TransitionFlight? {
    pageCoordinator.flatMap { TransitionFlight.flight(in: $0.containerView) }
  }
}

extension UIViewControllerContextTransitioning {
  /// The container of both view controllers, or nil if they are not pages of one container.
  var pageContainer: (any PageContainer)? {
    let controllers = [viewController(forKey: .from), viewController(forKey: .to)]
    guard let container = controllers.lazy.compactMap({ $0?.parent as? any PageContainer }).first
    else { return nil }
    // A pushed or popped view controller has no parent at one of the two ends. Neither has a
    // presented one, which a page can present in its context.
    let arePages = controllers.allSatisfy { page in
      page?.parent.map { $0 === container } ?? (page?.isPresentedItself != true)
    }
    return arePages ? container : nil
  }
}

extension UIView {
  /// The direction of a finger that leads back among pages that are arranged side by side.
  var backDirection: TransitionDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  var owner: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  var isInTransition: Bool { owner?.isInTransition == true }

  func isInside(_ viewController: UIViewController?) -> Bool {
    (viewController?.viewIfLoaded).map(isDescendant) ?? false
  }
}

/// A view controller, the one that it presents, and so on. The chain ends before a repetition,
/// because a container can present a controller that it contains.
struct PresentedChain: @MainActor Sequence, @MainActor IteratorProtocol {
  private let first: UIViewController
  private var upcoming: UIViewController?

  fileprivate init(from first: UIViewController) {
    upcoming = first
    self.first = first
  }

  /// - Complexity: O(*n*) in the number of view controllers before it.
  mutating func next() -> UIViewController? {
    let current = upcoming
    upcoming = current?.presentedViewController.flatMap { hasPassed($0) ? nil : $0 }
    return current
  }

  private func hasPassed(_ controller: UIViewController) -> Bool {
    var passed = first
    while passed !== controller {
      guard passed !== upcoming, let next = passed.presentedViewController else { return false }
      passed = next
    }
    return true
  }
}

extension UIViewController {
  var presentedChain: PresentedChain { PresentedChain(from: self) }

  var topmost: UIViewController {
    var top = self
    for controller in presentedChain { top = controller }
    return top
  }
}
