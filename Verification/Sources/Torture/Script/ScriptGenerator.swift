@testable import HeadlessUIKit

/// A generator of scripts from seeds.
nonisolated package struct ScriptGenerator {
  /// The number of transitions in a setting.
  static let transitions = 3

  var random: SeededGenerator

  /// Returns the script of a seed, which is always the same.
  package static func script(_ seed: UInt64) -> Script {
    var generator = ScriptGenerator(random: SeededGenerator(seed: seed))
    var script = generator.makeScript()
    // A separate generator for each later addition leaves the earlier parts of the scripts
    // unchanged.
    generator.random = SeededGenerator(seed: ~seed)
    generator.addElements(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 3))
    generator.addAnimationKinds(to: &script)
    generator.addSurroundings(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 5))
    generator.addFingers(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 7))
    generator.addRepetitions(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 11))
    generator.addSheets(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 13))
    generator.addControls(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 17))
    generator.addCatches(to: &script)
    generator.random = SeededGenerator(seed: ~(seed &* 19))
    script.setting.hasConstraints = !generator.random.oneIn(4)
    // A person changes the language before the app is launched, and not while it runs.
    let language = Step.setLayoutDirection(isRightToLeft: true)
    if let index = script.steps.firstIndex(of: language) {
      script.steps.insert(script.steps.remove(at: index), at: 0)
    }
    return script
  }

  private mutating func makeScript() -> Script {
    let setting = makeSetting()
    let variants = makeVariants()
    var steps: [Step] = []
    let count = random.number(2..<18)
    while steps.count < count {
      steps += makePhrase()
      if !random.oneIn(3) { steps.append(.advance(random.number(1..<20))) }
    }
    return Script(setting, under: variants, steps)
  }

  private mutating func addElements(to script: inout Script) {
    guard random.oneIn(3) else { return }
    script.setting.hasElements = true
    for _ in 0..<random.number(0..<4) {
      let step = Step.changeElements(random.number(0..<Page.count), random.number(0..<56))
      let place = random.number(0..<script.steps.count + 1)
      script.steps.insert(
        random.oneIn(2) ? step : .when(random.pick(Moment.allCases), [step]), at: place)
    }
  }

  private mutating func addAnimationKinds(to script: inout Script) {
    guard random.oneIn(2) else { return }
    for _ in 0..<random.number(1..<5) {
      let transition = random.number(0..<Self.transitions)
      let step: Step =
        switch random.number(0..<8) {
        case 0: .setSlowMotion(transition, random.pick([0.5, 1, 2.5]))
        case 1: .setReduceMotion(random.oneIn(2))
        case 2, 3:
          .setDismissalTiming(transition, dampingRatio: random.pick([0.3, 0.5, 0.7, 1]))
        default:
          .setAnimation(transition, random.pick(AnimationKind.allCases), isBack: random.oneIn(3))
        }
      // Most of these steps are at the beginning.
      let last = random.oneIn(3) ? script.steps.count : 0
      script.steps.insert(step, at: random.number(0..<last + 1))
    }
  }

  private mutating func addSurroundings(to script: inout Script) {
    guard random.oneIn(3) else { return }
    for _ in 0..<random.number(1..<4) {
      var steps = [makeTurn()]
      if random.oneIn(2) {
        steps.insert(
          .when(random.pick([.layout, .sizeChange, .scroll]), makeReaction()), at: 0)
      }
      if random.oneIn(2) { steps.append(.advance(random.number(1..<10))) }
      script.steps.insert(
        contentsOf: steps, at: random.number(0..<script.steps.count + 1))
    }
  }

  private mutating func addFingers(to script: inout Script) {
    guard random.oneIn(3) else { return }
    script.setting.gestures[random.number(0..<Self.transitions)].append(.edges)
    for _ in 0..<random.number(1..<4) {
      let steps = random.oneIn(4) ? [.escape] : makeEdgeSteps()
      script.steps.insert(contentsOf: steps, at: random.number(0..<script.steps.count + 1))
    }
  }

  private mutating func addRepetitions(to script: inout Script) {
    guard random.oneIn(3) else { return }
    for _ in 0..<random.number(1..<3) {
      let request = makeRequest()
      var steps = [request, .advance(random.number(1..<20))]
      if random.oneIn(3) { steps.append(makeVerb()) }
      steps.append(random.oneIn(2) ? makeSystemRequest() : makeRequest())
      if random.oneIn(2) { steps.append(.advance(random.number(1..<4))) }
      steps.append(random.oneIn(2) ? request : makeRequest())
      script.steps.insert(contentsOf: steps, at: random.number(0..<script.steps.count + 1))
    }
  }

  private mutating func addSheets(to script: inout Script) {
    guard random.oneIn(2) else { return }
    script.setting.answer = random.pick(Setting.Answer.allCases)
    script.setting.laysOut = random.oneIn(2)
    for _ in 0..<random.number(1..<4) {
      script.steps.insert(
        contentsOf: makeSheetSteps(), at: random.number(0..<script.steps.count + 1))
    }
    if random.oneIn(4) { script.steps.insert(.setLayoutDirection(isRightToLeft: true), at: 0) }
  }

  private mutating func addControls(to script: inout Script) {
    guard random.oneIn(2) else { return }
    script.setting.controls = random.pick([.yielding, .refreshing])
    for _ in 0..<random.number(1..<4) {
      script.steps.insert(
        contentsOf: makeControlSteps(), at: random.number(0..<script.steps.count + 1))
    }
    // The app's recognizer must also grab a page that fades.
    if random.oneIn(2) {
      script.steps.insert(
        .setAnimation(random.number(0..<Self.transitions), .fade, isBack: false), at: 0)
    }
  }

  /// Adds fingers that catch flights by gestures on different views, and taps on rows in flight.
  private mutating func addCatches(to script: inout Script) {
    guard random.oneIn(2) else { return }
    script.setting.hasRows = random.oneIn(2)
    for _ in 0..<random.number(1..<4) {
      script.setting.gestures[random.number(0..<Self.transitions)]
        .append(random.pick(Gesture.later))
    }
    for _ in 0..<random.number(1..<4) {
      script.steps.insert(
        contentsOf: makeCatchSteps(), at: random.number(0..<script.steps.count + 1))
    }
  }

  private mutating func makeSetting() -> Setting {
    let timings = (0..<Self.transitions).map { _ in random.pick(Setting.Timing.allCases) }
    let odds = random.pick([1, 2, 4])
    let gestures = (0..<Self.transitions).map { _ in makeGestures(oneIn: odds) }
    return Setting(
      root: random.pick(Setting.Root.allCases), framesPerSecond: random.pick([60, 60, 24, 120]),
      timings: timings, gestures: gestures, hasDelegates: random.oneIn(3),
      hasGuests: random.oneIn(2))
  }

  mutating func makeGestures(oneIn odds: Int) -> [Gesture] {
    random.some(
      of: Gesture.allCases.filter { $0 != .edges && !Gesture.later.contains($0) }, oneIn: odds)
  }

  mutating func makeVariants() -> String {
    // Under `keepsCancelledTop` a stack lists a page that it does not show, even at rest.
    let names = RuntimeVariants.listings.filter { $0.variant != .keepsCancelledTop }.map(\.name)
    switch random.number(0..<4) {
    case 0, 1: return ""
    case 2:
      return (0..<random.number(1..<4)).map { _ in random.pick(names) }
        .joined(separator: "+")
    default: return random.some(of: names, oneIn: 4).joined(separator: "+")
    }
  }

  /// Returns some steps that often occur together.
  private mutating func makePhrase() -> [Step] {
    switch random.number(0..<10) {
    case 0, 1: [makeRequest()]
    case 2: [makeSystemRequest()]
    case 3: [makeVerb()]
    case 4: [.when(random.pick(Moment.allCases), makeReaction())]
    case 5, 6: makeGestureSteps()
    case 7: [makeChange()]
    case 8: [makeRequest(), .advance(random.number(1..<12))] + makeGestureSteps()
    default: random.oneIn(4) ? [makeSurrounding()] : [makeRequest(), makeRequest()]
    }
  }

  private mutating func makeReaction() -> [Step] {
    (0..<random.number(1..<3)).map { _ in
      switch random.number(0..<5) {
      case 0, 1: makeRequest()
      case 2: makeSystemRequest()
      case 3: makeVerb()
      default: random.oneIn(4) ? .replaceRoot(random.pick(Setting.Root.allCases)) : makeChange()
      }
    }
  }
}
