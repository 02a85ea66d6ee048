import InterruptibleTransitions

/// A scene in a list of scenes.
public struct SceneEntry {
  /// The groups of the list, in its order.
  public enum Group: String, CaseIterable {
    /// Pages that grow out of their sources.
    case zoom = "Zoom and carry"
    /// Presentations that fingers start and stop.
    case grab = "Grab it"
    /// Sheets, cards and menus.
    case presenting = "Sheets and cards"
    /// Navigation controllers and tabs.
    case containers = "Stacks and tabs"
    /// Elements and their modifiers.
    case elements = "Elements"
    /// Presets and animations.
    case animations = "Animations"
  }

  /// The scene's name in the gallery, such as "sheet".
  public let id: String
  /// The title in the list.
  public let title: String
  /// An instruction for the person.
  public let hint: String
  /// The group of the list to which the scene belongs.
  public let group: Group
  /// The name of the system's symbol for the scene.
  public let symbol: String
  /// The closure that creates the scene.
  ///
  /// It passes each transition to `record`, at once or when the scene creates the transition.
  public let make: (_ record: @escaping (InterruptibleTransition) -> Void) -> UIViewController

  /// Creates an entry for a scene with one transition.
  init<Screen: UIViewController>(
    _ id: String, _ title: String, _ group: Group, symbol: String, _ hint: String,
    _ screen: @escaping @MainActor () -> Screen,
    transition: KeyPath<Screen, InterruptibleTransition>
  ) {
    self.init(id, title, group, symbol: symbol, hint) { record in
      let screen = screen()
      record(screen[keyPath: transition])
      return screen
    }
  }

  /// Creates an entry.
  init(
    _ id: String, _ title: String, _ group: Group, symbol: String, _ hint: String,
    make: @escaping (@escaping (InterruptibleTransition) -> Void) -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.symbol = symbol
    self.hint = hint
    self.make = make
  }

  /// All scenes, in the order of the list.
  public static var all: [SceneEntry] { SceneList.all }
}

enum SceneList {
  typealias Entry = SceneEntry
}
