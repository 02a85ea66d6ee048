import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessDevice

@MainActor struct DrawnScreenTests {
  private func lines(_ layers: [LayerSnapshot]) -> [String] {
    var root = LayerSnapshot(id: 1, name: "UIWindow")
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.position = CGPoint(x: 200, y: 400)
    root.sublayers = layers
    return DrawnScreen(Recording.Frame(time: 0, root: root)).description.split(separator: "\n")
      .map(String.init)
  }

  private func fill(_ id: Int, _ frame: CGRect, name: String = "UIView") -> LayerSnapshot {
    var layer = LayerSnapshot(id: id, name: name)
    layer.bounds = CGRect(origin: .zero, size: frame.size)
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.backgroundColor = .init(red: 1, green: 0.5, blue: 0)
    return layer
  }

  @Test("A part has its frame, its color, and values that differ from the default")
  func parts() {
    var layer = fill(2, CGRect(x: 10, y: 20, width: 100, height: 50.25), name: "CardView")
    layer.backgroundColor?.alpha = 0.5
    layer.opacity = 0.5
    layer.cornerRadius = 12
    layer.borderWidth = 1.5
    layer.borderColor = Sample.paper
    layer.content = .image(.symbol("star", Sample.ink))
    layer.shadow = .init(opacity: 0.25, offset: .zero, radius: 6, color: Sample.ink)
    #expect(
      lines([layer]) == [
        "shadow 10, 20, 100 × 50.5 #3300FF strength 0.25 blur 6 opacity 0.2 in CardView",
        "fill 10, 20, 100 × 50.5 #FF8000 radius 12 opacity 0.25 in CardView",
        "image star 10, 20, 100 × 50.5 #3300FF radius 12 opacity 0.2 in CardView",
        "border 10, 20, 100 × 50.5 #FFFFEE width 1.5 radius 12 opacity 0.5 in CardView",
      ])
  }

  @Test("A rotated part has an angle, and a mirrored one says so")
  func transforms() {
    var layer = fill(2, CGRect(x: 100, y: 100, width: 40, height: 20))
    layer.transform = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    #expect(lines([layer]) == ["fill 110, 90, 20 × 40 #FF8000 angle 90°"])
    layer.transform = [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    #expect(lines([layer]) == ["fill 100, 100, 40 × 20 #FF8000 mirrored"])
    layer.isDoubleSided = false
    #expect(lines([layer]) == [])
  }

  @Test("Parts outside of the screen, transparent, clipped away, covered or at NaN are left out")
  func invisible() {
    let place = CGRect(x: 10, y: 10, width: 20, height: 20)
    let outside = fill(2, place.offsetBy(dx: 400, dy: 0))
    var transparent = fill(3, place)
    transparent.opacity = 0.001
    var clipping = fill(4, place)
    clipping.masksToBounds = true
    clipping.backgroundColor = nil
    clipping.sublayers = [fill(5, place.offsetBy(dx: 20, dy: 0)), fill(6, place)]
    let covered = fill(7, place.offsetBy(dx: 100, dy: 0))
    let cover = fill(8, place.insetBy(dx: -1, dy: -1).offsetBy(dx: 100, dy: 0))
    var nowhere = fill(9, place)
    nowhere.position.x = .nan
    #expect(
      lines([outside, transparent, clipping, covered, cover, nowhere]) == [
        "fill 20, 20, 20 × 20 #FF8000 clipped to 20, 20, 10 × 10",
        "fill 109, 9, 22 × 22 #FF8000",
      ])
  }

  @Test("A part that round corners cut has their radius")
  func roundClip() {
    var card = fill(2, CGRect(x: 10, y: 10, width: 100, height: 60), name: "CardView")
    card.cornerRadius = 12
    card.masksToBounds = true
    card.sublayers = [fill(3, CGRect(x: 0, y: 0, width: 100, height: 20))]
    #expect(
      lines([card]).last
        == "fill 10, 10, 100 × 20 #FF8000 clipped to 10, 10, 100 × 20 with radius 12")
  }

  @Test("Floating-point errors do not change a text", arguments: [0.25, 10.5, 33.75, -0.25, 0])
  func rounding(number: CGFloat) {
    let texts = [0, 1e-9, -1e-9].map { (number + $0).roundedText(to: 2) }
    #expect(Set(texts).count == 1)
    #expect(
      CGFloat(-0.5).roundedText(to: 2) == "-0.5" && CGFloat(0.05).roundedText(to: 100) == "0.05")
    #expect(CGFloat.infinity.roundedText(to: 2) == "?")
    #expect(CGFloat.greatestFiniteMagnitude.roundedText(to: 2) == "1000000000")
  }

  @Test("A text is in one line, also with line breaks and control characters")
  func escapes() {
    var label = fill(2, CGRect(x: 0, y: 0, width: 9, height: 9))
    label.backgroundColor = nil
    label.content = .text(
      .init(
        "a\n\"b\"\\\u{2028}\u{7}é", fontSize: 17, weight: 600, color: Sample.ink, alignment: .center
      ))
    #expect(
      lines([label]) == [
        "text \"a\\n\\\"b\\\"\\\\\\u{2028}\\u{7}é\" 0, 0, 9 × 9 #3300FF size 17 weight 600 center "
          + "opacity 0.4"
      ])
  }

  @Test("The screen of a device has the parts of its last frame")
  func device() {
    let device = Device()
    device.launch(TitleViewController())
    #expect(
      device.drawnScreen.description == """
        fill 0, 0, 393 × 852 #FFFFFF
        text "Title" 20, 100, 200 × 40 #000000 size 17
        """)
  }
}
