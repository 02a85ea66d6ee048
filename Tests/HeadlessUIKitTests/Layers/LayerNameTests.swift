import HeadlessUIKit
import Testing

@MainActor @Suite struct LayerNameTests {
  let fixture = Fixture()

  @Test("1.160 Layers, also those of views, have no name until the app sets one")
  func noName() throws {
    let view = fixture.square()
    #expect(CALayer().name == nil && view.layer.name == nil)
    fixture.frames(1)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.layer.name == nil)
    view.layer.name = "square"
    #expect(view.layer.name == "square" && view.layer.presentation()?.name == "square")
  }
}
