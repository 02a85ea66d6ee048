import Foundation

/// The size that a fitting asks for, and its priorities.
struct LayoutTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

/// The variables of a view's or a guide's rectangle, in the coordinates of the superview or of the
/// guide's view. That of a view is its alignment rectangle.
@MainActor final class LayoutNode {
  /// A constraint that an item has by itself.
  enum Part: CaseIterable {
    case x
    case y
    case width
    case height
    /// A size is at least 0.
    case leastWidth
    case leastHeight
    /// A size is at most, and at least, that of the content.
    case widthHugging
    case widthResistance
    case heightHugging
    case heightResistance
  }

  /// A constraint that an item has by itself, as the solver has it.
  struct Own {
    let id: LinearConstraintID
    var linear: LinearConstraint
  }

  /// The size below 0 that is rounding, in points.
  private static let tolerance = 1e-6

  weak var item: (any LayoutItem)?
  /// The identity of the item, also after its release.
  let key: ObjectIdentifier
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable
  /// The number of constraints and nodes that use the variables.
  var useCount = 0
  /// The node of the surrounding view, which this one uses.
  var owner: LayoutNode?
  var own: [Part: Own] = [:]
  /// The width for which the height of a text was measured; nil before the first layout.
  var textWidth: CGFloat?
  var needsUpdate = false
  /// The sizes that a solution has made negative, and that are now at least 0 (fact 8.15).
  private(set) var leastSizes: Set<Part> = []

  init(_ item: any LayoutItem, in solver: inout LinearSolver) {
    self.item = item
    key = ObjectIdentifier(item)
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// The rectangle in a solution.
  func rect(in solver: LinearSolver) -> CGRect {
    CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: max(solver.value(of: width), 0),
      height: max(solver.value(of: height), 0))
  }

  /// The rectangle in a solution, from and to whole pixels, so that neighbors touch (fact 8.35).
  func pixelRect(in solver: LinearSolver) -> CGRect {
    let rect = rect(in: solver)
    let scale = UIScreen.main.scale
    let left = (rect.minX * scale).rounded() / scale
    let top = (rect.minY * scale).rounded() / scale
    return CGRect(
      x: left, y: top, width: (rect.maxX * scale).rounded() / scale - left,
      height: (rect.maxY * scale).rounded() / scale - top)
  }

  // MARK: The constraints that an item has by itself

  /// The view whose sides determine those of a guide, or of a view by its autoresizing mask; nil
  /// for other items.
  func surroundingView(root: UIView, _ target: LayoutTarget?) -> UIView? {
    if let guide = item as? UILayoutGuide {
      return guide.kind == .free || guide.kind == .content ? nil : guide.owningView
    }
    guard let view = item as? UIView, Self.followsSuperview(view, root: root, target) else {
      return nil
    }
    return view.superview
  }

  /// Returns whether the mask of a view relates it to a superview whose size constraints determine.
  private static func followsSuperview(
    _ view: UIView, root: UIView, _ target: LayoutTarget?
  ) -> Bool {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints,
      !view.autoresizingMask.isEmpty, let superview = view.superview,
      superview.autoresizesSubviews
    else { return false }
    if superview === root { return target != nil }
    return !superview.translatesAutoresizingMaskIntoConstraints
      || followsSuperview(superview, root: root, target)
  }

  /// The constraints of an item in the tree below a topmost view.
  func ownConstraints(root: UIView, _ target: LayoutTarget?) -> [Part: LinearConstraint] {
    if let guide = item as? UILayoutGuide {
      if guide.kind == .content { return leastParts().merging(parts(from: .zero)) { $1 } }
      guard let view = guide.owningView, let owner else { return leastParts() }
      return parts(inside: owner, insets: guide.insets(in: view), of: view)
    }
    guard let view = item as? UIView else { return [:] }
    let isRoot = view === root
    if !isRoot && view.translatesAutoresizingMaskIntoConstraints || isRoot && target == nil {
      if Self.followsSuperview(view, root: root, target), let owner,
        let superview = view.superview
      {
        return parts(inside: owner, of: superview, byMaskOf: view)
      }
      return parts(at: view.alignmentRect(forFrame: view.place), isRoot: isRoot)
    }
    var parts = parts(fitting: contentSize(of: view, isMeasuring: target != nil), of: view)
    if isRoot, let target { parts.merge(self.parts(fitting: target, of: view)) { $1 } }
    return leastParts().merging(parts) { $1 }
  }

  /// The size of the content of a view. That of a text depends on its width, also while a fitting
  /// measures it.
  private func contentSize(of view: UIView, isMeasuring: Bool) -> CGSize {
    guard view.hasHeightForWidth else { return view.intrinsicContentSize }
    let state = view.ownLayoutState
    let former = state.textWidth
    state.textWidth = textWidth
    defer { if isMeasuring { state.textWidth = former } }
    return view.intrinsicContentSize
  }

