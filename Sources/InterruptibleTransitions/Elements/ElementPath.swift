/// The way of an element from the one screen to the other, as a function of the flight's progress.
///
/// The element's rectangle, its corners and its shadow change linearly. A picture that covers it is
/// scaled linearly between what covers at both ends. The scale that just covers is convex along the
/// way, so that there is never a gap.
nonisolated struct ElementPath: Equatable, Sendable {
  /// What the element is at an end.
  struct End: Equatable, Sendable {
    var place: ElementPlace
    var contents: ElementContents
  }

  /// The part of the way in which what cuts an element off at an end stops doing so.
  private static let opening: CGFloat = 0.2

  private let from: End
  private let to: End
  /// Whether one picture shows both ends.
  private let isSame: Bool
  private let container: CGRect
  /// The groups of corners, which stay the same all the way.
  private let rounds: [Round]

  /// Some corners, with their radii at both ends.
  private struct Round: Equatable, Sendable {
    let corners: CACornerMask
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
  init(from: End, to: End, in container: CGRect, isSame: Bool = false) {
    (self.from, self.to, self.isSame, self.container) = (from, to, isSame, container)
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
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      // Exact at both ends.
      time == 1 ? end : start + (end - start) * time
    }
    func between(_ start: CGSize, _ end: CGSize) -> CGSize {
      CGSize(
        width: between(start.width, end.width), height: between(start.height, end.height))
    }
    func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      CGPoint(x: between(start.x, end.x), y: between(start.y, end.y))
    }
    func picture(_ start: CGRect, _ end: CGRect, opacity: CGFloat) -> ElementState.Picture {
      ElementState.Picture(
        center: between(start.center, end.center), size: between(start.size, end.size),
        opacity: opacity)
    }
    let (first, last) = (from.place, to.place)
    let size = between(first.size, last.size)
    let (opacities, halves) = (opacities(at: time), halves(at: time))
    let radius = min(
      between(first.cornerRadius, last.cornerRadius), min(size.width, size.height) / 2)
    func border(_ end: ElementPlace, opacity: CGFloat) -> ElementState.Border {
      ElementState.Border(
        width: between(first.borderWidth, last.borderWidth),
        form: ElementState.Window(corners: end.corners, radius: radius), opacity: opacity)
    }
    return ElementState(
      center: CGPoint(
        x: between(first.center.x, last.center.x) + beyond * (last.center.x - first.center.x),
        y: between(first.center.y, last.center.y) + beyond * (last.center.y - first.center.y)),
      scale: scale(beyond: beyond),
      rotation: between(first.rotation, first.rotation + turn), size: size,
      opacity: between(first.opacity, last.opacity),
      shadow: ElementShadow(
        opacity: between(first.shadow.opacity, last.shadow.opacity),
        radius: between(first.shadow.radius, last.shadow.radius),
        offset: between(first.shadow.offset, last.shadow.offset),
        color: shadowColor(at: time)),
      windows: rounds.map {
        ElementState.Window(
          corners: $0.corners,
          radius: min(between($0.from, $0.to), min(size.width, size.height) / 2))
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
  /// does not have need a window of their own.
  private static func rounds(from first: ElementPlace, to last: ElementPlace) -> [Round] {
    let both = first.corners.intersection(last.corners)
    let groups = [
      Round(corners: both, from: first.cornerRadius, to: last.cornerRadius),
      Round(corners: first.corners.subtracting(both), from: first.cornerRadius, to: 0),
      Round(corners: last.corners.subtracting(both), from: 0, to: last.cornerRadius),
    ]
    let found = groups.filter { !$0.corners.isEmpty && ($0.from > 0 || $0.to > 0) }
    return found.isEmpty ? [Round(corners: .everyCorner, from: 0, to: 0)] : found
  }

  /// The colour of the shadow: an end without a shadow has that of the other one.
  private func shadowColor(at time: CGFloat) -> ElementColor {
    let (first, last) = (from.place.shadow, to.place.shadow)
    if first.opacity == 0 { return last.color }
    return last.opacity == 0 ? first.color : first.color.mixed(with: last.color, at: time)
  }

  /// The opacities of the pictures. Where nothing shines through either, the new one fades in above
  /// the old one; else the old one begins to go when the new one is there, and what is behind never
  /// shows through more than through one of them.
  private func opacities(at time: CGFloat) -> (old: CGFloat, new: CGFloat) {
    if isSame { return (1, 0) }
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
      rect: CGRect(size), radius: min(place.cornerRadius, min(size.width, size.height) / 2),
      corners: place.corners)
    let away = from.place.clips ? time : 1 - time
    let reach = max(container.width, container.height)
    return clip.opened(
      by: away / Self.opening, in: clip.rect.insetBy(dx: -reach, dy: -reach))
  }
}

nonisolated extension ElementContents {
  /// Where the picture of an element is at its own end, about the element's centre.
  func rect(in size: CGSize) -> CGRect {
    if case .image(let rect) = self { return rect }
    return CGRect(size)
  }

  /// Where the picture is at the other end.
  ///
  /// - Parameters:
  ///   - size: The size of the element at its own end.
  ///   - other: What the element shows at the other end.
  ///   - otherSize: The size of the element there.
  /// - Returns: A rectangle about the element's centre, in the proportions of the picture.
  func rect(of size: CGSize, showing other: ElementContents, in otherSize: CGSize) -> CGRect {
    switch (self, other) {
    case (.image(let rect), .image(let otherRect)):
      return rect.size.covering(otherRect.size, at: otherRect.center)
    case (.image(let rect), _): return rect.size.covering(otherSize, at: .zero)
    case (.effect, _): return CGRect(otherSize)
    case (.text(let points, let anchor), _):
      var scale: CGFloat = 1
      if case .text(let otherPoints, _) = other, points > 0 { scale = otherPoints / points }
      let shown = CGSize(width: size.width * scale, height: size.height * scale)
      // The text stays at the edge at which its lines begin.
      let center = CGPoint(x: (otherSize.width - shown.width) * (anchor - 0.5), y: 0)
      return CGRect(shown, at: center)
    case (.picture, _): return size.covering(otherSize, at: .zero)
    }
  }
}

nonisolated extension CGSize {
  /// Returns the smallest rectangle of the size's proportions that covers another size.
  fileprivate func covering(_ other: CGSize, at center: CGPoint) -> CGRect {
    guard width > 0, height > 0 else { return CGRect(other, at: center) }
    let scale = max(other.width / width, other.height / height)
    return CGRect(CGSize(width: width * scale, height: height * scale), at: center)
  }
}

nonisolated extension CGRect {
  /// Makes a rectangle from its size and its centre.
  init(_ size: CGSize, at center: CGPoint = .zero) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The centre.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
