import Foundation

/// A glass material, from iOS 26 on.
@MainActor open class UIGlassEffect: UIVisualEffect {
  /// The looks of glass.
  public enum Style: Int, Sendable {
    /// Glass that dims and blurs the content behind it.
    case regular = 0
    /// Glass that lets more of the content through.
    case clear = 1
  }

  private let style: Style

  /// Whether the glass reacts to touches. The default is false.
  open var isInteractive = false

  /// The color that tints the glass; nil has none.
  open var tintColor: UIColor?

  /// Makes a glass material.
  public init(style: UIGlassEffect.Style) {
    self.style = style
  }

  override func backdrop(in interfaceStyle: UIUserInterfaceStyle) -> Backdrop {
    let plain = UIColor(white: 1, alpha: style == .regular ? 0.3 : 0.1)
    return Backdrop(radius: style == .regular ? 8 : 3, tint: (tintColor ?? plain).components)
  }
}

/// An effect that renders the glass of the effect views in its content view together, from iOS 26
/// on. It has no material.
@MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance, in points, at which two pieces of glass begin to merge. The default is 0.
  open var spacing: CGFloat = 0

  // A blur that no screen can show: the view finds its effect by the backdrop.
  override func backdrop(in style: UIUserInterfaceStyle) -> Backdrop {
    Backdrop(radius: 1e-9, tint: .clear)
  }
}
