/// A view controller that provides its interactions to the transitions that show it.
///
/// When a flight begins, the transition asks the incoming view controller, and the visible view
/// controllers inside it at any depth. The visible page of a navigation or tab bar controller
/// counts as visible. So does each child whose view is loaded, is in the view of its parent, and is
/// not hidden. An app does not add these interactions to ``InterruptibleTransition/interactions``.
///
/// ```swift
/// final class PhotoViewController: UIViewController, TransitionInteractionProvider {
///   func interactions(
///     for transition: InterruptibleTransition
///   ) -> [any TransitionInteraction] {
///     [
///       .pan(.down, over: 300, on: view) { [weak self, weak transition] in
///         if let transition { self?.dismiss(with: transition) }
///       }
///     ]
///   }
/// }
/// ```
///
/// If the view controller is presented, its container exists at this time. For a gesture that can
/// also begin outside the view, use `presentationController?.containerView`.
///
/// The interactions are attached while the view controller is visible:
///
/// - They are detached when a flight has removed the view controller, or when the flight that shows
///   it was cancelled.
/// - A page inside a view controller that the transition has shown can leave the window: by a pop,
///   under a push, or by a replacement. In the next frame its interactions are detached, and the
///   visible page is asked. UIKit, another transition or an app's container may have changed the
///   pages.
/// - UIKit does not report a child that only becomes hidden, or that is added without the removal
///   of another child. Such a child counts from the next change or flight on, or after
///   ``InterruptibleTransition/setNeedsInteractionsUpdate()``.
/// - A page is asked once while it stays in its container. If the page becomes visible again, the
///   same interactions are attached.
/// - If one transition has shown several pages of a container, the interactions of the last page
///   are attached. If another transition removes the view controller and is cancelled, the
///   interactions stay.
///
/// If another transition pushes a page inside a presented container, the page is asked for both
/// transitions: the one that pushes, and the one that has presented the container. If the page
/// returns gestures of one kind on one view for both, the gesture for the presented container
/// begins. This gesture then moves the flight that its `begin` starts. For `dismiss(animated:)`,
/// this is a flight of the transition that has presented. For `popViewController(animated:)`, it is
/// a flight of the transition that has pushed.
public protocol TransitionInteractionProvider: AnyObject {
  /// Returns the interactions for a transition that shows the view controller or a container of it.
  ///
  /// The method is called when the flight begins, or when the view controller becomes visible in
  /// the container.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The interactions. They must not have strong references to the view controller.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction]
}

extension InterruptibleTransition {
  /// Changes the interactions of guests, and attaches and detaches interactions accordingly.
  func changeGuests(_ change: (inout GuestInteractions) -> Void) {
    change(&guests)
    interactionsChanged()
  }

  /// Attaches the interactions of the view controllers that a flight shows.
  func welcomeGuests(of flight: TransitionFlight) {
    let pair = [flight.fromViewController, flight.toViewController]
    if !guests.isEmpty {
      changeGuests { guests in
        guests.keep { viewController in
          pair.contains { $0 === viewController } || viewController.isInHierarchy
        }
      }
    }
    if let guest = flight.guest { bringIn(guest, in: flight.pageContainer) }
    admitPages()
    for other in pair.flatMap({ $0?.transitions(besides: self) ?? [] }) {
      other.admitPages(of: flight.guest, broughtInBy: self)
    }
  }

  /// Detaches the interactions of the view controllers that a flight has removed.
  func sendGuestsAway(after flight: TransitionFlight, at position: TransitionPosition) {
    guard !guests.isEmpty else { return }
    if let away = flight.away(at: position) { send(away, outOf: flight.pageContainer) }
    if !guests.arePlain || !guests.probes.isEmpty { updateGuestsSoon() }
  }

  /// Detaches the interactions of a view controller that has left a container, if it has one.
  private func send(_ away: UIViewController, outOf container: (any PageContainer)?) {
    guard let container, container.keepsPages else { return dropGuests(within: away) }
    // A tab stays in its container. If the transition has shown the container, the tab stays a
    // guest.
    if guests.roots.contains(where: container.isWithin) {
      changeGuests { $0.setAway(away) }
    } else {
      changeGuests { $0.keep { !$0.isWithin(away) } }
    }
  }

  /// Detaches all interactions of a view controller that has left, and of those inside it.
  private func dropGuests(within away: UIViewController) {
    let others = guests.others(within: away)
    for transition in [self] + others {
      transition.changeGuests { $0.keep { !$0.isWithin(away) } }
      transition.placeProbes()
    }
  }

  /// Asks a view controller and the visible view controllers inside it for interactions.
  private func bringIn(_ guest: UIViewController, in container: UIViewController?) {
    // A view controller without pages inside may get pages later.
    changeGuests { $0.addRoot(guest, in: container) }
    for page in guest.visibleTree { ask(page) }
  }

