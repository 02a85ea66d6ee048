import Foundation

extension UIWindow {
  /// Puts another root controller in the place of the old one. What that presents stays in the
  /// window, below the new one's view (fact 2.130).
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

  /// Takes a presentation out of the window, or keeps it there without the old root's view to go
  /// back to.
  private func leaveBehind(_ presentation: UIPresentationController) {
    guard presentation.container?.superview === self,
      !Runtime.current.reads(.replacesWholeWindow)
    else { return presentation.leaveWindow() }
    // What is presented in what stays has its places there.
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

  /// Puts the root controller's view into the window, in front of what old roots present there. It
  /// has appeared with the next turn of the run loop, as the window is on the screen then.
  func showRoot() {
    guard let root = rootViewController, root.appearance == .disappeared else { return }
    root.beginAppearance(true, animated: false)
    guard let view = root.view else { return }
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
  /// Goes out of the window along with the presenter; what is presented stays presented.
  func leaveWindow() {
    presentedViewController.beginAppearance(false, animated: false)
    container?.removeFromSuperview()
    // The presenter's view is nobody's to put back.
    presenterPlace = nil
    presentedViewController.endAppearance()
  }
}
