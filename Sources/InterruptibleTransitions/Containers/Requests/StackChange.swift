/// A push or a pop that an app requests.
final class StackChange: ContainerChange {
  enum Step {
    case push(UIViewController)
    case pop
  }

  private let step: Step
  private weak var navigation: UINavigationController?
  let transition: InterruptibleTransition
  private let returnStyle: TransitionReturn
  /// The view controller that a pop removes. It is set when UIKit is asked for the pop.
  private weak var popped: UIViewController?
  /// Whether the stack was without the page or had it on top. If it is in now, the push is done.
  private var mayBeIn = false

  init(
    _ step: Step, in navigation: UINavigationController, with transition: InterruptibleTransition,
    back returnStyle: TransitionReturn = .mirrored
  ) {
    self.step = step
    self.navigation = navigation
    self.transition = transition
    self.returnStyle = returnStyle
  }

  var container: UIViewController? { navigation }
  var subject: UIViewController? { pushed ?? popped }
  var addsSubject: Bool { pushed != nil }
  private var pushed: UIViewController? { if case .push(let page) = step { page } else { nil } }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let navigation else { return ChangeSnapshot(isPossible: false) }
    var snapshot = ChangeSnapshot(obstacle: navigation.pageObstacle)
    // Behind a waiting change, the current flight is not the one to redirect: a pop applies to the
    // page of the waiting push, and a push follows the waiting pop.
    if !isBehindAnother(at: [.queued], in: queue) {
      snapshot.flightEnd = flight?.end(whereSubjectIsShown: addsSubject)
      if let submitted, pushed == nil || submitted.subject === pushed {
        snapshot.submittedEnd = submitted.addsSubject == addsSubject ? .end : .start
      }
    }
    // Earlier changes can still push and pop pages.
    let isFree =
      snapshot.obstacle == nil && !transition.pending.isRequestedByApp
      && !isBehindAnother(at: [.queued, .submitted], in: queue)
    let stack = navigation.viewControllers
    if let pushed {
      mayBeIn = mayBeIn || !stack.dropLast().contains(pushed)
      snapshot.isPossible = navigation.canPush(pushed) && (mayBeIn || !isFree)
      snapshot.isDone = mayBeIn && stack.contains(pushed) && isFree
    } else {
      snapshot.isPossible = stack.count > 1 || !isFree
      if snapshot.obstacle == nil, isPresenting(in: queue) { snapshot.obstacle = .change }
    }
    return snapshot
  }

  /// Whether the stack is presenting a view controller, until which UIKit ignores a pop.
  private func isPresenting(in queue: RequestQueue) -> Bool {
    guard let navigation else { return false }
    let isAboutToPresent = queue.submittedPresentations.compactMap(\.host).contains { host in
      host.isWithin(navigation) || navigation.isWithin(host)
    }
    return isAboutToPresent || navigation.presentedViewController?.isBeingPresented == true
  }

  private func isBehindAnother(
    at stages: Set<ChangeRequest.Stage>, in queue: RequestQueue
  ) -> Bool {
    queue.requests.prefix { $0.change !== self }.contains { request in
      stages.contains(request.stage) && (request.change as? StackChange)?.navigation === navigation
    }
  }

  /// The change of this stack that UIKit was asked to make with the transition.
  private var submitted: StackChange? {
    let change = transition.submitted.first?.change as? StackChange
    return change?.navigation === navigation ? change : nil
  }

  /// The flight of the change, or of the one that it undoes; nil if its page has left the stack.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      guard let navigation, flight.pageContainer === navigation, !flight.isOver,
        let coming = flight.toViewController, navigation.viewControllers.contains(coming)
      else { return false }
      return pushed == nil || flight.subject === pushed
    }
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation {
    let other = request.change as? StackChange
    guard isBefore else { return .unrelated }
    let isSameStack = other != nil && other?.navigation === navigation
    if let pushed, request.change.addsSubject, request.change.subject === pushed {
      return isSameStack ? .same : .rival
    }
    return isSameStack ? .earlier : .unrelated
  }

  func begin(_ request: ChangeRequest) -> Bool {
    guard let navigation else { return false }
    popped = navigation.topViewController
    transition.recordSubmission(of: request)
    let proxy = NavigationDelegateProxy.proxy(of: navigation)
    proxy.provideTransition(for: request)
    // Without its view the navigation controller keeps no delegate that could pop the page.
    if let pushed, returnStyle == .mirrored, navigation.isViewLoaded {
      proxy.keep(pushed, for: transition, until: request)
    }
    switch step {
    case .push(let page): navigation.pushViewController(page, animated: true)
    case .pop: navigation.popViewController(animated: true)
    }
    if request.stage == .submitted, !isInProgress, isMade {
      transition.settleSubmittedRequests(isMade: true)
    }
    return true
  }

  var isInProgress: Bool { navigation?.transitionCoordinator != nil }

  var isMade: Bool { isDone(leaving: popped) }

  var isDone: () -> Bool {
    let leaving = flight?.subject ?? submitted?.subject ?? navigation?.topViewController
    return { [self, weak leaving] in isDone(leaving: leaving) }
  }

  private func isDone(leaving page: UIViewController?) -> Bool {
    guard let stack = navigation?.viewControllers else { return false }
    return if let pushed { stack.contains(pushed) } else { !stack.contains { $0 === page } }
  }
}

extension UINavigationController {
  /// Returns whether a page can be pushed: UIKit raises an exception for a navigation controller
  /// and a presented one, and a page of another container would stay in its list.
  fileprivate func canPush(_ page: UIViewController) -> Bool {
    let container = page.parent as? any PageContainer
    let isPresented = page.parent == nil && page.isPresentedOrUpcoming
    return !(page is UINavigationController) && !isPresented && !isWithin(page)
      && (container == nil || container === self)
  }
}
