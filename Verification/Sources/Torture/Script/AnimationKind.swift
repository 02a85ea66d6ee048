import Scenes

/// The kinds of motion with which a transition of a script moves its views.
nonisolated package enum AnimationKind: Equatable, Sendable {
  /// A motion of the app, which is checked in every frame.
  case own
  /// A preset of the toolkit, by its name.
  case preset(String)
  // Zooms by one line, from an element and from a view.
  case elementZoom
  case viewZoom

  static let all =
    [own] + PresetEntry.all.map { .preset($0.name) } + [elementZoom, viewZoom]

  /// Whether the motion is a zoom by one line, which includes elements.
  var isElementZoom: Bool { self == .elementZoom || self == .viewZoom }
}
