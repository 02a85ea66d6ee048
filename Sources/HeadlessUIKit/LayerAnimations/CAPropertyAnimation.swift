import Foundation

/// An animation of one property of a layer, or of a part of the property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, or a part of it, such as `transform.rotation.z`.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the current value instead of
  /// replacing it.
  ///
  /// The default is false.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
  }

  override func effect(on layer: CALayer) -> PropertyEffect? {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }) else { return nil }
    let shown = layer.shown.exists ? layer.shown.properties : layer.values
    guard let motion = motion(along: path, from: path.part(of: shown[path.key])) else { return nil }
    return PropertyEffect(path: path, isAdditive: isAdditive, motion: motion)
  }

  /// Returns the motion of the animated value.
  ///
  /// - Parameters:
  ///   - path: The animated property or part.
  ///   - previous: The value that the last frame showed.
  /// - Returns: The motion; nil if the property cannot have the animation's values.
  func motion(along path: LayerKeyPath, from previous: LayerValue) -> PropertyEffect.Motion? {
    nil
  }
}
