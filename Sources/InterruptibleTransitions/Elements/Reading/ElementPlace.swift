/// The position, the size and the shape of an element, in the coordinates of a container.
///
/// A place is a rectangle that may be rotated. The place of a mirrored or skewed view is neither
/// mirrored nor skewed.
///
/// ```swift
/// let isLarge = element.place.size.width > 200
/// ```
nonisolated struct ElementPlace: Equatable, Sendable {
  /// The center, in points.
  var center: CGPoint
  /// The size before the rotation, in points.
  var size: CGSize
  /// The rotation about the center, in radians.
  var rotation: CGFloat
  /// The opacity, 0…1, multiplied by that of the views around the element.
  var opacity: CGFloat = 1
  /// The radius of the corners, in points: at most half of the shorter side.
  var cornerRadius: CGFloat {
    get { size.cornerRadius(wantedRadius) }
    set { wantedRadius = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The rounded corners.
  var corners = ElementCorners()
  /// Whether the element clips its contents at its edges.
  var clips = false
  /// The width of the border, in points.
  var borderWidth: CGFloat = 0
  /// The shadow.
  var shadow = ElementShadow()
  /// The clip of the views around the element, in the container.
  var clip = ElementClip.none
  private var wantedRadius: CGFloat = 0

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - center: The center, in points.
  ///   - size: The size before the rotation, in points.
  ///   - rotation: The rotation about the center, in radians.
  init(center: CGPoint, size: CGSize, rotation: CGFloat = 0) {
    self.center = center
    self.size = size
    self.rotation = rotation
  }

  /// Creates the place of a rectangle.
  init(_ frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// Creates a place from the positions of three corners of a view.
  ///
  /// - Parameters:
  ///   - origin: The position of the top left corner.
  ///   - right: The position of the top right corner.
  ///   - bottom: The position of the bottom left corner.
  init(origin: CGPoint, right: CGPoint, bottom: CGPoint) {
    let across = CGVector(dx: right.x - origin.x, dy: right.y - origin.y)
    let down = CGVector(dx: bottom.x - origin.x, dy: bottom.y - origin.y)
    self.init(
      center: CGPoint(
        x: origin.x + (across.dx + down.dx) / 2, y: origin.y + (across.dy + down.dy) / 2),
      size: CGSize(width: across.length, height: down.length),
      rotation: across.length > 0 ? across.angle : 0)
  }

  /// The smallest upright rectangle around the place.
  var frame: CGRect {
    let along = CGVector(angle: rotation)
    let width = size.width * abs(along.dx) + size.height * abs(along.dy)
    let height = size.width * abs(along.dy) + size.height * abs(along.dx)
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The largest coordinate of a center, and the largest width and height, in points.
  private static let farthest: CGFloat = 1e6

  /// Whether all values are finite, and in the supported range.
  var isFinite: Bool {
    [center.x, center.y, size.width, size.height].allSatisfy { abs($0) <= Self.farthest }
      && rotation.isFinite
  }

  /// Whether the place is finite, and has a size.
  var isUsable: Bool { isFinite && size.width > 0 && size.height > 0 }

  /// Returns the place in the coordinates of another place, whose center is the origin.
  func relative(to other: ElementPlace) -> ElementPlace {
    var place = self
    let dx = center.x - other.center.x
    let dy = center.y - other.center.y
    let along = CGVector(angle: other.rotation)
    place.center = CGPoint(
      x: dx * along.dx + dy * along.dy, y: dy * along.dx - dx * along.dy)
    place.rotation = rotation - other.rotation
    return place
  }
}

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

/// A color as a value, so that colors can be interpolated.
nonisolated struct ElementColor: Equatable, Sendable {
  /// A transparent color.
  static let clear = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The components, each 0…1.
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the value of a layer's color; a color that is nil is transparent.
  init(_ color: CGColor?) {
    self = .clear
    guard let color else { return }
    let parts = color.parts
    red = parts.red
    green = parts.green
    blue = parts.blue
    alpha = parts.alpha
  }

  /// The value as a `CGColor`.
  var cgColor: CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }

  /// Returns a color between this one and another one.
  ///
  /// - Parameters:
  ///   - end: The other color.
  ///   - part: The part of the difference, 0…1.
  /// - Returns: The interpolated color.
  func interpolated(to end: ElementColor, at part: CGFloat) -> ElementColor {
    ElementColor(
      red: red.interpolated(to: end.red, at: part),
      green: green.interpolated(to: end.green, at: part),
      blue: blue.interpolated(to: end.blue, at: part),
      alpha: alpha.interpolated(to: end.alpha, at: part))
  }
}

/// The rounded corners of an element, and their curve.
nonisolated struct ElementCorners: Equatable, Sendable {
  /// The corners.
  var mask = CACornerMask.everyCorner
  /// The curve of the corners.
  var curve = CALayerCornerCurve.circular
}

extension CALayer {
  /// The corners that the layer rounds.
  var elementCorners: ElementCorners {
    get { ElementCorners(mask: maskedCorners, curve: cornerCurve) }
    set {
      maskedCorners = newValue.mask
      cornerCurve = newValue.curve
    }
  }
}

extension UIView {
  /// The corners that the view's layer or its corner configuration rounds.
  var shownElementCorners: ElementCorners {
    ElementCorners(mask: shownMaskedCorners, curve: layer.cornerCurve)
  }
}

nonisolated extension CACornerMask {
  /// All four corners.
  static var everyCorner: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}

nonisolated extension CGSize {
  /// Returns a corner radius limited to half of the shorter side.
  func cornerRadius(_ radius: CGFloat) -> CGFloat {
    min(radius, min(width, height) / 2)
  }
}

/// The shadow of an element, which is shown around the element even if the element clips its
/// contents.
nonisolated struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)

  /// Returns a shadow between this one and another one. An invisible shadow adopts the values of
  /// the other shadow, so that only the opacity changes.
  ///
  /// - Parameters:
  ///   - end: The other shadow.
  ///   - part: The part of the difference, 0…1.
  /// - Returns: The interpolated shadow.
  func interpolated(to end: ElementShadow, at part: CGFloat) -> ElementShadow {
    let first = opacity == 0 ? end : self
    let last = end.opacity == 0 ? self : end
    return ElementShadow(
      opacity: opacity.interpolated(to: end.opacity, at: part),
      radius: first.radius.interpolated(to: last.radius, at: part),
      offset: first.offset.interpolated(to: last.offset, at: part),
      color: first.color.interpolated(to: last.color, at: part))
  }
}
