import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What users of other libraries ask for, of all ends", .eachReading)
struct PeersAsksAboutEndsTests {
  nonisolated enum Verb: CaseIterable, Sendable {
    case pause, update, finish, cancel, release, resume, reverse

    @MainActor func say(to transition: InterruptibleTransition) {
      switch self {
      case .pause: transition.pause()
      case .update: transition.update(0.7)
      case .finish: transition.finish()
      case .cancel: transition.cancel(velocity: -2)
      case .release: transition.release(velocity: 1)
      case .resume: transition.resume()
      case .reverse: transition.reverse()
      }
    }
  }

  @Test(
    "Ask 5: Calls in any order, before a change, during it and after it, never crash or complete twice",
    arguments: Verb.allCases, [ChangeKind.present, .pop, .tabRight])
  func anyOrder(_ first: Verb, _ kind: ChangeKind) {
    for moment in [nil] + Moment.allCases {
      let stage = ChangeStage(kind)
      func sayAll() {
        for verb in Verb.allCases {
          for verb in [first, first, verb] { verb.say(to: stage.transition) }
        }
      }
      var finger: Finger?
      if let moment {
        finger = stage.bring(to: moment)
        sayAll()
      } else {
        sayAll()
        stage.ask()
      }
      stage.world.device.advance(by: 0.1)
      if stage.transition.phase == .held { stage.transition.finish() }
      stage.world.end(finger)
      if stage.transition.phase == .held { stage.transition.finish() }
      stage.world.device.advanceUntilIdle()
      stage.expectRest()
      stage.expectShown(stage.settled)
      for verb in Verb.allCases where verb != .pause { verb.say(to: stage.transition) }
      stage.world.device.advanceUntilIdle()
      stage.expectRest()
    }
  }

