import HeadlessUIKit
import Testing

/// Values that Core Animation and Core Graphics refuse.
@MainActor @Suite struct LayerLimitsTests {
  @Test("5.35 A z position outside the range of a single-precision number stops the program")
  func zPosition() async {
    let layer = CALayer()
    for position in [1e9, -CGFloat(Float.greatestFiniteMagnitude)] {
      layer.zPosition = position
      #expect(layer.zPosition == position)
    }
    await #expect(processExitsWith: .failure) { CALayer().zPosition = .greatestFiniteMagnitude }
    await #expect(processExitsWith: .failure) { CALayer().zPosition = .nan }
  }

  @Test("5.36 A rounded rectangle smaller than two corners stops the program")
  func roundedRectangle() async {
    let rect = CGRect(x: 5, y: 5, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil)
    #expect(path.boundingBoxOfPath == rect)
    await #expect(processExitsWith: .failure) {
      let rect = CGRect(x: 5, y: 5, width: 20, height: 10)
      _ = CGPath(roundedRect: rect, cornerWidth: 5.1, cornerHeight: 5.1, transform: nil)
    }
    await #expect(processExitsWith: .failure) {
      let rect = CGRect(x: 5, y: 5, width: 20, height: 10)
      _ = CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 1, transform: nil)
    }
  }
}
