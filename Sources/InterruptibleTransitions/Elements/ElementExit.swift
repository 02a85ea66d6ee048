/// The path of an element that enters or exits, as a function of the flight's progress.
nonisolated struct ElementExit: Equatable, Sendable {
  /// A look away from the element's place, and the part of the flight in which the element gets it.
  private struct LookChange: Equatable, Sendable {
    let look: ElementLook
    /// From the place to the one that the look says.
    let path: ElementPath
    let borderWidth: CGFloat
    let track: ElementTrack
  }

  private let changes: [LookChange]
  /// The look in the element's place.
  private let begins: ElementLook
  private let place: ElementPlace
  /// The state in the element's place.
  private let still: ElementState
  private let background: ElementColor
  private let borderColor: ElementColor
  private let enters: Bool
  private let isEffect: Bool
  /// Whether a color is behind the contents.
  private let hasGround: Bool
  private let container: CGRect

  /// Makes a path.
  ///
  /// - Parameters:
  ///   - place: The element in its place.
  ///   - goals: The element away from its place, one for each of the looks.
  ///   - intent: The settings of the element.
  ///   - element: The element.
  ///   - tracks: The parts of the flight, one for each of the looks.
  ///   - enters: Whether the element enters.
  ///   - container: The bounds of the container.
  init(
    from place: ElementPath.End, to goals: [ElementPath.End], _ intent: ElementIntent,
    of element: Element, tracks: [ElementTrack], enters: Bool, in container: CGRect
  ) {
    (self.enters, self.container, self.place) = (enters, container, place.place)
    // An arc goes across first, on both ways.
    let arc = enters ? -intent.arc : intent.arc
    changes = zip(intent.looks, zip(goals, tracks)).map { look, rest in
      LookChange(
        look: look,
        path: ElementPath(from: place, to: rest.0, in: container, isSame: true, arc: arc),
        borderWidth: rest.0.place.borderWidth, track: rest.1)
    }
    still = ElementPath(from: place, to: place, in: container, isSame: true).state(at: 0)
    begins = intent.begins
    background = begins.background ?? element.background
    borderColor = begins.borderColor ?? element.borderColor
    (isEffect, hasGround) = (element.contents == .effect, intent.hasGround)
  }

  /// Returns what is shown at a progress.
  func state(at progress: Double) -> ElementState {
    let progress = progress.finiteOrZero.clamped(to: -1...2)
    let parts = changes.map { change in
      let progress = change.track.progress(at: progress)
      return CGFloat(enters ? 1 - progress : progress)
    }
    var state = still
    for (index, change) in changes.enumerated() {
      let changed = self.state(of: change, at: parts[index])
      if index == 0 { state = changed } else { combine(&state, with: changed, of: change) }
    }
    // Only what moves away is let out of the views that clip it.
    let farthest = zip(changes, parts).filter(\.0.look.moves).map(\.1).max() ?? 0
    state.clip = place.clip.opened(
      by: CGFloat(Double(farthest).clampedToUnit) / ElementPath.opening, in: container)
    // An effect view with an opacity shows no effect. A part of the effect is shown instead.
    if isEffect { (state.old.opacity, state.opacity) = (state.opacity, 1) }
    return state
  }

  /// Returns the state at a part of one change.
  private func state(of change: LookChange, at part: CGFloat) -> ElementState {
    let inside = CGFloat(Double(part).clampedToUnit)
    var state = change.path.state(at: Double(part))
    state.matrix = matrix(of: change.look, at: part)
    state.overlay = overlay(of: change.look, at: inside)
    state.oldBorder.opacity = 1
    state.oldBorder.width = place.borderWidth.interpolated(to: change.borderWidth, at: inside)
    state.oldBorder.color = borderColor.interpolated(
      to: change.look.borderColor ?? borderColor, at: inside)
    if hasGround {
      state.ground = background.interpolated(to: change.look.background ?? background, at: inside)
    }
    showContents(of: change.look, in: &state, at: inside)
    return state
  }

  /// Adds the difference that another change makes to a state.
  private func combine(_ state: inout ElementState, with other: ElementState, of change: LookChange)
  {
    let (matrix, opacity) = (state.matrix, state.opacity)
    state = state.moved(by: 1, from: still, to: other)
    state.opacity = still.opacity > 0 ? opacity * other.opacity / still.opacity : 0
    state.matrix = matrix
    if !change.look.transform.steps.isEmpty {
      state.matrix = ElementMatrix(CATransform3DConcat(other.matrix.transform, matrix.transform))
    }
    if change.look.overlay != nil { state.overlay = other.overlay }
    if change.look.background != nil { state.ground = other.ground }
    if change.look.borderWidth != nil { state.oldBorder.width = other.oldBorder.width }
    if change.look.borderColor != nil { state.oldBorder.color = other.oldBorder.color }
    if change.look.shadowColor != nil { state.shadow.color = other.shadow.color }
  }

  private func matrix(of look: ElementLook, at part: CGFloat) -> ElementMatrix {
    let away = look.transform.matrix(at: part)
    // The transform in the element's place stays; the others come on top of it.
    let isFirst = changes.first?.look == look
    guard isFirst, !begins.transform.steps.isEmpty else { return away }
    let first = begins.transform.matrix(at: 1)
    return ElementMatrix(CATransform3DConcat(away.transform, first.transform))
  }

  private func overlay(of look: ElementLook, at part: CGFloat) -> ElementLook.Overlay? {
    guard let some = look.overlay ?? begins.overlay else { return nil }
    let first = begins.overlay ?? ElementLook.Overlay(color: some.color, opacity: 0)
    let last = look.overlay ?? first
    return ElementLook.Overlay(
      color: first.color.interpolated(to: last.color, at: part),
      opacity: first.opacity.interpolated(to: last.opacity, at: part))
  }

  /// Shows a part of the contents, in the place of all.
  private func showContents(of look: ElementLook, in state: inout ElementState, at part: CGFloat) {
    guard begins.contentsRect != nil || look.contentsRect != nil else { return }
    let first = begins.contentsRect ?? ElementLook.wholeContents
    let last = look.contentsRect ?? first
    let origin = first.origin.interpolated(to: last.origin, at: part)
    let size = first.size.interpolated(to: last.size, at: part)
    let shown = state.old.size
    state.old.size = CGSize(width: shown.width / size.width, height: shown.height / size.height)
    state.old.center.x += (0.5 - origin.x - size.width / 2) * state.old.size.width
    state.old.center.y += (0.5 - origin.y - size.height / 2) * state.old.size.height
  }
}
