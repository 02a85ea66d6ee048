/// Which animation each element of two screens takes: a value, which one transition has for any
/// pair of view controllers.
///
/// ```swift
/// let definition = ElementDefinition(default: .crossfade) {
///   ElementRule("card", .sharedElement)
///   for tab in tabs { ElementRule(ElementID(tab), .edgeTranslation(.bottom)) }
/// }
/// navigationController?.push(detail, with: InterruptibleTransition(.elements(definition)))
/// ```
nonisolated public struct ElementDefinition: Hashable, Sendable {
  /// The animations of elements by what they are called.
  public var animations: [ElementID: ElementAnimation]
  /// The animation of all others.
  public var `default`: ElementAnimation

  /// Makes a definition.
  ///
  /// - Parameters:
  ///   - animations: The animations of elements by what they are called.
  ///   - default: The animation of all others.
  public init(
    _ animations: [ElementID: ElementAnimation], default: ElementAnimation = .crossfade
  ) {
    (self.animations, self.default) = (animations, `default`)
  }

  /// Makes a definition of rules. Of several for the same element the last one counts.
  ///
  /// - Parameters:
  ///   - default: The animation of all others.
  ///   - rules: The rules.
  public init(
    default: ElementAnimation = .crossfade, @ElementRules _ rules: () -> [ElementRule]
  ) {
    let pairs = rules().map { ($0.id, $0.animation) }
    self.init(Dictionary(pairs) { $1 }, default: `default`)
  }

  /// The animation of an element.
  public subscript(id: ElementID) -> ElementAnimation { animations[id] ?? `default` }

  /// All that differs from the flight's timing.
  fileprivate var ownTimings: [ElementTiming] {
    (animations.values + [`default`]).flatMap { $0.parts.map(\.timing) }.filter(\.isOwn)
  }

  /// Whether an element has a delay, a duration or a curve of its own.
  var hasOwnTimings: Bool { !ownTimings.isEmpty }
}

extension ElementDefinition {
  /// The timing that suits the elements: as long as the longest of them wants, at a constant speed
  /// if there are curves or times of their own.
  var timing: TransitionTiming {
    hasOwnTimings ? .forElements(ownTimings.map(\.end).reduce(0.4, max)) : .easeInOut(0.4)
  }
}

nonisolated extension ElementDefinition: ExpressibleByDictionaryLiteral {
  /// Makes a definition whose other elements fade with their screens. Of several animations of the
  /// same element the last one counts.
  public init(dictionaryLiteral elements: (ElementID, ElementAnimation)...) {
    self.init(Dictionary(elements) { $1 })
  }
}

/// The animation of one element, in an ``ElementDefinition``.
///
/// ```swift
/// ElementRule("card", .sharedElement)
/// ```
nonisolated public struct ElementRule: Hashable, Sendable {
  /// What the element is called.
  public let id: ElementID
  /// The animation.
  public let animation: ElementAnimation

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - id: What the element is called.
  ///   - animation: The animation.
  public init(_ id: ElementID, _ animation: ElementAnimation) {
    (self.id, self.animation) = (id, animation)
  }
}

/// Makes a list of rules of those in a block: rules, conditions and loops.
///
/// ```swift
/// @ElementRules func rules() -> [ElementRule] {
///   ElementRule("card", .sharedElement)
///   if hasTabs { ElementRule("tabs", .edgeTranslation(.bottom)) }
/// }
/// ```
@resultBuilder nonisolated public enum ElementRules {
  /// Makes the list of one rule.
  public static func buildExpression(_ rule: ElementRule) -> [ElementRule] { [rule] }
  /// Makes a list of several.
  public static func buildBlock(_ rules: [ElementRule]...) -> [ElementRule] {
    Array(rules.joined())
  }
  /// Makes a list of those of a loop.
  public static func buildArray(_ rules: [[ElementRule]]) -> [ElementRule] { Array(rules.joined()) }
  /// Makes a list of those that are there under a condition.
  public static func buildOptional(_ rules: [ElementRule]?) -> [ElementRule] { rules ?? [] }
  /// Makes a list of those of the first branch.
  public static func buildEither(first rules: [ElementRule]) -> [ElementRule] { rules }
  /// Makes a list of those of the second branch.
  public static func buildEither(second rules: [ElementRule]) -> [ElementRule] { rules }
}
