/// An interaction that a script gives to a transition.
nonisolated package enum Gesture: CaseIterable, Sendable {
  case hold
  case scrubbingHold
  case pan
  case panToStart
  case axisPan
  case edgePan
  case contentPan
  case pinch
  case rotation
  case pull
  case pinnedPull
  /// A pull whose `begin` starts nothing.
  case idlePull
  /// A pan whose `begin` starts nothing.
  case idlePan
  /// A pan from any edge.
  case edges
  /// Fingers that carry an element.
  case carry
  /// A swipe from the leading edge that carries an element.
  case carryFromEdge
}
