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
  enum Passage: Equatable {
    case none
    /// The presentation, by its identity: a callback at its end may ask for the next change.
    case presented(ObjectIdentifier)
    case dismissed(ObjectIdentifier)
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
  ///
  /// A callback may reverse it too. Then the children are not notified of what is over (fact
  /// 2.147).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard turns(toAppear: isAppearing) else { return }
    if isAppearing {
      loadViewIfNeeded()
      guard turns(toAppear: true) else { return }
    }
    appearance = isAppearing ? .appearing : .disappearing
    appearsAnimated = animated
    awaitsIsAppearing = isAppearing
    hasToldChildren = false
    if isAppearing {
      willBeginToAppear()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard !turns(toAppear: isAppearing) else { return }
    hasToldChildren = true
    forwardAppearance(isAppearing ? .appears : .disappears) {
      $0.beginAppearance(isAppearing, animated: animated)
    }
    if isAppearing, !turns(toAppear: true) { didTellChildren(animated: animated, hasEnded: false) }
  }

  /// Reports that the view is in the window and laid out, once per appearance.
  func noteIsAppearing() {
    guard awaitsIsAppearing, let view = viewIfLoaded, let window = view.window else { return }
    awaitsIsAppearing = false
    window.layoutIfNeeded()
    guard appearance == .appearing else { return }
    viewIsAppearing(appearsAnimated)
    guard appearance == .appearing else { return }
    forwardAppearance(.appears) { $0.noteIsAppearing() }
  }

  /// Ends the appearance or disappearance that `beginAppearance(_:animated:)` began, unless a
  /// callback or a layout reverses it: then what does so ends it.
  func endAppearance() {
    if appearance == .appearing {
      noteIsAppearing()
      guard appearance == .appearing else { return }
    }
    switch appearance {
    case .disappeared, .appeared:
      return
    case .appearing:
      awaitsIsAppearing = false
      appearance = .appeared
      viewDidAppear(appearsAnimated)
      if passage == .added { passage = .none }
      guard appearance == .appeared else { return }
      forwardAppearance(.hasAppeared) { $0.endAppearance() }
      if appearance == .appeared { didTellChildren(animated: appearsAnimated, hasEnded: true) }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
      guard appearance == .disappeared else { return }
      forwardAppearance(.disappears) { $0.endAppearance() }
    }
  }

  /// What a container passes on to its children.
  enum AppearanceStep {
    case appears
    case hasAppeared
    case disappears
  }

  /// Calls a block with each child that appears and disappears along with this controller: each
  /// child whose view is in this controller's, unless a change between children says otherwise.
  private func forwardAppearance(_ step: AppearanceStep, _ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    let state = appearance
    for child in childControllers
    where ownSwitch?.passes(step, to: child) ?? (child.viewIfLoaded?.isDescendant(of: view) == true)
    {
      // The callback of a child may have reversed it.
      guard appearance == state else { return }
      body(child)
    }
  }

  /// Puts the views of the children to be shown in place, without callbacks, because the view of a
  /// controller is added to a container that is not to appear.
  func prepareContents() {
    guard let ownSwitch else { return }
    loadViewIfNeeded()
    ownSwitch.prepareToAppear()
    ownSwitch.shown?.prepareContents()
  }

  func replaceView(with newView: UIView?) {
    loadedView?.owner = nil
    loadedView = newView
    newView?.owner = self
    if overrideUserInterfaceStyle != .unspecified { newView?.updateStyle() }
    newView?.updateSafeArea()
  }
}
