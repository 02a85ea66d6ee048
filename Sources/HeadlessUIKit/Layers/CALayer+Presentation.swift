import Foundation

extension CALayer {
  /// Returns a copy of the layer as it is on the screen now, with animations applied; nil before
  /// the first frame with the layer (fact 1.110).
  public func presentation() -> Self? {
    guard shown.exists else { return nil }
    let copy = Self(layer: self)
    copy.modelLayer = modelLayer ?? self
    copy.shown = shown
    copy.values = presentedProperties
    if copy.values.backdrop != .none, losesEffect { copy.values.backdrop = .none }
    return copy
  }

  /// Whether a mask of a layer above this one hides an effect of this one (variant 7.88).
  package var losesEffect: Bool {
    hasMaskAbove && MainActor.assumeIsolated { Runtime.current.reads(.masksHideEffects) }
  }

  /// Whether a layer above this one has a mask.
  private var hasMaskAbove: Bool {
    var layer = model().parent
    while let next = layer {
      if next.extras?.mask != nil { return true }
      layer = next.parent
    }
    return false
  }

  /// Returns the layer whose values the app sets: the layer itself, or the layer that this one is a
  /// presentation of.
  public func model() -> Self {
    guard let model = modelLayer as? Self else { return self }
    return model
  }

  /// The model values with every running animation applied, in the order in which they were added.
  ///
  /// - Complexity: O(n) in the number of the layer's animations; O(1) where nothing has changed
  ///   since the last frame.
  package var presentedProperties: LayerProperties {
    guard hasAnimations else { return values }
    if !hasChanged, shown.motion == MediaClock.motion { return shown.properties }
    var values = values
    for animation in runningAnimations { animation.apply(to: &values) }
    return values
  }

  /// Whether the layer is a descendant of a window's layer.
  var isInWindow: Bool {
    parent?.isInWindow ?? isWindowLayer
  }

  /// Whether changes of the layer can be animated: in a window, and not in the background.
  var isOnScreen: Bool {
    isInWindow && !MediaClock.isInBackground
  }

  private var isWindowLayer: Bool {
    delegate is UIWindow
  }

  /// Ends all animations of the layer; their blocks are notified that they did not finish (fact
  /// 1.118).
  public func removeAllAnimations() {
    if runningAnimations.isEmpty { return }
    let ended = runningAnimations
    for animation in ended { animation.layer = nil }
    runningAnimations = []
    for animation in ended { animation.end(finished: false) }
  }

  /// Returns a copy of the layer and all its descendants without animations.
  ///
  /// - Parameter asShown: whether to copy the last frame, without later changes, rather than the
  ///   model values.
  /// - Returns: the copy; nil for a layer that the last frame did not show.
  func stillCopy(asShown: Bool) -> CALayer? {
    let copy = Self(layer: self)
    // What is in a picture is not what the app has named.
    copy.name = nil
    if asShown {
      guard shown.exists else { return nil }
      (copy.properties, copy.isHidden) = (shown.properties, shown.isHidden)
      copy.content = shown.content
    }
    copy.mask = extras?.mask?.stillCopy(asShown: asShown)
    for layer in childLayers {
      if let below = layer.stillCopy(asShown: asShown) { copy.addSublayer(below) }
    }
    return copy
  }
}
