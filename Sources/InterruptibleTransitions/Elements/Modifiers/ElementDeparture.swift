/// The way of an element that comes or goes by its modifiers, as a function of the flight's
/// progress.
nonisolated struct ElementDeparture: Equatable, Sendable {
  /// What the element is at an end of its way, besides its place.
  private struct End: Equatable, Sendable {
    var look: ElementLook
    var background: ElementColor
    var borderColor: ElementColor
    var borderWidth: CGFloat
  }

  /// From its place to where it is away.
  private let path: ElementPath
  private let still: End
  private let away: End
  private let track: ElementTrack
  private let comes: Bool
  private let isEffect: Bool
  /// Whether a colour of its own is behind what it shows.
  private let hasGround: Bool

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - place: What the element is in its place.
  ///   - goal: What it is where it is away.
  ///   - intent: What it does.
  ///   - element: The element.
  ///   - track: When it does it.
  ///   - comes: Whether it comes.
  ///   - container: The bounds of the container.
  init(
    from place: ElementPath.End, to goal: ElementPath.End, _ intent: ElementIntent,
    of element: Element, track: ElementTrack, comes: Bool, in container: CGRect
  ) {
    (self.track, self.comes) = (track, comes)
    // It goes across first as it is flown, there and back.
    path = ElementPath(
      from: place, to: goal, in: container, isSame: true, arc: comes ? -intent.arc : intent.arc)
    isEffect = element.contents == .effect
    let (begins, look) = (intent.begins, intent.look)
    still = End(
      look: begins, background: begins.background ?? element.background,
      borderColor: begins.borderColor ?? element.borderColor,
      borderWidth: place.place.borderWidth)
    away = End(
      look: look, background: look.background ?? still.background,
      borderColor: look.borderColor ?? still.borderColor, borderWidth: goal.place.borderWidth)
    hasGround = intent.hasGround
  }

  /// Returns what is seen at a progress.
  func state(at progress: Double) -> ElementState {
    let there = track.progress(at: progress.finiteOrZero.clamped(to: -1...2))
    let part = CGFloat(comes ? 1 - there : there)
    let inside = CGFloat(Double(part).clampedToUnit)
    var state = path.state(at: Double(part))
    state.matrix = matrix(at: part)
    state.overlay = overlay(at: inside)
    state.oldBorder.opacity = 1
    state.oldBorder.width = still.borderWidth.interpolated(to: away.borderWidth, at: inside)
    state.oldBorder.color = still.borderColor.interpolated(to: away.borderColor, at: inside)
    if hasGround {
      state.ground = still.background.interpolated(to: away.background, at: inside)
    }
    showContents(of: &state, at: inside)
    // An effect with an opacity has no effect: a part of it is there.
    if isEffect { (state.old.opacity, state.opacity) = (state.opacity, 1) }
    return state
  }

  private func matrix(at part: CGFloat) -> ElementMatrix {
    let end = away.look.transform.matrix(at: part)
    // What it is transformed by in its place stays; the others come on top of that.
    guard !still.look.transform.steps.isEmpty else { return end }
    let first = still.look.transform.matrix(at: 1)
    return ElementMatrix(CATransform3DConcat(end.transform, first.transform))
  }

  private func overlay(at part: CGFloat) -> ElementLook.Overlay? {
    guard let some = away.look.overlay ?? still.look.overlay else { return nil }
    let first = still.look.overlay ?? ElementLook.Overlay(color: some.color, opacity: 0)
    let last = away.look.overlay ?? first
    return ElementLook.Overlay(
      color: first.color.interpolated(to: last.color, at: part),
      opacity: first.opacity.interpolated(to: last.opacity, at: part))
  }

  /// Shows a part of what there is to show, in the place of all.
  private func showContents(of state: inout ElementState, at part: CGFloat) {
    guard still.look.contentsRect != nil || away.look.contentsRect != nil else { return }
    let first = still.look.contentsRect ?? ElementLook.wholeContents
    let last = away.look.contentsRect ?? first
    let origin = first.origin.interpolated(to: last.origin, at: part)
    let size = first.size.interpolated(to: last.size, at: part)
    let shown = state.old.size
    state.old.size = CGSize(width: shown.width / size.width, height: shown.height / size.height)
    state.old.center.x += (0.5 - origin.x - size.width / 2) * state.old.size.width
    state.old.center.y += (0.5 - origin.y - size.height / 2) * state.old.size.height
  }
}
