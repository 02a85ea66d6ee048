/// The interactions of the view controllers that a transition has shown, and of the pages inside
/// them.
///
/// A guest is such a view controller.
struct GuestInteractions {
  private struct Guest {
    weak var viewController: UIViewController?
    /// The container in which a flight has shown the view controller.
    weak var container: UIViewController?
    /// Whether a flight has shown the view controller itself, and not only a container of it.
    var isRoot = false
    /// Whether the view controller, or one inside it, provides interactions.
    var hasProvider = false
    var interactions: [any TransitionInteraction] = []
    /// Whether the view controller has been asked for interactions.
    var isAsked = false
    /// Whether the view controller is in its container, but is not visible.
    var isAway = false
    /// The other transitions that have asked the view controller.
    var others: [Other] = []
  }

  /// Another transition that has asked the same view controller.
  private struct Other {
    weak var transition: InterruptibleTransition?
    /// Whether that transition has shown a container of the view controller.
    let isOuter: Bool
  }

  private var guests: [Guest] = []
  /// The views that report possible changes of the pages of a container.
  var probes: [PageProbe] = []
  /// Updates the guests in the frame after such a report.
  let frames = FrameLoop()

  var isEmpty: Bool { guests.isEmpty }

  /// Whether the guests contain no pages and provide no interactions.
  var arePlain: Bool {
    guests.allSatisfy { guest in
      guest.isRoot && !guest.hasProvider && guest.viewController?.children.isEmpty == true
    }
  }

  /// The interactions to attach, which belong to the visible view controllers.
  ///
  /// If flights have shown several view controllers in one container, the last one is visible.
  var interactions: [any TransitionInteraction] {
    guests.indices.flatMap { index in
      guests[index].isAway || isCovered(index) ? [] : guests[index].interactions
    }
  }

  /// The view controllers that flights have shown.
  var roots: [UIViewController] {
    guests.compactMap { $0.isRoot ? $0.viewController : nil }
  }

  /// The view controllers that flights have shown, except those inside another such view
  /// controller.
  var outermostRoots: [UIViewController] {
    let roots = roots
    return roots.filter { root in
      !roots.contains { $0 !== root && root.isWithin($0) }
    }
  }

  /// Returns whether a later flight covers a guest or a container of the guest.
  ///
  /// It covers them if it has shown another view controller in the same container.
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

  /// Returns whether a view controller is a guest.
  func contains(_ viewController: UIViewController) -> Bool {
    guests.contains { $0.viewController === viewController }
  }

  /// Returns whether a view controller has not been asked for its interactions yet.
  func isNew(_ viewController: UIViewController) -> Bool {
    !guests.contains { $0.viewController === viewController && $0.isAsked }
  }

  /// Adds a view controller that a flight shows, as the last one of its container.
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

  /// Adds interactions of a view controller after its current ones.
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

  /// Removes the interactions of the view controllers that do not meet a condition.
  mutating func keep(where stays: (UIViewController) -> Bool) {
    guests.removeAll { $0.viewController.map(stays) != true }
  }

  /// Updates which view controllers are in their container, but are not visible.
  mutating func setAway(where isAway: (UIViewController) -> Bool) {
    for index in guests.indices {
      guests[index].isAway = guests[index].viewController.map(isAway) == true
    }
  }

  /// Records that a view controller and those inside it have left the screen.
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
  /// - Returns: Whether the interaction was found.
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
  ///   - viewController: The view controller. If it is not a guest, it is ignored.
  ///   - isOuter: Whether the other transition has shown a container of the view controller.
  mutating func record(
    _ transition: InterruptibleTransition, asking viewController: UIViewController, isOuter: Bool
  ) {
    guard let index = index(of: viewController) else { return }
    guests[index].others.removeAll { $0.transition == nil || $0.transition === transition }
    guests[index].others.append(Other(transition: transition, isOuter: isOuter))
  }

  /// Returns the other transitions that have asked a view controller, or one inside it.
  func others(within viewController: UIViewController) -> [InterruptibleTransition] {
    guests.filter { $0.viewController?.isWithin(viewController) == true }
      .flatMap(\.others).compactMap(\.transition)
  }

  /// Returns the interactions that a view controller provides for the transitions of its
  /// containers.
  ///
  /// The view controller is the one that also provides a given interaction.
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

  /// A session of another transition that waits for a flight.
  ///
  /// The session was begun by an interaction of a view controller that both transitions have asked.
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
