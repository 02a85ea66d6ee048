/// A change of a navigation stack that an app requests.
final class StackChange: ContainerChange {
  enum Step: Equatable {
    case push(UIViewController)
    case pop
    case popToRoot
    case popTo(UIViewController)
    case set([UIViewController])

    var addedPages: [UIViewController] {
      switch self {
      case .push(let page): [page]
      case .pop, .popToRoot, .popTo: []
      case .set(let pages): pages
      }
    }

    /// Whether the step can add or remove several pages.
    var changesSeveralPages: Bool {
      switch self {
      case .push, .pop: false
      case .popToRoot, .popTo, .set: true
      }
    }

    /// Returns the stack after the step, for a stack on which the step is possible.
    func result(on stack: [UIViewController]) -> [UIViewController] {
      switch self {
      case .push(let page): stack.contains(page) ? stack : stack + [page]
      case .pop: stack.dropLast()
      case .popToRoot: Array(stack.prefix(1))
      case .popTo(let page): stack.prefix { $0 !== page } + [page]
      case .set(let pages): pages
      }
    }
  }

  private let step: Step
  private weak var navigation: UINavigationController?
  let transition: InterruptibleTransition
  private let returnStyle: TransitionReturn
  /// Whether the change is a tap on Back, which moves no held flight, and pops as UIKit does.
  private let isTap: Bool
  /// The view controller that comes or goes on top; except for a push, it is set when UIKit is
  /// asked for the change.
  private(set) weak var subject: UIViewController?
  private(set) var addsSubject = false
  /// The stack when UIKit was asked for the change.
  private var formerStack = WeakObjects<UIViewController>()
  /// Whether the stack was without the page or had it on top. If it is in now, the push is done.
  private var mayBeIn = false

  init(
    _ step: Step, in navigation: UINavigationController, with transition: InterruptibleTransition,
    back returnStyle: TransitionReturn = .mirrored, isTap: Bool = false
  ) {
    self.step = step
    self.navigation = navigation
    self.transition = transition
    self.returnStyle = returnStyle
    self.isTap = isTap
    guard let pushed else { return }
    subject = pushed
    addsSubject = true
  }

  var container: UIViewController? { navigation }
  private var pushed: UIViewController? { if case .push(let page) = step { page } else { nil } }

