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

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack without views, because a headless runtime cannot decode archives.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Views

  /// The views that the stack places, in their order.
  open var arrangedSubviews: [UIView] { views }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: views.count)
  }

  /// Inserts a view into the stack, or moves it.
  ///
  /// - Precondition: The index is at most the number of arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition((0...views.count).contains(stackIndex), "The index is not in the stack")
    views.removeAll { $0 === view }
    views.insert(view, at: min(stackIndex, views.count))
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

  private var shownViews: [UIView] { views.filter { !$0.isHidden } }

  /// The first view of a column, and the highest view of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? shownViews.first : highestView) ?? self
  }

  /// The last view of a column, and the highest view of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : highestView) ?? self
  }

  private var highestView: UIView? {
    shownViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
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

  /// Sets the space after an arranged subview, in points. The space is lost when the view leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard views.contains(arrangedSubview) else { return }
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
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints of the arranged subviews.
  open override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(ownConstraints)
    for spacer in spacers { removeLayoutGuide(spacer) }
    spacers = []
    ownConstraints = makeConstraints()
    for constraint in ownConstraints { constraint.identifier = "UISV" }
    NSLayoutConstraint.activate(ownConstraints)
    // Constraints with the baseline of the stack can have another view now.
    layoutEngine?.setNeedsUpdate(self)
  }

  private func makeConstraints() -> [NSLayoutConstraint] {
    let area: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let shown = shownViews
    // A hidden view has no length, at the end of the view before it.
    var constraints = views.filter(\.isHidden).map { relate($0, axis.length) }
    guard let first = shown.first, let last = shown.last else { return constraints }
    constraints.append(relate(first, axis.start, to: area, axis.start))
    constraints.append(relate(last, axis.end, to: area, axis.end))
    for (view, next) in zip(shown, shown.dropFirst()) {
      constraints += gap(between: view, and: next)
    }
    constraints += sizes(of: shown, in: area)
    constraints += spacers.dropFirst().map {
      relate($0, axis.length, to: spacers[0], axis.length, at: 149)
    }
    for view in shown { constraints += placement(of: view, first, in: area) }
    // The stack is as small across as its views allow.
    if alignment != .fill { constraints.append(relate(self, axis.across.length, at: 25)) }
    return constraints
  }

  private func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == UIStackView.spacingUseSystem ? 8 : space
  }

  private func gap(between view: UIView, and next: UIView) -> [NSLayoutConstraint] {
    let space = space(after: view)
    if distribution == .equalSpacing || distribution == .equalCentering {
      let isCentering = distribution == .equalCentering
      let spacer = UILayoutGuide()
      spacer.identifier = "UISV-spacer"
      addLayoutGuide(spacer)
      spacers.append(spacer)
      return [
        relate(spacer, axis.start, to: view, isCentering ? axis.center : axis.end),
        relate(spacer, axis.end, to: next, isCentering ? axis.center : axis.start),
        relate(next, axis.start, .greaterThanOrEqual, to: view, axis.end, constant: space),
      ]
    }
    if isBaselineRelativeArrangement, axis == .vertical {
      return [relate(next, .firstBaseline, to: view, .lastBaseline, constant: space)]
    }
    return [relate(next, axis.start, to: view, axis.end, constant: space)]
  }

  private func sizes(of shown: [UIView], in area: any LayoutItem) -> [NSLayoutConstraint] {
    switch distribution {
    case .fillEqually:
      return shown.dropFirst().map { relate($0, axis.length, to: shown[0], axis.length) }
    case .fillProportionally:
      let sizes = shown.map(\.intrinsicContentSize)
      let lengths = sizes.map { axis == .horizontal ? $0.width : $0.height }
      let sum = lengths.reduce(0) { $0 + max($1, 0) }
      let spaces = shown.dropLast().reduce(0) { $0 + space(after: $1) }
      guard sum > 0 else { return [] }
      return zip(shown, lengths).filter { $1 > 0 }.map { view, length in
        let part = length / sum
        return relate(
          view, axis.length, to: area, axis.length, multiplier: part, constant: -spaces * part,
          at: 999)
      }
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  private func placement(
    of view: UIView, _ first: UIView, in area: any LayoutItem
  ) -> [NSLayoutConstraint] {
    let across = axis.across
    let afterStart = relate(view, across.start, .greaterThanOrEqual, to: area, across.start)
    let beforeEnd = relate(view, across.end, .lessThanOrEqual, to: area, across.end)
    let atStart = relate(view, across.start, to: area, across.start)
    let atEnd = relate(view, across.end, to: area, across.end)
    switch alignment {
    case .fill: return [atStart, atEnd]
    case .leading: return [atStart, beforeEnd]
    case .trailing: return [afterStart, atEnd]
    case .center:
      return [afterStart, beforeEnd, relate(view, across.center, to: area, across.center)]
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal, view !== first else { return [afterStart, beforeEnd] }
      let baseline =
        alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
      return [afterStart, beforeEnd, relate(view, baseline, to: first, baseline)]
    }
  }

  /// Returns a constraint between two items, or between an item and a constant.
  private func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to second: (any LayoutItem)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.directionView = self
    return constraint
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var across: Self { self == .horizontal ? .vertical : .horizontal }
  fileprivate var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  fileprivate var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  fileprivate var center: NSLayoutConstraint.Attribute {
    self == .horizontal ? .centerX : .centerY
  }
  fileprivate var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
