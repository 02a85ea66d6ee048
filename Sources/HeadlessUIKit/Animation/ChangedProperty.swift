import Foundation

/// A property that an animator's blocks changed, with its values before the first block and after
/// the last block.
struct ChangedProperty {
  /// The identity of a property of a layer. It is unique as long as the layer exists.
  struct ID: Hashable {
    private let layer: ObjectIdentifier
    private let key: LayerKey

    init(_ layer: CALayer, _ key: LayerKey) {
      self.layer = ObjectIdentifier(layer)
      self.key = key
    }
  }

  let layer: CALayer
  let key: LayerKey
  let before: LayerValue
  var after: LayerValue
}
