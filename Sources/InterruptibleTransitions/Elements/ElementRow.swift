/// The view directly in an element's view that another element's view is, or is in.
nonisolated struct ElementRow: Equatable, Sendable {
  /// The element around it.
  let outer: ElementID
  /// Where the view is.
  let place: ElementPlace
}
