import Foundation

extension UINavigationController: ChildSwitching {
  var wantedChild: UIViewController? { stack.last }
  var changesAtOnceWithoutAnimator: Bool { false }
  var changesInLayout: Bool { true }
  var tellsNewChildFirst: Bool { false }

  func queriesDelegateAtOnce(animated: Bool) -> Bool { false }

  func conductors(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionConductors? {
    // The finger drives only the pop that it has requested, and not a change in the callbacks of
    // that pop.
    let swipe = swipeInteractor
    swipeInteractor = nil
    let operation = operation(to: to)
    if animated, let asked = queryDelegate(operation, from: from, to: to) { return asked }
    return TransitionConductors(
      animator: SystemTransitionAnimator(.slide, isPresenting: operation == .push),
      interactor: swipe)
  }

  /// Asks the delegate for the animator, then for the interaction controller (fact 2.18).
  func queryDelegate(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> TransitionConductors? {
    delegateGivesAnimators = delegate != nil
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
    else { return nil }
    return TransitionConductors(
      animator: animator,
      interactor: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// Returns the operation that leads to a view controller.
  ///
  /// The operation is a pop if the view controller was in the stack, and otherwise a push.
  private func operation(to controller: UIViewController) -> Operation {
    settledStack.contains { $0 === controller } ? .pop : .push
  }

  func changeIsRequested() {
    comingStack = stack
  }

  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?) {
    if let run, animated, !run.isSystems { holdBars() }
    child.keptBarInset = 0
    showBottomBar(
      alongside: run?.coordinator, keepingInsetsOf: animated ? childSwitch.transition?.from : nil)
    bar.keepsOldItems = false
    bar.show(stack, alongside: run?.coordinator)
    delegate?.navigationController(self, willShow: child, animated: animated)
  }

  func restoreWantedChild() {
    let given = stack
    stack = settledStack
    if let top = given.last, isReplacement(given), childSwitch.transition?.run?.interactor != nil,
      Runtime.current.reads(.keepsCancelledTop)
    {
      stack.append(top)
    }
    for controller in given where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.passage = .removed
    }
  }

  /// Returns whether a stack is neither a push onto the settled stack nor a pop to a page in it.
  private func isReplacement(_ stack: [UIViewController]) -> Bool {
    operation(to: stack[stack.count - 1]) == .push
      && !stack.dropLast().elementsEqual(settledStack, by: ===)
  }

  func changeSettles(completed: Bool) {
    if completed {
      renewContentDelegate()
      settledStack = comingStack
      childSwitch.isUnannounced = false
    }
    comingStack = []
  }

  /// Sets the system's delegate of the content's pan again at the end of a push (7.83).
  private func renewContentDelegate() {
    guard let contentSwipeBack, comingStack.count > settledStack.count,
      Runtime.current.reads(.renewsContentDelegate)
    else { return }
    contentSwipeBack.renewDelegate()
  }

  func changeEnded(to child: UIViewController?, completed: Bool, animated: Bool) {
    settleChange()
    guard completed, let child, child === childSwitch.shown else { return }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    delegate?.navigationController(self, didShow: child, animated: animated)
  }

  func changedUnseen() {
    bar.keepsOldItems = false
    settleChange()
  }

  private func settleChange() {
    swipeInteractor = nil
    releaseBars()
    for controller in stack where !arriving.contains(where: { $0 === controller }) {
      controller.passage = .none
    }
    guard childSwitch.next == nil else { return }
    settleChildren()
    // A callback of the transition that has ended may have requested another transition.
    guard childSwitch.transition == nil else { return }
    let shown = childSwitch.shown
    let hasKeptInset = shown?.keptBarInset != 0
    shown?.keptBarInset = 0
    showBottomBar(alongside: nil)
    if hasKeptInset { shown?.viewIfLoaded?.updateSafeArea() }
    if !bar.keepsOldItems { bar.show(stack, alongside: nil) }
  }

  /// Whether a view controller in the stack hides the bottom bar.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  private func showBottomBar(
    alongside coordinator: TransitionCoordinator?,
    keepingInsetsOf outgoing: UIViewController? = nil
  ) {
    (parent as? UITabBarController)?.setBarAway(
      hidesBottomBar, in: self, alongside: coordinator, keepingInsetsOf: outgoing)
  }

  /// The children in the order of the stack, followed by the children that the current change adds
  /// or removes.
  private var keptChildren: [UIViewController] {
    var kept = stack
    for child in settledStack + comingStack where !kept.contains(where: { $0 === child }) {
      kept.append(child)
    }
    return kept
  }

  /// Updates the children to match the stack, and notifies the view controllers that changed.
  ///
  /// Each of them may change the stack again. Children that the current change adds or removes are
  /// updated at its end.
  func settleChildren() {
    if childSwitch.transition == nil {
      settledStack = stack
      comingStack = []
    }
    let kept = keptChildren
    for child in childControllers where !kept.contains(where: { $0 === child }) {
      child.barInsets = .zero
      child.keptBarInset = 0
      child.leaveParent()
    }
    let arrived = arriving.filter { child in settledStack.contains { $0 === child } }
    arriving = arriving.filter { child in
      stack.contains { $0 === child } && !settledStack.contains { $0 === child }
    }
    childControllers = keptChildren
    for child in arrived where child.parentController === self {
      if childSwitch.shown !== child || child.appearance == .appeared { child.passage = .none }
      child.didMove(toParent: self)
    }
  }
}

/// The view of a navigation controller.
final class NavigationView: UIView {
  /// A closure that is called when the view is laid out.
  var onLayout: (() -> Void)?
  /// A closure that is called when the view has left the window. Outside the window, the view is
  /// not laid out.
  var onLeavingWindow: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeavingWindow?() }
  }
}

extension UINavigationController {
  /// Begins a change that waits for a layout.
  func startWaitingChange() {
    guard let transition = childSwitch.transition, transition.startsWithLayout else { return }
    transition.start()
  }

  /// Abandons a change that waits for a layout, unless the view is back in the window at the next
  /// turn of the run loop.
  func abandonWaitingChange() {
    Runtime.current.nextTurn { [weak self] in
      // Outside a window, starting the change abandons it.
      if self?.viewIfLoaded?.window == nil { self?.startWaitingChange() }
    }
  }
}
