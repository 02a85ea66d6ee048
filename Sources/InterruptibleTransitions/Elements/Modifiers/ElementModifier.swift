/// A value that says how an element enters, exits or morphs.
///
/// Modifiers set the appearance of an element at the far end of its path, its timing, and its path.
/// An element that enters starts with that appearance, and an element that exits ends with it. A
/// matched element has no such appearance: only its modifiers of time and path, and those of its z
/// position and clipping, apply.
///
/// ```swift
/// badge.elementModifiers = [.fade, .translate(y: 40), .delay(0.1)]
/// list.elementModifiers = [.cascade(.from(.top))]
/// let definition: ElementDefinition = [
///   "card": .sharedElement,
///   "text": [.translateY(40).delay(0.2), .crossfade],
/// ]
/// ```
///
/// - An array literal of modifiers is a modifier too.
/// - In a list, ``delay(_:)-type.method``, ``duration(_:)-type.method`` and
///   ``curve(_:)-type.method`` apply to the whole element. The methods with the same names
///   set the timing of a single modifier.
/// - If several modifiers set the same property, the last one applies. Transforms add up in their
///   order, as those of a layer do.
/// - The modifiers of a view replace its entry in an ``ElementDefinition``, and an entry replaces
///   the default. A ``sharedElement`` of the entry or the default also applies to a view with
///   modifiers.
/// - A matched element has the modifiers of both views. Those of the incoming view apply last.
/// - On the return flight all modifiers play in reverse. A delay counts from the start of each
///   flight.
nonisolated public struct ElementModifier: Equatable, Sendable {
  /// A setting of a modifier.
  indirect enum Kind: Equatable, Sendable {
    case appearance(ElementAppearance.Change)
    case time(Time)
    case path(PathSetting)
    case match
    case when(ElementCondition, [ElementModifier])
    case begin([ElementModifier])
    case cascade(ElementCascade)
    case ignoresSubviews(recursive: Bool)
    case standIn(ElementStandIn)
    case group([ElementModifier])
  }

  /// A timing setting of the whole element.
  enum Time: Equatable, Sendable {
    case delay(Double)
    case later(Double)
    case duration(Double)
    case longest
    case curve(Curve)
  }

  /// A setting of the path.
  enum PathSetting: Equatable, Sendable {
    case arc(CGFloat)
    case source(ElementID)
    case isInContainer
    case showsOnlyOne
  }

  let kind: Kind
  /// The timing of this modifier alone; nil for that of the element.
  private(set) var timing: ElementTiming?

  init(_ kind: Kind) {
    self.kind = kind
  }

  init(_ change: ElementAppearance.Change) {
    kind = .appearance(change)
  }

  init<Value: Sendable>(
    _ property: WritableKeyPath<ElementAppearance, Value?> & Sendable, _ value: Value
  ) {
    self.init(ElementAppearance.Change(property, value))
  }

  init(
    color property: WritableKeyPath<ElementAppearance, ElementColor?> & Sendable, _ color: UIColor
  ) {
    self.init(ElementAppearance.Change(property, color) { $0 })
  }

  /// The modifiers in a group at any depth, or the modifier itself if it is not a group.
  var flattened: [ElementModifier] {
    guard case .group(let modifiers) = kind else { return [self] }
    return modifiers.flatMap(\.flattened)
  }

  /// The modifiers of groups and conditions, at any depth.
  var all: [ElementModifier] {
    flattened.flatMap { modifier -> [ElementModifier] in
      if case .when(_, let inner) = modifier.kind { inner.flatMap(\.all) } else { [modifier] }
    }
  }

  func replacing(_ kind: Kind) -> ElementModifier {
    var modifier = ElementModifier(kind)
    modifier.timing = timing
    return modifier
  }

  private func timed(_ change: (inout ElementTiming) -> Void) -> ElementModifier {
    switch kind {
    case .group(let modifiers):
      return ElementModifier(.group(modifiers.map { $0.timed(change) }))
    case .when(let condition, let modifiers):
      return ElementModifier(.when(condition, modifiers.map { $0.timed(change) }))
    default: break
    }
    var modifier = self
    var timing = timing ?? ElementTiming()
    change(&timing)
    modifier.timing = timing
    return modifier
  }
}

nonisolated extension ElementModifier: ExpressibleByArrayLiteral {
  /// Creates a modifier that applies several modifiers together.
  public init(arrayLiteral modifiers: ElementModifier...) {
    self.init(modifiers)
  }

  /// Creates a modifier that applies several modifiers together.
  ///
  /// - Parameter modifiers: The modifiers. An empty list has the effect of ``crossfade``.
  public init(_ modifiers: [ElementModifier]) {
    self.init(.group(modifiers))
  }
}

