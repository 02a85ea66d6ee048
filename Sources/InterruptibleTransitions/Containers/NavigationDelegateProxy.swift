/// Stands in for a navigation controller's delegate, and forwards everything else to the app's.
///
/// It does so during a push or pop that the app has requested, and as long as a view controller is
/// in the stack that its push's transition also pops.
final class NavigationDelegateProxy: DelegateForwarding, UINavigationControllerDelegate {
  /// A view controller in the stack, and the transition that pops it.
  private struct Page {
    weak var viewController: UIViewController?
    let transition: InterruptibleTransition
    /// Whether UIKit has yet to push it.
    var isExpected = true
  }

  /// A recognizer of the system's, and the delegate that it had.
  private struct FormerDelegate {
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?

    init(of recognizer: UIGestureRecognizer) {
      (self.recognizer, delegate) = (recognizer, recognizer.delegate)
    }

    func giveBack() {
      // The app may have set another one in the meantime.
      guard let recognizer, recognizer.hasNoDelegateButGate || recognizer.delegate is OpenSwipe
      else { return }
      // mutate: swipe-delegate-restored
      recognizer.delegate = delegate
    }
  }

  private weak var navigation: UINavigationController?
  private weak var appsDelegate: (any UINavigationControllerDelegate)?
  /// The delegate that the recognizer of the system's swipe from the edge had before.
  private let swipeDelegate: FormerDelegate?
  /// Stands for the delegate that the app has taken from that recognizer.
  private var openSwipe: OpenSwipe?
  /// The app's requests for pushes and pops, until they are settled.
  private var requests: [ChangeRequest] = []
  private let frames = FrameLoop()
  private var pages: [Page] = []

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
      // UIKit may take its delegate away as well, once the navigation controller has another one.
      openSwipe = OpenSwipe(of: navigation)
      recognizer.delegate = openSwipe
    }
    next = navigation.delegate as? NSObject
    navigation.delegate = self
  }

  // MARK: Changes

  /// Provides UIKit with the transition of a request, until the request is settled.
  func serve(_ request: ChangeRequest) {
    requests.append(request)
    request.then { _ in
      self.requests.removeAll { $0 === request }
      self.tidyAtRest()
    }
  }

  /// Makes a transition pop a view controller, until it has left the stack.
  ///
  /// - Parameters:
  ///   - viewController: The view controller, which is about to be pushed.
  ///   - transition: The transition.
  ///   - request: The request for the push. When it is settled, the view controller is in the stack
  ///     or is not pushed.
  func keep(
    _ viewController: UIViewController, for transition: InterruptibleTransition,
    until request: ChangeRequest
  ) {
    guard let view = navigation?.viewIfLoaded else { return }
    ObjectKeeper.keep(self, in: view)
    pages.removeAll { $0.viewController === viewController }
    pages.append(Page(viewController: viewController, transition: transition))
    addSwipe(to: viewController, by: transition)
    request.then { [weak self, weak viewController] outcome in
      guard let self else { return }
      // UIKit puts the stack back later than it cancels a push.
      if outcome == .cancelled { forget { $0.viewController === viewController } }
      for index in pages.indices where pages[index].viewController === viewController {
        pages[index].isExpected = false
      }
      tidyAtRest()
    }
  }

  /// Whether a view controller waits to be pushed by a transition that also pops it.
  func expects(_ viewController: UIViewController) -> Bool {
    pages.contains { $0.viewController === viewController && $0.isExpected }
  }

  /// Tidies up when no change is under way: UIKit may report its end by no call.
  private func tidyAtRest() {
    guard navigation?.transitionCoordinator != nil else { return tidy() }
    frames.wait { [weak navigation] in
      guard navigation?.transitionCoordinator == nil else { return false }
      self.tidy()
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
    transition.changeGuests { guests in
      guests.addRoot(viewController, in: navigation)
      guests.add(swipes, of: viewController)
    }
  }

  /// Forgets the view controllers that have left the stack, and gives the app's delegate back when
  /// nothing is left to do.
  private func tidy() {
    guard let navigation else { return }
    let stack = navigation.viewControllers
    for index in pages.indices where stack.contains(where: { $0 === pages[index].viewController }) {
      pages[index].isExpected = false
    }
    forget { page in !page.isExpected && !stack.contains { $0 === page.viewController } }
    giveBackIfIdle()
    let others = ObjectKeeper.objects(of: Self.self, in: navigation.viewIfLoaded)
    for other in others where navigation.delegate === self && other !== self { other.tidy() }
  }

  /// Forgets pages, and takes their swipe away.
  private func forget(where isGone: (Page) -> Bool) {
    let gone = pages.filter(isGone)
    pages.removeAll(where: isGone)
    for page in gone { page.transition.changeGuests { $0.keep { $0 !== page.viewController } } }
  }

  private func giveBackIfIdle() {
    guard pages.isEmpty, requests.isEmpty, let navigation else { return }
    ObjectKeeper.release(self, in: navigation.viewIfLoaded)
    // The app may have set another delegate in the meantime.
    if navigation.delegate === self { navigation.delegate = appsDelegate }
    guard !SwipeBackGate.isNeeded(by: navigation.delegate) else { return }
    // UIKit may leave its swipe back without a delegate after this one.
    swipeDelegate?.giveBack()
    SwipeBackGate.removeUnused(from: navigation)
  }

  /// Tidies up what serves a delegate that the app has replaced meanwhile, to which UIKit tells
  /// nothing any more.
  static func tidyReplaced(of navigation: UINavigationController) {
    let proxies = ObjectKeeper.objects(of: Self.self, in: navigation.viewIfLoaded)
    for proxy in proxies where navigation.delegate !== proxy { proxy.tidy() }
  }

  // MARK: UIKit's calls

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let request = requests.last { request in
      let subject = operation == .push ? toVC : fromVC
      return request.stage == .asked && request.change.bringsIn == (operation == .push)
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
    appsDelegate?.tell(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let appsDelegate = appsDelegate
    tidy()
    if !pages.isEmpty { SwipeBackGate.install(on: navigationController) }
    appsDelegate?.tell(navigationController, didShow: viewController, animated: animated)
  }
}
