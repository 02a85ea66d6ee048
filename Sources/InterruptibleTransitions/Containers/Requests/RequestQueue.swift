/// The requested changes of one window for which UIKit has not begun a flight. A container outside
/// a window has a separate queue until it enters a window.
final class RequestQueue {
  private static let key = "InterruptibleTransitionsRequests"

  private(set) var requests: [ChangeRequest] = []
  private let frames = FrameLoop()
  private weak var ownerView: UIView?

  private init(in ownerView: UIView?) {
    self.ownerView = ownerView
  }

  /// Returns the queue of the window that shows a view controller.
  static func queue(of viewController: UIViewController?) -> RequestQueue {
    queue(in: viewController.flatMap { $0.shownWindow ?? $0.root.viewIfLoaded })
  }

  private static func queue(in ownerView: UIView?) -> RequestQueue {
    if let known = ownerView?.layer.tag(key, as: RequestQueue.self) { return known }
    let queue = RequestQueue(in: ownerView)
    ownerView?.layer.setTag(queue, for: key)
    return queue
  }

  func last(like change: any ContainerChange) -> ChangeRequest? {
    requests.prefix { $0.change !== change }.last { request in
      request.isOpen && change.relation(to: request, isBefore: true) == .same
    }
  }

  func first(where isMet: (ChangeRequest) -> Bool) -> ChangeRequest? {
    requests.first { $0.isOpen && isMet($0) }
  }

  /// Returns whether the request for a change has been in the queue since an earlier frame or call.
  func hasWaited(for change: any ContainerChange) -> Bool {
    requests.contains { $0.change === change && $0.isPostponed }
  }

  // MARK: Requests

  /// Carries out a request as soon as possible. If it starts again, it is behind `former`.
  func start(_ request: ChangeRequest, after former: ChangeRequest? = nil) {
    request.change.withdrawOpposing(in: self)
    add(request, after: former)
    guard !proceed(with: request) else { return remove(request) }
    if request.stage == .queued {
      request.change.wasQueued(in: self)
      request.change.transition.requestWasQueued(request)
    }
    poll()
  }

  private func add(_ request: ChangeRequest, after former: ChangeRequest? = nil) {
    let index = requests.firstIndex { $0 === former } ?? requests.endIndex - 1
    requests.insert(request, at: index + 1)
    request.change.transition.queuedRequestCount += 1
  }

  private func remove(_ request: ChangeRequest) {
    guard let index = requests.firstIndex(where: { $0 === request }) else { return }
    requests.remove(at: index)
    request.change.transition.queuedRequestCount -= 1
  }

  /// Returns the decision about a request, which depends on earlier requests in the queue.
  func decision(about request: ChangeRequest) -> ChangeDecision {
    let change = request.change
    var snapshot = change.snapshot(in: self)
    let before = requests.firstIndex { $0 === request } ?? requests.count
    for (index, other) in requests.enumerated() where other !== request && other.isOpen {
      snapshot.requests.append(change.relation(to: other, isBefore: index < before))
    }
    if snapshot.obstacle == .change, change.flightBefore?.isMovingAlone == true {
      snapshot.obstacle = .flight
    }
    // A transition that is about to make another change cannot make this change in any container.
    if change.transition.pending.isRequestedByApp {
      snapshot.obstacle = .change
    }
    return decide(change.policy, snapshot)
  }

  /// Carries out the decision, and returns whether the queue is done with the request.
  private func proceed(with request: ChangeRequest) -> Bool {
    let change = request.change
    let transition = request.change.transition
    request.isDone = change.isDone
    switch decision(about: request) {
    case .join: last(like: change)?.add(request)
    case .redirect(let end): change.flight?.redirect(to: end, for: request)
    case .redirectSubmitted(let end): transition.redirectSubmitted(to: end, for: request)
    case .refuse: request.refuse()
    case .complete: request.settle(.completed)
    case .hurry:
      change.flightBefore?.handle(.hurried)
      return false
    case .replace:
      return !change.removeObstacle() && refuseIfIdle(request)
    case .wait(isLimited: false):
      request.idleFrames = IdleFrameCounter()
      return false
    case .wait(isLimited: true): return refuseIfIdle(request)
    case .begin: return begin(request)
    }
    change.recordIgnored()
    return true
  }

  /// Refuses a request after some frames without any change.
  private func refuseIfIdle(_ request: ChangeRequest) -> Bool {
    guard request.idleFrames.countFrame() else { return false }
    request.refuse()
    return true
  }

  private func begin(_ request: ChangeRequest) -> Bool {
    guard request.change.begin(request) else { return refuseIfIdle(request) }
    return request.stage != .submitted
  }

  // MARK: Frames

  private func poll() {
    guard !frames.isRunning else { return }
    frames.wait { [self] in
      for request in requests where advance(request) { remove(request) }
      moveToWindow()
      return requests.isEmpty
    }
  }

  /// Carries out the next step, and returns whether the queue is done with the request.
  private func advance(_ request: ChangeRequest) -> Bool {
    switch request.stage {
    case .inFlight, .settled: true
    case .queued: proceed(with: request)
    case .submitted: awaitFlight(of: request)
    }
  }

  /// Settles a request for which UIKit begins no flight.
  private func awaitFlight(of request: ChangeRequest) -> Bool {
    let change = request.change
    let isOver = request.idleFrames.countFrame(isBusy: change.isInProgress)
    // mutate: ignored-dismissal-requested-again
    if change.repeats(request) {
      change.transition.withdraw(request)
      return begin(request)
    }
    guard isOver else { return false }
    let isMade = change.isMade
    if !isMade { change.recordIgnored() }
    change.transition.settleSubmittedRequests(isMade: isMade)
    return true
  }

  /// Moves the requests to the queue of the window that a container has entered.
  private func moveToWindow() {
    guard !(ownerView is UIWindow), let window = requests.first?.change.container?.shownWindow
    else { return }
    let queue = Self.queue(in: window)
    for request in requests {
      remove(request)
      queue.add(request)
    }
    queue.poll()
  }
}

/// A type that provides the view controller on which another one is about to be presented.
protocol UpcomingPresentations: AnyObject {
  /// Returns the view controller on which UIKit was asked to present another one, and has not yet.
  func upcomingPresenter(of viewController: UIViewController) -> UIViewController?
}

extension UIViewController {
  /// The view controller around this one: its container, or its current or future presenter.
  private var outer: UIViewController? {
    parent ?? presentingViewController
      ?? (transitioningDelegate as? any UpcomingPresentations)?.upcomingPresenter(of: self)
  }

  /// This one and those around it, from the innermost. Two can wait to be presented on each other.
  private var surroundings: [UIViewController] {
    var found = [self]
    while let next = found.last?.outer, !found.contains(next) { found.append(next) }
    return found
  }

  fileprivate var root: UIViewController { surroundings.last ?? self }

  /// The window that shows this view controller, one around it, or one that these present.
  fileprivate var shownWindow: UIWindow? {
    surroundings.lazy.compactMap { $0.viewIfLoaded?.window }.first
      ?? root.topmost.viewIfLoaded?.window
  }
}
