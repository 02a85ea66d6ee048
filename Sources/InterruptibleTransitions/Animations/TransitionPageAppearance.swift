/// The appearance of a page at the far end of a transition.
///
/// A page is at its far end before it comes in, or when it is covered by another page.
///
/// ```swift
/// let deal = TransitionAnimation.pages(
///   presented: TransitionPageAppearance(offset: CGVector(dx: 1, dy: 0.2), castsShadow: true),
///   other: TransitionPageAppearance(scale: 0.9, shade: 0.2))
/// ```
nonisolated public struct TransitionPageAppearance: Equatable, Sendable {
  /// The offset from the page's normal position, as a factor.
  ///
  /// An offset of 1 moves the page just out of the container to the right or down, and -1 to the
  /// left or up. A page behind a presented page that covers only a part of the container moves by
  /// the width or the height of the presented page. Only a page from
  /// ``init(toward:by:scale:cornerRadius:shade:castsShadow:)`` with a leading or trailing side
  /// follows the layout direction. Its offset is the offset in a left-to-right layout.
  ///
  /// The factor refers to the page at its full size. With a ``scale`` below 1 the page ends further
  /// outside, and above 1 an edge remains visible. Each component is limited to -1,000...1,000. A
  /// component that is not finite is replaced by 0.
  public var offset: CGVector {
    didSet { offset = offset.finite }
  }

  /// The scale factor about the page's middle, at most 1,000.
  ///
  /// A value that is not positive and finite is replaced by 1.
  public var scale: CGFloat {
    didSet { scale = scale.factor }
  }

  /// The radius of the corners in points, limited to 0...1,000.
  ///
  /// At its normal position, the page has its own radius.
  public var cornerRadius: CGFloat {
    didSet { cornerRadius = cornerRadius.length }
  }

  /// The opacity of a black view above the page, limited to 0…1.
  ///
  /// Behind a presented page that covers only a part of the container, no shade is shown. The
  /// ``TransitionPresentationStyle/dimming`` of the style is shown there.
  public var shade: CGFloat {
    didSet { shade = shade.part }
  }

  /// Whether the page casts a shadow from its inner edge on the other page.
  public var castsShadow: Bool

  /// Whether the offset is mirrored in a right-to-left layout.
  private var followsLayout = false

  /// Creates an appearance. Without arguments the page is at its normal position and size.
  ///
  /// - Parameters:
  ///   - offset: The offset from the page's normal position; 1 moves it just out of the container.
  ///   - scale: The scale factor. A value that is not positive and finite is replaced by 1.
  ///   - cornerRadius: The radius of the corners in points. A negative value is replaced by 0.
  ///   - shade: The opacity of a black view above the page, limited to 0…1.
  ///   - castsShadow: Whether the page casts a shadow on the other page.
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

  /// Creates the appearance of a page that is moved toward an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge. ``TransitionEdge/leading`` and ``TransitionEdge/trailing``
  ///     follow the layout direction of the flight.
  ///   - part: The distance as a factor; 1 moves the page just out of the container.
  ///   - scale: The scale factor. A value that is not positive and finite is replaced by 1.
  ///   - cornerRadius: The radius of the corners in points. A negative value is replaced by 0.
  ///   - shade: The opacity of a black view above the page, limited to 0…1.
  ///   - castsShadow: Whether the page casts a shadow on the other page.
  public init(
    toward edge: TransitionEdge, by part: CGFloat = 1, scale: CGFloat = 1,
    cornerRadius: CGFloat = 0, shade: CGFloat = 0, castsShadow: Bool = false
  ) {
    self.init(
      offset: edge.vector(part), scale: scale, cornerRadius: cornerRadius, shade: shade,
      castsShadow: castsShadow)
    followsLayout = edge.followsLayout
  }

  /// Returns the appearance in a layout, with an offset that is mirrored if needed.
  func resolved(in layout: UIUserInterfaceLayoutDirection) -> TransitionPageAppearance {
    var page = self
    page.followsLayout = false
    if followsLayout, layout == .rightToLeft { page.offset.dx = -offset.dx }
    return page
  }

  /// Returns the motion of a page from its place to this appearance, in points.
  @MainActor func translation(of place: CGRect, in bounds: CGRect) -> CGVector {
    CGVector(
      dx: offset.dx * place.distance(to: offset.dx < 0 ? .left : .right, of: bounds),
      dy: offset.dy * place.distance(to: offset.dy < 0 ? .top : .bottom, of: bounds))
  }

  var isOutside: Bool { max(abs(offset.dx), abs(offset.dy)) >= 1 && scale <= 1 }

  @MainActor var exit: TransitionAnimation.Exit {
    { _, place, bounds, layout in resolved(in: layout).translation(of: place, in: bounds) }
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
  /// The vector, each component limited to -1,000...1,000; 0 for a component that is not finite.
  fileprivate var finite: CGVector { CGVector(dx: dx.finite, dy: dy.finite) }
}
