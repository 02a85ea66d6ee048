import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct DeviceBackgroundTests {
  let device = Device()
  let pad = TouchPad(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    pad.isMultipleTouchEnabled = true
    device.window.addSubview(pad)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  @Test("6.13 Entering the background cancels fingers that are down, and later taps work again")
  func fingers() {
    let fingers = [10.0, 300].map { device.press(at: CGPoint(x: $0, y: 20)) }
    pad.events = []
    device.enterBackground()
    #expect(fingers.map(\.isDown) == [false, false])
    #expect(pad.events == ["cancelled (10, 20) (300, 20) 8/60"])
    device.enterForeground()
    pad.events = []
    device.tap(at: CGPoint(x: 10, y: 20))
    #expect(pad.events.count == 2)
  }

  @Test("In the background time advances without frames, and the return makes one frame")
  func frames() {
    var times: [TimeInterval] = []
    let observation = device.onFrame { times.append($0) }
    let start = device.time
    let recording = device.record {
      device.enterBackground()
      device.advance(by: 2)
      #expect(device.time == start + 2)
      #expect(times.isEmpty)
      device.enterForeground()
    }
    #expect(times == [start + 2 + 1.0 / 60])
    // The state at the start, and the frame of the return to the foreground.
    #expect(recording.frames.count == 2)
    observation.cancel()
  }

  @Test("An app can enter the background and return repeatedly")
  func again() {
    for _ in 0..<3 {
      device.enterBackground()
      #expect(UIApplication.shared.applicationState == .background)
      device.enterForeground()
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test("Pressing in the background, entering it twice and returning without it trap")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device()
        device.enterBackground()
        _ = device.press(at: .zero)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device()
        device.enterBackground()
        device.enterBackground()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Device().enterForeground() }
    }
  }
}
