import HeadlessDevice
import HeadlessUIKit

extension Device {
  /// Returns the color that the screen shows at a point: that of all backgrounds and of all
  /// snapshots of one color, with groups' opacities, masks and clips.
  func shownColor(at x: CGFloat, _ y: CGFloat) -> LayerSnapshot.RGBA {
    record {}.frames.last?.root.color(at: CGPoint(x: x, y: y)) ?? .clear
  }
}

extension LayerSnapshot {
  /// Returns the color of the layer and its sublayers at a point of the superlayer, premultiplied
  /// by its opacity.
  fileprivate func color(at point: CGPoint) -> RGBA {
    guard opacity > 0, let point = inside(point), !masksToBounds || bounds.contains(point) else {
      return .clear
    }
    let boxes = mask?.filter { $0.contains(point, from: bounds.origin) }
    let maskOpacity = boxes.map { $0.map(\.opacity).max() ?? 0 } ?? 1
    guard maskOpacity > 0 else { return .clear }
    var color = RGBA.clear
    if bounds.contains(point) {
      if let background = backgroundColor { color = background.premultiplied }
      if case .image(.solid(let image)) = content { color = image.premultiplied.over(color) }
    }
    let order = sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, sublayer) in order { color = sublayer.color(at: point).over(color) }
    return color.faded(by: opacity * maskOpacity)
  }

  /// Converts a point of the superlayer; nil if the layer has no area.
  private func inside(_ point: CGPoint) -> CGPoint? {
    let matrix = transform.map { CGFloat($0) }
    let plane = CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[4], d: matrix[5], tx: matrix[12], ty: matrix[13])
    guard abs(plane.a * plane.d - plane.b * plane.c) > 1e-9 else { return nil }
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(plane.inverted())
    return CGPoint(
      x: moved.x + bounds.minX + anchorPoint.x * bounds.width,
      y: moved.y + bounds.minY + anchorPoint.y * bounds.height)
  }
}

extension LayerSnapshot.MaskBox {
  fileprivate func contains(_ point: CGPoint, from origin: CGPoint) -> Bool {
    let matrix = transform.map { CGFloat($0) }
    let plane = CGAffineTransform(
      a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
    guard abs(plane.a * plane.d - plane.b * plane.c) > 1e-9 else { return false }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y).applying(plane.inverted())
    return CGRect(origin: .zero, size: size).contains(local)
  }
}

nonisolated extension LayerSnapshot.RGBA {
  static var clear: Self { Self(red: 0, green: 0, blue: 0, alpha: 0) }

  fileprivate var premultiplied: Self {
    Self(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }

  fileprivate func faded(by opacity: Double) -> Self {
    Self(
      red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
  }

  fileprivate func over(_ other: Self) -> Self {
    let rest = other.faded(by: 1 - alpha)
    return Self(
      red: red + rest.red, green: green + rest.green, blue: blue + rest.blue,
      alpha: alpha + rest.alpha)
  }
}

extension [LayerSnapshot.RGBA] {
  /// Returns whether no component differs by more than 2 %.
  func isClose(to other: [LayerSnapshot.RGBA]) -> Bool {
    zip(self, other).allSatisfy { first, second in
      [
        first.red - second.red, first.green - second.green, first.blue - second.blue,
        first.alpha - second.alpha,
      ].allSatisfy { abs($0) < 0.02 }
    }
  }
}
