/// The state of an element at each progress of a flight, with retargeting.
///
/// A retarget keeps the state at the current progress, and continues from there to the new place.
/// If only the destination changes, the path below that progress stays as it was.
nonisolated struct ElementPath: Equatable, Sendable {
  /// A path without retargets, indirect because each frame copies the path.
  indirect enum Base: Equatable, Sendable {
    /// The path of an element that morphs.
    case morph(ElementMorph, ElementInterval)
    /// The path of an element that enters or exits.
    case exit(ElementExit)

    func state(at progress: Double) -> ElementState {
      switch self {
      case .morph(let path, let interval): path.state(at: interval.progress(at: progress))
      case .exit(let exit): exit.state(at: progress)
      }
    }
  }

  /// The part of the path from one retarget to the next.
  private struct Piece: Equatable, Sendable {
    var start: Double
    let base: Base
    var retarget: Retarget?
  }

  /// A correction that leads through the state at a retarget, and is zero at one end of the flight.
  private struct Retarget: Equatable, Sendable {
    let point: Double
    let state: ElementState
    let end: Double
  }

  /// The smallest distance, in progress, between a retarget and an end of the flight.
  private static let margin = 1e-4
  /// The distance from an end, in progress, within which a stand-in is at its view. The progress
  /// hardly changes in a spring's last frames. A correction that shrinks with the progress would
  /// therefore leave the stand-in behind a view that moves.
  private static let reach = 0.02

  private var pieces: [Piece]
  private var base: Base

  init(_ base: Base) {
    pieces = [Piece(start: -.infinity, base: base)]
    self.base = base
  }

  /// Returns the state at a progress.
  ///
  /// - Complexity: O(*k*) in the number of retargets.
  func state(at progress: Double) -> ElementState {
    // Access by index avoids a copy of the piece, which would take longer than everything else
    // here.
    let index = pieces.lastIndex { $0.start <= progress } ?? 0
    let state = pieces[index].base.state(at: progress)
    guard let retarget = pieces[index].retarget else { return state }
    let left = (progress - retarget.end) / (retarget.point - retarget.end)
    guard left > 0 else { return state }
    return state.moved(
      by: left, from: pieces[index].base.state(at: retarget.point), to: retarget.state)
  }

  /// Retargets the path without a jump. `ends` tells whether the places at the start and at the end
  /// have changed. With `staysAtEnds`, the element keeps its shown state at an end of the flight;
  /// otherwise it jumps to its new place.
  mutating func retarget(
    to base: Base, at progress: Double, ends: (from: Bool, to: Bool),
    staysAtEnds: Bool = false
  ) {
    self.base = base
    let reach = staysAtEnds ? 0 : Self.reach
    let isAtEnd = !Self.canRetarget(at: progress, reach)
    guard !isAtEnd || staysAtEnds else {
      pieces = [Piece(start: -.infinity, base: base)]
      return
    }
    let progress = progress.clamped(to: 2 * Self.margin...1 - 2 * Self.margin)
    let ends = (
      from: ends.from && !(isAtEnd && progress < 0.5), to: ends.to && !(isAtEnd && progress > 0.5)
    )
    guard ends.from || ends.to else { return }
    let shown = state(at: progress)
    func retargeted(from start: Double, end: Double) -> Piece {
      self.retargeted(from: start, by: Retarget(point: progress, state: shown, end: end))
    }
    let index = pieces.lastIndex { $0.start <= progress } ?? 0
    var rest = Array(pieces[index...])
    rest[0].start = progress
    let before =
      ends.from ? [retargeted(from: -.infinity, end: reach)] : pieces.filter { $0.start < progress }
    pieces = before + (ends.to ? [retargeted(from: progress, end: 1 - reach)] : rest)
  }

  /// Moves the element, and removes former retargets; does nothing at an end of the flight.
  mutating func move(to center: CGPoint, at progress: Double) {
    guard Self.canRetarget(at: progress) else { return }
    var shown = state(at: progress)
    shown.center = center
    pieces = [(-Double.infinity, 0.0), (progress, 1.0)].map { start, end in
      retargeted(from: start, by: Retarget(point: progress, state: shown, end: end))
    }
  }

  private func retargeted(from start: Double, by retarget: Retarget) -> Piece {
    Piece(start: start, base: base, retarget: retarget)
  }

  private static func canRetarget(at progress: Double, _ reach: Double = 0) -> Bool {
    min(progress, 1 - progress) > reach + margin
  }
}

nonisolated extension ElementState {
  /// Returns the state with a part of the difference between two other states added.
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
    state.center = point(\.center)
    state.size = size(\.size)
    state.rotation = moved(\.rotation)
    state.scale = moved(\.scale)
    state.opacity = moved(\.opacity)
    state.matrix = matrix.moved(by: part, from: first.matrix, to: last.matrix)
    if let opacity = overlay?.opacity, let former = first.overlay?.opacity {
      state.overlay?.opacity = opacity + ((last.overlay?.opacity ?? 0) - former) * part
    }
    state.old.center = point(\.old.center)
    state.old.size = size(\.old.size)
    state.new.center = point(\.new.center)
    state.new.size = size(\.new.size)
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
