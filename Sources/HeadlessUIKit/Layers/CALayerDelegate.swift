import Foundation

/// An object that responds to the events of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers. The method is optional.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action of an event, `NSNull` for none, or nil. The method is optional.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing, because the method is optional.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil, because the method is optional.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
