import Foundation

extension CALayer {
  /// The sublayers and overlays of the layer, back to front.
  package var childLayers: [CALayer] {
    if let layers = siblings.whole { return layers }
    change { $0.closeGaps() }
    return siblings.whole ?? []
  }

  /// Changes the list of sublayers.
  private func change(_ change: (inout SiblingList<CALayer>) -> Void) {
    var list = siblings
    // With a second reference to its buffer, the list would be copied.
    siblings = SiblingList()
    change(&list)
    siblings = list
  }

  /// The superlayer of the layer. The superlayer of a presentation layer is a presentation layer.
  public var superlayer: CALayer? {
    modelLayer == nil ? parent : modelLayer?.parent?.presentation()
  }

  /// The sublayers of the layer, back to front, or nil if there are none.
  public var sublayers: [CALayer]? {
    get {
      var layers = (modelLayer ?? self).childLayers
      if layers.contains(where: { $0.extras?.isOverlay == true }) {
        layers = layers.filter { $0.extras?.isOverlay != true }
      }
      if modelLayer != nil { layers = layers.compactMap { $0.presentation() } }
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in childLayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(childLayers.count))
  }

  /// Inserts a layer at an index. An index past the end means the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let index = min(Int(idx), childLayers.count)
    change { $0.insert(layer, at: index) }
    invalidateRecordedFrame()
    layer.setParent(self)
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.extras?.mask === self {
      parent.mask = nil
      return
    }
    parent.change { $0.remove(self) }
    parent.invalidateRecordedFrame()
    setParent(nil)
  }

  /// The layer, its descendants and their masks, from back to front.
  var subtree: [CALayer] {
    var layers: [CALayer] = []
    forSubtree { layers.append($0) }
    return layers
  }

  /// Calls a block for the layer, its descendants and their masks, from back to front.
  func forSubtree(_ body: (CALayer) -> Void) {
    body(self)
    extras?.mask?.forSubtree(body)
    for layer in childLayers { layer.forSubtree(body) }
  }

  /// Reorders the sublayers to match another list of the same layers.
  func reorderSublayers(as order: [CALayer]) {
    let others = childLayers.filter { layer in !order.contains { $0 === layer } }
    change { $0.reorder(as: others + order) }
    invalidateRecordedFrame()
  }
}
