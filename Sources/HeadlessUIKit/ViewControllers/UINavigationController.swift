import Foundation

/// A container view controller that shows the top of a stack of view controllers below a bar.
@MainActor open class UINavigationController: UIViewController {
  /// The kinds of stack changes.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none = 0
    /// A view controller is added to the top.
    case push = 1
    /// The top view controller is removed.
    case pop = 2
  }

  /// The requested stack, with the top view controller last.
  var stack: [UIViewController] = []
  /// The stack at the end of the last transition.
  var settledStack: [UIViewController] = []
  /// The stack at the end of the current transition.
  var comingStack: [UIViewController] = []
  /// The view controllers that have entered the stack and have not received `didMove(toParent:)`.
  var arriving: [UIViewController] = []
  private(set) lazy var childSwitch = ChildSwitch(self)
  private(set) lazy var swipeBack = SwipeBack(self, SwipeBackRecognizer())
  /// The pan anywhere in the content, which iOS has from version 26 on.
  private(set) lazy var contentSwipeBack =
    Runtime.current.reads(.popsFromContent) ? SwipeBack(self, ContentSwipeRecognizer()) : nil
  /// The interaction controller of the pop that a swipe from the edge has requested, until the pop
  /// begins.
  var swipeInteractor: SwipeBackInteractor?
  /// The changes of the stack that wait for the end of a transition, oldest first.
  var lateChanges: [() -> Void] = []
  /// The top view controller that a pop over several view controllers removes, until the pop
  /// begins.
  private weak var leavingTop: UIViewController?

  let bar = UINavigationBar(frame: .zero)
  /// The bars that receive no touches during the current transition.
  var heldBars: [any TransitionBar] = []
  /// The children whose bar insets have changed during the current transition.
  var newlyInset: [UIViewController] = []
  var isBarHidden = false

  /// Whether the delegate implements the animator method, as far as its calls have shown.
  var delegateGivesAnimators = false

  /// The delegate, which provides animators and interaction controllers, and is notified of the
  /// shown view controllers.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { if delegate !== oldValue { delegateChanged() } }
  }

  /// Creates a container whose stack contains one view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty container.
  ///
  /// A headless runtime has no nib files, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder aDecoder: NSCoder) {
    nil
  }

  /// Creates the view with the content and the bar.
  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.onLayout = { [weak self] in self?.startWaitingChange() }
    view.onLeavingWindow = { [weak self] in self?.abandonWaitingChange() }
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

  /// The stack, with the top view controller last.
  ///
  /// During a pop, the stack no longer contains the old top (fact 2.66).
  open var viewControllers: [UIViewController] {
    get { listedStack }
    set { setViewControllers(newValue, animated: false) }
  }

  private var listedStack: [UIViewController] {
    guard let leavingTop, childSwitch.isWaiting, Runtime.current.reads(.listsPoppedTopFirst)
    else { return stack }
    return [leavingTop] + stack
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The view controller that the top view controller presents, or else the top view controller.
  open var visibleViewController: UIViewController? {
    outermost.presentedViewController ?? topViewController
  }

  /// Adds a view controller to the top of the stack.
  ///
  /// The transition begins with the next layout. During a transition, the stack changes when that
  /// transition has ended (fact 2.67).
  ///
  /// - Precondition: The view controller is not in the stack, and is not a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController.consoleName))")
    change(showing: viewController, animated: animated) { old in
      old.contains { $0 === viewController } ? old : old + [viewController]
    }
  }

  /// Removes the top view controller from the stack.
  ///
  /// The method does nothing if the stack contains only one view controller, or if a transition is
  /// in progress (fact 2.67).
  ///
  /// - Returns: The removed view controller, or nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if animated, stack.count > 1 { endChangeForOther() }
    guard stack.count > 1, let top = stack.last, !isHeldUp else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Removes all view controllers above the given one from the stack, unless a transition is in
  /// progress (fact 2.67).
  ///
  /// - Precondition: The view controller is in the stack.
  /// - Returns: The removed view controllers, with the top last.
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

  /// Removes all view controllers above the root from the stack, unless a transition is in progress
  /// (fact 2.67).
  ///
  /// - Returns: The removed view controllers, with the top last.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  ///
  /// The change is a pop if the new top was in the stack, and otherwise a push. During a
  /// transition, the stack changes when that transition has ended (fact 2.67).
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
      // A view controller that was about to leave returns.
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

  /// Hides or shows the bar. Here the change is never animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    bar.isHidden = hidden
    updateInsets()
  }

  /// Positions the bar below the safe area's top edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
    updateInsets()
  }

  // MARK: Gesture and coordinator

  /// Notifies the container of the stack of a changed preferred size of the top view controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { notifyOfPreferredContentSize() }
  }

  /// The gesture recognizer that pops when a finger swipes from the left edge.
  ///
  /// The gesture does not begin if the delegate animates pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

  /// The gesture recognizer that pops when a finger swipes to the right in the content, or nil if
  /// the system has none.
  @available(iOS 26, visionOS 26, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    contentSwipeBack?.recognizer
  }

  /// The coordinator of the current change.
  ///
  /// A pending change begins now, so that the coordinator is available right after a push. The
  /// change does not begin while the container itself disappears.
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
