import Foundation

/// Calls a closure each time the app or one of its scenes has entered the background. On iPad, the
/// app stays in the foreground until its last scene enters the background.
nonisolated final class BackgroundObserver {
  private let tokens: [any NSObjectProtocol]
  /// The observed app, kept because several virtual devices share the notification center, which
  /// distinguishes their apps only by address.
  private let app: UIApplication?

  /// Creates an observer. The action receives the scene's identity; nil stands for the app.
  @MainActor init(_ action: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    #if canImport(UIKit)
      // An app extension is not allowed to access the app.
      app = nil
    #else
      app = UIApplication.shared
    #endif
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: app, queue: nil
      ) { _ in
        MainActor.assumeIsolated { action(nil) }
      },
      center.addObserver(
        forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
      ) { notification in
        guard let scene = notification.object as AnyObject? else { return }
        let identity = ObjectIdentifier(scene)
        MainActor.assumeIsolated { action(identity) }
      },
    ]
  }

  // The notification center can be called on any thread.
  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
