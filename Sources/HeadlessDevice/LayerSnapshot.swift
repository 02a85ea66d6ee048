import Foundation

/// The presentation values of one layer at one time.
///
/// The geometry follows Core Animation. The anchor point is at `position` in the superlayer's
/// bounds space. The origin of that space is the superlayer's `bounds.origin`, so a scroll view's
/// content moves with the origin. Lengths are in points, and y increases downward. A hidden layer
/// is not in the tree.
///
/// Every number can be NaN or infinite, as a presentation value can be. A report writes such a
/// number as 0.
///
/// ```swift
/// for layer in recording.frames.last?.root.sublayers ?? [] {
///   print(layer.name, layer.position, layer.opacity)
/// }
/// ```
public struct LayerSnapshot: Sendable, Equatable {
  /// The identity transform, row by row.
  public static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// The properties that animations change most.
  var motion: Motion
  /// All other properties. Frames with the same properties share one instance.
  var shared: SharedLook

  /// The identifier of the layer over all frames of a recording, unique within a frame.
  public var id: Int {
    get { look.id }
    set { look.id = newValue }
  }

  /// A readable name for the owner of the layer, such as a view's class.
  public var name: String {
    get { look.name }
    set { look.name = newValue }
  }

  /// The name that the app has given to the layer; nil if it has given none.
  ///
  /// A report can outline the layers with such a name.
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

  /// The point of the layer at `position`, in units of the bounds.
  ///
  /// (0, 0) is the top left corner, and (1, 1) is the bottom right corner.
  public var anchorPoint: CGPoint {
    get { look.anchorPoint }
    set { look.anchorPoint = newValue }
  }

  /// The transform about the anchor point: m11, m12, … m44, row by row.
  ///
  /// - Precondition: The array contains 16 numbers.
  public var transform: [Double] {
    get { motion.transform.entries }
    set {
      precondition(newValue.count == 16, "A transform has 16 numbers")
      motion.transform = Transform(newValue)
    }
  }

  /// The additional transform of the sublayers, about this layer's anchor point.
  ///
  /// The entries are m11, m12, … m44, row by row. Set this property for a perspective.
  ///
  /// - Precondition: The array contains 16 numbers.
  public var sublayerTransform: [Double] {
    get { look.sublayerTransform.entries }
    set {
      precondition(newValue.count == 16, "A transform has 16 numbers")
      look.sublayerTransform = Transform(newValue)
    }
  }

  /// The height above the superlayer's plane, in points. Siblings are drawn in the order of their
  /// heights.
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

  /// The color that fills the bounds, below content and sublayers.
  public var backgroundColor: RGBA? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: Double {
    get { look.borderWidth }
    set { look.borderWidth = newValue }
  }

  /// The color of the border; nil draws no border.
  public var borderColor: RGBA? {
    get { look.borderColor }
    set { look.borderColor = newValue }
  }

  /// The shadow below the layer. A layer that masks to its bounds shows no shadow.
  public var shadow: Shadow? {
    get { look.shadow }
    set { look.shadow = newValue }
  }

  /// The content that the layer draws between its background and its sublayers.
  public var content: Content? {
    get { look.content }
    set { look.content = newValue }
  }

  /// The parts that the layer's mask lets through; nil if there is no mask.
  ///
  /// The opacity of the mask is not recorded.
  public var mask: [MaskBox]? {
    get { look.mask }
    set { look.mask = newValue }
  }

  /// The sublayers, from back to front.
  public var sublayers: [LayerSnapshot]

  /// Creates a layer of zero size, with the values of a new layer.
  ///
  /// - Parameters:
  ///   - id: The identifier of the layer over all frames, unique within a frame.
  ///   - name: A readable name for the owner of the layer.
  public init(id: Int, name: String) {
    self.init(Motion(), SharedLook(Look(id: id, name: name)), [])
  }

  init(_ motion: Motion, _ shared: SharedLook, _ sublayers: [LayerSnapshot]) {
    self.motion = motion
    self.shared = shared
    self.sublayers = sublayers
  }
}
