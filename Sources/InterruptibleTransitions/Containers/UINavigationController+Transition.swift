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
  /// If the transition is popping the view controller, the flight reverses where it is. A push or
  /// pop that moves by itself lands within 0.1 seconds, and the push begins then; a push or pop
  /// that is held is waited for. Off screen, the view controller is pushed without the transition.
  /// A view controller that is already on top stays there. The request is refused for a view
  /// controller that is presented, or waits to be, and for a page of another stack or of tabs.
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
  /// popping one already, the request has the outcome of that pop. During another change the pop
  /// waits as a push does; behind a push that waits, it is for the page of that push.
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
