import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view controller that animates its marker along with each flight.
private final class Participant: UIViewController, TransitionParticipant {
  let marker = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
  private(set) var flights: [Bool] = []
  private(set) var outcomes: [TransitionOutcome] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(marker)
  }

  func animateAlongside(_ flight: TransitionFlight) {
    flights.append(flight.isPresenting)
    let target: CGFloat = flight.isPresenting ? 200 : 0
    flight.addAnimations { [marker] in
      marker.frame.origin.y = target
    } completion: { [weak self] outcome in
      self?.outcomes.append(outcome)
    }
  }
}

/// A presentation controller that is a participant.
private final class Presentation: UIPresentationController, TransitionParticipant {
  private(set) var flights = 0

  func animateAlongside(_ flight: TransitionFlight) {
    flights += 1
  }
}

/// A transitioning delegate that returns a transition and a presentation controller.
private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let modal: ModalTransitioningDelegate
  var presentation: Presentation?

  init(_ transition: InterruptibleTransition) {
    modal = ModalTransitioningDelegate(transition)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    modal.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    modal.animationController(forDismissed: dismissed)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation = Presentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

extension FlightTests {
  @Suite("TransitionParticipant", .underVariants)
  struct Participants {
    private func fade() -> InterruptibleTransition {
      InterruptibleTransition(.fade, timing: .linear(0.5))
    }

    @Test("Presenter and presented view controller each participate once per flight")
    func controllers() {
      let device = Device()
      let presenter = Participant()
      let presented = Participant()
      let transition = fade()
      device.launch(presenter)
      presenter.present(presented, with: transition)
      device.advance(by: 0.25)
      let shown = [presenter, presented].map { $0.marker.layer.presentation()?.frame.minY ?? .nan }
      #expect(shown.allSatisfy { $0 > 20 && $0 < 180 })
      device.advanceUntilIdle()
      #expect(presenter.flights == [true] && presented.flights == [true])
      #expect(presenter.outcomes == [.completed])
      presented.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(presenter.flights == [true, false] && presented.flights == [true, false])
      #expect(presenter.marker.frame.minY == 0)
    }

    @Test("The animations of participants are undone on cancel")
    func cancelled() {
      let device = Device()
      let presenter = Participant()
      let presented = Participant()
      let transition = fade()
      device.launch(presenter)
      presenter.present(presented, with: transition)
      device.advance(by: 0.2)
      transition.cancel()
      device.advanceUntilIdle()
      #expect(presenter.marker.frame.minY == 0)
      #expect(presenter.outcomes == [.cancelled])
    }

    @Test("A container participates in the presentation of its child")
    func container() {
      let device = Device()
      let container = Participant()
      let child = Participant()
      device.launch(container)
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      child.definesPresentationContext = true
      child.present(UIViewController(), with: fade())
      device.advanceUntilIdle()
      #expect(container.flights == [true])
    }

    @Test("A navigation or tab bar controller's visible page participates in the flight")
    func visiblePage() {
      let device = Device()
      let page = Participant()
      let hidden = Participant()
      let navigation = UINavigationController()
      let tabs = UITabBarController()
      navigation.viewControllers = [hidden, page]
      tabs.viewControllers = [navigation, Participant()]
      let other = Participant()
      let root = UIViewController()
      device.launch(root)
      root.present(tabs, with: fade())
      device.advanceUntilIdle()
      #expect(page.flights == [true] && hidden.flights.isEmpty)
      navigation.pushViewController(other, with: fade())
      device.advanceUntilIdle()
      #expect(page.flights == [true, true] && other.flights == [true])
      tabs.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(other.flights == [true, false] && page.flights == [true, true])
    }

    @Test("Both pages of a container and all containers around it participate once")
    func outerContainer() {
      for isBack in [true, false] {
        let device = Device()
        let plain = Participant()
        let outer = Participant()
        let inner = Participant()
        let tabs = UITabBarController()
        let navigation = UINavigationController()
        outer.addChild(tabs)
        inner.addChild(navigation)
        outer.view.addSubview(tabs.view)
        inner.view.addSubview(navigation.view)
        navigation.viewControllers = [titled("P")]
        tabs.viewControllers = isBack ? [inner, plain] : [plain, inner]
        device.launch(outer)
        tabs.selectViewController(isBack ? plain : inner, with: fade())
        device.advanceUntilIdle()
        #expect(outer.flights.count == 1 && plain.flights.count == 1 && inner.flights.count == 1)
      }
    }

    @Test("A presentation controller participates in presentation and dismissal")
    func presentationController() {
      let device = Device()
      let presented = UIViewController()
      let delegate = Delegate(fade())
      device.launch(UIViewController())
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      device.window.rootViewController?.present(presented, animated: true)
      device.advanceUntilIdle()
      #expect(delegate.presentation?.flights == 1)
      presented.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(delegate.presentation?.flights == 2)
    }
  }
}

/// A view controller that counts its flights and the requests for its interactions.
private final class Child: UIViewController, TransitionParticipant, TransitionInteractionProvider {
  private(set) var flights = 0
  private(set) var asks = 0

  func animateAlongside(_ flight: TransitionFlight) { flights += 1 }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    asks += 1
    return []
  }
}

