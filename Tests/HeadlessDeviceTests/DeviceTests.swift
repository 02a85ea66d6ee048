import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct DeviceTests {
  @Test("Frames are shown at whole multiples of the frame time, without drift")
  func frameTimes() {
    let device = Device(framesPerSecond: 60)
    device.window.makeKeyAndVisible()
    var times: [TimeInterval] = []
    device.onFrame { times.append($0) }
    for _ in 0..<6000 { device.advance(by: 1.0 / 60) }
    #expect(times.count == 6000)
    #expect(device.time == 100)
    #expect(times[2] == 3.0 / 60)
    #expect(CACurrentMediaTime() == 100)
  }

  @Test(
    "A duration is rounded to whole frames, and a positive duration to at least one frame",
    arguments: zip([0.2, 0.21, 0.001, 0, -1, .infinity], [12, 13, 1, 0, 0, 0]))
  func rounding(seconds: TimeInterval, frames: Int) {
    let device = Device()
    device.advance(by: seconds)
    #expect(device.time == TimeInterval(frames) / 60)
  }

  @Test("A launched controller's view fills the screen within the safe area of a phone")
  func launch() {
    let device = Device(screenSize: CGSize(width: 390, height: 844))
    let controller = UIViewController()
    device.launch(controller)
    #expect(device.window.rootViewController === controller)
    #expect(!device.window.isHidden)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.view.safeAreaInsets.top == 59)
    #expect(controller.view.safeAreaInsets.bottom == 34)
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("The device is idle once the last animation has ended, and not before")
  func idle() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.advance(by: 0.1)
    var finished = false
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    let start = device.time
    #expect(device.advanceUntilIdle())
    #expect(finished)
    #expect(abs(device.time - start - 0.5) < 0.04)
  }

  @Test("A device with a paused animation is idle")
  func pausedIsIdle() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      device.window.alpha = 0.5
    }
    animator.startAnimation()
    device.advance(by: 0.1)
    animator.pauseAnimation()
    #expect(device.advanceUntilIdle())
    #expect(device.time < 0.2)
    animator.stopAnimation(true)
  }

  @Test("`advanceUntilIdle(limit:)` ends at the limit if the device is never idle")
  func neverIdle() {
    let device = Device()
    device.window.makeKeyAndVisible()
    let link = Runtime.current.observeFrames { _ in }
    #expect(!device.advanceUntilIdle(limit: 2))
    #expect(device.time == 2)
    link.cancel()
    #expect(device.advanceUntilIdle())
  }

  @Test("Observers are called after each frame until they are cancelled")
  func observers() {
    let device = Device()
    device.window.makeKeyAndVisible()
    var count = 0
    let observation = device.onFrame { _ in count += 1 }
    device.advance(by: 0.05)
    observation.cancel()
    device.advance(by: 0.05)
    #expect(count == 3)
  }

  @Test("A cancelled observation releases its closure")
  func cancelledObservation() {
    final class Something {}
    let device = Device()
    weak var kept: Something?
    do {
      let something = Something()
      kept = something
      let observation = device.onFrame { _ in _ = something }
      observation.cancel()
    }
    #expect(kept == nil)
  }

  @Test("Two devices coexist, each with its clock and its screen")
  func twoDevices() {
    let first = Device()
    let second = Device(screenSize: CGSize(width: 100, height: 100), framesPerSecond: 120)
    first.advance(by: 1)
    #expect(UIScreen.main.bounds.width == 393)
    #expect(CACurrentMediaTime() == 1)
    second.advance(by: 0.5)
    #expect(UIScreen.main.bounds.width == 100)
    #expect(UIScreen.main.maximumFramesPerSecond == 120)
    #expect(CACurrentMediaTime() == 0.5)
    #expect(first.time == 1)
  }
}
