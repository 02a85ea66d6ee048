import HeadlessUIKit
import Testing

@MainActor @Suite struct CornerCurveTests {
  let fixture = Fixture()

  @Test("1.161 The corner curve is circular until the app sets another one")
  func curve() {
    let view = fixture.square()
    #expect(view.layer.cornerCurve == .circular)
    view.layer.cornerCurve = .continuous
    fixture.frames(1)
    #expect(view.layer.cornerCurve == .continuous)
    #expect(view.layer.presentation()?.cornerCurve == .continuous)
  }
}
