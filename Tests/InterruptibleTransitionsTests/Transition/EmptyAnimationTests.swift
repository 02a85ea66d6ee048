import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// UIKit may end an animator whose blocks change nothing, even while it is paused.
@Suite("An animation with nothing to animate", .everyReading)
struct EmptyAnimationTests {
  /// What an app's animation does.
  nonisolated enum Content: CaseIterable, Sendable {
    case nothing, cleanUpAlone, changeToTheSame, viewThatLeaves
  }

  private final class Stage {
    let device = Device()
    let presenter = UIViewController()
    let presented = UIViewController()
    private(set) var cleanedUp: [TransitionPosition] = []
    private(set) var completions: [Bool] = []
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private(set) lazy var transition = makeTransition()
    private let content: Content

    private let timing: TransitionTiming

    init(_ content: Content, timing: TransitionTiming = .linear(0.5)) {
      (self.content, self.timing) = (content, timing)
      device.launch(presenter)
      device.onTransitionMessage { [weak self] message in
        if message == "completeTransition(true)" { self?.completions.append(true) }
        if message == "completeTransition(false)" { self?.completions.append(false) }
      }
    }

    private func makeTransition() -> InterruptibleTransition {
      InterruptibleTransition(
        TransitionAnimation { [unowned self] flight, steps in
          let moved = self.moved
          flight.installViews()
          switch content {
          case .nothing: break
          case .cleanUpAlone: steps.cleanUp { self.cleanedUp.append($0) }
          case .changeToTheSame: steps.animate { flight.containerView.alpha = 1 }
          case .viewThatLeaves:
            flight.containerView.addSubview(moved)
            steps.animate { moved.center.x = 100 }
          }
        }, timing: timing)
    }
  }

  @Test("Held, it stays held, and follows", arguments: Content.allCases, [true, false])
  func held(_ content: Content, startsHeld: Bool) {
    let stage = Stage(content)
    if startsHeld { stage.transition.pause() }
    stage.presenter.present(stage.presented, with: stage.transition)
    stage.device.advance(by: 0.1)
    stage.transition.pause()
    stage.moved.removeFromSuperview()
    stage.device.advance(by: 1)
    #expect(stage.transition.phase == .held)
    stage.transition.update(0.7)
    stage.device.advance(by: 0.5)
    #expect(abs(stage.transition.progress - 0.7) < 1e-9)
    #expect(stage.completions == [])
    stage.transition.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.completions == [false])
    #expect(stage.cleanedUp == (content == .cleanUpAlone ? [.start] : []))
  }

  @Test("By itself it takes its time", arguments: Content.allCases)
  func untouched(_ content: Content) {
    let stage = Stage(content)
    stage.presenter.present(stage.presented, with: stage.transition)
    stage.device.advance(by: 0.3)
    stage.moved.removeFromSuperview()
    #expect(stage.transition.phase == .running(toward: .end))
    #expect(stage.transition.progress > 0.4)
    stage.device.advanceUntilIdle()
    #expect(stage.completions == [true])
  }

  @Test("A block that is added to it in flight moves with the rest")
  func addedBlock() {
    let stage = Stage(.nothing)
    stage.presenter.present(stage.presented, with: stage.transition)
    stage.device.advance(by: 0.1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.presenter.view.addSubview(view)
    stage.device.advance(by: 0.1)
    stage.transition.flight?.addAnimations { view.alpha = 0 }
    stage.transition.reverse()
    stage.device.advanceUntilIdle()
    #expect(stage.completions == [false] && view.alpha == 1)
  }

  @Test(
    "A timing of no time follows a finger too, and is undone on cancel", arguments: [true, false])
  func noDuration(finishes: Bool) {
    for timing in [
      TransitionTiming.linear(0), .easeOut(0), .spring(dampingRatio: 0.8, duration: 0),
    ] {
      let world = FlightWorld(timing: timing)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      world.presenter.view.addSubview(view)
      world.transition.addAuxiliaryAnimations { _ in view.alpha = 0 }
      world.device.advance(by: 0.1)
      world.transition.pause()
      world.present()
      #expect(world.transition.phase == .held)
      world.transition.update(0.4)
      world.device.advance(by: 0.1)
      #expect(abs(world.shown[0] - 0.4 * FlightWorld.distance) < 0.01)
      if finishes { world.transition.finish() } else { world.transition.cancel() }
      world.expectRest(at: finishes ? .end : .start)
      #expect(view.alpha == (finishes ? 0 : 1))
    }
  }

  @Test(
    "A later block that changes nothing keeps its animator, along a spring that swings",
    arguments: [true, false])
  func late(finishes: Bool) {
    let stage = Stage(.nothing, timing: .spring(dampingRatio: 0.6, duration: 0.5))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.presenter.view.addSubview(view)
    stage.transition.addAuxiliaryAnimations(delayFactor: 0.5) { _ in }
    stage.transition.pause()
    stage.presenter.present(stage.presented, with: stage.transition)
    stage.device.advance(by: 0.5)
    stage.transition.flight?.addAnimations(delayFactor: 0.05) { view.frame.origin.x = 100 }
    stage.device.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame.minX == 0)
    for progress in [0.3, 0.6, 0.9] {
      stage.transition.update(progress)
      stage.device.advance(by: 0.1)
    }
    #expect(5...95 ~= view.layer.presentation()?.frame.minX ?? 0)
    if finishes { stage.transition.finish() } else { stage.transition.cancel() }
    stage.device.advanceUntilIdle()
    #expect(view.frame.minX == (finishes ? 100 : 0))
    #expect(stage.completions == [finishes] && stage.transition.isAtRest)
  }
}
