import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A page with a pan down, which leaves as the test sets.
private final class PullPage: UIViewController, TransitionInteractionProvider {
  var leave: (UIViewController) -> Void = { $0.dismiss(animated: true) }
  private(set) var asked: [InterruptibleTransition] = []

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    asked.append(transition)
    return [.pan(.down, over: 400, on: view) { [weak self] in self.map { $0.leave($0) } }]
  }

  /// The number of attached pans.
  var pans: Int { viewIfLoaded?.gestureRecognizers?.count { $0 is UIPanGestureRecognizer } ?? 0 }
}

/// A page with a list that can be pulled down to dismiss with the requesting transition.
private final class ListPage: UIViewController, TransitionInteractionProvider {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scrollView)
  }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    loadViewIfNeeded()
    return [
      .scrollPullToDismiss(scrollView, over: 400) { [weak self, weak transition] in
        if let transition { self?.dismiss(with: transition) }
      }
    ]
  }
}

/// A presented stack or other container with changing pages.
private final class Fixture {
  let device = Device()
  let presenter = UIViewController()
  let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
  let other = InterruptibleTransition(.push(from: .right), timing: .linear(0.3))

  init(_ presented: UIViewController) {
    device.launch(presenter)
    presenter.present(presented, with: slide)
    rest()
  }

  func rest() {
    device.advanceUntilIdle()
    device.advance(by: 0.05)
  }

  /// Pans down on the page, and expects that the pan moves the given transition.
  func expectPull(
    of page: PullPage, moves transition: InterruptibleTransition,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
    #expect(transition.phase == .held, sourceLocation: sourceLocation)
    #expect(abs(transition.progress - 0.5) < 0.1, sourceLocation: sourceLocation)
    for idle in [slide, other] where idle !== transition {
      #expect(idle.isAtRest, sourceLocation: sourceLocation)
    }
    finger.move(by: CGVector(dx: 0, dy: -190), over: 0.3)
    finger.lift()
    rest()
    #expect(page.view.window != nil, sourceLocation: sourceLocation)
  }

  /// The number of probes in the window.
  var probes: Int {
    func count(in view: UIView) -> Int {
      view.subviews.reduce(view is WindowObserverView ? 1 : 0) { $0 + count(in: $1) }
    }
    return count(in: device.window)
  }
}

extension GestureTests {
  @Suite("Pages inside a presented view controller", .underVariants)
  struct PageInteractions {
    nonisolated enum Push: CaseIterable, Sendable {
      case byUIKit, unanimated, replaced, byTransition, byTheSame
    }

    private func push(
      _ page: UIViewController, on stack: UINavigationController, _ push: Push, _ fixture: Fixture
    ) {
      switch push {
      case .byUIKit: stack.pushViewController(page, animated: true)
      case .unanimated: stack.pushViewController(page, animated: false)
      case .replaced: stack.setViewControllers([page], animated: false)
      case .byTransition: stack.pushViewController(page, with: fixture.other)
      case .byTheSame: stack.pushViewController(page, with: fixture.slide)
      }
      fixture.rest()
    }

    @Test("A pan on a pushed page moves the presentation", arguments: Push.allCases)
    func pushed(_ way: Push) {
      let first = PullPage()
      let second = PullPage()
      let stack = UINavigationController(rootViewController: first)
      let fixture = Fixture(stack)
      #expect(first.asked.count == 1 && first.pans == 1)
      push(second, on: stack, way, fixture)
      let asked = way == .byTransition ? [fixture.other, fixture.slide] : [fixture.slide]
      #expect(second.asked == asked && second.pans == asked.count && first.pans == 0)
      fixture.expectPull(of: second, moves: fixture.slide)
      fixture.expectPull(of: second, moves: fixture.slide)
      #expect(second.asked == asked)
      stack.dismiss(animated: true)
      fixture.rest()
      #expect(first.pans == 0 && second.pans == 0 && fixture.probes == 0)
      #expect(fixture.slide.providedInteractions.isEmpty)
    }

    @Test(
      "A covered page keeps its interactions, which are attached again after a pop",
      arguments: [Push.byUIKit, .unanimated, .byTransition, .byTheSame], [false, true])
    func popped(_ way: Push, isAnimated: Bool) {
      let first = PullPage()
      let second = PullPage()
      let stack = UINavigationController(rootViewController: first)
      let fixture = Fixture(stack)
      push(second, on: stack, way, fixture)
      stack.popViewController(animated: isAnimated)
      fixture.rest()
      #expect(first.asked.count == 1 && first.pans == 1 && second.pans == 0)
      fixture.expectPull(of: first, moves: fixture.slide)
      push(second, on: stack, .unanimated, fixture)
      #expect(second.asked.last === fixture.slide && second.pans == 1 && first.pans == 0)
      fixture.expectPull(of: second, moves: fixture.slide)
    }

