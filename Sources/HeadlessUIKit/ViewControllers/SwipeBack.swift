import Foundation

/// The system's gesture that pops when a finger swipes from the leading edge, or across the content
/// in the same direction.
@MainActor final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIPanGestureRecognizer
  private unowned let navigation: UINavigationController
  private weak var interactor: SwipeBackInteractor?

  init(_ navigation: UINavigationController, _ recognizer: UIPanGestureRecognizer) {
    self.navigation = navigation
    self.recognizer = recognizer
    super.init()
    recognizer.delegate = self
    recognizer.addHandler(self) { [unowned self] _ in follow() }
  }

  /// Whether this object is the recognizer's delegate, and not an object of the app.
  var isWired: Bool { recognizer.delegate === self }

  /// Removes this object as the recognizer's delegate (fact 2.96).
  func unwire() {
    (recognizer as? SwipeBackRecognizer)?.loseDelegate()
  }

  /// Sets this object as the recognizer's delegate again (7.83).
  func renewDelegate() {
    recognizer.delegate = self
  }

  /// Prevents the gesture if no Back button is visible (fact 2.155), or if the delegate animates
  /// the pop (fact 2.96).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let stack = navigation.stack
    guard mayPop, showsBackButton else { return false }
    // The pan in the content also begins if the delegate animates the pop (7.54).
    guard recognizer is SwipeBackRecognizer else { return true }
    let conductors = navigation.queryDelegate(
      .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    guard conductors == nil else { return false }
    return !navigation.delegateGivesAnimators
      || !Runtime.current.reads(.animatorMethodBlocksSwipe)
  }

  private var mayPop: Bool {
    navigation.stack.count > 1 && navigation.childSwitch.transition == nil && !navigation.isHeldUp
  }

  private var showsBackButton: Bool {
    !navigation.isBarHidden && navigation.stack.last?.navigationItem.showsBackButton != false
  }

  private func follow() {
    let width = max(navigation.viewIfLoaded?.bounds.width ?? 0, 1)
    let sign: CGFloat = recognizer.view?.isRightToLeft == true ? -1 : 1
    let travel = sign * recognizer.translation(in: nil).x
    switch recognizer.state {
    case .began:
      // The recognizer begins anywhere if this object is not its delegate.
      guard mayPop else { return }
      let interactor = SwipeBackInteractor()
      self.interactor = interactor
      navigation.swipeInteractor = interactor
      navigation.popViewController(animated: true)
    case .changed:
      interactor?.update(travel / width)
    case .ended:
      // The position at which the finger would soon stop decides.
      let isFar = travel + sign * recognizer.velocity(in: nil).x * 0.2 > width / 2
      interactor?.release(finishing: isFar)
      interactor = nil
    case .cancelled, .failed:
      interactor?.release(finishing: false)
      interactor = nil
    case .possible: break
    }
  }
}

/// The gesture recognizer of the swipe back. The app may replace its delegate.
final class SwipeBackRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether the system has removed the delegate, and no delegate has been set since.
  private var isLost = false

  override init() {
    super.init()
    edges = .left
    allowedScrollTypesMask = .continuous
  }

  /// A scroll pops at any position of the pointer (fact 4.58).
  override func edges(near touch: UITouch) -> UIRectEdge {
    touch.isOnTrackpad ? edges : super.edges(near: touch)
  }

  /// The leading edge, at which the recognizer begins (fact 1.137).
  override var edges: UIRectEdge {
    get { view?.isRightToLeft == true ? .right : super.edges }
    set { super.edges = newValue }
  }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { isLost = false }
  }

  func loseDelegate() {
    delegate = nil
    isLost = true
  }

  override func accepts(_ movement: CGVector) -> Bool {
    !isLost && super.accepts(movement)
  }
}

/// The gesture recognizer of the pan in the content.
final class ContentSwipeRecognizer: UIPanGestureRecognizer {
  override init() {
    super.init()
    allowedScrollTypesMask = .continuous
  }

  override func accepts(_ movement: CGVector) -> Bool {
    (view?.isRightToLeft == true ? -movement.dx : movement.dx) > abs(movement.dy)
  }
}

extension UIView {
  /// Whether the view arranges its content from right to left.
  fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The interaction controller of the system's pop.
///
/// The finger may lift before the pop has started.
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
