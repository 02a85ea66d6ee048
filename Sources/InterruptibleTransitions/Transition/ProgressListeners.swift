/// Listeners to the progress of a transition's flights.
final class ProgressListeners: FlightObserver {
  private var listeners = Registry<(Double, TransitionFlight) -> Void>()
  private weak var flight: TransitionFlight?
  private let report = ProgressReport()

  func add(_ listener: @escaping (Double, TransitionFlight) -> Void) -> Int {
    defer { listen() }
    return listeners.add(listener)
  }

  func remove(_ number: Int) {
    listeners.remove(number)
    listen()
  }

  private func listen() {
    report.onChange =
      listeners.isEmpty
      ? nil
      : { [unowned self] progress in
        guard let flight else { return }
        // A listener may remove another one.
        for number in listeners.numbers { listeners.value(number)?(progress, flight) }
      }
  }

  /// Reports a flight.
  func join(_ flight: TransitionFlight) {
    if !flight.observers.contains(where: { $0 === self }) {
      flight.observers = flight.observers + [self]
    }
    self.flight = flight
    report.follow(flight)
  }

  func flightEntered(_ phase: TransitionPhase) {
    report.note()
    report.followFrames()
  }

  func flightMoved() {
    report.note()
  }

  func flightEnded(at position: TransitionPosition) {
    report.end()
  }
}
