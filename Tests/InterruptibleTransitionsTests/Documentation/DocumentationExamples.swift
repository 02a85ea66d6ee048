import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the documentation comments, word for word. `DocumentationTests` looks for
// each sample in this folder, and the compiler checks the samples.

/// A view controller for the samples.
final class DetailViewController: UIViewController {
  let titleLabel = UILabel()
}

/// A stub of a feedback generator.
struct Feedback {
  func prepare() {}
}

extension DetailViewController: TransitionParticipant {
  func animateAlongside(_ flight: TransitionFlight) {
    flight.addAnimations(delayFactor: 0.5) { [titleLabel] in
      titleLabel.alpha = flight.isPresenting ? 1 : 0
    }
  }
}

/// An app's view controller, whose methods contain the samples.
final class ExampleViewController: UIViewController {
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
  var observer: TransitionGestureObserver?
  var session: TransitionSession?

  func presentMenu() {}

  func exampleTransitionHandle() {
    let opening = present(menu, with: reveal)
    opening.addAnimations { self.badge.alpha = 0 }
    opening.observeProgress { self.dimming.alpha = $0 / 2 }
    Task { print(await opening.outcome()) }
  }

  func exampleTransitionOutcome() {
    let opening = present(menu, with: reveal)
    Task {
      if await opening.outcome() == .completed { print("The menu is open.") }
    }
  }

  func exampleBarInteraction(_ detail: UIViewController) {
    reveal.configuration.isBarInteractionEnabled = true
    navigationController?.pushViewController(detail, with: reveal)
  }

  func exampleBarInteractionOfNewTransition(_ detail: UIViewController) {
    let reveal = InterruptibleTransition(.slide(from: .right))
    reveal.configuration.isBarInteractionEnabled = true
    navigationController?.pushViewController(detail, with: reveal)
  }

  func exampleContainers() {
    let detail = UIViewController()
    let list = UIViewController()
    let search = UIViewController()
    let slide = reveal
    let fade = reveal
    navigationController?.pushViewController(detail, with: reveal)
    navigationController?.popToViewController(list, with: slide)
    navigationController?.popToRootViewController(with: slide)
    navigationController?.setViewControllers([list, detail], with: reveal)
    tabBarController?.selectViewController(search, with: slide)
    dismiss(with: fade)
  }

  func exampleInterruptibleTransition() {
    let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
    slide.interactions = [.pan(.down, over: .fraction(1))]
    present(menu, with: slide)
  }

  func exampleModalTransitioningDelegate() {
    let delegate = ModalTransitioningDelegate(reveal, as: .sheet(height: .fraction(0.5)))
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
  }

  func exampleChoice(_ slide: InterruptibleTransition, _ fade: InterruptibleTransition) {
    let delegate = ModalTransitioningDelegate { operation, _ in
      operation == .present ? slide : fade
    }
    menu.transitioningDelegate = delegate
  }

  func exampleChoiceOfTabs(_ slide: InterruptibleTransition, _ fade: InterruptibleTransition) {
    let delegate = TabBarTransitioningDelegate { order, _, _ in
      order == .earlier ? slide : fade
    }
    tabs.delegate = delegate
  }

  func exampleUIKit(
    _ detail: UIViewController, _ search: UIViewController, _ card: UIView,
    _ slide: InterruptibleTransition
  ) {
    present(menu, with: reveal)
    navigationController?.pushViewController(detail, with: slide)
    card.elementID = "card"
    navigation.pushViewController(detail, with: slide)
    navigation.popViewController(animated: true)
    tabs.selectViewController(search, with: slide)
  }

  func exampleModule() {
    typealias SettingsViewController = LockScreenExamples.SettingsViewController
    let reveal = InterruptibleTransition(.scale(from: 1.33), timing: .easeOut(0.75))
    reveal.interactions = [.touchToPause(deciding: .down, within: 40)]
    present(SettingsViewController(), with: reveal)
  }

