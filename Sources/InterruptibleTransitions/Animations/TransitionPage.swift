/// How a page looks at the far end of a transition, where it is not at rest: the page that comes
/// before it has come, or the other page once it is covered.
///
/// ```swift
/// let deal = TransitionAnimation.pages(
///   presented: TransitionPage(offset: CGVector(dx: 1, dy: 0.2), castsShadow: true),
///   other: TransitionPage(scale: 0.9, shade: 0.2))
/// ```
nonisolated public struct TransitionPage: Equatable, Sendable {
  /// The distance from the page's place. 1 is the distance that takes it just out of the container
  /// to the right or downwards, -1 to the left or upwards. Only an offset from
  /// ``init(toward:by:scale:cornerRadius:shade:castsShadow:)`` with a leading or trailing side
  /// follows the layout direction; such an offset is as from left to right.
  ///
  /// The distance is that of a page in its full size: with a ``scale`` below 1 it is further out,
  /// and above 1 an edge stays in sight. It is limited to -1,000...1,000; what is not finite is
  /// 0.
  public var offset: CGVector {
    didSet { offset = offset.finite }
  }

  /// The size, as a factor of the size in place, about the page's middle, at most 1,000. One that
  /// is not above 0 and finite is 1.
  public var scale: CGFloat {
    didSet { scale = scale.factor }
  }

  /// The radius of the corners in points, limited to 0...1,000. In place they are the page's own.
  public var cornerRadius: CGFloat {
    didSet { cornerRadius = cornerRadius.length }
  }

  /// The opacity of a black view above the page, limited to 0…1.
  public var shade: CGFloat {
    didSet { shade = shade.part }
  }

  /// Whether the page casts a shadow on the other one, from the edge that faces it.
  public var castsShadow: Bool

  /// Whether the offset is mirrored in a layout from right to left.
  private var followsLayout = false

  /// Makes a look. Without arguments it is that of a page in its place.
  ///
  /// - Parameters:
  ///   - offset: The distance from the page's place; 1 takes it just out of the container.
  ///   - scale: The size, as a factor; one that is not above 0 and finite is 1.
  ///   - cornerRadius: The radius of the corners in points; a negative one is 0.
  ///   - shade: The opacity of a black view above the page; limited to 0…1.
  ///   - castsShadow: Whether the page casts a shadow on the other one.
  public init(
    offset: CGVector = .zero, scale: CGFloat = 1, cornerRadius: CGFloat = 0, shade: CGFloat = 0,
    castsShadow: Bool = false
  ) {
    self.offset = offset.finite
    self.scale = scale.factor
    self.cornerRadius = cornerRadius.length
    self.shade = shade.part
    self.castsShadow = castsShadow
  }

  /// Makes the look of a page that is moved towards a side.
  ///
  /// - Parameters:
  ///   - side: The side. ``TransitionDirection/leading`` and ``TransitionDirection/trailing``
  ///     follow the layout direction of the flight.
  ///   - part: The distance; 1 takes the page just out of the container.
  ///   - scale: The size, as a factor; one that is not above 0 and finite is 1.
  ///   - cornerRadius: The radius of the corners in points; a negative one is 0.
  ///   - shade: The opacity of a black view above the page; limited to 0…1.
  ///   - castsShadow: Whether the page casts a shadow on the other one.
  public init(
    toward side: TransitionDirection, by part: CGFloat = 1, scale: CGFloat = 1,
    cornerRadius: CGFloat = 0, shade: CGFloat = 0, castsShadow: Bool = false
  ) {
    self.init(
      offset: side.vector(part), scale: scale, cornerRadius: cornerRadius, shade: shade,
      castsShadow: castsShadow)
    followsLayout = side.followsLayout
  }

  /// Returns the look for a flight, with an offset on the screen.
  @MainActor func resolved(for flight: TransitionFlight) -> TransitionPage {
    var page = self
    page.followsLayout = false
    if followsLayout, flight.layoutDirection == .rightToLeft { page.offset.dx = -offset.dx }
    return page
  }
}

nonisolated extension CGFloat {
  /// The number, limited to -1,000...1,000; 0 if it is not finite.
  fileprivate var finite: CGFloat { CGFloat(Double(self).limited(to: 1000)) }

  /// The number, at most 1,000; 1 if it is not above 0 and finite.
  fileprivate var factor: CGFloat { Swift.min(CGFloat(Double(self).usableFactor), 1000) }

  /// The number, at most 1,000; 0 if it is not above 0 and finite.
  fileprivate var length: CGFloat { Swift.max(finite, 0) }

  /// The number, limited to 0…1; 0 if it is not finite.
  fileprivate var part: CGFloat { Swift.min(length, 1) }
}

nonisolated extension CGVector {
  /// The vector; what of it is not finite is 0.
  fileprivate var finite: CGVector { CGVector(dx: dx.finite, dy: dy.finite) }
}
