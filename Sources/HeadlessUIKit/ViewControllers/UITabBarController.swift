import Foundation

/// A container view controller that shows one of several view controllers, with a bar to select one
/// of them.
@MainActor open class UITabBarController: UIViewController {
  /// The view controllers of the tabs. If the app has set tabs, these are the view controllers of
  /// tabs that were selected.
  final var pages: [UIViewController] = []
  /// The tabs that the app has set instead of view controllers.
  final var appsTabs: [UITab] = []
  private(set) final var selected: UIViewController?
  /// The selection at the end of the last transition.
  private var settledSelection: UIViewController?
  private(set) lazy var childSwitch = ChildSwitch(self)
  private let bar = UITabBar(frame: .zero)
  /// Whether a view controller that was pushed in a tab has moved the bar off the screen.
  private var isBarAway = false

  /// The delegate, which provides animators and interaction controllers, and is notified of the
  /// user's selections.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates an empty container.
  ///
  /// A headless runtime has no nib files, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates the view with the content and the bar.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    childSwitch.contentView.frame = view.bounds
    view.addSubview(childSwitch.contentView)
    bar.onTap = { [weak self] in self?.userSelects($0) }
    view.addSubview(bar)
  }

  // MARK: Tabs

  /// The view controllers of the tabs, in the order of the bar, or nil if the app has set ``tabs``.
  open var viewControllers: [UIViewController]? {
    get { appsTabs.isEmpty ? pages : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers.
  ///
  /// The selection stays if the new view controllers contain it. Otherwise, the view controller at
  /// the same index is selected, or the first one (fact 2.112).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let index = selectedIndex
    let new = viewControllers ?? []
    appsTabs = []
    setPages(new)
    bar.show(new.map { $0.title ?? "" })
    let stays = selected.map { kept in new.contains { $0 === kept } } ?? false
    if !stays {
      selected = new.indices.contains(index) ? new[index] : new.first
    }
    selectionChanged(animated: animated)
  }

  /// Adds the view controllers of tabs, and removes the others.
  final func setPages(_ new: [UIViewController]) {
    let old = pages
    pages = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.passage = .removed
    }
    for controller in new where controller.parentController !== self {
      adopt(controller)
      controller.passage = .none
      controller.barInsets.bottom = UITabBar.contentHeight
      controller.didMove(toParent: self)
    }
  }

  /// The selected view controller. During a change, this is already the new one.
  ///
  /// - Precondition: The new value is one of the view controllers.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      precondition(
        pages.contains { $0 === newValue },
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      select(newValue)
    }
  }

  /// The index of the selected view controller, or `NSNotFound` if there is none.
  ///
  /// Setting an index that does not exist has no effect.
  open var selectedIndex: Int {
    get { (appsTabs.isEmpty ? pages.firstIndex { $0 === selected } : tabIndex) ?? NSNotFound }
    set { if let page = page(at: newValue) { select(page) } }
  }

  final func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    selected = controller
    selectionChanged(animated: true)
  }

  private func selectionChanged(animated: Bool) {
    if let selected {
      let hides = (selected as? UINavigationController)?.hidesBottomBar ?? false
      setBarAway(hides, in: selected, alongside: nil, keepingInsetsOf: nil)
    }
    bar.select(selected == nil ? nil : selectedIndex)
    childSwitch.wantedChildChanged(animated: animated)
  }

  /// Selects a tab after a tap. The delegate is notified of taps only.
  private func userSelects(_ index: Int) {
    let previousTab = selectedTab
    guard allowsUser(toSelect: index), let controller = page(at: index) else { return }
    if controller === selected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
    guard let tab = controller.tab, !appsTabs.isEmpty else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previousTab)
  }

  // MARK: The bar

  /// The bar below the content.
  open var tabBar: UITabBar { bar }

  /// Positions the bar above the safe area's bottom edge.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  /// Moves the bar off the screen or back, alongside a push or pop in a tab.
  ///
  /// - Parameters:
  ///   - isAway: Whether the bar is off the screen.
  ///   - child: The view controller of the tab.
  ///   - coordinator: The coordinator of the push or pop.
  ///   - outgoing: The page in the tab that keeps its safe area until the end.
  func setBarAway(
    _ isAway: Bool, in child: UIViewController, alongside coordinator: TransitionCoordinator?,
    keepingInsetsOf outgoing: UIViewController?
  ) {
    let height = isAway ? 0 : UITabBar.contentHeight
    if child.barInsets.bottom != height {
      if let outgoing, !Runtime.current.reads(.changesBarInsetsAtOnce) {
        outgoing.keptBarInset += child.barInsets.bottom - height
      }
      child.barInsets.bottom = height
      child.viewIfLoaded?.updateSafeArea()
    }
    guard isAway != isBarAway, child === selected else { return }
    isBarAway = isAway
    guard let coordinator, coordinator.isAnimated else { return placeBar() }
    coordinator.animateAlongsideTransition(in: bar) { [weak self] _ in
      self?.placeBar()
    } completion: { [weak self] _ in
      self?.placeBar()
    }
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = view.safeAreaInsets.bottom + UITabBar.contentHeight
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (isBarAway ? 0 : height), width: view.bounds.width,
      height: height)
  }

  /// Notifies the container of the tabs of a changed preferred size of the selected view
  /// controller.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === selectedViewController { notifyOfPreferredContentSize() }
  }

  // MARK: Own appearance

  override var ownSwitch: ChildSwitch? { childSwitch }

  override func willBeginToAppear() {
    loadViewIfNeeded()
    childSwitch.prepareToAppear()
    if childSwitch.transition == nil { settledSelection = selected }
  }
}

extension UITabBarController: ChildSwitching {
  var wantedChild: UIViewController? { selected }
  var changesAtOnceWithoutAnimator: Bool { true }
  var changesInLayout: Bool { false }
  var tellsNewChildFirst: Bool { true }

  func queriesDelegateAtOnce(animated: Bool) -> Bool {
    !animated || delegate == nil || !Runtime.current.reads(.asksTabsLate)
  }

  /// Without an animator of the app, the change is made at once (fact 2.19).
  func conductors(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionConductors? {
    guard animated, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    return TransitionConductors(
      animator: animator,
      interactor: delegate.tabBarController(self, interactionControllerFor: animator))
  }

  func changeIsRequested() {}

  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?) {}

  func restoreWantedChild() {
    selected = settledSelection
    bar.select(selected == nil ? nil : selectedIndex)
  }

  func changeSettles(completed: Bool) {}

  func changeEnded(to child: UIViewController?, completed: Bool, animated: Bool) {
    changedUnseen()
  }

  func changedUnseen() {
    settledSelection = childSwitch.shown ?? selected
    guard childSwitch.next == nil else { return }
    for child in childControllers where !pages.contains(where: { $0 === child }) {
      child.barInsets = .zero
      child.leaveParent()
    }
  }
}
