import Foundation

/// Insertions and deletions of items that are made together.
struct CollectionUpdates {
  /// The deleted items, as they were before the changes.
  var deleted: Set<IndexPath> = []
  /// The inserted items, as they are after the changes.
  var inserted: Set<IndexPath> = []

  /// Returns where an item is after the changes; nil if it is deleted.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old) else { return nil }
    let section = old.section
    var item = old.item - deleted.count { $0.section == section && $0.item < old.item }
    for new in inserted.sorted() where new.section == section && new.item <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  /// Checks that the changes lead from one number of items to another, in each section.
  func check(from old: [Int], to new: [Int]) {
    for section in new.indices {
      let before = old.indices.contains(section) ? old[section] : 0
      let (plus, minus) = (
        inserted.count { $0.section == section }, deleted.count { $0.section == section }
      )
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
