import Foundation

/// The object that answers for a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers. Optional.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing: the requirement is optional.
  public func layoutSublayers(of layer: CALayer) {}
}
