/// The morph between two matched elements, as a function of the flight's progress.
///
/// A snapshot that covers the element scales linearly from one end to the other. The smallest scale
/// that covers the element is convex in the progress, so there is never a gap.
///
/// A class, because each frame would copy a large value (`driving/elements`).
nonisolated final class ElementMorph: Sendable {
  /// The element at one end of the morph.
  struct End: Equatable, Sendable {
    var place: ElementPlace
    var contents: ElementContents

    /// The visible rectangle about the center, which exceeds a view that does not clip its image.
    fileprivate var shown: CGRect {
      let bounds = CGRect(place.size)
      guard case .image(let rect) = contents, !place.clips else { return bounds }
      return bounds.union(rect)
    }
  }

  /// The rectangles of both snapshots at each end of the path, about the element's center.
  typealias SnapshotRects = (from: ScreenPair<CGRect>, to: ScreenPair<CGRect>)

  /// The fraction of the progress, from either end, in which the clip of that end opens.
  static let opening: CGFloat = 0.2

  private let from: End
  private let to: End
  /// Whether one snapshot shows both ends.
  private let isSame: Bool
  private let container: CGRect
  /// The intensity of the arc; 0 is a line.
  private let arc: CGFloat
  /// Whether only the incoming element is shown.
  private let showsOnlyOne: Bool
  /// The page of a zoom; nil for other elements.
  private let zoom: ZoomedPage?
  /// The end at which the element clips or fills the container, if it does so at one end only.
  private let clippingEnd: TransitionPosition?
  /// The states at the ends, without opacities and clips.
  let first: ElementState
  private let last: ElementState

  /// Corners that change together, with their radii at both ends.
  private struct Round {
    let corners: ElementCorners
    let from: CGFloat
    let to: CGFloat
  }

  init(
    from: End, to: End, in container: CGRect, isSame: Bool, arc: CGFloat = 0,
    showsOnlyOne: Bool = false, zoom: ZoomedPage? = nil,
    changingEnds change: (_ first: inout ElementState, inout ElementState) -> Void = { _, _ in }
  ) {
    self.from = from
    self.to = to
    self.isSame = isSame
    self.container = container
    self.arc = arc
    self.showsOnlyOne = showsOnlyOne
    self.zoom = zoom
    let clipsAtStart = from.place.clipsOrFills(container)
    let clipsAtEnd = to.place.clipsOrFills(container)
    clippingEnd = clipsAtStart == clipsAtEnd ? nil : clipsAtStart ? .start : .end
    let rects = zoom?.rects(from: from, to: to) ?? Self.rects(from: from, to: to)
    let rounds = Self.rounds(from: from.place, to: to.place)
    let isWhole = from.shown.size == from.place.size && to.shown.size == to.place.size
    func state(
      _ end: End, near other: End, _ radius: KeyPath<Round, CGFloat>, _ rects: ScreenPair<CGRect>
    ) -> ElementState {
      let place = end.place
      // A border that only one end has fades without a change of width.
      func border(_ end: End) -> ElementState.Border {
        ElementState.Border(
          width: place.borderWidth > 0 ? place.borderWidth : other.place.borderWidth,
          form: ElementState.Window(corners: end.place.corners, radius: place.cornerRadius),
          opacity: 1)
      }
      return ElementState(
        center: place.center, rotation: place.rotation, size: place.size, opacity: place.opacity,
        shadow: place.shadow.matching(other.place.shadow),
        windows: rounds.map { .init(corners: $0.corners, radius: $0[keyPath: radius]) },
        shown: isWhole ? nil : end.shown, borders: ScreenPair(border(from), border(to)),
        snapshots: rects.map { ElementState.Snapshot(center: $0.center, size: $0.size) })
    }
    var first = state(from, near: to, \.from, rects.from)
    var last = state(to, near: from, \.to, rects.to)
    last.rotation = first.rotation + Self.turn(from: first.rotation, to: last.rotation)
    change(&first, &last)
    self.first = first
    self.last = last
  }

  static func windows(from: ElementPlace, to: ElementPlace) -> Int {
    rounds(from: from, to: to).count
  }

  /// Returns the state. Past an end, only the motion and the scale of the whole element go on.
  func state(at progress: Double) -> ElementState {
    let time = CGFloat(progress.clampedToUnit)
    var beyond = CGFloat(progress.finiteOrZero.clamped(to: -1...2)) - time
    if let zoom { beyond = zoom.swing(beyond, from: from.place, to: to.place) }
    var state = first.interpolated(to: last, at: time)
    move(&state.center, at: time, beyond: beyond)
    state.scale = scale(beyond: beyond)
    let opacities = opacities(at: time)
    let halves = halves(at: time)
    for screen in Screen.allCases {
      state.snapshots[screen].opacity = opacities[screen]
      state.borders[screen].opacity = halves[screen]
    }
    if let zoom {
      state.shadow = zoom.shadow(from: from.place.shadow, to: to.place.shadow, at: time)
    }
    state.inside = inside(state.size, at: time)
    state.clip = clip(at: time)
    return state
  }

  private static func rects(from: End, to: End) -> SnapshotRects {
    let first = from.place.size
    let last = to.place.size
    return (
      from: ScreenPair(
        from.contents.rect(in: first),
        to.contents.rect(of: last, showing: from.contents, in: first)),
      to: ScreenPair(
        from.contents.rect(of: first, showing: to.contents, in: last), to.contents.rect(in: last))
    )
  }

  /// Moves the center along the arc. Past an end, the center continues in the same direction.
  private func move(_ center: inout CGPoint, at time: CGFloat, beyond: CGFloat) {
    // A quadratic Bézier curve, whose control point is off the middle of the line. With an arc of
    // 1, the control point makes the path horizontal first. Past an end, the path continues along
    // its tangent there.
    let bow = arc * time * (1 - time)
    let chord = last.center - first.center
    let slope = arc * (beyond > 0 ? -1 : 1)
    center.x += chord.dx * (bow + beyond * (1 + slope))
    center.y += chord.dy * (beyond * (1 - slope) - bow)
  }

  /// Returns the scale past an end, relative to the size there, for width and height alike.
  private func scale(beyond: CGFloat) -> CGFloat {
    guard beyond != 0 else { return 1 }
    let start = first.side
    let end = last.side
    let side = beyond > 0 ? end : start
    return side > 0 ? max(1 + beyond * (end - start) / side, 0.1) : 1
  }

  /// Returns the rotation from one angle to another in the shorter direction, in radians.
  private static func turn(from first: CGFloat, to last: CGFloat) -> CGFloat {
    let turns = ((last - first) / (2 * .pi)).rounded()
    return last - first - turns * 2 * .pi
  }

  /// Returns the corners, grouped by how they change. Corners that only one end has, or that have
  /// another curve at the other end, need a separate window.
  private static func rounds(from first: ElementPlace, to last: ElementPlace) -> [Round] {
    let radii = (first.cornerRadius, last.cornerRadius)
    let haveOneCurve = first.corners.curve == last.corners.curve || radii.0 == 0 || radii.1 == 0
    let both = haveOneCurve ? first.corners.mask.intersection(last.corners.mask) : []
    func round(_ mask: CACornerMask, _ from: CGFloat, _ to: CGFloat) -> Round {
      let curve = from > 0 ? first.corners.curve : last.corners.curve
      return Round(corners: ElementCorners(mask: mask, curve: curve), from: from, to: to)
    }
    let groups = [
      round(both, radii.0, radii.1), round(first.corners.mask.subtracting(both), radii.0, 0),
      round(last.corners.mask.subtracting(both), 0, radii.1),
    ]
    let found = groups.filter { !$0.corners.mask.isEmpty && ($0.from > 0 || $0.to > 0) }
    return found.isEmpty ? [Round(corners: ElementCorners(), from: 0, to: 0)] : found
  }

  /// Returns the opacities. If both are opaque, or one snapshot shows both ends, the incoming one
  /// fades in above. Otherwise the outgoing one starts to fade once the incoming one is opaque, so
  /// that the background never shows through more than through a single snapshot.
  private func opacities(at time: CGFloat) -> ScreenPair<CGFloat> {
    if isSame { return ScreenPair(1, time) }
    if let zoom {
      let source = zoom.screen == .incoming ? from : to
      return zoom.opacities(at: time, isOpaque: source.contents.isOpaque)
    }
    if showsOnlyOne { return ScreenPair(0, 1) }
    if from.contents.isOpaque, to.contents.isOpaque { return ScreenPair(1, time) }
    return halves(at: time)
  }

  /// Returns two opacities, of which at least one is 1 at any progress.
  private func halves(at time: CGFloat) -> ScreenPair<CGFloat> {
    ScreenPair(min(1, 2 - 2 * time), min(1, 2 * time))
  }

  /// Returns the clip in the container: the clips of both ends near these, and none between them.
  private func clip(at time: CGFloat) -> ElementClip {
    time < 0.5
      ? from.place.clip.opened(by: time / Self.opening, in: container)
      : to.place.clip.opened(by: (1 - time) / Self.opening, in: container)
  }

  /// Returns the clip of inner elements if only one end clips or fills; it opens near the other.
  private func inside(_ size: CGSize, at time: CGFloat) -> ElementClip {
    guard let clippingEnd else { return .none }
    let place = clippingEnd == .start ? from.place : to.place
    let clip = ElementClip(
      rect: CGRect(size), radius: size.cornerRadius(place.cornerRadius), corners: place.corners)
    let left = clippingEnd == .start ? 1 - time : time
    let reach = max(container.width, container.height)
    return clip.opened(
      by: max(1 - left / Self.opening, 0), in: clip.rect.insetBy(dx: -reach, dy: -reach))
  }
}

nonisolated extension ElementPlace {
  /// Returns whether nothing outside is visible: the place clips, or fills the container.
  func clipsOrFills(_ container: CGRect) -> Bool {
    clips || frame.insetBy(dx: -0.5, dy: -0.5).contains(container)
  }
}
