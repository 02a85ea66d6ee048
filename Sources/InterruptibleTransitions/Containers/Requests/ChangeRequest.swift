/// A change that an app has requested, until its outcome is known. The request is settled once, at
/// the latest when it is deallocated.
final class ChangeRequest: FlightRequest {
  /// The progress of a request.
  enum Stage: Hashable {
    /// UIKit has not been asked for the change.
    case queued
    /// UIKit has been asked, and has not begun the flight.
    case submitted
    /// A flight makes the change.
    case inFlight
    /// The outcome is known.
    case settled
  }

  let change: any ContainerChange
  private let transition: InterruptibleTransition
  let handle = TransitionHandle()
  private(set) var stage = Stage.queued
  var isOpen: Bool { stage == .queued || stage == .submitted }
  /// The end of the flight at which the app's request is met.
  private(set) var goal = TransitionPosition.end
  /// Checks whether the request is met, also when the flight has ended at the goal, because the app
  /// may have changed the container in the meantime.
  var isDone: () -> Bool = { true }
  /// The result of the check at the end of the flight.
  private var wasDone: Bool?
  private(set) var isWithdrawn = false
  var idleFrames = IdleFrameCounter()
  /// Whether the app has been notified that the request waits.
  var isPostponed = false
  private weak var submittedTransition: InterruptibleTransition?
  /// Later requests for the same change, which get the outcome of this request.
  private var followers: [ChangeRequest] = []
  private var afterwards: [(TransitionOutcome) -> Void] = []

  init(_ change: any ContainerChange) {
    transition = change.transition
    self.change = change
    handle.request = self
  }

  /// Adds an action to perform when the outcome is known.
  func then(_ action: @escaping (TransitionOutcome) -> Void) {
    afterwards.append(action)
  }

  func recordSubmission(
    to transition: InterruptibleTransition, aimingAt goal: TransitionPosition = .end
  ) {
    stage = .submitted
    submittedTransition = transition
    self.goal = goal
  }

  /// Gives a later request the flight and the outcome of this request.
  func add(_ follower: ChangeRequest) {
    if stage == .submitted, let submittedTransition {
      // A request since then can have sent the flight to the other end.
      return submittedTransition.redirectSubmitted(to: goal, for: follower)
    }
    follower.isPostponed = isPostponed
    followers.append(follower)
  }

  func removeFollowers() -> [ChangeRequest] {
    defer { followers = [] }
    return followers.filter(\.isOpen)
  }

  /// Records that UIKit does not make the change now.
  func returnToQueue() {
    if stage == .submitted { stage = .queued }
  }

  func join(_ flight: TransitionFlight, aimingAt goal: TransitionPosition) {
    self.goal = goal
    join(flight)
  }

  func join(_ flight: TransitionFlight) {
    stage = .inFlight
    handle.follow(flight)
  }

  var subjectExit: CGVector? { change.subjectExit }

  func expects(from: UIViewController?, to: UIViewController?) -> Bool? {
    guard let subject = change.subject else { return nil }
    guard !change.addsSubject else { return subject === to }
    // If several view controllers are dismissed together, UIKit may report the lowest one.
    return sequence(first: subject, next: \.presentingViewController).contains { $0 === from }
  }

  func cancel() {
    isWithdrawn = true
    switch stage {
    case .queued: refuse(.cancelled)
    case .submitted: submittedTransition?.followSubmittedRequests()
    case .inFlight: handle.flight?.followRequests()
    case .settled: break
    }
  }

  /// Withdraws the request and those that get its outcome, because of a later request.
  func withdraw() {
    if stage == .queued { refuse(.cancelled) } else { cancel() }
  }

  /// Returns the goal of the last request that is not withdrawn. If all are withdrawn, it is the
  /// start if the flight itself was withdrawn, and otherwise the end.
  static func goal(of requests: [ChangeRequest]) -> TransitionPosition {
    requests.last { !$0.isWithdrawn }?.goal
      ?? (requests.contains { $0.goal == .end } ? .start : .end)
  }

  /// Makes the change as soon as possible. If it starts again, it is directly behind `former`.
  func start(after former: ChangeRequest? = nil) {
    RequestQueue.queue(of: change.container).start(self, after: former)
  }

  /// Settles a request for which UIKit has not been asked.
  func refuse(_ outcome: TransitionOutcome = .refused) {
    change.recordIgnored()
    if outcome == .refused { change.recordRefusal() }
    settle(outcome)
  }

  func settle(_ outcome: TransitionOutcome) {
    guard stage != .settled else { return }
    let afterwards = afterwards
    let followers = followers
    let transition = isOpen ? transition : nil
    stage = .settled
    self.afterwards = []
    self.followers = []
    isDone = { true }
    for action in afterwards { action(outcome) }
    handle.settle(outcome, withoutFlightOf: transition)
    var former = self
    for follower in followers where follower.isOpen {
      // The app has withdrawn only this request, so its followers continue.
      if isWithdrawn { follower.start(after: former) } else { follower.settle(outcome) }
      former = follower
    }
  }

  // MARK: Flight observation

  func flightBegan() {
    handle.notify()
  }

  func flightEntered(_ phase: TransitionPhase) {
    handle.notify(of: [.phaseChanged(phase)])
  }

  func flightWouldEnd(at position: TransitionPosition) {
    handle.notify(of: [.releaseTargetChanged(position)])
  }

  func flightWasCompleted() {
    wasDone = isDone()
  }

  func flightEnded(at position: TransitionPosition) {
    let isDone = wasDone ?? isDone()
    if position == goal, goal == .start, !isDone {
      // UIKit may restore the container only after it was notified of the cancellation.
      settleWhenDone()
    } else {
      settle(position == goal && isDone ? .completed : .cancelled)
    }
    handle.flightEnded()
  }

  /// Settles the request when its change is made, or when UIKit makes no change any longer.
  func settleWhenDone() {
    if isDone() { return settle(.completed) }
    idleFrames = IdleFrameCounter()
    FrameLoop().wait {
      let isDone = self.isDone()
      let isOver = self.idleFrames.countFrame(isBusy: self.change.isInProgress)
      guard isDone || isOver else { return false }
      self.settle(isDone ? .completed : .cancelled)
      return true
    }
  }

  // Otherwise callers that await the outcome would never resume.
  deinit {
    let handle = handle
    let transition = transition
    let stage = stage
    MainThread.perform {
      handle.settle(.refused, withoutFlightOf: stage == .inFlight ? nil : transition)
    }
  }
}
