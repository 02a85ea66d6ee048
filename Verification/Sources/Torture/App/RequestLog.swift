import InterruptibleTransitions

/// The app's requests to the toolkit, and their outcomes.
final class RequestLog {
  /// A request.
  final class Entry {
    let name: String
    /// Whether the request has a completion.
    let hasCompletion: Bool
    /// A closure that returns whether the requested state exists; nil if the state cannot be
    /// determined.
    let isMade: (() -> Bool)?
    /// Whether the request adds a view controller. A removal may also result from an earlier
    /// request.
    let addsSubject: Bool
    /// Whether the requested state existed before the request.
    let wasMade: Bool
    /// The number of actions of the app and the person before the request.
    let deeds: Int
    /// A closure that returns whether the app is in the state that the request demands, if no later
    /// request follows. Its argument is the outcome.
    let isMet: (TransitionOutcome) -> Bool
    fileprivate(set) var outcomes: [TransitionOutcome] = []
    fileprivate(set) var completions: [TransitionOutcome] = []
    /// The outcomes that tasks have received.
    fileprivate(set) var awaited: [TransitionOutcome] = []
    fileprivate(set) var tasks: [Task<Void, Never>] = []
    weak var handle: TransitionHandle?

    init(
      _ name: String, after deeds: Int, addsSubject: Bool, hasCompletion: Bool,
      isMade: (() -> Bool)?, isMet: @escaping (TransitionOutcome) -> Bool
    ) {
      self.isMet = isMet
      self.name = name
      self.addsSubject = addsSubject
      self.hasCompletion = hasCompletion
      self.isMade = isMade
      self.deeds = deeds
      wasMade = isMade?() == true
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether outcomes are compared with the state of containers.
  var isChecked = true
  /// Whether nothing but requests happens, so that the last one must win.
  var lastWins = false
  /// Whether a task waits, or has waited, for an outcome.
  var hasTasks: Bool { entries.contains { !$0.tasks.isEmpty } }

  /// Whether each request has an outcome.
  var areAnswered: Bool { entries.allSatisfy { !$0.outcomes.isEmpty } }

  /// Whether each task has an outcome.
  var areTasksAnswered: Bool { entries.allSatisfy { $0.awaited.count == $0.tasks.count } }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - name: The name of the request.
  ///   - app: The app in which the request is made.
  ///   - addsSubject: Whether the request adds a view controller.
  ///   - hasCompletion: Whether the request has a completion.
  ///   - isMade: A closure that returns whether the requested state exists; nil if the state cannot
  ///     be determined.
  ///   - isMet: A closure that returns whether the app is in the state that the request demands, if
  ///     no later request follows. Its argument is the outcome.
  ///   - request: A closure that makes the request. Its argument is the completion.
  func make(
    _ name: String, in app: TestApp, addsSubject: Bool = false, hasCompletion: Bool = false,
    isMade: (() -> Bool)? = nil,
    isMet: @escaping (TransitionOutcome) -> Bool = { _ in true },
    _ request: (_ completion: @escaping (TransitionOutcome) -> Void) -> TransitionHandle
  ) {
    let entry = Entry(
      "\(entries.count): \(name)", after: app.deeds, addsSubject: addsSubject,
      hasCompletion: hasCompletion, isMade: isMade, isMet: isMet)
    entries.append(entry)
    let acts = app.acts
    let handle = request { [weak app] outcome in
      entry.completions.append(outcome)
      app?.reach(.completion)
    }
    entry.handle = handle
    app.invariants.leaks.watch(handle, as: "handle")
    handle.observe { [weak app] event in
      if case .phaseChanged = event { app?.reach(.handlePhase) }
    }
    handle.observeProgress { [weak app] progress in
      app?.invariants.record(progress: progress)
      app?.reach(.handleProgress)
    }
    handle.addAnimations(
      {},
      completion: { [weak app, isChecked] outcome in
        entry.outcomes.append(outcome)
        if outcome == .completed, let app, let isMade = entry.isMade {
          // Later calls of the app at the same time may have reverted the change.
          let isCurrent = app.acts == acts || app.lastAct < app.device.time
          app.invariants.expect(
            !isChecked || !isCurrent || isMade(), "what is completed is made", entry.name)
        }
        app?.reach(.outcome)
      })
  }

  /// Returns the request that was made a number of requests before the last one; nil if there is
  /// none.
  func entry(_ age: Int) -> Entry? {
    entries.indices.contains(entries.count - 1 - age) ? entries[entries.count - 1 - age] : nil
  }

  /// Waits for the outcome of a request in a task.
  func await(_ age: Int) {
    guard let entry = entry(age), let handle = entry.handle else { return }
    entry.tasks.append(Task { entry.awaited.append(await handle.outcome()) })
  }

  /// Cancels the last task of the last request that has tasks.
  func cancelTask() {
    entries.last { !$0.tasks.isEmpty }?.tasks.last?.cancel()
  }
}
