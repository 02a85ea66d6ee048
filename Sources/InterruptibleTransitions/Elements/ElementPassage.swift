/// The way of an element that comes or goes, as a function of the flight's progress.
nonisolated struct ElementPassage: Equatable, Sendable {
  /// What the element is in its place.
  private let end: ElementPath.End
  /// The changes, with how far each takes the element away.
  private let shifts: [Shift]
  private let comes: Bool
  /// What is seen of the element in its place.
  private let still: ElementState
  private let container: CGRect

  private struct Shift: Equatable, Sendable {
    let vector: CGVector
    let fades: Bool
    let track: ElementTrack
  }

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - end: What the element is in its place.
  ///   - frame: Where it is in the container.
  ///   - comes: Whether it comes.
  ///   - changes: What it does.
  ///   - isRightToLeft: Whether it is laid out from right to left.
  ///   - container: The bounds of the container.
  init(
    of end: ElementPath.End, at frame: CGRect, comes: Bool, _ changes: [ElementChange],
    isRightToLeft: Bool, in container: CGRect
  ) {
    (self.end, self.comes, self.container) = (end, comes, container)
    still = ElementPath(from: end, to: end, in: container, isSame: true).state(at: 0)
    let shadow = end.place.shadow
    let around = shadow.opacity > 0 ? 2 * shadow.radius : 0
    let seen = frame.union(
      frame.insetBy(dx: -around, dy: -around)
        .offsetBy(
          dx: around > 0 ? shadow.offset.width : 0, dy: around > 0 ? shadow.offset.height : 0))
    shifts = changes.map { change in
      let vector =
        switch change.kind {
        case .translateY(let distance): CGVector(dx: 0, dy: distance)
        case .edgeTranslation(let edge):
          edge.vector(takingAway: seen, from: container, isRightToLeft: isRightToLeft)
        case .crossfade, .sharedElement: CGVector.zero
        }
      return Shift(vector: vector, fades: change.kind == .crossfade, track: change.track)
    }
  }

  /// Returns what is seen at a progress.
  func state(at progress: Double) -> ElementState {
    let progress = progress.finiteOrZero.clamped(to: -1...2)
    var (state, opacity, farthest) = (still, CGFloat(1), CGFloat(0))
    for shift in shifts {
      let there = shift.track.progress(at: progress)
      let away = CGFloat(comes ? 1 - there : there)
      state.center.x += shift.vector.dx * away
      state.center.y += shift.vector.dy * away
      if shift.vector != .zero { farthest = max(farthest, away) }
      if shift.fades { opacity *= 1 - CGFloat(Double(away).clampedToUnit) }
    }
    // An effect with an opacity has no effect: it is there, or it is not.
    if end.contents == .effect {
      state.old.opacity = opacity
    } else {
      state.opacity *= opacity
    }
    state.clip = end.place.clip.opened(
      by: CGFloat(Double(farthest).clampedToUnit) / ElementPath.opening, in: container)
    return state
  }
}

nonisolated extension ElementAnimation.Edge {
  /// Returns the way on which a frame goes beyond the edge of a container.
  fileprivate func vector(
    takingAway frame: CGRect, from container: CGRect, isRightToLeft: Bool
  ) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: min(container.minY - frame.maxY, 0))
    case .bottom: CGVector(dx: 0, dy: max(container.maxY - frame.minY, 0))
    case .left: CGVector(dx: min(container.minX - frame.maxX, 0), dy: 0)
    case .right: CGVector(dx: max(container.maxX - frame.minX, 0), dy: 0)
    case .leading:
      (isRightToLeft ? Self.right : .left)
        .vector(takingAway: frame, from: container, isRightToLeft: false)
    case .trailing:
      (isRightToLeft ? Self.left : .right)
        .vector(takingAway: frame, from: container, isRightToLeft: false)
    }
  }
}
