import Foundation

extension UIViewController {
  /// The appearance state of a view controller's view.
  enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The reason for which a view controller appears or disappears.
  enum Passage: Equatable {
    case none
    /// The presentation with the given identifier.
    ///
    /// The identifier is needed because a callback at the end of a presentation may request another
    /// change.
    case presented(ObjectIdentifier)
    case dismissed(ObjectIdentifier)
    case added
    case removed
  }

  /// Returns whether beginning an appearance or a disappearance changes the direction.
  func turns(toAppear isAppearing: Bool) -> Bool {
    switch appearance {
    case .appearing, .appeared: !isAppearing
    case .disappeared, .disappearing: isAppearing
    }
  }

  /// Begins an appearance or a disappearance.
  ///
  /// If the opposite change is in progress, it is reversed, as in a cancelled transition (fact
  /// 2.68). A callback may also reverse the change. The children are then not notified of the
  /// change that is over (fact 2.147).
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

  /// Reports once per appearance that the view is in the window and laid out.
  func reportIsAppearing() {
    guard awaitsIsAppearing, let view = viewIfLoaded, let window = view.window else { return }
    awaitsIsAppearing = false
    window.layoutIfNeeded()
    guard appearance == .appearing else { return }
    viewIsAppearing(appearsAnimated)
    guard appearance == .appearing else { return }
    forwardAppearance(.appears) { $0.reportIsAppearing() }
  }

  /// Ends the appearance or disappearance that `beginAppearance(_:animated:)` began.
  ///
  /// If a callback or a layout reverses the change, the code that reversed it ends it.
  func endAppearance() {
    if appearance == .appearing {
      reportIsAppearing()
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

  /// The steps of an appearance that a container forwards to its children.
  enum AppearanceStep {
    case appears
    case hasAppeared
    case disappears
  }

  /// Calls a block with each child that appears and disappears together with this view controller.
  ///
  /// These are the children whose views are in this view controller's view. A transition between
  /// children may decide otherwise.
  private func forwardAppearance(_ step: AppearanceStep, _ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    let state = appearance
    for child in childControllers
    where ownSwitch?.passes(step, to: child) ?? (child.viewIfLoaded?.isDescendant(of: view) == true)
    {
      // The callback of a child may have reversed the change.
      guard appearance == state else { return }
      body(child)
    }
  }

  /// Puts the views of the shown children in place without callbacks.
  ///
  /// The method is called when the view of a view controller is added to a container that does not
  /// appear.
  func prepareContents() {
    guard let ownSwitch else { return }
    loadViewIfNeeded()
    ownSwitch.prepareToAppear()
    ownSwitch.shown?.prepareContents()
  }

  func replaceView(with newView: UIView?) {
    loadedView?.owner = nil
    loadedView = newView
    newView?.changeTraits { newView?.owner = self }
    newView?.updateSafeArea()
  }
}
