extension UINavigationController {
  /// Pushes a view controller with a transition, this once.
  ///
  /// Nothing needs to be kept, and the navigation controller has its delegate back when the change
  /// is over; meanwhile that hears what it always hears. The way back is the delegate's or the
  /// system's, swipe included, or ``popViewController(with:)``.
  ///
  /// While the transition is just popping the view controller, that is reversed where it is.
  /// While another change is under way, or where there is nothing to be seen, the view controller
  /// is pushed without the transition. One that is on top already stays there.
  ///
  /// ```swift
  /// navigationController?.push(detail, with: reveal)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: What to push.
  ///   - transition: How.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is on top.
  @discardableResult
  public func push(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    let request = FlightRequest()
    StackChange(.push(viewController), in: self, with: transition).start(request)
    return request.handle
  }

  /// Pops the view controller on top with a transition, this once, as
  /// ``push(_:with:)`` pushes one.
  ///
  /// While the transition is just pushing it, that is reversed where it is.
  ///
  /// The system's swipe back goes on listening at the left edge. An interaction that is to begin
  /// pops there needs a ``NavigationTransitioningDelegate``, which tells UIKit so, or the app turns
  /// `interactivePopGestureRecognizer` off.
  ///
  /// - Parameter transition: How.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller was popped, and ``TransitionOutcome/refused`` if it is the only one.
  @discardableResult
  public func popViewController(with transition: InterruptibleTransition) -> TransitionHandle {
    let request = FlightRequest()
    StackChange(.pop, in: self, with: transition).start(request)
    return request.handle
  }

  /// Pushes a view controller with a transition, or pops it if it is on top, or reverses it on its
  /// way.
  ///
  /// - Parameters:
  ///   - viewController: What to push or to pop.
  ///   - transition: How.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   it ends where this call sends it.
  @discardableResult
  public func toggle(
    _ viewController: UIViewController, with transition: InterruptibleTransition
  ) -> TransitionHandle {
    let request = FlightRequest()
    let push = StackChange(.push(viewController), in: self, with: transition)
    push.toggle(request, orElse: StackChange(.pop, in: self, with: transition))
    return request.handle
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

  init(
    _ step: Step, in navigation: UINavigationController, with transition: InterruptibleTransition
  ) {
    (self.step, self.navigation, self.transition) = (step, navigation, transition)
  }

  var situation: ChangeSituation {
    let isBusy = navigation.transitionCoordinator != nil
    let pending =
      isBusy && transition.pending.isRequestedByApp ? transition.requests.next.first : nil
    switch step {
    case .push(let viewController):
      return ChangeSituation(
        flightEnd: flight?.end(whereSubjectIsIn: true),
        pendingEnd: pending?.subject === viewController
          ? pending?.end(whereSubjectIsIn: true) : nil,
        isDone: navigation.topViewController === viewController, isBusy: isBusy)
    case .pop:
      return ChangeSituation(
        flightEnd: flight?.end(whereSubjectIsIn: false),
        pendingEnd: pending?.end(whereSubjectIsIn: false),
        isPossible: navigation.viewControllers.count > 1, isBusy: isBusy)
    }
  }

  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      guard flight.isIn(navigation) else { return false }
      guard case .push(let viewController) = step else { return true }
      return flight.subject === viewController
    }
  }

  func begin(_ request: FlightRequest) -> Bool {
    let isDone = isDone
    switch step {
    case .push(let viewController): (request.subject, request.bringsIn) = (viewController, true)
    case .pop: (request.subject, request.bringsIn) = (navigation.topViewController, false)
    }
    transition.ask(request)
    let proxy = NavigationDelegateProxy(transition, for: operation, before: navigation.delegate)
    proxy.isOver = { [weak navigation, transition] in
      // Where there is nothing to be seen UIKit starts no flight.
      guard let navigation, transition.withdraw(request) else { return }
      request.settle(isDone(navigation) ? .completed : .refused)
    }
    proxy.make(change, in: navigation)
    return true
  }

  /// Makes the change without the transition. UIKit may make it when what is under way is over.
  func wait(_ request: FlightRequest) -> Bool {
    let (isDone, frames) = (isDone, FrameLoop())
    change()
    var framesAtRest = 0
    frames.wait { [weak navigation] in
      guard let navigation else { return true }
      let isAtRest = navigation.transitionCoordinator == nil
      framesAtRest = isAtRest ? framesAtRest + 1 : 0
      // The frame after the end is the one in which a late change begins.
      guard isAtRest && isDone(navigation) || framesAtRest > 2 else { return false }
      request.settle(isDone(navigation) ? .completed : .refused)
      return true
    }
    return true
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

  /// Looks whether all is as the app has asked; to be asked for before the change.
  private var isDone: (UINavigationController) -> Bool {
    switch step {
    case .push(let viewController): { $0.topViewController === viewController }
    case .pop: { [former = navigation.topViewController] in $0.topViewController !== former }
    }
  }
}

extension TransitionFlight {
  /// Whether the flight is between view controllers of a container.
  func isIn(_ container: UIViewController) -> Bool {
    fromViewController?.parent === container || toViewController?.parent === container
  }
}
