extension UINavigationController {
  /// Pushes a view controller with a transition, which also pops it.
  ///
  /// The app does not need to keep anything. Until the view controller has left the stack, a pop of
  /// it goes by the same transition, mirrored: by the Back button, by a call of the app, or by a
  /// swipe from the leading edge, in whose place an ``EdgePanInteraction`` of the transition may
  /// be. ``popViewController(with:)`` pops it by another one. With ``TransitionReturn/system`` the
  /// pop is up to the app's delegate or the system, and its swipe.
  ///
  /// An app forbids the swipe as it forbids the system's: by
  /// `interactivePopGestureRecognizer.isEnabled`, or by a delegate of that recognizer. As with the
  /// system's, there is no swipe while the page's `hidesBackButton` is true, while it has
  /// `leftBarButtonItems` that do not supplement the Back button, and while the bar is hidden. An
  /// app that wants the swipe there sets a delegate of the recognizer:
  ///
  /// ```swift
  /// final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     interactivePopGestureRecognizer?.delegate = self
  ///   }
  ///
  ///   func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  ///     viewControllers.count > 1
  ///   }
  /// }
  /// ```
  ///
  /// Meanwhile the navigation controller's delegate is the toolkit's, which forwards all calls to
  /// the app's delegate. The navigation controller gets that back afterwards. If the app sets
  /// another delegate meanwhile, that one is in charge of the pop.
  ///
  /// If the transition is popping the view controller, the flight reverses where it is. During
  /// another change, or off screen, the view controller is pushed without the transition. A view
  /// controller that is already on top stays there. One that is presented, or about to be, or a
  /// page of another stack, is not pushed: the request is refused.
  ///
  /// Pages can be touched in flight. A button that pushes a new page each time pushes two when it
  /// is tapped twice, unless its page looks first whether it still is the `topViewController`.
  ///
  /// ```swift
  /// navigationController?.push(detail, with: reveal)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller to push.
  ///   - transition: The transition of the push.
  ///   - way: How the view controller is popped; by default by the same transition.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is in the stack.
  @discardableResult
  public func push(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    back way: TransitionReturn = .mirrored
  ) -> TransitionHandle {
    StackChange(.push(viewController), in: self, with: transition, back: way).start()
  }

  /// Pops the view controller on top with a transition, for this pop only. See
  /// ``push(_:with:back:)``.
  ///
  /// If the transition is pushing the view controller, the flight reverses where it is; if it is
  /// popping one already, the request has the outcome of that pop. During another change, or a
  /// presentation, UIKit passes over a pop, and the request is refused.
  ///
  /// On a page that ``push(_:with:back:)`` has not pushed, the system's swipe back listens at the
  /// left edge. For an interaction that begins pops there, use a
  /// ``NavigationTransitioningDelegate``, which tells UIKit about them, or turn off
  /// `interactivePopGestureRecognizer`.
  ///
  /// - Parameter transition: The transition of the pop.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller was popped, and ``TransitionOutcome/refused`` if it is the only one.
  @discardableResult
  public func popViewController(with transition: InterruptibleTransition) -> TransitionHandle {
    StackChange(.pop, in: self, with: transition).start()
  }

  /// Pushes a view controller with a transition, pops it if it is on top, or reverses it in flight.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to push or pop.
  ///   - transition: The transition of the push or pop.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the flight ends where this call sends it.
  @discardableResult
  public func toggle(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    StackChange(.push(viewController), in: self, with: transition)
      .toggle(orElse: StackChange(.pop, in: self, with: transition))
  }
}

/// A push or a pop.
private struct StackChange: ContainerChange {
  enum Step {
    case push(UIViewController)
    case pop
  }

  let step: Step
  let navigation: UINavigationController
  let transition: InterruptibleTransition
  /// How a pushed view controller is popped.
  let way: TransitionReturn

  init(
    _ step: Step, in navigation: UINavigationController, with transition: InterruptibleTransition,
    back way: TransitionReturn = .mirrored
  ) {
    (self.step, self.navigation) = (step, navigation)
    (self.transition, self.way) = (transition, way)
  }

