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

  @Test("6.13 Fingers that are down are cancelled at once; the screen is free on the way back")
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

  @Test("In the background the clock advances and no frame is made; the way back makes one")
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
    // The state at the start and the frame of the way back.
    #expect(recording.frames.count == 2)
    observation.cancel()
  }

  @Test("An app can go to the background and come back as often as it likes")
  func again() {
    for _ in 0..<3 {
      device.enterBackground()
      #expect(UIApplication.shared.applicationState == .background)
      device.enterForeground()
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test("A press in the background, and a second way in or back, stop the program")
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
