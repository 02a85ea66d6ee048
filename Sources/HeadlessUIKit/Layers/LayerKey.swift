import Foundation

/// The layer properties that can be animated.
package enum LayerKey: String, CaseIterable, Sendable {
  case position, bounds, transform, sublayerTransform, zPosition, anchorPoint
  case opacity, cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, backdrop

  /// Whether UIView animations of this property add up rather than replace each other
  /// (fact 1.102).
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform: true
    default: false
    }
  }
}

/// What an effect view shows of what lies behind it.
package struct Backdrop: Hashable, Sendable {
  /// The blur's radius, in points.
  package var radius: Double
  /// The colour laid over the blur.
  package var tint: ColorComponents

  package static let none = Backdrop(radius: 0, tint: .clear)

  /// This backdrop, or if it has no tint a clear one of another's colour: a tint that appears has
  /// its colour from the start.
  func fading(_ other: Backdrop) -> Backdrop {
    guard tint.alpha == 0 else { return self }
    var faded = self
    faded.tint = other.tint
    faded.tint.alpha = 0
    return faded
  }
}
