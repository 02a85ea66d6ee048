import Foundation

/// The subviews of a view, or the sublayers of a layer, back to front.
///
/// What is taken out of a long list leaves a gap, and the gaps are closed when somebody looks: so
/// many can be taken out one after the other in the time that it takes to look at all.
struct SiblingList<Element: Indexed> {
  /// The length from which on a list may have gaps. In a shorter one the others move up at once.
  private static var shortestWithGaps: Int { 32 }

  /// The elements; empty while there are gaps.
  private var elements: [Element] = []
  /// The elements and the gaps; empty while there are no gaps.
  private var places: [Element?] = []
  /// Whether there are gaps. Everybody who looks asks that.
  private var hasGaps = false

  /// The elements, unless there are gaps to be closed first.
  var whole: [Element]? { hasGaps ? nil : elements }

  /// Closes the gaps.
  ///
  /// - Complexity: O(n), and O(1) where there are none.
  mutating func closeGaps() {
    guard hasGaps else { return }
    elements = places.compactMap { $0 }
    (places, hasGaps) = ([], false)
    for index in elements.indices { elements[index].listIndex = index }
  }

  /// Inserts an element that is in no list.
  mutating func insert(_ element: Element, at index: Int) {
    closeGaps()
    element.listIndex = index
    elements.insert(element, at: index)
  }

  /// Takes an element out.
  ///
  /// - Complexity: O(1), amortised, where no other one has been inserted below it.
  mutating func remove(_ element: Element) {
    if !hasGaps {
      guard let index = Self.index(of: element, in: elements) else { return }
      guard elements.count >= Self.shortestWithGaps, index < elements.count - 1 else {
        elements.remove(at: index)
        return
      }
      (places, elements, hasGaps) = (elements, [], true)
    }
    if let index = Self.index(of: element, in: places) { places[index] = nil }
  }

  /// Replaces the elements by the same ones in another order.
  mutating func reorder(as order: [Element]) {
    (places, elements, hasGaps) = (order, [], true)
    closeGaps()
  }

  /// Returns where an element is. It was put where its index says, and others may have been
  /// inserted below it since.
  private static func index(of element: Element, in places: [Element?]) -> Int? {
    let index = element.listIndex
    if places.indices.contains(index), places[index] === element { return index }
    return places.firstIndex { $0 === element }
  }

  private static func index(of element: Element, in elements: [Element]) -> Int? {
    let index = element.listIndex
    if elements.indices.contains(index), elements[index] === element { return index }
    return elements.firstIndex { $0 === element }
  }
}
