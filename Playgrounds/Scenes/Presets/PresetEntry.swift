import InterruptibleTransitions

/// A preset, as the wall and the tests use it.
nonisolated public struct PresetEntry: Sendable {
  /// The name of its function or property.
  public let name: String
  /// The preset with its default arguments, as far as it has defaults.
  public let byDefault: @MainActor @Sendable () -> TransitionAnimation
  /// The preset for pages that come in from an edge, and for a view out of which a page flips.
  public let animation: @MainActor @Sendable (TransitionEdge, UIView?) -> TransitionAnimation

  private init(
    _ name: String,
    _ byDefault: @autoclosure @escaping @MainActor @Sendable () -> TransitionAnimation,
    animation: (@MainActor @Sendable (TransitionEdge, UIView?) -> TransitionAnimation)? = nil
  ) {
    self.name = name
    self.byDefault = byDefault
    self.animation = animation ?? { _, _ in byDefault() }
  }

  /// All presets of the toolkit, in the order of the wall.
  public static let all = [
    PresetEntry("push", .push()) { edge, _ in .push(from: edge) },
    PresetEntry("pull", .pull()) { edge, _ in .pull(to: edge.opposite) },
    PresetEntry("cover", .cover()) { edge, _ in .cover(from: edge) },
    PresetEntry("uncover", .uncover()) { edge, _ in .uncover(to: edge.opposite) },
    PresetEntry("slide", .slide(from: .bottom)) { edge, _ in .slide(from: edge) },
    PresetEntry("slideAlong", .slideAlong()) { edge, _ in .slideAlong(from: edge) },
    PresetEntry("zoomSlide", .zoomSlide()) { edge, _ in .zoomSlide(from: edge) },
    PresetEntry("pageIn", .pageIn()) { edge, _ in .pageIn(from: edge) },
    PresetEntry("pageOut", .pageOut()) { edge, _ in .pageOut(to: edge.opposite) },
    PresetEntry("card", .card()) { edge, _ in .card(from: edge) },
    PresetEntry("zoomIn", .zoomIn()),
    PresetEntry("zoomOut", .zoomOut()),
    PresetEntry("fade", .fade),
    PresetEntry("dissolve", .dissolve),
    PresetEntry("blur", .blur()),
    PresetEntry("scale", .scale(from: 1.33, offset: CGPoint(x: 0, y: 40))),
    PresetEntry("flip", .flip(from: nil)) { _, card in .flip(from: card) },
    PresetEntry("unanimated", .unanimated),
    PresetEntry("asymmetric", .asymmetric(presenting: .cover(), dismissing: .zoomIn())) { edge, _ in
      .asymmetric(presenting: .cover(from: edge), dismissing: .zoomIn())
    },
  ]
}
