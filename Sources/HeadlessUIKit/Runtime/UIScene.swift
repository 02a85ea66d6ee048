import Foundation

/// A part of the app's interface, which is shown and hidden as a whole.
@MainActor open class UIScene: UIResponder {
  /// The states of a scene: whether it is shown, and whether it receives events.
  public enum ActivationState: Int, Sendable {
    /// It is not connected to the app.
    case unattached = -1
    /// It is shown and receives events.
    case foregroundActive = 0
    /// It is shown and receives no events.
    case foregroundInactive = 1
    /// It is not shown.
    case background = 2
  }

  /// Posted when the scene is in the background. The object is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before the scene leaves the background. The object is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// The state of the scene. The scene of a headless app is in the app's own state.
  open private(set) var activationState = ActivationState.foregroundActive

  package override init() {
    super.init()
  }

  /// Hides the scene, as a person does who has others of the app (fact 6.24).
  package final func enterBackground() {
    enter(.background)
    post(Self.didEnterBackgroundNotification)
  }

  /// Notifies the observers of this scene.
  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Takes the scene to the state of the app.
  final func enter(_ state: UIApplication.State) {
    activationState =
      switch state {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
  }
}

/// A scene that has windows.
@MainActor open class UIWindowScene: UIScene {}
