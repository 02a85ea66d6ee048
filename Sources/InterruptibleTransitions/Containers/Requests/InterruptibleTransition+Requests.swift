// The app's requests, and their outcomes.
extension InterruptibleTransition {
  var submitted: [ChangeRequest] { submittedRequests.compactMap { $0 as? ChangeRequest } }

  func recordSubmission(of request: ChangeRequest) {
    recordPhaseChange { pending.request(byApp: true) }
    let former = submitted
    submittedRequests = []
    add(request, aimingAt: .end)
    for follower in request.removeFollowers() { add(follower, aimingAt: .end) }
    for request in former { request.settle(.refused) }
  }

  /// Withdraws a request that UIKit does not make now; true if it has no flight and no outcome.
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

  /// Settles the requests for a flight that UIKit does not begin. Without a flight to reverse, the
  /// last request that undoes the change starts again, before all later requests.
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

  func flight(of viewController: UIViewController) -> TransitionFlight? {
    registry.active.last { $0.isModal && $0.subject === viewController && !$0.isOver }
  }

  /// Redirects the flight that UIKit has not started yet to one of its ends, as the app requests.
  func redirectSubmitted(to goal: TransitionPosition, for request: ChangeRequest) {
    add(request, aimingAt: goal)
    redirectSubmitted(to: goal)
  }

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

  /// Returns whether UIKit can use the transition without settling a request for another change.
  func isFree(from: UIViewController, to: UIViewController) -> Bool {
    !pending.isRequestedByApp || isRequested(from: from, to: to) == true
  }

  /// Records that UIKit asks for a flight. A push or a change to a later tab presents.
  func flightIsRequested(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    recordPhaseChange { pending.request(byApp: false) }
    var announcement = FlightAnnouncement(from: from, to: to, isPresenting: isPresenting)
    let container = from.parent as? any PageContainer
    if configuration.isBarInteractionEnabled {
      let bars = container?.barsAroundPages ?? []
      for bar in bars where !bar.isUserInteractionEnabled { announcement.disabledBars.insert(bar) }
    }
    self.announcement = announcement
  }
}

extension TransitionFlight {
  func redirect(to goal: TransitionPosition, for request: ChangeRequest) {
    join(request, aimingAt: goal)
    redirect(to: goal)
  }

  private func join(_ request: ChangeRequest, aimingAt goal: TransitionPosition) {
    observers = observers + [request]
    request.join(self, aimingAt: goal)
    request.flightBegan()
  }

  func reverse(for request: ChangeRequest) {
    var machine = foreseen
    _ = machine.handleRequested(.reversed)
    guard let goal = machine.heading else { return request.settle(.refused) }
    join(request, aimingAt: goal)
    handle(.reversed)
  }

  /// Sends the flight to the end of the last request, or undoes the change if all are withdrawn.
  func followRequests() {
    redirect(to: ChangeRequest.goal(of: observers.compactMap { $0 as? ChangeRequest }))
  }
}
