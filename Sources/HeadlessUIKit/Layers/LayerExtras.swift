import Foundation

/// The properties that most layers do not use.
final class LayerExtras {
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var mask: CALayer?
  /// The view of the mask, which the masked view retains.
  var maskView: AnyObject?
  var shadowPath: CGPath?
  var contentsRect = LayerContent.whole
  var cornerCurve = CALayerCornerCurve.circular
  /// The corner configuration of the layer's view.
  var cornerConfiguration = UICornerConfiguration.square
  /// Whether the layer shows a transition of its superlayer, whose `sublayers` leave out the layer.
  var isOverlay = false
  /// The values that the app has set for other keys.
  var keyValues: [String: Any] = [:]
}

extension CALayer {
  /// Sets a property that most layers do not use.
  func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, to value: Value) {
    let extras = extras ?? LayerExtras()
    self.extras = extras
    extras[keyPath: path] = value
  }

  /// The part of the contents that the layer shows, in unit coordinates. The default is the whole
  /// contents.
  public var contentsRect: CGRect {
    get { extras?.contentsRect ?? LayerContent.whole }
    set {
      guard newValue != contentsRect else { return }
      setExtra(\.contentsRect, to: newValue)
      if case .picture(let picture) = content { content = .picture(picture.part(newValue)) }
    }
  }

  /// The repeat count of the layer's time. A layer does not use it.
  public var repeatCount: Float {
    get { extras?.repeatCount ?? 0 }
    set { setExtra(\.repeatCount, to: newValue) }
  }

  /// The repeat duration of the layer's time, in seconds. A layer does not use it.
  public var repeatDuration: TimeInterval {
    get { extras?.repeatDuration ?? 0 }
    set { setExtra(\.repeatDuration, to: newValue) }
  }

  /// A Boolean value that indicates whether the layer's time also runs backwards. A layer does not
  /// use it.
  public var autoreverses: Bool {
    get { extras?.autoreverses ?? false }
    set { setExtra(\.autoreverses, to: newValue) }
  }

  /// The effect of the layer outside its active time. A layer does not use it.
  public var fillMode: CAMediaTimingFillMode {
    get { extras?.fillMode ?? .removed }
    set { setExtra(\.fillMode, to: newValue) }
  }
}
