import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct RehearsalTests {
  private struct Failure: Error {}

  private final class Keeper {
    var object: AnyObject?
  }

  private let device = Device()

  /// Rehearses a presentation whose animator completes a number of times.
  private func rehearse(completions: Int, for seconds: TimeInterval = 2) -> RehearsalReport {
    device.rehearse { _ in
      let screen = TitleViewController()
      screen.transition.completionCount = completions
      device.launch(screen)
      screen.presentSheet()
      device.advance(by: seconds)
    }
  }

  @Test("A second call of `completeTransition` is a problem")
  func completesTwice() {
    let names = "from TitleViewController to SheetViewController"
    #expect(
      rehearse(completions: 2).problems.map {
        $0.hasSuffix("s: the transition \(names) completes 2 times")
      } == [true])
    #expect(rehearse(completions: 1).problems == [])
  }

  @Test("A transition that never completes is a problem, unless the script ends during it")
  func neverCompletes() {
    let names = "from TitleViewController to SheetViewController"
    #expect(
      rehearse(completions: 0).problems == ["at 2.033 s: the transition \(names) never completes"])
    // The device keeps the transition, which is no problem of the next rehearsal.
    #expect(rehearse(completions: 1).problems == [])
    let endless = device.rehearse { _ in
      let screen = TitleViewController()
      screen.transition.completionCount = 0
      device.launch(screen)
      UIView.animate(withDuration: 0.2, delay: 0, options: .repeat) {
        screen.titleLabel.frame.origin.x += 1
      }
      screen.presentSheet()
      device.advance(by: 0.1)
    }
    #expect(endless.problems.map { $0.hasSuffix("never completes") } == [true])
    let other = Device()
    let early = other.rehearse { _ in
      let screen = TitleViewController()
      other.launch(screen)
      screen.presentSheet()
      other.advance(by: 0.1)
    }
    #expect(early.problems == [] && early.leaks == [])
  }

  @Test("View controllers and watched objects that remain after the app are leaks")
  func leaks() {
    let keeper = Keeper()
    let other = Keeper()
    let report = device.rehearse { rehearsal in
      let screen = TitleViewController()
      device.launch(screen)
      keeper.object = screen.presentSheet()
      other.object = UIView()
      if let view = other.object { rehearsal.watch(view, as: "a view") }
      rehearsal.watch(UIView(), as: "another view")
      device.advanceUntilIdle()
    }
    #expect(report.leaks == ["a view", "SheetViewController"])
  }

  @Test("A problem or a leak that contains an accepted text is not reported")
  func accepted() {
    let keeper = Keeper()
    func rehearse(ignoring accepted: [String]) -> RehearsalReport {
      device.rehearse(ignoring: accepted) { _ in
        let screen = TitleViewController()
        device.launch(screen)
        keeper.object = screen.presentSheet()
        device.advance(by: 0.2)
        screen.titleLabel.frame.origin.y += 57
        device.advanceUntilIdle()
      }
    }
    let all = rehearse(ignoring: ["by (57, 0)", "AlertViewController"])
    #expect(all.problems.count == 1 && all.leaks == ["SheetViewController"])
    let some = rehearse(ignoring: ["\"Title\" jumps by (0, 57)"])
    #expect(some.problems == [] && some.leaks == ["SheetViewController"])
    let none = rehearse(ignoring: ["Title", "SheetViewController"])
    #expect(none.problems == [] && none.leaks == [])
  }

  @Test("Problems name the identifier, the title or the property of a view before its class")
  func names() {
    final class Screen: UIViewController {
      let card = UIView()
      lazy var badge = UIView()
      private let tile = UIControl()
      let plain = UIView()
      let transition = SlideUp()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .white
        card.accessibilityIdentifier = "home.card"
        let button = UIButton()
        button.setTitle("Open", for: .normal)
        for (index, view) in [card, badge, tile, button, UIControl()].enumerated() {
          view.frame = CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 50, height: 50)
          view.backgroundColor = .red
          self.view.addSubview(view)
        }
      }
    }
    let names = ["\"home.card\"", "badge", "tile", "\"Open\"", "UIControl"]
    for (index, name) in names.enumerated() {
      let report = device.rehearse { _ in
        let screen = Screen()
        device.launch(screen)
        let sheet = SheetViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = screen.transition
        screen.present(sheet, animated: true)
        device.advance(by: 0.2)
        screen.view.subviews[index].frame.origin.x += 57
        device.advanceUntilIdle()
      }
      #expect(
        report.problems.map { $0.contains("fill #FF0000 of \(name) jumps by (57, 0) points") }
          == [true], "\(report.problems)")
    }
    let endless = device.rehearse { _ in
      let screen = Screen()
      screen.transition.completionCount = 0
      device.launch(screen)
      let sheet = SheetViewController()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = screen.transition
      screen.present(sheet, animated: true)
    }
    #expect(
      endless.problems.map {
        $0.hasSuffix("from \"Home\" to SheetViewController never completes")
      } == [true])
  }

  @Test("Containers with presentations and touches leave nothing behind")
  func containers() {
    let report = device.rehearse { _ in
      let tabs = UITabBarController()
      let stack = UINavigationController()
      stack.viewControllers = [TitleViewController(), UIViewController()]
      tabs.viewControllers = [stack, UIViewController()]
      device.settings.runsVoiceOver = true
      device.launch(tabs)
      device.advance(by: 0.1)
      stack.topViewController?.present(SheetViewController(), animated: true)
      device.advanceUntilIdle()
      device.focusedView = stack.topViewController?.presentedViewController?.view
      _ = device.press(at: CGPoint(x: 100, y: 700))
    }
    #expect(report.leaks == [] && report.problems == [])
    #expect(device.window.rootViewController == nil && device.window.subviews.isEmpty)
  }

  @Test("A captured screen is in the text, with its time, and two runs have the same text")
  func text() {
    func run() -> RehearsalReport {
      Device().rehearsePresentation { rehearsal, _ in rehearsal.capture("half\nopen") }
    }
    let report = run()
    #expect(report.text == run().text)
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "half open, at 0.233 s:", "  fill 0, 0, 393 × 852 #FFFFFF",
        "  text \"Title\" 20, 100, 200 × 40 #000000 size 17",
      ])
    #expect(lines.count == 4 && lines[3].hasPrefix("  fill 0, ") && lines[3].hasSuffix("#007AFF"))
  }

  @Test("A rehearsal can be empty, and an error of the script ends it")
  func errors() {
    let empty = device.rehearse { _ in }
    #expect(empty.text == "" && empty.problems == [] && empty.leaks == [])
    #expect(throws: Failure.self) {
      try device.rehearse { _ in
        device.launch(UIViewController())
        throw Failure()
      }
    }
    #expect(device.window.rootViewController == nil)
    #expect(device.rehearsePresentation { _, _ in }.problems == [])
  }

  // The task calls no UIKit, because another test may have used another device before it.
  @Test("A script can wait for tasks")
  func tasks() async {
    var hasRun = false
    let report = await device.rehearseWithTasks { rehearsal in
      let screen = TitleViewController()
      device.launch(screen)
      screen.presentSheet()
      let task = Task { hasRun = true }
      await device.advanceWithTasks(by: 1)
      await task.value
      rehearsal.capture("open")
    }
    #expect(hasRun && report.problems == [] && report.leaks == [])
    #expect(report.text.contains("#007AFF"))
  }

  @Test("Nested rehearsals, recordings around one and a launch before one end the process")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device()
        _ = device.rehearse { _ in _ = device.rehearse { _ in } }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device()
        _ = device.record { _ = device.rehearse { _ in } }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device()
        device.launch(UIViewController())
        _ = device.rehearse { _ in }
      }
    }
  }
}
