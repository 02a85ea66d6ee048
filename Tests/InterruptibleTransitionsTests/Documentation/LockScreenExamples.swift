import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The samples about pulls and rehearsals, word for word.
enum LockScreenExamples {
  /// A view controller with the views that the samples do not declare.
  class UIViewController: PlainViewController {
    let tableView = UITableView()
    let blurView = UIVisualEffectView(effect: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.alwaysBounceVertical = true
      blurView.isUserInteractionEnabled = false
      for subview in [tableView, blurView] {
        subview.frame = view.bounds
        view.addSubview(subview)
      }
    }
  }

  final class LockScreenViewController: UIViewController {
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
        .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentSettings() },
        // Tap to pause, pan to finish or cancel.
        .touchToPause(deciding: .down, within: 40),
      ]
    }

    func presentSettings() {
      present(SettingsViewController(), with: reveal)
    }
  }

  final class SettingsViewController: PlainViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let title = UILabel(frame: CGRect(x: 24, y: 80, width: 300, height: 40))
      title.text = "Settings"
      title.font = .systemFont(ofSize: 34, weight: .bold)
      view.addSubview(title)
    }
  }

  static func rehearse() -> Device {
    let device = Device(framesPerSecond: 120)
    device.launch(LockScreenViewController())
    device.tap(at: CGPoint(x: 335, y: 70))
    device.advance(by: 0.2)
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.15)
    finger.lift()
    device.advanceUntilIdle()
    return device
  }
}

@Suite("A rehearsal of the articles")
struct RehearsalExamplesTests {
  private typealias LockScreenViewController = LockScreenExamples.LockScreenViewController

  func stored(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Rehearsals").appendingPathComponent(name)
  }

  @Test func pullsTheSettingsIn() throws {
    let device = Device()
    let report = device.rehearse { rehearsal in
      device.launch(LockScreenViewController())
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 75), over: 0.3)
      rehearsal.capture("pulled by 75 points")
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
      finger.lift()
      device.advanceUntilIdle()
      rehearsal.capture("open")
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
    let difference = try report.difference(from: stored("settings.txt"))
    #expect(difference == nil)
  }
}
