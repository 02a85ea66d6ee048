import Foundation

/// The system's way to pop with a finger that comes in from the left edge.
@MainActor final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private weak var interactor: SwipeBackInteractor?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler(self) { [unowned self] _ in follow() }
  }

  /// Not where the delegate animates the pop itself (fact 2.96).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let stack = navigation.stack
    guard stack.count > 1, navigation.childSwitch.transition == nil else { return false }
    return navigation.askDelegate(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
      == nil
  }

  private func follow() {
    let width = max(navigation.viewIfLoaded?.bounds.width ?? 0, 1)
    let travel = recognizer.translation(in: nil).x
    switch recognizer.state {
    case .began:
      // Without this object as its delegate the recognizer begins anywhere.
      guard navigation.stack.count > 1, navigation.childSwitch.transition == nil else { return }
      let interactor = SwipeBackInteractor()
      self.interactor = interactor
      navigation.swipeInteractor = interactor
      navigation.popViewController(animated: true)
    case .changed:
      interactor?.update(travel / width)
    case .ended:
      // Where the finger would come to rest soon.
      let isFar = travel + recognizer.velocity(in: nil).x * 0.2 > width / 2
      interactor?.release(finishing: isFar)
      interactor = nil
    case .cancelled, .failed:
      interactor?.release(finishing: false)
      interactor = nil
    case .possible: break
    }
  }
}

/// Drives the system's pop; a finger may lift before that has started.
@MainActor final class SwipeBackInteractor: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var finishes: Bool?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let finishes { release(finishing: finishes) }
  }

  func release(finishing: Bool) {
    guard hasStarted else {
      finishes = finishing
      return
    }
    if finishing { finish() } else { cancel() }
  }
}
