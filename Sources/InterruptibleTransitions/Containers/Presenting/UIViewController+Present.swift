extension UIViewController {
  /// Presents a view controller with a transition, which also dismisses it.
  ///
  /// ```swift
  /// let opening = present(menu, with: reveal)
  /// opening.addAnimations { self.badge.alpha = 0 }
  /// ```
  ///
  /// The app does not need to keep the transition or a delegate, because the toolkit keeps them
  /// until the dismissal has ended. The presenter's view stays below the presented view
  /// (presentation style `.custom`). Afterwards the toolkit restores the view controller's
  /// `modalPresentationStyle` and `transitioningDelegate`.
  ///
  /// If a transition of the toolkit is dismissing the view controller, the flight reverses in
  /// place, even if a gesture holds it. Presentations that wait to replace the view controller are
  /// withdrawn. If the view controller is already presented, nothing happens. If the view
  /// controller is queued, with any transition, it is presented once for both requests.
  ///
  /// A presentation or dismissal that delays this one and moves by itself ends within 0.1
  /// seconds. If it is held, this presentation waits for its end. If the presenter itself is being
  /// presented or dismissed, this presentation waits, and is refused if the presenter is dismissed.
  ///
  /// The outcome is ``TransitionOutcome/refused`` in these cases:
  ///
  /// - The view controller is in a container, or waits to be pushed onto a stack in the window.
  /// - The view controller is the presenter itself, or contains the presenter.
  /// - The presenter is presented on the view controller.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to present.
  ///   - transition: The transition of the presentation. A transition performs one presentation at
  ///     a time.
  ///   - style: The frame of the presented view, and the appearance of the area around it. The
  ///     default covers the whole container.
  ///   - policy: The policy while the presenter presents another view controller. By default the
  ///     presentation is refused, as UIKit does.
  ///   - completion: Called once, with the outcome.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller is presented.
  @discardableResult
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .refuse,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionHandle {
    Presentation(of: viewController, by: self, with: transition, as: style, whenBusy: policy)
      .start(completion)
  }

  /// Presents a view controller with a transition, dismisses it, or reverses it in flight.
  ///
  /// Call this method from a button that opens and closes a menu, for example.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to present or dismiss.
  ///   - transition: The transition of the presentation or dismissal.
  ///   - style: The frame of the presented view, and the appearance of the area around it. The
  ///     default covers the whole container.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the
  ///   flight ends at the end that this call requests.
  @discardableResult
  public func togglePresentation(
    of viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full
  ) -> TransitionHandle {
    // A `dismiss` call on the view controller itself could dismiss another one on top of it
    // instead.
    let asked = viewController.presentingViewController ?? viewController
    return Presentation(of: viewController, by: self, with: transition, as: style)
      .toggle(orElse: Dismissal(of: asked, with: transition))
  }

  /// Dismisses a view controller with a transition, for this dismissal only.
  ///
  /// ```swift
  /// dismiss(with: fade)
  /// ```
  ///
  /// The method dismisses the view controller that `dismiss(animated:completion:)` would dismiss.
  /// If a transition of the toolkit is presenting the view controller, the flight reverses in
  /// place. If UIKit would ignore the dismissal during another change, the dismissal waits for the
  /// end of that change. A flight that moves by itself ends within 0.1 seconds.
  ///
  /// Queued presentations on the view controller, or on one that is dismissed with it, are
  /// withdrawn. Later requests begin after the end of the dismissal.
  ///
  /// - Parameters:
  ///   - transition: The transition of the dismissal. After a cancelled dismissal, the previous
  ///     transition applies again.
  ///   - completion: Called once, with the outcome. If several calls request one dismissal, each
  ///     completion is called.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if no view
  ///   controller is presented at the end.
  @discardableResult
  public func dismiss(
    with transition: InterruptibleTransition, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionHandle {
    Dismissal(of: self, with: transition).start(completion)
  }

  /// Makes a transition dismiss this view controller, until a request is settled.
  func restoreDelegate(
    after request: ChangeRequest, byDismissingWith transition: InterruptibleTransition
  ) {
    guard let delegate = transitioningDelegate as? ModalTransitioningDelegate else {
      // UIKit references the delegate weakly. This delegate provides no transition for
      // presentations.
      let delegate = ModalTransitioningDelegate { _, _ in nil }
      delegate.nextDismissal = transition
      delegate.becomeDelegate(of: self)
      request.then { _ in delegate.restoreDelegate() }
      return
    }
    delegate.nextDismissal = transition
    request.then { _ in delegate.nextDismissal = nil }
  }

  /// The nearest presented view controller among this view controller and its containers.
  var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }

  /// Changes the presentation style of this view controller, or of the one that contains it.
  ///
  /// ```swift
  /// navigationController?.pushViewController(detail, with: slide)
  /// changePresentationStyle(to: .sheet(height: .fraction(0.9)))
  /// ```
  ///
  /// The style consists of the frame, the dimming, the corners, and the reaction to touches outside
  /// the presented view. The change is animated. In an animation block of the app, the change is
  /// part of that animation.
  ///
  /// The change is part of a flight inside the presented view controller if it is requested during
  /// the flight. The same applies right after a request for a push, a pop or a change of tabs. The
  /// change then scrubs with a gesture, and a cancelled flight undoes it.
  ///
  /// During its own presentation the view moves to the new frame along with the flight. A view that
  /// is being dismissed keeps its size. If its dismissal is cancelled, the style changes
  /// afterwards.
  ///
  /// The new style stays until the next change. A pop does not restore the style before the push.
  ///
  /// - Parameters:
  ///   - style: The new style.
  ///   - timing: The timing of a change that is not part of another animation.
  /// - Returns: Whether ``present(_:with:as:whenBusy:completion:)`` or a
  ///   ``ModalTransitioningDelegate`` has presented the view controller, or is about to present it.
  ///   If not, this method does nothing.
  @discardableResult
  public func changePresentationStyle(
    to style: TransitionPresentationStyle,
    timing: TransitionTiming = .spring(dampingRatio: 1, duration: 0.4)
  ) -> Bool {
    if let presented = presentedAncestor {
      let presentation = presented.presentationController as? InterruptiblePresentationController
      presentation?.change(to: style, along: timing)
      return presentation != nil
    }
    // UIKit does not start a requested presentation at once.
    let outermost = sequence(first: self, next: \.parent).first {
      $0.upcomingPresentation != nil
    }
    guard let delegate = outermost?.transitioningDelegate as? ModalTransitioningDelegate else {
      return false
    }
    delegate.change(to: style, along: timing)
    return true
  }
}
