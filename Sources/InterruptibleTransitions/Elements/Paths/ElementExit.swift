/// The path of an element that enters or exits. A class, as each frame would copy a large value.
nonisolated final class ElementExit: Equatable, Sendable {
  /// An appearance away from the element's place, and the interval in which the element gets it.
  private struct AppearanceChange: Equatable, Sendable {
    let appearance: ElementAppearance
    let path: ElementMorph
    let borderWidth: CGFloat
    let interval: ElementInterval
    let moves: Bool
  }

  private let change: AppearanceChange
  private let others: [AppearanceChange]
  /// The appearance in the element's place.
  private let begins: ElementAppearance
  private let place: ElementPlace
  private let background: ElementColor
  private let borderColor: ElementColor
  private let enters: Bool
  private let isEffect: Bool
  private let hasGround: Bool
  private let container: CGRect

  /// Creates a path; there is a goal and an interval for each appearance.
  init(
    from place: ElementMorph.End, to goals: [ElementMorph.End], _ settings: ElementSettings,
    of element: Element, intervals: [ElementInterval], enters: Bool, in container: CGRect
  ) {
    self.enters = enters
    self.container = container
    self.place = place.place
    // An arc is horizontal first, both for an element that enters and for one that exits.
    let arc = enters ? -settings.arc : settings.arc
    let changes = zip(settings.appearances, zip(goals, intervals)).map { appearance, rest in
      AppearanceChange(
        appearance: appearance,
        path: ElementMorph(from: place, to: rest.0, in: container, isSame: true, arc: arc),
        borderWidth: rest.0.place.borderWidth, interval: rest.1, moves: appearance.moves)
    }
    change = changes[0]
    others = Array(changes.dropFirst())
    begins = settings.begins
    background = begins.background ?? element.background
    borderColor = begins.borderColor ?? element.borderColor
    isEffect = element.contents == .effect
    hasGround = settings.hasGround
  }

  static func == (first: ElementExit, second: ElementExit) -> Bool {
    first.change == second.change && first.others == second.others
      && first.begins == second.begins && first.place == second.place
      && first.background == second.background && first.borderColor == second.borderColor
      && first.enters == second.enters && first.isEffect == second.isEffect
      && first.hasGround == second.hasGround && first.container == second.container
  }

  func state(at progress: Double) -> ElementState {
    let progress = progress.finiteOrZero.clamped(to: -1...2)
    let part = part(of: change, at: progress)
    var state = state(of: change, at: part, isFirst: true)
    if !others.isEmpty || !change.moves {
      var farthest = change.moves ? part : 0
      for other in others {
        let part = self.part(of: other, at: progress)
        combine(&state, with: self.state(of: other, at: part, isFirst: false), of: other)
        if other.moves { farthest = max(farthest, part) }
      }
      // Only an element that moves away leaves the views that clip it.
      state.clip = place.clip.opened(
        by: CGFloat(Double(farthest).clampedToUnit) / ElementMorph.opening, in: container)
    }
    // An effect view with an opacity shows no effect. A part of the effect is shown instead.
    if isEffect {
      state.old.opacity = state.opacity
      state.opacity = 1
    }
    return state
  }

  /// Returns the part of a change at a progress: 0 in the element's place, 1 away from it.
  private func part(of change: AppearanceChange, at progress: Double) -> CGFloat {
    let progress = change.interval.progress(at: progress)
    return CGFloat(enters ? 1 - progress : progress)
  }

  private func state(
    of change: AppearanceChange, at part: CGFloat, isFirst: Bool
  ) -> ElementState {
    let inside = CGFloat(Double(part).clampedToUnit)
    var state = change.path.state(at: Double(part))
    state.matrix = matrix(of: change.appearance, at: part, isFirst: isFirst)
    state.overlay = overlay(of: change.appearance, at: inside)
    state.oldBorder.opacity = 1
    state.oldBorder.width = place.borderWidth.interpolated(to: change.borderWidth, at: inside)
    state.oldBorder.color = borderColor.interpolated(
      to: change.appearance.borderColor ?? borderColor, at: inside)
    if hasGround {
      state.ground = background.interpolated(
        to: change.appearance.background ?? background, at: inside)
    }
    showContents(of: change.appearance, in: &state, at: inside)
    return state
  }

  /// Adds the difference that another change makes to a state.
  private func combine(
    _ state: inout ElementState, with other: ElementState, of change: AppearanceChange
  ) {
    let matrix = state.matrix
    let opacity = state.opacity
    let still = self.state(of: self.change, at: 0, isFirst: true)
    state = state.moved(by: 1, from: still, to: other)
    state.opacity = still.opacity > 0 ? opacity * other.opacity / still.opacity : 0
    state.matrix = matrix
    if !change.appearance.transform.steps.isEmpty {
      state.matrix = ElementMatrix(
        transform: CATransform3DConcat(other.matrix.transform, matrix.transform))
    }
    if change.appearance.cornerRadius != nil || change.appearance.source != nil {
      state.windows = other.windows
    }
    if change.appearance.overlay != nil { state.overlay = other.overlay }
    if change.appearance.background != nil { state.ground = other.ground }
    if change.appearance.borderWidth != nil { state.oldBorder.width = other.oldBorder.width }
    if change.appearance.borderColor != nil { state.oldBorder.color = other.oldBorder.color }
    if change.appearance.shadowColor != nil { state.shadow.color = other.shadow.color }
  }

  private func matrix(
    of appearance: ElementAppearance, at part: CGFloat, isFirst: Bool
  ) -> ElementMatrix {
    let away = appearance.transform.matrix(at: part)
    // The transform in the element's place stays, and the other transforms are combined with it.
    guard isFirst, !begins.transform.steps.isEmpty else { return away }
    let first = begins.transform.matrix(at: 1)
    return ElementMatrix(transform: CATransform3DConcat(away.transform, first.transform))
  }

  private func overlay(of appearance: ElementAppearance, at part: CGFloat) -> ElementAppearance
    .Overlay?
  {
    guard let some = appearance.overlay ?? begins.overlay else { return nil }
    let first = begins.overlay ?? ElementAppearance.Overlay(color: some.color, opacity: 0)
    let last = appearance.overlay ?? first
    return ElementAppearance.Overlay(
      color: first.color.interpolated(to: last.color, at: part),
      opacity: first.opacity.interpolated(to: last.opacity, at: part))
  }

  /// Stretches a part of the contents to the area of all contents.
  private func showContents(
    of appearance: ElementAppearance, in state: inout ElementState, at part: CGFloat
  ) {
    guard begins.contentsRect != nil || appearance.contentsRect != nil else { return }
    let first = begins.contentsRect ?? ElementAppearance.wholeContents
    let last = appearance.contentsRect ?? first
    let origin = first.origin.interpolated(to: last.origin, at: part)
    let size = first.size.interpolated(to: last.size, at: part)
    let shown = state.old.size
    state.old.size = CGSize(width: shown.width / size.width, height: shown.height / size.height)
    state.old.center.x += (0.5 - origin.x - size.width / 2) * state.old.size.width
    state.old.center.y += (0.5 - origin.y - size.height / 2) * state.old.size.height
  }
}
