/// The selection of a tab, requested by an app or by a tap on the bar during a flight.
final class TabChange: ContainerChange {
  /// The origin of the request.
  enum Origin {
    /// The app. The return value describes how the previous tab is selected again.
    case app(back: TransitionReturn)
    /// The user, by a tap on the bar. The tab is selected as UIKit does after a tap.
    case tap
  }

  private let viewController: UIViewController
  private weak var tabs: UITabBarController?
  let transition: InterruptibleTransition
  private let origin: Origin
  /// The view controllers that can be selected meanwhile. The app must have selected any other.
  private var known: Set<UIViewController>?

  init(
    to viewController: UIViewController, in tabs: UITabBarController,
    with transition: InterruptibleTransition, by origin: Origin
  ) {
    self.viewController = viewController
    self.tabs = tabs
    self.transition = transition
    self.origin = origin
  }

  var container: UIViewController? { tabs }
  var subject: UIViewController? { viewController }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let tabs, tabs.hasTab(viewController) else { return ChangeSnapshot(isPossible: false) }
    known?.formUnion(tabs.endsOfFlight)
    let isOverruled = tabs.selectedViewController.map { known?.contains($0) == false } == true
    let isSelected = viewController === tabs.selectedViewController
    let isUndone = isSelected && isUndoing(in: queue)
    return ChangeSnapshot(
      flightEnd: redirectable?.end(at: viewController),
      submittedEnd: submitted?.end(at: viewController),
      isPossible: !isOverruled,
      isDone: isSelected && !isUndone, obstacle: isUndone ? .change : tabs.pageObstacle)
  }

  /// Whether the selected tab is or may be left again. UIKit selects a tab before the flight.
  private func isUndoing(in queue: RequestQueue) -> Bool {
    if let flight = tabs?.pageFlight, flight.end(at: viewController) == .end {
      return flight.foreseen.heading != .end
    }
    return queue.requests.contains { request in
      request.stage == .submitted && request.change.container === tabs
        && request.change.transition.submittedGoal == .start
    }
  }

  /// The change that UIKit is about to begin; nil if the app has selected another tab since then.
  private var submitted: FlightAnnouncement? {
    guard transition.pending.isRequestedByApp, let announcement = transition.announcement,
      tabs?.selectedViewController.flatMap(announcement.end) == .end
    else { return nil }
    return announcement
  }

  /// The flight to or from the selected tab; nil if the app has selected a third tab since then.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      flight.pageContainer === tabs && !flight.isOver
        && tabs?.selectedViewController.flatMap(flight.end) != nil
    }
  }

  /// The flight that the request can send to one of its ends. A tap does not move a held flight.
  private var redirectable: TransitionFlight? {
    guard case .tap = origin else { return flight }
    return flight?.isMovingAlone == true ? flight : nil
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation { .unrelated }

  func wasQueued(in queue: RequestQueue) {
    let submitted = queue.requests.filter { $0.stage == .submitted && $0.change.container === tabs }
    known = (tabs?.endsOfFlight ?? []).union(submitted.compactMap(\.change.subject))
    if let selected = tabs?.selectedViewController { known?.insert(selected) }
  }

  /// Only the last selection applies, so all other queued selections are withdrawn.
  func withdrawOpposing(in queue: RequestQueue) {
    for request in queue.requests where request.stage == .queued {
      if let other = request.change as? TabChange, other.tabs === tabs { request.withdraw() }
    }
  }

  func begin(_ request: ChangeRequest) -> Bool {
    guard let tabs else { return false }
    guard case .app(let returnStyle) = origin else {
      let report = tabs.reportTap(on: viewController)
      tabs.selectTab(viewController)
      report()
      request.settle(.completed)
      return true
    }
    transition.recordSubmission(of: request)
    TabBarDelegateProxy.proxy(of: tabs).provideTransition(for: request, return: returnStyle)
    tabs.selectTab(viewController)
    if request.stage == .submitted, !isInProgress {
      transition.settleSubmittedRequests(isMade: isMade)
    }
    return true
  }

  /// Whether UIKit is changing the tab, or has not requested the transition yet. Nothing is
  /// animated off screen, and a visible view controller was selected without a transition.
  var isInProgress: Bool {
    guard let tabs, tabs.transitionCoordinator == nil else { return tabs != nil }
    let isInSight = tabs.viewIfLoaded?.window != nil
    return isInSight && tabs.selectedViewController?.viewIfLoaded?.window == nil
  }

  var isDone: () -> Bool {
    { [weak tabs, viewController] in tabs?.selectedViewController === viewController }
  }
}

extension UITabBarController {
  fileprivate var endsOfFlight: Set<UIViewController> {
    let flight = pageFlight
    return Set([flight?.fromViewController, flight?.toViewController].compactMap { $0 })
  }

  /// Returns whether UIKit can select a tapped tab. During a flight the toolkit selects it: it
  /// reverses the flight, or waits for its end.
  func allowsTap(on viewController: UIViewController?) -> Bool {
    guard isChangingPages, let viewController else { return true }
    if let transition = pageFlight?.delegate as? InterruptibleTransition {
      let handle = TabChange(to: viewController, in: self, with: transition, by: .tap).start()
      // A request that has not reversed the flight reports the tap when it selects the tab.
      if handle.flight != nil {
        let report = reportTap(on: viewController)
        handle.observe { event in if event == .ended(.completed) { report() } }
      }
    }
    return false
  }

  /// Returns a closure that reports a tap as UIKit does. The tab selected now is the previous one.
  fileprivate func reportTap(on viewController: UIViewController) -> () -> Void {
    guard #available(iOS 18, visionOS 2, *), let tab = viewController.tab else {
      return { [weak self] in self.map { $0.delegate?.notify($0, didSelect: viewController) } }
    }
    let previous = selectedTab
    return { [weak self] in
      guard let self else { return }
      delegate?.notify(self, didSelect: viewController)
      delegate?.notify(self, didSelect: tab, previous: previous)
    }
  }
}

extension TransitionFlight {
  /// Returns the end at which a page is shown; nil for a page that is not part of the flight.
  fileprivate func end(at viewController: UIViewController) -> TransitionPosition? {
    if toViewController === viewController { return .end }
    return fromViewController === viewController ? .start : nil
  }
}
