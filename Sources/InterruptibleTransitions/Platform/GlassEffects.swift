/// The glass effects of iOS 26 and later.
struct GlassEffects {
  private let materials = NamedClasses(["UIGlassEffect"])
  private let containers = NamedClasses(["UIGlassContainerEffect"])

  /// Returns whether an effect is glass, or renders the glass of other effect views.
  func contains(_ effect: UIVisualEffect?) -> Bool {
    effect.map { materials.contains($0) || containers.contains($0) } ?? false
  }

  /// Returns whether an effect renders the glass of the effect views in its content view.
  func isContainer(_ effect: UIVisualEffect?) -> Bool {
    effect.map { containers.contains($0) } ?? false
  }
}