  // MARK: Decision

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let navigation else { return ChangeSnapshot(isPossible: false) }
    var snapshot = ChangeSnapshot(obstacle: navigation.pageObstacle)
    // Behind a waiting change, the current flight is not the one to redirect: a pop applies to the
    // page of the waiting push, and a push follows the waiting pop.
    let isNeverPossible = problem(in: navigation, isFree: false) != nil
    if !isNeverPossible, !isBehindAnother(at: [.queued], in: queue) {
      snapshot.flightEnd = flight.flatMap { isTap && !$0.isMovingAlone ? nil : end(of: $0) }
    }
    // Earlier changes can still push and pop pages.
    let isFree =
      snapshot.obstacle == nil && !transition.pending.isRequestedByApp
      && !isBehindAnother(at: [.queued, .submitted], in: queue)
    let stack = navigation.viewControllers
    mayBeIn = mayBeIn || pushed.map(stack.dropLast().contains) == false
    snapshot.isDone = isFree && isDone(in: stack, queue)
    snapshot.isPossible = snapshot.isDone || problem(in: navigation, isFree: isFree) == nil
    if pushed == nil, snapshot.obstacle == nil {
      snapshot.obstacle = isPresenting(in: queue) ? .change : waitsForWindow ? .unknown : nil
    }
    return snapshot
  }

  /// Returns whether a stack, which nothing changes now, is as the change makes it.
  private func isDone(in stack: [UIViewController], _ queue: RequestQueue) -> Bool {
    switch step {
    case .push(let page): mayBeIn && stack.contains(page)
    case .pop: false
    // Another change can have led there meanwhile.
    case .popToRoot, .popTo: queue.hasWaited(for: self) && isMade(in: stack)
    case .set(let pages): stack == pages
    }
  }

  /// Returns the reason for which the stack cannot make the change, or nil if it can. While it is
  /// not free, earlier changes can still push and pop pages.
  private func problem(in navigation: UINavigationController, isFree: Bool) -> String? {
    let stack = navigation.viewControllers
    let proxy = navigation.delegate as? NavigationDelegateProxy
    if step.changesSeveralPages, proxy?.isReportingEnd == true {
      return "UIKit is still calling the delegate's didShow."
    }
    let problem = step.addedPages.lazy.compactMap(navigation.problem).first
    switch step {
    case .push(let page):
      let isIn = isFree && stack.contains(page)
      return problem ?? (isIn ? "The page is in the stack." : nil)
    case .pop, .popToRoot:
      return isFree && stack.count < 2 ? "There is no page above the root." : nil
    case .popTo(let page):
      if !isFree { return nil }
      if stack.last === page { return "The page is on top." }
      return stack.contains(page) ? nil : "The page is not in the stack."
    case .set(let pages):
      if pages.isEmpty { return "The new stack is empty." }
      return Set(pages).count < pages.count ? "A page is in the new stack twice." : problem
    }
  }

  func recordRefusal() {
    guard let navigation else { return }
    let other =
      waitsForWindow ? "The stack is not in a window." : "A page is about to be added elsewhere."
    let problem = problem(in: navigation, isFree: true) ?? other
    printDebugMessage("A change of a navigation controller is refused. \(problem)")
  }

  /// Whether the stack has no window, and the step is one that needs it. The stack may be about to
  /// be presented or selected.
  private var waitsForWindow: Bool {
    step.changesSeveralPages && navigation?.viewIfLoaded?.window == nil
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

  /// The flight of the change, or of the one that it undoes; nil if its page has left the stack.
  var flight: TransitionFlight? {
    transition.registry.active.last { flight in
      guard let navigation, flight.pageContainer === navigation, !flight.isOver,
        let coming = flight.toViewController, navigation.viewControllers.contains(coming)
      else { return false }
      return pushed == nil || flight.subject === pushed
    }
  }

  /// Returns the end at which a flight leaves the stack as the change does.
  private func end(of flight: TransitionFlight) -> TransitionPosition? {
    guard step.changesSeveralPages else {
      return flight.end(whereSubjectIsShown: addsSubject)
    }
    let changes = flight.observers.lazy.compactMap { ($0 as? ChangeRequest)?.change }
    var stack = navigation?.viewControllers ?? []
    var former = stack.dropLast().last === flight.fromViewController ? stack.dropLast() : []
    if let change = changes.first as? StackChange {
      former = change.formerStack.all
      stack = change.step.result(on: former)
    }
    if isMade(in: stack) { return .end }
    return isMade(in: former) ? .start : nil
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation {
    guard isBefore else { return .unrelated }
    if let other = request.change as? StackChange, other.navigation === navigation {
      return step != .pop && step == other.step ? .same : .earlier
    }
    return step.addedPages.contains(where: request.change.adds) ? .rival : .unrelated
  }

  func adds(_ viewController: UIViewController) -> Bool {
    step.addedPages.contains(viewController)
  }

  // MARK: UIKit

  func begin(_ request: ChangeRequest) -> Bool {
    guard let navigation else { return false }
    let stack = navigation.viewControllers
    let new = step.result(on: stack)
    guard new.last !== stack.last else {
      // UIKit replaces the pages below without a transition, and later if it has accepted another
      // change that it has not begun.
      navigation.setViewControllers(new, animated: false)
      request.settleWhenDone()
      return true
    }
    if isTap {
      // The delegate chooses the transition, as after a tap at rest.
      navigation.popViewController(animated: true)
      request.settle(.completed)
      return true
    }
    addsSubject = new.last.map(stack.contains) == false
    subject = addsSubject ? new.last : stack.last
    formerStack = WeakObjects()
    for page in stack { formerStack.insert(page) }
    transition.recordSubmission(of: request)
    let proxy = NavigationDelegateProxy.proxy(of: navigation)
    proxy.provideTransition(for: request)
    // Without its view the navigation controller keeps no delegate that could pop the page.
    if addsSubject, let page = new.last, returnStyle == .mirrored, navigation.isViewLoaded {
      proxy.keep(page, for: transition, until: request)
    }
    switch step {
    case .push(let page): navigation.pushViewController(page, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .popTo(let page): navigation.popToViewController(page, animated: true)
    case .set(let pages): navigation.setViewControllers(pages, animated: true)
    }
    if request.stage == .submitted, !isInProgress, isMade {
      transition.settleSubmittedRequests(isMade: true)
    }
    return true
  }

  var isInProgress: Bool { navigation?.transitionCoordinator != nil }

  var isMade: Bool { navigation.map { isMade(in: $0.viewControllers, leaving: subject) } == true }

  var isDone: () -> Bool {
    let leaving = flight?.subject ?? navigation?.topViewController
    return { [self, weak leaving] in
      navigation.map { isMade(in: $0.viewControllers, leaving: leaving) } == true
    }
  }

  private func isMade(in stack: [UIViewController], leaving page: UIViewController? = nil) -> Bool {
    switch step {
    case .push(let page): stack.contains(page)
    case .pop: !stack.contains { $0 === page }
    case .popToRoot: stack.count == 1
    case .popTo(let page): stack.last === page
    case .set(let pages): stack == pages
    }
  }
}

extension UINavigationController {
  /// Returns the reason for which a page cannot be added, or nil if it can: UIKit raises an
  /// exception for a navigation controller and a presented one, and a page of another container
  /// would stay in its list.
  fileprivate func problem(adding page: UIViewController) -> String? {
    if page is UINavigationController { return "A navigation controller cannot be a page." }
    if isWithin(page) { return "The page contains the stack." }
    if page.parent == nil, page.isPresentedOrUpcoming { return "The page is presented." }
    let container = page.parent as? any PageContainer
    let isElsewhere = container != nil && container !== self
    return isElsewhere ? "The page is in another container." : nil
  }
}
