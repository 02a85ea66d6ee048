/// An element of a screen: a view that has an identifier or modifiers.
///
/// ```swift
/// let isInCard = element.parent == "card"
/// ```
nonisolated public struct Element: Equatable, Sendable {
  /// The identifier of the element.
  public let id: ElementID
  /// The innermost element around this one; nil if there is none.
  public internal(set) var parent: ElementID?
  /// The place of the element, in the flight's container.
  var place: ElementPlace
  /// The smallest upright rectangle around the element, in points of the flight's container.
  public var frame: CGRect { place.frame }
  /// The modifiers of the element.
  public internal(set) var modifiers: [ElementModifier] = []
  /// Whether the modifiers are those of the definition.
  var hasDefaults = false
  /// The opacity of the element's view, without that of its superviews.
  var alpha: CGFloat = 1
  var traits = UITraitCollection()
  /// The coordinate system of the superview of the element's view.
  var basis = ElementBasis()
  var background = ElementColor.clear
  var borderColor = ElementColor(red: 0, green: 0, blue: 0)
  var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The rows that contain the element, one for each element around it that has modifiers.
  var rows: [ElementRow] = []
  var contents = ElementContents.snapshot(isOpaque: false)

  init(
    _ id: ElementID, in parent: ElementID? = nil, at place: ElementPlace,
    contents: ElementContents = .snapshot(isOpaque: false)
  ) {
    self.id = id
    self.parent = parent
    self.place = place
    self.contents = contents
  }
}

/// The kind of an element's contents, which decides how the contents change in size.
nonisolated enum ElementContents: Equatable, Sendable {
  /// A snapshot that covers the element. An opaque snapshot hides everything behind it.
  case snapshot(isOpaque: Bool)
  /// An image, in a rectangle about the element's center.
  case image(CGRect)
  /// A text, which keeps its proportions and stays at the left, in the middle, or at the right.
  case text(pointSize: CGFloat, anchor: CGFloat)
  /// An effect on the content behind the element.
  case effect
  /// A view that is laid out at each size.
  case live

  /// Whether the contents hide everything behind them. An image may be transparent.
  var isOpaque: Bool {
    if case .snapshot(let isOpaque) = self { isOpaque } else { false }
  }
}

/// A direct subview of an element's view that is, or contains, another element's view.
nonisolated struct ElementRow: Equatable, Sendable {
  /// The identifier of the element around the row.
  let outer: ElementID
  let place: ElementPlace
}

nonisolated extension ElementContents {
  /// Returns the rectangle of an element's snapshot at its own end, about the element's center.
  func rect(in size: CGSize) -> CGRect {
    if case .image(let rect) = self { return rect }
    return CGRect(size)
  }

  /// Returns the rectangle of the snapshot at the other end, about the element's center. It has the
  /// proportions of the snapshot, except for effects and live views.
  func rect(of size: CGSize, showing other: ElementContents, in otherSize: CGSize) -> CGRect {
    switch (self, other) {
    case (.image(let rect), .image(let otherRect)):
      return rect.size.covering(otherRect.size, at: otherRect.center)
    case (.image(let rect), _): return rect.size.covering(otherSize, at: .zero)
    case (.effect, _), (.live, _): return CGRect(otherSize)
    case (.text(let points, let anchor), _):
      var scale: CGFloat = 1
      if case .text(let otherPoints, _) = other, points > 0 { scale = otherPoints / points }
      let shown = size * scale
      // The text stays at the edge at which its lines begin.
      let center = CGPoint(x: (otherSize.width - shown.width) * (anchor - 0.5), y: 0)
      return CGRect(shown, at: center)
    case (.snapshot, _): return size.covering(otherSize, at: .zero)
    }
  }
}

nonisolated extension CGSize {
  fileprivate func covering(_ other: CGSize, at center: CGPoint) -> CGRect {
    guard width > 0, height > 0 else { return CGRect(other, at: center) }
    let scale = max(other.width / width, other.height / height)
    return CGRect(CGSize(width: width * scale, height: height * scale), at: center)
  }
}

nonisolated extension CGRect {
  init(_ size: CGSize, at center: CGPoint = .zero) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
