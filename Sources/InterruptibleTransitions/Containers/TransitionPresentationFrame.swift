/// Where a presented view is in the container of its presentation.
///
/// A length that is not finite and above zero, and insets that would leave nothing, count as all
/// the room that there is: no mistake in them makes a presentation invisible.
///
/// ```swift
/// var style = TransitionPresentationStyle.full
/// style.frame = .card(CGSize(width: 320, height: 240))
/// present(menu, with: reveal, as: style)
/// ```
nonisolated public enum TransitionPresentationFrame: Equatable, Sendable {
  /// The whole container, safe area or not.
  case full
  /// At the bottom edge, from side to side: as high as given, which is a share of the container's
  /// height if it is a fraction, and at most up to the safe area's top.
  case sheet(height: TransitionDistance)
  /// In the middle of the container, of a size in points; shrunk and moved as far as it takes to
  /// stay in the safe area.
  case card(CGSize)
  /// So many points inside the safe area; what is below zero counts as zero.
  case inset(UIEdgeInsets)

  /// The frame.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds, in points.
  ///   - safeArea: The container's safe area insets, in points.
  /// - Returns: A rectangle within the bounds, in points. It is empty only if they are.
  public func rectangle(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let across = Span(start: bounds.minX, length: bounds.width)
    let down = Span(start: bounds.minY, length: bounds.height)
    let safeAcross = across.inset(by: safeArea.left, safeArea.right)
    let safeDown = down.inset(by: safeArea.top, safeArea.bottom)
    switch self {
    case .full:
      return bounds
    case .sheet(let height):
      let points = height.points(in: bounds.size, along: .down)
      return CGRect(across, down.inset(by: safeArea.top, 0).last(points))
    case .card(let size):
      return CGRect(
        across.middle(size.width).moved(into: safeAcross),
        down.middle(size.height).moved(into: safeDown))
    case .inset(let insets):
      return CGRect(
        safeAcross.inset(by: insets.left, insets.right),
        safeDown.inset(by: insets.top, insets.bottom))
    }
  }
}

/// A stretch of one axis, in points.
nonisolated private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// What is left between two insets; all of it if nothing is.
  func inset(by before: CGFloat, _ after: CGFloat) -> Span {
    let before = max(CGFloat(Double(before).finiteOrZero), 0)
    let after = max(CGFloat(Double(after).finiteOrZero), 0)
    guard before + after < length else { return self }
    return Span(start: start + before, length: length - before - after)
  }

  /// Its last points.
  func last(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + self.length - length, length: length)
  }

  /// The points in its middle.
  func middle(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + (self.length - length) / 2, length: length)
  }

  /// The same, shortened and moved as far as it takes to be in another span.
  func moved(into room: Span) -> Span {
    let length = min(length, room.length)
    let centred = start + (self.length - length) / 2
    return Span(
      start: min(max(centred, room.start), room.start + room.length - length), length: length)
  }

  private func shortened(to points: CGFloat) -> CGFloat {
    points.isFinite && points > 0 ? min(points, length) : length
  }
}

nonisolated extension CGRect {
  fileprivate init(_ across: Span, _ down: Span) {
    self.init(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}
