import InterruptibleTransitions

/// A lock screen whose settings pause at a touch while they move in.
///
/// Moving the finger down by 40 points finishes, moving it up cancels, and another touch catches
/// the settings again.
package final class TapToPauseViewController: LockScreenViewController {
  package let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

  override package func viewDidLoad() {
    super.viewDidLoad()
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [.touchToPause(deciding: .down, within: 40)]
  }

  override package func edit() {
    present(SettingsViewController(), with: reveal)
  }
}
