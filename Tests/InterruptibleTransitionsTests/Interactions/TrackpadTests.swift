import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

@Suite("Two-finger scrolling on a trackpad", .underVariants)
struct TrackpadTests {
  @Test(
    "A trackpad scroll from anywhere pops a pushed page, which follows the fingers",
    .alsoUnder(.popsFromContent))
  func pushedPage() {
    let fixture = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([a])
    let slide = fixture.slide()
    navigation.pushViewController(b, with: slide)
    fixture.device.advanceUntilIdle()
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
    #expect(slide.phase == .held)
    let x = fixture.shownX(b)
    #expect(x > 120 && x < 155)
    fingers.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.shows([a], in: navigation) && fixture.directions == [true, false])
  }

  @Test("A touch pops from anywhere only where the system has a content pop gesture")
  func fingerInContent() {
    let fixture = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([a])
    navigation.pushViewController(b, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 190, dy: 0), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.viewControllers.count == (navigation.contentPopRecognizer == nil ? 2 : 1))
  }

  @Test("A trackpad scroll does not pop a page without a Back button", .alsoUnder(.popsFromContent))
  func withoutBackButton() {
    let fixture = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([a])
    navigation.pushViewController(b, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    b.navigationItem.hidesBackButton = true
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.shows([a, b], in: navigation))
  }

  @Test("A trackpad scroll starts a pan with `begin`, and edge pans ignore scrolls")
  func pans() {
    let fixture = ContainerFixture()
    let (root, page) = (titled("A"), titled("B"))
    fixture.device.launch(root)
    let slide = fixture.slide()
    let edge: EdgePanInteraction = .edgePan(.left, over: .points(300))
    slide.interactions = [
      .pan(.down, over: .points(300), on: root.view) { [weak slide] in
        if let slide { root.present(page, with: slide) }
      }, edge,
    ]
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 300))
    fingers.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    #expect(slide.phase == .held)
    let pans = edge.recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    #expect(pans.count == 1 && pans.allSatisfy { $0.allowedScrollTypesMask == [] })
    fingers.move(by: CGVector(dx: 0, dy: 180), over: 0.2)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(root.presentedViewController === page && page.view.window != nil)
  }
}
