import HeadlessDevice
import InterruptibleTransitions

/// A device that plays a scene, and the recorded events of its transitions.
package final class RehearsalFixture {
  package let device: Device
  package private(set) var timeline: [TimelineEntry] = []
  package private(set) var failures: [String] = []
  /// The measurements, in lines of text.
  package private(set) var findings: [String] = []
  /// The arguments of all calls of `completeTransition`, in order.
  package private(set) var completions: [Bool] = []
  /// The observed transition; if there are several, the transition whose phase has changed last.
  private weak var transition: InterruptibleTransition?
  /// The first and the last message of the current series of updates to UIKit's context.
  private var firstUpdate: String?
  private var lastUpdate: String?
  private let inspector: (any RehearsalInspector)?
  /// Whether a transition has changed its phase since the last inspection.
  private var hasChanged = true
  private var keptControllers: [() -> UIViewController?] = []
  /// The progress in the last frame of a flight.
  private var lastProgress: Double?

  /// The rehearsal of a recorded scene.
  private weak var rehearsal: Device.Rehearsal?
  /// Whether positions and steps are checked in each frame.
  private let checksMotion: Bool

  /// The time that has passed on other devices, in seconds of their clocks.
  private var elsewhere: TimeInterval = 0
  /// The total time that has passed on the device and on other devices, in seconds.
  var duration: TimeInterval { device.time + elsewhere }

  init(
    framesPerSecond: Int, checksMotion: Bool = true, inspector: (any RehearsalInspector)? = nil
  ) {
    device = Device(framesPerSecond: framesPerSecond)
    self.checksMotion = checksMotion
    self.inspector = inspector
  }

  /// The position at which the last transition ended.
  var finalPosition: TransitionPosition? {
    guard case .ended(let position) = transition?.phase else { return nil }
    return position
  }

  /// Whether the screen is recorded for a person. Long measurements are useful only then.
  private(set) var isRecorded = false

  /// Plays a script, records its events, and records the screen if requested.
  func play(isRecorded: Bool, _ script: () -> Void) -> Recording {
    self.isRecorded = isRecorded
    device.onTransitionMessage { [weak self] message in self?.told(message) }
    defer { device.onTransitionMessage(nil) }
    let observation = device.onFrame { [weak self] _ in
      self?.sample()
      self?.inspect()
    }
    defer {
      observation.cancel()
      hasChanged = true
      inspect()
    }
    if isRecorded {
      let report = device.rehearse { rehearsal in
        self.rehearsal = rehearsal
        script()
      }
      failures += report.problems + report.leaks.map { "\($0) exists after the scene" }
      return report.recording
    }
    script()
    return Recording(screenSize: device.screenSize, framesPerSecond: device.framesPerSecond)
  }

  /// Shows a view controller and records the events of its transition, and of others that are
  /// passed to `note(_:)`.
  ///
  /// - Parameters:
  ///   - viewController: The scene.
  ///   - transition: Its transition.
  ///   - kept: The view controllers that the scene keeps while they are not shown; all others must
  ///     be deinitialized then.
  func launch(
    _ viewController: UIViewController, _ transition: InterruptibleTransition,
    keeping kept: UIViewController...
  ) {
    self.transition = transition
    keptControllers = kept.map { controller in { [weak controller] in controller } }
    note(transition)
    device.mark("Phase", transition.phase.description)
    device.launch(viewController)
    device.advance(by: 0.2)
  }

  /// Records the events of another transition, beginning with its next phase.
  func note(_ transition: InterruptibleTransition) {
    inspector?.record(transition)
    transition.observe { [weak self, weak transition] event in
      guard case .phaseChanged(let phase) = event else { return }
      self?.transition = transition
      self?.entered(phase)
    }
  }

  /// Records a failure unless a condition is true.
  func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    guard !condition else { return }
    failures.append("at \(formatted(device.time)) s: \(what())")
  }

  /// Records a failure unless a condition on the motion is true. It does nothing if motion is not
  /// checked.
  func expectMotion(_ condition: Bool, _ what: @autoclosure () -> String) {
    if checksMotion { expect(condition, what()) }
  }

  /// Allows the screen to change at once in the next frame, because the script changes a view.
  func allowJump() {
    rehearsal?.allowJump()
  }

  /// Adds time that has passed on devices other than the fixture's device.
  func count(seconds: TimeInterval) {
    elsewhere += seconds
  }

  /// Records a measurement.
  func report(_ finding: String) {
    findings.append(finding)
  }

  private func entered(_ phase: TransitionPhase) {
    hasChanged = true
    if isRecorded { device.mark("Phase", phase.description) }
    note(nil, phase)
  }

  private func told(_ message: String) {
    if message == "completeTransition(true)" { completions.append(true) }
    if message == "completeTransition(false)" { completions.append(false) }
    // The first and the last of a series of updates are enough.
    if message.hasPrefix("updateInteractiveTransition") {
      if firstUpdate == nil {
        list(rounded(message))
        firstUpdate = message
      }
      lastUpdate = message
      return
    }
    if let firstUpdate, let lastUpdate, rounded(lastUpdate) != rounded(firstUpdate) {
      list(rounded(lastUpdate))
    }
    firstUpdate = nil
    lastUpdate = nil
    hasChanged = hasChanged || message.hasPrefix("completeTransition")
    list(rounded(message))
  }

  private func list(_ message: String) {
    device.log("Context", message)
    note(message, transition?.phase ?? .idle)
  }

  private func note(_ message: String?, _ phase: TransitionPhase) {
    timeline.append(
      TimelineEntry(
        time: device.time, phase: phase, progress: transition?.progress ?? 0, message: message))
  }

  private func inspect() {
    guard let inspector else { return }
    let problems = inspector.problems(
      in: device.window, hasChanged: hasChanged, keeping: keptControllers.compactMap { $0() })
    hasChanged = false
    for problem in problems { expect(false, problem) }
  }

  private func sample() {
    guard let transition else { return }
    let progress = transition.progress
    let step = transition.flight == nil ? 0 : progress - (lastProgress ?? progress)
    device.plot("Progress", progress)
    device.plot("Velocity", unit: "/s", step * Double(device.framesPerSecond))
    lastProgress = transition.flight == nil ? nil : progress
    if isRecorded { device.note("Elements", transition.flight?.elementReport?.description ?? "") }
  }
}

/// Returns a message with its number to the third decimal.
private func rounded(_ message: String) -> String {
  let parts = message.split(whereSeparator: { $0 == "(" || $0 == ")" })
  guard parts.count == 2, let number = Double(parts[1]) else { return message }
  return "\(parts[0])(\((number * 1000).rounded() / 1000))"
}

/// Returns a time in seconds to the millisecond.
func formatted(_ time: TimeInterval) -> String {
  let milliseconds = Int((time * 1000).rounded())
  let rest = String(milliseconds % 1000)
  return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}
