import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

// The samples of HeadlessDevice's documentation, word for word.

@MainActor private final class MenuViewController: UIViewController {}

@Suite @MainActor struct VariantSamples {
  @Test(arguments: [[]] + Device.variants.map { [$0] })
  func opens(variants: [String]) {
    let device = Device(variants: variants)
    device.launch(MenuViewController())
    #expect(device.advanceUntilIdle())
  }
}

@MainActor private func disturbances(
  _ page: UIViewController, _ device: Device, _ card: UIView
) {
  page.dismiss(animated: true)
  device.advance(by: 0.1)
  device.hang(for: 0.05)

  let page = UIViewController()
  page.view = HostingView(card)
  let map = RemoteContentView(color: .systemGreen)
  map.frame = card.bounds
  card.addSubview(map)
}

@MainActor private func firstSample() {
  let device = Device()
  device.launch(MenuViewController())
  device.tap(at: CGPoint(x: 60, y: 120))
  device.advance(by: 0.2)
  let finger = device.press(at: CGPoint(x: 200, y: 400))
  finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
  finger.lift()
  device.advanceUntilIdle()
}

@MainActor private func deviceSamples(_ menu: UIViewController, _ card: UIView) {
  let device = Device()
  device.launch(menu)
  device.tap(at: CGPoint(x: 60, y: 120))
  device.advanceUntilIdle()

  device.rotate(to: .landscape)
  print(device.screenSize)  // 852 by 393 points

  device.settings.reducesMotion = true
  device.settings.layoutDirection = .rightToLeft

  let finger = device.press(at: CGPoint(x: 200, y: 400))
  finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
  finger.lift()

  var positions: [CGPoint] = []
  let observation = device.onFrame { _ in
    if let shown = card.layer.presentation() { positions.append(shown.position) }
  }
  device.advance(by: 0.5)
  observation.cancel()
}

@MainActor private func recordingSamples(_ device: Device) {
  let recording = device.record {
    device.tap(at: CGPoint(x: 60, y: 120))
    device.advanceUntilIdle()
  }
  print(recording.frames.count, recording.duration)

  for layer in recording.frames.last?.root.sublayers ?? [] {
    print(layer.name, layer.position, layer.opacity)
  }

  let held = recording.frames.filter { !$0.fingers.isEmpty }
  let touches = recording.frames.flatMap { $0.fingers.map(\.location) }
  print(held.count, touches)

  for case .plot(let name, let unit, let samples) in recording.tracks {
    print(name, samples.map(\.value).max() ?? 0, unit)
  }
}

private func trackSamples(_ recording: inout Recording) {
  recording.tracks.append(
    .strip(name: "Phase", segments: [Recording.Segment(time: 0, label: "held")]))
  recording.tracks.append(
    .plot(name: "Progress", unit: "", samples: [Recording.Sample(time: 0, value: 0.5)]))
  recording.tracks.append(
    .log(name: "Calls", entries: [Recording.Entry(time: 0, text: "viewDidAppear")]))
}

private func layerSamples(_ layer: inout LayerSnapshot) {
  layer.backgroundColor = LayerSnapshot.RGBA(red: 1, green: 0.8, blue: 0)
  layer.shadow = LayerSnapshot.Shadow(
    opacity: 0.3, offset: CGSize(width: 0, height: 2), radius: 8,
    color: LayerSnapshot.RGBA(red: 0, green: 0, blue: 0))
  layer.mask = [
    LayerSnapshot.MaskBox(
      size: CGSize(width: 80, height: 80), cornerRadius: 40, transform: LayerSnapshot.identity)
  ]
  if case .text(let text) = layer.content { print(text.string) }
  let black = LayerSnapshot.RGBA(red: 0, green: 0, blue: 0)
  layer.content = .text(
    LayerSnapshot.Text("Inbox", fontSize: 17, weight: 600, color: black, alignment: .center))
  let time = LayerSnapshot.Text("9:41", fontSize: 12, color: black, alignment: .right)
  layer.content = .text(time)
  layer.content = .image(.symbol("star", black))
}

private func pageSamples(_ recording: Recording, _ isOpen: Bool) throws {
  let entry = HTMLReport.Entry(
    id: "menu-opens", scene: "Menu", ending: "opens", summary: "A tap opens the menu.",
    outcome: .passed, recording: recording)
  let report = HTMLReport(title: "Menu", entries: [entry])
  try report.write(to: URL(fileURLWithPath: "menu.html"))

  let outcome: HTMLReport.Outcome = isOpen ? .passed : .failed("The menu is closed")
  print(outcome)
}

private func articleSample(_ report: RehearsalReport) throws {
  let entry = HTMLReport.Entry(
    id: "menu-opens", scene: "Menu", ending: "opens", summary: "A tap opens the menu.",
    outcome: .passed, recording: report.recording)
  try HTMLReport(title: "Menu", entries: [entry]).write(to: URL(fileURLWithPath: "menu.html"))
}

@MainActor private struct Connection {
  func send(_ bytes: [UInt8]) async {}
}

@MainActor private func frameSamples(_ device: Device, _ connection: Connection) async {
  for await frame in device.frames {
    print(frame.time, frame.fingers.count)
  }

  var encoder = FrameEncoder()
  for await frame in device.frames {
    await connection.send(encoder.encode(frame))
  }
}
