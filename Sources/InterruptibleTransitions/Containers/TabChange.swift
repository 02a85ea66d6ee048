/// The selection of a tab that an app requests.
final class TabChange: ContainerChange {
  private let viewController: UIViewController
  private weak var tabs: UITabBarController?
  let transition: InterruptibleTransition
  /// How the former view controller is selected again.
  private let way: TransitionReturn
  /// The view controllers that may be selected while the change waits. Any other one was selected
  /// by the app since.
  private var known: Set<UIViewController>?

  init(
    to viewController: UIViewController, in tabs: UITabBarController,
    with transition: InterruptibleTransition, back way: TransitionReturn
  ) {
    (self.viewController, self.tabs) = (viewController, tabs)
    (self.transition, self.way) = (transition, way)
  }

  var container: UIViewController? { tabs }
  var subject: UIViewController? { viewController }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let tabs, tabs.hasTab(viewController) else { return ChangeSnapshot(isPossible: false) }
    known?.formUnion(tabs.endsOfFlight)
    let isOverruled = tabs.selectedViewController.map { known?.contains($0) == false } == true
    return ChangeSnapshot(
      flightEnd: flight?.end(at: viewController), askedEnd: asked?.end(at: viewController),
      isPossible: !isOverruled, isDone: viewController === tabs.selectedViewController,
      obstacle: tabs.pageObstacle)
  }

  /// The change that UIKit is about to begin, unless the app has selected another tab since.
  private var asked: FlightAnnouncement? {
    guard transition.pending.isRequestedByApp, let announcement = transition.announcement,
      tabs?.selectedViewController.flatMap(announcement.end) == .end
    else { return nil }
    return announcement
  }

  /// The flight to or from the tab that is selected. If the app has selected a third one since, it
  /// only runs to its end.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      flight.pageContainer === tabs && !flight.isOver
        && tabs?.selectedViewController.flatMap(flight.end) != nil
    }
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation { .unrelated }

  func wasQueued(in queue: RequestQueue) {
    let asked = queue.requests.filter { $0.stage == .asked && $0.change.container === tabs }
    known = (tabs?.endsOfFlight ?? []).union(asked.compactMap(\.change.subject))
    if let selected = tabs?.selectedViewController { known?.insert(selected) }
  }

  /// The tab that was selected last is the one that is shown.
  func withdrawOpposing(in queue: RequestQueue) {
    queue.withdrawSelections(in: tabs)
  }

  func begin(_ request: ChangeRequest) -> Bool {
    guard let tabs else { return false }
    transition.ask(request)
    TabBarDelegateProxy.proxy(of: tabs).serve(request, back: way)
    tabs.selectTab(viewController)
    if request.stage == .asked, !isUnderWay {
      transition.settleAskedRequests(isMade: isMade)
    }
    return true
  }

  /// Whether UIKit makes a change, or has yet to ask for the transition: off screen nothing is
  /// animated, and a controller that is visible without a transition has had none.
  var isUnderWay: Bool {
    guard let tabs, tabs.transitionCoordinator == nil else { return tabs != nil }
    let isInSight = tabs.viewIfLoaded?.window != nil
    return isInSight && tabs.selectedViewController?.viewIfLoaded?.window == nil
  }

  var isDone: () -> Bool {
    { [weak tabs, viewController] in tabs?.selectedViewController === viewController }
  }
}

/// The selection of a tab by a tap on the bar during a flight.
final class TabTap: ContainerChange {
  private let viewController: UIViewController
  private weak var tabs: UITabBarController?
  let transition: InterruptibleTransition

  init(
    on viewController: UIViewController, in tabs: UITabBarController,
    during transition: InterruptibleTransition
  ) {
    (self.viewController, self.tabs, self.transition) = (viewController, tabs, transition)
  }

  var container: UIViewController? { tabs }
  var subject: UIViewController? { viewController }
  var flight: TransitionFlight? { tabs?.pageFlight }
  let isUnderWay = false

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let tabs, tabs.hasTab(viewController) else { return ChangeSnapshot(isPossible: false) }
    return ChangeSnapshot(
      flightEnd: flight?.end(at: viewController),
      obstacle: tabs.pageObstacle)
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation { .unrelated }

  func withdrawOpposing(in queue: RequestQueue) {
    queue.withdrawSelections(in: tabs)
  }

  /// Selects the tab as UIKit would have done, and tells the delegate.
  func begin(_ request: ChangeRequest) -> Bool {
    guard let tabs else { return false }
    tabs.selectTab(viewController)
    tabs.delegate?.tell(tabs, didSelect: viewController)
    request.settle(.completed)
    return true
  }
}

extension UITabBarController {
  /// The view controllers between which the current flight changes.
  fileprivate var endsOfFlight: Set<UIViewController> {
    let flight = pageFlight
    return Set([flight?.fromViewController, flight?.toViewController].compactMap { $0 })
  }

  /// Returns whether UIKit may select a tab that a person has tapped. During a flight the toolkit
  /// does so: it reverses the flight, or lands it first. A tap does not move a flight that is held.
  func allowsTap(on viewController: UIViewController?) -> Bool {
    guard isChangingPages, let viewController else { return true }
    if let flight = pageFlight, flight.isMovingAlone,
      let transition = flight.delegate as? InterruptibleTransition
    {
      let handle = TabTap(on: viewController, in: self, during: transition).start()
      if handle.flight != nil { delegate?.tell(self, didSelect: viewController) }
    }
    return false
  }
}

extension RequestQueue {
  /// Withdraws the selections of tabs that wait.
  fileprivate func withdrawSelections(in tabs: UITabBarController?) {
    for request in requests where request.stage == .queued && request.change.container === tabs {
      if request.change is TabChange || request.change is TabTap { request.withdraw() }
    }
  }
}

extension TransitionFlight {
  /// The end of the flight at which a view controller is shown; nil if it is not one of the
  /// flight's two.
  fileprivate func end(at viewController: UIViewController) -> TransitionPosition? {
    if toViewController === viewController { return .end }
    return fromViewController === viewController ? .start : nil
  }
}
