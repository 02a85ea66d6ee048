// The interactions that view controllers provide.
extension InterruptibleTransition {
  func changeProvidedInteractions(_ change: (inout ProvidedInteractions) -> Void) {
    change(&providedInteractions)
    updateAttachedInteractions()
  }

  func attachProvidedInteractions(of flight: TransitionFlight) {
    let pair = [flight.fromViewController, flight.toViewController]
    if !providedInteractions.isEmpty {
      changeProvidedInteractions { provided in
        provided.keep { viewController in
          pair.contains { $0 === viewController } || viewController.isInHierarchy
        }
      }
    }
    if let root = flight.incomingRoot { addRoot(root, of: flight) }
    attachPages()
    for other in pair.flatMap({ $0?.transitions(excluding: self) ?? [] }) {
      other.attachPages(of: flight.incomingRoot, shownBy: self)
    }
  }

  func detachProvidedInteractions(after flight: TransitionFlight, at position: TransitionPosition) {
    guard !providedInteractions.isEmpty else { return }
    if let away = flight.hiddenViewController(at: position) {
      detachInteractions(away, outOf: flight.pageContainer)
    }
    if !providedInteractions.arePlain || !windowObservers.isEmpty {
      updateProvidedInteractionsSoon()
    }
  }

  private func detachInteractions(_ away: UIViewController, outOf container: (any PageContainer)?) {
    guard let container, container.keepsPages else { return removeInteractions(within: away) }
    // A tab stays in its container. If the transition has shown the container, the tab keeps its
    // interactions.
    if providedInteractions.roots.contains(where: container.isWithin) {
      changeProvidedInteractions { $0.record { $0.isWithin(away) ? false : nil } }
    } else {
      changeProvidedInteractions { $0.keep { !$0.isWithin(away) } }
    }
  }

  private func removeInteractions(within away: UIViewController) {
    for transition in [self] + providedInteractions.neighbors(within: away) {
      transition.changeProvidedInteractions { $0.keep { !$0.isWithin(away) } }
      transition.updateWindowObservers()
    }
  }

  /// Asks a view controller and the visible view controllers inside it for interactions.
  private func addRoot(_ page: UIViewController, of flight: TransitionFlight) {
    // A view controller without pages inside may get pages later.
    changeProvidedInteractions { $0.addRoot(page, in: flight.pageContainer) }
    if let makeZoomGestures, flight.isPresentation, providedInteractions.isNew(page) {
      if !(page is any TransitionInteractionProvider) {
        providedInteractions.recordRequest(to: page)
      }
      let interactions = makeZoomGestures(page, flight.fromViewController)
      changeProvidedInteractions { $0.add(interactions, of: page) }
    }
    for page in page.visibleTree { requestInteractions(of: page) }
  }

  /// Asks a view controller for its interactions, once until it is to be asked again.
  private func requestInteractions(of page: UIViewController) {
    guard let provider = page as? any TransitionInteractionProvider,
      providedInteractions.needsRequest(to: page)
    else {
      return
    }
    providedInteractions.recordRequest(to: page)
    let interactions = provider.interactions(for: self)
    changeProvidedInteractions { $0.replace(with: interactions, of: page) }
  }

  // MARK: The pages inside the view controllers that the transition has shown

  /// Attaches the interactions of visible pages. The others stay until the change of pages ends.
  private func attachPages() {
    if providedInteractions.arePlain { return }
    let pages = providedInteractions.outermostRoots.flatMap(\.visibleTree)
    for page in pages { requestInteractions(of: page) }
    changeProvidedInteractions { $0.record { pages.contains($0) ? true : nil } }
  }

  /// Attaches the interactions of the pages that a flight of another transition shows.
  private func attachPages(
    of root: UIViewController?, shownBy transition: InterruptibleTransition
  ) {
    attachPages()
    updateProvidedInteractionsSoon()
    guard root?.visibleTree.contains(where: providedInteractions.contains) == true else { return }
    providedInteractions.addNeighbor(transition)
    transition.providedInteractions.addNeighbor(self)
  }

  /// Asks the visible view controllers for their interactions again.
  ///
  /// They are the view controllers that the transition has shown, and those inside them. They are
  /// asked in the next frame, or after the flight if there is one, and their new interactions
  /// replace the former ones.
  ///
  /// Call the method when a view controller is to return other interactions. Call it also after
  /// adding a child to a view controller that had none, for example when its content is loaded.
  /// Otherwise the child is asked when the next flight begins.
  ///
  /// ```swift
  /// addChild(list)
  /// view.addSubview(list.view)
  /// list.didMove(toParent: self)
  /// transition.setNeedsInteractionsUpdate()
  /// ```
  public func setNeedsInteractionsUpdate() {
    providedInteractions.setNeedsUpdate()
    updateProvidedInteractionsSoon()
  }

