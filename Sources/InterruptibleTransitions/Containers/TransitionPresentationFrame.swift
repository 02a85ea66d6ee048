/// The frame of a presented view in the container of its presentation.
///
/// A length that is not finite and above zero counts as all the available space. So do insets that
/// would leave nothing, and a custom frame that is empty or not finite. No such mistake makes a
/// presentation invisible.
///
/// ```swift
/// var style = TransitionPresentationStyle.full
/// style.frame = .card(CGSize(width: 320, height: 240))
/// present(menu, with: reveal, as: style)
/// ```
nonisolated public enum TransitionPresentationFrame: Sendable {
  /// The whole container, including the area outside the safe area.
  case full
  /// At the bottom edge, from side to side. The height reaches at most to the safe area's top.
  case sheet(height: Height)
  /// At an edge, from top to bottom. The width is in points or a fraction of the
  /// container's width.
  case side(Side, width: TransitionDistance)
  /// In the middle of the container, with a size in points. The frame is shrunk and moved only as
  /// far as needed to stay in the safe area.
  case card(CGSize)
  /// Inset from the safe area, in points. A negative inset counts as zero.
  case inset(UIEdgeInsets)
  /// A frame that the app computes, in points. The closure is called at each layout of the
  /// container, and when the preferred size of the content changes. When other state of the app
  /// changes the frame, call `presentationController?.containerView?.setNeedsLayout()`, in an
  /// animation block to animate the change.
  case custom(@MainActor @Sendable (TransitionPresentationContext) -> CGRect)

  /// The height of a sheet.
  ///
  /// A number literal is a number of points.
  public enum Height: Hashable, Sendable {
    /// A number of points.
    case points(CGFloat)
    /// A fraction of the container's height: 1 is all of it.
    case fraction(CGFloat)
    /// The height of the `preferredContentSize` of the presented view controller, or of the visible
    /// page inside it. The sheet follows changes of it, animated, and along with a push, a pop or a
    /// change of tabs inside the sheet. Without a preferred size the sheet has the full height.
    ///
    /// The size of the visible page has precedence over that of its container. Bars and the safe
    /// area at the bottom are not added: include them in the preferred height.
    case preferred
  }

  /// A side of the container.
  public enum Side: Hashable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The edge where a line of text begins, by the layout direction of the presented view.
    case leading
    /// The edge where a line of text ends, by the layout direction of the presented view.
    case trailing
  }

  /// Returns the frame in a container.
  ///
  /// - Parameter context: The container, and the content to present.
  /// - Returns: A rectangle, in points; within the bounds unless it is custom. It is empty only if
  ///   the bounds are.
  @MainActor public func rectangle(in context: TransitionPresentationContext) -> CGRect {
    let (bounds, safeArea) = (context.bounds, context.safeAreaInsets)
    let across = Span(start: bounds.minX, length: bounds.width)
    let down = Span(start: bounds.minY, length: bounds.height)
    let safeAcross = across.inset(by: safeArea.left, safeArea.right)
    let safeDown = down.inset(by: safeArea.top, safeArea.bottom)
    switch self {
    case .full:
      return bounds
    case .sheet(let height):
      return CGRect(across, down.inset(by: safeArea.top, 0).last(height.points(in: context)))
    case .side(let side, let width):
      let points = width.points(in: bounds.size, along: .right)
      let isLeft = side.direction.resolved(in: context.layoutDirection) == .left
      return CGRect(isLeft ? across.first(points) : across.last(points), down)
    case .card(let size):
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

nonisolated extension TransitionPresentationFrame.Side {
  fileprivate var direction: TransitionDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

nonisolated extension TransitionPresentationFrame {
  /// Whether the frame may depend on the content.
  var followsContent: Bool {
    switch self {
    case .sheet(.preferred), .custom: true
    case .sheet, .full, .side, .card, .inset: false
    }
  }
}

nonisolated extension TransitionPresentationFrame.Height {
  /// The height in points; not above zero if there is none.
  fileprivate func points(in context: TransitionPresentationContext) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * context.bounds.height
    case .preferred: context.preferredContentSize.height
    }
  }
}

nonisolated extension TransitionPresentationFrame.Height: ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Makes a height of a number of points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }

  /// Makes a height of a number of points.
  public init(floatLiteral points: Double) {
    self = .points(CGFloat(points))
  }
}

/// A stretch of one axis, in points.
nonisolated private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// The part between two insets; the whole span if nothing is left.
  func inset(by before: CGFloat, _ after: CGFloat) -> Span {
    let before = max(CGFloat(Double(before).finiteOrZero), 0)
    let after = max(CGFloat(Double(after).finiteOrZero), 0)
    guard before + after < length else { return self }
    return Span(start: start + before, length: length - before - after)
  }

  /// The first points of the span.
  func first(_ points: CGFloat) -> Span {
    Span(start: start, length: shortened(to: points))
  }

  /// The last points of the span.
  func last(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + self.length - length, length: length)
  }

  /// The points in the middle of the span.
  func middle(_ points: CGFloat) -> Span {
    let length = shortened(to: points)
    return Span(start: start + (self.length - length) / 2, length: length)
  }

  /// The span, shortened and moved only as far as needed to lie in another span.
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
