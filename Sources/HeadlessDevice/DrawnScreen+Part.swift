import Foundation
import HeadlessUIKit

extension DrawnScreen {
  /// A parallelogram on the screen, in points.
  package struct Shape: Sendable, Equatable {
    package var topLeft: CGPoint
    package var topRight: CGPoint
    package var bottomLeft: CGPoint

    init(_ rect: CGRect, _ map: CGAffineTransform) {
      topLeft = rect.origin.applying(map)
      topRight = CGPoint(x: rect.maxX, y: rect.minY).applying(map)
      bottomLeft = CGPoint(x: rect.minX, y: rect.maxY).applying(map)
    }

    package var corners: [CGPoint] { [topLeft, topRight, bottomLeft] }

    var bottomRight: CGPoint {
      CGPoint(
        x: topRight.x + bottomLeft.x - topLeft.x, y: topRight.y + bottomLeft.y - topLeft.y)
    }

    var center: CGPoint {
      CGPoint(x: (topRight.x + bottomLeft.x) / 2, y: (topRight.y + bottomLeft.y) / 2)
    }

    /// The lengths of the sides.
    var size: CGSize {
      CGSize(width: topLeft.distance(to: topRight), height: topLeft.distance(to: bottomLeft))
    }

    /// The upright rectangle around the shape.
    package var frame: CGRect {
      // Nested calls take two numbers each. A call with four numbers would allocate an array.
      let fourth = bottomRight
      let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, fourth.x))
      let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, fourth.x))
      let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, fourth.y))
      let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, fourth.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the sides are parallel to the screen's sides, to a thousandth of a point.
    var isUpright: Bool {
      abs(topLeft.y - topRight.y) < 0.001 && abs(topLeft.x - bottomLeft.x) < 0.001
    }

    var isFinite: Bool {
      topLeft.x.isFinite && topLeft.y.isFinite && bottomRight.x.isFinite && bottomRight.y.isFinite
    }

    /// Whether all corners of another shape are at the same places, to a fiftieth of a point.
    func isNear(_ other: Shape) -> Bool {
      topLeft.distance(to: other.topLeft) < 0.02 && topRight.distance(to: other.topRight) < 0.02
        && bottomLeft.distance(to: other.bottomLeft) < 0.02
    }
  }

  /// A drawn part: a fill, a content item, a border or a shadow.
  package struct Part: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case shadow(LayerSnapshot.Shadow)
      case fill
      case content(LayerSnapshot.Content)
      /// A border of a width, in points of the layer.
      case border(Double)
    }

    package var kind: Kind
    /// The layer's identifier in the recording.
    var layer: Int
    /// The name of the layer's owner.
    var name: String
    /// The identifier, the title or the property of the view; nil if there is none.
    var label: String?
    /// The name that the app has given to a layer around the part, such as that of an element's
    /// stand-in; nil if there is none.
    var element: String?
    /// The layers of the view controllers' views around the part, the innermost one last.
    var pages: [Int]
    /// Whether the part is turned out of the plane of the screen, as in a flip.
    var isTurned: Bool
    /// The states of the controls and cells around the part.
    var controlState: UInt
    package var shape: Shape
    /// The upright rectangle around the visible pixels, in points.
    package var visibleFrame: CGRect
    /// The upright rectangle that all clips and the screen leave visible, in points.
    var viewport: CGRect
    /// The color of a fill, a border, a shadow, a text or an image of one color.
    package var color: LayerSnapshot.RGBA?
    /// The opacity, from 0 to 1, with the opacities of the color and of all superlayers.
    package var opacity: Double
    /// The radius of the corners on the screen, in points.
    package var cornerRadius: CGFloat
    /// The number of points on the screen for a point of the layer.
    package var scale: CGFloat
    /// The clips that cut the part.
    package var clips: [Clip]
    /// The fraction of the color that shows through the fills in front, from 0 to 1.
    var visibility = 1.0

    /// Whether the text of the screen leaves the part out, because an opaque fill without round
    /// corners is in front of the whole part.
    var isLeftOut = false

    /// Whether an opaque fill is in front of the whole part.
    var isCovered: Bool { visibility < 0.001 }

    /// Whether the part is of one color, in any opacity.
    var isEven: Bool {
      switch kind {
      case .fill, .content(.image(.solid)): true
      case .shadow, .border, .content: false
      }
    }

    /// Whether the part is an even fill of its visible frame, in any opacity.
    var fillsItsFrame: Bool {
      isEven && cornerRadius < 0.5 && shape.isUpright
        && clips.allSatisfy { $0.radius < 0.5 && $0.shape.isUpright }
    }

    /// Returns whether the visible frame is at least a fraction of a screen of a size.
    func covers(_ fraction: CGFloat, of size: CGSize) -> Bool {
      visibleFrame.width * visibleFrame.height >= size.width * size.height * fraction
    }

    /// Returns whether the part is an even fill of a rectangle, in any opacity.
    func fills(_ rect: CGRect) -> Bool {
      guard isEven, visibleFrame.contains(rect) else { return false }
      if fillsItsFrame { return true }
      let area = Shape(rect, .identity)
      return Clip(shape: shape, radius: cornerRadius).contains(area, radius: 0)
        && clips.allSatisfy { $0.contains(area, radius: 0) }
    }

    /// Returns whether another part is on another page, so that the two parts are never the same.
    ///
    /// A stand-in is not on another page, because no page contains it, or one that contains both.
    func isOnOtherPage(than other: Part) -> Bool {
      guard let page = pages.last, let otherPage = other.pages.last else { return false }
      return !other.pages.contains(page) && !pages.contains(otherPage)
    }

    /// Returns whether the two parts are in elements with different names.
    func isInOtherElement(than other: Part) -> Bool {
      guard let element, let otherElement = other.element else { return false }
      return element != otherElement
    }

    /// Whether the part hides everything behind its visible frame.
    var coversItsFrame: Bool { opacity > 0.999 && fillsItsFrame }
  }

  /// A rectangle with rounded corners that cuts the layers in it.
  package struct Clip: Sendable, Equatable {
    package var shape: Shape
    /// The radius of the corners on the screen, in points.
    package var radius: CGFloat

    /// Returns whether a shape with corners of a radius lies completely inside of the clip.
    func contains(_ part: Shape, radius own: CGFloat) -> Bool {
      let square = own < radius ? radius : 0
      return contains(part.topLeft, square) && contains(part.topRight, square)
        && contains(part.bottomLeft, square) && contains(part.bottomRight, square)
    }

    /// Returns whether a point lies inside of the clip with corners of a radius.
    private func contains(_ point: CGPoint, _ radius: CGFloat) -> Bool {
      let across = CGVector(from: shape.topLeft, to: shape.topRight)
      let down = CGVector(from: shape.topLeft, to: shape.bottomLeft)
      let area = across.dx * down.dy - across.dy * down.dx
      let offset = CGVector(from: shape.topLeft, to: point)
      let right: CGFloat = (offset.dx * down.dy - offset.dy * down.dx) / area
      let below: CGFloat = (across.dx * offset.dy - across.dy * offset.dx) / area
      // Half a percent is less than a visible part of a pixel, and more than rounding errors.
      let slack: CGFloat = 0.005
      guard right > -slack, below > -slack, right < 1 + slack, below < 1 + slack else {
        return false
      }
      guard radius > 0 else { return true }
      let x = min(right, 1 - right) * shape.topRight.distance(to: shape.topLeft)
      let y = min(below, 1 - below) * shape.bottomLeft.distance(to: shape.topLeft)
      guard x < radius - 0.01, y < radius - 0.01 else { return true }
      return CGPoint(x: x, y: y).distance(to: CGPoint(x: radius, y: radius)) <= radius + 0.01
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }
}
