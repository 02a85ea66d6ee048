import Foundation
import Testing

@testable import HeadlessDevice
@testable import HeadlessUIKit

/// Reuse of layers that have not changed since the last frame.
///
/// After any change at any time, the frames of a recorder equal frames that are made without reuse.
@MainActor struct RecorderReuseTests {
  @Test("Each frame equals a new snapshot of all layers", arguments: 0..<24)
  func everyFrame(_ seed: Int) {
    let screen = ChangingScreen(seed: seed)
    var expected: [LayerSnapshot] = []
    let recording = screen.device.record {
      expected.append(screen.lookAtAll())
      for _ in 0..<150 {
        screen.change()
        screen.device.advance(by: 1.0 / 60)
        expected.append(screen.lookAtAll())
      }
    }
    screen.end()
    #expect(recording.frames.count == expected.count)
    for (index, (frame, snapshot)) in zip(recording.frames, expected).enumerated()
    where frame.root != snapshot {
      Issue.record("frame \(index) differs, after \(screen.changes.prefix(index).suffix(3))")
      return
    }
    #expect(Set(screen.changes).count > 20)
  }

  @Test("An unchanged layer has the same snapshot in each frame")
  func reuse() throws {
    let device = Device()
    let still = UIView()
    let moving = UIView()
    still.addSubview(UIView())
    for view in [still, moving] { device.window.addSubview(view) }
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
    let recording = device.record {
      UIView.animate(withDuration: 0.2) { moving.center.x = 100 }
      device.advance(by: 0.1)
    }
    let roots = recording.frames.map(\.root)
    // The shared part of the moving layer is made once before the animation and once for all of it.
    #expect(Set(roots.map { ObjectIdentifier($0.sublayers[0].shared) }).count == 1)
    #expect(Set(roots.map { ObjectIdentifier($0.sublayers[1].shared) }).count == 2)
    let inner = roots.map { $0.sublayers[0].sublayers.withUnsafeBufferPointer(\.baseAddress) }
    #expect(Set(inner).count == 1)
    #expect(Set(roots.map(\.sublayers[1].position.x)).count == roots.count)
  }

  @Test("A layer that another device has shown in between is recorded again")
  func twoDevices() throws {
    let first = Device()
    let second = Device()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.window.addSubview(view)
    for device in [first, second] {
      device.runtime.activate()
      device.window.makeKeyAndVisible()
      device.advance(by: 0.1)
    }
    let recording = first.record {
      first.advance(by: 0.1)
      second.window.addSubview(view)
      _ = second.record {
        second.advance(by: 0.1)
        view.alpha = 0.5
        second.advance(by: 0.1)
      }
      first.window.addSubview(view)
      first.advance(by: 0.1)
    }
    let shown = recording.frames.map(\.root.sublayers.first?.opacity)
    #expect(shown.first == 1)
    #expect(shown.last == 0.5)
  }
}
