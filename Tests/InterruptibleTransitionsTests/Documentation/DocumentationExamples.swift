import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the documentation's comments, word for word: `DocumentationExamplesTests` looks
// for each of them here, and the compiler does the rest.

/// A view controller as the samples have it.
private final class DetailViewController: UIViewController {
  let titleLabel = UILabel()
}

/// Something that prepares a tick.
private struct Feedback {
  func prepare() {}
}

private final class SliderInteraction: TransitionInteraction {
  private weak var transition: InterruptibleTransition?
  private var session: TransitionSession?
  /// Asks for the flight that the slider moves.
  var begin: () -> Void = {}

  func attach(to transition: InterruptibleTransition) { self.transition = transition }
  func detach() { session?.cancel() }

  func slide(to value: Double) {
    if session?.isActive != true {
      session = transition?.beginInteraction(by: self)
      if session?.startsFlight == true { begin() }
    }
    session?.update(value)
  }

  func letGo() {
    session?.release(velocity: 0)
    session = nil
  }
}

extension DetailViewController: TransitionParticipant {
  func takePart(in flight: TransitionFlight) {
    flight.addAnimations(delayFactor: 0.5) { [titleLabel] in
      titleLabel.alpha = flight.isPresenting ? 1 : 0
    }
  }
}

/// An app's view controller, in whose methods the samples stand.
private final class ExampleViewController: UIViewController {
  let reveal = InterruptibleTransition(.fade)
  let transition = InterruptibleTransition(.fade)
  let menu = UIViewController()
  let navigation = UINavigationController()
  let tabs = UITabBarController()
  let tableView = UITableView()
  let photoView = UIView()
  let badge = UIView()
  var start = 0.0
  let dimming = UIView()
  let pan = UIPanGestureRecognizer()
  let feedback = Feedback()
  var observer: GestureObserver?
  var session: TransitionSession?

  func presentMenu() {}

  func exampleEdgePanInteraction() {
    reveal.interactions = [.edgePan(.left, over: .fraction(1))]
  }

