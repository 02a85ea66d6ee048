extension UIViewController {
  /// Presents a view controller with a transition, which dismisses it as well.
  ///
  /// Nobody needs to keep anything: what must live is kept until the dismissal has ended. The view of
  /// this controller stays below the presented one's (`.custom` presentation style).
  ///
  /// - Parameters:
  ///   - viewController: What to present.
  ///   - transition: How. One transition serves one presentation at a time.
  ///   - style: Where it is presented, and what is around it; by default over everything.
  ///   - completion: Called once the view controller is presented.
  public func present(
    _ viewController: UIViewController, with transition: InterruptibleTransition,
    as style: PresentationStyle = .full, completion: (() -> Void)? = nil
  ) {
    let delegate = ModalTransitioningDelegate(transition, as: style)
    viewController.modalPresentationStyle = .custom
    viewController.transitioningDelegate = delegate
    transition.flightIsAskedFor(byApp: true)
    // The delegate is kept by the completion until the presentation controller keeps it.
    present(viewController, animated: true) {
      withExtendedLifetime(delegate) { completion?() }
    }
  }
}
