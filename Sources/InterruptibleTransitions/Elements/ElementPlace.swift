/// Where and how large an element is, and the form of its edges, in the coordinates of a container.
///
/// A place is a rectangle that may be turned. What a mirrored or slanted view shows is upright.
///
/// ```swift
/// let isLarge = element.place.size.width > 200
/// ```
nonisolated public struct ElementPlace: Equatable, Sendable {
  /// The centre, in points.
  public var center: CGPoint
  /// The size without the turn, in points.
  public var size: CGSize
  /// The turn about the centre, in radians.
  public var rotation: CGFloat
  /// The opacity, 0…1, with that of what the element is in.
  public var opacity: CGFloat = 1
  /// The radius of the corners, in points: at most half of the shorter side.
  public var cornerRadius: CGFloat {
    get { min(wantedRadius, min(size.width, size.height) / 2) }
    set { wantedRadius = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The corners that are round.
  var corners = CACornerMask.everyCorner
  /// Whether the element cuts off what is in it at its edges.
  var clips = false
  /// The width of the border, in points.
  var borderWidth: CGFloat = 0
  /// The shadow.
  var shadow = ElementShadow()
  /// The part of the container that what the element is in lets through.
  var clip = ElementClip.none
  private var wantedRadius: CGFloat = 0

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - size: The size without the turn, in points.
  ///   - rotation: The turn about the centre, in radians.
  public init(center: CGPoint, size: CGSize, rotation: CGFloat = 0) {
    (self.center, self.size, self.rotation) = (center, size, rotation)
  }

  /// Makes the place of a rectangle.
  public init(_ frame: CGRect) {
    self.init(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size)
  }

  /// Makes a place from where three corners of a view are.
  ///
  /// - Parameters:
  ///   - origin: Where the top left corner is.
  ///   - right: Where the top right corner is.
  ///   - bottom: Where the bottom left corner is.
  init(origin: CGPoint, right: CGPoint, bottom: CGPoint) {
    let across = CGVector(dx: right.x - origin.x, dy: right.y - origin.y)
    let down = CGVector(dx: bottom.x - origin.x, dy: bottom.y - origin.y)
    self.init(
      center: CGPoint(
        x: origin.x + (across.dx + down.dx) / 2, y: origin.y + (across.dy + down.dy) / 2),
      size: CGSize(width: across.length, height: down.length),
      rotation: across.length > 0 ? across.angle : 0)
  }

  /// The smallest upright rectangle around it.
  var frame: CGRect {
    let along = CGVector(angle: rotation)
    let width = size.width * abs(along.dx) + size.height * abs(along.dy)
    let height = size.width * abs(along.dy) + size.height * abs(along.dx)
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Whether it is somewhere, and has a size.
  var isUsable: Bool {
    let numbers = [center.x, center.y, size.width, size.height, rotation]
    return numbers.allSatisfy(\.isFinite) && size.width > 0 && size.height > 0
  }

  /// Returns the place in the coordinates of another one, of which the centre is the origin.
  func relative(to other: ElementPlace) -> ElementPlace {
    var place = self
    let (dx, dy) = (center.x - other.center.x, center.y - other.center.y)
    let along = CGVector(angle: other.rotation)
    place.center = CGPoint(
      x: dx * along.dx + dy * along.dy, y: dy * along.dx - dx * along.dy)
    place.rotation = rotation - other.rotation
    return place
  }
}

/// What cuts an element off: what the views around it let through.
nonisolated struct ElementClip: Equatable, Sendable {
  /// Nothing.
  static let none = ElementClip(rect: .infinite)

  /// The part of the container that is let through.
  var rect: CGRect
  /// The radius of its corners, in points.
  var radius: CGFloat = 0
  /// The corners that are round.
  var corners = CACornerMask.everyCorner

  /// Returns what this one and a view around the element let through. Where each cuts off a part
  /// of the other one, the corners are straight.
  func intersection(_ other: ElementClip) -> ElementClip {
    let both = rect.intersection(other.rect)
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
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
    let (left, top) = (between(rect.minX, all.minX), between(rect.minY, all.minY))
    let opened = CGRect(
      x: left, y: top, width: between(rect.maxX, all.maxX) - left,
      height: between(rect.maxY, all.maxY) - top)
    return ElementClip(rect: opened, radius: between(radius, 0), corners: corners)
  }
}

/// The shadow of an element, which lies around it also where it is cut off at its edges.
nonisolated struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)
}

nonisolated extension CACornerMask {
  /// All four corners.
  static var everyCorner: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}
