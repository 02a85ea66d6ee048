//: [Previous: A sheet](@previous)
//: # Pull to present
//: Pull the list down past its top, and hold it. The settings and the blur of the
//: list follow your finger.
import InterruptibleTransitions
import PlaygroundSupport

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 40, y: 120, width: 300, height: 50))
    label.text = "Settings"
    view.addSubview(label)
    view.addGestureRecognizer(tap)
    closing = TransitionGestureObserver(tap) { [weak self] _ in self?.dismiss(animated: true) }
  }

  private let tap = UITapGestureRecognizer()
  private var closing: TransitionGestureObserver?
}

final class LockScreenViewController: UIViewController {
  let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))
  let list = UIScrollView()
  let blurView = UIVisualEffectView(effect: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    list.alwaysBounceVertical = true
    for index in 0..<4 {
      let widget = UIView(frame: CGRect(x: 20, y: 80 + 130 * index, width: 330, height: 110))
      widget.backgroundColor = UIColor(white: 1, alpha: 0.3)
      widget.layer.cornerRadius = 20
      list.addSubview(widget)
    }
    blurView.isUserInteractionEnabled = false
    view.addSubview(list)
    view.addSubview(blurView)

    // The blur belongs to the same flight: it follows the finger, reverses and cancels with it.
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    // Past 30 points the presentation begins, and 90 more points move it to its end.
    reveal.interactions = [
      .scrollPull(list, past: 30, over: 90) { [weak self] in self?.showSettings() }
    ]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    blurView.frame = view.bounds
  }

  func showSettings() {
    present(SettingsViewController(), with: reveal)
  }
}

PlaygroundPage.current.liveView = LockScreenViewController()
//: [Next: Touch to pause](@next)
