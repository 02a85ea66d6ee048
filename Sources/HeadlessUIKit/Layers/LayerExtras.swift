import Foundation

/// What most layers do without.
final class LayerExtras {
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var mask: CALayer?
  /// The view of that layer, which the masked view keeps.
  var maskView: AnyObject?
  var shadowPath: CGPath?
  var contentsRect = LayerContent.whole
  var cornerCurve = CALayerCornerCurve.circular
  /// The corners of the layer's view.
  var cornerConfiguration = UICornerConfiguration.square
  /// Whether the layer shows a transition of its superlayer, which does not list it.
  var isOverlay = false
  /// The values that the app has set for keys of its own.
  var keyValues: [String: Any] = [:]
}

extension CALayer {
  /// Changes what most layers do without.
  func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, to value: Value) {
    let extras = extras ?? LayerExtras()
    self.extras = extras
    extras[keyPath: path] = value
  }

  /// The part of the contents that the layer shows, in parts of their size. The default is all.
  public var contentsRect: CGRect {
    get { extras?.contentsRect ?? LayerContent.whole }
    set {
      guard newValue != contentsRect else { return }
      setExtra(\.contentsRect, to: newValue)
      if case .picture(let picture) = content { content = .picture(picture.part(newValue)) }
    }
  }

  /// How often the layer's time runs. A layer does not use it.
  public var repeatCount: Float {
    get { extras?.repeatCount ?? 0 }
    set { setExtra(\.repeatCount, to: newValue) }
  }

  /// The seconds for which its time runs. A layer does not use it.
  public var repeatDuration: TimeInterval {
    get { extras?.repeatDuration ?? 0 }
    set { setExtra(\.repeatDuration, to: newValue) }
  }

  /// Whether its time runs forwards and back. A layer does not use it.
  public var autoreverses: Bool {
    get { extras?.autoreverses ?? false }
    set { setExtra(\.autoreverses, to: newValue) }
  }

  /// What is shown outside of its time. A layer does not use it.
  public var fillMode: CAMediaTimingFillMode {
    get { extras?.fillMode ?? .removed }
    set { setExtra(\.fillMode, to: newValue) }
  }
}
