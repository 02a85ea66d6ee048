import Foundation

/// An effect that a view applies to the content behind it.
@MainActor open class UIVisualEffect: NSObject, @MainActor NSCopying {
  /// Returns the effect itself, because effects are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the backdrop of the effect in a style.
  func backdrop(in style: UIUserInterfaceStyle) -> Backdrop { .none }
}

/// A blur with an optional tint.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// The blur is nearly white.
    case extraLight = 0
    /// The blur is light.
    case light = 1
    /// The blur is dark.
    case dark = 2
    /// The blur adapts to the user interface style.
    case regular = 4
    /// The blur is more visible than the regular one.
    case prominent = 5
    /// The blur is the thinnest material.
    case systemUltraThinMaterial = 6
    /// The blur is a thin material.
    case systemThinMaterial = 7
    /// The blur is the material of sheets.
    case systemMaterial = 8
    /// The blur is a thick material.
    case systemThickMaterial = 9
    /// The blur is the material of bars.
    case systemChromeMaterial = 10
  }

  private let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }

  override func backdrop(in style: UIUserInterfaceStyle) -> Backdrop {
    let light: CGFloat = 0.97
    let dark: CGFloat = 0.11
    // The other styles do not depend on the user interface style (fact 6.31).
    let adapted = style == .dark ? dark : light
    let tint: UIColor =
      switch self.style {
      case .extraLight: UIColor(white: light, alpha: 0.75)
      case .light: UIColor(white: light, alpha: 0.4)
      case .dark: UIColor(white: dark, alpha: 0.6)
      case .systemUltraThinMaterial: UIColor(white: adapted, alpha: 0.25)
      case .regular, .systemThinMaterial: UIColor(white: adapted, alpha: 0.4)
      case .prominent, .systemMaterial, .systemChromeMaterial: UIColor(white: adapted, alpha: 0.6)
      case .systemThickMaterial: UIColor(white: adapted, alpha: 0.75)
      }
    return Backdrop(radius: 20, tint: tint.components)
  }
}

/// A view that applies an effect to the content behind it.
@MainActor open class UIVisualEffectView: UIView {
  /// The view to which subviews are added.
  public let contentView = UIView()
  /// The effects that were set, by their backdrops.
  ///
  /// An animator that returns to its start restores the old backdrop, and therefore the old effect.
  private var effects: [Backdrop: UIVisualEffect] = [:]
  /// The effect that is set but not shown, because it was set up while the view was nearly or
  /// completely invisible.
  private var flatEffect: UIVisualEffect?

  /// Creates a view with an effect, or without an effect if it is nil.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
  }

  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The effect, or nil if there is none. Animatable (fact 1.120).
  open var effect: UIVisualEffect? {
    get {
      let backdrop = layer.values.backdrop
      return backdrop == .none ? flatEffect : effects[backdrop]
    }
    set {
      flatEffect = nil
      let backdrop = newValue?.backdrop(in: shownStyle) ?? .none
      effects[backdrop] = newValue
      layer.set(.backdrop, to: .backdrop(backdrop))
      if newValue != nil { Runtime.current.setUpAtFrame(self) }
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, effect != nil { Runtime.current.setUpAtFrame(self) }
  }

  /// Sets up the effect for the frame that is about to be shown.
  func setUpEffect() {
    guard window != nil, flatEffect == nil, let effect,
      shownOpacity < Self.lowestOpacity || layer.isHiddenByMaskAbove,
      Runtime.current.reads(.flattensHiddenEffects)
    else { return }
    flatEffect = effect
    UIView.performWithoutAnimation { layer.set(.backdrop, to: .backdrop(.none)) }
  }

  /// The lowest opacity at which an effect can be set up (variant 7.89).
  private static let lowestOpacity: Float = 0.02

  /// The opacity of the view on the screen, from 0 to 1, including the opacities of its ancestors.
  private var shownOpacity: Float {
    sequence(first: self as UIView, next: \.superview).reduce(1) {
      $0 * ($1.layer.presentation() ?? $1.layer).opacity
    }
  }

  override func styleDidChange() {
    super.styleDidChange()
    guard let effect else { return }
    let backdrop = effect.backdrop(in: shownStyle)
    effects[backdrop] = effect
    layer.setModelValue(.backdrop(backdrop), for: .backdrop)
  }
}
