/// How an element comes, goes, or turns into its partner on the other screen.
///
/// An animation is one kind of change or several together, each with a delay, a duration and a
/// curve of its own if it is to differ from the flight.
///
/// ```swift
/// let definition: ElementDefinition = [
///   "card": .sharedElement,
///   "tabs": .edgeTranslation(.bottom),
///   "text": [.translateY(40).delay(0.2), .crossfade],
/// ]
/// ```
///
/// An element that both screens have turns from the one into the other if ``sharedElement`` is
/// among its changes, whatever else is. Otherwise, and if only one screen has it, it comes and
/// goes: the one that goes by its changes, and the one that comes by the same in reverse.
nonisolated public struct ElementAnimation: Hashable, Sendable {
  /// One change.
  enum Kind: Hashable, Sendable {
    case crossfade
    case edgeTranslation(Edge)
    case sharedElement
    case translateY(CGFloat)
  }

  /// An edge of the screen.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The edge at which lines begin: the left one, or the right one where the screen is laid out
    /// from right to left.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines end.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
  }

  /// One change, and when it takes place.
  struct Part: Hashable, Sendable {
    let kind: Kind
    var timing = ElementTiming()
  }

  /// The longest time, in seconds, and the longest way, in points.
  private static let (longest, farthest) = (3600.0, 1e5)

  /// The changes.
  private(set) var parts: [Part]

  private init(_ kind: Kind) {
    parts = [Part(kind: kind)]
  }

  /// The element fades. One without a delay, a duration or a curve of its own fades as a part of
  /// its screen.
  public static let crossfade = ElementAnimation(.crossfade)

  /// The element turns into its partner. One without a partner fades with its screen.
  public static let sharedElement = ElementAnimation(.sharedElement)

  /// The element comes from beyond an edge of the screen, and goes there.
  ///
  /// - Parameter source: The edge.
  /// - Returns: The animation.
  public static func edgeTranslation(_ source: Edge) -> ElementAnimation {
    ElementAnimation(.edgeTranslation(source))
  }

  /// The element comes from below or above its place, and goes there.
  ///
  /// - Parameter distance: How far below, in points; negative above. It is limited to
  ///   -100,000...100,000; what is not finite is 0.
  /// - Returns: The animation.
  public static func translateY(_ distance: CGFloat) -> ElementAnimation {
    ElementAnimation(.translateY(CGFloat(Double(distance).limited(to: farthest))))
  }

  /// Returns the animation with its changes begun later, each by the same time.
  ///
  /// Without a duration of their own they go on until the flight's end, and want at least 0.2 s. On
  /// the way back they begin with it, and end as much earlier.
  ///
  /// - Parameter delay: Seconds, besides those that a change waits already: an hour at most in all.
  ///   What is negative or not finite is 0.
  /// - Returns: The animation.
  public func delay(_ delay: TimeInterval) -> ElementAnimation {
    var animation = self
    for index in parts.indices {
      let sum = animation.parts[index].timing.delay + max(delay.finiteOrZero, 0)
      animation.parts[index].timing.delay = min(sum, Self.longest)
    }
    return animation
  }

  /// Returns the animation with its changes in a time of their own, instead of the one that they
  /// may have already.
  ///
  /// A flight is as long as the longest element of the definition wants, whether it is there or
  /// not, unless the transition is given a timing of its own. Of what does not fit in, the delay
  /// and the duration are shortened by the same factor; ``ElementReport/compressed`` names it.
  ///
  /// - Parameter duration: Seconds, an hour at most; what is negative or not finite is 0.
  /// - Returns: The animation.
  public func duration(_ duration: TimeInterval) -> ElementAnimation {
    setting(\.duration, to: duration.finiteOrZero.clamped(to: 0...Self.longest))
  }

  /// Returns the animation with its changes along a curve of their own, instead of the one that
  /// they may have already.
  ///
  /// - Parameter curve: The curve.
  /// - Returns: The animation.
  public func curve(_ curve: Curve) -> ElementAnimation {
    setting(\.curve, to: curve)
  }

  private func setting<Value>(
    _ key: WritableKeyPath<ElementTiming, Value>, to value: Value
  ) -> ElementAnimation {
    var animation = self
    for index in parts.indices { animation.parts[index].timing[keyPath: key] = value }
    return animation
  }
}

nonisolated extension ElementAnimation: ExpressibleByArrayLiteral {
  /// Makes an animation of several that take place together.
  public init(arrayLiteral elements: ElementAnimation...) {
    self = ElementAnimation(elements)
  }

  /// Makes an animation of several that take place together. Of none, the element fades with its
  /// screen.
  public init(_ animations: [ElementAnimation]) {
    self = .crossfade
    if !animations.isEmpty { parts = animations.flatMap(\.parts) }
  }
}

nonisolated extension ElementAnimation: CustomStringConvertible {
  /// The changes with their times.
  public var description: String {
    parts.map { part in
      var words = "\(part.kind)"
      if part.timing.delay > 0 { words += " after \(part.timing.delay) s" }
      if let duration = part.timing.duration { words += " for \(duration) s" }
      if let curve = part.timing.curve { words += " along \(curve)" }
      return words
    }.joined(separator: ", ")
  }
}
