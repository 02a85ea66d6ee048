import Foundation

extension CALayer {
  /// A copy of the layer as it is on the screen now, animations applied; nil before the first
  /// frame with the layer (fact 1.110).
  public func presentation() -> Self? {
    guard hasBeenCommitted else { return nil }
    let copy = Self(layer: self)
    copy.modelLayer = modelLayer ?? self
    copy.hasBeenCommitted = true
    copy.properties = presentedProperties
    return copy
  }

  /// The layer whose values the app sets: itself, or what this is a presentation of.
  public func model() -> Self {
    guard let model = modelLayer as? Self else { return self }
    return model
  }

  /// The model values with every running animation applied, in the order of adding.
  package var presentedProperties: LayerProperties {
    var values = properties
    for animation in runningAnimations {
      values[animation.key] = animation.apply(to: values[animation.key])
    }
    return values
  }

  /// Whether the layer hangs below a window's, so that its changes can be animated.
  var isInWindow: Bool {
    parent?.isInWindow ?? isWindowLayer
  }

  private var isWindowLayer: Bool {
    delegate is UIWindow
  }

  /// Ends all animations of the layer; their blocks hear that they did not finish (fact 1.118).
  public func removeAllAnimations() {
    let ended = runningAnimations
    runningAnimations = []
    for animation in ended { animation.end(finished: false) }
  }

  /// The names of the properties that are being animated, or nil if there are none.
  public func animationKeys() -> [String]? {
    runningAnimations.isEmpty ? nil : runningAnimations.map(\.key.rawValue)
  }

  /// Notes that a frame shows the layer and all below it.
  func commit() {
    hasBeenCommitted = true
    for layer in childLayers { layer.commit() }
  }
}
