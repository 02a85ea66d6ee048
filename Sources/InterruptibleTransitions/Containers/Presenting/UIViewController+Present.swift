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
  ///   - completion: The closure to call after the view controller is presented. It is not called
  ///     if the view controller is not presented.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if the view
  ///   controller is presented.
  @discardableResult
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .refuse,
    completion: (() -> Void)? = nil
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
}
