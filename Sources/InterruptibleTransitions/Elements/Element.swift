/// An element of a screen: what has an identifier.
///
/// ```swift
/// let isInCard = element.parent == "card"
/// ```
nonisolated public struct Element: Equatable, Sendable {
  /// What it is called.
  public let id: ElementID
  /// The element that it is in; nil if it is in none.
  public internal(set) var parent: ElementID?
  /// Where it is.
  var place: ElementPlace
  /// The smallest upright rectangle around the element, in points of the flight's container.
  public var frame: CGRect { place.frame }
  /// What is special about it.
  public internal(set) var modifiers: [ElementModifier] = []
  /// Whether the modifiers are those of the definition.
  var hasDefaults = false
  /// Its own opacity, without that of what it is in.
  var alpha: CGFloat = 1
  /// The traits of its view, by which colors are resolved.
  var traits = UITraitCollection()
  /// The coordinates of what its view is in.
  var basis = ElementBasis()
  /// The colour of its background.
  var background = ElementColor.clear
  /// The colour of its border.
  var borderColor = ElementColor(red: 0, green: 0, blue: 0)
  /// Whether it is laid out from right to left.
  var isRightToLeft = false
  /// Where it is by rows in what it is in.
  var rows: [ElementRow] = []
  /// What it shows.
  var contents = ElementContents.picture(isOpaque: false)

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - id: What it is called.
  ///   - parent: The element that it is in; nil if it is in none.
  ///   - place: Where it is.
  ///   - contents: What it shows.
  init(
    _ id: ElementID, in parent: ElementID? = nil, at place: ElementPlace,
    contents: ElementContents = .picture(isOpaque: false)
  ) {
    (self.id, self.parent, self.place, self.contents) = (id, parent, place, contents)
  }
}

/// What an element shows, as far as it decides how that changes in size.
nonisolated enum ElementContents: Equatable, Sendable {
  /// A picture, which covers where the element is. Nothing shines through one that is opaque.
  case picture(isOpaque: Bool)
  /// An image, in a rectangle about the element's centre.
  case image(CGRect)
  /// A text, which keeps its proportions. It stays at the left, in the middle, or at the right.
  case text(pointSize: CGFloat, anchor: CGFloat)
  /// An effect on what is behind.
  case effect
  /// A view that is laid out in each size.
  case live

  /// Whether nothing shines through. What an image lets through is not known.
  var isOpaque: Bool {
    if case .picture(let isOpaque) = self { isOpaque } else { false }
  }
}
