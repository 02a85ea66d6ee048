import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of transitions between pages that constraints lay out.
@Suite("Layout by constraints", .underVariants)
struct ConstraintLayoutTests {
  @Test(
    "Elements in a stack view return to it, and hidden ones take no room", arguments: [true, false])
  func stacks(finishes: Bool) {
    let fixture = ContainerKindFixture(.navigation, .elements)
    let first = ContentView(in: fixture.first.view, isDetail: false, by: .constraints)
    let second = ContentView(in: fixture.second.view, isDetail: true, by: .constraints)
    fixture.device.advance(by: 0.1)
    let frames = first.tiles.map(\.frame)
    fixture.there()
    fixture.hold(at: 0.5)
    #expect(fixture.device.window.namedStandIns["tile 1"] != nil)
    for content in [first, second] {
      #expect(content.stack.arrangedSubviews == content.tiles)
      content.tiles[1].isHidden = true
      content.layoutIfNeeded()
    }
    fixture.device.advance(by: 0.1)
    if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
    fixture.device.advanceUntilIdle()
    let shown = finishes ? second : first
    #expect(shown.stack.arrangedSubviews == shown.tiles && shown.tiles[1].isHidden)
    #expect(shown.stack.subviews == shown.tiles)
    let length = finishes ? (170.0 - 7) / 2 : (353.0 - 7) / 2
    for tile in [shown.tiles[0], shown.tiles[2]] {
      #expect(abs((finishes ? tile.bounds.height : tile.bounds.width) - length) < 0.5)
    }
    shown.tiles[1].isHidden = false
    if finishes {
      first.tiles[1].isHidden = false
      fixture.back()
      fixture.device.advanceUntilIdle()
    }
    fixture.device.advance(by: 0.1)
    #expect(first.tiles.map(\.frame) == frames)
    for tile in first.tiles + second.tiles { #expect(tile.layer.mask == nil && tile.alpha == 1) }
  }

  @Test("A stand-in flies to the place that new constraints give its element")
  func changedConstraint() throws {
    let fixture = ContainerKindFixture(.navigation, .elements)
    _ = ContentView(in: fixture.first.view, isDetail: false, by: .constraints)
    let second = ContentView(in: fixture.second.view, isDetail: true, by: .constraints)
    fixture.device.advance(by: 0.1)
    fixture.there()
    fixture.hold(at: 0.4)
    let standIn = try #require(fixture.device.window.namedStandIns["card"])
    let held = standIn.convert(standIn.bounds, to: nil)
    let height = try #require(
      second.card.constraints.first { $0.firstAttribute == .height && $0.constant == 300 })
    height.constant = 500
    fixture.device.advance(by: 1.0 / 60)
    #expect(abs(standIn.convert(standIn.bounds, to: nil).height - held.height) < 12)
    fixture.transition.finish()
    var last = held.height
    var largestStep: CGFloat = 0
    while fixture.transition.flight != nil {
      fixture.device.advance(by: 1.0 / 60)
      guard standIn.window != nil else { continue }
      let current = standIn.convert(standIn.bounds, to: nil).height
      largestStep = max(largestStep, abs(current - last))
      last = current
    }
    #expect(largestStep < 60 && abs(last - 500) < 30)
    fixture.device.advance(by: 0.1)
    #expect(second.card.bounds.height == 500)
  }

  @Test("Layout passes leave a carried element under its finger")
  func carried() throws {
    let fixture = CarryFixture(.navigation)
    let photo = fixture.large
    photo.translatesAutoresizingMaskIntoConstraints = false
    let page = try #require(photo.superview)
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      photo.topAnchor.constraint(equalTo: page.topAnchor, constant: 180),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
    ])
    fixture.open()
    #expect(photo.frame == CGRect(x: 0, y: 180, width: 393, height: 393))
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 20))
    var last = fixture.center
    for _ in 0..<10 {
      page.setNeedsLayout()
      page.layoutIfNeeded()
      finger.move(by: CGVector(dx: 5, dy: 10))
      fixture.device.advance(by: 1.0 / 60)
      let center = fixture.center
      #expect(abs(center.x - last.x - 5) < 1.5 && abs(center.y - last.y - 10) < 4)
      last = center
    }
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.container.second.view.window != nil)
    #expect(photo.frame == CGRect(x: 0, y: 180, width: 393, height: 393))
  }
}
