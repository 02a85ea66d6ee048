extension RuntimeVariants {
  /// Sets of variants of which, for any two variants, one has both, one has neither, and for each of
  /// the two one has it without the other. A superclass that only tells does none of what others
  /// doubt, so two others count as met only where it is not.
  ///
  /// - Complexity: O(n⁴) in the number of variants, once.
  package static let pairwise: [RuntimeVariants] = {
    var open = Set<Pair>()
    for first in each.indices {
      for second in each.indices.dropFirst(first + 1) {
        for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
          open.insert(Pair(first: first, hasFirst: a, second: second, hasSecond: b))
        }
      }
    }
    var rows: [RuntimeVariants] = []
    while !open.isEmpty {
      let row = nextRow(covering: open)
      open = open.filter { !$0.isCovered(by: row) }
      rows.append(row)
    }
    return rows
  }()

  /// Two variants, and which of them are to hold.
  private struct Pair: Hashable {
    var first: Int
    var hasFirst: Bool
    var second: Int
    var hasSecond: Bool

    func isCovered(by row: RuntimeVariants) -> Bool {
      if hasFirst, hasSecond, row.contains(.superclassOnlyTells),
        each[first] != .superclassOnlyTells, each[second] != .superclassOnlyTells
      {
        return false
      }
      return row.contains(each[first]) == hasFirst && row.contains(each[second]) == hasSecond
    }
  }

  /// The set, of a few that are built greedily, that covers the most pairs.
  private static func nextRow(covering open: Set<Pair>) -> RuntimeVariants {
    var best: (row: RuntimeVariants, count: Int) = ([], -1)
    for start in each.indices {
      for startsWith in [true, false] {
        var row: RuntimeVariants = startsWith ? each[start] : []
        for index in each.indices where index != start {
          let with = row.union(each[index])
          let gain = open.count { $0.isCovered(by: with) } - open.count { $0.isCovered(by: row) }
          if gain > 0 { row = with }
        }
        let count = open.count { $0.isCovered(by: row) }
        if count > best.count { best = (row, count) }
      }
    }
    return best.row
  }
}
