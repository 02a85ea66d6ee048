/// How a transition of a script moves its views.
nonisolated package enum Look: CaseIterable, Sendable {
  /// By a movement of the app's own, whose every frame is checked.
  case own
  // By the toolkit's presets.
  case slide
  case push
  case pull
  case cover
  case uncover
  case slideAlong
  case zoomSlide
  case pageIn
  case pageOut
  case zoom
  case scale
  case card
  case flip
  case dissolve
  case fade
  case blur
  case none
}
