import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests that a sheet that a dismissal uncovers has the frame of its presentation controller.
@Suite("Uncovered sheet", .underVariants, .alsoUnder(.enlargesUncoveredSheets))
struct UncoveredSheetTests {
  private typealias Fixture = UncoveredFixture

  @Test(
    "An uncovered sheet keeps its frame in a dismissal with each animation",
    arguments: Fixture.Sheet.allCases)
  func untouched(_ sheet: UncoveredFixture.Sheet) {
    for animation in [TransitionAnimation.slide(from: .down), .push(from: .right), .zoom] {
      let fixture = Fixture(sheet, below: .fullScreen, animation)
      fixture.present()
      fixture.dismiss()
      fixture.expectSheet()
    }
  }

  @Test(
    "An uncovered sheet has its new frame after a rotation while it was covered",
    arguments: Fixture.Sheet.allCases)
  func turnedWhileCovered(_ sheet: UncoveredFixture.Sheet) {
    let fixture = Fixture(sheet)
    fixture.present()
    fixture.turn()
    fixture.dismiss()
    fixture.expectSheet()
    fixture.present()
    fixture.turn()
    fixture.turn()
    fixture.dismiss()
    fixture.expectSheet()
  }

  @Test(
    "An uncovered sheet has its new frame after a resize while it was covered",
    arguments: Fixture.Sheet.allCases)
  func resizedWhileCovered(_ sheet: UncoveredFixture.Sheet) {
    for size in [CGSize(width: 320, height: 700), CGSize(width: 393, height: 500)] {
      let fixture = Fixture(sheet)
      fixture.present()
      fixture.device.resize(to: size, over: 0.1)
      fixture.dismiss()
      fixture.expectSheet()
    }
  }

  @Test(
    "An uncovered sheet moves to its new frame after a rotation in flight",
    arguments: Fixture.Sheet.allCases)
  func turnedInFlight(_ sheet: UncoveredFixture.Sheet) {
    for time in [0.02, 0.2, 0.45] {
      let fixture = Fixture(sheet)
      fixture.present()
      fixture.dismiss(for: time)
      fixture.turn(for: 0.1)
      fixture.expectSheet()
    }
  }

  @Test(
    "An uncovered sheet moves to its new frame while the dismissal is held",
    arguments: Fixture.Sheet.allCases)
  func held(_ sheet: UncoveredFixture.Sheet) {
    for change in [
      { $0.turn() }, { $0.device.resize(to: CGSize(width: 300, height: 600), over: 0.1) },
    ] as [(Fixture) -> Void] {
      let fixture = Fixture(sheet)
      fixture.present()
      fixture.dismiss(for: 0.2)
      fixture.transition.pause()
      change(fixture)
      fixture.device.advance(by: 0.1)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.sheet.presentedViewController === fixture.page)
      #expect(fixture.page.view.bounds.size == fixture.device.window.bounds.size)
      fixture.dismiss(for: 0.1)
      fixture.transition.pause()
      fixture.transition.update(0.7)
      fixture.turn()
      fixture.transition.finish()
      fixture.expectSheet()
    }
  }

  @Test(
    "A sheet has its frame after a cancelled presentation over it",
    arguments: Fixture.Sheet.allCases)
  func cancelledPresentation(_ sheet: UncoveredFixture.Sheet) {
    for turns in 0...2 {
      let fixture = Fixture(sheet)
      fixture.sheet.present(fixture.page, animated: true)
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      for _ in 0..<turns { fixture.turn() }
      fixture.transition.cancel()
      fixture.expectSheet()
    }
  }

  @Test(
    "A sheet keeps its frame below a page that leaves the sheet in the window",
    arguments: Fixture.Sheet.allCases)
  func overFullScreen(_ sheet: UncoveredFixture.Sheet) {
    let fixture = Fixture(sheet, below: .overFullScreen)
    fixture.present()
    fixture.turn()
    fixture.dismiss(for: 0.2)
    fixture.turn(for: 0.1)
    fixture.expectSheet()
  }

  @Test(
    "A sheet has its frame after a page that covers only the sheet",
    arguments: Fixture.Sheet.allCases)
  func currentContext(_ sheet: UncoveredFixture.Sheet) {
    for turns in 0...2 {
      let fixture = Fixture(sheet, below: .currentContext)
      fixture.sheet.definesPresentationContext = true
      fixture.present()
      #expect(fixture.page.view.window != nil && fixture.sheet.view.window == nil)
      for _ in 0..<turns { fixture.turn() }
      fixture.dismiss(for: 0.2)
      fixture.turn(for: 0.1)
      fixture.expectSheet()
    }
  }

  @Test(
    "Sheets with a navigation controller, tabs or a child keep their frame",
    arguments: Fixture.Sheet.allCases)
  func containers(_ sheet: UncoveredFixture.Sheet) {
    let (tabs, plain, child) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.viewControllers = [titled("A"), titled("B")]
    plain.addChild(child)
    plain.view.addSubview(child.view)
    let contents = [UINavigationController(rootViewController: titled("A")), tabs, plain]
    for content in contents {
      let fixture = Fixture(sheet, showing: content)
      fixture.present()
      fixture.turn()
      fixture.dismiss(for: 0.2)
      fixture.turn(for: 0.2)
      fixture.expectSheet()
    }
  }

  @Test(
    "An uncovered sheet keeps its corners and its dimming",
    arguments: [Fixture.Sheet.bottom, .card, .inset])
  func look(_ sheet: UncoveredFixture.Sheet) {
    let fixture = Fixture(sheet)
    let presentation = fixture.sheet.presentationController as? InterruptiblePresentationController
    fixture.present()
    fixture.turn()
    fixture.dismiss()
    fixture.expectSheet()
    #expect(fixture.sheet.view.layer.cornerRadius == 16 && fixture.sheet.view.clipsToBounds)
    let dimming = presentation?.chrome?.dimmingView
    #expect(dimming?.frame.contains(fixture.device.window.bounds) == true)
    #expect(dimming?.window != nil)
    #expect(dimming?.backgroundColor == sheet.style?.dimming)
  }

  @Test("Two sheets have their frames when the page over the second sheet is dismissed")
  func twoSheets() {
    for first in Fixture.Sheet.allCases {
      let fixture = Fixture(first)
      let second = UIViewController()
      fixture.sheet.present(
        second, with: InterruptibleTransition(.fade, timing: .linear(0.2)),
        as: .centered(CGSize(width: 200, height: 200)))
      fixture.device.advanceUntilIdle()
      second.present(fixture.page, animated: true)
      fixture.device.advanceUntilIdle()
      fixture.turn()
      second.dismiss(animated: true)
      fixture.device.advance(by: 0.2)
      let bounds = fixture.device.window.bounds
      let place = CGRect(x: bounds.midX - 100, y: bounds.midY - 100, width: 200, height: 200)
      #expect(second.view.frame == place)
      fixture.device.advanceUntilIdle()
      #expect(second.view.frame == place && second.view.window != nil)
      second.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      fixture.expectSheet()
    }
  }
}
