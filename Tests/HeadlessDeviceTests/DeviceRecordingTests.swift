import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct DeviceRecordingTests {
  let device = Device()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    device.window.addSubview(view)
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
  }

  @Test("A recording has the state at its start and each frame after it")
  func frames() {
    let recording = device.record { device.advance(by: 0.1) }
    #expect(recording.frames.count == 7)
    #expect(recording.screenSize == CGSize(width: 393, height: 852))
    #expect(recording.framesPerSecond == 60)
    #expect(recording.frames.first?.time == 0.1)
    #expect(recording.frames.last?.time == 0.2)
  }

  @Test("A frame has the presentation values of an animation, not the model values")
  func presentationValues() throws {
    let recording = device.record {
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.center.x += 120
        view.alpha = 0
      }
      device.advance(by: 0.1)
    }
    let last = try #require(recording.frames.last?.root.sublayers.first)
    #expect(abs(last.position.x - 110) < 1e-6)
    #expect(abs(last.opacity - 0.5) < 1e-6)
    #expect(last.backgroundColor == LayerSnapshot.RGBA(red: 1, green: 0, blue: 0))
    let ids = Set(recording.frames.compactMap(\.root.sublayers.first?.id))
    #expect(ids.count == 1)
  }

  @Test(
    "Text, effects, borders, shadows and scrolled bounds are recorded, and hidden views are not")
  func contents() throws {
    let label = UILabel(frame: view.bounds)
    label.text = "Hello"
    label.textAlignment = .center
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let hidden = UIView(frame: view.bounds)
    hidden.isHidden = true
    view.bounds.origin.y = 40
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.5
    view.clipsToBounds = true
    for subview in [label, blur, hidden] { view.addSubview(subview) }
    let recording = device.record {}
    let root = try #require(recording.frames.last?.root.sublayers.first)
    #expect(root.bounds.minY == 40)
    #expect(root.masksToBounds)
    #expect(root.borderColor != nil)
    #expect(root.shadow?.opacity == 0.5)
    #expect(root.sublayers.count == 2)
    guard case .text(let text) = root.sublayers[0].content else {
      Issue.record("The label shows no text")
      return
    }
    #expect(text.string == "Hello")
    #expect(text.alignment == .center)
    guard case .blur(let radius, _) = root.sublayers[1].content else {
      Issue.record("The effect view shows no blur")
      return
    }
    #expect(radius > 0)
  }

  @Test("Fingers are recorded while they are down")
  func fingers() {
    let recording = device.record {
      let finger = device.press(at: CGPoint(x: 5, y: 6))
      finger.move(by: CGVector(dx: 1, dy: 0))
      finger.lift()
    }
    let places = recording.frames.map { $0.fingers.map(\.location) }
    #expect(places == [[], [CGPoint(x: 5, y: 6)], [CGPoint(x: 6, y: 6)], []])
  }

  @Test("Tracks have the values that are added during a recording, each with its time")
  func tracks() {
    device.mark("phase", "before")
    let recording = device.record {
      device.mark("phase", "idle")
      device.mark("phase", "idle")
      device.plot("progress", 0)
      device.plot("progress", 0.1)
      device.advance(by: 0.1)
      device.mark("phase", "running")
      device.plot("progress", 0.5)
      device.plot("velocity", unit: "1/s", 2)
      device.log("context", "finish")
      device.log("context", "complete")
    }
    device.log("context", "after")
    let end = 0.2
    #expect(
      recording.tracks == [
        .strip(
          name: "phase",
          segments: [
            Recording.Segment(time: 0.1, label: "idle"),
            Recording.Segment(time: end, label: "running"),
          ]),
        .plot(
          name: "progress", unit: "",
          samples: [
            Recording.Sample(time: 0.1, value: 0.1), Recording.Sample(time: end, value: 0.5),
          ]),
        .plot(
          name: "velocity", unit: "1/s", samples: [Recording.Sample(time: end, value: 2)]),
        .log(
          name: "context",
          entries: [
            Recording.Entry(time: end, text: "finish"),
            Recording.Entry(time: end, text: "complete"),
          ]),
      ])
  }

  @Test("An error in the closure ends a recording, and another recording can follow")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try device.record { throw Failure() } }
    #expect(device.record {}.frames.count == 1)
  }

  @Test("An observer can add a value to a track in each frame")
  func sampling() {
    let recording = device.record {
      let observation = device.onFrame { [device] _ in device.plot("x", 1) }
      device.advance(by: 0.05)
      observation.cancel()
      device.advance(by: 0.05)
    }
    guard case .plot(_, _, let samples) = recording.tracks.first else {
      Issue.record("Nothing was plotted")
      return
    }
    #expect(samples.map(\.time) == recording.frames[1...3].map(\.time))
  }

  @Test("The presented mask is recorded as boxes, and the path of a shadow as a rectangle")
  func masks() throws {
    let mask = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 5
    view.mask = mask
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = CGPath(
      roundedRect: CGRect(x: 0, y: 90, width: 100, height: 10), cornerWidth: 3, cornerHeight: 3,
      transform: nil)
    view.bounds.origin.y = 4
    let recording = device.record {
      device.advance(by: 0.1)
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { mask.center.x += 40 }
      device.advance(by: 0.1)
    }
    func shown(_ frame: Int) -> LayerSnapshot? { recording.frames[frame].root.sublayers.first }
    func box(at x: Double) -> LayerSnapshot.MaskBox {
      .init(
        size: CGSize(width: 40, height: 30), cornerRadius: 5, transform: [1, 0, 0, 1, x, 16])
    }
    #expect(shown(6)?.mask == [box(at: 10)])
    let last = try #require(shown(recording.frames.count - 1))
    let part = try #require(last.mask?.first)
    #expect(abs(part.transform[4] - 30) < 1e-6)
    #expect(last.shadow?.path == CGRect(x: 0, y: 86, width: 100, height: 10))
    #expect(last.shadow?.pathRadius == 3)
    #expect(last.sublayers.isEmpty)
    mask.alpha = 0.25
    let faint = device.record { device.advance(by: 0.1) }.frames.last?.root
    #expect(faint?.sublayers[0].mask?.first?.opacity == 0.25)
    #expect(device.drawnScreen.parts.last?.opacity == 0.25)
    mask.isHidden = true
    #expect(device.record { device.advance(by: 0.1) }.frames.last?.root.sublayers[0].mask == [])
  }
}
