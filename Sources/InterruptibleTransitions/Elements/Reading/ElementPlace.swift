/// The position, size and shape of an element in a container: a rectangle that may be rotated. The
/// place of a mirrored or skewed view is neither mirrored nor skewed.
nonisolated struct ElementPlace: Equatable, Sendable {
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
  var corners = ElementCorners()
  var clips = false
  var borderWidth: CGFloat = 0
  var shadow = ElementShadow()
  /// The clip of the views around the element, in the container.
  var clip = ElementClip.none
  private var wantedRadius: CGFloat = 0

  init(center: CGPoint, size: CGSize, rotation: CGFloat = 0) {
    self.center = center
    self.size = size
    self.rotation = rotation
  }

  init(_ frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// Creates a place from three corners of a view: top left, top right and bottom left.
  init(origin: CGPoint, right: CGPoint, bottom: CGPoint) {
    let across = right - origin
    let down = bottom - origin
    self.init(
      center: origin + (across + down) * 0.5,
      size: CGSize(width: across.length, height: down.length),
      rotation: across.length > 0 ? across.angle : 0)
  }

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

  var isUsable: Bool { isFinite && size.width > 0 && size.height > 0 }

  func relative(to other: ElementPlace) -> ElementPlace {
    var place = self
    place.center = .zero + (center - other.center).rotated(by: -other.rotation)
    place.rotation = rotation - other.rotation
    return place
  }
}

/// The coordinate system of the superview of an element's view, expressed in the container.
nonisolated struct ElementBasis: Equatable, Sendable {
  var origin = CGPoint.zero
  /// The vectors of one point to the right and of one point down.
  var right = CGVector(dx: 1, dy: 0)
  var down = CGVector(dx: 0, dy: 1)

  /// The length of one horizontal point, in points of the container.
  var scale: CGFloat { right.length }

  /// Converts a point to the coordinates of the container.
  func point(_ point: CGPoint) -> CGPoint {
    origin + right * point.x + down * point.y
  }
}

/// The clip of an element: the region in which the views around the element show it.
nonisolated struct ElementClip: Equatable, Sendable {
  static let none = ElementClip(rect: .infinite)

  /// The region of the container that is visible.
  var rect: CGRect
  var radius: CGFloat = 0
  var corners = ElementCorners()

  /// Returns the intersection. Its corners are square if each clip cuts a part of the other.
  func intersection(_ other: ElementClip) -> ElementClip {
    let both = rect.intersection(other.rect)
    // An empty region still has a position, from which it can open.
    if both.isNull { return ElementClip(rect: CGRect(origin: other.rect.origin, size: .zero)) }
    if both == other.rect { return other }
    return both == rect ? self : ElementClip(rect: both)
  }

  /// Returns a clip between this one, at 0, and the whole container, at 1.
  func opened(by part: CGFloat, in container: CGRect) -> ElementClip {
    guard part < 1, !rect.isInfinite else { return .none }
    let all = container.union(rect)
    return ElementClip(
      rect: rect.interpolated(to: all, at: part), radius: radius.interpolated(to: 0, at: part),
      corners: corners)
  }
}

nonisolated extension ElementColor {
  /// Creates the value of a layer's color; a color that is nil is transparent.
  init(_ color: CGColor?) {
    guard let parts = color?.parts else {
      self = .clear
      return
    }
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

/// A color as a value, so that colors can be interpolated.
nonisolated struct ElementColor: Interpolatable, Equatable, Sendable {
  static let clear = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The components, each 0…1.
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  var cgColor: CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }

  func moved(
    by part: CGFloat, from first: ElementColor, to last: ElementColor
  ) -> ElementColor {
    ElementColor(
      red: red.moved(by: part, from: first.red, to: last.red),
      green: green.moved(by: part, from: first.green, to: last.green),
      blue: blue.moved(by: part, from: first.blue, to: last.blue),
      alpha: alpha.moved(by: part, from: first.alpha, to: last.alpha))
  }
}

/// The rounded corners of an element, and their curve.
nonisolated struct ElementCorners: Equatable, Sendable {
  var mask: CACornerMask
  /// Kept instead of the curve, a string, for which each copy of a state would count references
  /// (`driving/modifiers`).
  private var isContinuous: Bool

  var curve: CALayerCornerCurve { isContinuous ? .continuous : .circular }

  init(mask: CACornerMask = .everyCorner, curve: CALayerCornerCurve = .circular) {
    self.mask = mask
    isContinuous = curve == .continuous
  }
}

extension CALayer {
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
  static var everyCorner: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}

nonisolated extension CGSize {
  func cornerRadius(_ radius: CGFloat) -> CGFloat {
    min(radius, min(width, height) / 2)
  }
}

/// The shadow of an element, which shows even if the element clips its contents.
nonisolated struct ElementShadow: Interpolatable, Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)

  func moved(
    by part: CGFloat, from first: ElementShadow, to last: ElementShadow
  ) -> ElementShadow {
    ElementShadow(
      opacity: opacity.moved(by: part, from: first.opacity, to: last.opacity),
      radius: radius.moved(by: part, from: first.radius, to: last.radius),
      offset: offset.moved(by: part, from: first.offset, to: last.offset),
      color: color.moved(by: part, from: first.color, to: last.color))
  }

  /// Returns the shadow; an invisible one with the values of another one, so that only the opacity
  /// changes between the two.
  func matching(_ other: ElementShadow) -> ElementShadow {
    opacity > 0
      ? self
      : ElementShadow(opacity: 0, radius: other.radius, offset: other.offset, color: other.color)
  }
}
