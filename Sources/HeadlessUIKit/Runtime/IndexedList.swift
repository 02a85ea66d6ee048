import Foundation

/// An object that stores its index in a list.
///
/// The object can be in at most one list at a time.
protocol Indexed: AnyObject {
  /// The index of the object in its list, or a negative number if the object is in no list.
  var listIndex: Int { get set }
}

/// A list of objects in the order in which they were added.
///
/// An object can be in only one list at a time.
struct IndexedList<Element: Indexed> {
  /// The objects, with gaps in place of removed objects.
  private var places: [Element?] = []
  /// The number of objects.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The objects, oldest first.
  ///
  /// - Complexity: O(n)
  var all: [Element] { filter { _ in true } }

  /// Adds an object that is in no list.
  mutating func append(_ element: Element) {
    element.listIndex = places.count
    places.append(element)
    count += 1
  }

  /// Removes an object.
  ///
  /// - Returns: Whether the object was in the list.
  /// - Complexity: O(1), amortized.
  mutating func remove(_ element: Element) -> Bool {
    let index = element.listIndex
    guard places.indices.contains(index), places[index] === element else { return false }
    places[index] = nil
    element.listIndex = -1
    count -= 1
    if count < places.count / 2 || count == 0 { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    places = all
    for index in places.indices { places[index]?.listIndex = index }
  }
}

// The sequence of the objects, oldest first.
extension IndexedList: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var places: IndexingIterator<[Element?]>

    mutating func next() -> Element? {
      while let place = places.next() {
        if let place { return place }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(places: places.makeIterator()) }
}
