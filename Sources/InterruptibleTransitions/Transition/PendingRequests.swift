/// The app's requests whose flights UIKit has yet to start.
struct PendingRequests {
  /// The requests that the next flight settles.
  private(set) var next: [FlightRequest] = []
  /// The presentation that UIKit was asked to make with the next flight.
  private(set) var presentation: PendingPresentationPair?
  /// What a container's delegate has been told about the next flight.
  var announcement: FlightAnnouncement?

  /// Replaces the requests that the next flight settles.
  ///
  /// - Parameters:
  ///   - request: The request that it settles now.
  ///   - presentation: The presented and the presenting view controller, if the flight is a
  ///     presentation.
  /// - Returns: The requests that it no longer settles.
  mutating func replace(
    with request: FlightRequest, presentation: PendingPresentationPair?
  ) -> [FlightRequest] {
    let former = next
    next = [request]
    // mutate: presentation-known-before-links
    self.presentation = presentation
    return former
  }

  /// Whether the next flight settles a request.
  func isPending(_ request: FlightRequest) -> Bool {
    next.contains { $0 === request }
  }

  /// Whether a change between two view controllers is the one that the app has requested; nil if
  /// that is unknown, or the app has requested none.
  func areAbout(from: UIViewController?, to: UIViewController?) -> Bool? {
    if let presentation { return to === presentation.presented }
    guard let request = next.first, let subject = request.subject else { return nil }
    guard !request.bringsIn else { return subject === to }
    // Of several that are dismissed together, UIKit may tell the lowest.
    return sequence(first: subject, next: \.presentingViewController).contains { $0 === from }
  }

  /// Makes the next flight settle another request, too.
  mutating func join(_ request: FlightRequest) {
    next.append(request)
  }

  /// Removes a request that no flight will settle.
  ///
  /// - Returns: Whether the request was there.
  mutating func withdraw(_ request: FlightRequest) -> Bool {
    guard let index = next.firstIndex(where: { $0 === request }) else { return false }
    next.remove(at: index)
    presentation = nil
    return true
  }

  /// Hands over to a flight that UIKit starts.
  ///
  /// - Returns: The requests that the flight settles.
  mutating func begin() -> [FlightRequest] {
    defer { (next, presentation, announcement) = ([], nil, nil) }
    return next
  }
}
