/// What is special about an element: how it looks where it comes from or goes to, when it moves,
/// and along which way.
///
/// Modifiers compose. Those of the look say what the element is like *away* from its place: it
/// comes from there and goes there. An element that turns into its partner has no such state; of
/// its modifiers those of time and way count.
///
/// ```swift
/// badge.elementModifiers = [.fade, .translate(y: 40), .delay(0.1)]
/// list.elementModifiers = [.cascade(.topToBottom)]
/// ```
///
/// Of several that say the same the last one counts; transforms add up, in their order, as those of
/// a layer do. What only one screen has and what has modifiers enters and leaves by them; what has
/// none stays in its screen. Of two partners the modifiers of the view on the screen that comes go
/// before those of the other one, and modifiers go before an ``ElementDefinition``.
nonisolated public struct ElementModifier: Equatable, Sendable {
  /// What is modified.
  indirect enum Kind: Equatable, Sendable {
    case look(ElementLook.Change)
    case time(Time)
    case way(Way)
    case when(ElementCondition, [ElementModifier])
    case begin([ElementModifier])
    case cascade(ElementCascade)
    case ignoresSubviews(recursive: Bool)
    case standIn(ElementStandIn)
  }

  /// When the element is on its way.
  enum Time: Equatable, Sendable {
    case delay(Double)
    case later(Double)
    case duration(Double)
    case longest
    case curve(ElementAnimation.Curve)
  }

  /// How it goes.
  enum Way: Equatable, Sendable {
    case arc(CGFloat)
    case source(ElementID)
    case isInContainer
    case showsOnlyOne
  }

  /// What is modified.
  let kind: Kind

  /// Makes a modifier.
  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a modifier of the look.
  init(_ change: ElementLook.Change) {
    kind = .look(change)
  }
}
