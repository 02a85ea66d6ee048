extension UIViewController {
  /// Presents a view controller with a transition, which dismisses it as well.
  ///
  /// Nothing needs to be kept: what must live is kept until the dismissal has ended. The view of
  /// this controller stays below the presented one's (`.custom` presentation style).
  ///
  /// While the view controller is just being dismissed by a transition of the toolkit's, that is
  /// reversed where it is. Where it is presented already, nothing happens.
  ///
  /// ```swift
  /// let opening = present(menu, with: reveal)
  /// opening.addAnimations { self.badge.alpha = 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: What to present.
  ///   - transition: How. One transition serves one presentation at a time.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  ///   - policy: What becomes of it if this controller presents something else; by default it
  ///     waits.
  ///   - completion: Called once the view controller is presented; never if it is not.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is presented.
  @discardableResult
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .wait,
    completion: (() -> Void)? = nil
  ) -> TransitionHandle {
    let request = FlightRequest()
    PendingPresentation(
      of: viewController, by: self, with: transition, as: style, whenBusy: policy,
      completion: completion
    ).start(request)
    return request.handle
  }

  /// Presents a view controller with a transition, or dismisses it, or reverses it on its way: what
  /// a button does that opens and closes a menu.
  ///
  /// - Parameters:
  ///   - viewController: What to present or to dismiss.
  ///   - transition: How.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   it ends where this call sends it.
  @discardableResult
  public func toggle(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full
  ) -> TransitionHandle {
    let request = FlightRequest()
    let presentation = PendingPresentation(
      of: viewController, by: self, with: transition, as: style)
    presentation.toggle(request, orElse: PendingDismissal(of: viewController, with: transition))
    return request.handle
  }
}
