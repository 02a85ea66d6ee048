import HeadlessUIKit
import Testing

@MainActor @Suite struct CornerConfigurationTests {
  @Test("5.37 The effective radius follows the corner configuration and the size of the view")
  func effectiveRadius() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.bounds.size.height = 60
    #expect(view.effectiveRadius(corner: .allCorners) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .bottomRight) == 12)
    view.cornerConfiguration = .corners(radius: .fixed(8))
    #expect(view.effectiveRadius(corner: .allCorners) == 8)
    view.cornerConfiguration = .corners(radius: 9)
    #expect(view.effectiveRadius(corner: [.topLeft, .topRight]) == 9)
  }

  @Test("5.38 The corner configuration and the layer's corner radius are independent")
  func layerRadius() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 0)
    view.layer.cornerRadius = 6
    #expect(view.effectiveRadius(corner: .allCorners) == 20)
  }
}
