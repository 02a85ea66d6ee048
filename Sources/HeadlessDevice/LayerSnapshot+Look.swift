import Foundation

extension LayerSnapshot {
  /// What animations mostly change of a layer.
  struct Motion: Sendable, Equatable {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var opacity: Double = 1
    var transform = Transform.identity
  }

  /// What a layer mostly keeps from frame to frame.
  struct Look: Sendable, Equatable {
    var id: Int
    var name: String
    var givenName: String?
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

  /// A look, once for all frames that have it.
  final class SharedLook: Sendable {
    let look: Look

    init(_ look: consuming Look) {
      self.look = look
    }
  }

  /// What is told of the look; to change it makes a copy.
  var look: Look {
    get { shared.look }
    set { shared = SharedLook(newValue) }
  }

  /// Whether two snapshots tell the same of their layers, the sublayers aside.
  func looks(like other: LayerSnapshot) -> Bool {
    motion == other.motion && (shared === other.shared || look == other.look)
  }

  /// Whether two snapshots tell the same of their layers.
  ///
  /// - Complexity: O(1) where they are copies of each other, else O(n) in the number of layers.
  public static func == (left: LayerSnapshot, right: LayerSnapshot) -> Bool {
    left.looks(like: right) && left.sublayers == right.sublayers
  }
}
