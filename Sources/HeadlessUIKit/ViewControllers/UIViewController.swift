import Foundation

/// Controls a view: loads it, is notified when it appears and disappears, presents other
/// controllers and contains them.
@MainActor open class UIViewController: UIResponder, @MainActor NSCoding {
  var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// The `animated` argument of the callbacks of the current appearance.
  var appearsAnimated = false
  /// Whether `viewIsAppearing(_:)` has yet to be called in the current appearance.
  var awaitsIsAppearing = false
  /// Whether the children have been notified of the current appearance.
  var hasToldChildren = false
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  /// Whether a transition sends the callbacks, regardless of the views that are added and removed
  /// meanwhile.
  var appearsByTransition = false
  /// The change that the controller is part of, which its appearance callbacks may ask for.
  var passage = Passage.none
  /// The presentation that presents this controller; the presenter keeps it.
  weak var presentedBy: UIPresentationController?
  /// The presentation that this controller presents.
  var presentation: UIPresentationController?
  /// A presentation controller that was requested before the presentation.
  var preparedPresentation: UIPresentationController?
  /// The content of a navigation bar, once it was requested.
  var ownNavigationItem: UINavigationItem?
  weak var ownTab: UITab?
  /// The part of the view that the bars of containers cover, in points.
  var barInsets = UIEdgeInsets.zero
  /// The height that is added, during a change, to the bottom of the safe area of the container's
  /// view, in points: the page keeps the safe area that it has had (fact 2.153).
  var keptBarInset: CGFloat = 0

  /// The title, for a bar that shows the controller.
  open var title: String? {
    didSet { ownNavigationItem?.title = title }
  }
  /// The style in which the controller is presented. The default is `.automatic`, a sheet (fact
  /// 2.84).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's animation of the presentation. Every style slides up here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that provides the objects for a custom presentation and dismissal.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a controller that is presented in the current context, by this one or one in it,
  /// covers this one and not the screen. The default is false.
  open var definesPresentationContext = false
  /// Whether a tab bar is hidden while the controller is in the stack of a navigation controller.
  /// The default is false.
  public var hidesBottomBarWhenPushed = false
  /// Whether the user cannot dismiss the controller.
  open var isModalInPresentation = false
  /// The style of the controller's view; `unspecified` is that of what is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateStyle() } }
  }
  /// The size that suits the content, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeChanged(from: oldValue) }
  }
  /// Insets in addition to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// Makes a controller. A headless runtime has no nib files, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller without a nib file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no archives of controllers in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Does nothing: there are no archives of controllers in a headless runtime.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  // UIKit's declaration is implicitly unwrapped too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view; loads it at the first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Makes the view and assigns it to `view`. The default is an empty view of the screen's size
  /// that follows its superview's.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }

  /// The view, or nil before it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears, and again when a disappearance is cancelled.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, with its size, before it has appeared (fact 2.57).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears, and when an appearance is cancelled.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Notifies a child, whose container forwards appearance itself, that it is about to appear or
  /// disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether the children are notified of appearance with this controller. The default is true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presentation

  /// Presents a controller over the screen. Views and animation begin with the next turn of the
  /// run loop (fact 2.16).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: a controller that is not presented already.
  ///   - flag: whether to animate.
  ///   - completion: called after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presentation by this controller and everything above it, or otherwise this
  /// controller (fact 2.90).
  ///
  /// - Parameters:
  ///   - flag: whether to animate.
  ///   - completion: called after the dismissed controller's `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presentedViewController ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller of this controller, or of an ancestor. If it is requested before
  /// the presentation, it is made then, and kept until the dismissal has ended.
  open var presentationController: UIPresentationController? { findPresentationController() }

  /// The presentation controller that manages this controller now, if one does.
  open var activePresentationController: UIPresentationController? {
    presentedBy ?? parent?.activePresentationController
  }

  /// Whether the controller is being presented; meaningful in appearance callbacks.
  open var isBeingPresented: Bool { if case .presented = passage { true } else { false } }
  /// Whether the controller is being dismissed; meaningful in appearance callbacks.
  open var isBeingDismissed: Bool { if case .dismissed = passage { true } else { false } }
  /// Whether the controller is being added to a container; meaningful in appearance callbacks.
  open var isMovingToParent: Bool { passage == .added }
  /// Whether the controller is leaving a container; meaningful in appearance callbacks.
  open var isMovingFromParent: Bool { passage == .removed }

  /// The coordinator of the transition that this controller, or an ancestor, takes part in; nil
  /// when there is none (fact 2.69).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  // MARK: Size

  /// Called before the size of the view changes, for example when the device rotates. The default
  /// notifies the children.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: runs animations along with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when the preferred size of a child has changed. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: For containers

  /// Replaces a child's view by another child's: adds the new view, animates, and removes the old
  /// one. The callbacks are sent in the process.
  ///
  /// - Parameters:
  ///   - fromViewController: a child whose view is in the hierarchy.
  ///   - toViewController: another child.
  ///   - duration: the duration of the animations, in seconds.
  ///   - options: the options of the animations.
  ///   - animations: the changes to animate; nil only replaces the views.
  ///   - completion: receives whether the animations finished.
  /// - Precondition: both are children of this controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// What shows one child at a time, in a container that does. Such a container sends its
  /// children's callbacks itself when their views are added and removed.
  var ownSwitch: ChildSwitch? { nil }
  /// Called before `viewWillAppear(_:)`: a container puts its child's view in place.
  func willBeginToAppear() {}
  /// Called when the children have been notified that the container appears, or has appeared.
  func didTellChildren(animated: Bool, hasEnded: Bool) {}

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains.
  open var children: [UIViewController] { childControllers }

  /// Adds a child. The child receives `willMove(toParent:)`; the caller calls `didMove(toParent:)`
  /// once the view is in place.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the container. The caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the controller moves to a container, or out of one.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { passage = .removed }
  }
  /// Called after the controller has moved to a container, or out of one.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Responder

  /// The presenter of a presented controller, otherwise the view's superview.
  open override var next: UIResponder? {
    presentedBy?.presenter ?? loadedView?.superview
  }
}
