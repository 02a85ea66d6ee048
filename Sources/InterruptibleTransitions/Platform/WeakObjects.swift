/// A list of objects that does not keep them.
struct WeakObjects<Object: AnyObject> {
  private struct Reference {
    weak var object: Object?
  }

  private var references: [Reference] = []

  /// The objects that still exist, in the order in which they were inserted.
  var all: [Object] { references.compactMap(\.object) }

  /// Inserts an object at the end, unless the list contains it.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  mutating func insert(_ object: Object) {
    references.removeAll { $0.object == nil }
    guard !references.contains(where: { $0.object === object }) else { return }
    references.append(Reference(object: object))
  }

  /// Removes the objects that satisfy a condition.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  mutating func removeAll(where isRemoved: (Object) -> Bool) {
    references.removeAll { $0.object.map(isRemoved) ?? true }
  }
}
