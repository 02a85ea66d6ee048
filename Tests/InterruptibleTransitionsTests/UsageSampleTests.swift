import HeadlessDevice
import InterruptibleTransitions
import Scenes
import Testing

// The README's example, to the letter but for the name of what it presents.
final class UsageSampleViewController: UIViewController {
  let tableView = UITableView()
  let blurView = UIVisualEffectView(effect: nil)
  let reveal = InterruptibleTransition(
    .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

  override func viewDidLoad() {
    super.viewDidLoad()
    // Inject auxiliary animations: they scrub, reverse and are undone with the rest.
    reveal.addAuxiliaryAnimations { [blurView] flight in
      blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
    }
    reveal.interactions = [
      // Hook to a scroll view: pull to present.
      .pull(tableView, past: 30, over: 90) { [weak self] in self?.presentSettings() },
      // Tap to pause, pan to finish or cancel.
      .hold(finishing: .down, within: 40),
    ]
  }

  func presentSettings() {
    present(SettingsViewController(), with: reveal)
  }
}

@Suite("The example of the README", .everyReading)
struct UsageSampleTests {
  @Test("A pull presents; a touch in the dismissal freezes it; nothing is kept afterwards")
  func works() {
    let device = Device()
    weak var presented: UIViewController?
    let lockScreen = UsageSampleViewController()
    device.launch(lockScreen)
    lockScreen.tableView.frame = lockScreen.view.bounds
    lockScreen.tableView.alwaysBounceVertical = true
    lockScreen.view.addSubview(lockScreen.tableView)
    lockScreen.blurView.isUserInteractionEnabled = false
    lockScreen.blurView.frame = lockScreen.view.bounds
    lockScreen.view.addSubview(lockScreen.blurView)
    device.advance(by: 0.1)

    let finger = device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 280), over: 0.5)
    finger.lift()
    device.advanceUntilIdle()
    presented = lockScreen.presentedViewController
    #expect(presented is SettingsViewController)
    #expect(lockScreen.blurView.effect is UIBlurEffect)

    presented?.dismiss(animated: true)
    device.advance(by: 0.3)
    let second = device.press(at: CGPoint(x: 200, y: 400))
    #expect(lockScreen.reveal.phase == .held)
    second.move(by: CGVector(dx: 0, dy: 45), over: 0.1)
    second.lift()
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(lockScreen.presentedViewController == nil)
    #expect(lockScreen.blurView.effect == nil)
    #expect(presented == nil)
  }
}
