/// The path of an element that enters or exits.
nonisolated final class ElementExit: Sendable {
  /// The path to an appearance away from the element's place, and the interval of that change.
  private struct Change: Sendable {
    let path: ElementMorph
    let transform: ElementTransform
    let interval: ElementInterval
    let moves: Bool
  }

  private let changes: [Change]
  /// The transform in the element's place.
  private let beginning: ElementMatrix
  private let clip: ElementClip
  private let enters: Bool
  private let isEffect: Bool
  private let container: CGRect

  /// Creates a path; there is a goal and an interval for each appearance.
  init(
    from place: ElementMorph.End, to goals: [ElementMorph.End], _ settings: ElementSettings,
    of element: Element, intervals: [ElementInterval], enters: Bool, in container: CGRect
  ) {
    self.enters = enters
    self.container = container
    clip = place.place.clip
    beginning = settings.begins.transform.applied(to: .identity, at: 1)
    isEffect = element.contents == .effect
    // An arc is horizontal first, both for an element that enters and for one that exits.
    let arc = enters ? -settings.arc : settings.arc
    func begin(_ state: inout ElementState, at place: ElementPlace) {
      state.borders.outgoing.width = place.borderWidth
      state.borders.outgoing.color = element.borderColor
      if settings.hasGround { state.ground = element.background }
      settings.begins.apply(to: &state)
    }
    changes = zip(settings.appearances, zip(goals, intervals)).map { appearance, rest in
      let path = ElementMorph(
        from: place, to: rest.0, in: container, isSame: true, arc: arc
      ) { first, last in
        begin(&first, at: place.place)
        begin(&last, at: rest.0.place)
        appearance.apply(to: &last)
      }
      return Change(
        path: path, transform: appearance.transform, interval: rest.1, moves: appearance.moves)
    }
  }

  func state(at progress: Double) -> ElementState {
    let progress = progress.finiteOrZero.clamped(to: -1...2)
    var matrix = beginning
    var farthest: CGFloat = 0
    func shown(_ change: Change) -> ElementState {
      // 0 in the element's place, 1 away from it.
      let time = change.interval.progress(at: progress)
      let part = CGFloat(enters ? 1 - time : time)
      matrix = change.transform.applied(to: matrix, at: part)
      if change.moves { farthest = max(farthest, part) }
      return change.path.state(at: Double(part))
    }
    var state = shown(changes[0])
    for change in changes.dropFirst() {
      state = state.moved(by: 1, from: change.path.first, to: shown(change))
    }
    state.matrix = matrix
    state.borders.outgoing.opacity = 1
    // Only an element that moves away leaves the views that clip it.
    state.clip = clip.opened(
      by: CGFloat(Double(farthest).clampedToUnit) / ElementMorph.opening, in: container)
    state.snapshots.outgoing = state.snapshots.outgoing.showing(state.contentsRect)
    // An effect view with an opacity shows no effect. A part of the effect is shown instead.
    if isEffect {
      state.snapshots.outgoing.opacity = state.opacity
      state.opacity = 1
    }
    return state
  }
}

nonisolated extension ElementState.Snapshot {
  /// Returns the snapshot, stretched so that a part of it has the place of the whole.
  fileprivate func showing(_ part: CGRect) -> ElementState.Snapshot {
    guard part != ElementState.wholeContents else { return self }
    var snapshot = self
    snapshot.size = CGSize(width: size.width / part.width, height: size.height / part.height)
    snapshot.center.x += (0.5 - part.midX) * snapshot.size.width
    snapshot.center.y += (0.5 - part.midY) * snapshot.size.height
    return snapshot
  }
}
