/// A view controller that brings its own interactions.
///
/// When a flight begins, the transition asks the view controller that comes in, and the visible
/// view controllers inside it at any depth: the visible page of a navigation or tab bar controller,
/// and each child whose view is loaded, is in the view of its parent, and is not hidden. An app
/// does not add the interactions to ``InterruptibleTransition/interactions``.
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
/// When the view controller is presented, its container exists at this time. A gesture that begins
/// beside the view too listens on `presentationController?.containerView`.
///
/// The interactions are attached while the view controller is visible:
///
/// - They are detached when a flight has taken the view controller away, or has not brought it in.
/// - Inside a view controller that the transition has brought in, a page that is popped, covered by
///   a push, or replaced loses its interactions in the frame after it has left the window. The page
///   that is visible then is asked. UIKit, another transition or an app's own container may have
///   changed the pages. UIKit does not report a child that only becomes hidden, or that is added
///   where no other child leaves: it counts from the next change or flight on, or after
///   ``InterruptibleTransition/setNeedsInteractionsUpdate()``.
/// - A page is asked once while it stays in its container. If it becomes visible again, the same
///   interactions are attached.
/// - Of several pages of a container that one transition has brought in, the last one's
///   interactions are attached. If another transition takes the view controller away, and is
///   cancelled, the interactions stay.
///
/// A page that another transition pushes inside a presented container is asked for both: for the
/// transition that pushes, and for the one that has presented the container. If the page returns
/// gestures of one kind on one view for both, the one for the presented container begins. The
/// gesture then moves the flight that its `begin` starts: `dismiss(animated:)` that of the
/// presentation, and `popViewController(animated:)` that of the push.
public protocol TransitionInteractionProvider: AnyObject {
  /// Returns the interactions with a transition that brings in the view controller, or a container
  /// of it. Called when the flight begins, or when the view controller becomes visible in the
  /// container.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The interactions. Do not let them keep the view controller.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction]
}

extension InterruptibleTransition {
  /// Changes the interactions of guests, and attaches and detaches what has changed.
  func changeGuests(_ change: (inout GuestInteractions) -> Void) {
    change(&guests)
    interactionsChanged()
  }

  /// Attaches the interactions of the view controllers that a flight brings in.
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

  /// Detaches the interactions of the view controllers that a flight has taken away.
  func sendGuestsAway(after flight: TransitionFlight, at position: TransitionPosition) {
    guard !guests.isEmpty else { return }
    if let away = flight.away(at: position) { send(away, outOf: flight.pageContainer) }
    if !guests.arePlain || !guests.probes.isEmpty { updateGuestsSoon() }
  }

  /// Detaches the interactions of a view controller that has left a container, if it has one.
  private func send(_ away: UIViewController, outOf container: (any PageContainer)?) {
    guard let container, container.keepsPages else { return dropGuests(within: away) }
    // A tab stays in its container. Where the transition has brought that in, it knows the tab.
    if guests.roots.contains(where: container.isWithin) {
      changeGuests { $0.setAway(away) }
    } else {
      changeGuests { $0.keep { !$0.isWithin(away) } }
    }
  }

  /// Detaches the interactions of a view controller that has left, and of those inside it, also
  /// from other transitions that have asked these.
  private func dropGuests(within away: UIViewController) {
    let others = guests.others(within: away)
    for transition in [self] + others {
      transition.changeGuests { $0.keep { !$0.isWithin(away) } }
      transition.placeProbes()
    }
  }

  /// Asks a view controller, and the visible ones inside it, for interactions.
  private func bringIn(_ guest: UIViewController, in container: UIViewController?) {
    // One without pages inside may get some later.
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

// The pages inside the view controllers that the transition has brought in.
extension InterruptibleTransition {
  /// Attaches the interactions of the pages that are visible, or about to be. Those of other pages
  /// stay until the change of pages is over.
  private func admitPages() {
    let pages = guests.outermostRoots.flatMap(\.visibleTree)
    guard !pages.isEmpty else { return }
    for page in pages { ask(page) }
    changeGuests { $0.setVisible { page in pages.contains { $0 === page } } }
  }

  /// Attaches the interactions of the pages that a flight of another transition brings in.
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

  /// Makes the transition ask the view controllers that have become visible inside those that it
  /// has brought in for their interactions, in the next frame.
  ///
  /// Call it after adding a child to a view controller that has had none, for example when its
  /// content is loaded. Otherwise the child is asked when the next flight begins.
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
    // Read once: UIKit may begin or end a transition as it is asked.
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

  /// Attaches and detaches the interactions of the pages that have become visible and have left.
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
    // A sheet may have the size that its visible page prefers.
    for root in guests.outermostRoots where root.presentingViewController != nil {
      root.presentationController?.containerView?.setNeedsLayout()
    }
  }

  /// Places a probe in each visible page that has no other page in it, and removes all others. A
  /// container that is out of the window has one too, for its return.
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
  /// The view controller that the flight brings in.
  fileprivate var guest: UIViewController? {
    isPresenting || pageContainer?.keepsPages == true ? toViewController : nil
  }

  /// The view controller that is not shown at an end of the flight, and whose interactions do not
  /// apply any more.
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