  func exampleGestureInteraction() {
    reveal.interactions = [
      .pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() },
      .pinch(by: 3),
    ]
  }

  func exampleGestureObserver() {
    observer = GestureObserver(pan) { pan in
      print(pan.state, pan.translation(in: nil))
    }
  }

  func exampleTransitionHandle() {
    let opening = present(menu, with: reveal)
    opening.addAnimations { self.badge.alpha = 0 }
    opening.onProgressChange = { self.dimming.alpha = $0 / 2 }
    Task { print(await opening.outcome()) }
  }

  func exampleTransitionOutcome() {
    let opening = present(menu, with: reveal)
    Task {
      if await opening.outcome() == .completed { print("The menu is open.") }
    }
  }

  func exampleContainers() {
    let (detail, search) = (UIViewController(), UIViewController())
    let (slide, fade) = (reveal, reveal)
    navigationController?.push(detail, with: reveal)
    tabBarController?.select(search, with: slide)
    dismiss(with: fade)
  }

  func exampleInterruptibleTransition() {
    let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
    slide.interactions = [.pan(.down, over: .fraction(1))]
    present(menu, with: slide)
  }

  func exampleModalTransitioningDelegate() {
    let delegate = ModalTransitioningDelegate(reveal, as: .sheet(height: .fraction(0.5)))
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
  }

  func exampleNavigationTransitioningDelegate() {
    let reveal = reveal
    let delegate = NavigationTransitioningDelegate { operation, from, to in
      to is DetailViewController || from is DetailViewController ? reveal : nil
    }
    navigation.delegate = delegate
  }

  func examplePanInteraction() {
    reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
  }

  func examplePinchInteraction() {
    reveal.interactions = [.pinch(by: 3, on: photoView) { [weak self] in self?.presentMenu() }]
  }

  func exampleRotationInteraction() {
    reveal.interactions = [.rotation(by: .pi / 2)]
  }

  func exampleScrollPullInteraction() {
    reveal.interactions = [
      .pull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
    ]
  }

  func exampleTabBarTransitioningDelegate() {
    let delegate = TabBarTransitioningDelegate(reveal)
    tabs.delegate = delegate
  }

  func exampleTouchToPauseInteraction() {
    reveal.interactions = [.hold(finishing: .up, within: 40)]
  }

  func exampleTransitionAnimation() {
    let fade = TransitionAnimation { flight, steps in
      guard let view = flight.installViews() else { return }
      if flight.isPresenting { view.alpha = 0 }
      steps.animate { view.alpha = flight.isPresenting ? 1 : 0 }
      steps.cleanUp { _ in view.alpha = 1 }
    }
    _ = fade
  }

  func exampleTransitionAxis() {
    let (reveal, tabs) = (reveal, tabs)
    reveal.interactions = [
      .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
        tabs.selectedIndex += direction == .left ? 1 : -1
      }
    ]
  }

  func exampleTransitionBusyPolicy() {
    present(menu, with: reveal, whenBusy: .replace)
  }

  func exampleTransitionCompletionRule() {
    reveal.completionRule = .position(threshold: 0.3)
  }

  func exampleTransitionDirection() {
    let slide = InterruptibleTransition(.slide(from: .right))
    _ = slide
  }

  func exampleTransitionDistance() {
    reveal.interactions = [.pan(.down, over: .fraction(0.8))]
  }

  func exampleTransitionEvent() async {
    let reveal = reveal
    for await event in reveal.events {
      if event == .refused { print("The menu cannot be shown now.") }
    }
  }

  func exampleTransitionFlight() {
    let (badge, reveal) = (badge, reveal)
    reveal.addAuxiliaryAnimations { flight in
      badge.alpha = flight.isPresenting ? 0 : 1
    }
  }

  func exampleTransitionOvershoot() {
    let reveal = reveal
    reveal.onOvershoot = { overshoot, flight in
      flight.containerView.alpha = 1 - overshoot.progress
    }
  }

  func exampleTransitionPhase() {
    let (feedback, reveal) = (feedback, reveal)
    reveal.onPhaseChange = { phase in
      if phase == .held { feedback.prepare() }
    }
  }

  func exampleTransitionPosition() {
    let (badge, reveal) = (badge, reveal)
    reveal.addAuxiliaryAnimations { _ in
      badge.alpha = 0
    } completion: { position in
      if position == .end { badge.removeFromSuperview() }
    }
  }

  func exampleTransitionPresentationFrame() {
    var style = TransitionPresentationStyle.full
    style.frame = .card(CGSize(width: 320, height: 240))
    present(menu, with: reveal, as: style)
  }

  func exampleTransitionPresentationStyle() {
    present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
  }

  func exampleTransitionProgressMapping() {
    let mapping = TransitionProgressMapping(.up, over: 300, in: view.bounds.size)
    let progress = mapping.progress(at: mapping.travel(of: pan.translation(in: nil)))
    _ = progress
  }

  func exampleTransitionRelease() {
    let reveal = reveal
    reveal.completionRule = .custom { release in
      release.progress > 0.5 || release.velocity > 2
    }
  }

  func exampleTransitionSession() {
    switch pan.state {
    case .began:
      session = transition.beginInteraction(by: pan)
      start = transition.progress
      if session?.startsFlight == true { present(menu, with: transition) }
    case .changed:
      session?.move(to: start + Double(pan.translation(in: nil).y / 300))
    case .ended:
      session?.release(velocity: Double(pan.velocity(in: nil).y / 300))
    default:
      session?.cancel()
    }
  }

  func exampleTransitionSettling() {
    reveal.settling = .spring(dampingRatio: 0.8, response: 0.4)
  }

  func exampleTransitionTiming() {
    let slide = InterruptibleTransition(
      .slide(from: .down), timing: .spring(dampingRatio: 0.8, duration: 0.5))
    _ = slide
  }
}
