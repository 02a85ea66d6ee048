import Foundation

/// The main thread, which is the thread of all views.
nonisolated enum MainThread {
  static var isCurrent: Bool {
    #if canImport(ObjectiveC)
      Thread.isMainThread
    #else
      // On other systems the main queue can move from thread to thread.
      DispatchQueue.getSpecific(key: mark) != nil
    #endif
  }

  /// Performs actions on the main thread, at once if the caller is on it.
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
