import Foundation
import HeadlessUIKit

// Advancing the clock while the app's tasks run. The other methods that advance the clock return
// before any task can run.
extension Device {
  /// The number of turns that tasks get after each frame.
  private static let turnsPerFrame = 16

  /// Advances the clock, and gives the tasks on the main actor their turns after each frame.
  ///
  /// After a frame a task goes on that waited for something which that frame has brought, such as
  /// the outcome of a transition. It may go on to wait a few times in one frame, as long as it
  /// waits for the main actor alone.
  ///
  /// Only the device's clock is virtual. A task that sleeps, waits for a queue, or runs outside of
  /// the main actor takes its real time, and is not waited for.
  ///
  /// While this method waits, other tests on the main actor may run. A task that runs after another
  /// test has used a device calls into that test's device, so tests with tasks that call UIKit do
  /// not run in parallel with others: use `swift test --no-parallel`.
  ///
  /// - Parameter seconds: The time to pass, in seconds; rounded to whole frames, and at least one
  ///   frame. With zero or less, no frame is made.
  public func advanceWithTasks(by seconds: TimeInterval) async {
    for _ in 0..<frames(in: seconds) {
      makeFrame()
      await runTasks()
    }
  }

  /// Advances the clock until nothing moves by itself any more, and gives the tasks on the main
  /// actor their turns after each frame, as ``advanceWithTasks(by:)`` does. At least one frame is
  /// made. A task that only waits is not waited for; a test that needs to be certain that one is
  /// done awaits its `value` afterwards.
  ///
  /// - Parameter limit: The longest time to pass, in seconds.
  /// - Returns: Whether the device came to rest within the limit.
  @discardableResult
  public func advanceWithTasksUntilIdle(limit: TimeInterval = 60) async -> Bool {
    for _ in 0..<max(frames(in: limit), 1) {
      makeFrame()
      await runTasks()
      guard runtime.isIdle else { continue }
      // On a busy machine a task that has been woken may be slow to go on, and may move something.
      await runTasks()
      if runtime.isIdle { return true }
    }
    return false
  }

  /// Gives the tasks on the main actor their turns.
  private func runTasks() async {
    for _ in 0..<Self.turnsPerFrame {
      await Task.yield()
      // Another test may have used its own device meanwhile.
      runtime.activate()
    }
  }
}
