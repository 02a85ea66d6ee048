nonisolated extension ScriptGenerator {
  private mutating func page() -> Int { random.number(0..<Page.count) }
  private mutating func modal() -> Int { random.pick(Page.modals) }
  private mutating func pushed() -> Int { random.pick(Page.pushed) }
  private mutating func transition() -> Int {
    // Mostly the first transition, because simultaneous requests to one transition are the
    // difficult case.
    random.pick([0, 0, 0, 1, 1, 2])
  }
  private mutating func place() -> Step.Place {
    random.pick([.root, .root, .top, .top, .visible, .page(modal())])
  }
  private mutating func coin() -> Bool { random.oneIn(2) }

  private mutating func quantity() -> Quantity {
    if random.oneIn(4) { return random.pick(Quantity.wild) }
    return .value(Double(random.number(-8..<13)) / 4)
  }

  mutating func makeRequest() -> Step {
    switch random.number(0..<17) {
    case 0...3:
      .present(
        modal(), with: transition(), by: place(), as: random.pick([.full, .sheet, .card, .side]),
        whenBusy: random.pick([.refuse, .refuse, .wait, .replace]))
    case 4, 5: .dismiss(place(), with: transition())
    case 6: .toggle(modal(), with: transition(), by: place())
    case 7, 8: .push(pushed(), with: transition(), isMirrored: !random.oneIn(3))
    case 9: .pop(with: transition())
    case 10: .togglePush(pushed(), with: transition())
    case 11: .select(random.number(0..<3), with: transition(), isMirrored: coin())
    case 12: .cancelRequest(random.number(0..<3))
    case 13: .popToRoot(with: transition())
    case 14: .popTo(random.number(0..<3), with: transition())
    case 15:
      .setStack(
        (0..<random.number(1..<4)).map { _ in pushed() }, with: transition(),
        isMirrored: coin())
    default: coin() ? .await(random.number(0..<3)) : .cancelTask
    }
  }

  mutating func makeSystemRequest() -> Step {
    let isAnimated = !random.oneIn(3)
    switch random.number(0..<8) {
    case 0: return .systemPresent(modal(), by: place(), isAnimated: isAnimated)
    case 1, 2: return .systemDismiss(place(), isAnimated: isAnimated)
    case 3: return .systemPush(pushed(), isAnimated: isAnimated)
    case 4: return .systemPop(isAnimated: isAnimated)
    case 5: return .systemPopToRoot(isAnimated: isAnimated)
    case 6:
      return .systemSetStack(
        (0..<random.number(1..<4)).map { _ in pushed() }, isAnimated: isAnimated)
    default: return .systemSelect(random.number(0..<3))
    }
  }

  mutating func makeVerb() -> Step {
    let transition = transition()
    switch random.number(0..<15) {
    case 0: return .pause(transition)
    case 1: return .update(transition, quantity())
    case 2: return .finish(transition)
    case 3: return .finishAt(transition, quantity())
    case 4: return .cancel(transition)
    case 5: return .cancelAt(transition, quantity())
    case 6: return .release(transition, quantity())
    case 7: return .resume(transition)
    case 8: return .reverse(transition)
    case 9: return .grab(transition)
    case 10: return .slide(transition, quantity())
    case 11: return .releaseSlider(transition, quantity())
    case 12:
      return .carry(transition, x: quantity(), scale: quantity(), rotation: quantity())
    case 13: return .releaseCarried(transition, quantity())
    default: return .drop(transition)
    }
  }

  mutating func makeChange() -> Step {
    let transition = transition()
    switch random.number(0..<12) {
    case 0, 1: return .setGestures(transition, makeGestures(oneIn: random.pick([1, 2, 4])))
    case 2: return .moveGestures(from: transition, to: self.transition())
    case 3: return .setCompletionSpeed(transition, quantity())
    case 4: return .setTimingCurve(transition, coin())
    case 5: return .setSettling(transition, isSpring: coin())
    case 6: return .setRule(transition, isDirection: coin())
    case 7: return .setInteractiveStart(transition, coin())
    case 8: return .addAuxiliary(transition, delay: Double(random.number(0..<5)) / 4)
    case 9: return .addAnimations(transition, delay: Double(random.number(0..<5)) / 4)
    case 10: return .setDelegate(isOwn: coin())
    default: return .forget(page())
    }
  }

  mutating func makeSurrounding() -> Step {
    switch random.number(0..<6) {
    case 0: .rotate
    case 1: makeResize()
    case 2: .background(frames: random.number(0..<10))
    case 3: .replaceRoot(random.pick(Setting.Root.allCases))
    default: .rest
    }
  }

  private mutating func makeResize() -> Step {
    .resize(
      width: random.number(150..<600), height: random.number(400..<900),
      frames: random.number(1..<12))
  }

  /// Returns a step that changes the size of the window.
  mutating func makeTurn() -> Step {
    coin() ? .rotate : makeResize()
  }

  mutating func makeGestureSteps() -> [Step] {
    let finger = random.number(0..<3)
    switch random.number(0..<8) {
    case 0:
      return [.tap(x: random.number(0..<393), y: random.number(0..<852))]
    case 1:
      return [makePress(finger), random.oneIn(3) ? .takeAway(finger) : .lift(finger)]
    case 2, 3:
      // Two fingers, for pinches and rotations.
      var steps: [Step] = [.press(0, x: 150, y: 420), .press(1, x: 260, y: 440)]
      for _ in 0..<random.number(1..<4) {
        steps.append(
          .spread(
            dx: random.number(-60..<90), dy: random.number(-60..<90), frames: random.number(1..<12))
        )
      }
      if !random.oneIn(3) { steps += [.lift(0), .lift(1)] }
      return steps
    default:
      var steps = [makePress(finger)]
      for _ in 0..<random.number(1..<4) { steps.append(makeMove(finger)) }
      if !random.oneIn(3) { steps.append(random.oneIn(6) ? .takeAway(finger) : .lift(finger)) }
      return steps
    }
  }

  /// Returns the steps of a finger that touches a page's control, or pulls the page's scroll view
  /// far.
  mutating func makeControlSteps() -> [Step] {
    let finger = random.number(0..<3)
    let place = random.pick([(170, 150), (205, 160), (285, 165), (100, 300), (300, 400)])
    var steps: [Step] = [.press(finger, x: place.0, y: place.1)]
    for _ in 0..<random.number(1..<3) {
      steps.append(
        place.1 >= 300
          ? makeMove(finger, along: (dx: 0, dy: 1), by: random.number(60..<420))
          : makeMove(finger))
    }
    if !random.oneIn(3) { steps.append(random.oneIn(6) ? .takeAway(finger) : .lift(finger)) }
    return steps
  }

  /// Returns the steps of a finger that moves in from an edge. Mostly a second finger moves in from
  /// the same or another edge.
  mutating func makeEdgeSteps() -> [Step] {
    let count = random.pick([1, 2, 2, 2, 3])
    var steps: [Step] = []
    var ways: [(dx: Int, dy: Int)] = []
    for finger in 0..<count {
      let edge = random.pick([(1, 0), (-1, 0), (0, 1), (0, -1)])
      ways.append((dx: edge.0, dy: edge.1))
      let along = random.number(100..<380)
      steps += [
        .press(
          finger, x: edge.0 == 0 ? along : edge.0 > 0 ? 1 : 392,
          y: edge.1 == 0 ? along * 2 : edge.1 > 0 ? 1 : 851),
        makeMove(finger, along: ways[finger], by: random.number(5..<200)),
      ]
      if coin() { steps.append(makeMove(0, along: ways[0], by: random.number(-40..<120))) }
      if random.oneIn(6) { steps.append(makeTurn()) }
    }
    for finger in random.oneIn(3) ? [] : Array(0..<count) {
      steps.append(random.oneIn(6) ? .takeAway(finger) : .lift(finger))
    }
    return steps
  }

  /// Returns the steps of a finger that drags a sheet, during its presentation or later.
  mutating func makeSheetSteps() -> [Step] {
    var steps: [Step] = [
      .present(
        modal(), with: transition(), by: .top, as: random.pick(Step.Style.allCases),
        whenBusy: random.pick([.refuse, .wait, .replace])),
      .advance(random.number(1..<60)),
    ]
    if random.oneIn(3) { steps.append(makeTurn()) }
    if random.oneIn(2) { steps += makeSheetChange() }
    let finger = random.number(0..<3)
    steps.append(.press(finger, x: random.number(20..<370), y: random.number(460..<800)))
    for _ in 0..<random.number(1..<4) {
      steps.append(
        .move(
          finger, dx: random.number(-20..<20), dy: random.number(-150..<350),
          frames: random.number(1..<15)))
      if random.oneIn(4) { steps.append(makeTurn()) }
    }
    if !random.oneIn(4) { steps.append(random.oneIn(6) ? .takeAway(finger) : .lift(finger)) }
    if random.oneIn(3) { steps.append(random.oneIn(2) ? makeRequest() : makeVerb()) }
    if random.oneIn(3) { steps.append(.tap(x: random.number(0..<393), y: 150)) }
    return steps
  }

  /// Returns the steps of a finger that catches a flight, or that taps in it.
  mutating func makeCatchSteps() -> [Step] {
    let transition = transition()
    var steps: [Step] = [
      .present(
        modal(), with: transition, by: .top, as: random.pick(Step.Style.allCases),
        whenBusy: random.pick([.refuse, .wait, .replace])),
      .advance(random.number(1..<30)),
    ]
    // A gesture on the container can be given only while there is one.
    if coin() {
      steps.append(.setGestures(transition, random.some(of: Gesture.later + [.pan], oneIn: 2)))
    }
    if coin() { steps += [.dismiss(.top, with: transition), .advance(random.number(1..<20))] }
    if random.oneIn(3) { steps += makeSheetChange() }
    if random.oneIn(3) {
      steps.append(.tap(x: random.number(20..<370), y: random.number(620..<840)))
    }
    let finger = random.number(0..<3)
    steps.append(makePress(finger))
    for _ in 0..<random.number(1..<3) {
      steps.append(makeMove(finger, along: (dx: 0, dy: 1), by: random.number(-300..<300)))
    }
    if !random.oneIn(3) { steps.append(random.oneIn(6) ? .takeAway(finger) : .lift(finger)) }
    return steps
  }

  /// Returns the steps of a sheet that changes its height or its style, possibly together with a
  /// push.
  private mutating func makeSheetChange() -> [Step] {
    var steps: [Step] = []
    if random.oneIn(2) { steps.append(random.oneIn(4) ? .pop(with: transition()) : makeRequest()) }
    switch random.number(0..<5) {
    case 0, 1: steps.append(.setPreferredHeight(page(), random.number(400..<800)))
    default: steps.append(.changeStyle(place(), random.pick(Step.Style.allCases)))
    }
    if random.oneIn(2) { steps.append(.advance(random.number(1..<20))) }
    return steps
  }

  private mutating func makeMove(
    _ finger: Int, along way: (dx: Int, dy: Int), by distance: Int
  ) -> Step {
    .move(
      finger, dx: way.dx * distance, dy: way.dy * distance, frames: random.number(1..<12))
  }

  private mutating func makePress(_ finger: Int) -> Step {
    let x = random.oneIn(4) ? random.pick([2, 390]) : random.number(20..<370)
    return .press(finger, x: x, y: random.number(120..<800))
  }

  private mutating func makeMove(_ finger: Int) -> Step {
    let frames = random.number(1..<15)
    let long = random.number(-500..<600)
    let short = random.number(-30..<30)
    return coin()
      ? .move(finger, dx: short, dy: long, frames: frames)
      : .move(finger, dx: long, dy: short, frames: frames)
  }
}
