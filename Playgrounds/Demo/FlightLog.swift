import InterruptibleTransitions

/// The state and the events of a scene's transitions, for the panel and for sharing.
final class FlightLog {
  /// The largest number of events in the log.
  static let limit = 400

  /// The closure that is called when the state or the events change.
  var onChange: () -> Void = {}
  /// The phase of the transition that changed last.
  private(set) var phase = TransitionPhase.idle
  /// The progress of the transition that changed last, 0…1.
  private(set) var progress = 0.0
  /// The events, oldest first, each with the progress at which it happened.
  private(set) var lines: [String] = []
  private var registrations: [TransitionRegistration] = []

  /// Records the events of a transition from now on.
  func observe(_ transition: InterruptibleTransition) {
    phase = transition.phase
    registrations.append(
      transition.observe { [weak self, weak transition] event in
        guard let self, let transition else { return }
        self.phase = transition.phase
        self.progress = transition.progress
        self.append(event)
      })
    registrations.append(
      transition.observeProgress { [weak self] progress, _ in
        self?.progress = progress
        self?.onChange()
      })
  }

  /// Stops recording, and removes the events.
  func clear() {
    for registration in registrations { registration.remove() }
    registrations = []
    lines = []
    phase = .idle
    progress = 0
    onChange()
  }

  /// The text to share: the scene, the settings and the events.
  func text(scene: String, settings: DemoSettings) -> String {
    let options = [
      settings.slowMotion == 1 ? nil : "slow motion \(Int(settings.slowMotion))",
      settings.reducesMotion ? "reduced motion" : nil,
      settings.isRightToLeft ? "right to left" : nil,
    ].compactMap { $0 }
    let title = ([scene] + options).joined(separator: ", ")
    return ([title] + lines).joined(separator: "\n")
  }

  private func append(_ event: TransitionEvent) {
    lines.append("\(Int((progress * 100).rounded())) %  \(Self.describe(event))")
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    onChange()
  }

  private static func describe(_ event: TransitionEvent) -> String {
    switch event {
    case .phaseChanged(let phase): phase.description
    default: "\(event)"
    }
  }
}
