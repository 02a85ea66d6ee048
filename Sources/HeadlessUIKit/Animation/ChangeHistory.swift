import Foundation

/// The changes that the blocks of an animator made, and their animations.
struct ChangeHistory {
  private struct Entry {
    var change: ChangedProperty
    /// The number of running animations that show the change.
    var animationCount: Int
  }

  private struct UnseenLayer {
    weak var layer: CALayer?
  }

  /// The animations that have not been removed from their layers.
  private(set) var animations = IndexedList<LayerAnimation>()
  private var entries: [Entry] = []
  private var places: [ChangedProperty.ID: Int] = [:]
  /// Layers whose changes were not animated because the layers were outside the window.
  private var unseen: [UnseenLayer] = []

  /// Records a change that is animated.
  ///
  /// - Complexity: O(1), amortized.
  mutating func add(_ animation: LayerAnimation) {
    animations.append(animation)
    guard let layer = animation.layer else { return }
    let id = ChangedProperty.ID(layer, animation.key)
    if let index = places[id] {
      entries[index].change.after = animation.after
      entries[index].animationCount += 1
      animation.changeIndex = index
    } else {
      animation.changeIndex = entries.count
      places[id] = entries.count
      let change = ChangedProperty(
        layer: layer, key: animation.key, before: animation.before, after: animation.after)
      entries.append(Entry(change: change, animationCount: 1))
    }
  }

  /// Records that an animation has ended.
  ///
  /// - Complexity: O(1), amortized.
  mutating func remove(_ animation: LayerAnimation) {
    guard animations.remove(animation), animation.changeIndex >= 0 else { return }
    entries[animation.changeIndex].animationCount -= 1
  }

  /// Records a change that is not animated because its layer is outside the window.
  mutating func miss(_ layer: CALayer) {
    unseen.append(UnseenLayer(layer: layer))
  }

  /// The changes that running animations show.
  ///
  /// - Complexity: O(n) in the number of changes.
  var shown: [ChangedProperty] {
    var changes: [ChangedProperty] = []
    for entry in entries where entry.animationCount > 0 { changes.append(entry.change) }
    return changes
  }

  /// Whether the blocks made no change that can be animated.
  var isEmpty: Bool { entries.isEmpty && unseen.isEmpty }

  /// Whether all changed layers are currently outside the window.
  var isOutsideWindow: Bool {
    !entries.contains { $0.change.layer.isInWindow }
      && !unseen.contains { $0.layer?.isInWindow == true }
  }
}
