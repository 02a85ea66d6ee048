import InterruptibleTransitions

/// A screen of an app that a live server can launch by its name.
///
/// ```swift
/// let menu = LiveScene(id: "menu", title: "Menu", hint: "Pull the menu down.") { observe in
///   let menu = MenuViewController()
///   observe(menu.slide)
///   return menu
/// }
/// try await LiveServer(scenes: [menu]).run()
/// ```
public struct LiveScene {
  /// The scene's name in commands and addresses, unique within a server.
  public var id: String
  /// The title in the list of scenes.
  public var title: String
  /// The heading of the scene's group in the list; empty if there is none.
  public var group: String
  /// An instruction for the person, in one or two sentences.
  public var hint: String
  /// The closure that creates the screen.
  ///
  /// Its argument is a closure to which it passes each transition that the page shows, at once or
  /// later.
  public var make: (_ observe: @escaping (InterruptibleTransition) -> Void) -> UIViewController

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - id: The scene's name, unique within a server.
  ///   - title: The title in the list of scenes.
  ///   - group: The heading of the scene's group in the list.
  ///   - hint: An instruction for the person.
  ///   - make: The closure that creates the screen. It passes each transition to its argument.
  public init(
    id: String, title: String, group: String = "", hint: String,
    make: @escaping (_ observe: @escaping (InterruptibleTransition) -> Void) -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.hint = hint
    self.make = make
  }
}
