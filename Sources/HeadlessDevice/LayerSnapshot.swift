import Foundation

/// What one layer showed at one moment: its presentation values.
///
/// Geometry follows Core Animation. The anchor point is at `position` in the superlayer's bounds
/// space, whose origin is the superlayer's `bounds.origin`: a scroll view's content moves with it.
/// Lengths are in points, y grows downward. A hidden layer is not in the tree.
///
/// Every number may be NaN or infinite, as a presentation value can be; a report writes such a
/// number as 0.
public struct LayerSnapshot: Sendable, Equatable {
  /// The identity transform, row by row.
  public static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// What animations mostly change.
  var motion: Motion
  /// All else. A recording has one for all frames in which it is the same.
  var shared: SharedLook

  /// Identifies the layer over all frames of a recording, and is unique within a frame.
  public var id: Int {
    get { look.id }
    set { look.id = newValue }
  }

  /// A readable name for what the layer belongs to, such as a view's class.
  public var name: String {
    get { look.name }
    set { look.name = newValue }
  }

  /// The name that the app has given to the layer; nil if it has given none. A report outlines
  /// layers with such a name on request.
  public var givenName: String? {
    get { look.givenName }
    set { look.givenName = newValue }
  }

  /// The layer's rectangle in its own coordinates, in points.
  public var bounds: CGRect {
    get { motion.bounds }
    set { motion.bounds = newValue }
  }

  /// The position of the anchor point in the superlayer, in points.
  public var position: CGPoint {
    get { motion.position }
    set { motion.position = newValue }
  }

  /// The point that `position` places, in units of the bounds: (0, 0) is top left, (1, 1) bottom
  /// right.
  public var anchorPoint: CGPoint {
    get { look.anchorPoint }
    set { look.anchorPoint = newValue }
  }

  /// The transform about the anchor point: m11, m12, … m44, row by row.
  ///
  /// - Precondition: It holds 16 numbers.
  public var transform: [Double] {
    get { motion.transform.entries }
    set {
      precondition(newValue.count == 16, "A transform has 16 numbers")
      motion.transform = Transform(newValue)
    }
  }

  /// The additional transform of the sublayers, about this layer's anchor point: m11, m12, … m44,
  /// row by row. A perspective is set here.
  ///
  /// - Precondition: It holds 16 numbers.
  public var sublayerTransform: [Double] {
    get { look.sublayerTransform.entries }
    set {
      precondition(newValue.count == 16, "A transform has 16 numbers")
      look.sublayerTransform = Transform(newValue)
    }
  }

  /// The height above the superlayer's plane, in points. Siblings are drawn in its order.
  public var zPosition: Double {
    get { look.zPosition }
    set { look.zPosition = newValue }
  }

  /// The opacity of the layer together with its sublayers, from 0 to 1.
  public var opacity: Double {
    get { motion.opacity }
    set { motion.opacity = newValue }
  }

  /// Whether the layer is visible when it faces away from the viewer.
  public var isDoubleSided: Bool {
    get { look.isDoubleSided }
    set { look.isDoubleSided = newValue }
  }

  /// The radius of the four corners, in points.
  public var cornerRadius: Double {
    get { look.cornerRadius }
    set { look.cornerRadius = newValue }
  }

  /// Whether sublayers are clipped to the bounds and their corners.
  public var masksToBounds: Bool {
    get { look.masksToBounds }
    set { look.masksToBounds = newValue }
  }

  /// The colour that fills the bounds, below content and sublayers.
  public var backgroundColor: RGBA? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double {
    get { look.borderWidth }
    set { look.borderWidth = newValue }
  }

  /// The colour of the border; nil draws no border.
  public var borderColor: RGBA? {
    get { look.borderColor }
    set { look.borderColor = newValue }
  }

  /// The shadow below the layer. A layer that masks to its bounds shows none.
  public var shadow: Shadow? {
    get { look.shadow }
    set { look.shadow = newValue }
  }

  /// The content that the layer draws between its background and its sublayers.
  public var content: Content? {
    get { look.content }
    set { look.content = newValue }
  }

  /// The parts that the layer's mask lets through; nil if it has none. How opaque the mask is there
  /// is not recorded.
  public var mask: [MaskBox]? {
    get { look.mask }
    set { look.mask = newValue }
  }

  /// The sublayers, the lowest first.
  public var sublayers: [LayerSnapshot]

  /// Makes a layer of zero size, with the values of a new layer.
  ///
  /// - Parameters:
  ///   - id: Identifies the layer over all frames; unique within a frame.
  ///   - name: A readable name for what the layer belongs to.
  public init(id: Int, name: String) {
    self.init(Motion(), SharedLook(Look(id: id, name: name)), [])
  }

  init(_ motion: Motion, _ shared: SharedLook, _ sublayers: [LayerSnapshot]) {
    (self.motion, self.shared, self.sublayers) = (motion, shared, sublayers)
  }
}
