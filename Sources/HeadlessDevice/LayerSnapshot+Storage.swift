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
  }

  /// A look, once for all frames that have it.
  final class SharedLook: Sendable {
    let look: Look

    init(_ look: consuming Look) {
      self.look = look
    }
  }

  /// Keeps what snapshots that are the same tell of their layer, and never changes it: a recording
  /// has most of its layers from frame to frame.
  final class Storage: Sendable {
    let motion: Motion
    let shared: SharedLook
    let sublayers: [LayerSnapshot]

    init(_ motion: Motion, _ shared: SharedLook, _ sublayers: [LayerSnapshot]) {
      (self.motion, self.shared, self.sublayers) = (motion, shared, sublayers)
    }

    var look: Look { shared.look }
  }

  init(_ motion: Motion, _ look: SharedLook, _ sublayers: [LayerSnapshot]) {
    storage = Storage(motion, look, sublayers)
  }

  /// What is told of the motion; to change it makes a copy.
  var motion: Motion {
    get { storage.motion }
    set { storage = Storage(newValue, storage.shared, storage.sublayers) }
  }

  /// What is told of the look; to change it makes a copy.
  var look: Look {
    get { storage.look }
    set { storage = Storage(storage.motion, SharedLook(newValue), storage.sublayers) }
  }

  /// Whether two snapshots tell the same of their layers, the sublayers aside.
  func looks(like other: LayerSnapshot) -> Bool {
    storage.motion == other.storage.motion
      && (storage.shared === other.storage.shared || storage.look == other.storage.look)
  }

  /// Whether two snapshots tell the same of their layers.
  ///
  /// - Complexity: O(1) where they are copies of each other, else O(n) in the number of layers.
  public static func == (left: LayerSnapshot, right: LayerSnapshot) -> Bool {
    left.storage === right.storage
      || (left.looks(like: right) && left.sublayers == right.sublayers)
  }
}
