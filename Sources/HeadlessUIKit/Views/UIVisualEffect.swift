import Foundation

/// An effect that a view applies to the content behind it.
@MainActor open class UIVisualEffect: NSObject, @MainActor NSCopying {
  /// Returns the effect itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The look of the effect in a style.
  func backdrop(in style: UIUserInterfaceStyle) -> Backdrop { .none }
}

/// A blur with an optional tint.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The looks of a blur.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// The style that suits the appearance.
    case regular = 4
    /// More visible than regular.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The material of sheets.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  private let style: Style

  /// Makes a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }

  override func backdrop(in style: UIUserInterfaceStyle) -> Backdrop {
    let (light, dark): (CGFloat, CGFloat) = (0.97, 0.11)
    // The others are the same in each style (fact 6.31).
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
  /// The view for subviews.
  public let contentView = UIView()
  /// Effects that were set, by their look: an animator that runs back to its start restores the old
  /// look, and the effect with it.
  private var effects: [Backdrop: UIVisualEffect] = [:]
  /// The effect that is set and not shown, because it appeared where nothing was to be seen.
  private var flatEffect: UIVisualEffect?

  /// Makes a view with an effect; nil has none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
  }

  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The effect; nil has none. Animatable (fact 1.120).
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

  /// Sets the effect up for the frame that is about to be shown.
  func setUpEffect() {
    guard window != nil, flatEffect == nil, let effect, shownOpacity < 0.01,
      Runtime.current.reads(.flattensHiddenEffects)
    else { return }
    flatEffect = effect
    UIView.performWithoutAnimation { layer.set(.backdrop, to: .backdrop(.none)) }
  }

  /// The opacity with which the view is seen, from 0 to 1.
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
