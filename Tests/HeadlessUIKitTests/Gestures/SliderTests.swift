import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct SliderTests {
  private let device = Device()
  private let page = UIViewController()
  private let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 40))
  /// The center of the thumb at the minimum value.
  private let thumb = CGPoint(x: 64, y: 220)

  init() {
    page.view.addSubview(slider)
    device.launch(page)
  }

  @Test("4.54 A slider follows a finger on its thumb, within its range")
  func followsThumb() {
    var reported: [Float] = []
    slider.addAction(
      UIAction { [unowned slider] _ in reported.append(slider.value) }, for: .valueChanged)
    let finger = device.press(at: thumb)
    #expect(slider.isTracking)
    finger.move(by: CGVector(dx: 100, dy: 30), over: 0.2)
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(reported.count > 3 && reported == reported.sorted())
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
    #expect(slider.value == 1)
    finger.lift()
    #expect(!slider.isTracking)
    slider.value = -3
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = .infinity
    slider.value = .infinity
    device.press(at: thumb).lift()
    #expect(slider.value == .infinity)
  }

  @Test("4.54 A finger off the thumb doesn't move the slider or prevent a pan")
  func offThumb() {
    let pan = UIPanGestureRecognizer()
    page.view.addGestureRecognizer(pan)
    let finger = device.press(at: CGPoint(x: 200, y: 220))
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    #expect(slider.value == 0)
    #expect(pan.state == .changed)
    finger.lift()
  }

  @Test(
    "4.54 A slider prevents pans along it that start on the thumb, and no pans across it",
    arguments: [true, false])
  func preventsPansAlong(_ isAlong: Bool) {
    let pan = UIPanGestureRecognizer()
    page.view.addGestureRecognizer(pan)
    let finger = device.press(at: thumb)
    finger.move(by: isAlong ? CGVector(dx: 60, dy: 5) : CGVector(dx: 5, dy: 60), over: 0.2)
    #expect(pan.state == (isAlong ? .possible : .changed))
    #expect((slider.value > 0.2) == isAlong)
    finger.lift()
  }

  @Test("4.54 A slider that isn't continuous reports its value once, when the finger lifts")
  func notContinuous() {
    var reported: [Float] = []
    slider.isContinuous = false
    slider.addAction(
      UIAction { [unowned slider] _ in reported.append(slider.value) }, for: .valueChanged)
    let finger = device.press(at: thumb)
    finger.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
    #expect(reported == [])
    finger.lift()
    #expect(reported.count == 1)
  }
}

@MainActor struct SwitchTests {
  @Test("4.55 A tap turns a switch on, and a second tap turns it off")
  func tapped() {
    let device = Device()
    let page = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
    page.view.addSubview(toggle)
    device.launch(page)
    var reported: [Bool] = []
    toggle.addAction(
      UIAction { [unowned toggle] _ in reported.append(toggle.isOn) }, for: .valueChanged)
    device.tap(at: toggle.center)
    device.advance(by: 0.5)
    device.tap(at: toggle.center)
    #expect(reported == [true, false])
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn)
    #expect(reported.count == 2)
  }

  @Test("4.55 A switch ignores the size of its frame")
  func size() {
    let toggle = UISwitch(frame: CGRect(x: 1, y: 2, width: 500, height: 3))
    #expect(toggle.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
  }
}
