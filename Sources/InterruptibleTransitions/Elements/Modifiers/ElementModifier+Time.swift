nonisolated extension ElementModifier {
  /// The element morphs if it is on both screens. One without a match fades with its screen.
  public static let sharedElement = ElementModifier(.match)

  /// The element begins later. On its way out, too: each flight begins at its start.
  ///
  /// - Parameter delay: Seconds, an hour at most; what is negative or not finite is 0. A cascade
  ///   adds to it.
  /// - Returns: The modifier.
  public static func delay(_ delay: TimeInterval) -> ElementModifier {
    ElementModifier(.time(.delay(min(max(delay.finiteOrZero, 0), ElementTiming.longest))))
  }

  /// The element takes a time of its own.
  ///
  /// A flight is as long as its transition: see ``TransitionAnimation/elements(lasting:_:after:)``.
  /// What does not fit in is shortened, and ``ElementReport/compressed`` names it.
  ///
  /// - Parameter duration: Seconds, an hour at most; what is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func duration(_ duration: TimeInterval) -> ElementModifier {
    ElementModifier(.time(.duration(duration.finiteOrZero.clamped(to: 0...ElementTiming.longest))))
  }

  /// The element is there when the last one of those that have a duration is. One that begins later
  /// is there at the end of the flight.
  public static let durationMatchingLongest = ElementModifier(.time(.longest))

  /// The element moves along a curve of its own.
  ///
  /// - Parameter curve: The curve, over the element's own time.
  /// - Returns: The modifier.
  public static func curve(_ curve: Curve) -> ElementModifier {
    ElementModifier(.time(.curve(curve)))
  }

  /// The element moves as on a spring, that has come to rest at the end of the element's time. It
  /// swings past its end in its place and its scale alone.
  ///
  /// The damping ratio decides the form: `damping / (2 * √stiffness)` for a mass of 1. Give the
  /// time by ``duration(_:)``.
  ///
  /// - Parameters:
  ///   - stiffness: Above 0; else the spring is that of a ratio of 1.
  ///   - damping: Above 0.
  /// - Returns: The modifier.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> ElementModifier {
    curve(Curve(stiffness: stiffness, damping: damping))
  }

  /// The element's centre moves along an arc, where it moves both across and down: to its partner,
  /// to a ``position(_:)`` or to a ``source(_:)``. A ``translate(x:y:z:)`` is a line.
  public static let arc = arc(intensity: 1)

  /// The element's centre moves along an arc, where it moves both across and down.
  ///
  /// - Parameter intensity: 1 goes across first, -1 goes down first, and 0 is a line. It is limited
  ///   to -10...10; what is not finite is 0.
  /// - Returns: The modifier.
  public static func arc(intensity: CGFloat) -> ElementModifier {
    ElementModifier(.path(.arc(CGFloat(Double(intensity).limited(to: 10)))))
  }

  /// The element comes from where another one is on the other screen, and goes there, with its
  /// size, its turn and its corners, whatever moves the elements that it is in. Without that one it
  /// does nothing. Transforms come on top.
  ///
  /// - Parameter id: What the other one is called.
  /// - Returns: The modifier.
  public static func source(_ id: ElementID) -> ElementModifier {
    ElementModifier(.path(.source(id)))
  }

  /// The element is not moved by the elements that it is in, and a ``position(_:)`` is in the
  /// coordinates of the whole transition.
  public static let inContainer = ElementModifier(.path(.isInContainer))

  /// Of two partners only the one on the screen that comes is seen, from the start.
  public static let noCrossfade = ElementModifier(.path(.showsOnlyOne))

  /// Modifiers that an element without a partner has from the start to the end, while it is on its
  /// way: those of the look, as if it were like that in its place. Other transforms come on top.
  ///
  /// - Parameter modifiers: The modifiers; of other kinds they do nothing.
  /// - Returns: The modifier.
  public static func beginWith(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.begin(modifiers))
  }

  /// The elements in this one begin one after the other, whether this one is on its way or not,
  /// after the ``delay(_:)`` that this one has.
  ///
  /// What counts is where the views directly in this one's view are: all that is in one of them, as
  /// in a cell, begins together.
  ///
  /// - Parameters:
  ///   - direction: Which of them are first.
  ///   - step: Seconds from one to the next, an hour at most; those in one line or column begin
  ///     together. What is negative or not finite is 0.
  ///   - matchedWait: Whether those that turn into their partners wait until the last one has
  ///     begun.
  /// - Returns: The modifier.
  public static func cascade(
    _ direction: CascadeDirection = .topToBottom, step: TimeInterval = 0.02,
    matchedWait: Bool = false
  ) -> ElementModifier {
    let step = min(max(step.finiteOrZero, 0), ElementTiming.longest)
    return ElementModifier(
      .cascade(ElementCascade(direction: direction, step: step, matchedWait: matchedWait)))
  }

  /// The modifiers of what is in this element do nothing.
  ///
  /// - Parameter recursive: Whether of all that is in it, or of the elements directly in it.
  /// - Returns: The modifier.
  public static func ignoringSubviewModifiers(recursive: Bool = false) -> ElementModifier {
    ElementModifier(.ignoresSubviews(recursive: recursive))
  }

  /// What is seen of the element on its way.
  ///
  /// - Parameter standIn: The kind of stand-in.
  /// - Returns: The modifier.
  public static func standIn(_ standIn: ElementStandIn) -> ElementModifier {
    ElementModifier(.standIn(standIn))
  }
}
