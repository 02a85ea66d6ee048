@testable import InterruptibleTransitions

/// An element with modifiers on one of two screens, and its path.
nonisolated struct ModifiedElement {
  static let frame = CGRect(x: 40, y: 500, width: 120, height: 90)

  var element = Element("x", at: ElementPlace(frame), contents: .snapshot(isOpaque: true))
  var comes = true
  var duration = 0.4
  /// The elements of the other screen.
  var others: [Element] = []

  init(_ modifiers: [ElementModifier]) {
    element.modifiers = modifiers
  }

  /// The difference between the two screens, after all passes.
  @MainActor var diff: ElementDiff {
    let own = ElementTree([element])
    let other = ElementTree(others)
    var diff = comes ? ElementDiff(ScreenPair(other, own)) : ElementDiff(ScreenPair(own, other))
    ElementPlanner().resolve(&diff)
    return diff
  }

  @MainActor var item: ElementPlan.Item? {
    ElementPlan(of: diff, lasting: duration).items.first { $0.id == "x" }
  }

  /// Returns the state at a progress; nil if the element has no plan item.
  @MainActor func state(at progress: Double) -> ElementState? {
    exit?.state(at: progress)
  }

  /// The path of the element.
  @MainActor var exit: ElementExit? {
    guard let item, let element = item.element(near: .incoming) else { return nil }
    let container = CGRect(x: 0, y: 0, width: 393, height: 852)
    let contents = element.contents
    return item.exit(
      from: .init(place: item.atRest(element, in: container).place, contents: contents),
      to: item.away(in: container).map { .init(place: $0.place, contents: contents) },
      in: container)
  }
}
