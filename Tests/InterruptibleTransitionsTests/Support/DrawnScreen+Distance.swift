import HeadlessDevice
import HeadlessUIKit

nonisolated extension DrawnScreen.Part {
  /// Returns the largest difference of a number, or infinity if the parts are of different kinds.
  ///
  /// Distances are in points, and differences of colors in 255ths.
  func distance(to other: Self) -> CGFloat {
    guard hasKind(of: other), clips.count == other.clips.count else { return .infinity }
    var numbers = zip(kindNumbers, other.kindNumbers).map { abs($0 - $1) }
    numbers += [abs(cornerRadius - other.cornerRadius), abs(CGFloat(opacity - other.opacity))]
    if let color, let other = other.color {
      numbers += [color.red - other.red, color.green - other.green, color.blue - other.blue]
        .map { abs(CGFloat($0)) * 255 }
    }
    numbers += zip(shape.corners, other.shape.corners).map { $0.distance($1) }
    for (first, second) in zip(clips, other.clips) {
      numbers.append(abs(first.radius - second.radius))
      numbers += zip(first.shape.corners, second.shape.corners).map { $0.distance($1) }
    }
    return numbers.max() ?? 0
  }

  /// Whether the part is a border.
  var isBorder: Bool {
    if case .border = kind { true } else { false }
  }

  private func hasKind(of other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.shadow, .shadow), (.border, .border), (.content(.blur), .content(.blur)): true
    default: kind == other.kind
    }
  }

  private var kindNumbers: [CGFloat] {
    switch kind {
    case .border(let width): [CGFloat(width) * scale]
    case .content(.blur(let radius, let tint)):
      [radius, tint?.red ?? 0, tint?.green ?? 0, tint?.blue ?? 0, tint?.alpha ?? 0].map {
        CGFloat($0)
      }
    case .shadow(let shadow):
      [CGFloat(shadow.opacity)]
        + [CGFloat(shadow.radius), shadow.offset.width, shadow.offset.height].map { $0 * scale }
    case .fill, .content: []
    }
  }
}

nonisolated extension CGPoint {
  fileprivate func distance(_ other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
