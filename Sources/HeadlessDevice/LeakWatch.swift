/// Weak references to objects that must be released at the end.
@MainActor package final class LeakWatch {
  private var objects: [(name: String, find: () -> AnyObject?)] = []

  package init() {}

  /// Adds an object.
  ///
  /// - Parameters:
  ///   - object: The object; nil adds nothing.
  ///   - name: The name of the object in ``alive``.
  package func watch(_ object: AnyObject?, as name: String) {
    guard object != nil else { return }
    objects.append((name, { [weak object] in object }))
  }

  /// Returns whether an object was added.
  func contains(_ object: AnyObject) -> Bool { objects.contains { $0.find() === object } }

  /// The names of the objects that still exist, in the order in which they were added.
  package var alive: [String] { objects.filter { $0.find() != nil }.map(\.name) }
}
