import Foundation

/// Calls a closure when the app has entered the background, until it is stopped.
final class BackgroundObserver {
  private let action: () -> Void
  private var token: (any NSObjectProtocol)?

  /// Observes the app.
  ///
  /// - Parameter action: Called each time the app has entered the background.
  init(_ action: @escaping () -> Void) {
    self.action = action
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: Self.app, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.action() }
    }
  }

  /// Stops observing.
  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }

  /// Whose notifications are heard. There is one app on a device, and several devices where UIKit is
  /// missing; an extension of an app may not ask for it.
  private static var app: UIApplication? {
    #if canImport(UIKit)
      nil
    #else
      UIApplication.shared
    #endif
  }
}
