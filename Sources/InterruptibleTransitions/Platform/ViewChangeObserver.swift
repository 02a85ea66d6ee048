import Foundation

/// Calls a closure for each view that reports a change, until the observer is released.
nonisolated final class ViewChangeObserver {
  private static let name = Notification.Name("InterruptibleTransitionsViewDidChange")

  private let token: any NSObjectProtocol

  /// Creates an observer. The closure is called within the call of ``report(_:)``.
  @MainActor init(_ action: @escaping @MainActor (UIView) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { notification in
      guard let view = notification.object as? UIView else { return }
      MainActor.assumeIsolated { action(view) }
    }
  }

  // The notification center can be called on any thread.
  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  @MainActor static func report(_ view: UIView) {
    NotificationCenter.default.post(name: name, object: view)
  }
}
