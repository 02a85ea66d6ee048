import Foundation

/// An object that knows its place in the one list that it may be in.
protocol Indexed: AnyObject {
  /// Where the list has the object; negative outside of one.
  var listIndex: Int { get set }
}

/// Objects in the order in which they were added, each in one list at a time.
struct IndexedList<Element: Indexed> {
  /// The objects, and gaps where some were.
  private var places: [Element?] = []
  /// How many objects there are.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The objects, the earliest first.
  ///
  /// - Complexity: O(n)
  var all: [Element] { filter { _ in true } }

  /// Adds an object, which is in no list.
  mutating func append(_ element: Element) {
    element.listIndex = places.count
    places.append(element)
    count += 1
  }

  /// Takes an object out.
  ///
  /// - Returns: Whether it was in the list.
  /// - Complexity: O(1), amortised.
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

// The objects, the earliest first.
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
