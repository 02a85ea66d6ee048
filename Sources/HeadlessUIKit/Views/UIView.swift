import Foundation

/// A rectangle on the screen that shows content, lays out its subviews, and receives touches.
@MainActor
open class UIView:
  UIResponder, @MainActor CALayerDelegate, @MainActor NSCoding, @MainActor Indexed
{
  /// The class of the view's layer. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry and look.
  public let layer: CALayer
  /// The superview. It lets go of its subviews when it goes itself.
  unowned(unsafe) final var parentView: UIView?
  /// The subviews. The list is only ever replaced, never changed in place: so the compiler knows
  /// that no read overlaps a change, and a read needs no check.
  final var siblings = SiblingList<UIView>()
  /// Where the superview has the view in its list.
  final var listIndex = -1
  /// The controller whose view this is.
  weak final var owner: UIViewController?
  final var recognizers = IndexedList<UIGestureRecognizer>()
  final var needsLayoutPass = true {
    didSet { if needsLayoutPass { askForLayout() } }
  }
  /// Whether the view or a descendant needs layout; then the same is true of all views above.
  final var hasLayoutDue = true
  /// The subviews for which it is.
  final var dueSubviews = DueSubviews.none
  /// The colour that was set last, so that the getter returns the colour that was set rather than
  /// its components.
  private var assignedColor: UIColor?
  final var safeArea = UIEdgeInsets.zero
  /// An object that lives as long as the view. A weak reference to it tells when the view has gone,
  /// and one to the view would make each retain of that slower.
  package final var lifeMark: AnyObject?
  /// Whether the view has moved since its safe area was computed.
  final var needsSafeAreaPass = false {
    didSet { if needsSafeAreaPass { askForLayout() } }
  }
  /// Whether it has other bounds since then, so that its subviews may have other safe areas.
  final var hasNewBounds = false

  /// A number, for use by the app.
  open var tag = 0
  /// Whether the view and its descendants receive touches. The default is true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than its first touch. The default is false.
  open var isMultipleTouchEnabled = false
  /// Whether a change of bounds lays out subviews by their masks. The default is true.
  open var autoresizesSubviews = true
  /// How the view follows its superview's size. By default it does not.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// How content fills the view.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// A text for UI tests; here also for the recorder.
  open var accessibilityIdentifier: String?

  /// Makes a view with a frame in its future superview, in points.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init()
    super.init()
    layer.view = self
    layer.owner = TypeName.of(Self.self)
    layer.values.bounds.size = frame.size
    layer.values.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Makes a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  isolated deinit {
    for view in childViews { view.parentView = nil }
    layer.view = nil
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Does nothing: there are no archives of views in a headless runtime.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The rectangle in the superview, in points. Undefined if the transform is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates, in points. Animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The position of the centre in the superview, in points. Animatable.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform about the centre. Animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      needsSafeAreaPass = true
    }
  }

  /// Sets geometry, and lays out what depends on the size.
  private func changeGeometry(_ change: () -> Void) {
    let old = bounds
    change()
    needsSafeAreaPass = true
    let new = bounds
    guard new != old else { return }
    hasNewBounds = true
    guard new.size != old.size else { return }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  // MARK: Look

  /// The opacity of the view and its descendants, 0…1. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// The colour behind the content. Animatable.
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

  /// The style of the view and its subviews; `unspecified` is that of what is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateStyle() } }
  }

  /// Shows what depends on the style.
  func styleDidChange() {
    guard let color = assignedColor, color.isDynamic else { return }
    layer.setModelValue(.color(components(of: color)), for: .backgroundColor)
  }

  /// Whether the view and its descendants are hidden. Not animatable.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view is an element of assistive technologies, together with what is in it. The
  /// default is false.
  open var isAccessibilityElement = false
  /// The name of the element, in the person's language.
  open var accessibilityLabel: String?
  /// How the element behaves. The default is none.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The elements in the view, in their order; nil means those of its subviews.
  open var accessibilityElements: [Any]?
  /// Whether assistive technologies leave out the view and what is in it. The default is false.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies leave out the views beside it. The default is false.
  open var accessibilityViewIsModal = false
  /// What the view shows, which decides on its layout direction. The default is `unspecified`.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Whether the subviews are clipped to the view's bounds. Not animatable.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of elements that can be tapped: the view's own, or the superview's.
  open var tintColor: UIColor! {
    get { assignedTint ?? parentView?.tintColor ?? .systemBlue }
    set {
      assignedTint = newValue
      tintColorDidChange()
    }
  }
  private var assignedTint: UIColor?

  /// Called when the tint colour has changed.
  open func tintColorDidChange() {
    for view in childViews where view.assignedTint == nil { view.tintColorDidChange() }
  }

  // MARK: Overridable hooks

  /// The superview, or the controller whose view this is.
  open override var next: UIResponder? { owner ?? parentView }

  /// Lays out the subviews. Called when layout is needed.
  open func layoutSubviews() {}

  /// Returns the front-most view under a point in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Returns whether a point in the view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  /// Returns a size that suits the content, within a size in points. The default is the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns whether a recognizer on the view, or on a view around it, may begin with a touch in
  /// the view (fact 4.23). The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Lays out the view when its layer is laid out.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }

  /// Lays out the subviews, and notifies the controller before and after.
  func performLayout() {
    needsLayoutPass = false
    owner?.viewWillLayoutSubviews()
    layer.layoutSublayers()
    owner?.viewDidLayoutSubviews()
  }
}