  /// Updates the provided interactions in the next frame in which none of them is in a transition.
  func updateProvidedInteractionsSoon() {
    guard !providedInteractions.isEmpty || !windowObservers.isEmpty else {
      return
    }
    let tree = providedInteractions.outermostRoots.flatMap(\.visibleTree)
    // The coordinator is read once, because reading it may make UIKit begin or end a transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    for page in tree where coordinator == nil { coordinator = page.transitionCoordinator }
    let waits = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.updateProvidedInteractionsInNextFrame()
    }
    if waits != true { updateProvidedInteractionsInNextFrame() }
  }

  private func updateProvidedInteractionsInNextFrame() {
    providedInteractions.frames.wait { [weak self] in
      self?.updateProvidedInteractions()
      return true
    }
  }

  private func updateProvidedInteractions() {
    let pairs = registry.active.flatMap { [$0.fromViewController, $0.toViewController] }
    var roots = providedInteractions.roots
    let gone = roots.partition { root in
      !root.isInHierarchy && !pairs.contains { $0 === root }
    }
    for root in roots[gone...] { removeInteractions(within: root) }
    roots.removeSubrange(gone...)
    changeProvidedInteractions { $0.keep { page in roots.contains { page.isWithin($0) } } }
    // New interactions would end the gesture that holds a flight.
    if providedInteractions.needsUpdate, isAtRest { providedInteractions.forgetRequests() }
    attachPages()
    let pages = providedInteractions.outermostRoots.flatMap(\.visibleTree)
    changeProvidedInteractions { $0.record { pages.contains($0) } }
    updateWindowObservers()
    // A sheet may have the preferred size of its visible page.
    for root in providedInteractions.outermostRoots where root.presentingViewController != nil {
      root.presentationController?.containerView?.setNeedsLayout()
    }
  }

  /// Adds an observer to each visible page that contains no other page, and to a container outside
  /// the window, whose return it reports.
  private func updateWindowObservers() {
    var views: [UIView] = []
    for root in providedInteractions.outermostRoots {
      let tree = root.visibleTree
      let isInWindow = root.viewIfLoaded?.window != nil
      guard tree.count > 1 || root is any PageContainer else { continue }
      let pages = tree.count > 1 ? tree.filter(\.visibleChildren.isEmpty) : []
      views += (isInWindow ? pages : [root] + pages).compactMap(\.windowObserverPage)
    }
    let former = windowObservers
    windowObservers = former.filter { observer in views.contains { $0 === observer.page } }
    for observer in former where !windowObservers.contains(where: { $0 === observer }) {
      observer.remove()
    }
    for view in views where !windowObservers.contains(where: { $0.page === view }) {
      windowObservers.append(view.makeWindowObserver(for: self))
    }
  }
}

extension InterruptibleTransition: WindowObserverDelegate {
  func pageDidChangeWindow() {
    updateProvidedInteractionsSoon()
  }

  /// Updates the provided interactions after the current call, in which views may be about to move.
  func pageWillChangeWindow() {
    providedInteractions.frames.wait { [weak self] in
      self?.updateProvidedInteractionsSoon()
      return true
    }
  }
}

extension TransitionFlight {
  fileprivate var incomingRoot: UIViewController? {
    isPresentation || pageContainer?.keepsPages == true ? toViewController : nil
  }

  fileprivate func hiddenViewController(at position: TransitionPosition) -> UIViewController? {
    if pageContainer?.keepsPages == true {
      return position == .end ? fromViewController : toViewController
    }
    return position == end(whereSubjectIsShown: false) ? subject : nil
  }
}

extension UIViewController {
  /// Whether the view controller is presented, or in a container.
  fileprivate var isInHierarchy: Bool {
    parent != nil || presentingViewController != nil
  }

  /// Returns the other transitions with observers in the controller or in a visible one inside it.
  fileprivate func transitions(
    excluding transition: InterruptibleTransition
  ) -> [InterruptibleTransition] {
    var found: [InterruptibleTransition] = []
    for page in visibleTree {
      for observer in page.windowObserverPage?.windowObservers ?? [] {
        guard let other = observer.delegate as? InterruptibleTransition, other !== transition,
          !found.contains(where: { $0 === other })
        else { continue }
        found.append(other)
      }
    }
    return found
  }
}
