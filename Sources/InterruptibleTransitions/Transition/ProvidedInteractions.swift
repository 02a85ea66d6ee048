/// The interactions of the pages: view controllers that a transition has shown, and pages in them.
struct ProvidedInteractions {
  private enum Request {
    case none
    case answered
    /// The view controller is to be asked again.
    case stale
  }

  private struct Provider {
    weak var viewController: UIViewController?
    weak var container: UIViewController?
    /// Whether a flight has shown the view controller itself, and not only a container of it.
    var isRoot = false
    /// Whether the view controller, or one inside it, provides interactions.
    var hasProvider = false
    /// The interactions that the view controller has returned, and gestures of the toolkit.
    var interactions: [any TransitionInteraction] = []
    var returned: [any TransitionInteraction] = []
    var request = Request.none
    /// Whether the view controller is in its container, but is not visible.
    var isOffscreen = false
  }

  private var pages: [Provider] = []
  let frames = FrameLoop()
  /// Other transitions that have asked some of the same view controllers.
  private var neighbors = WeakObjects<InterruptibleTransition>()

  /// Whether all view controllers are to be asked again.
  private(set) var needsUpdate = false

  var isEmpty: Bool { pages.isEmpty }

  /// Whether no page contains pages, and none provides interactions.
  var arePlain: Bool {
    pages.allSatisfy { page in
      page.isRoot && !page.hasProvider && !page.isOffscreen
        && page.viewController?.children.isEmpty == true
    }
  }

  /// The interactions of the visible pages. The last page of a container is visible.
  var interactions: [any TransitionInteraction] {
    var found: [any TransitionInteraction] = []
    for index in pages.indices where !pages[index].interactions.isEmpty {
      if !pages[index].isOffscreen, !isCovered(index) { found += pages[index].interactions }
    }
    return found
  }

  var roots: [UIViewController] {
    pages.compactMap { $0.isRoot ? $0.viewController : nil }
  }

  var outermostRoots: [UIViewController] {
    let roots = roots
    return roots.filter { root in
      !roots.contains { $0 !== root && root.isWithin($0) }
    }
  }

  /// Returns whether a later flight has shown another page in place of the page or its container.
  private func isCovered(_ index: Int) -> Bool {
    pages.indices.contains { place in
      let root = pages[place]
      guard root.isRoot, let around = root.viewController,
        pages[(place + 1)...].contains(where: {
          $0.isRoot && $0.hasProvider && !$0.isOffscreen && $0.container === root.container
        })
      else { return false }
      return place == index || pages[index].viewController?.isWithin(around) == true
    }
  }

  func contains(_ viewController: UIViewController) -> Bool {
    pages.contains { $0.viewController === viewController }
  }

  func needsRequest(to viewController: UIViewController) -> Bool {
    !pages.contains { $0.viewController === viewController && $0.request == .answered }
  }

  func provider(of interaction: any TransitionInteraction) -> UIViewController? {
    pages.first { $0.interactions.contains { $0 === interaction } }?.viewController
  }

  func isNew(_ viewController: UIViewController) -> Bool {
    !pages.contains { $0.viewController === viewController && $0.request != .none }
  }

  /// Adds a view controller that a flight shows, as the last one of its container.
  mutating func addRoot(_ viewController: UIViewController, in container: UIViewController?) {
    let isKnown = pages.contains { page in
      page.viewController === viewController && page.isRoot && !page.isOffscreen
    }
    if isKnown { return }
    var page =
      index(of: viewController).map { pages.remove(at: $0) }
      ?? Provider(viewController: viewController)
    page.container = container
    page.isRoot = true
    page.hasProvider = page.hasProvider || page.request != .none
    page.isOffscreen = false
    pages.append(page)
  }

  mutating func recordRequest(to viewController: UIViewController) {
    let index = indexOfPage(viewController)
    pages[index].request = .answered
    for index in pages.indices where pages[index].isRoot {
      guard let root = pages[index].viewController, viewController.isWithin(root) else { continue }
      pages[index].hasProvider = true
    }
  }

