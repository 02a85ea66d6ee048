/// What a flight animates, and does at its end.
struct FlightAnimations {
  /// What it keeps about the views that it moves.
  var views = FlightViews()
  /// What the transition's animation does at the end.
  var cleanUps: [(TransitionPosition) -> Void] = []
  /// Blocks that were added before the animator was made.
  private var added: [AnimationBlock] = []
  /// Blocks of the standard animator that need a time line of their own.
  private var late: [AnimationBlock] = []
  private var completions: [(TransitionPosition) -> Void] = []

  /// Keeps a block until the animator is made.
  mutating func add(_ block: AnimationBlock) {
    added.append(block)
  }

  /// Keeps a block, which needs a time line of its own, until the animator is made.
  mutating func addLate(_ block: AnimationBlock) {
    late.append(block)
  }

  /// Adds what is called when the flight has come to rest.
  mutating func addCompletion(_ completion: ((TransitionPosition) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Hands over the blocks that were kept.
  mutating func takeBlocks() -> [AnimationBlock] {
    defer { (late, added) = ([], []) }
    return late + added
  }

  /// Hands over what the transition's animation does at the end.
  mutating func takeCleanUps() -> [(TransitionPosition) -> Void] {
    defer { cleanUps = [] }
    return cleanUps
  }

  /// Hands over what is to be called at the end.
  mutating func takeCompletions() -> [(TransitionPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}
