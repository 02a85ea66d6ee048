import HeadlessDevice
import InterruptibleTransitions

/// An object that performs the steps of a script in a world.
final class Performer {
  /// The largest depth of nested reactions.
  private static let deepest = 4

  let world: World
  private var depth = 0

  init(_ world: World) {
    self.world = world
    world.onReaction = { [unowned self] in react($0) }
  }

  /// Performs a step. Time passes in the step, so this method must not be called during a call.
  func perform(_ step: Step) {
    guard step.takesTime else { return act(step) }
    if case .advance = step {} else { world.noteDeed() }
    pass(step)
  }

  /// Performs steps during a call.
  private func react(_ steps: [Step]) {
    guard depth < Self.deepest else { return }
    depth += 1
    for step in steps where !step.takesTime { act(step) }
    depth -= 1
  }

  /// Performs a step in which no time passes.
  private func act(_ step: Step) {
    defer { if depth == 0 { world.steps += 1 } }
    world.noteAct()
    if let handMade = world.handMade, act(step, by: handMade) { return }
    switch step {
    case .present, .dismiss, .toggle, .push, .pop, .togglePush, .select, .cancelRequest, .await,
      .cancelTask:
      request(step)
    case .systemPresent, .systemDismiss, .systemPush, .systemPop, .systemPopToRoot, .systemSetStack,
      .systemSelect:
      requestFromSystem(step)
    case .pause(let index), .update(let index, _), .finish(let index), .finishAt(let index, _),
      .cancel(let index), .cancelAt(let index, _), .release(let index, _), .resume(let index),
      .reverse(let index):
      command(step, world.transitions[index], index)
    case .grab(let index), .slide(let index, _), .letGo(let index, _), .drop(let index):
      move(step, world.sliders[index], index)
    case .setGestures(let index, _), .setCompletionSpeed(let index, _),
      .setTimingCurve(let index, _), .setSettling(let index, _), .setRule(let index, _),
      .setInteractiveStart(let index, _), .addAuxiliary(let index, _), .addAnimations(let index, _),
      .moveGestures(let index, _):
      change(step, world.transitions[index], index)
    case .setDelegate(let isOwn): setDelegate(isOwn: isOwn)
    case .setLook(let index, let look, let isBack): world.looks[index].set(look, isBack: isBack)
    case .setSlowMotion(let index, let factor): slowDown(index, by: factor)
    case .setDismissalTiming(let index, let ratio): setDismissalTiming(index, ratio)
    case .setReduceMotion(let isReduced):
      world.device.settings.reducesMotion = isReduced
    case .setPreferredHeight(let number, let height): setPreferredHeight(number, height)
    case .changeStyle(let place, let style):
      excuseStyleChange()
      world.find(place)?.changePresentationStyle(to: style.style)
    case .setLayoutDirection(let isRightToLeft):
      world.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    case .changeElements(let number, let change): changeElements(number, change)
    case .escape:
      world.device.settings.runsVoiceOver = true
      world.device.performEscape()
    case .replaceRoot(let root): replaceRoot(root)
    case .forget(let number): world.pages[number] = nil
    case .when(let moment, let steps): world.reactions.append((moment, steps))
    case .advance, .rest, .press, .move, .spread, .lift, .takeAway, .tap, .rotate, .resize,
      .background:
      break
    }
  }
}
