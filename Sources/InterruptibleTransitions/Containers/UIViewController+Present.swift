extension UIViewController {
  /// Presents a view controller with a transition, which also dismisses it.
  ///
  /// The app does not need to keep anything: the toolkit keeps what must live until the dismissal
  /// has ended. The view of this controller stays below the presented one's (`.custom` presentation
  /// style). Afterwards the view controller has its own `modalPresentationStyle` and
  /// `transitioningDelegate` again.
  ///
  /// If a transition of the toolkit's is dismissing the view controller, the flight reverses where
  /// it is, also out of a finger's hold: the app may always speak. What waits to take its place
  /// does not come any more. If the view controller is already presented, nothing happens. If it
  /// waits to be presented, by whichever transition, it comes once, for both requests.
  ///
  /// A presentation or dismissal that keeps this one waiting, and moves by itself, lands within 0.1
  /// seconds. One that is held is waited for. Where this controller is itself being presented or
  /// dismissed, the presentation waits for that, and is refused if this controller goes.
  ///
  /// The outcome is ``TransitionOutcome/refused`` for a view controller that is in a container, or
  /// waits to be pushed onto a stack in the window; for this controller itself and those that
  /// contain it; and for those on which it is presented.
  ///
  /// ```swift
  /// let opening = present(menu, with: reveal)
  /// opening.addAnimations { self.badge.alpha = 0 }
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The view controller to present.
  ///   - transition: The transition of the presentation. It serves one presentation at a time.
  ///   - style: Where the view is presented, and what surrounds it; by default over everything.
  ///   - policy: What happens if this controller presents something else; by default the
  ///     presentation is refused, as UIKit's is.
  ///   - completion: Called once the view controller is presented; never if it is not.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the view controller is presented.
  @discardableResult
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full, whenBusy policy: TransitionBusyPolicy = .refuse,
    completion: (() -> Void)? = nil
  ) -> TransitionHandle {
    Presentation(of: viewController, by: self, with: transition, as: style, whenBusy: policy)
      .start(completion)
  }

  /// Presents a view controller with a transition, dismisses it, or reverses it in flight, as a
  /// button does that opens and closes a menu.
  ///
  /// - Parameters:
  ///   - viewController: The view controller to present or dismiss.
  ///   - transition: The transition of the presentation or dismissal.
  ///   - style: Where the view is presented, and what surrounds it; by default over everything.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   the flight ends where this call sends it.
  @discardableResult
  public func toggle(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: TransitionPresentationStyle = .full
  ) -> TransitionHandle {
    // Asked itself, the view controller would dismiss what it presents, and not go.
    let asked = viewController.presentingViewController ?? viewController
    return Presentation(of: viewController, by: self, with: transition, as: style)
      .toggle(orElse: Dismissal(of: asked, with: transition))
  }
}
