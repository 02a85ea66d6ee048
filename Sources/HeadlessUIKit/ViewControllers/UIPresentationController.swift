import Foundation

/// An object that manages a presentation: its container, the frame of the presented view, and views
/// around it.
@MainActor open class UIPresentationController: NSObject {
  weak var presenter: UIViewController?
  var container: TransitionContainerView?
  /// The place of the presenter's view before it was removed for the presentation.
  var presenterPlace: ViewPlace?
  /// The style at the time of the presentation.
  var style: UIModalPresentationStyle

  private let presented: UIViewController
  /// The registrations for changes of the presentation's traits, or nil if there are none.
  final var traitObservers: TraitObservers?

  /// The delegate, which is notified when the user dismisses the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller for a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The view controller that is presented.
  ///   - presentingViewController: The presenter, or nil if UIKit chooses it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The view controller that presents.
  ///
  /// - Precondition: The presentation has been requested, and the presenter still exists.
  open var presentingViewController: UIViewController {
    guard let presenter else {
      preconditionFailure("The presentation controller has no presenting view controller")
    }
    return presenter
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presentation takes place, or nil before and after the presentation.
  open var containerView: UIView? { container }

  /// The view that is animated: the presented view controller's view, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container. The default is the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen. The default is true.
  ///
  /// A custom presentation that does not covers the current context (fact 2.160).
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presentation covers the current context, and not the screen.
  final var coversContext: Bool {
    style.isInContext || style == .custom && !shouldPresentInFullscreen
  }

  /// Whether the presenter's view leaves the hierarchy. The default is false.
  open var shouldRemovePresentersView: Bool { false }

  /// Notifies the controller that the presentation is about to be animated. The container exists.
  open func presentationTransitionWillBegin() {}
  /// Notifies the controller that the presentation has completed or has been cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the controller that the dismissal is about to be animated.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the controller that the dismissal has completed or has been cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the controller that the size of the container is about to change.
  ///
  /// The default implementation notifies the presented view controller.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The object that runs animations along with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// The preferred size of the presented view controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Notifies the controller that the preferred size of the presented view controller has changed.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Notifies the controller that the traits of the container have changed (fact 6.42).
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Notifies the controller that the container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the controller that the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}

/// The system's presentation of the styles that remove the presenter's view.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The view in which a modal transition takes place.
final class TransitionContainerView: UIView {
  private(set) weak var presentation: UIPresentationController?
  /// Whether the view belongs to a presentation of the system.
  var isOfSystem: Bool { presentation.map { $0.style != .custom } == true }

  init(frame: CGRect, presentation: UIPresentationController?) {
    self.presentation = presentation
    super.init(frame: frame)
    layer.owner = "UITransitionView"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// The position of a view in a hierarchy, with which the view can be restored.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  /// Whether the view fills its superview, even if the size of the superview changes later.
  private let fills: Bool

  /// Records the place of a view, or returns nil if the view has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    fills = frame == superview.bounds
  }

  /// Returns whether the place is directly in a view.
  func isIn(_ view: UIView) -> Bool { superview === view }

  /// Restores a view to the place, unless the view is already there.
  func restore(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    let shown = view.superview.map { superview.convert(view.place, from: $0) } ?? view.place
    superview.insertSubview(view, at: index)
    view.fill(fills ? superview.bounds : shown)
  }

  /// Returns the frame of the view without its transform, in a container that covers the superview.
  func frame(in container: UIView) -> CGRect {
    superview.map { container.convert(fills ? $0.bounds : frame, from: $0) } ?? frame
  }
}
