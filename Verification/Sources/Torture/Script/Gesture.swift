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
  /// A pan on the window that starts a change.
  case windowPan
  /// A pan on the container of the topmost presentation, or on the window if there is none.
  case containerPan
  /// A pan over the distance of the presented view.
  case followingPan

  /// The gestures that later additions to scripts choose.
  static let later: [Gesture] = [.windowPan, .containerPan, .followingPan]
}
