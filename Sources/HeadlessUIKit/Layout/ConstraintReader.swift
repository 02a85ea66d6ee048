import Foundation

/// The relation of a constraint, as the solver has it.
@MainActor struct ConstraintReader {
  /// Returns the variables of an item, and records that the constraint uses them.
  let node: (any LayoutItem) -> LayoutNode

  /// Returns the relation of a constraint; nil if an item is gone, or if the priority is 0.
  func read(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.holder, !constraint.isBroken, constraint.priority.rawValue > 0,
      let first = constraint.firstItem as? any LayoutItem,
      let view = first.layoutView
    else { return nil }
    let second = constraint.secondItem as? any LayoutItem
    // From right to left, positions are counted from the right.
    let isMirrored =
      constraint.isDirectional
      && (constraint.directionView ?? view).effectiveUserInterfaceLayoutDirection == .rightToLeft
    var left = LinearExpression()
    left.add(
      value(constraint.firstAttribute, of: first, beside: second, in: holder, isMirrored),
      times: isMirrored ? -1 : 1)
    var right = LinearExpression(constant: constraint.constant)
    if let second {
      right.add(
        value(constraint.secondAttribute, of: second, beside: first, in: holder, isMirrored),
        times: isMirrored ? -constraint.multiplier : constraint.multiplier)
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LinearConstraint(left, relation, right, strength: constraint.priority.strength)
  }

  /// Returns the value of an attribute, in the coordinates of a view around the item.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
    beside other: (any LayoutItem)?, in space: UIView, _ isMirrored: Bool
  ) -> LinearExpression {
    let item = Self.item(attribute, of: item, beside: other)
    switch attribute {
    case .width: return LinearExpression(node(item).width)
    case .height: return LinearExpression(node(item).height)
    case .notAnAttribute: return LinearExpression()
    default: break
    }
    let isHorizontal = attribute.axis == .horizontal
    var position = origin(of: item, in: space, isHorizontal)
    let length = isHorizontal ? node(item).width : node(item).height
    switch attribute {
    case .right, .rightMargin, .bottom, .bottomMargin: position.add(length)
    case .leading, .leadingMargin: if isMirrored { position.add(length) }
    case .trailing, .trailingMargin: if !isMirrored { position.add(length) }
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins:
      position.add(length, times: 0.5)
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let baseline =
        (item as? UIView).map { isFirst ? $0.firstBaseline : $0.lastBaseline }
        ?? LayoutBaseline(fraction: isFirst ? 0 : 1, offset: 0)
      position.add(length, times: baseline.fraction)
      position.constant += baseline.offset
    default: break
    }
    return position
  }

  /// Returns the item that has an attribute: the margins of a view, a descendant with text, or the
  /// content of a scroll view for a constraint with what is in it (fact 8.25).
  private static func item(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
    beside other: (any LayoutItem)?
  ) -> any LayoutItem {
    guard let view = item as? UIView else { return item }
    if attribute.isMargin { return view.layoutMarginsGuide }
    if attribute == .firstBaseline { return view.viewWithFirstBaseline }
    if attribute == .lastBaseline { return view.viewWithLastBaseline }
    guard let scrollView = view as? UIScrollView, !attribute.isSize,
      let content = other?.layoutView, content !== view, content.isDescendant(of: view)
    else { return item }
    return attribute == .centerX || attribute == .centerY
      ? scrollView.frameLayoutGuide : scrollView.contentLayoutGuide
  }

  /// Returns the left side or the top of an item, in the coordinates of a view around it.
  private func origin(
    of item: any LayoutItem, in space: UIView, _ isHorizontal: Bool
  ) -> LinearExpression {
    var sum = LinearExpression()
    /// The distance of the alignment rectangle from the frame.
    func inset(_ view: UIView) -> CGFloat {
      isHorizontal ? view.alignmentRectInsets.left : view.alignmentRectInsets.top
    }
    func add(_ node: LayoutNode, times factor: Double = 1) {
      sum.add(isHorizontal ? node.x : node.y, times: factor)
    }
    guard item !== space else {
      sum.constant = inset(space)
      return sum
    }
    add(node(item))
    var view = item is UIView ? item.layoutView?.superview : item.layoutView
    while let next = view, next !== space {
      add(node(next))
      sum.constant -= inset(next)
      // The content of a scroll view moves against its offset.
      if let content = next as? UIScrollView { add(node(content.frameLayoutGuide), times: -1) }
      view = next.superview
    }
    return sum
  }
}

/// The place of a baseline: a part of a view's height from its top, and an offset, in points.
struct LayoutBaseline {
  var fraction: CGFloat
  var offset: CGFloat
}

extension UIView {
  fileprivate var viewWithFirstBaseline: UIView {
    let view = forFirstBaselineLayout
    return view !== self && view.isDescendant(of: self) ? view.viewWithFirstBaseline : self
  }

  fileprivate var viewWithLastBaseline: UIView {
    let view = forLastBaselineLayout
    return view !== self && view.isDescendant(of: self) ? view.viewWithLastBaseline : self
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
