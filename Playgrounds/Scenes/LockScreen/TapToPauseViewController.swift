import InterruptibleTransitions

/// Tap Edit, and touch the screen while the settings move in: they pause. Moving the finger by 40
/// points down finishes, up cancels, and another touch catches them again.
package final class TapToPauseViewController: LockScreenViewController {
  package let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

  override package func viewDidLoad() {
    super.viewDidLoad()
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [.hold(deciding: .down, within: 40)]
  }

  override package func edit() {
    present(SettingsViewController(), with: reveal)
  }
}
