import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A view controller that animates its marker along with each flight.
private final class Participant: UIViewController, TransitionParticipant {
  let marker = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
  private(set) var flights: [Bool] = []
  private(set) var positions: [TransitionPosition] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(marker)
  }

  func takePart(in flight: TransitionFlight) {
    flights.append(flight.isPresenting)
    let target: CGFloat = flight.isPresenting ? 200 : 0
    flight.addAnimations { [marker] in
      marker.frame.origin.y = target
    } completion: { [weak self] position in
      self?.positions.append(position)
    }
  }
}

/// A presentation controller that is a participant.
private final class Presentation: UIPresentationController, TransitionParticipant {
  private(set) var flights = 0

  func takePart(in flight: TransitionFlight) {
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

@Suite("Participants", .underVariants)
struct ParticipantTests {
  private func fade() -> InterruptibleTransition {
    InterruptibleTransition(.fade, timing: .linear(0.5))
  }

  @Test("Presenter and presented view controller each participate once per flight")
  func controllers() {
    let device = Device()
    let (presenter, presented) = (Participant(), Participant())
    let transition = fade()
    device.launch(presenter)
    presenter.present(presented, with: transition)
    device.advance(by: 0.25)
    let shown = [presenter, presented].map { $0.marker.layer.presentation()?.frame.minY ?? .nan }
    #expect(shown.allSatisfy { $0 > 20 && $0 < 180 })
    device.advanceUntilIdle()
    #expect(presenter.flights == [true] && presented.flights == [true])
    #expect(presenter.positions == [.end])
    presented.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(presenter.flights == [true, false] && presented.flights == [true, false])
    #expect(presenter.marker.frame.minY == 0)
  }

  @Test("The animations of participants are undone on cancel")
  func cancelled() {
    let device = Device()
    let (presenter, presented) = (Participant(), Participant())
    let transition = fade()
    device.launch(presenter)
    presenter.present(presented, with: transition)
    device.advance(by: 0.2)
    transition.cancel()
    device.advanceUntilIdle()
    #expect(presenter.marker.frame.minY == 0)
    #expect(presenter.positions == [.start])
  }

  @Test("A container participates in the presentation of its child")
  func container() {
    let device = Device()
    let (container, child) = (Participant(), Participant())
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
    let (page, hidden) = (Participant(), Participant())
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    navigation.viewControllers = [hidden, page]
    tabs.viewControllers = [navigation, Participant()]
    let (other, root) = (Participant(), UIViewController())
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
      let (outer, inner) = (Participant(), Participant())
      let (tabs, navigation) = (UITabBarController(), UINavigationController())
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
