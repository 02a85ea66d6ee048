import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Rehearsals of the screens in the README and in the articles, with a color and a text.
@Suite("Rehearsals of the screens in the documents")
struct RehearsedExamplesTests {
  private let device = Device()

  private func decorate(_ screen: PlainViewController, _ color: UIColor, _ text: String) {
    screen.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 24, y: 120, width: 200, height: 40))
    label.text = text
    screen.view.addSubview(label)
  }

  private func drag(from y: CGFloat, by distance: CGFloat) {
    let finger = device.press(at: CGPoint(x: 200, y: y))
    finger.move(by: CGVector(dx: 0, dy: distance), over: 0.3)
    finger.lift()
  }

  @Test("The inbox of the README: a pan, and a pan in flight")
  func inbox() {
    let report = device.rehearse { _ in
      let inbox = ReadmeExamples.InboxViewController()
      decorate(inbox, .white, "Inbox")
      device.launch(inbox)
      drag(from: 800, by: -600)
      device.advance(by: 0.1)
      if let draft = inbox.presentedViewController { decorate(draft, .systemYellow, "Draft") }
      device.advanceUntilIdle()
      #expect(inbox.presentedViewController != nil)
      inbox.dismiss(animated: true)
      device.advance(by: 0.1)
      drag(from: 300, by: 100)
      device.advanceUntilIdle()
      inbox.compose()
      device.advance(by: 0.1)
      drag(from: 300, by: 300)
      device.advanceUntilIdle()
      #expect(inbox.presentedViewController == nil)
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test("The lock screen of the articles: a tap, a pull, and a touch that pauses")
  func lockScreen() {
    let device = Device(framesPerSecond: 120)
    let report = device.rehearse { _ in
      let screen = LockScreenExamples.LockScreenViewController()
      decorate(screen, .systemTeal, "9:41")
      device.launch(screen)
      device.tap(at: CGPoint(x: 335, y: 70))
      device.advance(by: 0.2)
      let finger = device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.15)
      finger.lift()
      device.advanceUntilIdle()
      #expect(screen.presentedViewController != nil)
      screen.dismiss(animated: true)
      device.advance(by: 0.3)
      let second = device.press(at: CGPoint(x: 200, y: 400))
      #expect(device.advanceUntilIdle() && screen.reveal.phase == .held)
      second.move(by: CGVector(dx: 0, dy: -45), over: 0.1)
      second.lift()
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test(
    "The sheet of the articles: a drag, a tap outside, and the background", arguments: [0.1, 1])
  func sheet(delay: Double) {
    let report = device.rehearse { _ in
      let map = ReadmeExamples.MapViewController()
      decorate(map, .systemGreen, "Map")
      decorate(map.place, .white, "Place")
      map.letsPlaceGo = true
      device.launch(map)
      for way in 0..<3 {
        map.show()
        device.advance(by: delay)
        switch way {
        case 0: drag(from: 600, by: 200)
        case 1: device.tap(at: CGPoint(x: 200, y: 200))
        default:
          device.enterBackground()
          device.enterForeground()
          map.dismiss(animated: true)
        }
        device.advanceUntilIdle()
        #expect(map.presentedViewController == nil)
      }
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test("The drawer and the panel of the articles")
  func presentationControllers() {
    let report = device.rehearse { _ in
      let screen = PlainViewController()
      decorate(screen, .white, "Screen")
      device.launch(screen)
      let delegate = PresentingExamples.DrawerDelegate()
      delegate.slide.interactions = [.pan(.left, over: 280)]
      let drawer = PlainViewController()
      decorate(drawer, .systemGray, "Drawer")
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = delegate
      screen.present(drawer, animated: true)
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 350, y: 400))
      finger.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
      finger.lift()
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
      let panel = PlainViewController()
      decorate(panel, .systemYellow, "Panel")
      screen.showPanel(panel, with: InterruptibleTransition(.slide(from: .bottom)))
      device.advanceUntilIdle()
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }

  @Test("The task of the article about rehearsals")
  func tasks() async {
    let report = await device.rehearseWithTasks { _ in
      let screen = PlainViewController()
      decorate(screen, .white, "Screen")
      device.launch(screen)
      let menu = PlainViewController()
      decorate(menu, .systemYellow, "Menu")
      let opening = screen.present(menu, with: InterruptibleTransition(.fade))
      let titled = Task {
        if await opening.outcome() == .completed { screen.title = "Opened" }
      }
      await device.advanceWithTasksUntilIdle()
      await titled.value
      #expect(screen.title == "Opened")
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }
}
