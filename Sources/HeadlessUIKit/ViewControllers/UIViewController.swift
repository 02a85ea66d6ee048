import Foundation

/// An object that manages a view, presents other view controllers, and contains them.
///
/// The view controller loads its view and is notified when the view appears and disappears.
@MainActor open class UIViewController: UIResponder, @MainActor NSCoding {
  var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// The `animated` argument of the callbacks of the current appearance.
  var appearsAnimated = false
  /// Whether `viewIsAppearing(_:)` has not been called yet in the current appearance.
  var awaitsIsAppearing = false
  /// Whether the children have been notified of the current appearance.
  var hasToldChildren = false
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  /// Whether a transition sends the callbacks, so that added and removed views have no effect on
  /// them.
  var appearsByTransition = false
  /// The change that the view controller is part of. Its appearance callbacks can read the change.
  var passage = Passage.none
  /// The presentation that presents this view controller. The presenter keeps the presentation.
  weak var presentedBy: UIPresentationController?
  /// The presentation by which this view controller presents another one.
  var presentation: UIPresentationController?
  /// A presentation controller that was requested before the presentation.
  var preparedPresentation: UIPresentationController?
  /// The navigation item, or nil before it is first requested.
  var ownNavigationItem: UINavigationItem?
  weak var ownTab: UITab?
  /// The insets of the view that the bars of containers cover, in points.
  var barInsets = UIEdgeInsets.zero
  /// The height that a change adds to the bottom inset of the container view's safe area, in
  /// points.
  ///
  /// The outgoing page keeps its previous safe area until it is shown again (fact 2.153).
  var keptBarInset: CGFloat = 0

