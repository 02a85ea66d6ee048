import Foundation

/// The subviews of a view, or the sublayers of a layer, back to front.
///
/// Removing an element from a long list leaves a gap. The next access to the elements closes all
/// gaps. Removing many elements in succession therefore costs only as much as one pass over the
/// list.
struct SiblingList<Element: Indexed> {
  /// The smallest length at which a list may have gaps.
  ///
  /// In a shorter list, later elements move up at once.
  private static var shortestWithGaps: Int { 32 }

  /// The elements; empty while there are gaps.
  private var elements: [Element] = []
  /// The elements and the gaps; empty while there are no gaps.
  private var places: [Element?] = []
  /// Whether there are gaps.
  ///
  /// The property is stored, because each access to the elements reads it.
  private var hasGaps = false

  /// The elements, or nil if there are gaps to close first.
  var whole: [Element]? { hasGaps ? nil : elements }

  /// Closes the gaps.
  ///
  /// - Complexity: O(n), or O(1) if there are no gaps.
  mutating func closeGaps() {
    guard hasGaps else { return }
    elements = places.compactMap { $0 }
    places = []
    hasGaps = false
    for index in elements.indices { elements[index].listIndex = index }
  }

  /// Inserts an element that is in no list.
  mutating func insert(_ element: Element, at index: Int) {
    closeGaps()
    element.listIndex = index
    elements.insert(element, at: index)
  }

  /// Removes an element.
  ///
  /// - Complexity: O(1), amortized, if no element has been inserted below it.
  mutating func remove(_ element: Element) {
    if !hasGaps {
      guard let index = Self.index(of: element, in: elements) else { return }
      guard elements.count >= Self.shortestWithGaps, index < elements.count - 1 else {
        elements.remove(at: index)
        return
      }
      places = elements
      elements = []
      hasGaps = true
    }
    if let index = Self.index(of: element, in: places) { places[index] = nil }
  }

  /// Replaces the elements with the same elements in a different order.
  mutating func reorder(as order: [Element]) {
    places = order
    elements = []
    hasGaps = true
    closeGaps()
  }

  /// Returns the index of an element.
  ///
  /// The stored index of the element is outdated if elements have been inserted below it.
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
