import Foundation

/// The properties of a layer.
package enum LayerKey: Int, CaseIterable, Sendable {
  case position, bounds, transform, sublayerTransform, zPosition, anchorPoint
  case opacity, cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, backdrop

  private static let names = allCases.map { "\($0)" }

  /// The property's name, as Core Animation has it.
  package var name: String { Self.names[rawValue] }

  /// Whether UIView animations of this property are additive rather than replace each other (fact
  /// 1.102).
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    default: false
    }
  }

  /// Whether animation blocks animate the property; they set any other property at once (fact
  /// 1.120).
  var isAnimatedByBlocks: Bool {
    switch self {
    case .zPosition, .borderWidth, .borderColor, .shadowRadius, .shadowOffset, .shadowColor: false
    default: true
    }
  }
}

/// What an effect view shows of the content behind it.
package struct Backdrop: Hashable, Sendable {
  /// The blur's radius, in points.
  package var radius: Double
  /// The colour laid over the blur.
  package var tint: ColorComponents

  package static let none = Backdrop(radius: 0, tint: .clear)

  /// Returns this backdrop, or, if it has no tint, a clear one of another's colour: a tint that
  /// appears has its colour from the start.
  func fading(_ other: Backdrop) -> Backdrop {
    guard tint.alpha == 0 else { return self }
    var faded = self
    faded.tint = other.tint
    faded.tint.alpha = 0
    return faded
  }
}
