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
    (self.center, self.size, self.rotation) = (center, size, rotation)
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
    let (dx, dy) = (center.x - other.center.x, center.y - other.center.y)
    let along = CGVector(angle: other.rotation)
    place.center = CGPoint(
      x: dx * along.dx + dy * along.dy, y: dy * along.dx - dx * along.dy)
    place.rotation = rotation - other.rotation
    return place
  }
}
