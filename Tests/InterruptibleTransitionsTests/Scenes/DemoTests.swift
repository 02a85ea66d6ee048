import Foundation
import HeadlessDevice
import Testing

@testable import Demo
@testable import InterruptibleTransitions
@testable import Rehearsals
@testable import Scenes

/// Tests of the demo app: its list, its panel, and each scene from the list, to its end and back.
@Suite("Demo", .underVariants)
struct DemoTests {
  /// The demo on a device, with its list.
  final class App {
    let device = Device()
    let demo = DemoViewController()
    private(set) var shared: [String] = []
    private(set) var rightToLeft: [Bool] = []

    init() {
      demo.share = { [weak self] text, _ in self?.shared.append(text) }
      demo.setRightToLeft = { [weak self] in self?.rightToLeft.append($0) }
      device.launch(demo)
    }

    /// Scrolls the list to the row of a scene, and taps the row.
    func choose(_ scene: SceneRehearsals) throws {
      let row = try #require(demo.list.rows.first { $0.entry.id == scene.entry.id })
      let scrollView = demo.list.scrollView
      let frame = row.convert(row.bounds, to: scrollView)
      let y = min(max(frame.midY - 420, 0), scrollView.contentSize.height - 852)
      scrollView.contentOffset = CGPoint(x: 0, y: y)
      device.advance(by: 0.05)
      device.tap(at: row.convert(CGPoint(x: 150, y: 40), to: nil))
      device.advance(by: 0.3)
    }

    func close() {
      demo.panelScreen?.panel.closeButton.sendActions(for: .touchUpInside)
      device.advance(by: 0.1)
    }
  }

  /// The screen that a scene has opened: the presented one, or the top of its stack.
  private func opened(_ scene: UIViewController) -> UIViewController? {
    if let presented = scene.presentedViewController { return presented }
    if let stack = scene as? UINavigationController, stack.viewControllers.count > 1 {
      return stack.topViewController
    }
    if let stack = scene.children.compactMap({ $0 as? UINavigationController }).first,
      stack.viewControllers.count > 1
    {
      return stack.topViewController
    }
    return nil
  }

  /// Expects that the list is shown, without a panel, and that the closed scene is released.
  private func expectList(of app: App, after id: String, _ scene: UIViewController?) {
    #expect(app.demo.current === app.demo.list && app.demo.panelScreen == nil, "\(id)")
    #expect(scene == nil, "\(id) is not released")
  }

