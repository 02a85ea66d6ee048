import Foundation

extension UIView {
  /// The size of a view that has no content, in one direction.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target of a fitting that asks for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of a fitting that asks for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  func contentSizeDidChange() {
    if let stack = parentView as? UIStackView, stack.distribution == .fillProportionally {
      stack.contentDidChange()
    }
    guard layoutState?.isInLayout == true else { return }
    layoutEngine?.setNeedsUpdate(self)
  }

  /// Returns the priority with which the view resists a size larger than its content.
  ///
  /// The default is 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists a size larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutState.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists a size smaller than its content.
  ///
  /// The default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists a size smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ownLayoutState.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  // MARK: Alignment

  /// Returns the rectangle that constraints place for a frame, in points.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for the rectangle that constraints place, in points.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Margins

  /// The distances of the margins from the view's sides, in points.
  ///
  /// The default is 8 at each side. The view of a view controller has at least its
  /// `systemMinimumLayoutMargins`. The safe area is added (fact 8.20).
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if layoutState?.startsAtSafeArea ?? true {
        let area = safeAreaInsets
        margins.top += area.top
        margins.left += area.left
        margins.bottom += area.bottom
        margins.right += area.right
      }
      guard layoutState?.keepsOuterMargins == true, let parent = parentView else { return margins }
      let outer = parent.layoutMargins
      let place = place
      margins.top = max(margins.top, outer.top - place.minY)
      margins.left = max(margins.left, outer.left - place.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.height - place.maxY))
      margins.right = max(margins.right, outer.right - (parent.bounds.width - place.maxX))
      return margins
    }
    set {
      ownLayoutState.margins = .sides(newValue)
      marginsDidChange()
    }
  }

  /// Whether the margins begin at the safe area. The default is true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.startsAtSafeArea ?? true }
    set {
      ownLayoutState.startsAtSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins are at least those of the superview. The default is false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.keepsOuterMargins ?? false }
    set {
      ownLayoutState.keepsOuterMargins = newValue
      marginsDidChange()
    }
  }

  /// The distances of the margins from the view's sides in its layout direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      ownLayoutState.margins = .directional(newValue)
      marginsDidChange()
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func sides(of margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
  }

  /// The margins without the safe area.
  private var ownMargins: UIEdgeInsets {
    let margins: UIEdgeInsets? =
      switch layoutState?.margins {
      case .sides(let sides): sides
      case .directional(let margins): sides(of: margins)
      case nil: nil
      }
    guard let owner else { return margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let system = sides(of: owner.systemMinimumLayoutMargins)
    guard let margins else { return system }
    guard owner.viewRespectsSystemMinimumLayoutMargins else { return margins }
    return UIEdgeInsets(
      top: max(margins.top, system.top), left: max(margins.left, system.left),
      bottom: max(margins.bottom, system.bottom), right: max(margins.right, system.right))
  }

  /// Notifies the view and its guides that the margins or the safe area have changed.
  func marginsDidChange() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in childViews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
    guard let guides = layoutState?.ownGuides, let engine = layoutEngine else { return }
    for guide in guides { engine.setNeedsUpdate(guide) }
  }

  // MARK: The update of constraints

  /// Calls `updateConstraints()` before the next layout (fact 8.11).
  public func setNeedsUpdateConstraints() {
    ownLayoutState.needsUpdate = true
    requireLayoutEngine().setNeedsUpdateOfConstraints()
  }

  /// Returns whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdate ?? true }

  /// Calls `updateConstraints()` of this view and of its descendants that need it.
  public func updateConstraintsIfNeeded() {
    // A view updates its constraints after its descendants.
    for view in childViews { view.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    ownLayoutState.needsUpdate = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Fitting

  /// Measures the view, without changing it.
  func fittingSize(_ target: LayoutTarget) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, target: target)
    forTree { view in
      for constraint in view.constraints { engine.add(constraint) }
    }
    return engine.fittingSize()
  }
}
