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
      .hold(deciding: .down, within: 40),
    ]
  }

  func presentSettings() {
    present(SettingsViewController(), with: reveal)
  }
}

// The README's sheet, to the letter.
private final class SheetSampleViewController: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  let place = UIViewController()

  func show() {
    let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
    slide.interactions = [
      // Catch it in flight, or drag it away.
      .pan(.down, over: .fraction(0.5), on: place.view) { [weak place] in
        place?.dismiss(animated: true)
      }
    ]
    present(place, with: slide, as: .sheet(height: .fraction(0.5)))
    place.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { false }
}

@Suite("The examples of the README", .everyReading)
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
    second.move(by: CGVector(dx: 0, dy: -45), over: 0.1)
    second.lift()
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(lockScreen.presentedViewController == nil)
    #expect(lockScreen.blurView.effect == nil)
    #expect(presented == nil)
  }
  @Test("A sheet is caught in flight and dragged away, and a tap beside it asks the delegate")
  func sheet() {
    let device = Device()
    let map = SheetSampleViewController()
    device.launch(map)
    map.show()
    device.advance(by: 0.1)
    let shown = { map.place.view.layer.presentation()?.frame.minY ?? .nan }
    let finger = device.press(at: CGPoint(x: 200, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -12))
    let caught = shown()
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
    #expect(abs(shown() - caught + 40) < within(0.5, orStep: 15))
    finger.lift()
    device.advanceUntilIdle()
    #expect(map.place.view.frame.minY == 426)
    device.tap(at: CGPoint(x: 200, y: 200))
    device.advanceUntilIdle()
    #expect(map.presentedViewController === map.place)
    let second = device.press(at: CGPoint(x: 200, y: 500))
    second.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    second.lift()
    device.advanceUntilIdle()
    #expect(map.presentedViewController == nil)
  }
}