    @Test("A cancelled pop keeps the interactions of the top page")
    func cancelledPop() {
      let first = PullPage()
      let second = PullPage()
      let stack = UINavigationController(rootViewController: first)
      let fixture = Fixture(stack)
      push(second, on: stack, .byTransition, fixture)
      for _ in 1...2 {
        stack.popViewController(with: fixture.other)
        fixture.device.advance(by: 0.1)
        fixture.other.cancel()
        fixture.rest()
        #expect(stack.topViewController === second)
        #expect(first.pans == 0 && second.pans == 2 && second.asked.count == 2)
      }
      fixture.expectPull(of: second, moves: fixture.slide)
    }

    @Test("A pan whose `begin` pops moves the transition of the push")
    func popsInstead() {
      let first = PullPage()
      let second = PullPage()
      let stack = UINavigationController(rootViewController: first)
      let fixture = Fixture(stack)
      push(second, on: stack, .byTransition, fixture)
      second.leave = { $0.navigationController?.popViewController(animated: true) }
      fixture.expectPull(of: second, moves: fixture.other)
      second.leave = { $0.dismiss(animated: true) }
      fixture.expectPull(of: second, moves: fixture.slide)
      second.leave = { page in
        page.navigationController?.popViewController(with: fixture.other)
      }
      fixture.expectPull(of: second, moves: fixture.other)
    }

    @Test("The page of the selected tab provides interactions", arguments: [false, true])
    func tabs(byTransition: Bool) {
      let pages = [PullPage(), PullPage(), PullPage()]
      let tabs = UITabBarController()
      tabs.viewControllers = [
        pages[0], UINavigationController(rootViewController: pages[1]), pages[2],
      ]
      let fixture = Fixture(tabs)
      for index in [1, 2, 1, 0] {
        if byTransition, let tab = tabs.viewControllers?[index] {
          tabs.selectViewController(tab, with: fixture.other)
        } else {
          tabs.selectedIndex = index
        }
        fixture.rest()
        #expect(pages.indices.allSatisfy { (pages[$0].pans > 0) == ($0 == index) })
        #expect(pages[index].asked.count { $0 === fixture.slide } == 1)
        fixture.expectPull(of: pages[index], moves: fixture.slide)
      }
    }

    @Test(
      "A container that exchanges its child attaches the interactions of the new child",
      arguments: [false, true])
    func ownContainer(isAnimated: Bool) {
      let shell = UIViewController()
      let pages = [PullPage(), PullPage(), PullPage()]
      shell.addChild(pages[0])
      shell.view.addSubview(pages[0].view)
      pages[0].didMove(toParent: shell)
      let fixture = Fixture(shell)
      for (old, new) in [(0, 1), (1, 2), (2, 0)] {
        pages[old].willMove(toParent: nil)
        shell.addChild(pages[new])
        let end = {
          pages[old].view.removeFromSuperview()
          pages[old].removeFromParent()
          pages[new].didMove(toParent: shell)
        }
        if isAnimated {
          shell.transition(
            from: pages[old], to: pages[new], duration: 0.2, options: [], animations: nil
          ) { _ in end() }
        } else {
          shell.view.addSubview(pages[new].view)
          end()
        }
        fixture.rest()
        #expect(pages.map(\.pans) == [0, 1, 2].map { $0 == new ? 1 : 0 })
        fixture.expectPull(of: pages[new], moves: fixture.slide)
      }
      // A child that has left its container provides interactions again when it returns.
      #expect(pages.map(\.asked.count) == [2, 1, 1])
    }

    @Test(
      "A page that UIKit pushes in a stack in a child of a tab provides interactions",
      arguments: [false, true])
    func nested(isAnimated: Bool) {
      let first = PullPage()
      let second = PullPage()
      let shell = UIViewController()
      let stack = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      shell.addChild(stack)
      shell.view.addSubview(stack.view)
      stack.didMove(toParent: shell)
      tabs.viewControllers = [shell, titled("B")]
      let fixture = Fixture(tabs)
      #expect(first.pans == 1)
      stack.pushViewController(second, animated: isAnimated)
      fixture.rest()
      #expect(first.pans == 0 && second.pans == 1 && second.asked == [fixture.slide])
      fixture.expectPull(of: second, moves: fixture.slide)
      tabs.selectedIndex = 1
      fixture.rest()
      #expect(second.pans == 0)
      tabs.selectedIndex = 0
      fixture.rest()
      fixture.expectPull(of: second, moves: fixture.slide)
      #expect(second.asked == [fixture.slide])
    }

