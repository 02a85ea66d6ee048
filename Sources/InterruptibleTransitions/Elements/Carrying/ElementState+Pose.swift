// A state that fingers move.
nonisolated extension ElementState {
  /// The length of a side of a square with the area of the element, in points.
  var side: CGFloat { scale * (max(size.width, 0) * max(size.height, 0)).squareRoot() }

  /// The part of the translation that the matrix contains.
  private var offset: CGVector {
    CGVector(dx: matrix.transform.m41, dy: matrix.transform.m42)
  }

  /// The center that is shown, which includes the translation of the matrix.
  var shownCenter: CGPoint {
    get { center + offset }
    set { center = newValue - offset }
  }

  /// Returns the state in another size, about its center. It looks the same as with another
  /// ``scale``, but effects and live views are laid out in the new size.
  func scaled(by factor: CGFloat) -> ElementState {
    guard factor != 1 else { return self }
    var state = self
    let center = shownCenter
    state.size = size * factor
    for screen in Screen.allCases {
      state.snapshots[screen].center.x *= factor
      state.snapshots[screen].center.y *= factor
      state.snapshots[screen].size = snapshots[screen].size * factor
      state.borders[screen].width *= factor
      state.borders[screen].form.radius *= factor
    }
    for index in windows.indices { state.windows[index].radius *= factor }
    state.shown = shown?.applying(CGAffineTransform(scaleX: factor, y: factor))
    state.shadow.radius *= factor
    state.shadow.offset = shadow.offset * factor
    if !inside.rect.isInfinite {
      state.inside.rect = inside.rect.applying(CGAffineTransform(scaleX: factor, y: factor))
      state.inside.radius *= factor
    }
    state.matrix = matrix.scaled(by: factor)
    state.shownCenter = center
    return state
  }

  /// Returns the state moved by fingers, in the coordinates of the state's center.
  func applying(_ pose: TransitionPose) -> ElementState {
    var state = scaled(by: pose.scale)
    state.shownCenter = pose.applied(to: shownCenter)
    state.rotation += pose.rotation
    return state
  }

  /// The state without a ``scale``, which looks the same.
  var normalized: ElementState {
    guard scale != 1 else { return self }
    var state = scaled(by: scale)
    state.scale = 1
    return state
  }
}

nonisolated extension ElementMatrix {
  /// Returns the matrix that does the same with an element of another size.
  fileprivate func scaled(by factor: CGFloat) -> ElementMatrix {
    guard !isIdentity else { return self }
    var matrix = self
    for entry in [\CATransform3D.m41, \.m42, \.m43] { matrix.transform[keyPath: entry] *= factor }
    for entry in [\CATransform3D.m14, \.m24, \.m34] { matrix.transform[keyPath: entry] /= factor }
    return matrix
  }
}
