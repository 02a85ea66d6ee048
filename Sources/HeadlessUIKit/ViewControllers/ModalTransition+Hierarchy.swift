import Foundation

// The changes that a modal transition makes to presentation controllers and views before and after
// the app's code.
extension ModalTransition {
  /// The presentation directly above the presenter.
  var lowest: UIPresentationController { others.first ?? presentation }

  /// Returns the container of the presentation, or nil if there is no window.
  ///
  /// A presentation creates a new container, which exists until the dismissal has ended (fact
  /// 2.34).
  func containerOfPresentation() -> UIView? {
    if let container = presentation.container {
      return container.window == nil ? nil : container
    }
    guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
    let container = TransitionContainerView(frame: window.bounds, presentation: presentation)
    if presentation.coversContext, let place = ViewPlace(of: view), let superview = view.superview {
      container.frame = place.frame(in: superview)
      superview.insertSubview(container, aboveSubview: view)
    } else {
      window.addSubview(container)
    }
    presentation.container = container
    return container
  }

  func notifyPresentationOfStart() {
    if direction == .presentation {
      presentation.presentationTransitionWillBegin()
    } else {
      for presentation in [presentation] + others.reversed() {
        presentation.dismissalTransitionWillBegin()
      }
    }
  }

  func notifyPresentationOfEnd(completed: Bool) {
    if direction == .presentation {
      presentation.presentationTransitionDidEnd(completed)
    } else {
      for presentation in [presentation] + others.reversed() {
        presentation.dismissalTransitionDidEnd(completed)
      }
    }
  }

  /// Puts the views in place for the animator, and passes them to the context (facts 2.28–2.33).
  func placePresentation(in context: TransitionContext) {
    let container = context.containerView
    guard let presentedView = presentation.presentedView, let presenterView = presenter.view else {
      return
    }
    let presentedID = ObjectIdentifier(presented)
    let presenterID = ObjectIdentifier(presenter)
    if direction == .presentation {
      movesPresenter = presentation.shouldRemovePresentersView
      context.sides.finalFrames[presentedID] = presentation.frameOfPresentedViewInContainerView
      context.sides.views[.to] = presentedView
      let place = ViewPlace(of: presenterView)
      context.sides.initialFrames[presenterID] = place?.frame(in: container)
      if movesPresenter {
        presentation.presenterPlace = place
        container.insertSubview(presenterView, at: 0)
        if let place { presenterView.fill(place.frame(in: container)) }
        context.sides.views[.from] = presenterView
      } else {
        context.sides.finalFrames[presenterID] = place?.frame(in: container)
      }
    } else {
      movesPresenter = lowest.presenterPlace != nil
      // The presentations in between disappear at once, without an animation.
      for other in others { other.container?.isHidden = true }
      context.sides.views[.from] = presentedView
      let leaving = [presented, context.viewController(forKey: .from)].compactMap { $0 }
      for id in leaving.map(ObjectIdentifier.init) {
        context.sides.initialFrames[id] = ViewPlace(of: presentedView)?.frame(in: container)
      }
      let place = lowest.presenterPlace ?? ViewPlace(of: presenterView)
      context.sides.finalFrames[presenterID] = finalFrame(ofPresenterAt: place, in: container)
      if movesPresenter {
        context.sides.views[.to] = presenterView
      } else {
        context.sides.initialFrames[presenterID] = place?.frame(in: container)
      }
    }
  }

  /// Puts the hierarchy into its state after the transition.
  ///
  /// A view that the animator has not added to the container is not shown. A view that the animator
  /// has left in the container stays (facts 2.30, 2.139).
  func settleViews(completed: Bool) {
    for other in others { other.container?.isHidden = false }
    switch (direction, completed) {
    case (.presentation, true):
      if movesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    case (.presentation, false), (.dismissal, true):
      if movesPresenter, let view = presenter.viewIfLoaded, let container = presentation.container,
        view.isDescendant(of: container)
      {
        lowest.presenterPlace?.restore(view)
      }
      for presentation in [presentation] + others.reversed() { presentation.tearDown() }
    case (.dismissal, false):
      break
    }
  }
}

extension UIPresentationController {
  /// Links the presenter and the presented view controller.
  func link(presenter: UIViewController) {
    self.presenter = presenter
    style = presentedViewController.modalPresentationStyle
    presenter.presentation = self
    presentedViewController.presentedBy = self
    presentedViewController.preparedPresentation = nil
  }

  /// Unlinks the presenter and the presented view controller.
  ///
  /// Both view controllers may be deinitialized in this call.
  func unlink() {
    presentedViewController.presentedBy = nil
    presentedViewController.preparedPresentation = nil
    presenter?.presentation = nil
  }

  /// Removes the presentation from the window permanently, with all views in its container.
  func tearDown() {
    let window = container?.window
    container?.removeFromSuperview()
    container = nil
    presenterPlace = nil
    unlink()
    window?.removeOldRoots()
  }
}
