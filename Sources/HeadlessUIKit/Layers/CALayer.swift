import Foundation

/// An object that manages visual content: its model values, its sublayers and its animations.
open class CALayer: NSObject, CAMediaTiming, Indexed {
  /// The model values. On a presentation layer, they are the values on the screen.
  package internal(set) final var properties: LayerProperties {
    get { values }
    set {
      values = newValue
      recordChange()
    }
  }
  /// The storage of `properties`, from which a single value is read without a copy of all values.
  final var values = LayerProperties()
  /// The model layer of a presentation layer; nil for other layers.
  final var modelLayer: CALayer?
  /// The superlayer, or the layer that this layer masks. The parent's deinitializer sets the
  /// reference to nil.
  unowned(unsafe) final var parent: CALayer?
  /// The sublayers. The list is replaced and never changed in place, like the animations.
  ///
  /// The compiler can then rule out overlapping accesses, so that reads need no exclusivity check.
  final var siblings = SiblingList<CALayer>()
  /// The index of the layer in its superlayer's list; negative outside a list.
  final var listIndex = -1
  /// The running animations, in the order in which they were added. The list is replaced, as
  /// `siblings` is.
  final var runningAnimations: [LayerAnimation] = [] {
    didSet {
      hasAnimations = !runningAnimations.isEmpty
      recordChange()
    }
  }
  /// Whether the layer has running animations.
  private(set) final var hasAnimations = false
  /// The values that the last frame with this layer showed.
  final var shown = ShownLayer()
  /// Whether the next frame may show the layer differently, apart from animations.
  final var hasChanged = true
  /// Whether the next frame may show the layer or a descendant differently. If so, the ancestors
  /// are also marked.
  final var needsCommit = true
  /// The first of the marked sublayers, which form a linked list. The layer retains them as
  /// sublayers.
  unowned(unsafe) final var firstToCommit: CALayer?
  /// The neighbors in the superlayer's list; nil outside the list.
  unowned(unsafe) final var nextToCommit: CALayer?
  unowned(unsafe) final var previousToCommit: CALayer?
  /// The `lookCount` of the frame with the last change of the layer or a descendant, apart from
  /// animations.
  final var lookChange = 0
  /// The storage of `recorderPlace`.
  final var notedPlace = RecorderPlace()
  /// The properties that most layers do not use; nil until one of them is set.
  final var extras: LayerExtras?

