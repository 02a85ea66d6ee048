nonisolated extension ElementContents {
  /// Returns the rectangle of an element's snapshot at its own end, about the element's center.
  func rect(in size: CGSize) -> CGRect {
    if case .image(let rect) = self { return rect }
    return CGRect(size)
  }

  /// Returns the rectangle of the snapshot at the other end.
  ///
  /// - Parameters:
  ///   - size: The size of the element at its own end.
  ///   - other: The contents of the element at the other end.
  ///   - otherSize: The size of the element at the other end.
  /// - Returns: A rectangle about the element's center. It has the proportions of the snapshot,
  ///   except for effects and live views.
  func rect(of size: CGSize, showing other: ElementContents, in otherSize: CGSize) -> CGRect {
    switch (self, other) {
    case (.image(let rect), .image(let otherRect)):
      return rect.size.covering(otherRect.size, at: otherRect.center)
    case (.image(let rect), _): return rect.size.covering(otherSize, at: .zero)
    case (.effect, _), (.live, _): return CGRect(otherSize)
    case (.text(let points, let anchor), _):
      var scale: CGFloat = 1
      if case .text(let otherPoints, _) = other, points > 0 { scale = otherPoints / points }
      let shown = CGSize(width: size.width * scale, height: size.height * scale)
      // The text stays at the edge at which its lines begin.
      let center = CGPoint(x: (otherSize.width - shown.width) * (anchor - 0.5), y: 0)
      return CGRect(shown, at: center)
    case (.snapshot, _): return size.covering(otherSize, at: .zero)
    }
  }
}

nonisolated extension CGSize {
  /// Returns the smallest rectangle with the size's proportions that covers another size.
  fileprivate func covering(_ other: CGSize, at center: CGPoint) -> CGRect {
    guard width > 0, height > 0 else { return CGRect(other, at: center) }
    let scale = max(other.width / width, other.height / height)
    return CGRect(CGSize(width: width * scale, height: height * scale), at: center)
  }
}

nonisolated extension CGRect {
  /// Creates a rectangle from its size and its center.
  init(_ size: CGSize, at center: CGPoint = .zero) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The center.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
