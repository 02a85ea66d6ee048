import Foundation

/// A rectangular area on the screen that shows content, lays out its subviews, and receives
/// touches.
@MainActor
open class UIView:
  UIResponder, @MainActor CALayerDelegate, @MainActor NSCoding, @MainActor Indexed
{
  /// The class of the view's layer. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that stores the view's geometry and appearance.
  public let layer: CALayer
  /// The superview. It clears this reference in its subviews when it is deinitialized.
  unowned(unsafe) final var parentView: UIView?
  /// The subviews.
  ///
  /// The list is replaced and never changed in place, so that the compiler can omit the exclusivity
  /// check of each read.
  final var siblings = SiblingList<UIView>()
  /// The index of the view in its superview's list.
  final var listIndex = -1
  /// The view controller that manages the view.
  weak final var owner: UIViewController?
  final var recognizers = IndexedList<UIGestureRecognizer>()
  final var needsLayoutPass = true {
    didSet { if needsLayoutPass { requestLayout() } }
  }
  /// Whether the view or a descendant needs layout. If so, the value is also true in all ancestors.
  final var hasLayoutDue = true
  /// The subviews that need layout.
  final var dueSubviews = DueSubviews.none
  /// The background color that was last set.
  ///
  /// The getter returns this color instead of a color with the same components.
  private var assignedColor: UIColor?
  final var safeArea = UIEdgeInsets.zero
  /// The state of the view for Auto Layout; nil for most views.
  final var layoutState: LayoutState?
  /// An object that lives as long as the view.
  ///
  /// A weak reference to this object shows whether the view still exists. A weak reference to the
  /// view would make each retain of the view slower.
  package final var lifeMark: AnyObject?
  /// Whether the view has moved since its safe area was computed.
  final var needsSafeAreaPass = false {
    didSet { if needsSafeAreaPass { requestLayout() } }
  }
  /// Whether the bounds of the view have changed since then, so that the safe areas of its subviews
  /// may have changed.
  final var hasNewBounds = false
  /// The style that the view inherits while it has no superview.
  ///
  /// It is the style of the current traits when the view was created, and later that of its last
  /// superview (fact 6.44).
  final var keptStyle: UIUserInterfaceStyle
  /// The registrations for changes of the view's traits, or nil if there are none.
  final var traitObservers: TraitObservers?

  /// A number that the app can use.
  open var tag = 0
  /// Whether the view and its descendants receive touches. The default is true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time. The default is false.
  open var isMultipleTouchEnabled = false
  /// Whether a change of the bounds resizes subviews according to their masks. The default is true.
  open var autoresizesSubviews = true
  /// The way in which the view follows the size of its superview. By default, it does not.
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if layoutState?.isInLayout == true { layoutEngine?.setNeedsUpdate(self) } }
  }
  /// The way in which content fills the view.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// The text that identifies the view in UI tests, and in the recorder.
  open var accessibilityIdentifier: String? {
    didSet { layer.invalidateRecordedFrame() }
  }

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init()
    keptStyle = UITraitCollection.currentStyle
    super.init()
    layer.view = self
    layer.owner = TypeName.of(Self.self)
    layer.values.bounds.size = frame.size
    layer.values.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  isolated deinit {
    for view in childViews {
      view.parentView = nil
      // The layout of a tree ends with its topmost view.
      if layoutState?.engine != nil { view.moveConstraints {} }
    }
    layer.view = nil
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Does nothing, because a headless runtime cannot encode archives.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The frame of the view in its superview, in points.
  ///
  /// The frame is undefined if the transform is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The bounds of the view in its own coordinates, in points. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The center of the view in its superview, in points. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform of the view about its center. Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      needsSafeAreaPass = true
    }
  }

  /// Changes the geometry, and updates the layout that depends on it.
  private func changeGeometry(_ change: () -> Void) {
    let old = bounds
    change()
    needsSafeAreaPass = true
    let new = bounds
    if layoutState != nil { placeDidChange() }
    guard new != old else { return }
    hasNewBounds = true
    guard new.size != old.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  // MARK: Look

  /// The opacity of the view and its descendants, from 0 to 1. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// The background color of the view. Animatable.
  open var backgroundColor: UIColor? {
    get {
      guard let components = layer.values.backgroundColor else { return nil }
      return assignedColor.map { self.components(of: $0) } == components
        ? assignedColor : UIColor(components: components)
    }
    set {
      assignedColor = newValue
      layer.set(.backgroundColor, to: .color(newValue.map { components(of: $0) } ?? .clear))
    }
  }

  /// The style of the view and its subviews. The style `unspecified` inherits the style of the
  /// surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { changeTraits { ownStyle = newValue } }
  }
  private var ownStyle = UIUserInterfaceStyle.unspecified

  /// Notifies the view that its traits have changed (fact 6.42).
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates the values that depend on the style.
  func styleDidChange() {
    guard let color = assignedColor, color.isDynamic else { return }
    layer.setModelValue(.color(components(of: color)), for: .backgroundColor)
  }

  /// Whether the view and its descendants are hidden. Not animatable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let old = layer.isHidden
      layer.isHidden = newValue
      // A stack gives a hidden view no length.
      if newValue != old, layoutState != nil { (parentView as? UIStackView)?.contentDidChange() }
    }
  }

  /// Whether the view, together with its subviews, is an element of assistive technologies.
  ///
  /// The default is false.
  open var isAccessibilityElement = false
  /// The name of the element, in the user's language.
  open var accessibilityLabel: String?
  /// The value of the element, such as the position of a slider, in the user's language.
  open var accessibilityValue: String?
  /// The traits that describe the behavior of the element. The default is none.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The elements in the view, in their order, or nil for the elements of its subviews.
  open var accessibilityElements: [Any]?
  /// Whether assistive technologies ignore the view and its subviews. The default is false.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore the siblings of the view. The default is false.
  open var accessibilityViewIsModal = false
  /// The meaning of the view's content, which determines its layout direction.
  ///
  /// The default is `unspecified`.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if layoutState != nil { layoutEngine?.directionDidChange() } }
  }

  /// Whether the subviews are clipped to the view's bounds. Not animatable.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of elements that the user can tap. The default is the superview's tint color.
  open var tintColor: UIColor! {
    get { assignedTint ?? parentView?.tintColor ?? .systemBlue }
    set {
      assignedTint = newValue
      performAsCurrent { tintColorDidChange() }
    }
  }
  private var assignedTint: UIColor?

  /// Notifies the view that the tint color has changed.
  open func tintColorDidChange() {
    for view in childViews where view.assignedTint == nil {
      view.performAsCurrent { view.tintColorDidChange() }
    }
  }

  // MARK: Overridable hooks

  /// The view controller that manages the view, or otherwise the superview.
  open override var next: UIResponder? { owner ?? parentView }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: childViews.count) }
  /// Removes the view from its superview. The animations of the view end unfinished (fact 1.118).
  open func removeFromSuperview() { leaveSuperview() }
  /// Requests a layout before the next frame.
  open func setNeedsLayout() { needsLayoutPass = true }
  /// Lays out the view and its descendants if a layout is needed.
  ///
  /// - Complexity: O(n) in the number of views in it.
  open func layoutIfNeeded() { layOutIfDue() }
  /// Gives the view the size that fits its content.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Computes the size of the content again, before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Lays out the subviews. The system calls the method when a layout is needed.
  ///
  /// The default implementation moves the subviews to the places that constraints give them.
  open func layoutSubviews() {
    guard let engine = layoutEngine else { return }
    for view in childViews where !view.translatesAutoresizingMaskIntoConstraints {
      if let frame = engine.frame(of: view), frame != view.place { view.fill(frame) }
    }
  }

  /// Returns the frontmost view under a point in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Returns whether a point in the view's coordinates is in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  /// Returns the size that best fits the content, in points, for the given available size.
  ///
  /// The default is the size of the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size of the view's content, in points, or `noIntrinsicMetric` in a direction in which the
  /// content has no size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the view needs constraints, even if no constraint is in its tree. The default is
  /// false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints of the view. The system calls the method before a layout.
  open func updateConstraints() {}

  /// Notifies the view that its margins have changed.
  open func layoutMarginsDidChange() {}

  /// The distances of the frame's sides from those of the rectangle that constraints place, in
  /// points. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is that of this view. The default is `forLastBaselineLayout`.
  ///
  /// The view is this view or a descendant.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline is that of this view. The default is this view.
  ///
  /// The view is this view or a descendant.
  open var forLastBaselineLayout: UIView { self }

  /// The view that a fitting measures: the content view of a cell.
  var measuredView: UIView { self }

  /// Returns the smallest size that fulfills the constraints of the view and its descendants, in
  /// points, or the one that is nearest to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fulfills the constraints of the view and its descendants, in points, or
  /// the one that is nearest to a target in each direction, with a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measuredView.fittingSize(
      LayoutTarget(
        size: targetSize, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority))
  }

  /// The place of the baseline of the first line of text.
  var firstBaseline: LayoutBaseline { LayoutBaseline(fraction: 0, offset: 0) }

  /// The place of the baseline of the last line of text.
  var lastBaseline: LayoutBaseline { LayoutBaseline(fraction: 1, offset: 0) }

  /// Whether the height of the content depends on the width.
  var hasHeightForWidth: Bool { false }

  /// Returns whether a gesture recognizer may begin with a touch in the view (fact 4.23).
  ///
  /// The gesture recognizer belongs to the view or to one of its ancestors. The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Notifies the view that a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Notifies the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Notifies the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that its superview has changed.
  open func didMoveToSuperview() {}
  /// Notifies the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that its window has changed.
  open func didMoveToWindow() {}
  /// Notifies the view that its safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Lays out the view when its layer is laid out.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }
}
