import InterruptibleTransitions
import UIKit

/// A controller of an app in Swift 5 mode. Its types are on no actor unless UIKit's types are.
class SheetViewController: UIViewController, TransitionInteractionProvider {
  lazy var dragging: PanInteraction = .pan(.down, over: .fraction(1), on: view)

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    [dragging]
  }
}

class MenuViewController: UIViewController, TransitionParticipant {
  let slide = InterruptibleTransition(
    .slide(from: .bottom), timing: .spring(dampingRatio: 0.8, duration: 0.5))
  var button = UIButton()
  var token: TransitionRegistration?
  var onEnd: ((TransitionOutcome) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    slide.interactions = [.touchToPause(deciding: .down, within: 40), .pinch(by: 0.5)]
    token = slide.observeProgress { [weak self] progress, flight in
      guard flight.isPresenting else { return }
      self?.button.alpha = progress
    }
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
  }

  func animateAlongside(_ flight: TransitionFlight) {
    let views = view.subviews
    flight.addAnimations {
      for view in views { view.alpha = flight.isPresenting ? 0 : 1 }
    }
  }

  @objc func open() {
    let handle = present(SheetViewController(), with: slide)
    Task {
      let outcome = await handle.outcome()
      onEnd?(outcome)
    }
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: slide.update(pan.translation(in: view).y / 300)
    case .ended: slide.finish(velocity: Double(pan.velocity(in: view).y) / 300)
    default: slide.cancel()
    }
  }
}

class CustomTransition: InterruptibleTransition {
  var starts = 0

  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    starts += 1
    return super.makeAnimator(for: flight)
  }
}

class PageDelegate: NSObject, UINavigationControllerDelegate {
  let slide = InterruptibleTransition(.fade)

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    slide
  }
}
