import Foundation

/// Calls a closure when the app has entered the background, as long as the observer is kept.
nonisolated final class BackgroundObserver {
  private let token: any NSObjectProtocol
  /// The app that is observed. Several devices share the notification centre, which tells their
  /// apps apart by address alone: an app that is kept has its address for itself.
  private let app: UIApplication?

  /// Observes the app.
  ///
  /// - Parameter action: Called each time the app has entered the background.
  @MainActor init(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
      // An app extension may not access the app.
      app = nil
    #else
      app = UIApplication.shared
    #endif
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: app, queue: nil
    ) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  // The notification centre can be told on any thread.
  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
