/// The frame of a presented view in the container of its presentation.
///
/// A length that is not positive and finite counts as all the available space. The same applies to
/// insets that would leave no space, and to a custom frame that is empty or not finite. An invalid
/// value therefore never makes a presentation invisible.
///
/// ```swift
/// var style = TransitionPresentationStyle.full
/// style.frame = .centered(CGSize(width: 320, height: 240))
/// present(menu, with: reveal, as: style)
/// ```
nonisolated public enum TransitionPresentationFrame: Sendable {
  /// A frame that covers the whole container, including the area outside the safe area.
  case full
  /// A frame at the bottom edge with the full width.
  ///
  /// The height is limited so that the sheet stays below the top of the safe area.
  case sheet(height: Height)
  /// A frame at an edge, with the full length of the edge. The width is in points, or a fraction of
  /// the container's width. At the top or the bottom it is a height.
  case side(TransitionEdge, width: TransitionDistance)
  /// A centered frame with a size in points. The frame is shrunk and moved only as far as needed to
  /// stay in the safe area.
  case centered(CGSize)
  /// A frame inset from the safe area, in points. A negative inset counts as zero.
  case inset(UIEdgeInsets)
  /// A frame that the app computes, in points.
  ///
  /// The closure is called at each layout of the container, and when the preferred size of the
  /// content changes. The view moves to the frame for a changed preferred size in an animation. If
  /// other state of the app changes the frame, call `setNeedsLayout()` of the presentation
  /// controller's `containerView`. The view has the new frame at the next layout. To animate the
  /// change, also call `layoutIfNeeded()`, both in an animation block.
  case custom(@MainActor @Sendable (TransitionPresentationContext) -> CGRect)

  /// The height of a sheet.
  ///
  /// An integer literal is a number of points.
  ///
  /// ```swift
  /// present(menu, with: reveal, as: .sheet(height: .preferred))
  /// ```
  public enum Height: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// A fraction of the container's height, where 1 is the full height.
    case fraction(CGFloat)
    /// The height of the content's `preferredContentSize`.
    ///
    /// The content is the presented view controller, or the visible page inside it. The size of the
    /// visible page takes precedence over the size of its container. Without a preferred size the
    /// sheet has the full height.
    ///
    /// The sheet animates to a changed preferred size. During a push, a pop or a change of tabs
    /// inside the sheet, the height changes along with the flight. Bars and the bottom safe area
    /// are not added, so include them in the preferred height.
    case preferred
  }

  /// Returns the frame in a container.
  ///
  /// - Parameter context: The container, and the content to present.
  /// - Returns: A rectangle, in points. The rectangle is within the bounds, except for a custom
  ///   frame. It is empty only if the bounds are empty.
  @MainActor public func rectangle(in context: TransitionPresentationContext) -> CGRect {
    let bounds = context.bounds
    let safeArea = context.safeAreaInsets
    let across = Span(start: bounds.minX, length: bounds.width)
    let down = Span(start: bounds.minY, length: bounds.height)
    let safeAcross = across.inset(by: safeArea.left, safeArea.right)
    let safeDown = down.inset(by: safeArea.top, safeArea.bottom)
    switch self {
    case .full:
      return bounds
    case .sheet(let height):
      return CGRect(across, down.inset(by: safeArea.top, 0).last(height.points(in: context)))
    case .side(let edge, let width):
      let points = width.points(in: bounds.size, along: edge.isHorizontal ? .right : .down)
      switch edge.resolved(in: context.layoutDirection) {
      case .top: return CGRect(across, down.first(points))
      case .bottom: return CGRect(across, down.last(points))
      case .left, .leading: return CGRect(across.first(points), down)
      case .right, .trailing: return CGRect(across.last(points), down)
      }
    case .centered(let size):
      return CGRect(
        across.middle(size.width).moved(into: safeAcross),
        down.middle(size.height).moved(into: safeDown))
    case .inset(let insets):
      return CGRect(
        safeAcross.inset(by: insets.left, insets.right),
        safeDown.inset(by: insets.top, insets.bottom))
    case .custom(let frame):
      let rectangle = frame(context).standardized
      return rectangle.isUsable ? rectangle : bounds
    }
  }
}

nonisolated extension TransitionPresentationFrame.Height {
  /// Returns the height in points. The value is not positive if there is no preferred height.
  fileprivate func points(in context: TransitionPresentationContext) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * context.bounds.height
    case .preferred: context.preferredContentSize.height
    }
  }
}

nonisolated extension TransitionPresentationFrame.Height: ExpressibleByIntegerLiteral {
  /// Creates a height in points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }
}

/// A range on one axis, in points.
nonisolated private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// Returns the part between two insets; the whole span if the insets leave no space.
  func inset(by before: CGFloat, _ after: CGFloat) -> Span {
    let before = max(CGFloat(Double(before).finiteOrZero), 0)
    let after = max(CGFloat(Double(after).finiteOrZero), 0)
    guard before + after < length else { return self }
    return Span(start: start + before, length: length - before - after)
  }

  func first(_ points: CGFloat) -> Span {
    Span(start: start, length: shortened(to: points))
  }

  func last(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + self.length - length, length: length)
  }

  func middle(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + (self.length - length) / 2, length: length)
  }

  /// Returns the span, shortened and moved only as far as needed to be inside another span.
  func moved(into room: Span) -> Span {
    let length = min(length, room.length)
    let centered = start + (self.length - length) / 2
    return Span(
      start: min(max(centered, room.start), room.start + room.length - length), length: length)
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
