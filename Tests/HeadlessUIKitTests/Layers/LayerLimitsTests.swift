import HeadlessUIKit
import Testing

/// Numbers that Core Animation and Core Graphics do not take.
@MainActor @Suite struct LayerLimitsTests {
  @Test("5.35 The position along the z axis is in the range of a single-precision number")
  func zPosition() async {
    let layer = CALayer()
    for position in [1e9, -CGFloat(Float.greatestFiniteMagnitude)] {
      layer.zPosition = position
      #expect(layer.zPosition == position)
    }
    await #expect(processExitsWith: .failure) { CALayer().zPosition = .greatestFiniteMagnitude }
    await #expect(processExitsWith: .failure) { CALayer().zPosition = .nan }
  }

  @Test("5.36 A rectangle with round corners is at least as large as two of them")
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
