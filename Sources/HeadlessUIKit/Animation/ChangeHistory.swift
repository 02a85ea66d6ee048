import Foundation

/// A property that an animator's blocks changed, with the values from before the first block and
/// after the last.
struct ChangedProperty {
  let layer: CALayer
  let key: LayerKey
  let before: LayerValue
  var after: LayerValue
}

/// What the blocks of an animator changed.
struct ChangeHistory {
  private var entries: [ChangedProperty] = []

  mutating func add(_ animation: LayerAnimation) {
    guard let layer = animation.layer else { return }
    if let index = entries.firstIndex(where: { $0.layer === layer && $0.key == animation.key }) {
      entries[index].after = animation.after
    } else {
      entries.append(
        ChangedProperty(
          layer: layer, key: animation.key, before: animation.before, after: animation.after))
    }
  }

  /// The changes that some animations still show.
  ///
  /// - Complexity: O(n m) in the numbers of changes and animations.
  func changes(of animations: [LayerAnimation]) -> [ChangedProperty] {
    entries.filter { change in
      animations.contains { $0.layer === change.layer && $0.key == change.key }
    }
  }
}
