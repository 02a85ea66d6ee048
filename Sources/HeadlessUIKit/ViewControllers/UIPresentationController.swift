import Foundation

/// Manages a presentation: its container, the frame of the presented view, and views around it.
@MainActor open class UIPresentationController: NSObject {
  weak var presenter: UIViewController?
  var container: TransitionContainerView?
  /// The place of the presenter's view before it was removed for the presentation.
  var presenterPlace: ViewPlace?
  /// The style at the time of the presentation.
  var style: UIModalPresentationStyle

  private let presented: UIViewController

  /// The delegate, which is notified when the user dismisses the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a controller of one presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is presented.
  ///   - presentingViewController: the presenter, or nil if UIKit chooses it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The controller that presents.
  ///
  /// - Precondition: it is known, which is the case from the presentation on, and still exists.
  open var presentingViewController: UIViewController {
    guard let presenter else {
      preconditionFailure("The presentation controller has no presenting view controller")
    }
    return presenter
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presentation takes place; nil before and after it.
  open var containerView: UIView? { container }

  /// The view that is animated: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container. The default is the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen. The default is true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the hierarchy. The default is false.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation is animated; the container exists.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has ended, completed or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal is animated.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has ended, completed or cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the size of the container changes. The default notifies the presented
  /// controller.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: runs animations along with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// The size that suits the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the preferred size of the presented controller has changed. The default does
  /// nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
}

/// The system's presentation of the styles that remove the presenter's view.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The view in which a modal transition takes place.
final class TransitionContainerView: UIView {
  private weak var presentation: UIPresentationController?

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

/// The place of a view in a hierarchy, used to restore the view there.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  /// Whether the view fills its superview, whatever size the superview has later.
  private let fills: Bool

  /// Records the place of a view; nil if the view has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    fills = frame == superview.bounds
  }

  /// Whether the place is directly in a view.
  func isIn(_ view: UIView) -> Bool { superview === view }

  /// Restores a view to the place, unless it is there.
  func restore(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    let shown = view.superview.map { superview.convert(view.place, from: $0) } ?? view.place
    superview.insertSubview(view, at: index)
    view.take(fills ? superview.bounds : shown)
  }

  /// The frame of the view without its transform, in a container that covers the superview.
  func frame(in container: UIView) -> CGRect {
    superview.map { container.convert(fills ? $0.bounds : frame, from: $0) } ?? frame
  }
}
