import Foundation

/// A rectangle of the screen: its model values, its sublayers, and the animations that run on it.
open class CALayer: NSObject, CAMediaTiming {
  /// The model values; on a presentation layer, the values on the screen.
  package internal(set) var properties = LayerProperties() {
    didSet { noteChange() }
  }
  /// The layer that this one is a presentation of, for presentation layers.
  var modelLayer: CALayer?
  private(set) weak var parent: CALayer?
  package internal(set) var childLayers: [CALayer] = []
  /// The running animations, in the order in which they were added.
  var runningAnimations: [LayerAnimation] = [] {
    didSet { noteChange() }
  }
  /// What the last frame with this layer showed; nil before the first frame.
  var shown: ShownLayer?
  /// Whether the next frame may show the layer differently, animations apart.
  var hasChanged = true
  /// Whether the next frame may show this layer or a descendant differently; then the same is true
  /// of all ancestors.
  var needsCommit = true
  var maskLayer: CALayer?

  /// Whether the layer and its descendants are hidden.
  open var isHidden = false {
    didSet { noteChange() }
  }
  /// Whether sublayers are clipped to the layer's bounds. The default is false.
  open var masksToBounds = false
  /// Which corners `cornerRadius` rounds. The default is all.
  open var maskedCorners: CACornerMask = .all
  /// A name, for use by the app.
  open var name: String?
  /// The delegate of the layer; for a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)?

  /// The start of the layer's time, in the superlayer's seconds.
  open var beginTime: TimeInterval = 0
  /// The basic duration, in seconds. A layer does not use it.
  open var duration: TimeInterval = 0
  /// The speed of time in the layer and its descendants. 0 stops their animations.
  open var speed: Float = 1
  /// An offset of the layer's time, in seconds.
  open var timeOffset: TimeInterval = 0

  /// What the layer draws, for a recorder.
  package var content = LayerContent.none {
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
    properties = original.properties
    isHidden = original.isHidden
    masksToBounds = original.masksToBounds
    maskedCorners = original.maskedCorners
    name = original.name
    content = original.content
  }

  // MARK: Properties that a presentation has too; animation blocks see each setter

  /// The rectangle in the layer's own coordinates, in points. Animatable.
  open var bounds: CGRect {
    get { properties.bounds }
    set { set(.bounds, to: .rect(newValue)) }
  }
  /// The position of the anchor point in the superlayer, in points. Animatable.
  open var position: CGPoint {
    get { properties.position }
    set { set(.position, to: .point(newValue)) }
  }
  /// The position along the z axis; of siblings, larger ones are in front.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(.zPosition, to: .number(Double(newValue))) }
  }
  /// The point that `position` places, as a fraction of the bounds. Animatable. The default is
  /// (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }
  /// The transform about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { properties.transform }
    set { set(.transform, to: .transform(newValue)) }
  }
  /// A further transform of all sublayers. Animatable.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }
  /// The opacity of the layer and its descendants, 0…1. Animatable.
  open var opacity: Float {
    get { properties.opacity }
    set { set(.opacity, to: .number(Double(newValue))) }
  }
  /// The fill behind the layer's contents. Animatable.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(\.cgColor) }
    set { set(.backgroundColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }
  /// The radius of the rounded corners, in points. Animatable.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(.cornerRadius, to: .number(Double(newValue))) }
  }
  /// The width of the border, in points.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(.borderWidth, to: .number(Double(newValue))) }
  }
  /// The colour of the border.
  open var borderColor: CGColor? {
    get { properties.borderColor.cgColor }
    set { set(.borderColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }
  /// The opacity of the shadow, 0…1. Animatable. The default is 0.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { set(.shadowOpacity, to: .number(Double(newValue))) }
  }
  /// The blur of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { set(.shadowRadius, to: .number(Double(newValue))) }
  }
  /// The offset of the shadow, in points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { set(.shadowOffset, to: .size(newValue)) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { properties.shadowColor.cgColor }
    set { set(.shadowColor, to: .color(newValue?.headlessComponents ?? .clear)) }
  }

  func setParent(_ layer: CALayer?) {
    parent = layer
    layer?.askForCommit()
  }

  private func noteChange() {
    hasChanged = true
    askForCommit()
  }

  private func askForCommit() {
    var layer: CALayer? = self
    while let next = layer, !next.needsCommit {
      next.needsCommit = true
      layer = next.parent
    }
  }

  /// Lays out the sublayers by asking the delegate. Called when layout is needed.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Sets a property as an app does: inside an animation block the change is animated.
  func set(_ key: LayerKey, to value: LayerValue) {
    let old = properties[key]
    guard old != value else { return }
    properties[key] = value
    guard key.isAnimatedByBlocks else { return }
    AnimationCapture.current?.propertyChanged(of: self, key: key, from: old, to: value)
  }

  /// Sets a property without involving any animation block.
  func setModelValue(_ value: LayerValue, for key: LayerKey) {
    properties[key] = value
  }
}

/// The delegate of a layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers. Optional.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing: the requirement is optional.
  public func layoutSublayers(of layer: CALayer) {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
