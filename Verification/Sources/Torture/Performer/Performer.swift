import HeadlessDevice
import InterruptibleTransitions

/// An object that performs the steps of a script in a app.
final class Performer {
  /// The largest depth of nested reactions.
  private static let deepest = 4

  let app: TestApp
  private var depth = 0

  init(_ app: TestApp) {
    self.app = app
    app.onReaction = { [unowned self] in react($0) }
  }

  /// Performs a step. Time passes in the step, so this method must not be called during a call.
  func perform(_ step: Step) {
    // The size of a carried element, and so the progress, may change fast.
    if app.carries { app.invariants.motion.excuseAll(frames: 600) }
    guard step.takesTime else { return act(step) }
    if case .advance = step {} else { app.recordDeed() }
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
    defer { if depth == 0 { app.steps += 1 } }
    app.recordAct()
    if let handMade = app.handMade, act(step, by: handMade) { return }
    switch step {
    case .present, .dismiss, .toggle, .push, .pop, .popToRoot, .popTo, .setStack, .togglePush,
      .select, .cancelRequest, .await, .cancelTask:
      request(step)
    case .systemPresent, .systemDismiss, .systemPush, .systemPop, .systemPopToRoot, .systemSetStack,
      .systemSelect:
      requestFromSystem(step)
    case .pause(let index), .update(let index, _), .finish(let index), .finishAt(let index, _),
      .cancel(let index), .cancelAt(let index, _), .release(let index, _), .resume(let index),
      .reverse(let index):
      command(step, app.transitions[index], index)
    case .grab(let index), .slide(let index, _), .carry(let index, _, _, _),
      .releaseCarried(let index, _), .releaseSlider(let index, _), .drop(let index):
      move(step, app.sliders[index], index)
    case .setGestures(let index, _), .setCompletionSpeed(let index, _),
      .setTimingCurve(let index, _), .setSettling(let index, _), .setRule(let index, _),
      .setInteractiveStart(let index, _), .addAuxiliary(let index, _), .addAnimations(let index, _),
      .moveGestures(let index, _):
      change(step, app.transitions[index], index)
    case .setDelegate(let isOwn): setDelegate(isOwn: isOwn)
    case .setAnimation(let index, let look, let isBack):
      app.animationKinds[index].set(look, isBack: isBack)
    case .setSlowMotion(let index, let factor): slowDown(index, by: factor)
    case .setDismissalTiming(let index, let ratio): setDismissalTiming(index, ratio)
    case .setReduceMotion(let isReduced):
      app.device.settings.reducesMotion = isReduced
    case .setPreferredHeight(let number, let height): setPreferredHeight(number, height)
    case .changeStyle(let place, let style):
      excuseStyleChange()
      app.find(place)?.changePresentationStyle(to: style.style)
    case .setLayoutDirection(let isRightToLeft):
      app.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    case .changeElements(let number, let change): changeElements(number, change)
    case .escape:
      app.device.settings.runsVoiceOver = true
      app.device.performEscape()
    case .replaceRoot(let root): replaceRoot(root)
    case .forget(let number): app.pages[number] = nil
    case .when(let moment, let steps): app.reactions.append((moment, steps))
    case .advance, .rest, .press, .move, .spread, .lift, .takeAway, .tap, .rotate, .resize,
      .background:
      break
    }
  }
}
