import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// A data source and delegate of a table, which records selected rows.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var chosen: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

extension GestureTests {
  @Suite("Controls and scroll views in moving views", .underVariants)
  struct ControlsAndScrollViews {
    /// A fixture with a button in the presented view, which counts how often the button fires.
    private final class ButtonFixture {
      let fixture = FlightFixture()
      var fired = 0
      static let place = CGPoint(x: 200, y: 400)

      init(_ interactions: [any TransitionInteraction]) {
        fixture.transition.interactions = interactions
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
        button.addAction(UIAction { [unowned self] _ in fired += 1 }, for: .touchUpInside)
        fixture.presented.view.addSubview(button)
      }
    }

    /// A fixture with a table in the presented view.
    private final class TableFixture {
      let fixture = FlightFixture()
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
      fileprivate let rows = Rows()

      init(_ interactions: [any TransitionInteraction]) {
        fixture.transition.interactions = interactions
        tableView.dataSource = rows
        tableView.delegate = rows
        tableView.rowHeight = 120
        tableView.contentInsetAdjustmentBehavior = .never
        fixture.presented.view.addSubview(tableView)
      }

      func expectScrolls() {
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        #expect(tableView.contentOffset.y > 100)
        finger.lift()
        #expect(fixture.transition.flight == nil)
      }
    }

    @Test("A pan that begins on a button in flight moves the flight, and the button does not fire")
    func panOnButton() {
      let scene = ButtonFixture([.pan(.down, over: 200)])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: ButtonFixture.place)
      finger.move(by: CGVector(dx: 0, dy: 12))
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      #expect(abs(fixture.shown[0] - shown[0] - 30) < within(0.5, orStep: 4))
      finger.lift()
      #expect(scene.fired == 0)
      fixture.expectRest(at: .end)
      fixture.device.tap(at: ButtonFixture.place)
      #expect(scene.fired == 1)
    }

    @Test("Pressing a button during a dismissal pauses the flight; after a cancel the button works")
    func buttonInDismissal() {
      let scene = ButtonFixture([.touchToPause(deciding: .down, within: 40)])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.2)
      fixture.device.tap(at: ButtonFixture.place)
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      fixture.device.advance(by: 0.2)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      let finger = fixture.device.press(at: ButtonFixture.place)
      finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, false])
      #expect(fixture.presenter.presentedViewController === fixture.presented)
      #expect(scene.fired == 0)
      fixture.device.tap(at: ButtonFixture.place)
      #expect(scene.fired == 1)
      #expect(fixture.transition.flight == nil)
    }

    @Test("After a presentation, a tap fires a button, and a pan from the button dismisses")
    func panFromButtonAtRest() {
      let scene = ButtonFixture([])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      fixture.device.tap(at: ButtonFixture.place)
      #expect(scene.fired == 1)
      #expect(fixture.transition.flight == nil)
      let finger = fixture.device.press(at: ButtonFixture.place)
      finger.move(by: CGVector(dx: 0, dy: 12))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true])
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(scene.fired == 1)
    }

    @Test("A scroll pull from a button in the scroll view presents, and the button does not fire")
    func pullFromButton() {
      let fixture = FlightFixture()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      var fired = 0
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
      button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
      scrollView.addSubview(button)
      fixture.presenter.view.addSubview(scrollView)
      fixture.transition.interactions = [
        .scrollPull(scrollView, past: 30, over: 90) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      fixture.device.tap(at: CGPoint(x: 200, y: 200))
      fixture.device.advanceUntilIdle()
      #expect(fired == 1)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 250), over: 0.5)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.expectRest(at: .end)
      #expect(fired == 1)
      #expect(scrollView.contentOffset == .zero)
    }

    @Test(
      "A table in a presented view does not scroll under a pan in flight, and scrolls afterward")
    func tableUnderGrab() {
      let scene = TableFixture([.pan(.down, over: 200)])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advance(by: 0.1)
      let offset = scene.tableView.contentOffset
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
      finger.move(by: CGVector(dx: 0, dy: 12))
      #expect(fixture.transition.phase == .held)
      for way in [30, -60, 50] as [CGFloat] {
        finger.move(by: CGVector(dx: 0, dy: way), over: 0.1)
        #expect(scene.tableView.contentOffset == offset)
      }
      finger.lift()
      fixture.expectRest(at: .end)
      #expect(scene.tableView.contentOffset == offset)
      scene.expectScrolls()
    }

    @Test("Under touch-to-pause, a table neither scrolls nor selects; after the end, it does both")
    func tableUnderHold() {
      let scene = TableFixture([.touchToPause(deciding: .down, within: 40)])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advance(by: 0.1)
      fixture.device.tap(at: CGPoint(x: 200, y: 500))
      #expect(fixture.transition.phase == .held)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      #expect(scene.tableView.contentOffset.y == 0)
      finger.lift()
      fixture.expectRest(at: .end)
      #expect(scene.rows.chosen == [])
      #expect(scene.tableView.contentOffset.y == 0)
      fixture.device.tap(at: CGPoint(x: 200, y: 150))
      fixture.device.advanceUntilIdle()
      #expect(scene.rows.chosen == [1])
      scene.expectScrolls()
    }

    @Test(
      "A touch from the last frames of a flight scrolls a table after the end",
      arguments: [GestureKind.pan, .pinch])
    func fingerFromBefore(_ kind: GestureKind) {
      let scene = TableFixture([kind.interaction()])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advance(by: 0.6)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      #expect(fixture.transition.flight != nil)
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.flight == nil)
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
      // Where UIKit blocks touches during a transition, the table has not received the touch.
      let isKeptOut = UIKitReading.keepsTouchesOut
      #expect(scene.tableView.contentOffset.y > 100 || isKeptOut)
      // A thrown table would continue for seconds.
      finger.cancel()
      fixture.expectRest(at: .end)
    }

    @Test("One finger next to a pinch neither scrolls a table in flight nor moves the flight")
    func oneFingerBesidePinch() {
      let scene = TableFixture([.pinch(by: 3)])
      let fixture = scene.fixture
      fixture.present()
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
      #expect(fixture.transition.phase == .running(toward: .end))
      #expect(scene.tableView.contentOffset.y == 0)
      finger.lift()
      fixture.expectRest(at: .end)
      scene.expectScrolls()
    }
  }
}
