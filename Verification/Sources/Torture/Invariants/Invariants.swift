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

  func note(progress: Double) {
    expect((0...1).contains(progress), "progress within 0…1", "\(progress)")
  }

  /// Checks a world in each of the following frames.
  func observe(_ world: World) {
    observation = device.onFrame { [weak self, weak world] _ in
      guard let self, let world else { return }
      motion.check(world)
      for transition in world.transitions { note(progress: transition.progress) }
    }
  }

  func stopObserving() {
    observation?.cancel()
    observation = nil
  }
}
