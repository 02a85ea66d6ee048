import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the snapshots that stand in for pages where UIKit gives no access to their views.
@Suite("Page snapshots", .underVariants, .alsoUnder(.snapshotsTakeAFrame))
struct PagePictureTests {
  nonisolated enum Preset: CaseIterable, Sendable {
    case card, push, cover, pageIn, zoom
  }

  private func animation(_ preset: Preset) -> TransitionAnimation {
    switch preset {
    case .card: .card()
    case .push: .push()
    case .cover: .cover(from: .down)
    case .pageIn: .pageIn()
    case .zoom: .zoomIn()
    }
  }

  @Test("Taking a snapshot of a page delays no frame", arguments: Preset.allCases)
  func takesNoFrame(_ preset: Preset) {
    let fixture = ContainerKindFixture(.custom, animation(preset))
    for isWayBack in [false, true] {
      let start = fixture.device.time
      var times: [Double] = []
      let observation = fixture.device.onFrame { times.append($0 - start) }
      if isWayBack { fixture.back() } else { fixture.there() }
      for _ in 0..<12 { fixture.device.advance(by: 1.0 / 60) }
      observation.cancel()
      #expect(times.count == 12 && abs(fixture.device.time - start - 0.2) < 1e-9)
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("A page that a pan dismisses follows the finger, without a delay for a snapshot")
  func finger() {
    let fixture = ContainerKindFixture(.custom, .cover(from: .down))
    fixture.transition.interactions = [
      .pan(.down, over: 852, on: fixture.second.view) { [back = fixture.back] in back() }
    ]
    fixture.there()
    fixture.device.advanceUntilIdle()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    var tops: [CGFloat] = []
    let observation = fixture.device.onFrame { _ in
      tops.append(fixture.second.view.layer.presentedFrame?.minY ?? .nan)
    }
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.5)
    observation.cancel()
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(tops.count == 30 && (tops.last ?? 0) > 200)
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 10 + within(0.5, orStep: 12) })
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  @Test("The snapshot of a covered page shows its current state, including later changes")
  func coveredPage() {
    let fixture = ContainerKindFixture(.custom, .card())
    fixture.first.view.backgroundColor = .systemRed
    fixture.there()
    fixture.device.advanceUntilIdle()
    fixture.first.view.backgroundColor = .systemBlue
    fixture.device.advance(by: 0.1)
    fixture.back()
    fixture.device.advance(by: 0.1)
    let container = fixture.transition.flight?.containerView
    let pictures = container?.subviews.compactMap(\.layer.content.pictureColor) ?? []
    #expect(pictures == [UIColor.systemBlue.cgColor])
    fixture.device.advanceUntilIdle()
  }
}

extension LayerContent {
  fileprivate var pictureColor: CGColor? {
    guard case .picture(let picture) = self else { return nil }
    return picture.still.root.backgroundColor
  }
}
