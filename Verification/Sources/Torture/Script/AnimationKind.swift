/// The kinds of motion with which a transition of a script moves its views.
nonisolated package enum AnimationKind: CaseIterable, Sendable {
  /// A motion of the app, which is checked in every frame.
  case own
  // The toolkit's presets.
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
  // Zooms by one line, from an element and from a view.
  case elementZoom
  case viewZoom

  /// Whether the motion is a zoom by one line, which includes elements.
  var isElementZoom: Bool { self == .elementZoom || self == .viewZoom }
}
