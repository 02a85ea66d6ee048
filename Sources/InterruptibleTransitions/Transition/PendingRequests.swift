/// What the app has asked for, and UIKit has yet to start.
struct PendingRequests {
  /// What is answered by the next flight.
  private(set) var next: [FlightRequest] = []
  /// What has to wait until UIKit can be asked for it.
  private(set) var postponed: [FlightRequest] = []
  /// What UIKit was asked to present with the next flight.
  private(set) var presentation: PendingPresentationPair?
  /// What a container's delegate was told of the next flight.
  var announcement: FlightAnnouncement?

  /// Replaces what the next flight answers.
  ///
  /// - Parameters:
  ///   - request: What it answers now.
  ///   - presentation: What is presented, and by what, if it is a presentation.
  /// - Returns: What it does not answer any more.
  mutating func replace(
    with request: FlightRequest, presentation: PendingPresentationPair?
  ) -> [FlightRequest] {
    defer { (next, self.presentation) = ([request], presentation) }
    return next
  }

  /// Whether the next flight is to answer a request.
  func isPending(_ request: FlightRequest) -> Bool {
    next.contains { $0 === request }
  }

  /// Has the next flight answer another request, too.
  mutating func join(_ request: FlightRequest) {
    next.append(request)
  }

  /// Removes a request that no flight will answer.
  ///
  /// - Returns: Whether it was there.
  mutating func withdraw(_ request: FlightRequest) -> Bool {
    guard let index = next.firstIndex(where: { $0 === request }) else { return false }
    next.remove(at: index)
    presentation = nil
    return true
  }

  /// Adds a request that has to wait.
  mutating func postpone(_ request: FlightRequest) {
    postponed.append(request)
  }

  /// Removes a request that waits no more.
  mutating func stopPostponing(_ request: FlightRequest) {
    postponed.removeAll { $0 === request }
  }

  /// Hands over to a flight, which UIKit starts.
  ///
  /// - Returns: What the flight answers.
  mutating func begin() -> [FlightRequest] {
    defer { (next, presentation, announcement) = ([], nil, nil) }
    return next
  }
}
