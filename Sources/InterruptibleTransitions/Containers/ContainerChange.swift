/// A change that an app requests from a container: to present, dismiss, push, pop or select.
///
/// ``ChangeSituation/decision`` decides what to do, for all containers. Each container only adds
/// how the change is requested, and what happens while the container is busy.
protocol ContainerChange {
  /// The transition that makes the change.
  var transition: InterruptibleTransition { get }
  /// The state of the container with regard to the change.
  var situation: ChangeSituation { get }
  /// The current flight, if it is about this change.
  var flight: TransitionFlight? { get }
  /// The request for the same change that is already waiting.
  var awaited: FlightRequest? { get }
  /// The request that waits to undo the change.
  var undoing: FlightRequest? { get }
  /// Whether the change is made, whatever keeps the container busy by now.
  var isMade: Bool { get }
  /// A check whether the change is made, which is taken before the change.
  var isDone: () -> Bool { get }

  /// Requests the change from UIKit.
  ///
  /// - Returns: Whether UIKit has accepted the request, or the request is settled.
  func begin(_ request: FlightRequest) -> Bool
  /// Does what is possible while the container is busy with another change.
  ///
  /// - Returns: Whether UIKit has accepted the request, or the request is settled.
  func wait(_ request: FlightRequest) -> Bool
  /// Withdraws what waits to undo the change, or to take its place.
  func withdrawOpposing()
  /// Settles a request for a change that is not made.
  func refuse(_ request: FlightRequest)
  /// Makes the change now, or as soon as possible.
  ///
  /// - Parameter request: The request to settle when the outcome is known.
  func start(_ request: FlightRequest)
}

extension ContainerChange {
  var awaited: FlightRequest? { nil }
  var undoing: FlightRequest? { nil }
  var isMade: Bool { false }
  var isDone: () -> Bool { { true } }

  /// The decision about the change. A transition that is about to make another change cannot make
  /// this one, in any container.
  var decision: ChangeDecision {
    var situation = situation
    situation.isBusy = situation.isBusy || transition.pending.isRequestedByApp
    return situation.decision
  }

  func withdrawOpposing() {}

  func refuse(_ request: FlightRequest) {
    request.settle(.refused)
  }

  /// Carries out the decision about the change.
  ///
  /// - Parameter request: The request to settle when the outcome is known.
  /// - Returns: Whether UIKit has accepted the request, or the request is settled. Otherwise the
  ///   request waits, and the caller calls this method again.
  @discardableResult
  func proceed(_ request: FlightRequest) -> Bool {
    request.isDone = isDone
    switch decision {
    case .follow: awaited?.then { request.settle($0) }
    case .steerFlight(let end): flight?.steer(to: end, for: request)
    case .steerPending(let end): transition.steerPending(to: end, for: request)
    case .refuse: refuse(request)
    case .complete: request.settle(.completed)
    case .wait: return wait(request)
    case .begin: return begin(request)
    }
    return true
  }

  func start(_ request: FlightRequest) {
    proceed(request)
  }

  /// Makes the change now, or as soon as possible.
  ///
  /// - Returns: The app's handle to the coming flight.
  func start() -> TransitionHandle {
    let request = FlightRequest()
    start(request)
    return request.handle
  }

  /// Makes the change or undoes it: reverses a flight, gives up a change that is waiting, and makes
  /// the other change if this one is already made.
  ///
  /// - Parameter back: The other change.
  /// - Returns: The app's handle to the coming flight.
  func toggle(orElse back: some ContainerChange) -> TransitionHandle {
    let request = FlightRequest()
    switch decision {
    case .follow:
      awaited?.cancel()
      request.settle(.completed)
    case .steerFlight:
      withdrawOpposing()
      flight?.reverse(for: request)
    case .steerPending:
      transition.steerPending(to: transition.pending.machine.pendingEnd.opposite, for: request)
    case .complete: back.start(request)
    case .wait where isMade:
      guard let undoing else {
        back.start(request)
        break
      }
      undoing.cancel()
      request.settle(.completed)
    case .refuse, .wait, .begin: start(request)
    }
    return request.handle
  }
}
