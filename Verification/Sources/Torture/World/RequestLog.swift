import InterruptibleTransitions

/// The app's requests of the toolkit, and the answers.
final class RequestLog {
  /// A request.
  final class Entry {
    let name: String
    /// Whether the request has a completion.
    let hasCompletion: Bool
    /// Whether the app has what it has asked for; nil if that cannot be told.
    let isMade: (() -> Bool)?
    /// Whether it is for something to come. What is to go may go by what was asked for before, too.
    let bringsIn: Bool
    /// Whether it had that before.
    let wasMade: Bool
    /// How often the app or the person had done something when it was made.
    let deeds: Int
    fileprivate(set) var outcomes: [TransitionOutcome] = []
    fileprivate(set) var completions = 0
    /// The outcomes that tasks waited for.
    fileprivate(set) var awaited: [TransitionOutcome] = []
    fileprivate(set) var tasks: [Task<Void, Never>] = []
    weak var handle: TransitionHandle?

    init(
      _ name: String, after deeds: Int, bringsIn: Bool, hasCompletion: Bool, isMade: (() -> Bool)?
    ) {
      (self.name, self.bringsIn) = (name, bringsIn)
      (self.hasCompletion, self.isMade) = (hasCompletion, isMade)
      (self.deeds, wasMade) = (deeds, isMade?() == true)
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether the answers are compared with what containers show.
  var isChecked = true
  /// Whether a task waits, or has waited, for an outcome.
  var hasTasks: Bool { entries.contains { !$0.tasks.isEmpty } }

  /// Whether each request has its outcome.
  var areAnswered: Bool { entries.allSatisfy { !$0.outcomes.isEmpty } }

  /// Whether each task has its outcome.
  var areTasksAnswered: Bool { entries.allSatisfy { $0.awaited.count == $0.tasks.count } }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - world: Where it is made.
  ///   - bringsIn: Whether it is for something to come.
  ///   - hasCompletion: Whether it has a completion.
  ///   - isMade: Whether the app has what it asks for; nil if that cannot be told.
  ///   - request: Makes it, given its completion if it has one.
  func make(
    _ name: String, in world: World, bringsIn: Bool = false, hasCompletion: Bool = false,
    isMade: (() -> Bool)? = nil,
    _ request: (_ completion: @escaping () -> Void) -> TransitionHandle
  ) {
    let entry = Entry(
      "\(entries.count): \(name)", after: world.deeds, bringsIn: bringsIn,
      hasCompletion: hasCompletion, isMade: isMade)
    entries.append(entry)
    let acts = world.acts
    let handle = request { [weak world] in
      entry.completions += 1
      world?.reach(.completion)
    }
    entry.handle = handle
    world.invariants.leaks.watch(handle, as: "handle")
    handle.onPhaseChange = { [weak world] _ in world?.reach(.handlePhase) }
    handle.observeProgress { [weak world] progress in
      world?.invariants.note(progress: progress)
      world?.reach(.handleProgress)
    }
    handle.addAnimations(
      {},
      completion: { [weak world, isChecked] outcome in
        entry.outcomes.append(outcome)
        if outcome == .completed, let world, let isMade = entry.isMade {
          // What the app has done since, in calls at the same time, may have undone it.
          let isCurrent = world.acts == acts || world.lastAct < world.device.time
          world.invariants.expect(
            !isChecked || !isCurrent || isMade(), "what is completed is made", entry.name)
        }
        world?.reach(.outcome)
      })
  }

  /// The request that was made some requests before the last one.
  func entry(_ age: Int) -> Entry? {
    entries.indices.contains(entries.count - 1 - age) ? entries[entries.count - 1 - age] : nil
  }

  /// Waits for the outcome of a request in a task.
  func await(_ age: Int) {
    guard let entry = entry(age), let handle = entry.handle else { return }
    entry.tasks.append(Task { entry.awaited.append(await handle.outcome()) })
  }

  /// Cancels the last task, of the request that was last waited for.
  func cancelTask() {
    entries.last { !$0.tasks.isEmpty }?.tasks.last?.cancel()
  }
}
