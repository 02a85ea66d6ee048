import Foundation

/// A view that places its arranged subviews in a row or in a column, by constraints.
@MainActor open class UIStackView: UIView {
  /// The ways in which the arranged subviews share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack. Their priorities say which ones grow or shrink.
    case fill = 0
    /// The views have equal sizes.
    case fillEqually = 1
    /// The views have sizes in proportion to those of their contents.
    case fillProportionally = 2
    /// The spaces between the views are equal.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal.
    case equalCentering = 4
  }

  /// The ways in which the arranged subviews are placed across the stack.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views of a column are at its leading side.
    case leading = 1
    /// The first baselines of the views of a row are at the same height.
    case firstBaseline = 2
    /// The views are in the middle.
    case center = 3
    /// The views of a column are at its trailing side.
    case trailing = 4
    /// The last baselines of the views of a row are at the same height.
    case lastBaseline = 5

    /// The views of a row are at its top.
    public static var top: UIStackView.Alignment { .leading }
    /// The views of a row are at its bottom.
    public static var bottom: UIStackView.Alignment { .trailing }
  }

  /// The space that stands for `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The space that the system recommends.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  private var views: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var isCurrent = false

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Views

  /// The views that the stack places, in their order.
  open var arrangedSubviews: [UIView] { views }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: views.count - (views.contains(view) ? 1 : 0))
  }

  /// Inserts a view into the stack, or moves it.
  ///
  /// - Precondition: The index is at most the number of the other arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    views.removeAll { $0 === view }
    precondition((0...views.count).contains(stackIndex), "The index is not in the stack")
    views.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    contentDidChange()
  }

  /// Removes a view from the stack's layout. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard views.contains(view) else { return }
    views.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    contentDidChange()
  }

  /// Removes a view that is no subview any longer from the arranged subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Options

  /// The direction of the stack. The default is a row.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { contentDidChange() } }
  }
  /// The way in which the views share the length. The default is to fill the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { contentDidChange() } }
  }
  /// The way in which the views are placed across the stack. The default is to fill it.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { contentDidChange() } }
  }
  /// The space between the views, in points. The default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { contentDidChange() } }
  }
  /// Whether the spaces of a column are measured between baselines. The default is false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { contentDidChange() } }
  }
  /// Whether the views are placed between the margins of the stack. The default is false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { contentDidChange() } }
  }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    contentDidChange()
  }

  /// Returns the space after a view, in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Constraints

  /// Makes the constraints of the stack again before the next layout.
  func contentDidChange() {
    isCurrent = false
    _ = requireLayoutEngine()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints of the arranged subviews.
  open override func updateConstraints() {
    super.updateConstraints()
    guard !isCurrent else { return }
    isCurrent = true
    NSLayoutConstraint.deactivate(ownConstraints)
    for spacer in spacers { removeLayoutGuide(spacer) }
    spacers = []
    ownConstraints = makeConstraints()
    for constraint in ownConstraints { constraint.identifier = "UISV" }
    NSLayoutConstraint.activate(ownConstraints)
  }

  private func makeConstraints() -> [NSLayoutConstraint] {
    let area: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let shown = views.filter { !$0.isHidden }
    var constraints = hiddenConstraints()
    guard let first = shown.first, let last = shown.last else { return constraints }
    let line = StackLine(axis)
    constraints.append(line.equal(first, line.start, area, line.start))
    constraints.append(line.equal(last, line.end, area, line.end))
    for (view, next) in zip(shown, shown.dropFirst()) {
      constraints += gap(between: view, and: next, line)
    }
    constraints += sizes(of: shown, line)
    if spacers.count > 1 {
      for spacer in spacers.dropFirst() {
        constraints.append(line.equal(spacer, line.length, spacers[0], line.length, at: 149))
      }
    }
    for view in shown { constraints += placement(of: view, first, in: area, line) }
    if alignment != .fill {
      // The stack is as small across as its views allow.
      constraints.append(line.constant(self, line.breadth, .equal, 0, at: 25))
    }
    return constraints
  }

  /// A hidden view has no length, at the end of the view before it.
  private func hiddenConstraints() -> [NSLayoutConstraint] {
    let line = StackLine(axis)
    return views.filter(\.isHidden).map { line.constant($0, line.length, .equal, 0, at: 1000) }
  }

  private func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == UIStackView.spacingUseSystem ? 8 : space
  }

  private func gap(
    between view: UIView, and next: UIView, _ line: StackLine
  ) -> [NSLayoutConstraint] {
    let space = space(after: view)
    if distribution == .equalSpacing || distribution == .equalCentering {
      let isCentering = distribution == .equalCentering
      let spacer = UILayoutGuide()
      spacer.identifier = "UISV-spacer"
      addLayoutGuide(spacer)
      spacers.append(spacer)
      return [
        line.equal(spacer, line.start, view, isCentering ? line.center : line.end),
        line.equal(spacer, line.end, next, isCentering ? line.center : line.start),
        line.relate(next, line.start, .greaterThanOrEqual, view, line.end, constant: space),
      ]
    }
    if isBaselineRelativeArrangement, axis == .vertical {
      return [
        line.relate(next, .firstBaseline, .equal, view, .lastBaseline, constant: space)
      ]
    }
    return [line.relate(next, line.start, .equal, view, line.end, constant: space)]
  }

  private func sizes(of shown: [UIView], _ line: StackLine) -> [NSLayoutConstraint] {
    switch distribution {
    case .fillEqually:
      return shown.dropFirst().map { line.equal($0, line.length, shown[0], line.length) }
    case .fillProportionally:
      let sizes = shown.map(\.intrinsicContentSize)
      let lengths = sizes.map { line.isRow ? $0.width : $0.height }
      let sum = lengths.reduce(0) { $0 + max($1, 0) }
      let spaces = shown.dropLast().reduce(0) { $0 + space(after: $1) }
      guard sum > 0 else { return [] }
      return zip(shown, lengths).filter { $1 > 0 }.map { view, length in
        let part = length / sum
        return line.relate(
          view, line.length, .equal, self, line.length, multiplier: part, constant: -spaces * part,
          at: 999)
      }
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  private func placement(
    of view: UIView, _ first: UIView, in area: any LayoutItem, _ line: StackLine
  ) -> [NSLayoutConstraint] {
    let top = line.isRow ? NSLayoutConstraint.Attribute.top : .leading
    let bottom = line.isRow ? NSLayoutConstraint.Attribute.bottom : .trailing
    let inside = [
      line.relate(view, top, .greaterThanOrEqual, area, top),
      line.relate(view, bottom, .lessThanOrEqual, area, bottom),
    ]
    switch alignment {
    case .fill:
      return [line.equal(view, top, area, top), line.equal(view, bottom, area, bottom)]
    case .leading: return [line.equal(view, top, area, top), inside[1]]
    case .trailing: return [inside[0], line.equal(view, bottom, area, bottom)]
    case .center:
      let center = line.isRow ? NSLayoutConstraint.Attribute.centerY : .centerX
      return inside + [line.equal(view, center, area, center)]
    case .firstBaseline, .lastBaseline:
      guard line.isRow, view !== first else { return inside }
      let baseline =
        alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
      return inside + [line.equal(view, baseline, first, baseline)]
    }
  }
}

/// The attributes along a stack.
@MainActor private struct StackLine {
  let isRow: Bool
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let breadth: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    isRow = axis == .horizontal
    start = isRow ? .leading : .top
    end = isRow ? .trailing : .bottom
    center = isRow ? .centerX : .centerY
    length = isRow ? .width : .height
    breadth = isRow ? .height : .width
  }

  func equal(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ second: any LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, at priority: Float = 1000
  ) -> NSLayoutConstraint {
    relate(first, attribute, .equal, second, secondAttribute, at: priority)
  }

  func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: any LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  func constant(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, at priority: Float
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: item, attribute, relation, second: nil, .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
