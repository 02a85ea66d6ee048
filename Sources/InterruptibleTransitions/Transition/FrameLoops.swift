/// The frame loops of a transition. Each serves one flight or request after another, so that none
/// makes its own.
struct FrameLoops {
  private(set) var spare: [FrameLoop] = []

  /// Takes a loop that stands still.
  mutating func take() -> FrameLoop {
    spare.popLast() ?? FrameLoop()
  }

  /// Stops a loop, which somebody else may take.
  mutating func giveBack(_ loop: FrameLoop) {
    loop.stop()
    spare.append(loop)
  }
}