  /// Requires each size to be at least 0 that is negative in a solution.
  ///
  /// - Returns: Whether there is a new requirement.
  func limitSizes(in solver: LinearSolver) -> Bool {
    var isNew = false
    for (part, size) in [(Part.leastWidth, width), (.leastHeight, height)]
    where solver.value(of: size) < -Self.tolerance {
      if leastSizes.insert(part).inserted { isNew = true }
    }
    return isNew
  }

  private func leastParts() -> [Part: LinearConstraint] {
    var parts: [Part: LinearConstraint] = [:]
    for part in leastSizes {
      let size = part == .leastWidth ? width : height
      parts[part] = LinearConstraint(LinearExpression(size), .greaterThanOrEqual, 0)
    }
    return parts
  }

  /// A view keeps its frame. The topmost view keeps its size, and its place does not matter.
  private func parts(at frame: CGRect, isRoot: Bool) -> [Part: LinearConstraint] {
    var parts = isRoot ? [:] : self.parts(from: frame.origin)
    parts[.width] = equal(width, frame.width)
    parts[.height] = equal(height, frame.height)
    return parts
  }

  private func parts(from origin: CGPoint) -> [Part: LinearConstraint] {
    [.x: equal(x, origin.x), .y: equal(y, origin.y)]
  }

  private func parts(fitting target: LayoutTarget, of view: UIView) -> [Part: LinearConstraint] {
    let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: target.size)).size
    return [
      .width: LinearConstraint(
        LinearExpression(width), .equal, size.width, strength: target.horizontal.strength),
      .height: LinearConstraint(
        LinearExpression(height), .equal, size.height, strength: target.vertical.strength),
    ]
  }

  private func parts(fitting size: CGSize, of view: UIView) -> [Part: LinearConstraint] {
    var parts: [Part: LinearConstraint] = [:]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isHorizontal = axis == .horizontal
      let length = isHorizontal ? size.width : size.height
      guard length.isFinite, length != UIView.noIntrinsicMetric else { continue }
      let own = LinearExpression(isHorizontal ? width : height)
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if hugging.rawValue > 0 {
        parts[isHorizontal ? .widthHugging : .heightHugging] = LinearConstraint(
          own, .lessThanOrEqual, length, strength: hugging.strength)
      }
      if resistance.rawValue > 0 {
        parts[isHorizontal ? .widthResistance : .heightResistance] = LinearConstraint(
          own, .greaterThanOrEqual, length, strength: resistance.strength)
      }
    }
    return parts
  }

  /// A guide keeps its distances from the sides of its view.
  private func parts(
    inside owner: LayoutNode, insets: UIEdgeInsets, of view: UIView
  ) -> [Part: LinearConstraint] {
    let origin = view.bounds.origin
    var parts = parts(from: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top))
    let outside = view.alignmentRectInsets
    parts[.width] = LinearConstraint(
      LinearExpression(width), .equal,
      LinearExpression(
        owner.width, plus: outside.left + outside.right - insets.left - insets.right))
    parts[.height] = LinearConstraint(
      LinearExpression(height), .equal,
      LinearExpression(
        owner.height, plus: outside.top + outside.bottom - insets.top - insets.bottom))
    return parts
  }

  /// A view shares in a change of its superview's size as its autoresizing mask says.
  private func parts(
    inside owner: LayoutNode, of superview: UIView, byMaskOf view: UIView
  ) -> [Part: LinearConstraint] {
    let frame = view.alignmentRect(forFrame: view.place)
    let size = superview.alignmentRect(forFrame: superview.place).size
    let mask = view.autoresizingMask
    let across = mask.horizontalShares
    let down = mask.verticalShares
    /// A value, of which a share of the change is added.
    func shared(
      _ variable: LinearVariable, _ value: CGFloat, _ share: CGFloat, _ length: LinearVariable,
      _ former: CGFloat
    ) -> LinearConstraint {
      LinearConstraint(
        LinearExpression(variable), .equal,
        LinearExpression(length, times: share, plus: value - share * former))
    }
    return [
      .x: shared(x, frame.minX, across.before, owner.width, size.width),
      .width: shared(width, frame.width, across.size, owner.width, size.width),
      .y: shared(y, frame.minY, down.before, owner.height, size.height),
      .height: shared(height, frame.height, down.size, owner.height, size.height),
    ]
  }

  private func equal(_ variable: LinearVariable, _ value: CGFloat) -> LinearConstraint {
    LinearConstraint(LinearExpression(variable), .equal, value)
  }
}

extension UILayoutPriority {
  /// The strength of a constraint with the priority.
  var strength: LinearConstraint.Strength {
    rawValue >= UILayoutPriority.required.rawValue ? .required : .priority(rawValue)
  }
}
