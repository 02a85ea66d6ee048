import Foundation

extension UIWindow {
  /// Changes the size of the window, for example when the device rotates: the controllers are
  /// notified first, and animate alongside.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - insets: the insets that the device then keeps clear, in points.
  ///   - isAnimated: whether the change is animated, as a rotation is and a live resize is not.
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
  /// - Parameter size: the new size, in points.
  package func resize(to size: CGSize) {
    guard size != frame.size else { return }
    transition(to: size, insets: screenInsets, isAnimated: false)
  }
}

extension Runtime {
  /// Changes the size of the screen, and of a window with it.
  package func turnScreen(to size: CGSize, insets: UIEdgeInsets, of window: UIWindow) {
    screen.size = size
    window.transition(to: size, insets: insets)
  }
}

extension UIViewController {
  /// The presentations by the controller and all its children, and the presentations by the
  /// presented controllers in turn.
  var presentationsWithin: [UIPresentationController] {
    var found = presentation?.stack ?? []
    for child in childControllers { found += child.presentationsWithin }
    return found
  }
}

/// Animates a change of the window's size; keeps its run until the change has ended.
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
      // The alongside blocks are run when this call has returned.
      return Runtime.current.nextTurn { run?.end(completed: true) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .changesSize
    ) {
      self.change()
    } completion: { _ in
      // Not through the context: no transition is completed.
      run?.end(completed: true)
    }
  }
}
