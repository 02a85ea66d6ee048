import Foundation

/// A rectangle of the screen: its model values, its sublayers, and the animations that run on it.
open class CALayer: NSObject, CAMediaTiming, Indexed {
  /// The model values; on a presentation layer, the values on the screen.
  package internal(set) final var properties: LayerProperties {
    get { values }
    set {
      values = newValue
      noteChange()
    }
  }
  /// What `properties` gives. A value is read here without a copy of them all.
  final var values = LayerProperties()
  /// The layer that this one is a presentation of, for presentation layers.
  final var modelLayer: CALayer?
  /// The layer above. It lets go of its sublayers when it goes itself.
  unowned(unsafe) final var parent: CALayer?
  /// The sublayers. The list is only ever replaced, never changed in place, as are the animations:
  /// so the compiler knows that no read overlaps a change, and a read needs no check.
  final var siblings = SiblingList<CALayer>()
  /// Where the layer above has this one in its list.
  final var listIndex = -1
  /// The running animations, in the order in which they were added; see `siblings`.
  final var runningAnimations: [LayerAnimation] = [] {
    didSet {
      hasAnimations = !runningAnimations.isEmpty
      noteChange()
    }
  }
  /// Whether there are any.
  private(set) final var hasAnimations = false
  /// What the last frame with this layer showed of it.
  final var shown = ShownLayer()
  /// Whether the next frame may show the layer differently, animations apart.
  final var hasChanged = true
  /// Whether the next frame may show this layer or a descendant differently; then the same is true
  /// of all ancestors.
  final var needsCommit = true
  /// The sublayers for which that is so, linked to each other. The layer keeps them as sublayers.
  unowned(unsafe) final var firstToCommit: CALayer?
  unowned(unsafe) final var nextToCommit: CALayer?
  unowned(unsafe) final var previousToCommit: CALayer?
  /// When this or a layer below has changed last, animations apart, by `CALayer.lookCount`.
  final var lookChange = 0
  /// What `recorderPlace` gives.
  final var notedPlace = RecorderPlace()
  /// What most layers do without; nil as long as this one does.
  final var extras: LayerExtras?

