import HeadlessUIKit
import Testing

@MainActor @Suite struct ToolbarTests {
  @Test("5.41 Each layout sets the opacity and the effect of a toolbar's background again")
  func background() throws {
    let fixture = Fixture()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    fixture.window.addSubview(bar)
    fixture.frames(1)
    let background = try #require(bar.subviews.first as? UIVisualEffectView)
    #expect(background.effect != nil && background.frame == bar.bounds)
    background.alpha = 0
    background.effect = nil
    fixture.frames(1)
    #expect(background.alpha == 0 && background.effect == nil)
    bar.setNeedsLayout()
    fixture.frames(1)
    #expect(background.alpha == 1 && background.effect != nil)
  }
}
