import Foundation
import HeadlessUIKit

// Advancing the clock while the app's tasks run. The other methods that advance the clock return
// before a task can run.
extension Device {
  /// The number of turns that tasks get after each frame.
  private static let turnsPerFrame = 16

  /// Advances the clock, and lets the tasks on the main actor run after each frame.
  ///
  /// A task that waits for an effect of a frame, such as the outcome of a transition, continues
  /// after that frame. If a task waits only for the main actor, it can continue several times in
  /// one frame.
  ///
  /// Only the device's clock is virtual. A task that sleeps, waits for a queue, or runs outside of
  /// the main actor takes real time. This method does not wait for such a task.
  ///
  /// Other tests on the main actor can run while this method waits. A task that runs after another
  /// test has used a device calls into the other test's device. For this reason, do not run tests
  /// with tasks that call UIKit in parallel with others: use `swift test --no-parallel`.
  ///
  /// - Parameter seconds: The time to pass, in seconds, rounded to whole frames and at least one
  ///   frame. With zero or less, no frame is made.
  public func advanceWithTasks(by seconds: TimeInterval) async {
    for _ in 0..<frames(in: seconds) {
      makeFrame()
      await runTasks()
    }
  }

  /// Advances the clock until nothing moves by itself, and lets tasks run after each frame.
  ///
  /// At least one frame is made. The tasks on the main actor run as in ``advanceWithTasks(by:)``.
  /// The method does not wait for a task that only waits. To make sure that such a task is done,
  /// await its `value` afterwards.
  ///
  /// - Parameter limit: The longest time to pass, in seconds.
  /// - Returns: Whether all motion ended within the limit.
  @discardableResult
  public func advanceWithTasksUntilIdle(limit: TimeInterval = 60) async -> Bool {
    for _ in 0..<max(frames(in: limit), 1) {
      makeFrame()
      await runTasks()
      guard runtime.isIdle else { continue }
      // On a busy machine a resumed task can be slow to continue, and can then start a motion.
      await runTasks()
      if runtime.isIdle { return true }
    }
    return false
  }

  /// Lets the tasks on the main actor run.
  private func runTasks() async {
    for _ in 0..<Self.turnsPerFrame {
      await Task.yield()
      // Another test can have used another device in the meantime.
      runtime.activate()
    }
  }
}
