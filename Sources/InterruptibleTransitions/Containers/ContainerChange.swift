/// A change that an app asks a container for: to present, to dismiss, to push, to pop, to select.
///
/// What is to be done is decided in one place, ``ChangeSituation/decision``, from what the change
/// says of its container; what cannot be shared between containers is how they are asked for it,
/// and what happens while they are busy.
protocol ContainerChange {
  /// How the change is made.
  var transition: InterruptibleTransition { get }
  /// What the container says of the change.
  var situation: ChangeSituation { get }
  /// The flight under way, if it is about this change.
  var flight: TransitionFlight? { get }
  /// The same change, which waits already.
  var awaited: FlightRequest? { get }

  /// Asks UIKit.
  ///
  /// - Returns: Whether the request is in UIKit's hands, or settled.
  func begin(_ request: FlightRequest) -> Bool
  /// Does what can be done while the container is busy with something else.
  ///
  /// - Returns: Whether the request is in UIKit's hands, or settled.
  func wait(_ request: FlightRequest) -> Bool
  /// Settles a request that does not come about.
  func refuse(_ request: FlightRequest)
  /// Does the change now, or as soon as it can be done.
  ///
  /// - Parameter request: What is settled when the outcome is known.
  func start(_ request: FlightRequest)
}

extension ContainerChange {
  var awaited: FlightRequest? { nil }

  func refuse(_ request: FlightRequest) {
    request.settle(.refused)
  }

  /// Does what is to be done about the change now.
  ///
  /// - Parameter request: What is settled when the outcome is known.
  /// - Returns: Whether the request is in UIKit's hands, or settled. If it is not, it waits, and
  ///   this is to be called again.
  @discardableResult
  func proceed(_ request: FlightRequest) -> Bool {
    switch situation.decision {
    case .follow: awaited?.then { request.settle($0) }
    case .steerFlight(let end): flight?.lead(to: end, for: request)
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

  /// Does the change, or takes it back: reverses what is under way, gives up what waits, and where
  /// all is as this change would make it, makes another one.
  ///
  /// - Parameters:
  ///   - request: What is settled when the outcome is known.
  ///   - back: The other change.
  func toggle(_ request: FlightRequest, orElse back: some ContainerChange) {
    switch situation.decision {
    case .follow:
      awaited?.cancel()
      request.settle(.completed)
    case .steerFlight: flight?.reverse(for: request)
    case .steerPending:
      transition.steerPending(to: transition.pending.machine.pendingEnd.opposite, for: request)
    case .complete: back.start(request)
    case .refuse, .wait, .begin: start(request)
    }
  }
}
