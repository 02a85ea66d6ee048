import Foundation

extension CALayer {
  /// The parent of this layer; a presentation layer has a presentation layer as its parent.
  public var superlayer: CALayer? {
    modelLayer == nil ? parent : modelLayer?.parent?.presentation()
  }

  /// The children of this layer, back to front, or nil if there are none.
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

  /// Adds a layer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(childLayers.count))
  }

  /// Inserts a layer at an index; an index past the end means the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    childLayers.insert(layer, at: min(Int(idx), childLayers.count))
    layer.setParent(self)
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.extras?.mask === self {
      parent.mask = nil
      return
    }
    if let index = parent.childLayers.firstIndex(where: { $0 === self }) {
      parent.childLayers.remove(at: index)
    }
    setParent(nil)
  }

  /// The layer and all its descendants and masks, front ones last.
  var subtree: [CALayer] {
    var layers: [CALayer] = []
    forSubtree { layers.append($0) }
    return layers
  }

  /// Calls a block for the layer and all its descendants and masks, front ones last.
  func forSubtree(_ body: (CALayer) -> Void) {
    body(self)
    extras?.mask?.forSubtree(body)
    for layer in childLayers { layer.forSubtree(body) }
  }

  /// Reorders the sublayers as in another list of the same layers.
  func reorderSublayers(as order: [CALayer]) {
    let others = childLayers.filter { layer in !order.contains { $0 === layer } }
    childLayers = others + order
  }
}
