// The app's requests, and their outcomes.
extension InterruptibleTransition {
  /// The requests that UIKit has been asked to perform.
  var submitted: [ChangeRequest] { submittedRequests.compactMap { $0 as? ChangeRequest } }

  /// Records that UIKit is asked for a change.
  func recordSubmission(of request: ChangeRequest) {
    recordPhaseChange { pending.request(byApp: true) }
    let former = submitted
    submittedRequests = []
    for request in [request] + request.removeFollowers() { add(request, aimingAt: .end) }
    for request in former { request.settle(.refused) }
  }

  /// Withdraws a request for a change that UIKit does not make now.
  ///
  /// - Returns: Whether no flight has begun, and the request is not settled.
  @discardableResult
  func withdraw(_ request: ChangeRequest) -> Bool {
    guard submitted.contains(where: { $0 === request }) else { return false }
    let others = removeSubmitted().filter { $0 !== request }
    request.returnToQueue()
    notifyOfUnreportedPhase()
    for other in others {
      guard other.goal == request.goal else {
        other.settle(.refused)
        continue
      }
      other.returnToQueue()
      request.add(other)
    }
    return true
  }

  /// Settles the requests for a flight that UIKit does not begin.
  ///
  /// A request that undoes the change needs a flight that it reverses. Without a flight, the last
  /// such request starts again, as a new change, before all later requests.
  ///
  /// - Parameter isMade: Whether UIKit has made the requested change.
  func settleSubmittedRequests(isMade: Bool) {
    var requests = removeSubmitted()
    notifyOfUnreportedPhase()
    let first = requests.first
    let last = requests.last { !$0.isWithdrawn }
    let undoing = isMade && last?.goal == .start ? last : nil
    requests.removeAll { $0 === undoing }
    for request in requests {
      let isMet = (request.goal == .end) == isMade && request.isDone()
      request.settle(isMet ? .completed : .refused)
    }
    discardReleaseAfterTimeout()
    undoing?.returnToQueue()
    undoing?.start(after: first)
  }

  private func removeSubmitted() -> [ChangeRequest] {
    let requests = submitted
    submittedRequests = []
    pending.withdraw()
    return requests
  }

  /// Records that a request has to wait.
  func requestWasQueued(_ request: ChangeRequest) {
    // The phase may belong to another request that UIKit has not begun yet.
    if !pending.isRequestedByApp { recordPhaseChange { pending.discardRelease() } }
    if !request.isPostponed {
      request.isPostponed = true
      notify(of: [.postponed])
      request.handle.notify(of: [.postponed])
    }
    notifyOfUnreportedPhase()
  }

  /// Returns the flight that presents or dismisses a view controller.
  func flight(of viewController: UIViewController) -> TransitionFlight? {
    registry.active.last { $0.isModal && $0.subject === viewController && !$0.isOver }
  }

  /// Redirects the flight that UIKit has not started yet to one of its ends, as the app requests.
  func redirectSubmitted(to goal: TransitionPosition, for request: ChangeRequest) {
    add(request, aimingAt: goal)
    redirectSubmitted(to: goal)
  }

  /// Adds a request that the next flight settles.
  func add(_ request: ChangeRequest, aimingAt goal: TransitionPosition) {
    submittedRequests.append(request)
    request.recordSubmission(to: self, aimingAt: goal)
  }

  /// The end to which the flight that UIKit has not started yet goes for its requests.
  var submittedGoal: TransitionPosition { ChangeRequest.goal(of: submitted) }

  /// Redirects the flight that UIKit has not started yet to the end that its requests need.
  func followSubmittedRequests() {
    redirectSubmitted(to: submittedGoal)
  }

  private func redirectSubmitted(to position: TransitionPosition) {
    notifyOfPendingFlight(changingPhase: pending.settle(at: position))
  }

  // MARK: UIKit's queries about a change between two view controllers of a container

  /// Returns whether UIKit can use the transition for a change between two view controllers.
  ///
  /// If the app has requested a different change that UIKit has not begun, it cannot: the flight
  /// would settle the wrong request.
  func isFree(from: UIViewController, to: UIViewController) -> Bool {
    !pending.isRequestedByApp || isRequested(from: from, to: to) == true
  }

  /// Records that UIKit asks for a flight between two view controllers of a container.
  ///
  /// - Parameters:
  ///   - from: The view controller that is visible before the flight.
  ///   - to: The view controller that is visible after the flight.
  ///   - isPresenting: Whether the flight is a push, or a change to a tab further right.
  func flightIsRequested(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    recordPhaseChange { pending.request(byApp: false) }
    announcement = FlightAnnouncement(from: from, to: to, isPresenting: isPresenting)
  }
}

extension TransitionFlight {
  /// Sends the flight to one of its ends, as the app requests.
  func redirect(to goal: TransitionPosition, for request: ChangeRequest) {
    join(request, aimingAt: goal)
    redirect(to: goal)
  }

  private func join(_ request: ChangeRequest, aimingAt goal: TransitionPosition) {
    observers = observers + [request]
    request.join(self, aimingAt: goal)
    request.flightBegan()
  }

  /// Reverses the flight, as the app requests.
  func reverse(for request: ChangeRequest) {
    var machine = foreseen
    _ = machine.handleRequested(.reversed)
    guard let goal = machine.heading else { return request.settle(.refused) }
    join(request, aimingAt: goal)
    handle(.reversed)
  }

  /// Sends the flight to the end that its requests need.
  ///
  /// The last request that is not withdrawn decides. If all requests are withdrawn, the flight
  /// undoes the withdrawn change.
  func followRequests() {
    redirect(to: ChangeRequest.goal(of: observers.compactMap { $0 as? ChangeRequest }))
  }
}
