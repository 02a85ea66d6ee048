import Foundation

/// The values of the properties that animations change most often, at one moment.
package struct LayerMotion: Sendable {
  package let position: CGPoint
  package let bounds: CGRect
  package let transform: CATransform3D
  package let opacity: Float

  package init(_ values: LayerProperties) {
    position = values.position
    bounds = values.bounds
    transform = values.transform
    opacity = values.opacity
  }
}

/// Values that a recorder reads from a moving layer in each frame.
extension CALayer {
  /// The place of the layer's record in a recorder.
  package var recorderPlace: RecorderPlace {
    get { notedPlace }
    set { notedPlace = newValue }
  }

  /// Whether the layer and its descendants are hidden.
  package var isLeftOut: Bool { hides }

  /// The part of `presentedProperties` that animations change most often, without a copy of the
  /// rest.
  package var presentedMotion: LayerMotion {
    if runningAnimations.isEmpty { return LayerMotion(values) }
    if !hasChanged, shown.motion == MediaClock.motion { return LayerMotion(shown.properties) }
    return LayerMotion(presentedProperties)
  }

  /// Returns whether only `presentedMotion` and the sublayers may have changed since a frame with a
  /// given `lookCount`.
  package func keepsLook(since look: Int) -> Bool {
    lookChange <= look && extras?.mask == nil && runningAnimations.allSatisfy { $0.key.isMotion }
      && (values.shadowOpacity == 0 || pictureShadow(in: values.bounds) == nil)
  }

  /// Returns the rectangle of the picture that casts the layer's shadow; nil if something else
  /// casts it.
  package func pictureShadow(in bounds: CGRect) -> CGRect? {
    guard case .picture(let picture) = content, values.backgroundColor == nil else { return nil }
    return picture.frame(in: bounds)
  }
}

extension LayerKey {
  /// Whether the property is a part of `LayerMotion`.
  fileprivate var isMotion: Bool {
    switch self {
    case .position, .bounds, .transform, .opacity: true
    default: false
    }
  }
}