// The timing of a single modifier.
nonisolated extension ElementModifier {
  /// Returns the modifier with a delay, counted from the start of the flight.
  ///
  /// Without a duration the modifier lasts until the end of the flight, and at least 0.2 s.
  ///
  /// ```swift
  /// let text: ElementModifier = [.translateY(40).delay(0.2), .crossfade]
  /// ```
  ///
  /// - Parameter delay: The delay in seconds, added to an earlier delay: an hour at most in all. A
  ///   value that is negative or not finite is 0.
  /// - Returns: The modifier.
  public func delay(_ delay: TimeInterval) -> ElementModifier {
    timed { $0.delay = min($0.delay + max(delay.finiteOrZero, 0), ElementTiming.longest) }
  }

  /// Returns the modifier with another duration.
  ///
  /// A flight is as long as the longest entry of its definition, unless the transition has its own
  /// timing. A delay and a duration that do not fit are shortened by the same factor.
  /// ``ElementReport/compressed`` lists such elements.
  ///
  /// - Parameter duration: The duration in seconds, an hour at most. A value that is negative or
  ///   not finite is 0.
  /// - Returns: The modifier.
  public func duration(_ duration: TimeInterval) -> ElementModifier {
    timed { $0.duration = duration.finiteOrZero.clamped(to: 0...ElementTiming.longest) }
  }

  /// Returns the modifier with another curve.
  ///
  /// - Parameter curve: The curve, over the modifier's own time.
  /// - Returns: The modifier.
  public func curve(_ curve: Curve) -> ElementModifier {
    timed { $0.curve = curve }
  }

  /// Returns the modifier with a spring.
  ///
  /// For a whole element, use ``spring(stiffness:damping:)-type.method``.
  ///
  /// - Parameters:
  ///   - stiffness: The stiffness, above 0; otherwise the damping ratio is 1.
  ///   - damping: The damping, above 0; otherwise the damping ratio is 1.
  /// - Returns: The modifier.
  public func spring(stiffness: CGFloat, damping: CGFloat) -> ElementModifier {
    curve(Curve(stiffness: stiffness, damping: damping))
  }

  /// Applies modifiers if a condition of the app holds at the start of a flight.
  ///
  /// The modifiers apply as if they were listed in the place of this one.
  ///
  /// - Parameters:
  ///   - answer: Returns whether the modifiers apply.
  ///   - modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func when(
    _ answer: @escaping @MainActor @Sendable (ElementContext) -> Bool,
    _ modifiers: [ElementModifier]
  ) -> ElementModifier {
    ElementModifier(.when(.custom(ElementCondition.Predicate(answer)), modifiers))
  }

  /// Applies modifiers if both screens have the element.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenMatched(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.matched, modifiers))
  }

  /// Applies modifiers if the flight presents, pushes, or selects a later tab.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenPresenting(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.presenting, modifiers))
  }

  /// Applies modifiers if the flight dismisses, pops, or selects an earlier tab.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDismissing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.dismissing, modifiers))
  }

  /// Applies modifiers if the element is on the incoming screen.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenAppearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.appearing, modifiers))
  }

  /// Applies modifiers if the element is on the outgoing screen.
  ///
  /// - Parameter modifiers: The modifiers.
  /// - Returns: The modifier.
  public static func whenDisappearing(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.when(.disappearing, modifiers))
  }

  // MARK: The modifiers of most definitions

  /// A modifier that morphs the element if it is on both screens.
  ///
  /// The identifier, such as `elementID`, finds the match, and this modifier lets the two morph. It
  /// is the default of ``TransitionAnimation/elements``, so it is needed only in an
  /// ``ElementDefinition`` with another default. An element without a match fades with its screen.
  public static let sharedElement = ElementModifier(.match)

  /// A modifier that fades the element together with its screen.
  ///
  /// Unlike ``fade``, it makes no stand-in, so the element moves with its screen. In an
  /// ``ElementDefinition``, an element with this entry does not morph.
  ///
  /// If the element has another change or its own timing, it fades by itself.
  public static let crossfade = ElementModifier(ElementAppearance.Change.crossfade)

  /// Places the element beyond an edge of the screen.
  ///
  /// Unlike ``translate(x:y:z:)``, this modifier needs no distance: it moves the element just off
  /// the screen. Leading and trailing edges follow the layout direction.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The modifier.
  public static func edgeTranslation(_ edge: TransitionEdge) -> ElementModifier {
    ElementModifier(\.edge, edge)
  }

  /// Places the element below or above its place, and fades it.
  ///
  /// Unlike this modifier, ``translate(x:y:z:)`` only moves the element.
  ///
  /// The fade has the same timing. Another modifier that fades the element or sets its opacity
  /// replaces the fade.
  ///
  /// - Parameter distance: The distance down, in points; a negative distance is up. Limited to
  ///   -100,000...100,000; a value that is not finite is 0.
  /// - Returns: The modifier.
  public static func translateY(_ distance: CGFloat) -> ElementModifier {
    ElementModifier(\.offset, length(distance))
  }
}
