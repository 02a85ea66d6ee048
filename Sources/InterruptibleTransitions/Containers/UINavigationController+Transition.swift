extension UINavigationController {
  /// Pushes a view controller with a transition, this once.
  ///
  /// Nobody needs to keep anything, and the navigation controller has its delegate back when the
  /// change is over; meanwhile that hears what it always hears. The way back is the delegate's or
  /// the system's, swipe included, or ``popViewController(with:)``.
  ///
  /// While the transition is just popping the view controller, that is turned round where it is.
  /// While another change is under way, or where there is nothing to be seen, the view controller
  /// is pushed without the transition. One that is on top already stays there.
  ///
  /// - Parameters:
  ///   - viewController: What to push.
  ///   - transition: How.
  public func push(_ viewController: UIViewController, with transition: InterruptibleTransition) {
    push(viewController, with: transition, for: FlightRequest())
  }

  /// Pushes a view controller with a transition, this once, and waits until that has come to rest.
  ///
  /// When the task is cancelled, the transition runs back to its start, from wherever it is.
  ///
  /// - Parameters:
  ///   - viewController: What to push.
  ///   - transition: How.
  /// - Returns: Where it came to rest: the end if the view controller is on top.
  @discardableResult
  public func push(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) async -> TransitionPosition {
    await outcome { request in push(viewController, with: transition, for: request) }
  }

  private func push(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    for request: FlightRequest
  ) {
    if let flight = flight(of: viewController, with: transition) {
      flight.lead(in: true, for: request)
    } else if topViewController !== viewController {
      let isDone = { (navigation: UINavigationController) in
        navigation.topViewController === viewController
      }
      change(.push, with: transition, for: request, isDone: isDone) {
        pushViewController(viewController, animated: true)
      }
    } else if transition.pending.isRequestedByApp {
      transition.join(request)
      transition.settlePending(at: .end)
    } else {
      request.settle(at: .end)
    }
  }

  /// Pops the view controller on top with a transition, this once, as
  /// ``push(_:with:)`` pushes one.
  ///
  /// While the transition is just pushing it, that is turned round where it is.
  ///
  /// The system's swipe back goes on listening at the left edge. An interaction that is to begin
  /// pops there needs a ``NavigationTransitioningDelegate``, which tells UIKit so, or the app turns
  /// `interactivePopGestureRecognizer` off.
  ///
  /// - Parameter transition: How.
  /// - Returns: The old top, or nil if it is the only one.
  @discardableResult
  public func popViewController(with transition: InterruptibleTransition) -> UIViewController? {
    pop(with: transition, for: FlightRequest())
  }

  /// Pops the view controller on top with a transition, this once, and waits until that has come to
  /// rest.
  ///
  /// When the task is cancelled, the view controller comes back, from wherever it is.
  ///
  /// - Parameter transition: How.
  /// - Returns: Where it came to rest: the end if the view controller was popped.
  @discardableResult
  public func popViewController(
    with transition: InterruptibleTransition
  ) async -> TransitionPosition {
    await outcome { request in _ = pop(with: transition, for: request) }
  }

  private func pop(
    with transition: InterruptibleTransition, for request: FlightRequest
  ) -> UIViewController? {
    if let flight = transition.registry.active.last(where: { $0.isIn(self) }) {
      flight.lead(in: false, for: request)
      return flight.subject
    }
    guard viewControllers.count > 1 else {
      request.settle(at: .start)
      return nil
    }
    if transition.pending.isRequestedByApp, transitionCoordinator != nil {
      transition.join(request, goal: .start)
      transition.settlePending(at: .start)
      return topViewController
    }
    let former = topViewController
    var popped: UIViewController?
    let isDone = { (navigation: UINavigationController) in
      navigation.topViewController !== former
    }
    change(.pop, with: transition, for: request, isDone: isDone) {
      popped = popViewController(animated: true)
    }
    return popped
  }

  /// Pushes a view controller with a transition, or pops it if it is on top, or turns it round on
  /// its way.
  ///
  /// - Parameters:
  ///   - viewController: What to push or to pop.
  ///   - transition: How.
  public func toggle(_ viewController: UIViewController, with transition: InterruptibleTransition) {
    if let flight = flight(of: viewController, with: transition) {
      flight.handle(.reversed)
    } else if transition.pending.isRequestedByApp, transitionCoordinator != nil {
      transition.settlePending(at: transition.pending.machine.pendingEnd.opposite)
    } else if topViewController === viewController {
      popViewController(with: transition)
    } else {
      push(viewController, with: transition)
    }
  }

  private func flight(
    of viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionFlight? {
    transition.flight(of: viewController).flatMap { $0.isIn(self) ? $0 : nil }
  }

  private func change(
    _ operation: UINavigationController.Operation, with transition: InterruptibleTransition,
    for request: FlightRequest, isDone: @escaping (UINavigationController) -> Bool,
    _ change: () -> Void
  ) {
    guard transitionCoordinator == nil else {
      change()
      return request.settle(whenAtRest: self) { isDone($0) }
    }
    transition.ask(request)
    let handover = NavigationDelegateProxy(transition, for: operation, before: delegate)
    handover.isOver = { [weak self] in
      // Where there is nothing to be seen UIKit starts no flight.
      guard let self, transition.withdraw(request) else { return }
      request.settle(at: isDone(self) ? .end : .start)
    }
    handover.make(change, in: self)
  }
}

extension TransitionFlight {
  /// Whether the flight is between view controllers of a container.
  func isIn(_ container: UIViewController) -> Bool {
    fromViewController?.parent === container || toViewController?.parent === container
  }
}
