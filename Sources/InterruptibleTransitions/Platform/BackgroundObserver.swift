import Foundation

/// Calls a closure when the app has entered the background, until it is stopped.
final class BackgroundObserver {
  private let action: () -> Void
  private var token: (any NSObjectProtocol)?

  #if !canImport(UIKit)
    // Several devices share the notification centre, which tells their apps apart by address alone.
    private weak var app: UIApplication? = UIApplication.shared
  #endif

  /// Observes the app.
  ///
  /// - Parameter action: Called each time the app has entered the background.
  init(_ action: @escaping () -> Void) {
    self.action = action
    #if canImport(UIKit)
      // An app extension may not access the app.
      let app: UIApplication? = nil
    #endif
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: app, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.act() }
    }
  }

  /// Stops observing.
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  private func act() {
    #if !canImport(UIKit)
      guard app != nil else { return }
    #endif
    action()
  }
}
