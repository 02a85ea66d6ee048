extension RuntimeVariants {
  /// Four sets that together contain each variant once.
  ///
  /// No set contains two variants of which one makes the other meaningless. Related variants are
  /// next to each other in the lists, so each set consists of mostly unrelated variants.
  package static let sets = spread(each, over: 4)
  /// Sets of variants that together contain every combination of any two variants.
  package static let pairwise = covering(strength: 2)
  /// Sets of variants that together contain all eight combinations of any three variants.
  package static let triplewise = covering(strength: 3)

  /// Distributes variants over sets of about the same size.
  private static func spread(_ variants: [RuntimeVariants], over count: Int) -> [RuntimeVariants] {
    var sets = [RuntimeVariants](repeating: [], count: count)
    for (index, variant) in variants.enumerated() {
      let order = sets.indices.map { ($0 + index) % count }
      let bySize = order.sorted {
        sets[$0].rawValue.nonzeroBitCount < sets[$1].rawValue.nonzeroBitCount
      }
      let place = bySize.first { place in
        let set = sets[place].union(variant)
        return !set.contains { set.masks($0) }
      }
      sets[place ?? index % count].formUnion(variant)
    }
    return sets
  }

  /// Returns sets of variants that together contain every combination of a given number of
  /// variants.
  ///
  /// If one variant makes another meaningless, a choice about the second one counts as covered only
  /// in a set without the first one. A choice about both always counts.
  ///
  /// - Parameter strength: The number of variants in a combination.
  /// - Returns: The sets, the same in every process.
  /// - Complexity: O(nˢ · rows), once.
  private static func covering(strength: Int) -> [RuntimeVariants] {
    var open = Set(Choice.all(strength, of: each))
    var rows: [RuntimeVariants] = []
    var random = RowOrder()
    while let seed = open.min() {
      var best: (row: RuntimeVariants, met: Set<Choice>) = (seed.chosen, [])
      for _ in 0..<8 {
        let row = row(from: seed, meeting: open, strength, random.shuffled(each))
        let met = open.filter { $0.isMet(by: row) }
        if met.count > best.met.count { best = (row, met) }
      }
      open.subtract(best.met)
      rows.append(best.row)
    }
    return rows
  }

  /// Returns a set that covers one choice, and as many of the others as a greedy search finds.
  private static func row(
    from seed: Choice, meeting open: Set<Choice>, _ strength: Int, _ order: [RuntimeVariants]
  ) -> RuntimeVariants {
    var row = seed.chosen
    var decided = each.filter { seed.among.contains($0) }
    for variant in order where !seed.among.contains(variant) {
      let with = row.union(variant)
      let isAllowed = !seed.chosen.contains { with.masks($0) && !seed.chosen.masks($0) }
      var gains = (with: 0, without: 0)
      forEachSubset(of: decided, size: strength - 1) { among in
        let chosen = row.intersection(among)
        let choice = Choice(among: among.union(variant), chosen: chosen)
        if open.contains(choice) { gains.without += 1 }
        let taken = Choice(among: choice.among, chosen: chosen.union(variant))
        if open.contains(taken) { gains.with += 1 }
      }
      if isAllowed, gains.with > gains.without { row = with }
      decided.append(variant)
    }
    return row
  }

  /// Calls a closure with each subset of a given size of some variants.
  private static func forEachSubset(
    of variants: [RuntimeVariants], size: Int, _ body: (RuntimeVariants) -> Void
  ) {
    func extend(_ set: RuntimeVariants, from start: Int, missing: Int) {
      guard missing > 0 else { return body(set) }
      for index in start..<variants.count {
        extend(set.union(variants[index]), from: index + 1, missing: missing - 1)
      }
    }
    extend([], from: 0, missing: size)
  }

  /// Returns whether a condition is true for one of the set's variants.
  private func contains(where condition: (RuntimeVariants) -> Bool) -> Bool {
    Self.each.contains { contains($0) && condition($0) }
  }

  /// A few variants, and which of them are present.
  private struct Choice: Hashable, Comparable {
    var among: RuntimeVariants
    var chosen: RuntimeVariants

    /// All choices of a given number of variants.
    static func all(_ strength: Int, of variants: [RuntimeVariants]) -> [Choice] {
      var choices: [Choice] = []
      forEachSubset(of: variants, size: strength) { among in
        for size in 0...strength {
          forEachSubset(of: variants.filter { among.contains($0) }, size: size) {
            choices.append(Choice(among: among, chosen: $0))
          }
        }
      }
      return choices
    }

    func isMet(by row: RuntimeVariants) -> Bool {
      guard row.intersection(among) == chosen else { return false }
      return !chosen.contains { row.masks($0) && !chosen.masks($0) }
    }

    // Orders choices in a fixed way, so that the rows are the same in every process.
    static func < (first: Choice, second: Choice) -> Bool {
      (first.among.rawValue, first.chosen.rawValue)
        < (second.among.rawValue, second.chosen.rawValue)
    }
  }

  /// A generator of the orders in which variants are decided.
  ///
  /// The orders are the same in every process.
  private struct RowOrder: RandomNumberGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }

    mutating func shuffled(_ variants: [RuntimeVariants]) -> [RuntimeVariants] {
      variants.shuffled(using: &self)
    }
  }
}
