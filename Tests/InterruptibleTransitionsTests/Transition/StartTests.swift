import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A flight runs, or is held, by what the transition has answered, whichever call UIKit starts it
/// with.
@Suite("How a flight starts", .everyReading)
struct StartTests {
  /// Asks UIKit for a flight in one of the containers.
  nonisolated enum Change: CaseIterable, Sendable {
    case presentation, push, tabChange
  }

  /// A flight that is asked of UIKit itself, by delegates of the toolkit's.
  private final class Stage {
    let world = ContainerWorld()
    let transition: InterruptibleTransition
    private let ask: () -> Void
    private let kept: AnyObject

    init(_ change: Change) {
      transition = world.slide()
      let (first, second) = (titled("A"), titled("B"))
      switch change {
      case .presentation:
        let delegate = ModalTransitioningDelegate(transition)
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        world.device.launch(first)
        (kept, ask) = (delegate, { first.present(second, animated: true) })
      case .push:
        let delegate = NavigationTransitioningDelegate(transition)
        let navigation = world.navigation([first])
        navigation.delegate = delegate
        (kept, ask) = (delegate, { navigation.pushViewController(second, animated: true) })
      case .tabChange:
        let delegate = TabBarTransitioningDelegate(transition)
        let tabs = world.tabs([first, second])
        tabs.delegate = delegate
        (kept, ask) = (delegate, { tabs.selectedIndex = 1 })
      }
    }

    func start() {
      ask()
      world.device.advance(by: 0.1)
    }

    func expectEnd(_ completions: [Bool]) {
      world.device.advanceUntilIdle()
      #expect(world.completions == completions)
      #expect(transition.isAtRest)
    }
  }

  @Test("A tap runs", arguments: Change.allCases)
  func tap(_ change: Change) {
    let stage = Stage(change)
    stage.start()
    #expect(stage.transition.phase == .running(toward: .end))
    #expect(stage.transition.progress > 0.05)
    stage.expectEnd([true])
  }

  @Test("A finger that holds it before UIKit starts it leads it", arguments: Change.allCases)
  func finger(_ change: Change) {
    let stage = Stage(change)
    stage.transition.pause()
    stage.start()
    #expect(stage.transition.phase == .held)
    #expect(stage.transition.progress == 0)
    stage.transition.update(0.4)
    stage.world.device.advance(by: 0.1)
    #expect(abs(stage.transition.progress - 0.4) < 1e-9)
    stage.transition.cancel()
    stage.expectEnd([false])
  }

  @Test(
    "A finger that has let go by then sets it going", arguments: Change.allCases, [true, false])
  func earlyRelease(_ change: Change, finishes: Bool) {
    let stage = Stage(change)
    stage.transition.pause()
    stage.transition.update(0.3)
    if finishes { stage.transition.finish() } else { stage.transition.cancel() }
    // A gesture counts if the app has asked while it went on: `present(_:with:)` says so.
    stage.transition.pending.request(byApp: true)
    stage.transition.pause()
    if finishes { stage.transition.finish() } else { stage.transition.cancel() }
    stage.start()
    stage.expectEnd([finishes])
  }

  @Test("One that comes down between UIKit's question and UIKit's start catches it")
  func grabbedAfterTheQuestion() {
    let stage = Stage(.presentation)
    #expect(!stage.transition.wantsInteractiveStart)
    stage.transition.pause()
    stage.start()
    #expect(stage.transition.phase == .held)
    stage.transition.finish()
    stage.expectEnd([true])
  }

  @Test("What the app has set counts, and is answered until the next flight is asked for")
  func assigned() {
    let stage = Stage(.presentation)
    stage.transition.wantsInteractiveStart = true
    stage.start()
    #expect(stage.transition.phase == .held && stage.transition.wantsInteractiveStart)
    stage.transition.finish()
    stage.expectEnd([true])
    #expect(!stage.transition.wantsInteractiveStart)
  }

  @Test("A flight that runs is not interactive, whatever UIKit took it for")
  func notInteractive() {
    let stage = Stage(.push)
    stage.start()
    #expect(stage.transition.flight?.context.isInteractive == false)
    #expect(stage.transition.flight?.context.transitionWasCancelled == false)
    stage.expectEnd([true])
  }

  @Test("Given as an animation controller only it runs, and the developer is told what is lost")
  func withoutInteractionController() {
    /// Forwards one of the two questions.
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let transition: InterruptibleTransition
      init(_ transition: InterruptibleTransition) { self.transition = transition }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    }
    let world = ContainerWorld()
    let (presenter, presented) = (titled("A"), titled("B"))
    world.device.launch(presenter)
    let delegate = Delegate(world.slide())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    world.device.advance(by: 0.1)
    #expect(delegate.transition.phase == .running(toward: .end))
    #if DEBUG
      #expect(Runtime.current.console.contains { $0.contains("interaction controller") })
    #endif
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("Given as both, nothing is said")
  func withInteractionController() {
    for change in Change.allCases {
      let stage = Stage(change)
      stage.start()
      #expect(!Runtime.current.console.contains { $0.contains("interaction controller") })
      stage.expectEnd([true])
    }
  }

  @Test("Grabbed in the frame in which it starts, it stays at its start")
  func grabbedAtOnce() {
    for change in Change.allCases {
      let stage = Stage(change)
      stage.transition.onPhaseChange = { [weak transition = stage.transition] phase in
        if phase == .running(toward: .end) { transition?.pause() }
      }
      stage.start()
      #expect(stage.transition.phase == .held)
      #expect(stage.transition.progress < 0.01)
      stage.transition.onPhaseChange = nil
      stage.transition.update(0.5)
      stage.transition.resume()
      stage.expectEnd([true])
    }
  }
}
