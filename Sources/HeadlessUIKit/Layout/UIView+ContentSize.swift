import Foundation

extension UIView {
  /// The size of a view without content of its own, in one direction.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The target of a fitting that asks for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of a fitting that asks for the largest size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Computes the size of the content again, before the next layout.
  public func invalidateIntrinsicContentSize() {
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

  // MARK: Margins

  /// The distances of the margins from the view's sides, in points.
  ///
  /// The default is 8 at each side. The view of a view controller has 16 or 20 at the left and at
  /// the right, and 0 at the top and at the bottom. The safe area is added (fact 6.87).
  public var layoutMargins: UIEdgeInsets {
    get {
      var margins = layoutState?.margins ?? systemMargins
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
      ownLayoutState.margins = newValue
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

  private var systemMargins: UIEdgeInsets {
    guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Notifies the view and its guides that the margins or the safe area have changed.
  func marginsDidChange() {
    layoutMarginsDidChange()
    setNeedsLayout()
    guard let guides = layoutState?.ownGuides, let engine = layoutEngine else { return }
    for guide in guides { engine.setNeedsUpdate(guide) }
  }

  // MARK: The update of constraints

  /// Calls `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    ownLayoutState.needsUpdate = true
    layoutEngine?.setNeedsUpdateOfConstraints()
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

  /// Returns the smallest size that fulfills the constraints of the view and its descendants, in
  /// points, or the one that is nearest to a target.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fulfills the constraints of the view and its descendants, in points, or
  /// the one that is nearest to a target in each direction, with a priority.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self,
      target: LayoutEngine.Target(
        size: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
    forTree { view in
      for constraint in view.constraints { engine.add(constraint) }
    }
    return engine.fittingSize()
  }
}
