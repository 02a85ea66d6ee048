/// The way of an element from the one screen to the other, as a function of the flight's progress.
///
/// The element's rectangle, its corners and its shadow change linearly. A picture that covers it is
/// scaled linearly between what covers at both ends. The scale that just covers is convex along the
/// way, so that there is never a gap.
nonisolated struct ElementMorph: Equatable, Sendable {
  /// What the element is at an end.
  struct End: Equatable, Sendable {
    var place: ElementPlace
    var contents: ElementContents
  }

  /// The part of the way in which what cuts an element off at an end stops doing so.
  static let opening: CGFloat = 0.2

  private let from: End
  private let to: End
  /// Whether one picture shows both ends.
  private let isSame: Bool
  private let container: CGRect
  /// The intensity of the arc; 0 is a line.
  private let arc: CGFloat
  /// Whether only what comes is seen.
  private let showsOnlyOne: Bool
  /// The groups of corners, which stay the same all the way.
  private let rounds: [Round]

  /// Some corners, with their radii at both ends.
  private struct Round: Equatable, Sendable {
    let corners: ElementCorners
    let from: CGFloat
    let to: CGFloat
  }

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - from: The element on the screen that goes.
  ///   - to: The element on the screen that comes.
  ///   - container: The bounds of the container, which lets everything through.
  ///   - isSame: Whether both ends show the same.
  ///   - arc: The intensity of its arc; 0 is a line.
  ///   - showsOnlyOne: Whether only what comes is seen.
  init(
    from: End, to: End, in container: CGRect, isSame: Bool, arc: CGFloat = 0,
    showsOnlyOne: Bool = false
  ) {
    (self.from, self.to, self.isSame, self.container) = (from, to, isSame, container)
    (self.arc, self.showsOnlyOne) = (arc, showsOnlyOne)
    rounds = Self.rounds(from: from.place, to: to.place)
  }

  /// The number of windows that the way needs.
  static func windows(from: ElementPlace, to: ElementPlace) -> Int {
    rounds(from: from, to: to).count
  }

  /// Returns what is seen at a progress. Past an end the element moves and grows on as a whole; all
  /// else stays as it is at that end.
  func state(at progress: Double) -> ElementState {
    let time = CGFloat(progress.clampedToUnit)
    let beyond = CGFloat(progress.finiteOrZero.clamped(to: -1...2)) - time
    func picture(_ start: CGRect, _ end: CGRect, opacity: CGFloat) -> ElementState.Picture {
      ElementState.Picture(
        center: start.center.interpolated(to: end.center, at: time),
        size: start.size.interpolated(to: end.size, at: time), opacity: opacity)
    }
    let (first, last) = (from.place, to.place)
    let size = first.size.interpolated(to: last.size, at: time)
    let (opacities, halves) = (opacities(at: time), halves(at: time))
    let radius = size.cornerRadius(
      first.cornerRadius.interpolated(to: last.cornerRadius, at: time))
    // A border of one end only fades.
    let widths = (
      from: first.borderWidth > 0 ? first.borderWidth : last.borderWidth,
      to: last.borderWidth > 0 ? last.borderWidth : first.borderWidth
    )
    func border(_ end: ElementPlace, opacity: CGFloat) -> ElementState.Border {
      ElementState.Border(
        width: widths.from.interpolated(to: widths.to, at: time),
        form: ElementState.Window(corners: end.corners, radius: radius), opacity: opacity)
    }
    return ElementState(
      center: center(at: time, beyond: beyond), scale: scale(beyond: beyond),
      rotation: first.rotation.interpolated(to: first.rotation + turn, at: time), size: size,
      opacity: first.opacity.interpolated(to: last.opacity, at: time),
      shadow: first.shadow.interpolated(to: last.shadow, at: time),
      windows: rounds.map {
        ElementState.Window(
          corners: $0.corners,
          radius: size.cornerRadius($0.from.interpolated(to: $0.to, at: time)))
      },
      oldBorder: border(first, opacity: halves.old), newBorder: border(last, opacity: halves.new),
      old: picture(
        from.contents.rect(in: first.size),
        from.contents.rect(of: first.size, showing: to.contents, in: last.size),
        opacity: opacities.old),
      new: picture(
        to.contents.rect(of: last.size, showing: from.contents, in: first.size),
        to.contents.rect(in: last.size), opacity: opacities.new),
      inside: inside(size, at: time), clip: clip(at: time))
  }

  /// The centre, which goes on past an end on the same line.
  private func center(at time: CGFloat, beyond: CGFloat) -> CGPoint {
    let (first, last) = (from.place.center, to.place.center)
    var center = first.interpolated(to: last, at: time)
    // A quadratic Bézier curve whose control point is off the middle of the line: at 1 it is where
    // the way goes across first. It ends in the direction in which it goes on.
    let bow = arc * time * (1 - time)
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    center.x += dx * bow
    center.y -= dy * bow
    let slope = arc * (beyond > 0 ? -1 : 1)
    return CGPoint(
      x: center.x + beyond * dx * (1 + slope), y: center.y + beyond * dy * (1 - slope))
  }

  /// How much larger the element is past an end than at it. Its width and its height go on alike.
  private func scale(beyond: CGFloat) -> CGFloat {
    guard beyond != 0 else { return 1 }
    let (first, last) = (from.place.size, to.place.size)
    let sides = ((first.width * first.height).squareRoot(), (last.width * last.height).squareRoot())
    let side = beyond > 0 ? sides.1 : sides.0
    return side > 0 ? max(1 + beyond * (sides.1 - sides.0) / side, 0.1) : 1
  }

  /// The way from the one turn to the other, the shorter way round.
  private var turn: CGFloat {
    let difference = to.place.rotation - from.place.rotation
    let turns = (difference / (2 * .pi)).rounded()
    return difference - turns * 2 * .pi
  }

  /// The corners, grouped by what becomes of them. Corners that the one end has and the other one
  /// does not have, or has along another curve, need a window of their own.
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

  /// The opacities of the pictures. Where nothing shines through either, the new one fades in above
  /// the old one; else the old one begins to go when the new one is there, and what is behind never
  /// shows through more than through one of them.
  private func opacities(at time: CGFloat) -> (old: CGFloat, new: CGFloat) {
    if showsOnlyOne { return (0, 1) }
    if isSame { return (1, time) }
    if from.contents.isOpaque, to.contents.isOpaque { return (1, time) }
    return halves(at: time)
  }

  /// The opacities of which one is 1 at any time.
  private func halves(at time: CGFloat) -> (old: CGFloat, new: CGFloat) {
    (min(1, 2 - 2 * time), min(1, 2 * time))
  }

  /// What is let through: at the ends what the element is in lets through, and all between them.
  private func clip(at time: CGFloat) -> ElementClip {
    time < 0.5
      ? from.place.clip.opened(by: time / Self.opening, in: container)
      : to.place.clip.opened(by: (1 - time) / Self.opening, in: container)
  }

  /// What is let through of what is in the element, where it is cut off at one of the ends only.
  private func inside(_ size: CGSize, at time: CGFloat) -> ElementClip {
    guard from.place.clips != to.place.clips else { return .none }
    let place = from.place.clips ? from.place : to.place
    let clip = ElementClip(
      rect: CGRect(size), radius: size.cornerRadius(place.cornerRadius), corners: place.corners)
    let away = from.place.clips ? time : 1 - time
    let reach = max(container.width, container.height)
    return clip.opened(
      by: away / Self.opening, in: clip.rect.insetBy(dx: -reach, dy: -reach))
  }
}
