/// The interactions of the view controllers that a transition has brought in, and of the pages
/// inside them.
struct GuestInteractions {
  private struct Guest {
    weak var viewController: UIViewController?
    /// The container in which a flight has brought in the view controller.
    weak var container: UIViewController?
    /// Whether a flight has brought in the view controller, and not a view controller around it.
    var isRoot = false
    /// Whether the view controller, or one inside it, brings interactions.
    var hasProvider = false
    var interactions: [any TransitionInteraction] = []
    /// Whether the view controller has been asked for interactions.
    var isAsked = false
    /// Whether the view controller is in its container, but not visible.
    var isAway = false
    /// The other transitions that have asked the view controller.
    var others: [Other] = []
  }

  /// Another transition that has asked the same view controller.
  private struct Other {
    weak var transition: InterruptibleTransition?
    /// Whether that transition has brought in a container of the view controller.
    let isOuter: Bool
  }

  private var guests: [Guest] = []
  /// The views that report that the pages of a container may have changed.
  var probes: [PageProbe] = []
  /// Updates the guests in the frame after such a report.
  let frames = FrameLoop()

  var isEmpty: Bool { guests.isEmpty }

  /// Whether the guests have no pages inside, and bring no interactions.
  var arePlain: Bool {
    guests.allSatisfy { guest in
      guest.isRoot && !guest.hasProvider && guest.viewController?.children.isEmpty == true
    }
  }

  /// The interactions to attach: those of the visible view controllers. Of several that flights
  /// have brought in, in one container, the last one is visible.
  var interactions: [any TransitionInteraction] {
    guests.indices.flatMap { index in
      guests[index].isAway || isCovered(index) ? [] : guests[index].interactions
    }
  }

  /// The view controllers that flights have brought in.
  var roots: [UIViewController] {
    guests.compactMap { $0.isRoot ? $0.viewController : nil }
  }

  /// The view controllers that flights have brought in, without those inside another one of them.
  var outermostRoots: [UIViewController] {
    let roots = roots
    return roots.filter { root in
      !roots.contains { $0 !== root && root.isWithin($0) }
    }
  }

  /// Whether a later flight has brought in another view controller over one, or over a container of
  /// it.
  private func isCovered(_ index: Int) -> Bool {
    guests.indices.contains { place in
      let root = guests[place]
      guard root.isRoot, let around = root.viewController,
        guests[(place + 1)...].contains(where: {
          $0.isRoot && $0.hasProvider && !$0.isAway && $0.container === root.container
        })
      else { return false }
      return place == index || guests[index].viewController?.isWithin(around) == true
    }
  }

  /// Whether a view controller is a guest.
  func contains(_ viewController: UIViewController) -> Bool {
    guests.contains { $0.viewController === viewController }
  }

  /// Whether a view controller has yet to be asked for its interactions.
  func isNew(_ viewController: UIViewController) -> Bool {
    !guests.contains { $0.viewController === viewController && $0.isAsked }
  }

  /// Adds a view controller that a flight brings in, as the last one of its container.
  mutating func addRoot(_ viewController: UIViewController, in container: UIViewController?) {
    let isKnown = guests.contains { guest in
      guest.viewController === viewController && guest.isRoot && !guest.isAway
    }
    if isKnown { return }
    var guest =
      index(of: viewController).map { guests.remove(at: $0) }
      ?? Guest(viewController: viewController)
    (guest.container, guest.isRoot, guest.isAway) = (container, true, false)
    guests.append(guest)
  }

  /// Records that a view controller is asked for its interactions.
  mutating func recordAsking(_ viewController: UIViewController) {
    guests[indexOfPage(viewController)].isAsked = true
    for index in guests.indices where guests[index].isRoot {
      guard let root = guests[index].viewController, viewController.isWithin(root) else { continue }
      guests[index].hasProvider = true
    }
  }

