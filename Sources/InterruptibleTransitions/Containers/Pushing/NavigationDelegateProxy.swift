/// A delegate of a navigation controller that forwards to the app's delegate. It stays during
/// requested changes, and while a page is popped by the transition of its push.
final class NavigationDelegateProxy: DelegateForwarding, UINavigationControllerDelegate {
  /// A view controller in the stack, and the transition that pops it.
  private struct Page {
    weak var viewController: UIViewController?
    let transition: InterruptibleTransition
    let removeEscapeAction: (() -> Void)?
    /// Whether UIKit has not pushed the view controller yet.
    var isExpected = true
  }

  /// A gesture recognizer of the system and its original delegate.
  private struct FormerDelegate {
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?

    init(of recognizer: UIGestureRecognizer) {
      delegate = recognizer.delegate
      self.recognizer = recognizer
    }

    func restore() {
      // The app can have set another delegate since then.
      guard let recognizer, recognizer.hasNoDelegateButGate || recognizer.delegate is OpenSwipe
      else { return }
      // mutate: swipe-delegate-restored
      recognizer.delegate = delegate
    }
  }

  private weak var navigation: UINavigationController?
  private weak var appsDelegate: (any UINavigationControllerDelegate)?
  private let swipeDelegate: FormerDelegate?
  /// A replacement for the edge swipe's delegate, if the app has set that delegate to nil.
  private var openSwipe: OpenSwipe?
  private var requests: [ChangeRequest] = []
  private let frames = FrameLoop()
  private var pages: [Page] = []
  /// Whether UIKit is reporting the end of a change, and may not accept another one yet.
  private(set) var isReportingEnd = false

  /// Returns the proxy of a navigation controller, and makes it the delegate.
  static func proxy(of navigation: UINavigationController) -> NavigationDelegateProxy {
    if let proxy = navigation.delegate as? NavigationDelegateProxy { return proxy }
    return NavigationDelegateProxy(of: navigation)
  }

  private init(of navigation: UINavigationController) {
    self.navigation = navigation
    appsDelegate = navigation.delegate
    let recognizer = navigation.interactivePopGestureRecognizer
    swipeDelegate = recognizer.map(FormerDelegate.init)
    super.init()
    if let recognizer, recognizer.delegate == nil {
      // UIKit can remove the recognizer's delegate again when the navigation controller gets
      // another delegate.
      openSwipe = OpenSwipe(of: navigation)
      recognizer.delegate = openSwipe
    }
    next = navigation.delegate as? NSObject
    navigation.delegate = self
  }

  // MARK: Changes

  /// Provides UIKit with the transition of a request, until the request is settled.
  func provideTransition(for request: ChangeRequest) {
    requests.append(request)
    request.then { _ in
      self.requests.removeAll { $0 === request }
      self.cleanUpAtRest()
    }
  }

  /// Makes a transition pop a view controller that is about to be pushed, until the request is
  /// settled and the view controller is not in the stack.
  func keep(
    _ viewController: UIViewController, for transition: InterruptibleTransition,
    until request: ChangeRequest
  ) {
    guard let view = navigation?.viewIfLoaded else { return }
    ObjectKeeper.keep(self, in: view)
    let former = pages.last { $0.viewController === viewController }
    pages.removeAll { $0.viewController === viewController }
    // Where the bar has a Back button, UIKit handles the gesture in the same way.
    let removeEscapeAction =
      former?.removeEscapeAction
      ?? viewController.setEscapeIfPossible { [weak navigation, weak viewController] in
        guard let navigation, navigation.topViewController === viewController,
          navigation.presentedViewController == nil, navigation.hasWayBack
        else { return false }
        return navigation.performEscape()
      }
    pages.append(
      Page(
        viewController: viewController, transition: transition,
        removeEscapeAction: removeEscapeAction))
    addSwipe(to: viewController, by: transition)
    request.then { [weak self, weak viewController] outcome in
      guard let self else { return }
      // UIKit restores the stack later than it cancels a push.
      if outcome == .cancelled { removePages { $0.viewController === viewController } }
      for index in pages.indices where pages[index].viewController === viewController {
        pages[index].isExpected = false
      }
      cleanUpAtRest()
    }
  }

