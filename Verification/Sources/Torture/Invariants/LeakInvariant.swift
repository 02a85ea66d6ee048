/// A check that objects are released at the end. It keeps weak references to them.
final class LeakInvariant {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  func watch(_ object: AnyObject, as name: String) {
    entries.append(Entry(name: name, object: object))
  }

  /// The names of the objects that still exist, each once.
  var alive: [String] {
    Set(entries.filter { $0.object != nil }.map(\.name)).sorted()
  }
}
