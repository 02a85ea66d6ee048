/// How an app was about to present a view controller before the toolkit did so.
struct FormerPresentation {
  private weak var viewController: UIViewController?
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle

  init(of viewController: UIViewController) {
    self.viewController = viewController
    delegate = viewController.transitioningDelegate
    style = viewController.modalPresentationStyle
  }

  /// Gives the view controller its style and its delegate back.
  ///
  /// - Parameter current: The toolkit's delegate. If the app has set another one meanwhile, nothing
  ///   changes.
  func giveBack(from current: any UIViewControllerTransitioningDelegate) {
    guard let viewController, viewController.transitioningDelegate === current else { return }
    viewController.transitioningDelegate = delegate
    // The app may have set another style meanwhile.
    if viewController.modalPresentationStyle == .custom {
      viewController.modalPresentationStyle = style
    }
  }
}