  /// Adds gestures of the toolkit for a view controller after its current interactions.
  mutating func add(
    _ gestures: [any TransitionInteraction], of viewController: UIViewController
  ) {
    pages[indexOfPage(viewController)].interactions += gestures
  }

  mutating func replace(
    with returned: [any TransitionInteraction], of viewController: UIViewController
  ) {
    let index = indexOfPage(viewController)
    let former = Set(pages[index].returned.map { ObjectIdentifier($0) })
    var interactions = pages[index].interactions
    let insertionIndex = interactions.firstIndex { former.contains(ObjectIdentifier($0)) }
    interactions.removeAll { former.contains(ObjectIdentifier($0)) }
    interactions.insert(contentsOf: returned, at: insertionIndex ?? interactions.endIndex)
    pages[index].interactions = interactions
    pages[index].returned = returned
  }

  mutating func setNeedsUpdate() {
    needsUpdate = !pages.isEmpty
  }

  /// Lets all view controllers be asked again, when they are visible.
  mutating func forgetRequests() {
    needsUpdate = false
    for index in pages.indices where pages[index].request == .answered {
      pages[index].request = .stale
    }
  }

  private func index(of viewController: UIViewController) -> Int? {
    pages.firstIndex { $0.viewController === viewController }
  }

  private mutating func indexOfPage(_ viewController: UIViewController) -> Int {
    if let index = index(of: viewController) { return index }
    pages.append(Provider(viewController: viewController))
    return pages.count - 1
  }

  mutating func keep(where stays: (UIViewController) -> Bool) {
    pages.removeAll { $0.viewController.map(stays) != true }
  }

  /// Records which view controllers are visible; nil keeps the state of one.
  mutating func record(visibility isVisible: (UIViewController) -> Bool?) {
    for index in pages.indices {
      guard let isVisible = pages[index].viewController.flatMap(isVisible) else { continue }
      pages[index].isOffscreen = !isVisible
    }
  }

  /// Removes an interaction, and returns whether it was found.
  mutating func remove(_ interaction: any TransitionInteraction) -> Bool {
    var isFound = false
    for index in pages.indices {
      let count = pages[index].interactions.count
      pages[index].interactions.removeAll { $0 === interaction }
      isFound = isFound || pages[index].interactions.count < count
    }
    return isFound
  }

  // MARK: Other transitions that have asked the same view controllers

  mutating func addNeighbor(_ transition: InterruptibleTransition) {
    neighbors.insert(transition)
  }

  func neighbors(within viewController: UIViewController) -> [InterruptibleTransition] {
    neighbors.all.filter { other in
      other.providedInteractions.pages.contains {
        $0.viewController?.isWithin(viewController) == true
      }
    }
  }

  /// Returns what the provider of an interaction provides for the transitions of its containers.
  func outerInteractions(beside interaction: any TransitionInteraction)
    -> [any TransitionInteraction]
  {
    guard let viewController = provider(of: interaction) else { return [] }
    return neighbors.all.map(\.providedInteractions)
      .filter { $0.isAround(self, at: viewController) }
      .flatMap { $0.interactions(of: viewController) }
  }

  /// Returns whether a container that the transition has shown is around those of another one.
  private func isAround(_ other: ProvidedInteractions, at page: UIViewController) -> Bool {
    let inner = other.roots.filter(page.isWithin)
    return roots.contains { outer in
      inner.allSatisfy { $0 !== outer && $0.isWithin(outer) }
    }
  }

  /// A session of another transition, by an interaction of a page that both transitions have asked.
  var waitingSession: TransitionSession? {
    for other in neighbors.all {
      guard let session = other.session, other.waitsForUnrequestedFlight else { continue }
      let shared = pages.compactMap(\.viewController)
        .flatMap(other.providedInteractions.interactions(of:))
      if shared.contains(where: session.isHeld) { return session }
    }
    return nil
  }

  private func interactions(of viewController: UIViewController) -> [any TransitionInteraction] {
    index(of: viewController).map { pages[$0].interactions } ?? []
  }
}
