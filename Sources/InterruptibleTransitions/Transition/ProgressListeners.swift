/// Listeners to the progress of a transition's flights.
final class ProgressListeners {
  private var listeners = Registry<(Double, TransitionFlight) -> Void>()
  /// The flights that are under way.
  private var reports: [FlightProgress] = []
  /// The progress that the listeners were told last, of whichever flight.
  private var last = 0.0

  func add(_ listener: @escaping (Double, TransitionFlight) -> Void) -> Int {
    defer { updateReports() }
    return listeners.add(listener)
  }

  func remove(_ number: Int) {
    listeners.remove(number)
    updateReports()
  }

  private func updateReports() {
    for report in reports { report.isHeard = !listeners.isEmpty }
  }

  /// Reports a flight.
  func join(_ flight: TransitionFlight) {
    guard !reports.contains(where: { $0.flight === flight }) else { return }
    let report = FlightProgress(of: flight, for: self, after: last)
    reports.append(report)
    report.isHeard = !listeners.isEmpty
    flight.observers = flight.observers + [report]
  }

  fileprivate func tell(_ progress: Double, of flight: TransitionFlight) {
    last = progress
    // A listener may remove another one.
    for number in listeners.numbers { listeners.value(number)?(progress, flight) }
  }

  fileprivate func end(_ report: FlightProgress) {
    reports.removeAll { $0 === report }
  }
}

/// Reports the progress of one flight to a transition's listeners.
private final class FlightProgress: FlightObserver {
  private(set) weak var flight: TransitionFlight?
  private weak var listeners: ProgressListeners?
  private let report: ProgressReport

  /// - Parameters:
  ///   - flight: The flight.
  ///   - listeners: The listeners.
  ///   - last: The progress that they were told last.
  init(of flight: TransitionFlight, for listeners: ProgressListeners, after last: Double) {
    (self.flight, self.listeners, report) = (flight, listeners, ProgressReport(after: last))
    report.follow(flight)
  }

  /// Whether there are listeners.
  var isHeard = false {
    didSet {
      guard isHeard != oldValue else { return }
      report.onChange = isHeard ? { [unowned self] in tell($0) } : nil
    }
  }

  private func tell(_ progress: Double) {
    guard let flight else { return }
    listeners?.tell(progress, of: flight)
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
    listeners?.end(self)
  }
}
