import Foundation

/// A section of a flow layout, whose items are arranged in lines.
struct FlowSection {
  var sizes: [CGSize]
  var inset: UIEdgeInsets
  /// The minimum distances between lines, and between the items of a line, in points.
  var lineSpacing: CGFloat
  var spacing: CGFloat
  /// The length of a line, including the section's margins, in points.
  var breadth: CGFloat
  /// Whether the lines are rows. Otherwise they are columns.
  var isVertical: Bool

  /// Returns the frames of the items.
  ///
  /// The items of a full line are spread from end to end. A single item is centered in its line.
  /// The items of the last line keep the minimum distance, or the distance of the full lines if all
  /// items have the same size.
  ///
  /// - Parameter start: The position at which the section begins in the scroll direction, in
  ///   points.
  /// - Returns: The frames of the items, and the end of the section.
  func frames(from start: CGFloat) -> (frames: [CGRect], end: CGFloat) {
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let length = breadth - near - far
    var frames: [CGRect] = []
    var position = start + before
    let lines = lines(length)
    for (index, line) in lines.enumerated() {
      if index > 0 { position += lineSpacing }
      let depth = line.map { self.depth(sizes[$0]) }.max() ?? 0
      let (origin, gap) = spread(line, length, isLast: index == lines.count - 1, of: lines)
      var along = near + origin
      for item in line {
        let size = sizes[item]
        // The items of a line are centered across the line.
        let across = position + (depth - self.depth(size)) / 2
        frames.append(
          CGRect(
            origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
            size: size))
        along += self.length(size) + gap
      }
      position += depth
    }
    return (frames, position + after)
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Returns the items of each line.
  private func lines(_ length: CGFloat) -> [[Int]] {
    var lines: [[Int]] = []
    var taken: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      let wanted = taken + spacing + self.length(size)
      // The tolerance is needed because the sizes that fill a line may not add up exactly.
      if lines.isEmpty || wanted > length + 1e-6 {
        lines.append([item])
        taken = self.length(size)
      } else {
        lines[lines.count - 1].append(item)
        taken = wanted
      }
    }
    return lines
  }

  /// Returns the position at which the first item of a line begins, and the distance between the
  /// line's items.
  private func spread(
    _ line: [Int], _ length: CGFloat, isLast: Bool, of lines: [[Int]]
  ) -> (origin: CGFloat, gap: CGFloat) {
    let rest = length - line.reduce(0) { $0 + self.length(sizes[$1]) }
    guard isLast else {
      return line.count > 1 ? (0, rest / CGFloat(line.count - 1)) : (max(rest / 2, 0), 0)
    }
    let isEven = sizes.allSatisfy { $0 == sizes.first }
    guard isEven, lines.count > 1, let full = lines.first, full.count > 1 else {
      return (0, spacing)
    }
    return (0, spread(full, length, isLast: false, of: lines).gap)
  }
}
