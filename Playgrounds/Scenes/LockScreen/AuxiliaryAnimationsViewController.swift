import InterruptibleTransitions

/// A lock screen whose blur runs in the same animator as the settings, which move in after a tap on
/// Edit.
package final class AuxiliaryAnimationsViewController: LockScreenViewController {
  package let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

  override package func viewDidLoad() {
    super.viewDidLoad()
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
  }

  override package func edit() {
    present(SettingsViewController(), with: reveal)
  }
}
