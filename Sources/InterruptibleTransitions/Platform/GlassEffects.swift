/// The glass of iOS 26 and later.
struct GlassEffects {
  private let materials = NamedClasses(["UIGlassEffect"])
  private let containers = NamedClasses(["UIGlassContainerEffect"])

  /// Whether an effect is glass, or renders the glass of others.
  func contains(_ effect: UIVisualEffect?) -> Bool {
    effect.map { materials.contains($0) || containers.contains($0) } ?? false
  }

  /// Whether an effect renders the glass of the effect views in its content view.
  func isContainer(_ effect: UIVisualEffect?) -> Bool {
    effect.map { containers.contains($0) } ?? false
  }
}
