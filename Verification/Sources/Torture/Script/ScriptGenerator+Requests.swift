nonisolated extension ScriptGenerator {
  /// Returns the script of a seed that has only requests, which is always the same.
  ///
  /// Such a script has one to four requests with one to three transitions, in one turn or some
  /// frames apart. The last request must win.
  static func requests(_ seed: UInt64) -> Script {
    var generator = ScriptGenerator(random: SeededGenerator(seed: ~(seed &* 19)))
    return generator.makeRequests()
  }

  private mutating func makeRequests() -> Script {
    let timings = (0..<Self.transitions).map { _ in random.pick(Setting.Timing.allCases) }
    let setting = Setting(
      root: random.pick(Setting.Root.allCases), framesPerSecond: 60, timings: timings,
      gestures: timings.map { _ in [] }, hasDelegates: false, hasGuests: false)
    let count = random.number(1..<Self.transitions + 1)
    var steps: [Step] = []
    if random.oneIn(2) { steps += [makeShortRequest(among: count), .rest] }
    for _ in 0..<random.number(1..<5) {
      steps.append(makeShortRequest(among: count))
      if random.oneIn(2) { steps.append(.advance(random.number(1..<25))) }
    }
    return Script(setting, under: makeVariants(), steps)
  }

  private mutating func makeShortRequest(among count: Int) -> Step {
    let transition = random.number(0..<count)
    return switch random.number(0..<12) {
    case 0...2:
      .present(
        random.pick(Page.modals), with: transition, by: random.pick([.root, .root, .top]),
        as: random.pick([.full, .sheet]),
        whenBusy: random.pick([.refuse, .wait, .replace, .replace]))
    case 3, 4: .dismiss(random.pick([.root, .root, .top]), with: transition)
    case 5: .push(random.pick(Page.onlyPushed), with: transition, isMirrored: random.oneIn(2))
    case 6: .pop(with: transition)
    case 7: .popToRoot(with: transition)
    case 8: .popTo(random.number(0..<3), with: transition)
    case 9:
      .setStack(
        (0..<random.number(1..<4)).map { _ in random.pick(Page.onlyPushed) }, with: transition,
        isMirrored: random.oneIn(2))
    default: .select(random.number(0..<3), with: transition, isMirrored: random.oneIn(2))
    }
  }
}
