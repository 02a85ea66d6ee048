import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions

/// The conditions that must hold in every frame, and when all transitions are at rest.
final class Invariants {
  /// The number of failures after which no more failures are recorded.
  private static let mostFailures = 12

  private let device: Device
  private(set) var failures: [Failure] = []
  let leaks = LeakInvariant()
  let appearance = AppearanceInvariant()
  let completions = CompletionInvariant()
  private(set) lazy var motion = MotionInvariant(
    framesPerSecond: device.framesPerSecond
  ) { [weak self] in self?.fail("no jump", $0) }
  private var observation: FrameObservation?

  init(_ device: Device) {
    self.device = device
  }

  func fail(_ invariant: String, _ finding: String) {
    guard failures.count < Self.mostFailures else { return }
    failures.append(Failure(invariant: invariant, finding: finding, time: device.time))
  }

  func expect(_ condition: Bool, _ invariant: String, _ finding: @autoclosure () -> String) {
    if !condition { fail(invariant, finding()) }
  }

  func record(progress: Double) {
    expect((0...1).contains(progress), "progress within 0…1", "\(progress)")
  }

  /// Checks a app in each of the following frames.
  func observe(_ app: TestApp) {
    observation = device.onFrame { [weak self, weak app] _ in
      guard let self, let app else { return }
      motion.check(app)
      for transition in app.transitions { record(progress: transition.progress) }
    }
  }

  func stopObserving() {
    observation?.cancel()
    observation = nil
  }
}
