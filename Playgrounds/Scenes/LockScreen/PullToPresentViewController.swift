import InterruptibleTransitions

/// A lock screen whose table is pulled down. After 30 points the settings begin to move in, and
/// after another 90 points they are fully shown.
package final class PullToPresentViewController: LockScreenViewController {
  package let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

  override package func viewDidLoad() {
    super.viewDidLoad()
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [
      .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.edit() }
    ]
  }

  override package func edit() {
    present(SettingsViewController(), with: reveal)
  }
}