  func exampleUIViewController() {
    present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
    menu.changePresentationStyle(to: .sheet(height: .fraction(0.9)))
    menu.dismiss(animated: true)
  }

  func exampleNavigationTransitioningDelegate() {
    let reveal = reveal
    let delegate = NavigationTransitioningDelegate { operation, from, to in
      to is DetailViewController || from is DetailViewController ? reveal : nil
    }
    navigation.delegate = delegate
  }

  func exampleTabBarTransitioningDelegate() {
    let delegate = TabBarTransitioningDelegate(reveal)
    tabs.delegate = delegate
  }

  func exampleChoice() {
    let reveal = reveal
    func modal() {
      let choose: ModalTransitioningDelegate.Choice = { operation, _ in
        operation == .present ? reveal : nil
      }
      _ = ModalTransitioningDelegate(choosing: choose)
    }
    func navigation() {
      let choose: NavigationTransitioningDelegate.Choice = { operation, _, _ in
        operation == .push ? reveal : nil
      }
      _ = NavigationTransitioningDelegate(choosing: choose)
    }
    func tabs() {
      let choose: TabBarTransitioningDelegate.Choice = { order, _, _ in
        order == .earlier ? reveal : nil
      }
      _ = TabBarTransitioningDelegate(choosing: choose)
    }
    modal()
    navigation()
    tabs()
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

  func exampleTransitionBusyPolicy() {
    present(menu, with: reveal, whenBusy: .replace)
  }

  func exampleTransitionEvent() {
    let feedback = feedback
    let reveal = reveal
    reveal.observe { event in
      switch event {
      case .began: feedback.prepare()
      case .ended(.refused): print("The menu cannot be shown now.")
      default: break
      }
    }
  }

  func exampleObserve() {
    let feedback = feedback
    let reveal = reveal
    reveal.observe { [feedback] event in
      if event == .phaseChanged(.held) { feedback.prepare() }
    }
    let opening = present(menu, with: reveal)
    opening.observe { event in
      if event == .postponed { print("The menu opens soon.") }
    }
  }

  func exampleTransitionFlight() {
    let badge = badge
    let reveal = reveal
    reveal.addAuxiliaryAnimations { flight in
      badge.alpha = flight.isPresenting ? 0 : 1
    }
  }

  func exampleTransitionPhase() {
    let feedback = feedback
    let reveal = reveal
    reveal.observe { event in
      if event == .phaseChanged(.held) { feedback.prepare() }
    }
  }

  func exampleTransitionPosition() {
    let feedback = feedback
    let reveal = reveal
    reveal.observe { event in
      if event == .releaseTargetChanged(.end) { feedback.prepare() }
    }
  }

  func exampleTransitionPresentationFrame() {
    var style = TransitionPresentationStyle.full
    style.frame = .centered(CGSize(width: 320, height: 240))
    present(menu, with: reveal, as: style)
  }

  func exampleSheetAndSide() {
    present(menu, with: reveal, as: .sheet(height: .preferred))
    present(menu, with: reveal, as: .side(.leading, width: 280))
  }

  func exampleTransitionPresentationContext() {
    let style = TransitionPresentationStyle(
      .custom { context in
        let isWide = context.traitCollection.horizontalSizeClass == .regular
        let column = context.bounds.inset(by: context.safeAreaInsets)
        return isWide ? column.insetBy(dx: column.width / 4, dy: 0) : column
      })
    present(menu, with: reveal, as: style)
  }

  func exampleChangePresentationStyle(_ detail: UIViewController) {
    let slide = InterruptibleTransition(.slideAlong())
    navigationController?.pushViewController(detail, with: slide)
    changePresentationStyle(to: .sheet(height: .fraction(0.9)))
  }

  func exampleTransitionPresentationStyle() {
    present(menu, with: reveal, as: .sheet(height: .fraction(0.5)))
  }

  func exampleTransitionTiming() {
    let slide = InterruptibleTransition(
      .slide(from: .bottom), timing: .spring(dampingRatio: 0.8, duration: 0.5))
    _ = slide
  }
}

final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}
