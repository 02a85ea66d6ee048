import Foundation

extension UIWindow {
  /// Replaces the root controller. Controllers that the old one presents stay in the window, below
  /// the new one's view (fact 2.130).
  func replaceRoot(_ old: UIViewController?, with new: UIViewController?) {
    guard old !== new else { return }
    if let old {
      old.beginAppearance(false, animated: false)
      for presentation in old.presentationsWithin.reversed() { leaveBehind(presentation) }
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
      oldRoots.append(old)
    }
    forgetOldRoots()
    if !isHidden { showRoot() }
  }

  /// Removes a presentation from the window, or keeps it there without the old root's view to
  /// return to.
  private func leaveBehind(_ presentation: UIPresentationController) {
    guard presentation.container?.superview === self,
      !Runtime.current.reads(.replacesWholeWindow)
    else { return presentation.leaveWindow() }
    // A presentation from within one that stays has its places there.
    guard presentation.presenterPlace?.isIn(self) == true else { return }
    presentation.presenterPlace = nil
    for case let transition as ModalTransition in Runtime.current.transitions
    where transition.lowest === presentation {
      transition.movesPresenter = false
    }
  }

  /// Keeps only those of the old root controllers that present something in the window.
  func forgetOldRoots() {
    oldRoots.removeAll { old in
      old === rootViewController
        || !old.presentationsWithin.contains { $0.container?.superview === self }
    }
  }

  /// Puts the root controller's view into the window, in front of the presentations by old roots.
  /// It has appeared with the next turn of the run loop, because the window is on the screen then.
  func showRoot() {
    guard let root = rootViewController, root.appearance == .disappeared else { return }
    // Loading the view calls the app, which may have replaced the root.
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
    root.noteIsAppearing()
    Runtime.current.nextTurn { [weak self, weak root] in
      guard let root, self?.rootViewController === root else { return }
      root.endAppearance()
    }
  }
}

extension UIPresentationController {
  /// Leaves the window along with the presenter; the presented controller stays presented.
  func leaveWindow() {
    presentedViewController.beginAppearance(false, animated: false)
    container?.removeFromSuperview()
    // The presenter's view is not to be restored.
    presenterPlace = nil
    presentedViewController.endAppearance()
  }
}
