import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Pinches on a trackpad")
@MainActor struct TrackpadPinchTests {
  private let gate = TrackpadScrollTests.Gate()
  private let pad = TrackpadScrollTests.Pad(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func launch(_ recognizer: UIGestureRecognizer) -> Device {
    let device = Device()
    device.launch(UIViewController())
    device.window.rootViewController?.view.addSubview(pad)
    recognizer.delegate = gate
    pad.addGestureRecognizer(recognizer)
    return device
  }

  @Test("4.60 A pinch on a trackpad has no touches, is at the pointer, and can be refused")
  func withoutTouches() {
    let pinch = UIPinchGestureRecognizer()
    let device = launch(pinch)
    let fingers = device.beginPinch(at: CGPoint(x: 200, y: 400))
    let apart = [CGVector(dx: -100, dy: 0), CGVector(dx: 100, dy: 0)]
    device.move(Array(zip(fingers, apart)), over: 0.2)
    #expect(pinch.state == .changed && pinch.numberOfTouches == 0)
    #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 400))
    #expect(pinch.scale > 2 && pinch.velocity > 1)
    for finger in fingers { finger.lift() }
    device.advanceUntilIdle()
    #expect(pinch.state == .possible)
    #expect(pad.touches == 0 && gate.touches == 0 && gate.events == [.transform, .transform])
    gate.isOpen = false
    let others = device.beginPinch(at: CGPoint(x: 200, y: 400))
    device.move(Array(zip(others, apart)), over: 0.2)
    #expect(pinch.state == .possible)
    for finger in others { finger.lift() }
  }

  @Test("4.60 Fingers on a trackpad rotate, and do not pan")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    let device = launch(rotation)
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pad.addGestureRecognizer(pan)
    let fingers = device.beginPinch(at: CGPoint(x: 200, y: 400))
    let around = [CGVector(dx: 0, dy: -40), CGVector(dx: 0, dy: 40)]
    device.move(Array(zip(fingers, around)), over: 0.2)
    #expect(rotation.state == .changed && rotation.numberOfTouches == 0)
    #expect(rotation.rotation > 0.2 && pan.state == .possible)
    fingers[0].cancel()
    fingers[1].lift()
    device.advanceUntilIdle()
    #expect(rotation.state == .possible)
  }
}
