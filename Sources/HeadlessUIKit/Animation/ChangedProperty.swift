import Foundation

/// A property that an animator's blocks changed, with the values from before the first block and
/// after the last.
struct ChangedProperty {
  /// Tells one property of one layer from all others, as long as the layer is there.
  struct ID: Hashable {
    private let layer: ObjectIdentifier
    private let key: LayerKey

    init(_ layer: CALayer, _ key: LayerKey) {
      (self.layer, self.key) = (ObjectIdentifier(layer), key)
    }
  }

  let layer: CALayer
  let key: LayerKey
  let before: LayerValue
  var after: LayerValue
}