  /// Adds interactions of a view controller, behind those that it already has.
  mutating func add(
    _ interactions: [any TransitionInteraction], of viewController: UIViewController
  ) {
    guests[indexOfPage(viewController)].interactions += interactions
  }

  private func index(of viewController: UIViewController) -> Int? {
    guests.firstIndex { $0.viewController === viewController }
  }

  private mutating func indexOfPage(_ viewController: UIViewController) -> Int {
    if let index = index(of: viewController) { return index }
    guests.append(Guest(viewController: viewController))
    return guests.count - 1
  }

  /// Removes the interactions of all view controllers but those that stay.
  mutating func keep(where stays: (UIViewController) -> Bool) {
    guests.removeAll { $0.viewController.map(stays) != true }
  }

  /// Sets which view controllers are in their container, but not visible.
  mutating func setAway(where isAway: (UIViewController) -> Bool) {
    for index in guests.indices {
      guests[index].isAway = guests[index].viewController.map(isAway) == true
    }
  }

  /// Records that a view controller has left the screen, with those inside it.
  mutating func setAway(_ viewController: UIViewController) {
    for index in guests.indices {
      guard guests[index].viewController?.isWithin(viewController) == true else { continue }
      guests[index].isAway = true
    }
  }

  /// Records that view controllers are visible.
  mutating func setVisible(where isVisible: (UIViewController) -> Bool) {
    for index in guests.indices where guests[index].isAway {
      guests[index].isAway = guests[index].viewController.map(isVisible) != true
    }
  }

  /// Removes an interaction.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ interaction: any TransitionInteraction) -> Bool {
    var isFound = false
    for index in guests.indices {
      let count = guests[index].interactions.count
      guests[index].interactions.removeAll { $0 === interaction }
      isFound = isFound || guests[index].interactions.count < count
    }
    return isFound
  }
}

// Other transitions that have asked the same view controllers.
extension GuestInteractions {
  /// Records that another transition has asked a view controller.
  ///
  /// - Parameters:
  ///   - transition: The other transition.
  ///   - viewController: The view controller; one that is no guest is ignored.
  ///   - isOuter: Whether the other transition has brought in a container of the view controller.
  mutating func record(
    _ transition: InterruptibleTransition, asking viewController: UIViewController, isOuter: Bool
  ) {
    guard let index = index(of: viewController) else { return }
    guests[index].others.removeAll { $0.transition == nil || $0.transition === transition }
    guests[index].others.append(Other(transition: transition, isOuter: isOuter))
  }

  /// The other transitions that have asked a view controller, or one inside it.
  func others(within viewController: UIViewController) -> [InterruptibleTransition] {
    guests.filter { $0.viewController?.isWithin(viewController) == true }
      .flatMap(\.others).compactMap(\.transition)
  }

  /// The interactions that a view controller has returned for transitions that have brought in its
  /// containers, if it has also returned a given one.
  func outerInteractions(beside interaction: any TransitionInteraction)
    -> [any TransitionInteraction]
  {
    guard let guest = guests.first(where: { $0.interactions.contains { $0 === interaction } }),
      let viewController = guest.viewController
    else { return [] }
    return guest.others.filter(\.isOuter).flatMap { other in
      other.transition?.guests.interactions(of: viewController) ?? []
    }
  }

  /// A session of another transition that waits for a flight, begun by an interaction of a view
  /// controller that both transitions have asked.
  var waitingSession: TransitionSession? {
    for guest in guests {
      guard let viewController = guest.viewController else { continue }
      for case let transition? in guest.others.map(\.transition) {
        guard let session = transition.session, transition.waitsForUnrequestedFlight,
          transition.guests.interactions(of: viewController).contains(where: session.isHeld)
        else { continue }
        return session
      }
    }
    return nil
  }

  private func interactions(of viewController: UIViewController) -> [any TransitionInteraction] {
    index(of: viewController).map { guests[$0].interactions } ?? []
  }
}
