/// What is seen of an element at each progress of a flight, while its places may change.
///
/// Where a place changes, at some progress, the way gets a knot: what is seen there stays, and from
/// there it goes on to the new place. Back below the knot it takes the old way.
nonisolated struct ElementPath: Equatable, Sendable {
  /// A way without knots. It is large, and copied in each frame: so its copies share it.
  indirect enum Base: Equatable, Sendable {
    /// From the one place to the other.
    case morph(ElementMorph, ElementInterval)
    /// To a place, or away from it.
    case exit(ElementExit)

    /// Returns what is seen at a progress.
    func state(at progress: Double) -> ElementState {
      switch self {
      case .morph(let path, let interval): path.state(at: interval.progress(at: progress))
      case .exit(let exit): exit.state(at: progress)
      }
    }
  }

  /// The way from one knot to the next.
  private struct Piece: Equatable, Sendable {
    /// The progress at which it begins.
    var start: Double
    let base: Base
    var retarget: Retarget?
  }

  /// A course that begins elsewhere: with what is seen at a knot. At one end of the flight it is as
  /// it would be without.
  private struct Retarget: Equatable, Sendable {
    let point: Double
    let seen: ElementState
    let end: Double
  }

  /// The closest to an end that a knot may be. Closer to it an element is where its view is.
  private static let margin = 1e-4

  private var pieces: [Piece]
  /// The course with the places as they are now.
  private var base: Base

  /// Makes a way without knots.
  init(_ base: Base) {
    pieces = [Piece(start: -.infinity, base: base)]
    self.base = base
  }

  /// Returns what is seen at a progress.
  ///
  /// - Complexity: O(*k*) in the number of knots.
  func state(at progress: Double) -> ElementState {
    // By its index: a copy of a piece would take longer than all the rest.
    let index = pieces.lastIndex { $0.start <= progress } ?? 0
    let state = pieces[index].base.state(at: progress)
    guard let retarget = pieces[index].retarget else { return state }
    let left = (progress - retarget.end) / (retarget.point - retarget.end)
    guard left > 0 else { return state }
    return state.moved(
      by: left, from: pieces[index].base.state(at: retarget.point), to: retarget.seen)
  }

  /// Goes on along another course.
  ///
  /// - Parameters:
  ///   - base: The course, with the places as they are now.
  ///   - progress: The progress that is seen now.
  ///   - ends: Whether the place on the screen that goes has changed, and that on the one that
  ///     comes.
  ///   - staysAtEnds: Whether also at an end of the flight what is seen stays.
  mutating func retarget(
    to base: Base, at progress: Double, ends: (from: Bool, to: Bool),
    staysAtEnds: Bool = false
  ) {
    self.base = base
    let isAtEnd = !Self.canRetarget(at: progress)
    guard !isAtEnd || staysAtEnds else {
      pieces = [Piece(start: -.infinity, base: base)]
      return
    }
    let progress = progress.clamped(to: 2 * Self.margin...1 - 2 * Self.margin)
    let ends = (
      from: ends.from && !(isAtEnd && progress < 0.5), to: ends.to && !(isAtEnd && progress > 0.5)
    )
    guard ends.from || ends.to else { return }
    let seen = state(at: progress)
    func retargeted(from start: Double, end: Double) -> Piece {
      self.retargeted(from: start, by: Retarget(point: progress, seen: seen, end: end))
    }
    let index = pieces.lastIndex { $0.start <= progress } ?? 0
    var rest = Array(pieces[index...])
    rest[0].start = progress
    let before =
      ends.from ? [retargeted(from: -.infinity, end: 0)] : pieces.filter { $0.start < progress }
    pieces = before + (ends.to ? [retargeted(from: progress, end: 1)] : rest)
  }

  /// Goes on from elsewhere, to either end. Former knots go.
  ///
  /// - Parameters:
  ///   - center: The centre there.
  ///   - progress: The progress that is seen now.
  mutating func move(to center: CGPoint, at progress: Double) {
    guard Self.canRetarget(at: progress) else { return }
    var seen = state(at: progress)
    seen.center = center
    pieces = [(-Double.infinity, 0.0), (progress, 1.0)].map { start, end in
      retargeted(from: start, by: Retarget(point: progress, seen: seen, end: end))
    }
  }

  private func retargeted(from start: Double, by retarget: Retarget) -> Piece {
    Piece(start: start, base: base, retarget: retarget)
  }

  private static func canRetarget(at progress: Double) -> Bool {
    progress > margin && progress < 1 - margin
  }
}

nonisolated extension ElementState {
  /// Returns the state with a part of what another one has to be moved by to be a third one.
  func moved(
    by part: Double, from first: ElementState, to last: ElementState
  ) -> ElementState {
    let part = CGFloat(part)
    func moved(_ key: KeyPath<ElementState, CGFloat>) -> CGFloat {
      self[keyPath: key] + (last[keyPath: key] - first[keyPath: key]) * part
    }
    func point(_ key: KeyPath<ElementState, CGPoint>) -> CGPoint {
      CGPoint(x: moved(key.appending(path: \.x)), y: moved(key.appending(path: \.y)))
    }
    func size(_ key: KeyPath<ElementState, CGSize>) -> CGSize {
      CGSize(
        width: max(moved(key.appending(path: \.width)), 0),
        height: max(moved(key.appending(path: \.height)), 0))
    }
    var state = self
    (state.center, state.size) = (point(\.center), size(\.size))
    (state.rotation, state.scale) = (moved(\.rotation), moved(\.scale))
    state.opacity = moved(\.opacity)
    state.matrix = matrix.moved(by: part, from: first.matrix, to: last.matrix)
    if let opacity = overlay?.opacity, let former = first.overlay?.opacity {
      state.overlay?.opacity = opacity + ((last.overlay?.opacity ?? 0) - former) * part
    }
    (state.old.center, state.old.size) = (point(\.old.center), size(\.old.size))
    (state.new.center, state.new.size) = (point(\.new.center), size(\.new.size))
    state.shadow.opacity = moved(\.shadow.opacity)
    state.shadow.radius = moved(\.shadow.radius)
    state.shadow.offset.width = moved(\.shadow.offset.width)
    state.shadow.offset.height = moved(\.shadow.offset.height)
    for index in state.windows.indices
    where first.windows.indices.contains(index) && last.windows.indices.contains(index) {
      state.windows[index].radius = state.size.cornerRadius(
        max(moved(\.windows[index].radius), 0))
    }
    return state
  }
}
