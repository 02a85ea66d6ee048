import Foundation

/// An edge, a center or a size of a view or a layout guide, which makes constraints.
///
/// The type of an anchor keeps horizontal, vertical and size attributes apart.
@MainActor open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
  weak final var object: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    object = item
    self.attribute = attribute
  }

  /// Returns a constraint that makes the anchors equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor)
  }

  /// Returns a constraint that makes this anchor at least the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor at most the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that makes this anchor equal to the other one with an offset, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least the other one with an offset, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most the other one with an offset, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: c)
  }

  final func relation(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let object else {
      preconditionFailure("The item of the anchor \(attribute) has been released")
    }
    return NSLayoutConstraint(
      first: object, attribute, relation, second: anchor.object, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// The space between two views that the system recommends, in points (fact 8.34).
private let systemSpacing: CGFloat = 8

/// A horizontal anchor.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor after the other one, with multiples of the
  /// system's spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after the other one, with at least multiples of
  /// the system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after the other one, with at most multiples of
  /// the system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical anchor.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor below the other one, with multiples of the
  /// system's spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below the other one, with at least multiples of
  /// the system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below the other one, with at most multiples of
  /// the system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or a height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a number, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: c)
  }

  /// Returns a constraint that makes the size at least a number, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: c)
  }

  /// Returns a constraint that makes the size at most a number, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: c)
  }

  /// Returns a constraint that makes the size a multiple of the other one.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size at least a multiple of the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size at most a multiple of the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns a constraint that makes the size a multiple of the other one with an offset.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at least a multiple of the other one with an offset.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at most a multiple of the other one with an offset.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func relation(
    _ relation: NSLayoutConstraint.Relation, to constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let object else {
      preconditionFailure("The item of the anchor \(attribute) has been released")
    }
    return NSLayoutConstraint(
      first: object, attribute, relation, second: nil, .notAnAttribute, multiplier: 1,
      constant: constant)
  }
}
