import Foundation

extension UIWindow {
  /// Puts another root controller in the place of the old one, and of all that it presents.
  func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
    guard old !== new else { return }
    if let old {
      old.beginAppearance(false, animated: false)
      for presentation in old.presentationsWithin.reversed() { presentation.leaveWindow() }
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    if !isHidden { showRoot() }
  }

  /// Puts the root controller's view at the back of the window. It has appeared with the next turn
  /// of the run loop, as the window is on the screen then.
  func showRoot() {
    guard let root = rootViewController, root.appearance == .disappeared else { return }
    root.beginAppearance(true, animated: false)
    guard let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    root.noteIsAppearing()
    Runtime.current.nextTurn { [weak self, weak root] in
      guard let root, self?.rootViewController === root else { return }
      root.endAppearance()
    }
  }
}

extension UIPresentationController {
  /// Goes out of the window along with the presenter; what is presented stays presented.
  func leaveWindow() {
    presentedViewController.beginAppearance(false, animated: false)
    container?.removeFromSuperview()
    // The presenter's view is nobody's to put back.
    presenterPlace = nil
    presentedViewController.endAppearance()
  }
}
