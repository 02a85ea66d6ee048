import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ControlTests {
  let fixture = TouchFixture()
  let button = UIButton(type: .system)
  let inside = CGPoint(x: 150, y: 120)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    fixture.device.window.addSubview(button)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("in", .touchDragInside),
      ("out", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      button.addAction(UIAction { [fixture] _ in fixture.log.append(name) }, for: event)
    }
  }

  @Test("4.49 A control reports the phases of a touch")
  func touchEvents() {
    fixture.device.tap(at: inside)
    #expect(fixture.takeLog() == ["down", "up inside"])
    let finger = fixture.device.press(at: inside)
    #expect(fixture.takeLog() == ["down", "repeat"])
    #expect(button.isTracking && button.isTouchInside && button.isHighlighted)
    #expect(button.state == .highlighted)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.move(by: CGVector(dx: 100, dy: 0))
    #expect(!button.isTouchInside && !button.isHighlighted)
    finger.move(by: CGVector(dx: -100, dy: 0))
    #expect(fixture.takeLog() == ["in", "exit", "out", "enter", "in"])
    finger.move(by: CGVector(dx: 200, dy: 0))
    finger.lift()
    #expect(fixture.takeLog() == ["exit", "out", "up outside"])
    #expect(!button.isTracking)
  }

  @Test("4.49 A cancelled touch does not tap a control")
  func cancelledTouch() {
    fixture.device.press(at: inside).cancel()
    #expect(fixture.log == ["down", "cancel"])
    #expect(button.state == .normal)
  }

  @Test("4.49 A disabled control reports no touches")
  func disabled() {
    button.isEnabled = false
    fixture.device.tap(at: inside)
    #expect(fixture.log == [])
    #expect(button.state == .disabled)
  }

  @Test("4.49 A control follows one finger at a time")
  func oneFinger() {
    button.isMultipleTouchEnabled = true
    let first = fixture.device.press(at: inside)
    let second = fixture.device.press(at: CGPoint(x: 120, y: 120))
    second.lift()
    #expect(fixture.takeLog() == ["down"])
    first.lift()
    #expect(fixture.takeLog() == ["up inside"])
  }

  @Test("4.18 A gesture that begins around a button cancels the tap on the button")
  func panAroundButton() {
    let pan = fixture.attach("pan", UIPanGestureRecognizer(), to: fixture.device.window)
    let finger = fixture.device.press(at: inside)
    finger.move(by: CGVector(dx: 0, dy: 15))
    finger.lift()
    #expect(fixture.log == ["down", "cancel", "pan began", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("4.45 A single tap on a button reaches the button and not a tap recognizer around it")
  func tapAroundButton() {
    let tap = fixture.attach("tap", UITapGestureRecognizer(), to: fixture.device.window)
    fixture.device.tap(at: inside)
    #expect(fixture.takeLog() == ["down", "up inside"])
    fixture.device.tap(at: CGPoint(x: 10, y: 300))
    #expect(fixture.takeLog() == ["tap ended"])
    button.addGestureRecognizer(tap)
    fixture.device.tap(at: inside)
    #expect(fixture.takeLog() == ["down", "cancel", "tap ended"])
  }

  @Test("4.50 The last action with an identifier replaces earlier ones, and can be removed")
  func actionIdentity() {
    var calls: [String] = []
    let control = UIControl(frame: .zero)
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in calls.append("old") }, for: .valueChanged)
    let new = UIAction(title: "New", identifier: name) { action in
      calls.append("\(action.title) \(action.sender as? UIControl === control)")
    }
    control.addAction(new, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["New true"])
    #expect(new.sender == nil)
    control.removeAction(new, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls.count == 1)
  }

  @Test("4.51 A button shows the title and image of its primary action, and runs it when tapped")
  func primaryAction() {
    var senders: [Any?] = []
    let action = UIAction(title: "Edit", image: UIImage(systemName: "pencil")) {
      senders.append($0.sender)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    fixture.device.window.addSubview(button)
    #expect(button.title(for: .normal) == "Edit")
    #expect(button.titleLabel?.text == "Edit")
    #expect(button.imageView?.image === action.image)
    fixture.device.tap(at: CGPoint(x: 150, y: 220))
    #expect(senders.count == 1)
    #expect(senders.first as? UIButton === button)
    button.performPrimaryAction()
    #expect(senders.count == 2)
  }

  @Test("4.51 A button shows the title of its state, or else that of the normal state")
  func titlesByState() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Go")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Wait")
    #expect(button.currentTitleColor == .red)
  }
}
