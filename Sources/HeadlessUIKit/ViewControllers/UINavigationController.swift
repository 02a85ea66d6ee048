import Foundation

/// A container that shows the top of a stack of controllers, under a bar.
@MainActor open class UINavigationController: UIViewController {
  /// The direction of a change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is put on top.
    case push = 1
    /// The top controller is removed.
    case pop = 2
  }

  /// The stack that was requested, the top last.
  var stack: [UIViewController] = []
  /// The stack as it was when the last transition had ended.
  var settledStack: [UIViewController] = []
  /// The stack at the end of the transition under way.
  var comingStack: [UIViewController] = []
  /// The controllers that have entered the stack and have not received `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  private(set) lazy var childSwitch = ChildSwitch(self)
  private(set) lazy var swipeBack = SwipeBack(self, SwipeBackRecognizer())
  /// The pan anywhere in the content, which iOS has from version 26 on.
  private(set) lazy var contentSwipeBack =
    Runtime.current.reads(.popsFromContent) ? SwipeBack(self, ContentSwipeRecognizer()) : nil
  /// The interaction controller of the pop that a swipe from the edge has requested, until the pop
  /// begins.
  var swipeInteractor: SwipeBackInteractor?
  /// Changes of the stack that wait for the end of a transition, oldest first.
  var lateChanges: [() -> Void] = []
  /// The top controller that a pop over several controllers removes, until the pop begins.
  private weak var leavingTop: UIViewController?

  let bar = UINavigationBar(frame: .zero)
  /// The bars that receive no touches during the transition under way.
  var heldBars: [any TransitionBar] = []
  /// The children whose part that the bar covers has changed during the transition under way.
  var newlyInset: [UIViewController] = []
  var isBarHidden = false

  /// Whether the delegate implements the method for animators, as far as this is known from calls.
  var delegateGivesAnimators = false

  /// The delegate, which provides animators and interaction controllers, and is notified of the
  /// shown controllers.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { if delegate !== oldValue { delegateChanged() } }
  }

  /// Makes a container with a stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty container. A headless runtime has no nib files, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Fails: there are no archives of controllers in a headless runtime.
  public required init?(coder aDecoder: NSCoder) {
    nil
  }

  /// Makes the view with the content and the bar.
  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.onLayout = { [weak self] in self?.startWaitingChange() }
    view.onLeavingWindow = { [weak self] in self?.giveUpWaitingChange() }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    childSwitch.contentView.frame = view.bounds
    view.addSubview(childSwitch.contentView)
    bar.isHidden = isBarHidden
    bar.onBack = { [weak self] in self?.goBack() }
    view.addSubview(bar)
    view.addGestureRecognizer(swipeBack.recognizer)
    if let contentSwipeBack { view.addGestureRecognizer(contentSwipeBack.recognizer) }
  }

  // MARK: The stack

  /// The stack, the top last. During a pop the old top is already removed (fact 2.66).
  open var viewControllers: [UIViewController] {
    get { listedStack }
    set { setViewControllers(newValue, animated: false) }
  }

  private var listedStack: [UIViewController] {
    guard let leavingTop, childSwitch.isWaiting, Runtime.current.reads(.listsPoppedTopFirst)
    else { return stack }
    return [leavingTop] + stack
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the top presents, or else the top.
  open var visibleViewController: UIViewController? {
    outermost.presentedViewController ?? topViewController
  }

  /// Puts a controller on top of the stack. The transition begins with the next layout. During a
  /// transition the stack changes when that transition has ended (fact 2.67).
  ///
  /// - Precondition: the controller is not in the stack, and is no navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController.consoleName))")
    change(showing: viewController, animated: animated) { old in
      old.contains { $0 === viewController } ? old : old + [viewController]
    }
  }

  /// Removes the top of the stack, unless it is the only controller there, or a transition is under
  /// way (fact 2.67).
  ///
  /// - Returns: the old top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if animated, stack.count > 1 { endChangeForOther() }
    guard stack.count > 1, let top = stack.last, !isHeldUp else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all controllers above a controller from the stack, unless a transition is under way
  /// (fact 2.67).
  ///
  /// - Precondition: the controller is in the stack.
  /// - Returns: the removed controllers, the top last.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    precondition(
      stack.contains { $0 === viewController },
      "Tried to pop to a view controller that doesn't exist.")
    if animated, stack.last !== viewController { endChangeForOther() }
    guard !isHeldUp, let index = stack.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let popped = Array(stack.suffix(from: index + 1))
    change(to: Array(stack.prefix(through: index)), animated: animated)
    return popped
  }

  /// Removes all controllers but the root from the stack, unless a transition is under way (fact
  /// 2.67).
  ///
  /// - Returns: the removed controllers, the top last.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The change is a pop if the new top was in the stack, otherwise a push.
  /// During a transition the stack changes when that transition has ended (fact 2.67).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(showing: viewControllers.last, animated: animated) { _ in viewControllers }
  }

  func change(to new: [UIViewController], animated: Bool) {
    precondition(
      !new.contains { $0 is UINavigationController },
      "Pushing a navigation controller is not supported")
    let old = stack
    stack = new
    let skips = old.last !== new.last && old.dropLast().last !== new.last
    leavingTop = skips && old.contains { $0 === new.last } ? old.last : nil
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.passage = .removed
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      // A controller that is about to leave returns.
      if controller.parentController === self { controller.willMove(toParent: self) }
      adopt(controller)
      controller.passage = .added
      if !arriving.contains(where: { $0 === controller }) { arriving.append(controller) }
    }
    updateInsets()
    childSwitch.wantedChildChanged(animated: animated)
  }

  // MARK: The bar

  /// The bar over the content.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden. The default is false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. Here this happens at once, animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    bar.isHidden = hidden
    updateInsets()
  }

  /// Places the bar below the safe area's top edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
    updateInsets()
  }

  // MARK: Gesture and coordinator

  /// Notifies what contains the stack of the preferred size of its top controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { notifyOfPreferredContentSize() }
  }

  /// The recognizer that pops when a finger moves in from the left edge, unless the delegate
  /// animates pops itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

  /// The recognizer that pops when a finger moves to the right anywhere in the content; nil where
  /// the system has none.
  @available(iOS 26, visionOS 26, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    contentSwipeBack?.recognizer
  }

  /// The coordinator of the change under way. A pending change begins now, so that the coordinator
  /// is available right after a push; it does not begin while the container itself disappears.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if appearance == .appeared || appearance == .appearing { childSwitch.transition?.start() }
    return super.transitionCoordinator
  }

  // MARK: Own appearance

  override var ownSwitch: ChildSwitch? { childSwitch }

  override func willBeginToAppear() {
    loadViewIfNeeded()
    childSwitch.prepareToAppear()
    settleChildren()
    if childSwitch.transition == nil { bar.show(stack, alongside: nil) }
  }

  override func didTellChildren(animated: Bool, hasEnded: Bool) {
    guard childSwitch.isUnannounced, let top = stack.last else { return }
    if hasEnded {
      childSwitch.isUnannounced = false
      delegate?.navigationController(self, didShow: top, animated: animated)
    } else {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }
}
