import Foundation

/// A part of the app's user interface that is shown and hidden as a whole.
@MainActor open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background and is not visible.
    case background = 2
  }

  /// Posted when the scene has entered the background. The object of the notification is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before the scene leaves the background. The object of the notification is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// The current state of the scene. In a headless app it follows the state of the app.
  open private(set) var activationState = ActivationState.foregroundActive

  package override init() {
    super.init()
  }

  /// Moves the scene to the background, as when the user switches to another scene of the app (fact
  /// 6.24).
  package final func enterBackground() {
    enter(.background)
    post(Self.didEnterBackgroundNotification)
  }

  /// Posts a notification whose object is this scene.
  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Changes the state of the scene to that of the app.
  final func enter(_ state: UIApplication.State) {
    activationState =
      switch state {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
  }
}

/// A scene that manages windows.
@MainActor open class UIWindowScene: UIScene {}
