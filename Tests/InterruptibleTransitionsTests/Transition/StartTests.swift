import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A flight runs, or is held, by what the transition has answered, whichever call UIKit starts it
/// with.
@Suite("How a flight starts", .underVariants, .alsoUnder(.startsAtOnce))
struct StartTests {
  /// Asks UIKit for a flight in one of the containers.
  nonisolated enum Change: CaseIterable, Sendable {
    case presentation, push, tabChange
  }

  /// A flight that is requested from UIKit itself, by delegates of the toolkit.
  private final class Fixture {
    let base = ContainerFixture()
    let transition: InterruptibleTransition
    private let ask: () -> Void
    private let kept: AnyObject
    private let presenter = titled("A")
    private let subject = titled("B")
    private let change: Change

    init(_ change: Change) {
      (transition, self.change) = (base.slide(), change)
      let (first, second) = (presenter, subject)
      switch change {
      case .presentation:
        let delegate = ModalTransitioningDelegate(transition)
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = delegate
        base.device.launch(first)
        (kept, ask) = (delegate, { first.present(second, animated: true) })
      case .push:
        let delegate = NavigationTransitioningDelegate(transition)
        let navigation = base.navigation([first])
        navigation.delegate = delegate
        (kept, ask) = (delegate, { navigation.pushViewController(second, animated: true) })
      case .tabChange:
        let delegate = TabBarTransitioningDelegate(transition)
        let tabs = base.tabs([first, second])
        tabs.delegate = delegate
        (kept, ask) = (delegate, { tabs.selectedIndex = 1 })
      }
    }

    /// Notes the change as one that the app has requested by the toolkit.
    func noteRequest() {
      transition.ask(ChangeRequest(StubChange(of: subject, with: transition)))
    }

    func start() {
      ask()
      base.device.advance(by: 0.1)
    }

    func expectEnd(_ completions: [Bool]) {
      base.device.advanceUntilIdle()
      #expect(base.completions == completions)
      #expect(transition.isAtRest)
    }
  }

  @Test("A tap runs", arguments: Change.allCases)
  func tap(_ change: Change) {
    let fixture = Fixture(change)
    fixture.start()
    #expect(fixture.transition.phase == .running(toward: .end))
    #expect(fixture.transition.progress > 0.05)
    fixture.expectEnd([true])
  }

  @Test("A finger that holds it before UIKit starts it controls it", arguments: Change.allCases)
  func finger(_ change: Change) {
    let fixture = Fixture(change)
    fixture.transition.pause()
    fixture.start()
    #expect(fixture.transition.phase == .held)
    #expect(fixture.transition.progress == 0)
    fixture.transition.update(0.4)
    fixture.base.device.advance(by: 0.1)
    #expect(abs(fixture.transition.progress - 0.4) < 1e-9)
    fixture.transition.cancel()
    fixture.expectEnd([false])
  }

  @Test(
    "A finger that has lifted by then sets it in motion", arguments: Change.allCases, [true, false])
  func earlyRelease(_ change: Change, finishes: Bool) {
    let fixture = Fixture(change)
    fixture.transition.pause()
    fixture.transition.update(0.3)
    if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
    // A gesture counts if the app has made its request during it: see `present(_:with:)`.
    fixture.noteRequest()
    fixture.transition.pause()
    if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
    fixture.start()
    fixture.expectEnd([finishes])
  }

  @Test("A finger that comes down between UIKit's question and UIKit's start catches it")
  func grabbedAfterTheQuestion() {
    let fixture = Fixture(.presentation)
    #expect(!fixture.transition.wantsInteractiveStart)
    fixture.transition.pause()
    fixture.start()
    #expect(fixture.transition.phase == .held)
    fixture.transition.finish()
    fixture.expectEnd([true])
  }

  @Test("The app's setting counts, and is the answer until the next flight is requested")
  func assigned() {
    let fixture = Fixture(.presentation)
    fixture.transition.wantsInteractiveStart = true
    fixture.start()
    #expect(fixture.transition.phase == .held && fixture.transition.wantsInteractiveStart)
    fixture.transition.finish()
    fixture.expectEnd([true])
    #expect(!fixture.transition.wantsInteractiveStart)
  }

  @Test("A running flight is not interactive, whatever UIKit assumed")
  func notInteractive() {
    let fixture = Fixture(.push)
    fixture.start()
    #expect(fixture.transition.flight?.context.isInteractive == false)
    #expect(fixture.transition.flight?.context.transitionWasCancelled == false)
    fixture.expectEnd([true])
  }

  @Test("Given as an animation controller only it runs, and the developer is warned")
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
    let base = ContainerFixture()
    let (presenter, presented) = (titled("A"), titled("B"))
    base.device.launch(presenter)
    let delegate = Delegate(base.slide())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    base.device.advance(by: 0.1)
    #expect(delegate.transition.phase == .running(toward: .end))
    #if DEBUG
      #expect(Runtime.current.console.contains { $0.contains("interaction controller") })
    #endif
    base.device.advanceUntilIdle()
    #expect(base.completions == [true])
  }

  @Test("Given as both, there is no warning")
  func withInteractionController() {
    for change in Change.allCases {
      let fixture = Fixture(change)
      fixture.start()
      #expect(!Runtime.current.console.contains { $0.contains("interaction controller") })
      fixture.expectEnd([true])
    }
  }

  @Test("Grabbed in the frame in which it starts, it stays at its start")
  func grabbedAtOnce() {
    for change in Change.allCases {
      let fixture = Fixture(change)
      fixture.transition.onPhaseChange = { [weak transition = fixture.transition] phase in
        if phase == .running(toward: .end) { transition?.pause() }
      }
      fixture.start()
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.progress < 0.01)
      fixture.transition.onPhaseChange = nil
      fixture.transition.update(0.5)
      fixture.transition.resume()
      fixture.expectEnd([true])
    }
  }

  /// Calls the app when its view loads.
  private final class LoadingController: UIViewController {
    var onLoad: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?()
    }
  }

  @Test(
    "A finger that lets go while UIKit starts it takes it back, and not the next one",
    arguments: [true, false])
  func releasedWhileLoading(isRequested: Bool) {
    let base = ContainerFixture()
    let navigation = base.navigation([titled("A")])
    let (slide, page, next) = (base.slide(), LoadingController(), titled("C"))
    let delegate = NavigationTransitioningDelegate(slide)
    let session = slide.beginInteraction(by: base.device)
    var handle: TransitionHandle?
    page.onLoad = {
      session?.cancel()
      handle = navigation.present(next, with: slide)
    }
    if isRequested {
      navigation.push(page, with: slide)
    } else {
      navigation.delegate = delegate
      navigation.pushViewController(page, animated: true)
    }
    base.device.advanceUntilIdle()
    // Where UIKit starts the next one within the request, that one begins first. One that waits
    // begins later.
    let isNextFirst = Runtime.current.reads(.startsAtOnce) && !isRequested
    #expect((navigation.topViewController === page) == isNextFirst)
    #expect(handle?.result == (isNextFirst ? .cancelled : .completed))
    #expect((navigation.presentedViewController === next) != isNextFirst)
    // Each has ended once; which one first, depends on whether UIKit pauses the push as it starts.
    #expect(Set(base.completions) == [false, true] && base.completions.count == 2)
    #expect(slide.isAtRest)
  }
}
