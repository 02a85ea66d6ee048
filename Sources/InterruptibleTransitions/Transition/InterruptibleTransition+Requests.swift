// The app's requests, and their outcomes.
extension InterruptibleTransition {
  /// Makes a stream of what happens to the transition from now on.
  ///
  /// Each stream delivers all events, however late they are read, and ends with the transition. An
  /// app that listens only for a while breaks out of its loop.
  public var events: AsyncStream<TransitionEvent> { broadcast.makeStream() }

  /// Notes that the app requests a flight.
  ///
  /// - Parameters:
  ///   - request: The request that the flight settles.
  ///   - presentation: The presented and the presenting view controller, if the flight is a
  ///     presentation.
  func ask(_ request: FlightRequest, presentation: PendingPresentationPair? = nil) {
    forgetsPhase { pending.request(byApp: true) }
    let forgotten = requests.replace(with: request, presentation: presentation)
    request.aims(at: .end, with: self)
    for request in forgotten { request.settle(.refused) }
  }

  /// Notes that the app repeats a request whose flight UIKit has yet to start.
  private func join(_ request: FlightRequest, goal: TransitionPosition) {
    requests.join(request)
    request.aims(at: goal, with: self)
  }

  /// Withdraws a request for a change that UIKit does not make.
  ///
  /// - Returns: Whether it was still pending.
  @discardableResult
  func withdraw(_ request: FlightRequest) -> Bool {
    guard requests.withdraw(request) else { return false }
    pending.withdraw()
    tellUntoldPhase()
    return true
  }

  /// Refuses all requests for a flight that UIKit does not begin.
  func refuseRequests() {
    for request in requests.next where withdraw(request) { request.settle(.refused) }
    forgetReleaseInTime()
  }

  /// Settles a request, if it is still pending, whose change UIKit has made without a flight.
  func settleWithoutFlight(_ request: FlightRequest) {
    guard requests.isPending(request) else { return }
    let isDone = request.isDone()
    withdrawJoined(to: request, isDone: isDone)
    request.settle(isDone ? .completed : .refused)
  }

  /// Withdraws a request whose change takes place without a flight, or not at all, and settles
  /// those that have joined it.
  ///
  /// - Parameters:
  ///   - request: The request; if it is not pending, nothing happens.
  ///   - isDone: Whether the change is made.
  func withdrawJoined(to request: FlightRequest, isDone: Bool) {
    guard withdraw(request) else { return }
    for other in requests.next where withdraw(other) {
      let isMet = (other.goal == .end) == isDone && other.isDone()
      other.settle(isMet ? .completed : .refused)
    }
    forgetReleaseInTime()
  }

  /// Notes that a request of the app has to wait.
  func noteWaiting() {
    // Unless it is that of another request, which UIKit has yet to begin.
    if !pending.isRequestedByApp { forgetsPhase { pending.forgetRelease() } }
    broadcast.tell(.postponed)
    tellUntoldPhase()
  }

  /// Whether one of its presentations waits for another change.
  var hasWaitingPresentations: Bool {
    PendingPresentationPair.waiting.first { $0.transition === self } != nil
  }

  /// Returns the flight that presents or dismisses a view controller.
  func flight(of viewController: UIViewController) -> TransitionFlight? {
    registry.active.last { $0.isModal && $0.subject === viewController && !$0.isOver }
  }

  /// Sends the flight that UIKit has yet to start to one of its ends, as the app requests.
  func steerPending(to goal: TransitionPosition, for request: FlightRequest) {
    join(request, goal: goal)
    settlePending(at: goal)
  }

  private func settlePending(at position: TransitionPosition) {
    pendingWasHandled(changingPhase: pending.settle(at: position))
  }
}

extension InterruptibleTransition: FlightRequestHolder {
  /// Sends the flight of a request away from its goal.
  func requestWasWithdrawn(_ request: FlightRequest) {
    let flight = registry.active.first { $0.observers.contains { $0 === request } }
    if let flight { return flight.followRequests() }
    settlePending(at: FlightRequest.goal(of: requests.next))
  }
}

// What UIKit asks for, between two view controllers of a container.
extension InterruptibleTransition {
  /// Whether UIKit can have the transition for a change between two view controllers of a
  /// container. If it is about to make another change that the app has requested, the flight would
  /// settle that request.
  ///
  /// - Parameters:
  ///   - from: The view controller that is shown before the change.
  ///   - to: The view controller that is shown after it.
  /// - Returns: Whether the flight would settle no other request.
  func isFree(from: UIViewController, to: UIViewController) -> Bool {
    !pending.isRequestedByApp || requests.areAbout(from: from, to: to) == true
  }

  /// Called when UIKit asks for a flight between two view controllers of a container.
  ///
  /// - Parameters:
  ///   - from: The view controller that is shown before the flight.
  ///   - to: The view controller that is shown after it.
  ///   - isPresenting: Whether the flight is a push, or a change to a tab further right.
  func flightIsRequested(from: UIViewController, to: UIViewController, isPresenting: Bool) {
    forgetsPhase { pending.request(byApp: false) }
    requests.announcement = FlightAnnouncement(from: from, to: to, isPresenting: isPresenting)
  }
}

extension TransitionFlight {
  /// The view controller that comes in or goes: the one that is presented or pushed.
  var subject: UIViewController? { isPresenting ? toViewController : fromViewController }

  /// Sends the flight to one of its ends, from wherever it is.
  func steer(to position: TransitionPosition) {
    handle(.released(.init(position: position, velocity: 0)))
  }

  /// The end of the flight at which its view controller has come in, or has gone.
  func end(whereSubjectIsIn isIn: Bool) -> TransitionPosition {
    isIn == isPresenting ? .end : .start
  }

  /// Whether its view controller may go: the flight is under way, or has come to rest where the
  /// view controller is gone.
  var maySubjectGo: Bool { !isOver || phase == .ended(at: end(whereSubjectIsIn: false)) }

  /// Sends the flight to one of its ends, as the app requests.
  func steer(to goal: TransitionPosition, for request: FlightRequest) {
    take(request, goal: goal)
    steer(to: goal)
  }

  /// Reverses the flight, as the app requests.
  func reverse(for request: FlightRequest) {
    var machine = foreseen
    _ = machine.handleRequested(.reversed)
    guard let goal = machine.heading else { return request.settle(.refused) }
    take(request, goal: goal)
    handle(.reversed)
  }

  /// Sends the flight to where the last request wants it that is not withdrawn, or if none is left,
  /// away from what was withdrawn.
  func followRequests() {
    steer(to: FlightRequest.goal(of: observers.compactMap { $0 as? FlightRequest }))
  }

  /// Makes the flight settle a request.
  private func take(_ request: FlightRequest, goal: TransitionPosition) {
    observers = observers + [request]
    request.aims(at: goal, with: self)
    request.handle.follow(self)
  }
}

extension TransitionFlight: FlightRequestHolder {
  func requestWasWithdrawn(_ request: FlightRequest) {
    followRequests()
  }
}
