//: [Previous: Zoom](@previous)
//: # A custom animation
//: An animation prepares the views, adds steps and cleans up. It runs in both directions. Drag
//: down to open the page, and catch the page.
import InterruptibleTransitions
import PlaygroundSupport

extension TransitionAnimation {
  @MainActor static let drop = TransitionAnimation { flight, steps in
    // The view that enters or exits, in its place.
    guard let page = flight.installViews() else { return }
    let isIn = flight.isPresenting
    let above = CGAffineTransform(translationX: 0, y: -800).rotated(by: -0.4)
    if isIn { page.transform = above }
    steps.animate { page.transform = isIn ? .identity : above }
    // The page fades in the first half of the progress, also under a finger.
    steps.animate(during: 0...0.5) { page.alpha = isIn ? 1 : 0.4 }
    steps.cleanUp { _ in
      page.transform = .identity
      page.alpha = 1
    }
  }
}

final class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
  }
}

final class StartViewController: UIViewController {
  let transition = InterruptibleTransition(.drop, timing: .spring(dampingRatio: 0.8, duration: 0.7))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 40, y: 400, width: 300, height: 40))
    label.text = "Drag down"
    view.addSubview(label)
    transition.interactions = [
      .pan(.down, over: .fraction(0.8), on: view) { [weak self] in self?.open() },
      .touchToPause(scrubbing: .down, over: .fraction(0.8), resumesOnLift: true),
    ]
  }

  func open() {
    present(PageViewController(), with: transition)
  }
}

PlaygroundPage.current.liveView = StartViewController()
