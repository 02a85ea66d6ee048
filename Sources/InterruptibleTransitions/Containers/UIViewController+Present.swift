extension UIViewController {
  /// Presents a view controller with a transition, which dismisses it as well.
  ///
  /// Nobody needs to keep anything: what must live is kept until the dismissal has ended. The view
  /// of this controller stays below the presented one's (`.custom` presentation style).
  ///
  /// While the view controller is just being dismissed by a transition of the toolkit's, that is
  /// turned round where it is. Where it is presented already, nothing happens.
  ///
  /// - Parameters:
  ///   - viewController: What to present.
  ///   - transition: How. One transition serves one presentation at a time.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  ///   - policy: What becomes of it if this controller presents something else; by default it
  ///     waits.
  ///   - completion: Called once the view controller is presented; never if it is not.
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .wait,
    completion: (() -> Void)? = nil
  ) {
    present(
      viewController, with: transition, as: style, whenBusy: policy, for: FlightRequest(),
      completion: completion)
  }

  /// Presents a view controller with a transition, and waits until that has come to rest.
  ///
  /// When the task is cancelled, the transition runs back to its start, from wherever it is.
  ///
  /// - Parameters:
  ///   - viewController: What to present.
  ///   - transition: How.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  ///   - policy: What becomes of it if this controller presents something else; by default it
  ///     waits.
  /// - Returns: Where it came to rest: the end if the view controller is presented.
  @discardableResult
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .wait
  ) async -> TransitionPosition {
    await outcome { request in
      present(
        viewController, with: transition, as: style, whenBusy: policy, for: request,
        completion: nil)
    }
  }

  private func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle, whenBusy policy: TransitionBusyPolicy,
    for request: FlightRequest,
    completion: (() -> Void)?
  ) {
    if viewController.isPending(with: transition) {
      transition.join(request)
      return transition.settlePending(at: .end)
    }
    if let waiting = transition.postponedRequest(of: viewController) {
      return waiting.then { position in
        if position == .end { completion?() }
        request.settle(at: position)
      }
    }
    PendingPresentation(
      of: viewController, by: self, with: transition, as: style, whenBusy: policy, for: request,
      completion: completion
    ).begin()
  }

  /// Presents a view controller with a transition, or dismisses it, or turns it round on its way:
  /// what a button does that opens and closes a menu.
  ///
  /// - Parameters:
  ///   - viewController: What to present or to dismiss.
  ///   - transition: How.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  public func toggle(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full
  ) {
    if let waiting = transition.postponedRequest(of: viewController) {
      waiting.cancel()
    } else if let flight = viewController.modalFlight(of: transition) {
      flight.handle(.reversed)
    } else if viewController.isPending(with: transition) {
      transition.settlePending(at: transition.pending.machine.pendingEnd.opposite)
    } else if viewController.presentingViewController != nil {
      viewController.dismiss(with: transition)
    } else {
      present(viewController, with: transition, as: style)
    }
  }
}
