/// A direct subview of an element's view that is, or contains, another element's view.
nonisolated struct ElementRow: Equatable, Sendable {
  /// The identifier of the element around the row.
  let outer: ElementID
  /// The place of the row.
  let place: ElementPlace
}
