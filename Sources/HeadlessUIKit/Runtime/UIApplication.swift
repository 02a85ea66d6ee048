import Foundation

/// The app. There is one for each headless device.
@MainActor open class UIApplication: UIResponder {
  /// Whether the app is shown, and whether it gets events.
  public enum State: Int, Sendable {
    /// It is shown and gets events.
    case active = 0
    /// It is shown and gets no events.
    case inactive = 1
    /// It is not shown.
    case background = 2
  }

  /// Posted before the app gets no more events; it is active until then. The object is the app.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background. The object is the app.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background, where it is until then. The object is the app.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is active. The object is the app.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The app of the device that is current.
  open class var shared: UIApplication { Runtime.current.application }

  /// What the app is doing.
  open internal(set) var applicationState = UIApplication.State.active

  package override init() {
    super.init()
  }

  /// Notifies the observers of this app: every device shares their centre.
  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
