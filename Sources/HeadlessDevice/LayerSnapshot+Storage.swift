import Foundation

extension LayerSnapshot {
  /// What a snapshot tells of its layer.
  struct Values: Sendable, Equatable {
    var id: Int
    var name: String
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = LayerSnapshot.identity
    var sublayerTransform = LayerSnapshot.identity
    var zPosition: Double = 0
    var opacity: Double = 1
    var isDoubleSided = true
    var cornerRadius: Double = 0
    var masksToBounds = false
    var backgroundColor: RGBA?
    var borderWidth: Double = 0
    var borderColor: RGBA?
    var shadow: Shadow?
    var content: Content?
    var sublayers: [LayerSnapshot] = []

    init(id: Int, name: String) {
      (self.id, self.name) = (id, name)
    }
  }

  /// Keeps the values of snapshots that are the same, and never changes them: a recording has most
  /// of its layers from frame to frame.
  final class Storage: Sendable {
    let values: Values

    init(_ values: consuming Values) {
      self.values = values
    }
  }

  init(_ values: consuming Values) {
    storage = Storage(values)
  }

  /// The values; to change them makes a copy.
  var change: Values {
    get { storage.values }
    set { storage = Storage(newValue) }
  }

  /// Whether two snapshots tell the same of their layers.
  ///
  /// - Complexity: O(1) where they are copies of each other, else O(n) in the number of layers.
  public static func == (left: LayerSnapshot, right: LayerSnapshot) -> Bool {
    left.storage === right.storage || left.storage.values == right.storage.values
  }
}
