import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The notifications of view controllers when the size of the window changes.
@MainActor struct SizeChangeTests {
  /// A view controller that records the sizes of `viewWillTransition(to:with:)`.
  private final class SizedController: UIViewController {
    var told: [CGSize] = []
    var widthWhenTold: CGFloat = 0
    var callsSuper = true
    var onChange: ((any UIViewControllerTransitionCoordinator) -> Void)?

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
      told.append(size)
      widthWhenTold = view.bounds.width
      onChange?(coordinator)
    }
  }

  private let landscape = CGSize(width: 852, height: 393)

  @Test("A controller is notified before its size changes and can animate alongside")
  func told() {
    let device = Device()
    let root = SizedController()
    var log: [String] = []
    root.onChange = { coordinator in
      coordinator.animate(
        alongsideTransition: { [unowned root] in
          log.append("alongside at \(root.view.bounds.width) for \($0.transitionDuration)")
          root.view.alpha = 0.5
        }, completion: { log.append("ended, cancelled \($0.isCancelled)") })
    }
    device.launch(root)
    device.rotate(to: .landscape)
    #expect(root.told == [landscape])
    #expect(root.widthWhenTold == 393)
    #expect(log == ["alongside at 852.0 for 0.3"])
    device.advance(by: 0.1)
    #expect(root.view.shownAlpha > 0.5 && root.view.shownAlpha < 1)
    device.advanceUntilIdle()
    #expect(log.last == "ended, cancelled false" && log.count == 2)
    #expect(root.view.frame == CGRect(origin: .zero, size: landscape))
    #expect(UIScreen.main.bounds.size == landscape)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    device.rotate(to: .landscape)
    #expect(root.told.count == 1)
    device.rotate(to: .portrait)
    device.advanceUntilIdle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("Children and presented controllers are notified by the default implementation")
  func handedOn() {
    let device = Device()
    let root = SizedController()
    let child = SizedController()
    let presented = SizedController()
    root.addChild(child)
    device.launch(root)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    device.advanceUntilIdle()
    device.rotate(to: .landscape)
    #expect(child.told == [landscape])
    #expect(presented.told == [landscape])
    device.advanceUntilIdle()
    #expect(presented.view.frame.size == landscape)
    root.callsSuper = false
    device.rotate(to: .portrait)
    device.advanceUntilIdle()
    #expect(child.told.count == 1)
    #expect(presented.told.count == 2)
  }

  @Test("Bars and contents of containers follow the size", arguments: [true, false])
  func containers(isTabs: Bool) {
    let device = Device()
    let child = SizedController()
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    if isTabs { tabs.viewControllers = [child] } else { navigation.viewControllers = [child] }
    device.launch(isTabs ? tabs : navigation)
    device.rotate(to: .landscape)
    device.advanceUntilIdle()
    #expect(child.told == [landscape])
    #expect(child.view.frame.size == landscape)
    let bar: UIView = isTabs ? tabs.tabBar : navigation.navigationBar
    #expect(bar.frame.width == 852)
    #expect(isTabs ? bar.frame.maxY == 393 : bar.frame.height == 44)
  }

  @Test("A push that is in flight during a rotation ends at the new size")
  func turnedDuringPush() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    navigation.pushViewController(fixture.child("B"), animated: true)
    fixture.device.advance(by: 0.1)
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    #expect(navigation.topViewController?.view.frame == CGRect(origin: .zero, size: landscape))
    navigation.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(navigation.topViewController?.view.frame == CGRect(origin: .zero, size: landscape))
  }

  @Test(
    "2.137 A presented navigation or tab bar controller rotates with the device",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func presentedContainers(_ style: UIModalPresentationStyle) {
    for container in [UINavigationController(), UITabBarController()] {
      let device = Device()
      let first = UIViewController()
      container.modalPresentationStyle = style
      device.launch(first)
      first.present(container, animated: false)
      device.advanceUntilIdle()
      device.rotate(to: .landscape)
      device.advanceUntilIdle()
      #expect(container.view.frame == device.window.bounds)
    }
  }

  @Test("2.142 A live resize notifies of each size before it applies, without animation")
  func live() {
    let device = Device()
    let root = SizedController()
    var log: [String] = []
    root.onChange = { coordinator in
      let isAnimated = coordinator.isAnimated
      coordinator.animate(
        alongsideTransition: { [unowned root] _ in
          log.append("alongside at \(root.view.bounds.width), animated \(isAnimated)")
          root.view.alpha = 0.5
        }, completion: { _ in log.append("ended") })
    }
    device.launch(root)
    device.resize(to: CGSize(width: 320, height: 852))
    #expect(root.told == [CGSize(width: 320, height: 852)] && root.widthWhenTold == 393)
    #expect(log == ["alongside at 320.0, animated false", "ended"])
    #expect(root.view.shownAlpha == 0.5)
    #expect(root.view.layer.presentation()?.frame.width == 320)
    #expect(root.view.safeAreaInsets.top == 59)
    device.resize(to: CGSize(width: 520, height: 652), over: 2.0 / 60)
    #expect(root.told.dropFirst().map(\.width) == [420, 520])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 520, height: 652))
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    device.resize(to: CGSize(width: 520, height: 652))
    #expect(root.told.count == 3)
  }

  @Test(
    "2.142 A transition in flight continues while the window is resized",
    arguments: TransitionPlace.allCases)
  func liveInFlight(_ place: TransitionPlace) {
    let asked = place.ask { .init(animator: BlockAnimator($0)) }
    let device = asked.fixture.device
    device.advance(by: 0.1)
    device.resize(to: CGSize(width: 600, height: 500), over: 0.2)
    device.advanceUntilIdle()
    #expect(asked.fixture.log.contains("animationEnded(true)"))
    #expect(asked.fixture.log.contains("B.DA"))
    let views = device.window.subviews.flatMap { $0.layer.subtree }.compactMap {
      $0.delegate as? UIView
    }
    let page = views.first { ($0.owner as? LoggingController)?.name == "B" }
    #expect(page?.bounds.size == CGSize(width: 600, height: 500))
  }
}
