import Foundation

/// A glass material, in iOS 26 and later.
@MainActor open class UIGlassEffect: UIVisualEffect {
  /// The styles of glass.
  public enum Style: Int, Sendable {
    /// Glass that dims and blurs the content behind it.
    case regular = 0
    /// Glass that lets more of the content through.
    case clear = 1
  }

  private let style: Style

  /// Whether the glass reacts to touches. The default is false.
  open var isInteractive = false

  /// The color that tints the glass, or nil.
  open var tintColor: UIColor?

  /// Creates a glass material.
  public init(style: UIGlassEffect.Style) {
    self.style = style
  }

  override func backdrop(in interfaceStyle: UIUserInterfaceStyle) -> Backdrop {
    let plain = UIColor(white: 1, alpha: style == .regular ? 0.3 : 0.1)
    return Backdrop(radius: style == .regular ? 8 : 3, tint: (tintColor ?? plain).components)
  }
}

/// An effect that renders the glass of the effect views in its content view together.
///
/// The effect exists in iOS 26 and later. It has no material.
@MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which two pieces of glass begin to merge, in points. The default is 0.
  open var spacing: CGFloat = 0

  // The blur is too small to be visible. The view needs a distinct backdrop to find its effect.
  override func backdrop(in style: UIUserInterfaceStyle) -> Backdrop {
    Backdrop(radius: 1e-9, tint: .clear)
  }
}