  @Test(
    "Ask 5: The animator may be asked for early, again and again, and when all is over",
    arguments: ChangeKind.allCases)
  func animatorAskedFor(_ kind: ChangeKind) throws {
    let stage = ChangeStage(kind)
    let transition = stage.transition
    var contexts: [any UIViewControllerContextTransitioning] = []
    transition.onPhaseChange = { [unowned transition] _ in
      // Within every call, the last one included.
      guard let context = transition.flight?.context ?? contexts.last else { return }
      contexts.append(context)
      _ = transition.interruptibleAnimator(using: context)
    }
    let finger = stage.bring(to: .held)
    let context = try #require(transition.flight?.context)
    let animator = transition.interruptibleAnimator(using: context)
    for _ in 0..<3 { #expect(transition.interruptibleAnimator(using: context) === animator) }
    stage.world.end(finger)
    #expect(contexts.count >= 3)
    transition.onPhaseChange = nil
    stage.expectRest()
    // UIKit has no reason to ask any more; if it does all the same, nothing begins.
    #expect(transition.interruptibleAnimator(using: context).state == .inactive)
    _ = transition.transitionDuration(using: context)
    transition.animateTransition(using: context)
    transition.startInteractiveTransition(context)
    stage.world.device.advanceUntilIdle()
    stage.expectRest()
    if stage.settled === stage.from { stage.ask() } else { stage.askBack() }
    stage.world.device.advanceUntilIdle()
    #expect(transition.isAtRest)
    #expect(stage.world.isEachCompletedOnce())
  }

  @Test(
    "Ask 5: A transition that everybody lets go of while a finger holds it still ends",
    arguments: [false, true])
  func releasedWhileHeld(finishes: Bool) {
    let world = ContainerWorld()
    let (presenter, presented) = (UIViewController(), UIViewController())
    world.device.launch(presenter)
    weak var transition: InterruptibleTransition?
    do {
      let slide = world.slide()
      slide.interactions = [.pan(.right, over: 300)]
      transition = slide
      presenter.present(presented, with: slide)
    }
    world.device.advance(by: 0.2)
    let finger = world.device.press(at: CGPoint(x: 150, y: 300))
    finger.move(by: CGVector(dx: finishes ? 60 : -60, dy: 0), over: 0.1)
    #expect(transition?.phase == .held)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [finishes])
    #expect((presenter.presentedViewController === presented) == finishes)
    presenter.dismiss(animated: true)
    world.device.advanceUntilIdle()
    world.device.advance(by: 0.05)
    #expect(transition == nil)
  }

  @Test(
    "Ask 6: The screen is filled in every frame, from the first one on, finished or cancelled",
    arguments: ChangeKind.allCases, FlightPlan.allCases)
  func noFlash(_ kind: ChangeKind, _ plan: FlightPlan) {
    let stage = ChangeStage(kind)
    var (frames, gaps, incoming) = (0, 0, 0)
    let observation = stage.world.device.onFrame { [unowned stage] _ in
      frames += 1
      if !stage.fillsScreen { gaps += 1 }
      guard stage.transition.flight != nil else { return }
      if stage.to.viewIfLoaded?.window == nil { incoming += 1 }
    }
    plan.lead(stage.transition, in: stage.world) { stage.ask() }
    observation.cancel()
    #expect(frames > 10 && gaps == 0)
    // What comes in is there as long as the flight lasts.
    #expect(incoming == 0)
  }

  @Test(
    "Ask 7: Appearance callbacks are balanced, and a cancelled change can be told from a finished one",
    arguments: ChangeKind.allCases, FlightPlan.allCases)
  func balanced(_ kind: ChangeKind, _ plan: FlightPlan) {
    let stage = ChangeStage(kind)
    var ends: [TransitionPosition] = []
    var phase: TransitionPhase?
    stage.transition.addAuxiliaryAnimations({ _ in }, completion: { ends.append($0) })
    stage.transition.onPhaseChange = { phase = $0 }
    plan.lead(stage.transition, in: stage.world) { stage.ask() }
    let position: TransitionPosition = plan.completes ? .end : .start
    #expect(ends == [position])
    #expect(phase == .ended(at: position))
    #expect(stage.transition.phase == .ended(at: position))
    #expect(
      stage.log.take().filter { $0.hasPrefix("alongside") }
        == [plan.completes ? "alongside completed" : "alongside cancelled"])
    stage.expectRest(at: position)
  }

  @Test(
    "Ask 8: Nothing outlives its change: view controllers, transition, flight, animator, delegate",
    arguments: ChangeKind.allCases, FlightPlan.allCases)
  func leaks(_ kind: ChangeKind, _ plan: FlightPlan) {
    let (world, watch, gone) = (ContainerWorld(), LeakWatch(), LeakWatch())
    var kept: UIViewController?
    do {
      let stage = ChangeStage(kind, in: world)
      stage.transition.interactions = [
        .pan(.right, over: 300, on: stage.gestureView) { [weak stage] in stage?.ask() },
        .hold(finishing: .down, within: 40),
      ]
      plan.lead(stage.transition, in: world) {
        stage.ask()
        world.device.advance(by: 0.05)
        if let flight = stage.transition.flight {
          watch.watch(flight, as: "flight")
          watch.watch(flight.animator, as: "animator")
        }
      }
      stage.watch(in: watch)
      if [.dismiss, .pop].contains(kind), plan.completes { gone.watch(stage.from, as: "from") }
      if [.present, .push].contains(kind), !plan.completes { gone.watch(stage.to, as: "to") }
      kept = stage.container
    }
    world.device.advance(by: 0.1)
    // What is not shown any more goes before its container does.
    #expect(gone.alive == [])
    #expect(kept != nil)
    // What is presented would stay without the root, and its presenter with it.
    if kind.isModal, kept?.presentedViewController != nil { kept?.dismiss(animated: false) }
    world.device.advance(by: 0.1)
    kept = nil
    world.device.window.rootViewController = nil
    world.device.advance(by: 0.1)
    #expect(watch.alive == [])
  }
}
