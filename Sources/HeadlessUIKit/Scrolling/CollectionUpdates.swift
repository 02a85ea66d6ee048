import Foundation

/// A group of insertions and deletions of items.
struct CollectionUpdates {
  /// The index paths of the deleted items before the changes.
  var deleted: Set<IndexPath> = []
  /// The index paths of the inserted items after the changes.
  var inserted: Set<IndexPath> = []

  /// Returns the index path of an item after the changes, or nil if the item is deleted.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old) else { return nil }
    let section = old.section
    var item = old.item - deleted.count { $0.section == section && $0.item < old.item }
    for new in inserted.sorted() where new.section == section && new.item <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// Checks that the changes account for the difference between two numbers of items, in each
  /// section.
  func check(from old: [Int], to new: [Int]) {
    for section in new.indices {
      let before = old.indices.contains(section) ? old[section] : 0
      let plus = inserted.count { $0.section == section }
      let minus = deleted.count { $0.section == section }
      precondition(
        new[section] == before + plus - minus,
        "Invalid update: invalid number of items in section \(section). The number of items "
          + "contained in an existing section after the update (\(new[section])) must be equal to "
          + "the number of items contained in that section before the update (\(before)), plus or "
          + "minus the number of items inserted or deleted from that section (\(plus) inserted, "
          + "\(minus) deleted)")
    }
  }
}
