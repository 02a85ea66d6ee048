import HeadlessDevice
import InterruptibleTransitions

@testable import HeadlessUIKit

/// A run of a script, from the launch of the app until all its objects are released.
package final class Trial {
  /// The longest time until all transitions are at rest, in seconds, and the number of attempts.
  private static let longestRest = 6.0
  private static let attempts = 6
  /// The longest time until all tasks have continued, in frames. A busy machine needs many frames.
  private static let framesOfTasks = 20_000

  private let script: Script
  private let device: Device
  private var app: TestApp?
  private var performer: Performer?
  private let invariants: Invariants

  /// - Parameters:
  ///   - script: The script.
  ///   - isHandMade: Whether a handwritten transition replaces the toolkit.
  package init(_ script: Script, isHandMade: Bool = false) {
    self.script = script
    device = RuntimeVariants.$current.withValue(RuntimeVariants(named: script.variants)) {
      Device(framesPerSecond: script.setting.framesPerSecond)
    }
    let app = TestApp(script.setting, on: device, isHandMade: isHandMade)
    self.app = app
    invariants = app.invariants
    performer = Performer(app)
    let variants = RuntimeVariants(named: script.variants)
    if variants.contains(.scrubsInSteps) { invariants.motion.coarseness = 1 / 120 }
    // Under this variant a navigation controller still lists the view controllers that it is about
    // to pop.
    app.requests.isChecked = !variants.contains(.listsPoppedTopFirst)
    app.requests.lastWins = script.hasOnlyRequests
    invariants.observe(app)
  }

  /// Runs a script and returns the failures.
  package static func run(_ script: Script, isHandMade: Bool = false) async -> [Failure] {
    let trial = Trial(script, isHandMade: isHandMade)
    for step in script.steps { await trial.perform(step) }
    await trial.rest()
    return trial.end()
  }

  /// Runs a script and records the screen. Tasks do not run.
  package static func record(_ script: Script) -> (recording: Recording, failures: [Failure]) {
    let trial = Trial(script)
    let recording = trial.device.record {
      for step in script.steps {
        trial.device.log("Steps", step.source)
        trial.performer?.perform(step)
      }
      trial.comeToRest()
    }
    return (recording, trial.end())
  }

  private func perform(_ step: Step) async {
    performer?.perform(step)
    guard app?.requests.hasTasks == true else { return }
    await device.advanceWithTasks(by: 1 / Double(device.framesPerSecond))
  }

  private func rest() async {
    comeToRest()
    guard let app, app.requests.hasTasks else { return }
    // The executor determines the number of turns that a task needs.
    for _ in 0..<Self.framesOfTasks where !app.requests.areTasksAnswered {
      await device.advanceWithTasks(by: 1 / Double(device.framesPerSecond))
    }
    invariants.checkTasks(app)
  }

  /// Releases all fingers and holds, and waits until nothing moves.
  private func comeToRest() {
    guard let app else { return }
    app.reactions = []
    for number in app.fingers.keys.sorted() { app.fingers.removeValue(forKey: number)?.lift() }
    for attempt in 0..<Self.attempts {
      // A request that waits for a held transition checks the transition in each frame.
      let isIdle = device.advanceUntilIdle(limit: attempt == 0 ? 2 : Self.longestRest)
      let held = app.transitions.indices.filter { !app.transitions[$0].isAtRest }
      if isIdle, held.isEmpty { return }
      app.handMade?.command(.finish(0))
      for index in held {
        app.sliders[index].release(velocity: 0)
        let transition = app.transitions[index]
        if attempt.isMultiple(of: 2) { transition.resume() } else { transition.finish() }
      }
    }
    let phases = app.transitions.map { "\($0.phase)" }.joined(separator: ", ")
    let pending = Runtime.current.transitions.count
    invariants.fail("everything comes to rest", "\(phases), \(pending) of UIKit's")
  }

  /// Checks the app at rest, checks that it can be used, and ends it.
  private func end() -> [Failure] {
    if let app { finish(app) }
    app = nil
    performer = nil
    device.advanceUntilIdle(limit: Self.longestRest)
    if invariants.failures.isEmpty {
      let alive = invariants.leaks.alive
      invariants.expect(alive.isEmpty, "nothing leaks", alive.joined(separator: ", "))
    }
    return invariants.failures
  }

  private func finish(_ app: TestApp) {
    invariants.checkRest(app)
    invariants.stopObserving()
    if invariants.failures.isEmpty { UseInvariant(app).check() }
    app.tearDown()
  }
}
