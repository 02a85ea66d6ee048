import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// The state and the events of a device's transitions, for the page and for recordings.
final class FlightReadings {
  /// An event of a transition, or a message to a context of UIKit.
  struct Entry: Encodable, Equatable {
    enum Kind: String, Encodable {
      case event
      case context
    }

    /// The number of the entry since the launch.
    let number: Int
    let time: TimeInterval
    let kind: Kind
    var text: String
  }

  /// The state in a frame.
  struct State: Encodable, Equatable {
    var phase = TransitionPhase.idle.description
    /// 0 to 1; beyond that past an end.
    var progress = 0.0
    /// In progress per second.
    var velocity = 0.0
    /// The elements of the flight, in lines of text; empty if there are none.
    var elements = ""
  }

  /// The number of entries that are kept.
  private static let limit = 200

  private(set) var state = State()
  private(set) var entries: [Entry] = []
  /// The number of the latest change of an entry.
  private(set) var revision = 0
  /// The transition whose phase has changed last.
  private weak var transition: InterruptibleTransition?
  private var observed: [() -> InterruptibleTransition?] = []
  private var registrations: [TransitionRegistration] = []
  private var revisions: [Int: Int] = [:]
  private var lastProgress: Double?
  private var entryCount = 0
  private let time: () -> TimeInterval

  /// - Parameter time: A closure that returns the device's time, in seconds.
  init(time: @escaping () -> TimeInterval) {
    self.time = time
  }

  /// Observes a transition from now on.
  func observe(_ transition: InterruptibleTransition) {
    if self.transition == nil { self.transition = transition }
    observed.append { [weak transition] in transition }
    registrations.append(
      transition.observe { [weak self, weak transition] event in
        guard let self, let transition else { return }
        record(event, of: transition)
      })
  }

  /// Ends the observation of all transitions.
  func stop() {
    for registration in registrations { registration.remove() }
    registrations = []
  }

  /// Ends the flights that a pause or a finger holds, so that they need no more frames.
  func finishFlights() {
    for transition in observed { transition()?.finish() }
  }

  /// Records a message to a context of UIKit. In a series of updates, the last one replaces the
  /// others.
  func record(message: String) {
    let text = Self.rounded(message)
    let isUpdate = text.hasPrefix("updateInteractiveTransition")
    if isUpdate, let last = entries.last, last.text.hasPrefix("updateInteractiveTransition") {
      entries[entries.count - 1].text = text
      revise(last.number)
    } else {
      append(.context, text)
    }
  }

  /// Reads the state after a frame.
  func update(framesPerSecond: Int) {
    guard let transition else { return }
    let progress = transition.progress
    let isInFlight = transition.flight != nil
    let step = isInFlight ? progress - (lastProgress ?? progress) : 0
    lastProgress = isInFlight ? progress : nil
    state.phase = transition.phase.description
    state.progress = Self.rounded(progress)
    state.velocity = Self.rounded(step * Double(framesPerSecond))
    let elements = transition.flight?.elementReport?.description ?? ""
    if elements != state.elements { state.elements = elements }
  }

  /// Returns the entries that have changed after a revision.
  func entries(after revision: Int) -> [Entry] {
    entries.filter { revisions[$0.number] ?? 0 > revision }
  }

  private func record(_ event: TransitionEvent, of transition: InterruptibleTransition) {
    if case .phaseChanged(let phase) = event {
      self.transition = transition
      append(.event, phase.description)
    } else {
      append(.event, "\(event)")
    }
  }

  private func append(_ kind: Entry.Kind, _ text: String) {
    entryCount += 1
    entries.append(Entry(number: entryCount, time: time(), kind: kind, text: text))
    revise(entryCount)
    guard entries.count > Self.limit else { return }
    revisions[entries.removeFirst().number] = nil
  }

  private func revise(_ number: Int) {
    revision += 1
    revisions[number] = revision
  }

  /// Returns a value to the fourth decimal; 0 if it is not finite.
  private static func rounded(_ value: Double) -> Double {
    value.isFinite ? (value * 10_000).rounded() / 10_000 : 0
  }

  /// Returns a message with its number to the third decimal.
  private static func rounded(_ message: String) -> String {
    let parts = message.split(whereSeparator: { $0 == "(" || $0 == ")" })
    guard parts.count == 2, let number = Double(parts[1]) else { return message }
    return "\(parts[0])(\((number * 1000).rounded() / 1000))"
  }
}
