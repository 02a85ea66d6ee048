import Foundation

/// Calls a closure when the app has entered the background, as long as the observer is kept.
nonisolated final class BackgroundObserver {
  private let token: any NSObjectProtocol

  /// Observes the app.
  ///
  /// - Parameter action: Called each time the app has entered the background.
  @MainActor init(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
      // An app extension may not access the app.
      let app: UIApplication? = nil
      let isThere: @MainActor () -> Bool = { true }
    #else
      // Several devices share the notification centre, which tells their apps apart by address
      // alone.
      let app: UIApplication? = UIApplication.shared
      let isThere: @MainActor () -> Bool = { [weak app] in app != nil }
    #endif
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: app, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if isThere() { action() }
      }
    }
  }

  // The notification centre can be told on any thread.
  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
