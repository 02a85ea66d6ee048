/// A change that an app requests from a container: to present, dismiss, push, pop or select.
///
/// ``decide(_:_:)`` decides what to do, for all containers. Each container only adds how UIKit is
/// asked for the change.
protocol ContainerChange: AnyObject {
  /// The transition that makes the change.
  var transition: InterruptibleTransition { get }
  /// The container; nil if the app has released it.
  var container: UIViewController? { get }
  /// The view controller that comes in or goes; nil while that is not known.
  var subject: UIViewController? { get }
  /// Whether the subject comes in.
  var bringsIn: Bool { get }
  /// The policy of a presentation while another view controller is presented; nil for other
  /// changes.
  var policy: TransitionBusyPolicy? { get }
  /// The current flight, if it is about this change.
  var flight: TransitionFlight? { get }
  /// The flight that keeps the container from making the change now.
  var flightBefore: TransitionFlight? { get }
  /// A check whether the change is made, which is taken before the change.
  var isDone: () -> Bool { get }
  /// Whether UIKit is busy with this change or another one, once it has been asked.
  var isUnderWay: Bool { get }
  /// Whether UIKit has made the change, without a flight, once it has been asked.
  var isMade: Bool { get }

  /// Returns the state of the container.
  ///
  /// - Parameter queue: The queue of the container's window.
  /// - Returns: The state, without the requests of the queue.
  func snapshot(in queue: RequestQueue) -> ChangeSnapshot
  /// Returns how another request of the window is related to the change.
  ///
  /// - Parameters:
  ///   - request: A request for which UIKit has not begun a flight.
  ///   - isBefore: Whether the window has had that request before.
  /// - Returns: The relation.
  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation
  /// Whether a queued request would undo the change.
  func isUndone(by request: ChangeRequest) -> Bool
  /// Withdraws the requests of the window that the change undoes.
  func withdrawOpposing(in queue: RequestQueue)
  /// Called when a request for the change has to wait.
  func wasQueued(in queue: RequestQueue)
  /// Asks UIKit for the change.
  ///
  /// - Returns: Whether UIKit has accepted it.
  func begin(_ request: ChangeRequest) -> Bool
  /// Takes away what the change replaces.
  ///
  /// - Returns: Whether that is under way.
  func makeRoom() -> Bool
  /// Whether UIKit may have ignored the change, so that it is asked again.
  func repeats(_ request: ChangeRequest) -> Bool
  /// Called when UIKit neither makes the change nor begins a flight for it, or is not asked.
  func wasIgnored()
}

extension ContainerChange {
  var policy: TransitionBusyPolicy? { nil }
  var bringsIn: Bool { true }
  var flightBefore: TransitionFlight? { (container as? any PageContainer)?.pageFlight }
  var isDone: () -> Bool { { true } }
  var isMade: Bool { isDone() }

  func isUndone(by request: ChangeRequest) -> Bool { false }
  func withdrawOpposing(in queue: RequestQueue) {}
  func wasQueued(in queue: RequestQueue) {}
  func makeRoom() -> Bool { false }
  func repeats(_ request: ChangeRequest) -> Bool { false }
  func wasIgnored() {}

  /// Makes the change now, or as soon as possible.
  ///
  /// - Parameter completion: Called if the change is completed.
  /// - Returns: The app's handle to the request.
  func start(_ completion: (() -> Void)? = nil) -> TransitionHandle {
    let request = ChangeRequest(self)
    if let completion { request.then { if $0 == .completed { completion() } } }
    request.start()
    return request.handle
  }

  /// Makes the change or undoes it: reverses a flight, gives up a change that is queued, and makes
  /// the other change if this one is already made.
  ///
  /// - Parameter back: The other change.
  /// - Returns: The app's handle to the request.
  func toggle(orElse back: some ContainerChange) -> TransitionHandle {
    let (queue, request) = (RequestQueue.queue(of: container), ChangeRequest(self))
    switch queue.decision(about: request) {
    case .join:
      queue.first(like: self)?.withdraw()
      request.settle(.completed)
    case .redirect:
      withdrawOpposing(in: queue)
      flight?.reverse(for: request)
    case .redirectAsked:
      transition.redirectAsked(to: transition.pending.machine.pendingEnd.opposite, for: request)
    case .complete: return back.start()
    case .hurry, .wait, .replace:
      guard isMade else {
        queue.start(request)
        break
      }
      let undoing = queue.first { $0.stage == .queued && self.isUndone(by: $0) }
      guard let undoing else { return back.start() }
      undoing.withdraw()
      request.settle(.completed)
    case .refuse, .begin: queue.start(request)
    }
    return request.handle
  }
}

extension PageContainer {
  /// The coordinator of a change between pages of the container. The container's own one may be
  /// that of a presentation, beside which the pages can change.
  private var pageCoordinator: (any UIViewControllerTransitionCoordinator)? {
    [transitionCoordinator, visiblePage?.transitionCoordinator].lazy.compactMap { $0 }.first {
      let controllers = [UITransitionContextViewControllerKey.from, .to]
        .compactMap($0.viewController)
      return controllers.contains { $0.parent === self || pages.contains($0) }
    }
  }

  /// Whether a change between pages of the container is under way.
  var isChangingPages: Bool { pageCoordinator != nil }

  /// The flight of the toolkit's between pages of the container.
  var pageFlight: TransitionFlight? {
    pageCoordinator.flatMap { FlightTracer.flight(in: $0.containerView) }
  }
}

extension UIViewController {
  /// The flight of the toolkit's by which the current change of the view controller is made.
  var currentFlight: TransitionFlight? {
    transitionCoordinator.flatMap { FlightTracer.flight(in: $0.containerView) }
  }
}

extension TransitionFlight {
  /// Whether the flight moves by itself, so that it can land sooner.
  var isMovingAlone: Bool {
    switch foreseen.phase {
    case .running, .settling: true
    case .idle, .starting, .held, .ended: false
    }
  }
}
