import InterruptibleTransitions

/// A preset, as the wall and the tests use it.
nonisolated public struct PresetEntry: Sendable {
  /// The name of its function or property.
  public let name: String
  /// The preset with its default arguments, as far as it has defaults.
  public let byDefault: @MainActor @Sendable () -> TransitionAnimation
  /// The preset for pages that come in from a side, and for a view out of which a page flips.
  public let animation: @MainActor @Sendable (TransitionDirection, UIView?) -> TransitionAnimation

  private init(
    _ name: String,
    _ byDefault: @autoclosure @escaping @MainActor @Sendable () -> TransitionAnimation,
    animation: (@MainActor @Sendable (TransitionDirection, UIView?) -> TransitionAnimation)? = nil
  ) {
    self.name = name
    self.byDefault = byDefault
    self.animation = animation ?? { _, _ in byDefault() }
  }

  /// All presets of the toolkit, in the order of the wall.
  public static let all = [
    PresetEntry("push", .push()) { side, _ in .push(from: side) },
    PresetEntry("pull", .pull()) { side, _ in .pull(to: side.opposite) },
    PresetEntry("cover", .cover()) { side, _ in .cover(from: side) },
    PresetEntry("uncover", .uncover()) { side, _ in .uncover(to: side.opposite) },
    PresetEntry("slide", .slide(from: .down)) { side, _ in .slide(from: side) },
    PresetEntry("slideAlong", .slideAlong()) { side, _ in .slideAlong(from: side) },
    PresetEntry("zoomSlide", .zoomSlide()) { side, _ in .zoomSlide(from: side) },
    PresetEntry("pageIn", .pageIn()) { side, _ in .pageIn(from: side) },
    PresetEntry("pageOut", .pageOut()) { side, _ in .pageOut(to: side.opposite) },
    PresetEntry("card", .card()) { side, _ in .card(from: side) },
    PresetEntry("zoomIn", .zoomIn()),
    PresetEntry("zoomOut", .zoomOut()),
    PresetEntry("fade", .fade),
    PresetEntry("dissolve", .dissolve),
    PresetEntry("blur", .blur()),
    PresetEntry("scale", .scale(from: 1.33, offset: CGPoint(x: 0, y: 40))),
    PresetEntry("flip", .flip(from: nil)) { _, card in .flip(from: card) },
    PresetEntry("unanimated", .unanimated),
    PresetEntry("select", .select(presenting: .cover(), dismissing: .zoomIn())) { side, _ in
      .select(presenting: .cover(from: side), dismissing: .zoomIn())
    },
  ]
}
