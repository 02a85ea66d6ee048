import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "A view controller cannot contain itself")
    guard child.parentController !== self else { return }
    if child.parentController != nil {
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    child.parentController = self
    child.passage = .added
    childControllers.append(child)
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    // The presentations over this view controller as a context lose the views below them.
    for presentation in presentationsWithin.reversed() { presentation.leaveWindow() }
    passage = .none
    didMove(toParent: nil)
  }

  /// The outermost container of this view controller, or the view controller itself.
  var outermost: UIViewController { parentController?.outermost ?? self }

  /// Forwards a change of the window.
  ///
  /// If the parent has appeared, a child appears when its view enters the window, and disappears
  /// when its view leaves the window. While the parent itself appears or disappears, the parent
  /// notifies the child.
  func viewWillMove(toWindow window: UIWindow?) {
    guard followsParent else { return }
    beginAppearance(window != nil, animated: false)
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard followsParent else { return }
    guard window != nil else { return endAppearance() }
    // The view is on the screen with the next frame.
    Runtime.current.nextTurn { [weak self] in
      guard let self, self.appearance == .appearing, self.followsParent else { return }
      self.endAppearance()
    }
  }

  private var followsParent: Bool {
    guard let parent = parentController, !appearsByTransition else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.ownSwitch == nil
      && parent.appearance == .appeared
  }
}

extension UIViewController {
  func swap(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parentController === self && new.parentController === self,
      "Children view controllers \(old.consoleName) and \(new.consoleName) must have a common "
        + "parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]")
    guard let oldView = old.view, let newView = new.view else { return }
    let sendsCallbacks = shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
    let isAnimated = duration > 0
    for child in [old, new] { child.appearsByTransition = true }
    if sendsCallbacks {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    oldView.superview?.insertSubview(newView, aboveSubview: oldView)
    if sendsCallbacks { new.reportIsAppearing() }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      oldView.removeFromSuperview()
      if sendsCallbacks {
        old.endAppearance()
        new.endAppearance()
      }
      for child in [old, new] { child.appearsByTransition = false }
      completion?(finished)
    }
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains the view controller.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
