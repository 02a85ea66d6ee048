import Foundation

extension UIWindow {
  /// Changes the size of the window, as when the device turns: the controllers hear of it first,
  /// and animate along with it.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - insets: what the device keeps clear then, in points.
  package func transition(to size: CGSize, insets: UIEdgeInsets) {
    guard let root = rootViewController, !isHidden else {
      screenInsets = insets
      frame.size = size
      return
    }
    let run = TransitionRun(
      sides: TransitionSides(
        container: self, style: .none, isAnimated: true, controllers: [.from: root, .to: root],
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

extension Runtime {
  /// Gives the screen another size, and a window with it.
  package func turnScreen(to size: CGSize, insets: UIEdgeInsets, of window: UIWindow) {
    screen.size = size
    window.transition(to: size, insets: insets)
  }
}

extension UIViewController {
  /// What the controller and all in it present, and what that presents in turn.
  var presentationsWithin: [UIPresentationController] {
    var found = presentation?.stack ?? []
    for child in childControllers { found += child.presentationsWithin }
    return found
  }
}

/// Animates a change of the window's size; keeps its run until that has ended.
@MainActor private final class SizeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let change: () -> Void

  init(_ change: @escaping () -> Void) {
    self.change = change
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let run = (transitionContext as? TransitionContext)?.run
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      self.change()
    } completion: { _ in
      // Not through the context: nobody's transition is completed.
      run?.end(completed: true)
    }
  }
}
