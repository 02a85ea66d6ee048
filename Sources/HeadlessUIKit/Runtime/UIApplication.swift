import Foundation

/// The app. There is one for each headless device.
@MainActor open class UIApplication: UIResponder {
  /// The states of the app: whether it is shown, and whether it receives events.
  public enum State: Int, Sendable {
    /// It is shown and receives events.
    case active = 0
    /// It is shown and receives no events.
    case inactive = 1
    /// It is not shown.
    case background = 2
  }

  /// Posted before the app stops receiving events; it is active until then. The object is the app.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is in the background. The object is the app.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app leaves the background; it is in the background until then. The object is
  /// the app.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is active. The object is the app.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The app of the current device.
  open class var shared: UIApplication { Runtime.current.application }

  /// The state of the app.
  open private(set) var applicationState = UIApplication.State.active

  /// The scene of the app's windows, which is in the app's state.
  let scene = UIWindowScene()

  package override init() {
    super.init()
  }

  /// Takes the app and its scene to a state.
  final func enter(_ state: State) {
    applicationState = state
    scene.enter(state)
  }

  /// Notifies the observers of this app. Every device shares their notification centre.
  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
