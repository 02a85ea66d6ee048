/// What cuts an element off: what the views around it let through.
nonisolated struct ElementClip: Equatable, Sendable {
  /// Nothing.
  static let none = ElementClip(rect: .infinite)

  /// The part of the container that is let through.
  var rect: CGRect
  /// The radius of its corners, in points.
  var radius: CGFloat = 0
  /// The corners that are round.
  var corners = ElementCorners()

  /// Returns what this one and a view around the element let through. Where each cuts off a part
  /// of the other one, the corners are straight.
  func intersection(_ other: ElementClip) -> ElementClip {
    let both = rect.intersection(other.rect)
    // Nothing, but somewhere: it opens on the way.
    if both.isNull { return ElementClip(rect: CGRect(origin: other.rect.origin, size: .zero)) }
    if both == other.rect { return other }
    return both == rect ? self : ElementClip(rect: both)
  }

  /// Returns what is let through on the way from this one to all of the container.
  ///
  /// - Parameters:
  ///   - part: The part of the way, 0…1.
  ///   - container: The bounds of the container.
  /// - Returns: What is let through there.
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
