import Foundation

/// The changes that the blocks of an animator made, and the animations of these changes.
struct ChangeHistory {
  private struct Entry {
    var change: ChangedProperty
    /// How many animations show it.
    var animationCount: Int
  }

  private struct UnseenLayer {
    weak var layer: CALayer?
  }

  /// The animations that are still on their layers.
  private(set) var animations = IndexedList<LayerAnimation>()
  private var entries: [Entry] = []
  private var places: [ChangedProperty.ID: Int] = [:]
  /// Layers whose changes were not animated because they were outside the window.
  private var unseen: [UnseenLayer] = []

  /// Takes note of a change that is animated.
  ///
  /// - Complexity: O(1), amortised.
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

  /// Takes note that an animation has ended.
  ///
  /// - Complexity: O(1), amortised.
  mutating func remove(_ animation: LayerAnimation) {
    guard animations.remove(animation), animation.changeIndex >= 0 else { return }
    entries[animation.changeIndex].animationCount -= 1
  }

  /// Records a change that is not animated because its layer is outside the window.
  mutating func miss(_ layer: CALayer) {
    unseen.append(UnseenLayer(layer: layer))
  }

  /// The changes that the animations still show.
  ///
  /// - Complexity: O(n) in the number of changes.
  var shown: [ChangedProperty] {
    var changes: [ChangedProperty] = []
    for entry in entries where entry.animationCount > 0 { changes.append(entry.change) }
    return changes
  }

  /// Whether the blocks changed nothing that could be animated.
  var isEmpty: Bool { entries.isEmpty && unseen.isEmpty }

  /// Whether everything that the blocks changed is outside the window now.
  var isOutsideWindow: Bool {
    !entries.contains { $0.change.layer.isInWindow }
      && !unseen.contains { $0.layer?.isInWindow == true }
  }
}
