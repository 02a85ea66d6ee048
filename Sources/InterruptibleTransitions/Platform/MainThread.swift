import Foundation

/// The thread on which views live.
nonisolated enum MainThread {
  /// Whether the caller is on the main thread.
  static var isCurrent: Bool {
    #if canImport(ObjectiveC)
      Thread.isMainThread
    #else
      // Elsewhere the main queue may move from thread to thread.
      DispatchQueue.getSpecific(key: mark) != nil
    #endif
  }

  /// Performs actions on the main thread: at once if the caller is on it. An object may be released
  /// on any thread.
  static func perform(_ actions: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(actions) } else { Task(operation: actions) }
  }

  #if !canImport(ObjectiveC)
    private static let mark: DispatchSpecificKey<Void> = {
      let mark = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: mark, value: ())
      return mark
    }()
  #endif
}
