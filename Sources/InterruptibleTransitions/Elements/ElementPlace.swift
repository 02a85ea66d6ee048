/// Where and how large an element is, and the form of its edges, in the coordinates of a container.
///
/// A place is a rectangle that may be turned. What a mirrored or slanted view shows is upright.
///
/// ```swift
/// let isLarge = element.place.size.width > 200
/// ```
nonisolated struct ElementPlace: Equatable, Sendable {
  /// The centre, in points.
  var center: CGPoint
  /// The size without the turn, in points.
  var size: CGSize
  /// The turn about the centre, in radians.
  var rotation: CGFloat
  /// The opacity, 0…1, with that of what the element is in.
  var opacity: CGFloat = 1
  /// The radius of the corners, in points: at most half of the shorter side.
  var cornerRadius: CGFloat {
    get { size.cornerRadius(wantedRadius) }
    set { wantedRadius = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The corners that are round.
  var corners = ElementCorners()
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
  init(center: CGPoint, size: CGSize, rotation: CGFloat = 0) {
    (self.center, self.size, self.rotation) = (center, size, rotation)
  }

  /// Makes the place of a rectangle.
  init(_ frame: CGRect) {
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

  /// The farthest away from the container's origin that it can be, and the largest, in points.
  private static let farthest: CGFloat = 1e6

  /// Whether it is somewhere.
  var isFinite: Bool {
    [center.x, center.y, size.width, size.height].allSatisfy { abs($0) <= Self.farthest }
      && rotation.isFinite
  }

  /// Whether it is somewhere, and has a size.
  var isUsable: Bool { isFinite && size.width > 0 && size.height > 0 }

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
