@testable import InterruptibleTransitions

/// An element with modifiers, alone on one of two screens, and its way.
nonisolated struct ModifiedElement {
  static let frame = CGRect(x: 40, y: 500, width: 120, height: 90)

  var element = Element("x", at: ElementPlace(frame), contents: .picture(isOpaque: true))
  var comes = true
  var pace = ElementPace()
  /// What else the other screen has.
  var others: [Element] = []

  init(_ modifiers: [ElementModifier]) {
    element.modifiers = modifiers
  }

  /// The two screens, after the stages that need no view.
  @MainActor var diff: ElementDiff {
    let (own, other) = (ElementTree([element]), ElementTree(others))
    var diff = comes ? ElementDiff(from: other, to: own) : ElementDiff(from: own, to: other)
    ElementSteps(by: .turning, in: ElementFacts(isPresenting: true)).process(&diff)
    return diff
  }

  @MainActor var item: ElementPlan.Item? {
    ElementPlan(of: diff, at: pace).items.first { $0.id == "x" }
  }

  /// What is seen at a progress.
  @MainActor func state(at progress: Double) -> ElementState? {
    departure?.state(at: progress)
  }

  /// Its way.
  @MainActor var departure: ElementDeparture? {
    guard let item, let element = item.to ?? item.from else { return nil }
    let still = item.begun(element)
    return item.departure(
      from: .init(place: still.place, contents: element.contents),
      to: item.away.map { .init(place: $0.place, contents: element.contents) },
      in: CGRect(x: 0, y: 0, width: 393, height: 852)
    )
  }
}
