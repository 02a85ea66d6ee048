import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessDevice

@MainActor struct PictureRecordingTests {
  let device = Device()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))

  init() {
    view.backgroundColor = .red
    label.text = "Hello"
    view.addSubview(label)
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  /// Returns the recorded layers of the window's last subview, one for each frame.
  private func shown(_ recording: Recording) -> [LayerSnapshot] {
    recording.frames.compactMap(\.root.sublayers.last)
  }

  @Test("A snapshot is recorded as it is stretched, also in an animation of its bounds")
  func stretched() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    device.window.addSubview(snapshot)
    device.advance(by: 0.1)
    let recording = device.record {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        snapshot.frame = CGRect(x: 0, y: 100, width: 200, height: 25)
      }
      device.advance(by: 0.2)
    }
    let frames = shown(recording)
    for layer in frames {
      let part = try #require(layer.sublayers.first)
      #expect(layer.sublayers.count == 1 && layer.name == "Snapshot" && part.masksToBounds)
      #expect(part.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(abs(part.transform[0] * 100 - layer.bounds.width) < 1e-9)
      #expect(abs(part.transform[5] * 50 - layer.bounds.height) < 1e-9)
      #expect(part.position == CGPoint(x: layer.bounds.midX, y: layer.bounds.midY))
    }
    #expect(abs(frames[6].bounds.width - 150) < 1e-6)
    #expect(frames.last?.sublayers[0].transform[0] == 2)
    let root = try #require(frames.last?.sublayers[0].sublayers.first)
    #expect(root.backgroundColor == LayerSnapshot.RGBA(red: 1, green: 0, blue: 0))
    #expect(root.sublayers.first?.bounds.width == 40)
    // The contents of the picture are recorded once.
    #expect(Set(frames.map { ObjectIdentifier($0.sublayers[0].shared) }).count == 1)
    let inner = frames.map { $0.sublayers[0].sublayers.withUnsafeBufferPointer(\.baseAddress) }
    #expect(Set(inner).count == 1)
  }

  @Test("Caps are recorded as parts, and the part between them stretches")
  func caps() throws {
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)))
    snapshot.frame.size.width = 170
    device.window.addSubview(snapshot)
    let parts = try #require(shown(device.record { device.advance(by: 0.1) }).last?.sublayers)
    #expect(parts.map(\.bounds.minX) == [0, 10, 80])
    #expect(parts.map { $0.transform[0] } == [1, 2, 1])
    #expect(parts.map(\.position.x) == [5, 80, 160])
    snapshot.frame.size.width = 15
    let narrow = try #require(shown(device.record { device.advance(by: 0.1) }).last?.sublayers)
    #expect(narrow.map { $0.transform[0] } == [0.5, 0.5])
  }

  @Test("Each layer has a different number, even if several views show one image")
  func oneImageTwice() throws {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    let both = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    for x in [0, 100] {
      let imageView = UIImageView(image: image)
      imageView.frame.origin.x = CGFloat(x)
      both.addSubview(imageView)
    }
    device.window.addSubview(both)
    device.advance(by: 0.1)
    let third = try #require(both.snapshotView(afterScreenUpdates: false))
    device.window.addSubview(third)
    let recording = device.record { device.advance(by: 0.1) }
    func ids(_ layer: LayerSnapshot) -> [Int] { [layer.id] + layer.sublayers.flatMap(ids) }
    let all = try #require(recording.frames.last).root
    #expect(Set(ids(all)).count == ids(all).count)
    func texts(_ layer: LayerSnapshot) -> Int {
      layer.sublayers.map(texts).reduce(layer.content == nil ? 0 : 1, +)
    }
    #expect(texts(all) == 5)
    #expect(HTMLReportEncoder.encode(recording).contains("Picture"))
  }

  @Test("The shadow of a picture has the size of the stretched layer")
  func shadow() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    snapshot.layer.shadowOpacity = 1
    device.window.addSubview(snapshot)
    device.advance(by: 0.1)
    let frames = shown(
      device.record {
        UIView.animate(withDuration: 0.1) { snapshot.bounds.size.width = 200 }
        device.advance(by: 0.1)
      })
    #expect(frames.map(\.shadow?.path) == frames.map(\.bounds))
    #expect(frames.last?.bounds.width == 200)
    snapshot.backgroundColor = .white
    #expect(shown(device.record { device.advance(by: 0.1) }).last?.shadow?.path == nil)
  }

  @Test("A new picture replaces the old one, and an image view without an image is empty")
  func replacedPicture() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        color.setFill()
        context.fill(view.bounds)
      }
    }
    let imageView = UIImageView(image: image(.red))
    device.window.addSubview(imageView)
    func green(_ layer: LayerSnapshot?) -> Double? {
      layer?.sublayers.first?.sublayers.first?.sublayers.first?.backgroundColor?.green
    }
    let recording = device.record {
      device.advance(by: 0.05)
      imageView.image = image(.white)
      device.advance(by: 0.05)
      imageView.image = nil
      device.advance(by: 0.05)
    }
    let frames = shown(recording)
    #expect(green(frames[2]) == 0 && green(frames[5]) == 1)
    #expect(frames.last?.sublayers.isEmpty == true)
  }
}
