import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct SnapshotFrameTests {
  private func device() -> (Device, UIView) {
    let device = Device(variants: ["snapshotsTakeAFrame"])
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    device.launch(root)
    root.view.addSubview(view)
    device.advance(by: 0.1)
    return (device, view)
  }

  @Test("A snapshot after screen updates takes a frame, which is shown and recorded")
  func takesAFrame() {
    let (device, view) = device()
    let start = device.time
    var times: [TimeInterval] = []
    device.onFrame { times.append($0 - start) }
    let recording = device.record {
      view.backgroundColor = .red
      _ = view.snapshotView(afterScreenUpdates: true)
      #expect(near(CACurrentMediaTime() - start, 1.0 / 60))
      view.backgroundColor = .blue
      _ = view.snapshotView(afterScreenUpdates: false)
      device.advance(by: 1.0 / 60)
    }
    #expect(times.count == 2 && near(times[0], 1.0 / 60) && near(times[1], 2.0 / 60))
    #expect(recording.frames.count == 3 && near(device.time - start, 2.0 / 60))
  }

  @Test("A snapshot within a frame shows that frame, and the rest of it is in the next frame")
  func withinAFrame() {
    final class Snapshots: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = snapshotView(afterScreenUpdates: true)
      }
    }
    let (device, view) = device()
    let touched = Snapshots(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.superview?.addSubview(touched)
    device.advance(by: 0.1)
    let start = device.time
    var times: [TimeInterval] = []
    device.onFrame { times.append($0 - start) }
    let finger = device.press(at: CGPoint(x: 120, y: 120))
    #expect(times.count == 2 && near(times[0], 1.0 / 60) && near(times[1], 2.0 / 60))
    finger.lift()
  }

  @Test("Snapshots that an observer of frames makes take no frames")
  func observers() {
    let (device, view) = device()
    var count = 0
    device.onFrame { _ in
      count += 1
      _ = view.snapshotView(afterScreenUpdates: true)
    }
    device.advance(by: 0.1)
    #expect(count == 6)
  }

  private func near(_ first: TimeInterval, _ second: TimeInterval) -> Bool {
    abs(first - second) < 1e-9
  }
}
