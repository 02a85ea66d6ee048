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
  /// The traits of the element's view, which resolve colors.
  var traits = UITraitCollection()
  /// The coordinate system of the superview of the element's view.
  var basis = ElementBasis()
  /// The background color of the element.
  var background = ElementColor.clear
  /// The border color of the element.
  var borderColor = ElementColor(red: 0, green: 0, blue: 0)
  /// Whether the element is laid out from right to left.
  var isRightToLeft = false
  /// The rows that contain the element, one for each element around it that has modifiers.
  var rows: [ElementRow] = []
  /// The contents of the element.
  var contents = ElementContents.snapshot(isOpaque: false)

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - parent: The innermost element around this one; nil if there is none.
  ///   - place: The place of the element.
  ///   - contents: The contents of the element.
  init(
    _ id: ElementID, in parent: ElementID? = nil, at place: ElementPlace,
    contents: ElementContents = .snapshot(isOpaque: false)
  ) {
    (self.id, self.parent, self.place, self.contents) = (id, parent, place, contents)
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
  /// The place of the row.
  let place: ElementPlace
}
