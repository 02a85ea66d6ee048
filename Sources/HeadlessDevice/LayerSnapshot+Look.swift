import Foundation

extension LayerSnapshot {
  /// The properties of a layer that animations change most.
  struct Motion: Sendable, Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var opacity: Double = 1
    var transform = Transform.identity
  }

  /// The properties of a layer that are mostly constant from frame to frame.
  struct Look: Sendable, Equatable {
    var id: Int
    var name: String
    var givenName: String?
    /// The identifier, the title or the property of the layer's view, for a sentence; nil if the
    /// view has none.
    var label: String?
    /// Whether the layer is that of a view controller's view.
    var isPage = false
    /// The raw value of the state of a control or a cell; 0 for a normal state and for other views.
    var controlState: UInt = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var sublayerTransform = Transform.identity
    var zPosition: Double = 0
    var isDoubleSided = true
    var cornerRadius: Double = 0
    var masksToBounds = false
    var backgroundColor: RGBA?
    var borderWidth: Double = 0
    var borderColor: RGBA?
    var shadow: Shadow?
    var content: Content?
    var mask: [MaskBox]?
  }

  /// A reference to an appearance, shared by all frames that have it.
  final class SharedLook: Sendable {
    let look: Look

    init(_ look: consuming Look) {
      self.look = look
    }
  }

  /// The appearance. Setting it makes a copy.
  var look: Look {
    get { shared.look }
    set { shared = SharedLook(newValue) }
  }

  /// Returns whether two snapshots have equal layers, without regard to the sublayers.
  func looks(like other: LayerSnapshot) -> Bool {
    motion == other.motion && (shared === other.shared || look == other.look)
  }

  /// Returns whether two snapshots are equal.
  ///
  /// - Complexity: O(1) if they are copies of each other, else O(n) in the number of layers.
  public static func == (left: LayerSnapshot, right: LayerSnapshot) -> Bool {
    left.looks(like: right) && left.sublayers == right.sublayers
  }
}
