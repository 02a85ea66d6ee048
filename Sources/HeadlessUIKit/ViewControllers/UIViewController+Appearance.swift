import Foundation

extension UIViewController {
  /// The state of a controller's view between disappeared and appeared.
  enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The reason why a controller appears or disappears.
  enum Passage {
    case none
    case presented
    case dismissed
    case added
    case removed
  }

  /// Whether an appearance or disappearance that begins now is another state than the present one.
  func turns(toAppear isAppearing: Bool) -> Bool {
    switch appearance {
    case .appearing, .appeared: !isAppearing
    case .disappeared, .disappearing: isAppearing
    }
  }

  /// Begins an appearance or disappearance. If the opposite one is under way this reverses it, as a
  /// cancelled transition does (fact 2.68).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard turns(toAppear: isAppearing) else { return }
    appearance = isAppearing ? .appearing : .disappearing
    appearsAnimated = animated
    awaitsIsAppearing = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      willBeginToAppear()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forwardAppearance { $0.beginAppearance(isAppearing, animated: animated) }
    if isAppearing { didTellChildren(animated: animated, hasEnded: false) }
  }

  /// Reports that the view is in the window and laid out, once per appearance.
  func noteIsAppearing() {
    guard awaitsIsAppearing, let view = viewIfLoaded, let window = view.window else { return }
    awaitsIsAppearing = false
    window.layoutIfNeeded()
    viewIsAppearing(appearsAnimated)
    forwardAppearance { $0.noteIsAppearing() }
  }

  /// Ends the appearance or disappearance that `beginAppearance(_:animated:)` began.
  func endAppearance() {
    switch appearance {
    case .disappeared, .appeared:
      return
    case .appearing:
      noteIsAppearing()
      awaitsIsAppearing = false
      appearance = .appeared
      viewDidAppear(appearsAnimated)
      if passage == .added { passage = .none }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    }
    forwardAppearance { $0.endAppearance() }
    if appearance == .appeared { didTellChildren(animated: appearsAnimated, hasEnded: true) }
  }

  /// Calls a block with each child whose view is in this controller's.
  private func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in childControllers where child.viewIfLoaded?.isDescendant(of: view) == true {
      body(child)
    }
  }

  func replaceView(with newView: UIView?) {
    loadedView?.owner = nil
    loadedView = newView
    newView?.owner = self
    newView?.updateSafeArea()
  }
}
