import HeadlessUIKit
import Testing

@MainActor @Suite struct CornerCurveTests {
  let fixture = Fixture()

  @Test("1.161 Corners are parts of a circle until the app sets another curve")
  func curve() {
    let view = fixture.square()
    #expect(view.layer.cornerCurve == .circular)
    view.layer.cornerCurve = .continuous
    fixture.frames(1)
    #expect(view.layer.cornerCurve == .continuous)
    #expect(view.layer.presentation()?.cornerCurve == .continuous)
  }
}
