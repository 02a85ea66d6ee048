extension UINavigationController {
  /// Pushes a view controller with a transition, which also pops it.
  ///
  /// ```swift
  /// navigationController?.pushViewController(detail, with: reveal)
  /// ```
  ///
  /// The app does not need to keep the transition or a delegate. While the view controller is in
  /// the stack, each pop of it uses the same transition, mirrored. This applies to the Back button,
  /// to a call of the app, and to a swipe from the leading edge. An ``EdgePanInteraction`` of the
  /// transition can replace that swipe. To pop with another transition, call
  /// ``popViewController(with:)``. With ``TransitionReturn/system`` the app's delegate or the
  /// system, including its swipe, performs the pop.
  ///
  /// An app forbids the swipe in the same way as the system's swipe: with
  /// `interactivePopGestureRecognizer.isEnabled`, or with a delegate of that recognizer. As with
  /// the system's swipe, there is no swipe in these cases:
  ///
  /// - The page's `hidesBackButton` is true.
  /// - The page has `leftBarButtonItems` that do not supplement the Back button.
  /// - The navigation bar is hidden.
  ///
  /// To enable the swipe in these cases, set a delegate of the recognizer. VoiceOver's escape
  /// gesture then pops one page, too.
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
  /// In the meantime the toolkit replaces the navigation controller's delegate, and forwards all
  /// calls to the app's delegate. The toolkit restores the app's delegate afterwards. If the app
  /// sets another delegate in the meantime, that delegate determines the pop.
  ///
  /// If the transition is popping the view controller, the flight reverses in place. A push or pop
  /// that moves by itself ends within 0.1 seconds, and this push begins afterwards. If a push
  /// or pop is held, this push waits for its end. Off screen, the view controller is pushed without
  /// the transition. A view controller that is already on top stays there.
  ///
  /// The request is refused for a view controller that is presented or waits to be presented. It is
  /// also refused for a page of another stack or tab bar controller.
  ///
  /// Pages receive touches during a flight. A button that creates and pushes a new page pushes two
  /// pages when it is tapped twice. To avoid this, check first whether the button's page is still
  /// the `topViewController`.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to push.
  ///   - transition: The transition of the push.
  ///   - returnTransition: The transition with which the view controller is popped. The default is
  ///     the same one.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller is in the stack.
  @discardableResult
  public func pushViewController(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    returnTransition: TransitionReturn = .mirrored
  ) -> TransitionHandle {
    StackChange(.push(viewController), in: self, with: transition, back: returnTransition).start()
  }

  /// Pops the top view controller with a transition, for this pop only.
  ///
  /// If the transition is pushing the view controller, the flight reverses in place. If the
  /// transition is already popping a view controller, the request gets the outcome of that pop.
  /// During another change the pop waits as a push does; see
  /// ``pushViewController(_:with:returnTransition:)``. A pop behind a waiting push applies to the
  /// page of that push.
  ///
  /// On a page that ``pushViewController(_:with:returnTransition:)`` has not pushed, the system's
  /// swipe back is active at the left edge. For an interaction that begins pops there, use a
  /// ``NavigationTransitioningDelegate``, which provides the transition to UIKit. Alternatively,
  /// disable `interactivePopGestureRecognizer`.
  ///
  /// - Parameter transition: The transition of the pop.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller was popped, and ``TransitionOutcome/refused`` if it is the only one.
  @discardableResult
  public func popViewController(with transition: InterruptibleTransition) -> TransitionHandle {
    StackChange(.pop, in: self, with: transition).start()
  }

  /// Pops all view controllers above the root with one transition, for this pop only.
  ///
  /// ```swift
  /// navigationController?.popToRootViewController(with: slide)
  /// ```
  ///
  /// UIKit ignores `popToRootViewController(animated:)` during another push or pop. This pop waits
  /// for the end of that change, as a push does; see
  /// ``pushViewController(_:with:returnTransition:)``. If the transition is pushing a view
  /// controller onto the root, the flight reverses in place. If the transition is already popping
  /// to the root, the request gets the outcome of that pop.
  ///
  /// The request is refused in these cases, and a debug build prints a message:
  ///
  /// - There is no view controller above the root.
  /// - The stack is not in a window, and does not enter one within a few frames.
  /// - The app calls this method within `navigationController(_:didShow:animated:)` of its
  ///   delegate, when the toolkit forwards that call.
  ///
  /// - Parameter transition: The transition of the pop.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if only the
  ///   root is in the stack.
  @discardableResult
  public func popToRootViewController(
    with transition: InterruptibleTransition
  ) -> TransitionHandle {
    StackChange(.popToRoot, in: self, with: transition).start()
  }

  /// Pops all view controllers above a given one with one transition, for this pop only.
  ///
  /// ```swift
  /// navigationController?.popToViewController(list, with: slide)
  /// ```
  ///
  /// During another change the pop waits, and it reverses a push from the view controller in place;
  /// see ``popToRootViewController(with:)``.
  ///
  /// The request is refused in the cases of ``popToRootViewController(with:)``, with a message in
  /// a debug build. It is also refused if the view controller is on top or not in the stack, for
  /// which UIKit raises an exception. If the view controller is being pushed or waits to be pushed,
  /// the pop waits for the push.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to show.
  ///   - transition: The transition of the pop.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller is on top of the stack.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    StackChange(.popTo(viewController), in: self, with: transition).start()
  }

  /// Replaces the stack with a transition.
  ///
  /// ```swift
  /// navigationController?.setViewControllers([list, detail], with: reveal)
  /// ```
  ///
  /// As with `setViewControllers(_:animated:)`, the change is a pop if the last view controller of
  /// the list is in the stack, and a push otherwise. A view controller that is pushed in this way
  /// is popped by the same transition, mirrored; see
  /// ``pushViewController(_:with:returnTransition:)``. If the last view controller is already on
  /// top, the others are replaced without a flight.
  ///
  /// During another change the request waits, as a push does. If the transition is in flight from
  /// the stack of the list, the flight reverses in place.
  ///
  /// The request is refused in these cases, and a debug build prints a message. For some of them
  /// UIKit raises an exception.
  ///
  /// - The list is empty, or contains a view controller twice.
  /// - A view controller of the list is a navigation controller, is presented or waits to be
  ///   presented, or is a page of another stack or tab bar controller.
  /// - The stack is not in a window, and does not enter one within a few frames.
  /// - The app calls this method within `navigationController(_:didShow:animated:)` of its
  ///   delegate, when the toolkit forwards that call.
  ///
  /// - Parameters:
  ///   - viewControllers: The new stack, from the root to the top.
  ///   - transition: The transition of the change.
  ///   - returnTransition: The transition with which a pushed view controller is popped. The
  ///     default is the same one.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the stack
  ///   consists of the view controllers.
  @discardableResult
  public func setViewControllers(
    _ viewControllers: [UIViewController], with transition: InterruptibleTransition,
    returnTransition: TransitionReturn = .mirrored
  ) -> TransitionHandle {
    StackChange(.set(viewControllers), in: self, with: transition, back: returnTransition).start()
  }

  /// Pushes a view controller with a transition, pops it if it is on top, or reverses it in flight.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to push or pop.
  ///   - transition: The transition of the push or pop.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the
  ///   flight ends at the end that this call requests.
  @discardableResult
  public func togglePush(
    of viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    StackChange(.push(viewController), in: self, with: transition)
      .toggle(orElse: StackChange(.pop, in: self, with: transition))
  }
}

extension UINavigationController: PageContainer {
  var pages: [UIViewController] { viewControllers }
  var visiblePage: UIViewController? { topViewController }
  var keepsPages: Bool { false }
}
