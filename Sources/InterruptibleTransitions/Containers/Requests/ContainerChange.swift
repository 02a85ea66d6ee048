/// A change that an app requests from a container, about which ``decide(_:_:)`` decides. Each type
/// only adds its way to ask UIKit for the change.
protocol ContainerChange: AnyObject {
  var transition: InterruptibleTransition { get }
  /// The container, or nil if it has been deallocated.
  var container: UIViewController? { get }
  /// The view controller that enters or leaves, or nil while it is not known.
  var subject: UIViewController? { get }
  var addsSubject: Bool { get }
  /// Returns whether the change adds a view controller, which another container then cannot add.
  func adds(_ viewController: UIViewController) -> Bool
  /// The policy of a presentation; nil for other changes.
  var policy: TransitionBusyPolicy? { get }
  /// The current flight, if it makes or reverses this change.
  var flight: TransitionFlight? { get }
  /// The flight that prevents the container from making the change now.
  var flightBefore: TransitionFlight? { get }
  /// A check that returns whether the change is made. Get the check before the change.
  var isDone: () -> Bool { get }
  /// Whether UIKit is making this change or another one, after the request to UIKit.
  var isInProgress: Bool { get }
  /// Whether UIKit has made the change without a flight, after the request to UIKit.
  var isMade: Bool { get }

  /// The motion with which the subject is going to leave, in points, or nil if it is not known.
  var subjectExit: CGVector? { get }

  /// Returns the state of the container, without the requests of the queue.
  func snapshot(in queue: RequestQueue) -> ChangeSnapshot
  /// Returns the relation of a request for which UIKit has not begun a flight.
  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation
  /// Returns whether a queued request would undo the change.
  func isUndone(by request: ChangeRequest) -> Bool
  /// Withdraws the requests of the window that the change undoes.
  func withdrawOpposing(in queue: RequestQueue)
  /// Called when a request for the change has to wait.
  func wasQueued(in queue: RequestQueue)
  /// Asks UIKit for the change, and returns whether UIKit has accepted it.
  func begin(_ request: ChangeRequest) -> Bool
  /// Removes the view controller that the change replaces, and returns whether this has begun.
  func removeObstacle() -> Bool
  /// Returns whether UIKit may have ignored the change, so that the request to UIKit is repeated.
  func repeats(_ request: ChangeRequest) -> Bool
  /// Called when a request is refused for which UIKit has not been asked.
  func recordRefusal()
  /// Called when UIKit neither makes the change nor begins a flight, or when UIKit is not asked.
  func recordIgnored()
}

extension ContainerChange {
  var policy: TransitionBusyPolicy? { nil }
  var addsSubject: Bool { true }
  var flightBefore: TransitionFlight? { (container as? any PageContainer)?.pageFlight }
  var isDone: () -> Bool { { true } }
  var isMade: Bool { isDone() }
  var subjectExit: CGVector? { nil }

  func adds(_ viewController: UIViewController) -> Bool {
    addsSubject && subject === viewController
  }
  func isUndone(by request: ChangeRequest) -> Bool { false }
  func withdrawOpposing(in queue: RequestQueue) {}
  func wasQueued(in queue: RequestQueue) {}
  func removeObstacle() -> Bool { false }
  func repeats(_ request: ChangeRequest) -> Bool { false }
  func recordRefusal() {}
  func recordIgnored() {}

  /// Makes the change as soon as possible.
  func start(_ completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionHandle {
    let request = ChangeRequest(self)
    if let completion { request.then(completion) }
    request.start()
    return request.handle
  }

  /// Makes the change, or undoes it: reverses its flight, withdraws it, or makes the opposite.
  func toggle(orElse back: some ContainerChange) -> TransitionHandle {
    let queue = RequestQueue.queue(of: container)
    let request = ChangeRequest(self)
    switch queue.decision(about: request) {
    case .join:
      guard let former = queue.last(like: self) else { break }
      guard former.stage == .queued else {
        let transition = former.change.transition
        let end = transition.pending.machine.pendingEnd.opposite
        transition.redirectSubmitted(to: end, for: request)
        break
      }
      former.withdraw()
      request.settle(.completed)
    case .redirect:
      withdrawOpposing(in: queue)
      flight?.reverse(for: request)
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
    case .refuse, .begin, .redirectSubmitted: queue.start(request)
    }
    return request.handle
  }
}

extension TransitionFlight {
  /// Whether the flight moves without a finger, so that it can be hurried.
  var isMovingAlone: Bool {
    switch foreseen.phase {
    case .running, .settling: true
    case .idle, .starting, .held, .ended: false
    }
  }
}