  @Test("Each scene is opened from the list, played to its end and back, and released")
  func scenes() throws {
    for rehearsed in SceneRehearsals.all {
      let id = rehearsed.entry.id
      let app = App()
      try app.choose(rehearsed)
      weak let scene = app.demo.current
      #expect(app.demo.entry?.id == id && scene?.view.window != nil, "\(id)")
      rehearsed.start(app.device)
      app.device.advanceUntilIdle()
      // One scene has no transition of the toolkit.
      let isWatched = id != SceneEntry.snapshotByHand.id
      #expect(app.demo.log.phase == (isWatched ? .ended(at: .end) : .idle), "\(id)")

      if let scene, let page = opened(scene) {
        let stack = page.navigationController
        if page.presentingViewController != nil, stack == nil {
          page.dismiss(animated: true)
        } else {
          stack?.popViewController(animated: true)
        }
      } else if let tabs = scene as? UITabBarController {
        app.device.tap(at: CGPoint(x: 65, y: 793))
        app.device.advanceUntilIdle()
        #expect(tabs.selectedIndex == 0)
      } else {
        #expect(id == SceneEntry.presetWall.id, "\(id) has opened nothing")
        rehearsed.start(app.device)
      }
      app.device.advanceUntilIdle()
      if let scene { #expect(opened(scene) == nil, "\(id)") }
      #expect(app.demo.log.phase == (isWatched ? .ended(at: .end) : .idle), "\(id)")

      app.close()
      app.device.advanceUntilIdle()
      expectList(of: app, after: id, scene)
    }
  }

  @Test("Closing a scene in flight shows the list, and the next scene works")
  func closesInFlight() throws {
    let scenes: [SceneRehearsals] = [.sheet, .nineCards, .tabs, .toggle, .appStoreCard]
    for rehearsed in scenes {
      let id = rehearsed.entry.id
      let app = App()
      try app.choose(rehearsed)
      weak let scene = app.demo.current
      rehearsed.start(app.device)
      app.device.advance(by: 0.1)
      app.close()
      app.device.advanceUntilIdle()
      #expect(app.demo.presentedViewController == nil, "\(id)")
      expectList(of: app, after: id, scene)
      try app.choose(.sheet)
      SceneRehearsals.sheet.start(app.device)
      app.device.advanceUntilIdle()
      #expect(app.demo.log.phase == .ended(at: .end), "\(id)")
    }
  }

  @Test("Closing a scene during a dismissal shows the list, also if a finger turns the flight")
  func closesDuringDismissal() throws {
    let scenes: [SceneRehearsals] = [.sheet, .appStoreCard, .edgeSwipe]
    for rehearsed in scenes {
      let id = rehearsed.entry.id
      let isTurned = id == SceneEntry.edgeSwipe.id
      let app = App()
      try app.choose(rehearsed)
      weak let scene = app.demo.current
      rehearsed.start(app.device)
      if isTurned {
        let finger = app.device.press(at: CGPoint(x: 196, y: 420))
        app.close()
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        finger.lift()
      } else {
        app.device.advanceUntilIdle()
        app.demo.presentedViewController?.dismiss(animated: true)
        app.device.advance(by: 0.1)
        app.close()
      }
      app.device.advanceUntilIdle()
      #expect(app.demo.presentedViewController == nil, "\(id)")
      expectList(of: app, after: id, scene)
      try app.choose(.sheet)
      #expect(app.demo.entry?.id == "sheet", "\(id)")
    }
  }

  @Test("The settings apply to the transitions of the next scene")
  func settings() throws {
    let app = App()
    let card = app.demo.list.settingsCard
    card.slowMotion.sendActions(for: .touchUpInside)
    #expect(card.slowMotion.title(for: .normal) == "3×")
    for control in [card.reduceMotion, card.rightToLeft] {
      control.isOn = true
      control.sendActions(for: .valueChanged)
    }
    #expect(app.rightToLeft == [true])
    try app.choose(.sheet)
    let map = try #require(app.demo.current as? SheetViewController)
    #expect(map.reveal.configuration.slowMotionFactor == 3)
    SceneRehearsals.sheet.start(app.device)
    app.device.advance(by: 0.1)
    #expect(map.reveal.flight?.usesReducedMotion == true)
  }

  @Test("The panel shows the phase, the progress and the events, and shares them")
  func panel() throws {
    let app = App()
    try app.choose(.sheet)
    let panel = try #require(app.demo.panelScreen?.panel)
    #expect(panel.phaseLabel.text == "idle · 0 %")
    app.demo.panelScreen?.view.layoutIfNeeded()
    // The buttons at both sides of a navigation bar stay free.
    #expect(panel.frame.minX >= 100 && panel.frame.maxX <= 293 && panel.frame.height <= 36)
    SceneRehearsals.sheet.start(app.device)
    app.device.advance(by: 0.1)
    #expect(panel.phaseLabel.text?.hasPrefix("running · ") == true)
    #expect(panel.middle.accessibilityLabel?.hasPrefix("running toward the end · ") == true)
    app.device.advanceUntilIdle()
    #expect(panel.phaseLabel.text == "ended · 100 %")
    #expect(panel.middle.accessibilityLabel == "ended at the end · 100 %")
    panel.shareButton.sendActions(for: .touchUpInside)
    let lines = try #require(app.shared.first).split(separator: "\n")
    #expect(lines.first == "sheet" && lines.contains { $0.hasSuffix("ended at the end") })
    #expect(!panel.isOpen)
    panel.middle.sendActions(for: .touchUpInside)
    #expect(panel.isOpen && panel.phaseLabel.text == "ended at the end · 100 %")
  }
}
