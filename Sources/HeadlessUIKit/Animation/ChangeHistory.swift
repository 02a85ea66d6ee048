import Foundation

/// A property that an animator's blocks changed, with its values before the first block and after
/// the last.
struct ChangedProperty {
  let layer: CALayer
  let key: LayerKey
  let before: LayerValue
  var after: LayerValue
}

/// The changes that the blocks of an animator made, and the animations of these changes.
struct ChangeHistory {
  private struct UnseenLayer {
    weak var layer: CALayer?
  }

  /// The animations that are still on their layers.
  private(set) var animations: [LayerAnimation] = []
  private var entries: [ChangedProperty] = []
  /// Layers whose changes were not animated because they were outside the window.
  private var unseen: [UnseenLayer] = []

  mutating func add(_ animation: LayerAnimation) {
    animations.append(animation)
    guard let layer = animation.layer else { return }
    if let index = entries.firstIndex(where: { $0.layer === layer && $0.key == animation.key }) {
      entries[index].after = animation.after
    } else {
      entries.append(
        ChangedProperty(
          layer: layer, key: animation.key, before: animation.before, after: animation.after))
    }
  }

  mutating func remove(_ animation: LayerAnimation) {
    animations.removeAll { $0 === animation }
  }

  /// Records a change that is not animated because its layer is outside the window.
  mutating func miss(_ layer: CALayer) {
    unseen.append(UnseenLayer(layer: layer))
  }

  /// The changes that the animations still show.
  ///
  /// - Complexity: O(n m) in the numbers of changes and animations.
  var shown: [ChangedProperty] {
    entries.filter { change in
      animations.contains { $0.layer === change.layer && $0.key == change.key }
    }
  }

  /// Whether the blocks changed nothing that could be animated.
  var isEmpty: Bool { entries.isEmpty && unseen.isEmpty }

  /// Whether everything that the blocks changed is outside the window now.
  var isOutsideWindow: Bool {
    !entries.contains { $0.layer.isInWindow } && !unseen.contains { $0.layer?.isInWindow == true }
  }
}