  /// Whether the layer and its descendants are hidden.
  open var isHidden: Bool {
    get { hides }
    set {
      hides = newValue
      noteChange()
    }
  }
  /// What `isHidden` gives.
  final var hides = false
  /// Whether sublayers are clipped to the layer's bounds. The default is false.
  open var masksToBounds = false {
    didSet { noteNewLook() }
  }
  /// Whether the layer is seen from behind too, in mirror image. The default is true.
  open var isDoubleSided = true {
    didSet { noteNewLook() }
  }
  /// Which corners `cornerRadius` rounds. The default is all.
  open var maskedCorners: CACornerMask = .all
  /// A name, for use by the app. The default is nil.
  open var name: String? {
    didSet { noteNewLook() }
  }
  /// What the layer belongs to, such as a view's class, for a recorder.
  package final var owner: String?
  /// The delegate of the layer; for a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { (view, ownDelegate, isViewLayer) = (nil, newValue, newValue is UIView) }
  }
  /// The delegate that somebody has set, in the view's place too.
  private final weak var ownDelegate: (any CALayerDelegate)?
  /// The delegate of a view's layer: its view, which takes its leave when it goes. A weak reference
  /// would make each of the many times that somebody keeps the view for a moment slower.
  unowned(unsafe) final var view: (any CALayerDelegate)? {
    didSet { if view != nil { isViewLayer = true } }
  }
  /// Whether the layer is a view's, which decides what is animated. Any other layer animates by
  /// itself (fact 1.139).
  private(set) final var isViewLayer = false

  /// The start of the layer's time, in the superlayer's seconds.
  open var beginTime: TimeInterval = 0 {
    didSet { noteTiming() }
  }
  /// The basic duration, in seconds. A layer does not use it.
  open var duration: TimeInterval = 0
  /// The speed of time in the layer and its descendants. 0 stops their animations.
  open var speed: Float = 1 {
    didSet { noteTiming() }
  }
  /// An offset of the layer's time, in seconds.
  open var timeOffset: TimeInterval = 0 {
    didSet { noteTiming() }
  }
  /// Whether the layer's time is another than its superlayer's.
  final var hasOwnTime = false

  /// What the layer draws, for a recorder.
  package final var content = LayerContent.none {
    didSet { noteChange() }
  }

  /// Makes a layer of zero size.
  public required override init() {
    super.init()
  }

  /// Makes a copy of a layer for its presentation.
  ///
  /// - Parameter layer: the layer to copy the properties of.
  public required init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    values = original.values
    hides = original.hides
    masksToBounds = original.masksToBounds
    isDoubleSided = original.isDoubleSided
    maskedCorners = original.maskedCorners
    (name, owner) = (original.name, original.owner)
    content = original.content
    if let curve = original.extras?.cornerCurve { cornerCurve = curve }
    if let path = original.extras?.shadowPath { setExtra(\.shadowPath, to: path) }
    if let own = original.extras?.keyValues, !own.isEmpty { setExtra(\.keyValues, to: own) }
  }

  deinit {
    for layer in childLayers { layer.parent = nil }
    extras?.mask?.parent = nil
    for animation in runningAnimations { animation.layer = nil }
    if hasOwnTime { Self.ownTimeCount -= 1 }
  }

  // MARK: Properties that a presentation has too; animation blocks see each setter

  /// The rectangle in the layer's own coordinates, in points. Animatable.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard old != newValue else { return }
      values.bounds = newValue
      noteChange()
      guard isViewLayer else {
        return animateByItself(.bounds, from: .rect(old), to: .rect(newValue))
      }
      AnimationCapture.current?.propertyChanged(
        of: self, key: .bounds, from: .rect(old), to: .rect(newValue))
    }
  }
  /// The position of the anchor point in the superlayer, in points. Animatable.
  open var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue else { return }
      values.position = newValue
      noteChange()
      guard isViewLayer else {
        return animateByItself(.position, from: .point(old), to: .point(newValue))
      }
      AnimationCapture.current?.propertyChanged(
        of: self, key: .position, from: .point(old), to: .point(newValue))
    }
  }
  /// The position along the z axis, in points; of siblings, larger ones are in front.
  ///
  /// - Precondition: A finite single-precision number can hold it (fact 5.35).
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      precondition(
        abs(newValue) <= CGFloat(Float.greatestFiniteMagnitude),
        "The range of zPosition is that of a single-precision number")
      set(.zPosition, to: .number(Double(newValue)))
    }
  }
  /// The point that `position` places, as a fraction of the bounds. Animatable. The default is
  /// (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }
  /// The transform about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(.transform, to: .transform(newValue)) }
  }
  /// A further transform of all sublayers. Animatable.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }
  /// The opacity of the layer and its descendants, 0…1. Animatable.
  open var opacity: Float {
    get { values.opacity }
    set { set(.opacity, to: .number(Double(newValue))) }
  }
  /// The fill behind the layer's contents. Animatable.
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
  /// The colour of the border.
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
  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor.cgColor }
    set { set(.shadowColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }

  /// Lays out the sublayers by asking the delegate. Called when layout is needed.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Sets a property as an app does: inside an animation block the change of a view's layer is
  /// animated, and that of another layer everywhere.
  func set(_ key: LayerKey, to value: LayerValue) {
    let old = values[key]
    guard old != value else { return }
    values[key] = value
    noteChange()
    guard isViewLayer else { return animateByItself(key, from: old, to: value) }
    guard key.isAnimatedByBlocks, let capture = AnimationCapture.current else { return }
    if key == .shadowOpacity, CALayer.setsShadowsAtOnce { return }
    capture.propertyChanged(of: self, key: key, from: old, to: value)
  }

  /// Whether animation blocks leave shadows alone. Blocks run on the main thread.
  private static var setsShadowsAtOnce: Bool {
    MainActor.assumeIsolated { Runtime.current.reads(.setsShadowsAtOnce) }
  }

  /// Sets a property without involving any animation block.
  func setModelValue(_ value: LayerValue, for key: LayerKey) {
    values[key] = value
    noteChange()
  }
}
