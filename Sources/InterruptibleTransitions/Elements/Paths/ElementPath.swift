/// The state of an element at each progress of a flight, with retargeting.
///
/// A retarget keeps the state at the current progress, and continues from there to the new place.
/// If only the destination changes, the path below that progress stays as it was.
nonisolated struct ElementPath: Sendable {
  /// A path without retargets.
  enum Base: Sendable {
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
  private struct Piece: Sendable {
    var start: Double
    let base: Base
    var retarget: Retarget?
  }

  /// A correction that leads through the state at a retarget, and is zero at one end of the flight.
  private struct Retarget: Sendable {
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
      by: CGFloat(left), from: pieces[index].base.state(at: retarget.point), to: retarget.state)
  }

  /// Retargets the path without a jump. `ends` tells whether the place on each screen has changed.
  /// With `staysAtEnds`, the element keeps its shown state at an end of the flight; otherwise it
  /// jumps to its new place.
  mutating func retarget(
    to base: Base, at progress: Double, ends: ScreenPair<Bool>,
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
    var ends = ends
    if isAtEnd { ends[progress < 0.5 ? .outgoing : .incoming] = false }
    guard ends.outgoing || ends.incoming else { return }
    let shown = state(at: progress)
    func retargeted(from start: Double, end: Double) -> Piece {
      self.retargeted(from: start, by: Retarget(point: progress, state: shown, end: end))
    }
    let index = pieces.lastIndex { $0.start <= progress } ?? 0
    var rest = Array(pieces[index...])
    rest[0].start = progress
    let before =
      ends.outgoing
      ? [retargeted(from: -.infinity, end: reach)] : pieces.filter { $0.start < progress }
    pieces = before + (ends.incoming ? [retargeted(from: progress, end: 1 - reach)] : rest)
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
