import Foundation

/// An object that responds to the events of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers. The method is optional.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing, because the method is optional.
  public func layoutSublayers(of layer: CALayer) {}
}
