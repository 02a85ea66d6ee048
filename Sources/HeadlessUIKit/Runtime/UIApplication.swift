import Foundation

/// The app that runs on a headless device. Each device has one app.
@MainActor open class UIApplication: UIResponder {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and receives no events.
    case inactive = 1
    /// The app is in the background and is not visible.
    case background = 2
  }

  /// Posted before the app becomes inactive. The app is still active at that time.
  ///
  /// The object of the notification is the app.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background. The object of the notification is the app.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background. The app is still in the background at that time.
  ///
  /// The object of the notification is the app.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app has become active. The object of the notification is the app.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The app of the current device.
  open class var shared: UIApplication { Runtime.current.application }

  /// The current state of the app.
  open private(set) var applicationState = UIApplication.State.active

  /// The scene of the app's windows. Its state follows the state of the app.
  let scene = UIWindowScene()

  package override init() {
    super.init()
  }

  /// Changes the state of the app and its scene.
  final func enter(_ state: State) {
    applicationState = state
    scene.enter(state)
  }

  /// Posts a notification whose object is this app.
  ///
  /// All devices share one notification center.
  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
