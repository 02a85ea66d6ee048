/// The presentation properties of a view controller before the toolkit has changed them.
struct FormerPresentation {
  private weak var viewController: UIViewController?
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle

  init(of viewController: UIViewController) {
    self.viewController = viewController
    delegate = viewController.transitioningDelegate
    style = viewController.modalPresentationStyle
  }

  /// Restores the style and the delegate of the view controller.
  ///
  /// - Parameter current: The toolkit's delegate. If the app has set another one since then,
  ///   nothing changes.
  func restore(from current: any UIViewControllerTransitioningDelegate) {
    guard let viewController, viewController.transitioningDelegate === current else { return }
    viewController.transitioningDelegate = delegate
    // The app can have set another style since then.
    if viewController.modalPresentationStyle == .custom {
      viewController.modalPresentationStyle = style
    }
  }
}
