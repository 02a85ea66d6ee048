/// A value that says how an element enters, exits or morphs: what it looks like away from its
/// place, when it moves, and along which path.
///
/// Modifiers of the look describe the element *away* from its place. An element that enters comes
/// from that look, and an element that exits goes to it. A matched element has no such look: of its
/// modifiers, those of time and path count.
///
/// ```swift
/// badge.elementModifiers = [.fade, .translate(y: 40), .delay(0.1)]
/// list.elementModifiers = [.cascade(.topToBottom)]
/// let definition: ElementDefinition = [
///   "card": .sharedElement,
///   "text": [.translateY(40).delay(0.2), .crossfade],
/// ]
/// ```
///
/// - Several modifiers are written as an array literal, which is a modifier too.
/// - ``delay(_:)-swift.type.method``, ``duration(_:)-swift.type.method`` and
///   ``curve(_:)-swift.type.method`` in a list apply to the whole element. The methods of the same
///   names give a single modifier a time of its own.
/// - Of several that set the same, the last one counts. Transforms add up in their order, as those
///   of a layer do.
/// - The modifiers of a view replace its entry in an ``ElementDefinition``, and an entry replaces
///   the default. A ``sharedElement`` counts wherever it is.
/// - A matched element has the modifiers of both views; those of the incoming view count as last.
/// - On the way back everything plays in reverse. A delay counts from the start of either way.
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

  /// A time of the whole element.
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
  /// The time of this modifier alone; nil if it has the element's.
  private(set) var timing: ElementTiming?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a modifier of the look.
  init(_ change: ElementAppearance.Change) {
    kind = .appearance(change)
  }

  /// The modifiers of which a group consists, at any depth.
  var flattened: [ElementModifier] {
    guard case .group(let modifiers) = kind else { return [self] }
    return modifiers.flatMap(\.flattened)
  }

  /// Returns the modifier with a change of its own time.
  private func timed(_ change: (inout ElementTiming) -> Void) -> ElementModifier {
    if case .group(let modifiers) = kind {
      return ElementModifier(.group(modifiers.map { $0.timed(change) }))
    }
    var (modifier, timing) = (self, timing ?? ElementTiming())
    change(&timing)
    modifier.timing = timing
    return modifier
  }
}

nonisolated extension ElementModifier: ExpressibleByArrayLiteral {
  /// Makes a modifier of several that apply together.
  public init(arrayLiteral modifiers: ElementModifier...) {
    self.init(modifiers)
  }

  /// Makes a modifier of several that apply together.
  ///
  /// - Parameter modifiers: The modifiers. An element with none of them is like one with
  ///   ``crossfade``.
  public init(_ modifiers: [ElementModifier]) {
    self.init(.group(modifiers))
  }
}

// A time for one modifier.
nonisolated extension ElementModifier {
  /// Returns the modifier with a later begin, counted from the start of the flight.
  ///
  /// Without a duration it lasts until the end of the flight, and at least 0.2 s.
  ///
  /// ```swift
  /// let text: ElementModifier = [.translateY(40).delay(0.2), .crossfade]
  /// ```
  ///
  /// - Parameter delay: Seconds in addition to an earlier delay: an hour at most in all. A value
  ///   that is negative or not finite is 0.
  /// - Returns: The modifier.
  public func delay(_ delay: TimeInterval) -> ElementModifier {
    timed { $0.delay = min($0.delay + max(delay.finiteOrZero, 0), ElementTiming.longest) }
  }

  /// Returns the modifier with another duration.
  ///
  /// A flight is as long as the longest entry of its definition, unless the transition has a timing
  /// of its own. A delay and a duration that do not fit are shortened by the same factor;
  /// ``ElementReport/compressed`` lists such elements.
  ///
  /// - Parameter duration: Seconds, an hour at most. A value that is negative or not finite is 0.
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

  /// Returns the modifier along a spring, as ``spring(stiffness:damping:)-swift.type.method`` does
  /// for a whole element.
  ///
  /// - Parameters:
  ///   - stiffness: Above 0; otherwise the damping ratio is 1.
  ///   - damping: Above 0.
  /// - Returns: The modifier.
  public func spring(stiffness: CGFloat, damping: CGFloat) -> ElementModifier {
    curve(Curve(stiffness: stiffness, damping: damping))
  }
}
