import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// The context of a transition in an app's container.
private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let pages: [UIViewController]
  private(set) var ends: [Bool] = []
  let (isAnimated, isInteractive, transitionWasCancelled) = (true, true, false)
  let (presentationStyle, targetTransform) = (
    UIModalPresentationStyle.custom, CGAffineTransform.identity
  )

  init(_ view: UIView, from: UIViewController, to: UIViewController) {
    (containerView, pages) = (view, [from, to])
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    pages[key == .from ? 0 : 1]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    pages[key == .from ? 0 : 1].view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

@Suite("App's container view controller")
struct OwnContainerTests {
  private let device = Device()
  private let host = UIViewController()
  private let transition = InterruptibleTransition(.slideAlong(), timing: .easeInOut(0.2))

  private var messages: Int {
    Runtime.current.console.count { $0.contains("second transition") }
  }

  private func add(_ pages: UIViewController...) {
    for page in pages { host.addChild(page) }
    host.view.addSubview(pages[0].view)
  }

  private func change(_ from: UIViewController, _ to: UIViewController) {
    let context = OwnContext(host.view, from: from, to: to)
    transition.startInteractiveTransition(context)
    transition.finish()
    device.advanceUntilIdle()
    #expect(context.ends == [true])
  }

  @Test("The first return with the same transition logs a message, and later returns do not")
  func thereAndBack() {
    device.launch(host)
    let (a, b) = (UIViewController(), UIViewController())
    add(a, b)
    change(a, b)
    #expect(messages == 0)
    change(b, a)
    #expect(messages == 1)
    change(a, b)
    change(b, a)
    #expect(messages == 1)
  }

  @Test("Changes that lead on log no message, nor does a return with another transition")
  func leadingOn() {
    device.launch(host)
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    add(a, b, c)
    change(a, b)
    change(b, c)
    change(c, a)
    #expect(messages == 0)
    let back = InterruptibleTransition(.slideAlong(from: .left), timing: .easeInOut(0.2))
    let context = OwnContext(host.view, from: a, to: c)
    back.startInteractiveTransition(context)
    back.finish()
    device.advanceUntilIdle()
    #expect(messages == 0)
  }

  @Test("A container in a stack, in a presentation or with a child added later logs the message")
  func surroundings() {
    for kind in 0..<3 {
      let device = Device()
      let (root, host) = (UIViewController(), UIViewController())
      let (a, b) = (UIViewController(), UIViewController())
      switch kind {
      case 0: device.launch(UINavigationController(rootViewController: host))
      case 1:
        device.launch(root)
        root.present(host, with: InterruptibleTransition(.fade, timing: .linear(0.1)))
        device.advanceUntilIdle()
      default: device.launch(host)
      }
      host.addChild(a)
      if kind < 2 { host.addChild(b) }
      host.view.addSubview(a.view)
      for pages in [[a, b], [b, a]] {
        let context = OwnContext(host.view, from: pages[0], to: pages[1])
        transition.startInteractiveTransition(context)
        transition.finish()
        device.advanceUntilIdle()
      }
      #expect(messages == 1, "kind \(kind)")
      Runtime.current.console.removeAll()
      transition.requests.ownContainerChange = OwnContainerChange()
    }
  }

  @Test("UIKit's stacks, tabs and presentations log no message")
  func ofUIKit() {
    let fixture = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let stack = fixture.navigation([a])
    stack.pushViewController(b, with: transition)
    fixture.device.advanceUntilIdle()
    stack.popViewController(with: transition)
    fixture.device.advanceUntilIdle()
    let page = UIViewController()
    stack.present(page, with: transition)
    fixture.device.advanceUntilIdle()
    page.dismiss(with: transition)
    fixture.device.advanceUntilIdle()
    #expect(messages == 0)
  }

  @Test("The transition keeps no view controller of an app's container")
  func released() {
    device.launch(host)
    weak var page: UIViewController?
    do {
      let (a, b) = (UIViewController(), UIViewController())
      page = b
      add(a, b)
      change(a, b)
      for child in [a, b] {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    device.advance(by: 0.1)
    #expect(page == nil)
  }
}
