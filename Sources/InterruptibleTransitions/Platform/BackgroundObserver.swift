import Foundation

/// Calls a closure when the app, or one of its scenes, has entered the background, as long as the
/// observer is kept.
///
/// On iPad, the app stays in the foreground with the last of its scenes. A window in a scene that
/// is hidden before gets no frames either.
nonisolated final class BackgroundObserver {
  private let tokens: [any NSObjectProtocol]
  /// The app that is observed. Several devices share the notification centre, which tells their
  /// apps apart by address alone: an app that is kept has its address for itself.
  private let app: UIApplication?

  /// Observes the app and its scenes.
  ///
  /// - Parameter action: Called each time with the identity of the scene that has entered the
  ///   background; nil means the app.
  @MainActor init(_ action: @escaping @MainActor (ObjectIdentifier?) -> Void) {
    #if canImport(UIKit)
      // An app extension may not access the app.
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

  // The notification centre can be told on any thread.
  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