  /// A Boolean value that indicates whether the layer and its descendants are hidden.
  open var isHidden: Bool {
    get { hides }
    set {
      hides = newValue
      recordChange()
      OrderedLayer.update()
    }
  }
  /// The storage of `isHidden`.
  final var hides = false
  /// Whether sublayers are clipped to the layer's bounds. The default is false.
  open var masksToBounds = false {
    didSet { invalidateRecordedFrame() }
  }
  /// Whether the layer is also visible from behind, mirrored. The default is true.
  open var isDoubleSided = true {
    didSet { invalidateRecordedFrame() }
  }
  /// The corners that `cornerRadius` rounds. The default is all corners.
  open var maskedCorners: CACornerMask = .all
  /// A name for use by the app. The default is nil.
  open var name: String? {
    didSet { invalidateRecordedFrame() }
  }
  /// The name of the layer's owner for a recorder, such as a view's class.
  package final var owner: String?
  /// The delegate of the layer. The delegate of a view's layer is the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set {
      view = nil
      ownDelegate = newValue
      isViewLayer = newValue is UIView
      if !isViewLayer, newValue != nil { OrderedLayer.add(self) }
    }
  }
  /// The delegate that was set, which may replace the view.
  private final weak var ownDelegate: (any CALayerDelegate)?
  /// The view of the layer, which is the layer's delegate. The view removes itself when it is
  /// deallocated.
  ///
  /// With a weak reference, every retain of the view would be slower.
  unowned(unsafe) final var view: (any CALayerDelegate)? {
    didSet { if view != nil { isViewLayer = true } }
  }
  /// Whether a view owns the layer and decides which changes are animated.
  ///
  /// Any other layer animates its changes by itself (fact 1.139).
  private(set) final var isViewLayer = false

  /// The start of the layer's time, in the superlayer's seconds.
  open var beginTime: TimeInterval = 0 {
    didSet { recordTiming() }
  }
  /// The basic duration, in seconds. A layer does not use it.
  open var duration: TimeInterval = 0
  /// The speed of time in the layer and its descendants; 0 stops their animations.
  open var speed: Float = 1 {
    didSet { recordTiming() }
  }
  /// An offset of the layer's time, in seconds.
  open var timeOffset: TimeInterval = 0 {
    didSet { recordTiming() }
  }
  /// Whether the layer's time differs from its superlayer's.
  final var hasOwnTime = false

  /// The content that the layer draws, for a recorder.
  package final var content = LayerContent.none {
    didSet { recordChange() }
  }

  /// Creates a layer of zero size.
  public required override init() {
    super.init()
    if type(of: self) != CALayer.self { OrderedLayer.add(self) }
  }

  /// Creates a copy of a layer, such as its presentation layer.
  ///
  /// - Parameter layer: The layer whose properties are copied.
  public required init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    values = original.values
    hides = original.hides
    masksToBounds = original.masksToBounds
    isDoubleSided = original.isDoubleSided
    maskedCorners = original.maskedCorners
    name = original.name
    owner = original.owner
    content = original.content
    if let curve = original.extras?.cornerCurve { cornerCurve = curve }
    if let path = original.extras?.shadowPath { setExtra(\.shadowPath, to: path) }
    if let own = original.extras?.keyValues, !own.isEmpty { setExtra(\.keyValues, to: own) }
  }

  deinit {
    for layer in childLayers {
      layer.parent = nil
      layer.forgetNeighbors()
    }
    extras?.mask?.parent = nil
    for animation in runningAnimations { animation.layer = nil }
    if hasOwnTime { Self.ownTimeCount -= 1 }
  }

  // MARK: Properties that a presentation also has; animation blocks capture the changes of each
  // setter

  /// The rectangle of the layer in its own coordinates, in points. Animatable.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard old != newValue else { return }
      values.bounds = newValue
      recordChange()
      guard isViewLayer else {
        return animateByItself(.bounds, from: .rect(old), to: .rect(newValue))
      }
      AnimationCapture.current?.propertyChanged(
        of: self, key: .bounds, from: .rect(old), to: .rect(newValue))
    }
  }
  /// The position of the anchor point in the superlayer's coordinates, in points. Animatable.
  open var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue else { return }
      values.position = newValue
      recordChange()
      guard isViewLayer else {
        return animateByItself(.position, from: .point(old), to: .point(newValue))
      }
      AnimationCapture.current?.propertyChanged(
        of: self, key: .position, from: .point(old), to: .point(newValue))
    }
  }
  /// The position along the z axis, in points. Siblings with larger positions are in front.
  ///
  /// - Precondition: A finite single-precision number can hold the value (fact 5.35).
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      precondition(
        abs(newValue) <= CGFloat(Float.greatestFiniteMagnitude),
        "The range of zPosition is that of a single-precision number")
      set(.zPosition, to: .number(Double(newValue)))
    }
  }
  /// The point of the layer that `position` places, as a fraction of the bounds. Animatable.
  ///
  /// The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }
  /// The transform about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(.transform, to: .transform(newValue)) }
  }
  /// An additional transform of all sublayers. Animatable.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }
  /// The opacity of the layer and its descendants, 0…1. Animatable.
  open var opacity: Float {
    get { values.opacity }
    set { set(.opacity, to: .number(Double(newValue))) }
  }
  /// The color behind the layer's contents. Animatable.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor.map(\.cgColor) }
    set { set(.backgroundColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }
  /// The radius of the rounded corners, in points. Animatable.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(.cornerRadius, to: .number(Double(newValue))) }
  }
  /// The width of the border, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(.borderWidth, to: .number(Double(newValue))) }
  }
  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.borderColor.cgColor }
    set { set(.borderColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }
  /// The opacity of the shadow, 0…1. Animatable. The default is 0.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(.shadowOpacity, to: .number(Double(newValue))) }
  }
  /// The blur of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { set(.shadowRadius, to: .number(Double(newValue))) }
  }
  /// The offset of the shadow, in points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor.cgColor }
    set { set(.shadowColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }

  /// Lays out the sublayers through the delegate. The method is called when layout is needed.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Returns the action of an event, such as `kCAOnOrderIn`, or nil if the event has none.
  ///
  /// The default is the action of the delegate.
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event)
    return action is NSNull ? nil : action
  }

  /// Sets a property in the same way as an app.
  ///
  /// The change of a view's layer is animated inside an animation block. The change of any other
  /// layer is always animated.
  func set(_ key: LayerKey, to value: LayerValue) {
    let old = values[key]
    guard old != value else { return }
    values[key] = value
    recordChange()
    guard isViewLayer else { return animateByItself(key, from: old, to: value) }
    guard key.isAnimatedByBlocks, let capture = AnimationCapture.current else { return }
    if key == .shadowOpacity, CALayer.setsShadowsAtOnce { return }
    capture.propertyChanged(of: self, key: key, from: old, to: value)
  }

  /// Whether animation blocks do not animate shadows. Blocks run on the main thread.
  private static var setsShadowsAtOnce: Bool {
    MainActor.assumeIsolated { Runtime.current.reads(.setsShadowsAtOnce) }
  }

  /// Sets a property without capture by an animation block.
  func setModelValue(_ value: LayerValue, for key: LayerKey) {
    values[key] = value
    recordChange()
  }
}
