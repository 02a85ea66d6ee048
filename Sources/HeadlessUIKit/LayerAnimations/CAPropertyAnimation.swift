import Foundation

/// An animation of one property of a layer, or of a part of it.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, or its part, such as `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to what is there, rather than shown instead. The default is
  /// false.
  open var isAdditive = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  override func course(on layer: CALayer) -> PropertyCourse? {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }) else { return nil }
    let shown = layer.shown.exists ? layer.shown.properties : layer.values
    guard let motion = motion(along: path, from: path.part(of: shown[path.key])) else { return nil }
    return PropertyCourse(path: path, isAdditive: isAdditive, motion: motion)
  }

  /// Returns how a value moves.
  ///
  /// - Parameters:
  ///   - path: what is animated.
  ///   - previous: the value that the last frame showed.
  /// - Returns: the motion; nil if the animation has values that the property cannot have.
  func motion(along path: LayerKeyPath, from previous: LayerValue) -> PropertyCourse.Motion? {
    nil
  }
}
