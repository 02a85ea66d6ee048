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
    let safeBounds = bounds.part(inside: safeArea)
    switch self {
    case .full:
      return bounds
    case .sheet(let height):
      let room = bounds.part(inside: UIEdgeInsets(top: safeArea.top, left: 0, bottom: 0, right: 0))
      return room.strip(height.points(in: context), along: .bottom)
    case .side(let edge, let width):
      let points = width.points(in: bounds.size, along: edge.isHorizontal ? .right : .down)
      return bounds.strip(points, along: edge.resolved(in: context.layoutDirection))
    case .centered(let size):
      var frame = safeBounds.strip(size.width, along: .left).strip(size.height, along: .top)
      let x = max(bounds.midX - frame.width / 2, safeBounds.minX)
      let y = max(bounds.midY - frame.height / 2, safeBounds.minY)
      frame.origin.x = min(x, safeBounds.maxX - frame.width)
      frame.origin.y = min(y, safeBounds.maxY - frame.height)
      return frame
    case .inset(let insets):
      return safeBounds.part(inside: insets)
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

nonisolated extension CGRect {
  /// Returns the part between insets. Insets that would leave no width or height do not apply.
  fileprivate func part(inside insets: UIEdgeInsets) -> CGRect {
    let left = insets.left.finiteAndPositive
    let right = insets.right.finiteAndPositive
    let top = insets.top.finiteAndPositive
    let bottom = insets.bottom.finiteAndPositive
    let hasWidth = left + right < width
    let hasHeight = top + bottom < height
    return inset(
      by: UIEdgeInsets(
        top: hasHeight ? top : 0, left: hasWidth ? left : 0, bottom: hasHeight ? bottom : 0,
        right: hasWidth ? right : 0))
  }

  /// Returns the part along an edge, or the whole if the thickness is not usable.
  fileprivate func strip(_ thickness: CGFloat, along edge: TransitionEdge) -> CGRect {
    guard thickness.finiteAndPositive > 0 else { return self }
    var strip = self
    if edge.isHorizontal {
      strip.size.width = min(thickness, width)
    } else {
      strip.size.height = min(thickness, height)
    }
    switch edge {
    case .bottom: strip.origin.y = maxY - strip.height
    case .right, .trailing: strip.origin.x = maxX - strip.width
    case .top, .left, .leading: break
    }
    return strip
  }
}

nonisolated extension CGFloat {
  fileprivate var finiteAndPositive: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
