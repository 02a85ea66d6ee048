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

  #if !canImport(ObjectiveC)
    private static let mark: DispatchSpecificKey<Void> = {
      let mark = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: mark, value: ())
      return mark
    }()
  #endif
}
