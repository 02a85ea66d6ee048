import InterruptibleTransitions

/// A controller of an app, with its own transition, interactions and gestures.
final class DetailViewController: UIViewController {
  private let reveal = CountingTransition(.scale(from: 1.33, offset: CGPoint(x: 0, y: 200)))
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let blurView = UIVisualEffectView(effect: nil)
  private var observer: TransitionGestureObserver?

  override func viewDidLoad() {
    super.viewDidLoad()
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [
      .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.showDetail() },
      .touchToPause(deciding: .down, within: 40),
    ]
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    view.addGestureRecognizer(pan)
    observer = TransitionGestureObserver(pan) { [reveal] pan in
      reveal.update(pan.translation(in: pan.view).y / 300)
    }
  }

  func showDetail() {
    present(UIViewController(), with: reveal)
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    reveal.finish(velocity: Double(recognizer.velocity(in: view).y) / 300)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    reveal.pause()
  }
}

/// A subclass that overrides the methods that UIKit and the toolkit call.
final class CountingTransition: InterruptibleTransition {
  private(set) var updates = 0

  override func update(_ percentComplete: CGFloat) {
    updates += 1
    super.update(percentComplete)
  }

  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    let animator = super.makeAnimator(for: flight)
    animator.addAnimations({ flight.containerView.alpha = 1 }, delayFactor: 0.5)
    return animator
  }
}