  var situation: ChangeSituation {
    let isRequested = transition.pending.isRequestedByApp
    let isBusy = navigation.transitionCoordinator != nil
    let pending = pendingChange
    switch step {
    case .push(let viewController):
      return ChangeSituation(
        flightEnd: flight?.end(whereSubjectIsIn: true),
        pendingEnd: pending?.subject === viewController
          ? pending?.end(whereSubjectIsIn: true) : nil,
        isPossible: !navigation.viewControllers.dropLast().contains(viewController)
          && !viewController.isPresentedItself && isPage(viewController),
        isDone: navigation.topViewController === viewController && !isBusy && !isRequested,
        isBusy: isBusy)
    case .pop:
      return ChangeSituation(
        flightEnd: flight?.end(whereSubjectIsIn: false),
        pendingEnd: pending?.end(whereSubjectIsIn: false),
        isPossible: navigation.viewControllers.count > 1, isBusy: isBusy)
    }
  }

  /// Whether a view controller can be in the stack at all. UIKit raises an exception for a
  /// navigation controller. A page of another stack would stay in that one's list.
  private func isPage(_ viewController: UIViewController) -> Bool {
    let stack = viewController.parent as? UINavigationController
    return !(viewController is UINavigationController) && !navigation.isWithin(viewController)
      && (stack == nil || stack === navigation)
  }

  /// The request for a change of this stack that UIKit has yet to begin. The transition may also be
  /// about to present or dismiss.
  private var pendingChange: FlightRequest? {
    guard transition.pending.isRequestedByApp, navigation.transitionCoordinator != nil,
      let request = transition.requests.next.first, transition.requests.presentation == nil,
      let subject = request.subject
    else { return nil }
    let isAlone = subject.parent == nil && subject.presentingViewController == nil
    return isAlone || subject.parent === navigation ? request : nil
  }

  /// The flight of the change, or of the one that it undoes. If the app has taken its page out of
  /// the stack since, it only runs to its end.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      guard flight.pageContainer === navigation, !flight.isOver,
        let coming = flight.toViewController, navigation.viewControllers.contains(coming)
      else { return false }
      guard case .push(let viewController) = step else { return true }
      return flight.subject === viewController
    }
  }

  func begin(_ request: FlightRequest) -> Bool {
    switch step {
    case .push(let viewController): (request.subject, request.bringsIn) = (viewController, true)
    case .pop: (request.subject, request.bringsIn) = (navigation.topViewController, false)
    }
    transition.ask(request)
    let proxy = NavigationDelegateProxy.proxy(of: navigation)
    keepPushed(until: request, isBusy: false)
    proxy.make(operation, by: transition, change) { settleIfPending(request) }
    settleUnlessBegun(request, in: navigation)
    return true
  }

  /// Settles a request for which no flight has begun. A presentation that is about to begin delays
  /// a push, which UIKit then makes without the transition.
  private func settleIfPending(_ request: FlightRequest) {
    guard case .push = step, transition.requests.isPending(request), !request.isDone() else {
      return transition.settleWithoutFlight(request)
    }
    transition.withdrawJoined(to: request, isDone: false)
    settleWhenMade(request, in: navigation)
  }

  /// Makes the change without the transition. UIKit may make it when the current change is over.
  func wait(_ request: FlightRequest) -> Bool {
    if !isMade {
      keepPushed(until: request, isBusy: true)
      change()
    }
    settleWhenMade(request, in: navigation)
    return true
  }

  /// Makes the transition pop what it pushes.
  private func keepPushed(until request: FlightRequest, isBusy: Bool) {
    // Without its view nothing would keep the delegate that is to pop it.
    guard case .push(let viewController) = step, way == .mirrored, navigation.isViewLoaded
    else { return }
    let proxy = NavigationDelegateProxy.proxy(of: navigation)
    proxy.keep(viewController, for: transition, until: request, isBusy: isBusy)
  }

  /// Whether the view controller to push is on top already: another transition is pushing it.
  var isMade: Bool {
    if case .push(let viewController) = step {
      navigation.topViewController === viewController
    } else {
      false
    }
  }

  private var operation: UINavigationController.Operation {
    if case .push = step { .push } else { .pop }
  }

  private func change() {
    switch step {
    case .push(let viewController): navigation.pushViewController(viewController, animated: true)
    case .pop: navigation.popViewController(animated: true)
    }
  }

  var isDone: () -> Bool {
    let going = flight?.subject ?? pendingChange?.subject ?? navigation.topViewController
    return { [weak navigation, step, weak going] in
      guard let stack = navigation?.viewControllers else { return false }
      return switch step {
      case .push(let viewController): stack.contains(viewController)
      case .pop: !stack.contains { $0 === going }
      }
    }
  }
}