/// Adds a child view controller, and its view to `view` or, by default, to the parent's view.
@discardableResult private func add<Page: UIViewController>(
  _ child: Page, to parent: UIViewController, in view: UIView? = nil
) -> Page {
  parent.addChild(child)
  (view ?? parent.view).addSubview(child.view)
  child.didMove(toParent: parent)
  return child
}

extension FlightTests {
  @Suite("Children of plain view controllers", .underVariants)
  struct ChildParticipants {
    private func fade() -> InterruptibleTransition {
      InterruptibleTransition(.fade, timing: .linear(0.3))
    }

    @Test(
      "Children at any depth on both sides participate and provide interactions once per flight")
    func depth() {
      let device = Device()
      let presenter = UIViewController()
      let presented = UIViewController()
      let outer = add(Child(), to: presenter)
      let middle = UIViewController()
      let inner = Child()
      let panel = UIView()
      add(middle, to: presented)
      add(inner, to: middle, in: panel)
      middle.view.addSubview(panel)
      device.launch(presenter)
      presenter.present(presented, with: fade())
      device.advanceUntilIdle()
      #expect(outer.flights == 1 && inner.flights == 1)
      #expect(outer.asks == 0 && inner.asks == 1)
      presented.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(outer.flights == 2 && inner.flights == 2 && inner.asks == 1)
    }

    @Test("Children participate in flights next to navigation stacks and tab bar controllers")
    func mixed() {
      let device = Device()
      let root = UIViewController()
      let shell = UIViewController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      let inPage = Child()
      let beside = Child()
      let other = Child()
      tabs.viewControllers = [stack, other]
      add(tabs, to: shell)
      add(beside, to: shell)
      add(inPage, to: page)
      device.launch(root)
      root.present(shell, with: fade())
      device.advanceUntilIdle()
      #expect([inPage, beside, other].map(\.flights) == [1, 1, 0])
      #expect([inPage, beside, other].map(\.asks) == [1, 1, 0])
      stack.pushViewController(titled("P"), with: fade())
      device.advanceUntilIdle()
      #expect([inPage, beside, other].map(\.flights) == [2, 1, 0])
    }

    @Test(
      "Hidden children, children whose view is not loaded, and children elsewhere don't participate"
    )
    func notShown() {
      let device = Device()
      let root = UIViewController()
      let presented = UIViewController()
      let hidden = Child()
      let inHidden = Child()
      let unloaded = Child()
      let elsewhere = Child()
      add(hidden, to: presented).view.isHidden = true
      let panel = UIView()
      add(inHidden, to: presented, in: panel)
      presented.view.addSubview(panel)
      panel.isHidden = true
      presented.addChild(unloaded)
      add(elsewhere, to: presented, in: UIView())
      device.launch(root)
      root.present(presented, with: fade())
      device.advanceUntilIdle()
      let all = [hidden, inHidden, unloaded, elsewhere]
      #expect(all.map(\.flights) == [0, 0, 0, 0] && all.map(\.asks) == [0, 0, 0, 0])
      #expect(unloaded.viewIfLoaded == nil)
      panel.isHidden = false
      presented.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(all.map(\.flights) == [0, 1, 0, 0])
    }

    @Test("The children of a pushed page and of a selected tab participate in the flight")
    func pushedAndSelected() {
      let device = Device()
      let stack = UINavigationController(rootViewController: titled("A"))
      let page = titled("B")
      let pushed = add(Child(), to: page)
      device.launch(stack)
      stack.pushViewController(page, with: fade())
      device.advanceUntilIdle()
      #expect(pushed.flights == 1 && pushed.asks == 1)
      let tabs = UITabBarController()
      let tab = titled("C")
      let selected = add(Child(), to: tab)
      tabs.viewControllers = [titled("D"), tab]
      device.window.rootViewController = tabs
      tabs.selectViewController(tab, with: fade())
      device.advanceUntilIdle()
      #expect(selected.flights == 1 && selected.asks == 1)
    }

    @Test("A child of a tab bar controller that is not a tab participates in the flight")
    func besideTabs() {
      let device = Device()
      let root = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [titled("A"), titled("B")]
      let player = add(Child(), to: tabs)
      device.launch(root)
      root.present(tabs, with: fade())
      device.advanceUntilIdle()
      #expect(player.flights == 1 && player.asks == 1)
    }
  }
}
