/// A shrinker of scripts that fail.
nonisolated package struct Shrinker {
  private let fails: (Reduction) -> Bool

  /// - Parameter fails: A closure that returns whether a script still fails in the same way.
  package init(_ fails: @escaping (Reduction) -> Bool) {
    self.fails = fails
  }

  /// Returns a part of a script from which nothing more can be removed.
  package func shrink(_ whole: Reduction) -> Reduction {
    var reduction = whole
    let script = reduction.script
    reduction.steps = least(Array(script.steps.indices)) { [reduction] steps in
      var trial = reduction
      trial.steps = steps
      return fails(trial)
    }
    let names = script.variants.split(separator: "+").map(String.init)
    let variants = least(names) { [reduction] names in
      var trial = reduction
      trial.variants = names.joined(separator: "+")
      return fails(trial)
    }
    reduction.variants = variants.joined(separator: "+")
    reduction.gestures = least(Array(0..<script.setting.gestureCount)) { [reduction] gestures in
      var trial = reduction
      trial.gestures = gestures
      return fails(trial)
    }
    for omission in Reduction.Omission.allCases {
      var trial = reduction
      trial.omissions.insert(omission)
      if fails(trial) { reduction = trial }
    }
    let steps = reduction.steps ?? []
    reduction.steps = least(steps) { [reduction] steps in
      var trial = reduction
      trial.steps = steps
      return fails(trial)
    }
    return reduction
  }

  /// Returns some of the items with which the script still fails. It removes smaller and smaller
  /// parts while the script fails.
  private func least<Item>(_ items: [Item], fails: ([Item]) -> Bool) -> [Item] {
    var items = items
    if items.isEmpty || fails([]) { return [] }
    var size = max(items.count / 2, 1)
    while true {
      var start = 0
      var isShorter = false
      while start < items.count {
        let rest = Array(items[..<start] + items[min(start + size, items.count)...])
        if rest.count < items.count, fails(rest) {
          items = rest
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return items }
      if !isShorter { size = max(size / 2, 1) }
    }
  }
}
