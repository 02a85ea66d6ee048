import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("When the container of a flight leaves the window", .underVariants)
struct LeftWindowTests {
  /// A stack in the first of two tabs, where a push is under way.
  private final class Fixture {
    let containers = ContainerFixture()
    let (root, pushed) = (titled("Root"), titled("Pushed"))
    let navigation: UINavigationController
    let tabs: UITabBarController
    let transition: InterruptibleTransition
    private var ends: [TransitionPosition] = []

    init() {
      navigation = UINavigationController()
      navigation.viewControllers = [root]
      tabs = containers.tabs([navigation, titled("Other")])
      transition = containers.slide()
      transition.onPhaseChange = { [unowned self] phase in
        if case .ended(let position) = phase { ends.append(position) }
      }
      navigation.push(pushed, with: transition)
      containers.device.advance(by: 0.1)
    }

    /// Expects that everything is over, and that the stack is right when it is there again.
    func expectRest(_ isPushed: Bool) {
      containers.device.advance(by: 1)
      #expect(transition.flight == nil)
      tabs.selectedIndex = 0
      containers.device.advanceUntilIdle()
      #expect(navigation.topViewController === (isPushed ? pushed : root))
      #expect(containers.shownX(isPushed ? pushed : root) == 0)
      #expect(navigation.transitionCoordinator == nil)
      #expect(ends == [isPushed ? .end : .start])
    }
  }

  @Test("A held flight ends where a release would lead", arguments: [0.2, 0.9])
  func held(_ progress: CGFloat) {
    let fixture = Fixture()
    fixture.transition.pause()
    fixture.transition.update(progress)
    fixture.tabs.selectedIndex = 1
    fixture.expectRest(progress > 0.5)
  }

  @Test("A running or settling flight ends where it was going", arguments: [true, false])
  func moving(_ settles: Bool) {
    let fixture = Fixture()
    if settles {
      fixture.transition.pause()
      fixture.transition.cancel(velocity: -0.5)
    }
    fixture.tabs.selectedIndex = 1
    fixture.expectRest(!settles)
  }

  @Test("A held flight that is back in the same turn has lost its animations, and ends too")
  func thereAndBack() {
    let fixture = Fixture()
    fixture.transition.pause()
    fixture.tabs.selectedIndex = 1
    fixture.tabs.selectedIndex = 0
    fixture.containers.device.advance(by: 0.1)
    // Whether UIKit takes the view out at once is not known.
    if fixture.transition.phase == .held { fixture.transition.cancel() }
    fixture.expectRest(false)
  }
}
