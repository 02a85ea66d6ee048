import HeadlessDevice
import InterruptibleTransitions
import Testing

/// Tests of flights that begin within calls that the toolkit makes without animations.
@Suite struct StillCallTests {
  @Test("A presentation that begins in another flight's clean-up is animated")
  func withinCleanUp() throws {
    let device = Device(variants: ["startsAtOnce"])
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(navigation)
    let menu = UIViewController()
    let opening = InterruptibleTransition(.fade, timing: .linear(0.4))
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()
      steps.cleanUp { _ in navigation.present(menu, with: opening) }
    }
    navigation.pushViewController(
      UIViewController(), with: InterruptibleTransition(animation, timing: .linear(0.2)))
    device.advance(by: 0.3)
    #expect(UIView.areAnimationsEnabled)
    #expect(opening.phase == .running(toward: .end))
    let alpha = try #require(menu.view.layer.presentation()).opacity
    #expect(alpha > 0.1 && alpha < 0.5)
    device.advanceUntilIdle()
    #expect(menu.view.alpha == 1 && navigation.presentedViewController === menu)
  }
}
