import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Rows for a table, which notes the one that is chosen.
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

@Suite("Controls and scroll views in what moves", .everyReading)
struct ControlCoexistenceTests {
  /// A world with a button in the presented view, and what it has fired.
  private final class ButtonWorld {
    let world = FlightWorld()
    var fired = 0
    static let place = CGPoint(x: 200, y: 400)

    init(_ interactions: [any TransitionInteraction]) {
      world.transition.interactions = interactions
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
      button.addAction(UIAction { [unowned self] _ in fired += 1 }, for: .touchUpInside)
      world.presented.view.addSubview(button)
    }
  }

  /// A world with a table in the presented view.
  private final class TableWorld {
    let world = FlightWorld()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
    fileprivate let rows = Rows()

    init(_ interactions: [any TransitionInteraction]) {
      world.transition.interactions = interactions
      tableView.dataSource = rows
      tableView.delegate = rows
      tableView.rowHeight = 120
      tableView.contentInsetAdjustmentBehavior = .never
      world.presented.view.addSubview(tableView)
    }

    func expectScrolls() {
      let finger = world.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
      #expect(tableView.contentOffset.y > 100)
      finger.lift()
      #expect(world.transition.flight == nil)
    }
  }

  @Test("A pan that begins on a button in flight moves the flight, and the button does not fire")
  func panOnButton() {
    let scene = ButtonWorld([.pan(.down, over: 200)])
    let world = scene.world
    world.present()
    world.device.advance(by: 0.1)
    let finger = world.device.press(at: ButtonWorld.place)
    finger.move(by: CGVector(dx: 0, dy: 12))
    #expect(world.transition.phase == .held)
    let shown = world.shown
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    #expect(abs(world.shown[0] - shown[0] - 30) < within(0.5, orStep: 4))
    finger.lift()
    #expect(scene.fired == 0)
    world.expectRest(at: .end)
    world.device.tap(at: ButtonWorld.place)
    #expect(scene.fired == 1)
  }

  @Test("A button that is pressed in a dismissal freezes it and does not fire; cancelled, it works")
  func buttonInDismissal() {
    let scene = ButtonWorld([.hold(finishing: .down, within: 40)])
    let world = scene.world
    world.present()
    world.device.advanceUntilIdle()
    world.presented.dismiss(animated: true)
    world.device.advance(by: 0.2)
    world.device.tap(at: ButtonWorld.place)
    #expect(world.transition.phase == .held)
    let shown = world.shown
    world.device.advance(by: 0.2)
    #expect(largestDifference(world.shown, shown) < 0.01)
    let finger = world.device.press(at: ButtonWorld.place)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.1)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, false])
    #expect(world.presenter.presentedViewController === world.presented)
    #expect(scene.fired == 0)
    world.device.tap(at: ButtonWorld.place)
    #expect(scene.fired == 1)
    #expect(world.transition.flight == nil)
  }

  @Test("At rest a tap on a button fires it, and a pan that begins there dismisses and does not")
  func panFromButtonAtRest() {
    let scene = ButtonWorld([])
    let world = scene.world
    world.present()
    world.device.advanceUntilIdle()
    world.transition.interactions = [
      .pan(.down, over: 200, on: world.presented.view) { [unowned world] in
        world.presented.dismiss(animated: true)
      }
    ]
    world.device.tap(at: ButtonWorld.place)
    #expect(scene.fired == 1)
    #expect(world.transition.flight == nil)
    let finger = world.device.press(at: ButtonWorld.place)
    finger.move(by: CGVector(dx: 0, dy: 12))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    #expect(world.transition.phase == .held)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, true])
    #expect(world.presenter.presentedViewController == nil)
    #expect(scene.fired == 1)
  }

  @Test("A pull that begins on a button in the scroll view presents, and the button does not fire")
  func pullFromButton() {
    let world = FlightWorld()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    var fired = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    world.presenter.view.addSubview(scrollView)
    world.transition.interactions = [
      .pull(scrollView, past: 30, over: 90) { [unowned world] in
        world.presenter.present(world.presented, with: world.transition)
      }
    ]
    world.device.tap(at: CGPoint(x: 200, y: 200))
    world.device.advanceUntilIdle()
    #expect(fired == 1)
    let finger = world.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 250), over: 0.5)
    #expect(world.transition.phase == .held)
    finger.lift()
    world.expectRest(at: .end)
    #expect(fired == 1)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("A table in what is presented does not scroll under a grab, and does after the end")
  func tableUnderGrab() {
    let scene = TableWorld([.pan(.down, over: 200)])
    let world = scene.world
    world.present()
    world.device.advance(by: 0.1)
    let offset = scene.tableView.contentOffset
    let finger = world.device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 12))
    #expect(world.transition.phase == .held)
    for way in [30, -60, 50] as [CGFloat] {
      finger.move(by: CGVector(dx: 0, dy: way), over: 0.1)
      #expect(scene.tableView.contentOffset == offset)
    }
    finger.lift()
    world.expectRest(at: .end)
    #expect(scene.tableView.contentOffset == offset)
    scene.expectScrolls()
  }

  @Test("A table under a touch that holds neither scrolls nor chooses; after the end it does both")
  func tableUnderHold() {
    let scene = TableWorld([.hold(finishing: .down, within: 40)])
    let world = scene.world
    world.present()
    world.device.advance(by: 0.1)
    world.device.tap(at: CGPoint(x: 200, y: 500))
    #expect(world.transition.phase == .held)
    let finger = world.device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(scene.tableView.contentOffset.y == 0)
    finger.lift()
    world.expectRest(at: .end)
    #expect(scene.rows.chosen == [])
    #expect(scene.tableView.contentOffset.y == 0)
    world.device.tap(at: CGPoint(x: 200, y: 150))
    world.device.advanceUntilIdle()
    #expect(scene.rows.chosen == [1])
    scene.expectScrolls()
  }

  @Test(
    "A finger that came down in the last frames scrolls a table when the flight has ended",
    arguments: [GestureKind.pan, .pinch])
  func fingerFromBefore(_ kind: GestureKind) {
    let scene = TableWorld([kind.interaction()])
    let world = scene.world
    world.present()
    world.device.advance(by: 0.6)
    let finger = world.device.press(at: CGPoint(x: 200, y: 600))
    #expect(world.transition.flight != nil)
    world.device.advance(by: 0.2)
    #expect(world.transition.flight == nil)
    finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
    // Where UIKit keeps touches out during a transition, the table has never got the finger.
    let isKeptOut = !RuntimeVariants.current.isDisjoint(
      with: [.keepsTouchesOut, .keepsTouchesOutOfPresentations])
    #expect(scene.tableView.contentOffset.y > 100 || isKeptOut)
    // A table that is thrown would go on for seconds.
    finger.cancel()
    world.expectRest(at: .end)
  }

  @Test("One finger on a table beside a pinch neither scrolls it in flight nor disturbs the flight")
  func oneFingerBesidePinch() {
    let scene = TableWorld([.pinch(by: 3)])
    let world = scene.world
    world.present()
    world.device.advance(by: 0.1)
    let finger = world.device.press(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(world.transition.phase == .running(toward: .end))
    #expect(scene.tableView.contentOffset.y == 0)
    finger.lift()
    world.expectRest(at: .end)
    scene.expectScrolls()
  }
}