  /// The title that bars show for the view controller.
  open var title: String? {
    didSet { ownNavigationItem?.title = title }
  }
  /// The presentation style of the view controller. The default is `.automatic`, a sheet (fact
  /// 2.84).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's animation of the presentation. Here, all styles slide up.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that provides the objects for a custom presentation and dismissal.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a presentation in the current context covers this view controller and not the screen.
  ///
  /// This applies to presentations by this view controller and by its descendants. The default is
  /// false, and true for a navigation controller (fact 2.159).
  open var definesPresentationContext = false
  /// Whether a tab bar is hidden while the view controller is in the stack of a navigation
  /// controller.
  ///
  /// The default is false.
  public var hidesBottomBarWhenPushed = false
  /// Whether the user is prevented from dismissing the view controller.
  open var isModalInPresentation = false
  /// The style of the view controller's view. The style `unspecified` inherits the style of the
  /// surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      if let loadedView {
        loadedView.changeTraits { ownStyle = newValue }
      } else {
        ownStyle = newValue
      }
    }
  }
  private var ownStyle = UIUserInterfaceStyle.unspecified
  /// The registrations for changes of the view controller's traits, or nil if there are none.
  final var traitObservers: TraitObservers?
  /// The preferred size of the content, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeChanged(from: oldValue) }
  }
  /// The insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// Creates a view controller.
  ///
  /// A headless runtime has no nib files, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a view controller without a nib file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Does nothing, because a headless runtime cannot encode archives.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  // UIKit's declaration is implicitly unwrapped too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the view controller. Reading the property loads the view if necessary.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Creates the view and assigns it to `view`.
  ///
  /// The default is an empty view of the screen's size that is resized together with its superview.
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

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Notifies the view controller that its view is about to appear.
  ///
  /// The method is also called when a disappearance is cancelled.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the view controller that its view is in the hierarchy with its final size, before it
  /// has appeared (fact 2.57).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the view controller that its view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the view controller that its view is about to disappear.
  ///
  /// The method is also called when an appearance is cancelled.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the view controller that its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the view. The system calls the method before a layout.
  open func updateViewConstraints() {
    view.updateConstraints()
  }
  /// Notifies the view controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the view controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Notifies the view controller that the safe area of its view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether the margins of the view are at least those of the system. The default is true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }
  /// The least margins of the view, in points: 16 at the leading and at the trailing side, or 20 if
  /// the horizontal size class is regular (fact 8.20).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Notifies the view controller that the margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Notifies a child that it is about to appear or disappear.
  ///
  /// A container that forwards appearance callbacks manually calls the method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether the children are notified of appearance together with this view controller.
  ///
  /// The default is true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presentation

  /// Presents a view controller over the screen.
  ///
  /// Views and animations begin with the next turn of the run loop (fact 2.16).
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: A view controller that is not presented already.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: A closure that is called after the presented view controller's
  ///     `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presentation by this view controller and everything above it.
  ///
  /// If this view controller presents nothing, the method dismisses this view controller (fact
  /// 2.90).
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: A closure that is called after the dismissed view controller's
  ///     `viewDidDisappear(_:)`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// The view controller that this view controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    presentation?.presentedViewController ?? parent?.presentedViewController
  }

  /// The view controller that presents this view controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller of this view controller or of one of its ancestors.
  ///
  /// If the property is read before the presentation, the presentation controller is created then,
  /// and kept until the dismissal has ended.
  open var presentationController: UIPresentationController? { findPresentationController() }

  /// The presentation controller that currently manages this view controller, or nil.
  open var activePresentationController: UIPresentationController? {
    presentedBy ?? parent?.activePresentationController
  }

  /// Whether the view controller is being presented. The value is meaningful in appearance
  /// callbacks.
  open var isBeingPresented: Bool { if case .presented = passage { true } else { false } }
  /// Whether the view controller is being dismissed. The value is meaningful in appearance
  /// callbacks.
  open var isBeingDismissed: Bool { if case .dismissed = passage { true } else { false } }
  /// Whether the view controller is being added to a container.
  ///
  /// The value is meaningful in appearance callbacks.
  open var isMovingToParent: Bool { passage == .added }
  /// Whether the view controller is being removed from a container.
  ///
  /// The value is meaningful in appearance callbacks.
  open var isMovingFromParent: Bool { passage == .removed }

  /// The coordinator of the transition that this view controller or an ancestor is part of, or nil
  /// if there is none (fact 2.69).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  // MARK: Size

  /// Notifies the view controller that the size of its view is about to change, for example because
  /// the device rotates.
  ///
  /// The default implementation notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The object that runs animations along with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Notifies the view controller that the preferred size of a child has changed.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Traits

  /// Notifies the view controller that the traits of its view have changed (fact 6.42).
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For containers

  /// Replaces the view of a child with the view of another child.
  ///
  /// The method adds the new view, animates, and removes the old view. It also sends the appearance
  /// callbacks.
  ///
  /// - Parameters:
  ///   - fromViewController: A child whose view is in the hierarchy.
  ///   - toViewController: Another child.
  ///   - duration: The duration of the animations, in seconds.
  ///   - options: The options of the animations.
  ///   - animations: The changes to animate, or nil to only replace the views.
  ///   - completion: A closure that receives whether the animations finished.
  /// - Precondition: Both are children of this view controller.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    swap(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// The object that shows one child at a time, or nil in a container without such an object.
  ///
  /// A container with a child switch sends its children's callbacks when their views are added and
  /// removed.
  var ownSwitch: ChildSwitch? { nil }
  /// Called before `viewWillAppear(_:)`. A container then puts its child's view in place.
  func willBeginToAppear() {}
  /// Called when the children have been notified that the container appears or has appeared.
  func didTellChildren(animated: Bool, hasEnded: Bool) {}

  // MARK: Containment

  /// The view controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The view controllers that this one contains.
  open var children: [UIViewController] { childControllers }

  /// Adds a child.
  ///
  /// The child receives `willMove(toParent:)`. The caller calls `didMove(toParent:)` after the view
  /// is in place.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the view controller from its container.
  ///
  /// The caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Notifies the view controller that it is about to be added to or removed from a container.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { passage = .removed }
  }
  /// Notifies the view controller that it has been added to or removed from a container.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Responder

  /// The presenter of a presented view controller, or otherwise the superview of the view.
  open override var next: UIResponder? {
    presentedBy?.presenter ?? loadedView?.superview
  }
}
