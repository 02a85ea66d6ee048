import Foundation

/// What animations mostly change of a layer, at one moment.
package struct LayerMotion: Sendable {
  package let position: CGPoint
  package let bounds: CGRect
  package let transform: CATransform3D
  package let opacity: Float

  package init(_ values: LayerProperties) {
    (position, bounds) = (values.position, values.bounds)
    (transform, opacity) = (values.transform, values.opacity)
  }
}

/// What a recorder asks of a layer that moves, frame after frame.
extension CALayer {
  /// Where a recorder keeps what it knows of the layer.
  package var recorderPlace: RecorderPlace {
    get { notedPlace }
    set { notedPlace = newValue }
  }

  /// Whether the layer and those below it are hidden.
  package var isLeftOut: Bool { hides }

  /// The part of `presentedProperties` that animations mostly change. The rest is not copied.
  package var presentedMotion: LayerMotion {
    if runningAnimations.isEmpty { return LayerMotion(values) }
    if !hasChanged, shown.motion == MediaClock.motion { return LayerMotion(shown.properties) }
    return LayerMotion(presentedProperties)
  }

  /// Whether all but `presentedMotion` and the sublayers is the same as when a recorder has looked
  /// last, at a count of looks.
  package func keepsLook(since look: Int) -> Bool {
    lookChange <= look && extras?.mask == nil && runningAnimations.allSatisfy { $0.key.isMotion }
      && (values.shadowOpacity == 0 || pictureShadow(in: values.bounds) == nil)
  }

  /// The rectangle of a picture that casts the layer's shadow; nil if something else does.
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
