import Foundation

extension UIWindow {
  /// Changes the size of the window, for example because the device rotates.
  ///
  /// The view controllers are notified first and can animate alongside.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - insets: The new safe area insets of the device, in points.
  ///   - isAnimated: Whether the change is animated. A rotation is animated, but a live resize is
  ///     not.
  package func transition(to size: CGSize, insets: UIEdgeInsets, isAnimated: Bool = true) {
    guard let root = rootViewController, !isHidden else {
      screenInsets = insets
      frame.size = size
      return
    }
    let run = TransitionRun(
      sides: TransitionSides(
        container: self, style: .none, isAnimated: isAnimated,
        controllers: [.from: root, .to: root],
        views: [:]),
      animator: SizeAnimator { [unowned self] in
        screenInsets = insets
        frame.size = size
        layoutIfNeeded()
      }, interactor: nil
    ) { _ in }
    root.viewWillTransition(to: size, with: run.coordinator)
    for presentation in root.presentationsWithin {
      let container = presentation.container?.superview === self ? size : nil
      presentation.viewWillTransition(
        to: container ?? presentation.container?.bounds.size ?? size, with: run.coordinator)
    }
    run.start {}
  }
}

extension UIWindow {
  /// Makes one step of a live resize, without an animation.
  ///
  /// - Parameter size: The new size, in points.
  package func resize(to size: CGSize) {
    guard size != frame.size else { return }
    transition(to: size, insets: screenInsets, isAnimated: false)
  }
}

extension Runtime {
  /// Changes the size of the screen and of a window.
  package func turnScreen(to size: CGSize, insets: UIEdgeInsets, of window: UIWindow) {
    screen.size = size
    window.transition(to: size, insets: insets)
  }
}

extension UIViewController {
  /// The presentations by the view controller and its descendants, and the presentations above
  /// them.
  var presentationsWithin: [UIPresentationController] {
    var found = presentation?.stack ?? []
    for child in childControllers { found += child.presentationsWithin }
    return found
  }
}

/// An animator that changes the size of the window. It keeps its run until the change has ended.
@MainActor private final class SizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let change: () -> Void

  init(_ change: @escaping () -> Void) {
    self.change = change
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let run = (transitionContext as? TransitionContext)?.run
    guard transitionContext.isAnimated else {
      UIView.performWithoutAnimation(change)
      // The alongside blocks run after this call has returned.
      return Runtime.current.nextTurn { run?.end(completed: true) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .changesSize
    ) {
      self.change()
    } completion: { _ in
      // The run is ended without the context, because no transition is completed.
      run?.end(completed: true)
    }
  }
}
