import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of flights that UIKit runs again after they were held, and of disturbances.
@Suite("Resumed flights", .underVariants)
struct ResumedFlightTests {
  private func flight(
    _ animation: TransitionAnimation = .slide(from: .down)
  ) -> (device: Device, root: UIViewController, page: UIViewController, InterruptibleTransition) {
    let (device, root, page) = (Device(), UIViewController(), UIViewController())
    let transition = InterruptibleTransition(animation, timing: .easeInOut(1))
    device.launch(root)
    root.present(page, with: transition)
    device.advance(by: 0.3)
    transition.pause()
    device.advance(by: 0.1)
    transition.finish()
    device.advance(by: 0.1)
    return (device, root, page, transition)
  }

  @Test("Pausing a resumed flight repeatedly moves no view")
  func caughtAgain() {
    let (device, root, page, transition) = flight()
    for _ in 0..<6 {
      let before = page.view.layer.presentation()?.affineTransform().ty ?? .nan
      transition.pause()
      device.advance(by: 0.05)
      let after = page.view.layer.presentation()?.affineTransform().ty ?? .nan
      #expect(abs(before - after) < within(0.5, orStep: 4))
      transition.finish()
      device.advance(by: 0.05)
    }
    device.advanceUntilIdle()
    #expect(root.presentedViewController === page && transition.isAtRest)
  }

  @Test(
    "A resumed flight can be reversed, cancelled and dismissed, also after a hang", arguments: 0..<4
  )
  func turned(_ number: Int) {
    let (device, root, page, transition) = flight()
    device.hang(for: 0.05)
    switch number {
    case 0: transition.reverse()
    case 1: transition.cancel()
    case 2:
      transition.pause()
      device.hang(for: 0.05)
      transition.cancel(velocity: -1)
    default: page.dismiss(with: transition)
    }
    device.advanceUntilIdle()
    #expect(root.presentedViewController == nil && page.view.window == nil)
    #expect(page.view.transform.isIdentity && transition.isAtRest)
  }

  @Test("Background, rotation and stopped animators end a resumed flight once")
  func disturbed() {
    for number in 0..<4 {
      let (device, root, page, transition) = flight()
      var ends = 0
      let observation = transition.observePhases { if case .ended = $0 { ends += 1 } }
      switch number {
      case 0:
        device.enterBackground()
        device.enterForeground()
      case 1: device.rotate(to: .landscape)
      case 2: transition.flight?.animator.stopAnimation(true)
      default: transition.flight?.animator.pauseAnimation()
      }
      device.advanceUntilIdle()
      #expect(root.presentedViewController === page && ends == 1 && transition.isAtRest)
      #expect(page.view.frame == device.window.bounds)
      observation.remove()
    }
  }

  @Test("Blocks added to a resumed flight move with the flight")
  func additions() {
    let (device, _, page, transition) = flight()
    let view = UIView()
    page.view.addSubview(view)
    device.advance(by: 1.0 / 60)
    transition.flight?.addAnimations { view.alpha = 0.5 }
    transition.flight?.addAnimations(during: 0.9...1) { view.frame.size.width = 50 }
    device.advance(by: 0.05)
    transition.pause()
    device.advance(by: 0.05)
    transition.finish()
    device.advanceUntilIdle()
    #expect(transition.isAtRest && view.alpha == 0.5 && view.frame.width == 50)
  }

  @Test("A fading page with a bar leaves no cover behind when it is cancelled or leaves the window")
  func fadingPageLeaves() {
    let (device, root, page) = (Device(), UIViewController(), UIViewController())
    let bar = UIToolbar(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
    page.view.addSubview(bar)
    let transition = InterruptibleTransition(.fade, timing: .linear(1))
    for number in 0..<3 {
      device.launch(root)
      root.present(page, with: transition)
      device.advanceUntilIdle()
      page.dismiss(animated: true)
      device.advance(by: 0.3)
      let container = transition.flight?.containerView
      #expect(container?.subviews.contains { $0 is FadingCover } == true)
      switch number {
      case 0: transition.cancel()
      case 1: device.window.rootViewController = UIViewController()
      default: device.enterBackground()
      }
      if number == 2 { device.enterForeground() }
      device.advanceUntilIdle()
      #expect(container?.subviews.contains { $0 is FadingCover } != true)
      #expect(page.view.alpha == 1 && bar.alpha == 1 && transition.isAtRest)
      page.dismiss(animated: false)
      device.advanceUntilIdle()
    }
  }

  @Test("The flight keeps the insets that an app sets on an incoming page, and adds none")
  func insets() {
    for isCancelled in [true, false] {
      let (device, root, page) = (Device(), UIViewController(), UIViewController())
      let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
      device.launch(root)
      root.present(page, with: transition)
      device.advance(by: 0.2)
      page.additionalSafeAreaInsets.top += 5
      device.rotate(to: .landscape)
      transition.pause()
      if isCancelled { transition.cancel() } else { transition.finish() }
      device.advanceUntilIdle()
      #expect(page.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    }
  }
}
