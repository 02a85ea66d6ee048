import InterruptibleTransitions

// The sample of GettingStarted.md that needs UIKit's scenes, word for word.

final class NotesViewController: UIViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(
      rootViewController: NotesViewController())
    window?.makeKeyAndVisible()
  }
}
