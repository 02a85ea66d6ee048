import Foundation

/// A relation between two attributes of views or layout guides: `first = multiplier × second +
/// constant`, or an inequality.
///
/// ```swift
/// label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
/// ```
@MainActor open class NSLayoutConstraint: NSObject {
  /// The relation of the two sides.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// A part of an item's rectangle.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The side where a line of text begins.
    case leading
    /// The side where a line of text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
    /// No attribute. The second side is the constant alone.
    case notAnAttribute = 0
  }

  /// A direction of the layout.
  public enum Axis: Int, Sendable {
    /// Across the screen.
    case horizontal = 0
    /// Down the screen.
    case vertical = 1
  }

  /// The first item; nil if it has been released.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation of the two sides.
  public let relation: Relation
  /// The second item; nil if there is none, or if it has been released.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The anchor of the first item.
  ///
  /// - Precondition: The item exists.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let firstItem else { preconditionFailure("The first item has been released") }
    return NSLayoutAnchor(firstItem, firstAttribute)
  }
  /// The anchor of the second item; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The view that holds the constraint while it is active.
  weak final var holder: UIView?
  /// The view whose layout direction counts; nil for the first item's.
  weak final var directionView: UIView?
  private let hasSecondItem: Bool
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required

  /// A text that names the constraint in messages.
  open var identifier: String?
  /// A value for archives. It has no effect here.
  open var shouldBeArchived = false

  /// Creates a constraint without items, which has no effect (fact 8.16).
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    hasSecondItem = false
    secondAttribute = .notAnAttribute
    multiplier = 1
    storedConstant = 0
    super.init()
  }

  /// Creates a constraint that is not active.
  ///
  /// - Precondition: The attributes can be related: both are horizontal, vertical, or sizes.
  ///   A position needs a second item. The numbers are finite (facts 8.4 and 8.5).
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    storedConstant = Self.checked(constant)
    super.init()
    precondition(
      first is any LayoutItem, "A constraint needs a view or a layout guide as its first item")
    precondition(
      second == nil || second is any LayoutItem,
      "The second item of a constraint must be a view or a layout guide")
    precondition(
      multiplier.isFinite, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    if let problem = firstAttribute.problem(with: self.secondAttribute, multiplier) {
      preconditionFailure(problem)
    }
  }

  /// The number that is added to the second side, in points.
  ///
  /// - Precondition: The number is finite.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = Self.checked(newValue)
      holder?.layoutEngine?.constantDidChange(of: self)
    }
  }

  /// The importance of the constraint. The default is `required`.
  ///
  /// An active constraint may become required, or stop being so (fact 8.6).
  ///
  /// - Precondition: The number is from 0 to 1000.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      precondition(
        newValue.rawValue >= 0 && newValue.rawValue <= 1000, "A priority is from 0 to 1000")
      storedPriority = newValue
      holder?.layoutEngine?.rebuild(self)
    }
  }

  /// Whether the constraint affects the layout.
  ///
  /// An activation adds the constraint to the nearest common ancestor of the items.
  ///
  /// - Precondition: The items have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether an item of the constraint has been released.
  final var isBroken: Bool { firstItem == nil || hasSecondItem && secondItem == nil }

  /// Whether the constraint depends on the layout direction.
  final var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  final var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  private func activate() {
    guard let first = (firstItem as? any LayoutItem)?.layoutView else { return }
    guard hasSecondItem else { return first.addConstraint(self) }
    guard let second = (secondItem as? any LayoutItem)?.layoutView else { return }
    guard let ancestor = first.commonAncestor(with: second) else {
      preconditionFailure(
        "Unable to activate constraint \(consoleText) because its items have no common ancestor.  "
          + "Does the constraint reference items in different view hierarchies?  That's illegal.")
    }
    ancestor.addConstraint(self)
  }

  private static func checked(_ constant: CGFloat) -> CGFloat {
    precondition(
      constant.isFinite,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
    return constant
  }

  /// Writes on the console that the constraint contradicts others, and perhaps frames.
  final func reportBreaking(amid others: [NSLayoutConstraint], withFrames hasFrames: Bool) {
    var names = others.map(\.consoleText)
    if hasFrames { names.append("the frames of views without constraints, or sizes of at least 0") }
    names.append(consoleText)
    Runtime.current.console.append(
      "Unable to simultaneously satisfy constraints: \(names.joined(separator: "; ")). "
        + "Will attempt to recover by breaking constraint \(consoleText)")
  }

  /// A readable text, such as "UILabel.top == UIView.top + 20".
  final var consoleText: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var second: [String] = []
    if let secondItem {
      let factor = multiplier == 1 ? "" : "\(multiplier) * "
      second.append("\(factor)\(type(of: secondItem)).\(secondAttribute)")
    }
    if second.isEmpty || constant != 0 { second.append("\(constant)") }
    let first = firstItem.map { "\(type(of: $0))" } ?? "nil"
    let priority = priority == .required ? "" : " @\(priority.rawValue)"
    let name = identifier.map { "'\($0)' " } ?? ""
    return "\(name)\(first).\(firstAttribute) \(sign) \(second.joined(separator: " + "))\(priority)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction that the attribute measures; nil if there is no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  private var isSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Returns why two attributes cannot be related, in UIKit's words; nil if they can (fact 8.5).
  func problem(
    with second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat
  ) -> String? {
    guard let axis else { return "Invalid attribute: the first item needs one" }
    guard let secondAxis = second.axis, multiplier != 0 || isSize else {
      return isSize
        ? nil
        : "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs."
    }
    if isSize != second.isSize || !isSize && axis != secondAxis {
      return "Invalid pairing of layout attributes: \(self) and \(second)"
    }
    if isDirectional && second.isSide || isSide && second.isDirectional {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }
}
