import HeadlessDevice
import HeadlessUIKit
import Testing

@MainActor struct RemoteContentViewTests {
  @Test("Remote content is recorded in its color, and is missing from rendered images")
  func content() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let view = RemoteContentView(color: .red)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.addSubview(view)
    for color in [UIColor.red, .blue] {
      view.contentColor = color
      let recording = device.record { device.advance(by: 0.1) }
      let shown = recording.frames.last.map { contents($0.root) } ?? []
      #expect(shown.count == 1 && shown.first == .image(.solid(color.rgba)))
    }
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    let image = UIImageView(image: renderer.image { view.layer.render(in: $0.cgContext) })
    root.view.addSubview(image)
    view.removeFromSuperview()
    let recording = device.record { device.advance(by: 0.1) }
    #expect(recording.frames.last.map { contents($0.root).isEmpty } == true)
  }

  private func contents(_ layer: LayerSnapshot) -> [LayerSnapshot.Content] {
    (layer.content.map { [$0] } ?? []) + layer.sublayers.flatMap(contents)
  }
}

extension UIColor {
  fileprivate var rgba: LayerSnapshot.RGBA {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return LayerSnapshot.RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
