/// The modifiers of elements by their identifiers.
///
/// A definition is a value that suits any pair of view controllers.
///
/// ```swift
/// let definition: ElementDefinition = [
///   "card": .sharedElement,
///   "tabs": .edgeTranslation(.bottom),
///   "text": [.translateY(40).delay(0.2), .crossfade],
/// ]
/// let reading = InterruptibleTransition(.elements(definition))
/// navigationController?.pushViewController(detail, with: reading)
/// ```
nonisolated public struct ElementDefinition: Equatable, Sendable {
  /// The modifiers of elements by their identifiers.
  public var modifiers: [ElementID: ElementModifier]
  /// The modifiers of all other elements.
  public var `default`: ElementModifier

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers of elements by their identifiers.
  ///   - default: The modifiers of all other elements.
  public init(
    _ modifiers: [ElementID: ElementModifier], default: ElementModifier = .crossfade
  ) {
    self.modifiers = modifiers
    self.default = `default`
  }

  /// The modifiers of an element.
  public subscript(id: ElementID) -> ElementModifier { modifiers[id] ?? `default` }

  static let matching = ElementDefinition([:], default: .sharedElement)

  func matches(_ id: ElementID) -> Bool { self[id].flattened.contains { $0.kind == .match } }

  /// Whether an element that is on both screens may morph, by a condition too.
  func mayMatch(_ id: ElementID) -> Bool { self[id].all.contains { $0.kind == .match } }

  /// The duration that the elements need, in seconds; nil if no element has its own timing.
  fileprivate var ownDuration: TimeInterval? {
    let own = (modifiers.values + [`default`]).map(\.all).flatMap { modifiers in
      modifiers.compactMap(\.timing) + [ElementSettings(modifiers).timing]
    }.filter(\.isOwn)
    return own.isEmpty ? nil : own.map(\.end).reduce(0.4, max)
  }
}

extension ElementDefinition {
  /// The timing of the longest element, at least 0.4 s; linear if an element has its own timing.
  var timing: TransitionTiming { ownDuration.map { .forElements($0) } ?? .easeInOut(0.4) }
}

nonisolated extension ElementDefinition: ExpressibleByDictionaryLiteral {
  /// Creates a definition whose other elements fade with their screens.
  ///
  /// If several entries have the same identifier, the last one applies.
  public init(dictionaryLiteral elements: (ElementID, ElementModifier)...) {
    self.init(Dictionary(elements) { $1 })
  }
}
