import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Container that leaves the window in flight", .underVariants)
struct LeftWindowTests {
  /// A navigation controller in the first of two tabs, during a push.
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
      navigation.pushViewController(pushed, with: transition)
      containers.device.advance(by: 0.1)
    }

    /// Expects that the flight has ended and that the navigation controller shows the right page.
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

  @Test(
    "When another tab is selected, a held push settles at the end that a release would choose",
    arguments: [0.2, 0.9])
  func held(_ progress: CGFloat) {
    let fixture = Fixture()
    fixture.transition.pause()
    fixture.transition.update(progress)
    fixture.tabs.selectedIndex = 1
    fixture.expectRest(progress > 0.5)
  }

  @Test(
    "When another tab is selected, a running or settling push ends at its target",
    arguments: [true, false])
  func moving(_ settles: Bool) {
    let fixture = Fixture()
    if settles {
      fixture.transition.pause()
      fixture.transition.cancel(velocity: -0.5)
    }
    fixture.tabs.selectedIndex = 1
    fixture.expectRest(!settles)
  }

  @Test("A held push ends even if its tab is left and selected again in the same turn")
  func thereAndBack() {
    let fixture = Fixture()
    fixture.transition.pause()
    fixture.tabs.selectedIndex = 1
    fixture.tabs.selectedIndex = 0
    fixture.containers.device.advance(by: 0.1)
    // It is unknown whether UIKit removes the view at once.
    if fixture.transition.phase == .held { fixture.transition.cancel() }
    fixture.expectRest(false)
  }
}
