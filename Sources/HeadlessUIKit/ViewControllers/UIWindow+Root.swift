import Foundation

extension UIWindow {
  /// Replaces the root view controller.
  ///
  /// Presentations by the old root view controller stay in the window, below the new one's view
  /// (fact 2.130).
  func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
    guard old !== new else { return }
    if let old {
      old.beginAppearance(false, animated: false)
      for presentation in old.presentationsWithin.reversed() { leaveBehind(presentation) }
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
      oldRoots.append(old)
    }
    removeOldRoots()
    if !isHidden { showRoot() }
  }

  /// Removes a presentation from the window, or keeps it without the old root's view to return to.
  private func leaveBehind(_ presentation: UIPresentationController) {
    guard presentation.container?.superview === self,
      !Runtime.current.reads(.replacesWholeWindow)
    else { return presentation.leaveWindow() }
    // A presenter's view that is not directly in the window can still be restored, because it
    // belongs to a presentation that stays.
    guard presentation.presenterPlace?.isIn(self) == true else { return }
    presentation.presenterPlace = nil
    for case let transition as ModalTransition in Runtime.current.transitions
    where transition.lowest === presentation {
      transition.movesPresenter = false
    }
  }

  /// Removes the old root view controllers that present nothing in the window.
  func removeOldRoots() {
    oldRoots.removeAll { old in
      old === rootViewController
        || !old.presentationsWithin.contains { $0.container?.superview === self }
    }
  }

  /// Puts the root view controller's view into the window, in front of the presentations by old
  /// roots.
  ///
  /// The view controller has appeared at the next turn of the run loop, because the window is then
  /// on the screen.
  func showRoot() {
    guard let root = rootViewController, root.appearance == .disappeared else { return }
    // Loading the view calls the app, which may replace the root.
    root.loadViewIfNeeded()
    guard rootViewController === root else { return }
    root.beginAppearance(true, animated: false)
    // A callback may have replaced the root.
    guard rootViewController === root, root.appearance == .appearing, let view = root.view else {
      return
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let highest = subviews.lastIndex { $0 is TransitionContainerView } ?? -1
    insertSubview(view, at: highest + 1)
    root.reportIsAppearing()
    Runtime.current.nextTurn { [weak self, weak root] in
      guard let root, self?.rootViewController === root else { return }
      root.endAppearance()
    }
  }
}

extension UIPresentationController {
  /// Removes the presentation from the window together with the presenter.
  ///
  /// The presented view controller stays presented.
  func leaveWindow() {
    presentedViewController.beginAppearance(false, animated: false)
    container?.removeFromSuperview()
    // The presenter's view must not be restored.
    presenterPlace = nil
    presentedViewController.endAppearance()
  }
}