    @Test(
      "A scroll pull on a list in a pushed page moves the presentation", arguments: Push.allCases)
    func pulled(_ way: Push) {
      let stack = UINavigationController(rootViewController: titled("A"))
      let fixture = Fixture(stack)
      let list = ListPage()
      push(list, on: stack, way, fixture)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
      #expect(fixture.slide.phase == .held && fixture.other.isAtRest)
      finger.move(by: CGVector(dx: 0, dy: -190), over: 0.3)
      finger.lift()
      fixture.rest()
      #expect(fixture.slide.isAtRest && list.scrollView.bounces)
      #expect(list.view.window != nil)
    }

    @Test(
      "Presenting and dismissing a page over the stack changes no interactions",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func covered(_ style: UIModalPresentationStyle) {
      let page = PullPage()
      let stack = UINavigationController(rootViewController: page)
      let fixture = Fixture(stack)
      let recognizers = page.view.gestureRecognizers
      for _ in 1...2 {
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        stack.present(cover, animated: true)
        fixture.rest()
        #expect(page.asked.count == 1 && page.view.gestureRecognizers == recognizers)
        cover.dismiss(animated: true)
        fixture.rest()
        #expect(page.asked.count == 1 && page.view.gestureRecognizers == recognizers)
      }
      #expect(fixture.probes == 1)
      fixture.expectPull(of: page, moves: fixture.slide)
    }

    @Test("Pages of a stack that change below a full-screen page are attached after its dismissal")
    func changedBelow() {
      let first = PullPage()
      let second = PullPage()
      let stack = UINavigationController(rootViewController: first)
      let fixture = Fixture(stack)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: true)
      fixture.rest()
      stack.setViewControllers([second], animated: false)
      fixture.rest()
      cover.dismiss(animated: true)
      fixture.rest()
      #expect(first.pans == 0 && second.pans == 1)
      fixture.expectPull(of: second, moves: fixture.slide)
    }

    @Test(
      "A dismissal by UIKit detaches the interactions and leaves no probe behind",
      arguments: [false, true])
    func dismissedByUIKit(isAnimated: Bool) {
      let page = PullPage()
      let device = Device()
      let stack = UINavigationController(rootViewController: page)
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.4))
      let delegate = ModalTransitioningDelegate { operation, _ in
        operation == .present ? slide : nil
      }
      stack.modalPresentationStyle = .custom
      stack.transitioningDelegate = delegate
      let presenter = UIViewController()
      device.launch(presenter)
      presenter.present(stack, animated: true)
      device.advanceUntilIdle()
      device.advance(by: 0.05)
      #expect(page.pans == 1)
      presenter.dismiss(animated: isAnimated)
      device.advanceUntilIdle()
      device.advance(by: 0.05)
      #expect(
        page.pans == 0 && slide.providedInteractions.isEmpty
          && slide.windowObservers.isEmpty)
      #expect(!page.view.subviews.contains { $0 is WindowObserverView })
    }

    @Test("A transition retains neither the pages nor the container")
    func leaks() {
      weak var stack: UINavigationController?
      weak var first: PullPage?
      weak var second: PullPage?
      let fixture = Fixture(UIViewController())
      fixture.presenter.dismiss(animated: false)
      fixture.rest()
      for way in Push.allCases {
        do {
          let base = PullPage()
          let page = PullPage()
          let navigation = UINavigationController(rootViewController: base)
          stack = navigation
          first = base
          second = page
          fixture.presenter.present(navigation, with: fixture.slide)
          fixture.rest()
          push(page, on: navigation, way, fixture)
        }
        if way != .replaced {
          stack?.popViewController(animated: false)
          fixture.rest()
          #expect(second == nil && first != nil, "\(way)")
        }
        fixture.presenter.dismiss(animated: true)
        fixture.rest()
        #expect(stack == nil && first == nil && second == nil, "\(way)")
      }
    }

    @Test(
      "A first child added later provides interactions at the next flight or on request",
      arguments: [false, true])
    func firstChild(isAnnounced: Bool) {
      let outer = UIViewController()
      let inner = PullPage()
      inner.leave = { [unowned outer] _ in outer.dismiss(animated: true) }
      let fixture = Fixture(outer)
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      if isAnnounced {
        fixture.slide.setNeedsInteractionsUpdate()
      } else {
        outer.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
        fixture.slide.reverse()
      }
      fixture.rest()
      #expect(inner.asked.count == 1)
      fixture.expectPull(of: inner, moves: fixture.slide)
    }
  }
}
