import Foundation

extension CALayer {
  /// Returns a copy of the layer as it is on the screen now, with animations applied.
  ///
  /// The result is nil before the first frame with the layer (fact 1.110).
  public func presentation() -> Self? {
    guard shown.exists else { return nil }
    let copy = Self(layer: self)
    copy.modelLayer = modelLayer ?? self
    copy.shown = shown
    copy.values = presentedProperties
    if copy.values.backdrop != .none, losesEffect { copy.values.backdrop = .none }
    return copy
  }

  /// Whether the mask of an ancestor hides an effect of this layer (variant 7.88).
  package var losesEffect: Bool {
    hasMaskAbove && MainActor.assumeIsolated { Runtime.current.reads(.masksHideEffects) }
  }

  /// Whether an ancestor of the layer has a mask.
  private var hasMaskAbove: Bool {
    var layer = model().parent
    while let next = layer {
      if next.extras?.mask != nil { return true }
      layer = next.parent
    }
    return false
  }

  /// Returns the model layer of a presentation layer. For any other layer, it returns the layer
  /// itself.
  public func model() -> Self {
    guard let model = modelLayer as? Self else { return self }
    return model
  }

  /// The model values with all running animations applied, in the order in which they were added.
  ///
  /// - Complexity: O(n) in the number of the layer's animations. It is O(1) if nothing has changed
  ///   since the last frame.
  package var presentedProperties: LayerProperties {
    guard hasAnimations else { return values }
    if !hasChanged, shown.motion == MediaClock.motion { return shown.properties }
    var values = values
    for animation in runningAnimations { animation.apply(to: &values) }
    return values
  }

  /// Whether the layer is in the layer tree of a window.
  var isInWindow: Bool {
    parent?.isInWindow ?? isWindowLayer
  }

  /// Whether changes of the layer can be animated.
  ///
  /// The layer must be in a window, and the app must not be in the background.
  var isOnScreen: Bool {
    isInWindow && !MediaClock.isInBackground
  }

  private var isWindowLayer: Bool {
    delegate is UIWindow
  }

  /// Removes all animations of the layer. Their blocks are notified that they did not finish (fact
  /// 1.118).
  public func removeAllAnimations() {
    if runningAnimations.isEmpty { return }
    let ended = runningAnimations
    for animation in ended { animation.layer = nil }
    runningAnimations = []
    for animation in ended { animation.end(finished: false) }
  }

  /// Returns a copy of the layer and its descendants without animations.
  ///
  /// - Parameters:
  ///   - asShown: Whether to copy the values of the last frame instead of the model values.
  ///   - excluded: A sublayer that is not copied.
  /// - Returns: The copy; nil for a layer that the last frame did not show.
  func stillCopy(asShown: Bool, excluding excluded: CALayer? = nil) -> CALayer? {
    let copy = Self(layer: self)
    // A name identifies the app's own layer, not its copies.
    copy.name = nil
    if asShown {
      guard shown.exists else { return nil }
      copy.properties = shown.properties
      copy.isHidden = shown.isHidden
      copy.content = shown.content
    }
    copy.mask = extras?.mask?.stillCopy(asShown: asShown)
    for layer in childLayers where layer !== excluded {
      if let below = layer.stillCopy(asShown: asShown) { copy.addSublayer(below) }
    }
    return copy
  }
}
