/// The clip of an element: the region in which the views around the element show it.
nonisolated struct ElementClip: Equatable, Sendable {
  /// A clip that shows everything.
  static let none = ElementClip(rect: .infinite)

  /// The region of the container that is visible.
  var rect: CGRect
  /// The radius of the region's corners, in points.
  var radius: CGFloat = 0
  /// The rounded corners.
  var corners = ElementCorners()

  /// Returns the intersection of this clip and the clip of a view around the element. If each of
  /// them clips a part of the other, the corners are square.
  func intersection(_ other: ElementClip) -> ElementClip {
    let both = rect.intersection(other.rect)
    // An empty region still has a position, from which it can open.
    if both.isNull { return ElementClip(rect: CGRect(origin: other.rect.origin, size: .zero)) }
    if both == other.rect { return other }
    return both == rect ? self : ElementClip(rect: both)
  }

  /// Returns a clip between this one and the whole container.
  ///
  /// - Parameters:
  ///   - part: The part of the difference, 0…1.
  ///   - container: The bounds of the container.
  /// - Returns: The opened clip.
  func opened(by part: CGFloat, in container: CGRect) -> ElementClip {
    guard part < 1, !rect.isInfinite else { return .none }
    let all = container.union(rect)
    let opened = CGRect(
      origin: rect.origin.interpolated(to: all.origin, at: part),
      size: rect.size.interpolated(to: all.size, at: part))
    return ElementClip(
      rect: opened, radius: radius.interpolated(to: 0, at: part), corners: corners)
  }
}