  /// Asks a view controller for its interactions, once.
  private func ask(_ page: UIViewController) {
    guard let provider = page as? any TransitionInteractionProvider, guests.isNew(page) else {
      return
    }
    guests.recordAsking(page)
    let interactions = provider.interactions(for: self)
    changeGuests { $0.add(interactions, of: page) }
  }
}

// The pages inside the view controllers that the transition has shown.
extension InterruptibleTransition {
  /// Attaches the interactions of the pages that are visible or about to be. The interactions of
  /// other pages stay until the change of pages has ended.
  private func admitPages() {
    let pages = guests.outermostRoots.flatMap(\.visibleTree)
    guard !pages.isEmpty else { return }
    for page in pages { ask(page) }
    changeGuests { $0.setVisible { page in pages.contains { $0 === page } } }
  }

  /// Attaches the interactions of the pages that a flight of another transition shows.
  private func admitPages(
    of guest: UIViewController?, broughtInBy transition: InterruptibleTransition
  ) {
    admitPages()
    updateGuestsSoon()
    for page in guest?.visibleTree ?? [] where guests.contains(page) {
      guests.record(transition, asking: page, isOuter: false)
      transition.guests.record(self, asking: page, isOuter: true)
    }
  }

  /// Asks view controllers that have become visible for their interactions, in the next frame.
  ///
  /// They are inside view controllers that the transition has shown. Call the method after adding a
  /// child to a view controller that had none, for example when its content is loaded. Otherwise
  /// the child is asked when the next flight begins.
  ///
  /// ```swift
  /// addChild(list)
  /// view.addSubview(list.view)
  /// list.didMove(toParent: self)
  /// transition.setNeedsInteractionsUpdate()
  /// ```
  public func setNeedsInteractionsUpdate() {
    updateGuestsSoon()
  }

  /// Updates the guests in the next frame in which none of them is in a transition.
  func updateGuestsSoon() {
    guard !guests.isEmpty || !guests.probes.isEmpty else { return }
    let tree = guests.outermostRoots.flatMap(\.visibleTree)
    // The coordinator is read once, because reading it may make UIKit begin or end a transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    for page in tree where coordinator == nil { coordinator = page.transitionCoordinator }
    let waits = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.updateGuestsInNextFrame()
    }
    if waits != true { updateGuestsInNextFrame() }
  }

  private func updateGuestsInNextFrame() {
    guests.frames.wait { [weak self] in
      self?.updateGuests()
      return true
    }
  }

  /// Attaches interactions of pages that have become visible, and detaches those of pages that have
  /// left.
  private func updateGuests() {
    let pairs = registry.active.flatMap { [$0.fromViewController, $0.toViewController] }
    var roots = guests.roots
    let gone = roots.partition { root in
      !root.isInHierarchy && !pairs.contains { $0 === root }
    }
    for root in roots[gone...] { dropGuests(within: root) }
    roots.removeSubrange(gone...)
    changeGuests { $0.keep { page in roots.contains { page.isWithin($0) } } }
    admitPages()
    let pages = guests.outermostRoots.flatMap(\.visibleTree)
    changeGuests { $0.setAway { page in !pages.contains { $0 === page } } }
    placeProbes()
    // A sheet may have the preferred size of its visible page.
    for root in guests.outermostRoots where root.presentingViewController != nil {
      root.presentationController?.containerView?.setNeedsLayout()
    }
  }

  /// Adds a probe to each visible page that contains no other page, and removes all other probes. A
  /// container that is not in the window also has a probe, which reports its return.
  private func placeProbes() {
    var views: [UIView] = []
    for root in guests.outermostRoots {
      let tree = root.visibleTree
      let isInWindow = root.viewIfLoaded?.window != nil
      guard tree.count > 1 || root is any PageContainer else { continue }
      let pages = tree.count > 1 ? tree.filter(\.visibleChildren.isEmpty) : []
      views += (isInWindow ? pages : [root] + pages).compactMap(\.probedView)
    }
    let idle = guests.probes.filter { probe in !views.contains { $0 === probe.superview } }
    guests.probes.removeAll { probe in idle.contains { $0 === probe } }
    for probe in idle { probe.remove() }
    for view in views where !guests.probes.contains(where: { $0.superview === view }) {
      guests.probes.append(PageProbe(in: view, of: self))
    }
  }
}

extension TransitionFlight {
  /// The view controller that the flight shows and that becomes a guest.
  fileprivate var guest: UIViewController? {
    isPresenting || pageContainer?.keepsPages == true ? toViewController : nil
  }

  /// Returns the view controller that is not visible at an end, to detach its interactions.
  fileprivate func away(at position: TransitionPosition) -> UIViewController? {
    if pageContainer?.keepsPages == true {
      return position == .end ? fromViewController : toViewController
    }
    return position == end(whereSubjectIsIn: false) ? subject : nil
  }
}

extension UIViewController {
  /// Whether the view controller is presented, or in a container.
  fileprivate var isInHierarchy: Bool {
    parent != nil || presentingViewController != nil
  }
}
