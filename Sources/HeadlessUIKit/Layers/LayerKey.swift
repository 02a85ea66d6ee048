import Foundation

/// The properties of a layer.
package enum LayerKey: Int, CaseIterable, Sendable {
  case position, bounds, transform, sublayerTransform, zPosition, anchorPoint
  case opacity, cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, backdrop

  private static let names = allCases.map { "\($0)" }

  /// The property's name in Core Animation.
  package var name: String { Self.names[rawValue] }

  /// Whether UIView animations of the property are additive instead of replacing each other (fact
  /// 1.102).
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    default: false
    }
  }

  /// Whether animation blocks animate the property. Other properties change at once (fact 1.120).
  var isAnimatedByBlocks: Bool {
    switch self {
    case .zPosition, .borderWidth, .borderColor, .shadowRadius, .shadowOffset, .shadowColor: false
    default: true
    }
  }
}

/// The effect of an effect view on the content behind it.
package struct Backdrop: Hashable, Sendable {
  /// The radius of the blur, in points.
  package var radius: Double
  /// The color that is laid over the blur.
  package var tint: ColorComponents

  package static let none = Backdrop(radius: 0, tint: .clear)

  /// Returns a backdrop from which an animation to another backdrop starts, or at which it ends.
  ///
  /// A backdrop without a tint gets a transparent tint in the other backdrop's color. The fading
  /// tint then has its color from the start.
  func fading(_ other: Backdrop) -> Backdrop {
    guard tint.alpha == 0 else { return self }
    var faded = self
    faded.tint = other.tint
    faded.tint.alpha = 0
    return faded
  }
}