  /// Cleans up when no change is in progress. UIKit does not always report the end of a change.
  private func cleanUpAtRest() {
    guard navigation?.transitionCoordinator != nil else { return cleanUp() }
    frames.wait { [weak navigation] in
      guard navigation?.transitionCoordinator == nil else { return false }
      self.cleanUp()
      return true
    }
  }

  private func addSwipe(to viewController: UIViewController, by transition: InterruptibleTransition)
  {
    guard let navigation, pages.contains(where: { $0.viewController === viewController }) else {
      return
    }
    let swipes = navigation.makeSwipesBack(from: viewController, by: transition) {
      [weak self, weak navigation] in self != nil && self === navigation?.delegate
    }
    transition.changeProvidedInteractions { provided in
      provided.addRoot(viewController, in: navigation)
      provided.add(swipes, of: viewController)
    }
  }

  /// Removes pages that have left the stack, and the proxy if it is unused.
  private func cleanUp() {
    guard let navigation else { return }
    let stack = navigation.viewControllers
    for index in pages.indices where stack.contains(where: { $0 === pages[index].viewController }) {
      pages[index].isExpected = false
    }
    removePages { page in !page.isExpected && !stack.contains { $0 === page.viewController } }
    restoreDelegateIfIdle()
    let others = ObjectKeeper.objects(of: Self.self, in: navigation.viewIfLoaded)
    for other in others where navigation.delegate === self && other !== self { other.cleanUp() }
  }

  private func removePages(where isGone: (Page) -> Bool) {
    let gone = pages.filter(isGone)
    pages.removeAll(where: isGone)
    for page in gone {
      page.removeEscapeAction?()
      page.transition.changeProvidedInteractions { $0.keep { $0 !== page.viewController } }
    }
  }

  private func restoreDelegateIfIdle() {
    guard pages.isEmpty, requests.isEmpty, let navigation else { return }
    ObjectKeeper.release(self, in: navigation.viewIfLoaded)
    // The app can have set another delegate since then.
    if navigation.delegate === self { navigation.delegate = appsDelegate }
    guard !SwipeBackGate.isNeeded(by: navigation.delegate) else { return }
    // Without this, the system's swipe back can lose its delegate.
    swipeDelegate?.restore()
    SwipeBackGate.removeUnused(from: navigation)
  }

  /// Cleans up proxies that the app has replaced as delegate, because UIKit no longer calls them.
  static func cleanUpReplaced(of navigation: UINavigationController) {
    let proxies = ObjectKeeper.objects(of: Self.self, in: navigation.viewIfLoaded)
    for proxy in proxies where navigation.delegate !== proxy { proxy.cleanUp() }
  }

  // MARK: UIKit's calls

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let request = requests.last { request in
      let subject = operation == .push ? toVC : fromVC
      return request.stage == .submitted && request.change.addsSubject == (operation == .push)
        && request.change.subject === subject
    }
    let page =
      operation == .pop
      ? pages.last { $0.viewController === fromVC && $0.transition.isFree(from: fromVC, to: toVC) }
      : nil
    guard let transition = request?.change.transition ?? page?.transition else {
      return appsDelegate?.animator(
        of: navigationController, for: operation, from: fromVC, to: toVC)
    }
    transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: operation != .pop)
    return transition
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController as? InterruptibleTransition
      ?? appsDelegate?.interactor(of: navigationController, for: animationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if !pages.isEmpty { SwipeBackGate.install(on: navigationController) }
    appsDelegate?.notify(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isReportingEnd = true
    appsDelegate?.notify(navigationController, didShow: viewController, animated: animated)
    isReportingEnd = false
    cleanUp()
    if !pages.isEmpty { SwipeBackGate.install(on: navigationController) }
  }
}
