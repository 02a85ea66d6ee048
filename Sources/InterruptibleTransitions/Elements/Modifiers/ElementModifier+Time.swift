nonisolated extension ElementModifier {
  /// Delays the start of the element.
  ///
  /// The delay counts from the start of each flight, the return flight included.
  ///
  /// - Parameter delay: The delay in seconds, an hour at most; a value that is negative or not
  ///   finite is 0. A cascade adds to the delay.
  /// - Returns: The modifier.
  public static func delay(_ delay: TimeInterval) -> ElementModifier {
    ElementModifier(.time(.delay(min(max(delay.finiteOrZero, 0), ElementTiming.longest))))
  }

  /// Sets the duration of the element.
  ///
  /// The transition sets the duration of the flight: see
  /// ``TransitionAnimation/elements(lasting:_:passes:)``. A timing that does not fit is shortened,
  /// and ``ElementReport/compressed`` lists the element.
  ///
  /// - Parameter duration: The duration in seconds, an hour at most; a value that is negative or
  ///   not finite is 0.
  /// - Returns: The modifier.
  public static func duration(_ duration: TimeInterval) -> ElementModifier {
    ElementModifier(.time(.duration(duration.finiteOrZero.clamped(to: 0...ElementTiming.longest))))
  }

  /// A modifier that ends the element when the last of the elements with a duration ends.
  ///
  /// An element that begins after that end lasts until the end of the flight.
  public static let durationMatchingLongest = ElementModifier(.time(.longest))

  /// Sets the curve of the element.
  ///
  /// - Parameter curve: The curve, over the element's own time.
  /// - Returns: The modifier.
  public static func curve(_ curve: Curve) -> ElementModifier {
    ElementModifier(.time(.curve(curve)))
  }

  /// Moves the element along a spring that is at rest at the end of the element's time.
  ///
  /// An overshoot affects only the position and the scale of the element.
  ///
  /// The damping ratio is `damping / (2 * √stiffness)`, for a mass of 1. Set the time with
  /// ``duration(_:)-type.method``.
  ///
  /// - Parameters:
  ///   - stiffness: The stiffness, above 0; otherwise the damping ratio is 1.
  ///   - damping: The damping, above 0; otherwise the damping ratio is 1.
  /// - Returns: The modifier.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> ElementModifier {
    curve(Curve(stiffness: stiffness, damping: damping))
  }

  /// A modifier that moves the element's center along an arc.
  ///
  /// The arc applies to a motion that is both horizontal and vertical: to the match, to a
  /// ``position(_:)``, or to a ``source(_:)``. A ``translate(x:y:z:)`` follows a straight line.
  public static let arc = arc(intensity: 1)

  /// Moves the element's center along an arc, if the motion is both horizontal and vertical.
  ///
  /// - Parameter intensity: The intensity of the arc: 1 begins horizontally, -1 begins vertically,
  ///   and 0 is a straight line. It is limited to -10...10; a value that is not finite is 0.
  /// - Returns: The modifier.
  public static func arc(intensity: CGFloat) -> ElementModifier {
    ElementModifier(.path(.arc(CGFloat(Double(intensity).limited(to: 10)))))
  }

  /// Begins or ends the path at the place of an element on the other screen.
  ///
  /// The place includes the size, the rotation and the corner radius. The elements around this
  /// element do not move it. Transforms apply in addition. If the other screen has no such element,
  /// the modifier does nothing.
  ///
  /// - Parameter id: The identifier of the element on the other screen.
  /// - Returns: The modifier.
  public static func source(_ id: ElementID) -> ElementModifier {
    ElementModifier(.path(.source(id)))
  }

  /// A modifier that makes the element independent of the elements around it.
  ///
  /// Those elements do not move it, and a ``position(_:)`` is in the coordinates of the whole
  /// transition.
  public static let inContainer = ElementModifier(.path(.isInContainer))

  /// A modifier that shows only the incoming view of a matched element, from the start.
  public static let noCrossfade = ElementModifier(.path(.showsOnlyOne))

  /// Sets the appearance of an unmatched element at its own position, during the whole flight.
  ///
  /// The transforms of other modifiers apply in addition.
  ///
  /// - Parameter modifiers: The modifiers. Those that do not change the appearance do nothing.
  /// - Returns: The modifier.
  public static func beginWith(_ modifiers: [ElementModifier]) -> ElementModifier {
    ElementModifier(.begin(modifiers))
  }

  /// Begins the elements in this element one after another.
  ///
  /// The cascade begins after the ``delay(_:)-type.method`` of this element, whether or not this
  /// element has a stand-in.
  ///
  /// The order depends on the places of the direct subviews of this element's view. All elements in
  /// one subview, such as a cell, begin together.
  ///
  /// - Parameters:
  ///   - direction: The order in which the elements begin.
  ///   - step: The delay from one element to the next in seconds, an hour at most; a value that is
  ///     negative or not finite is 0. Elements in one line or column begin together.
  ///   - delaysMatchedElements: Whether matched elements wait until the last element of the cascade
  ///     has begun.
  /// - Returns: The modifier.
  public static func cascade(
    _ direction: CascadeDirection = .from(.top), step: TimeInterval = 0.02,
    delaysMatchedElements: Bool = false
  ) -> ElementModifier {
    let step = min(max(step.finiteOrZero, 0), ElementTiming.longest)
    return ElementModifier(
      .cascade(
        ElementCascade(
          direction: direction, step: step, delaysMatchedElements: delaysMatchedElements)))
  }

  /// Disables the modifiers of the elements in this element.
  ///
  /// - Parameter recursive: Whether this applies to elements at any depth, or only to the elements
  ///   directly in this element.
  /// - Returns: The modifier.
  public static func ignoringSubviewModifiers(recursive: Bool = false) -> ElementModifier {
    ElementModifier(.ignoresSubviews(recursive: recursive))
  }

  /// Sets the kind of stand-in that is shown for the element during a flight.
  ///
  /// - Parameter standIn: The kind of stand-in.
  /// - Returns: The modifier.
  public static func standIn(_ standIn: ElementStandIn) -> ElementModifier {
    ElementModifier(.standIn(standIn))
  }
}
