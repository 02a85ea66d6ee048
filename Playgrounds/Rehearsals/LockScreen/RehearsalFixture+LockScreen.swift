import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension RehearsalFixture {
  /// Taps the lock screen's Edit button.
  func tapEdit() {
    device.tap(at: CGPoint(x: 335, y: 70))
  }

  /// Taps the settings' Done button.
  func tapDone() {
    device.tap(at: CGPoint(x: 319, y: 232))
  }

  /// Checks the visible state and the properties after a transition of the lock screen has ended.
  ///
  /// - Parameters:
  ///   - lockScreen: The scene's view controller.
  ///   - transition: Its transition.
  ///   - settingsAreShown: Whether the settings must be on the screen.
  ///   - position: The position at which the transition must have ended.
  ///   - completions: The values that UIKit must have received so far, one for each transition.
  func expectRest(
    of lockScreen: LockScreenViewController, _ transition: InterruptibleTransition,
    settingsAreShown: Bool, at position: TransitionPosition, completions: [Bool]
  ) {
    expect(transition.phase == .ended(at: position), "the transition is \(transition.phase)")
    expect(
      self.completions == completions,
      "the completions are \(self.completions), not \(completions)")
    expect(transition.flight == nil, "a flight is still in progress")

    let settings = lockScreen.presentedViewController
    expect(
      (settings is SettingsViewController) == settingsAreShown,
      "the presented view controller is \(settings.map { "\($0)" } ?? "none")")
    if let view = settings?.viewIfLoaded {
      expect(view.window != nil, "the settings' view is in no window")
      expect(view.transform.isIdentity, "the settings' view is transformed: \(view.transform)")
      expect(view.alpha == 1, "the settings' view has an alpha of \(view.alpha)")
      expect(view.frame == device.window.bounds, "the settings' view is at \(view.frame)")
    }
    expect(lockScreen.view.window != nil, "the lock screen's view is in no window")
    expect(
      lockScreen.view.superview === device.window
        && device.window.subviews.count == (settingsAreShown ? 2 : 1),
      "the window's subviews are \(device.window.subviews)")

    let blur = lockScreen.blurView
    expect((blur.effect != nil) == settingsAreShown, "the blur's effect is \(blur.effect as Any)")
    expect(blur.layer.animationKeys() == nil, "the blur is still being animated")
    expect(
      lockScreen.tableView.contentOffset == .zero,
      "the table is scrolled to \(lockScreen.tableView.contentOffset)")
  }
}
