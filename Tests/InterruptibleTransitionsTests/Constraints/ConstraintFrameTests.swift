import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests that compare pages by constraints with pages by frames.
@Suite("Pages by frames and by constraints")
struct ConstraintFrameTests {
  nonisolated private static let animations = [
    "card", "push", "slideAlong", "zoomIn", "dissolve", "elements", "elements over push", "zoom",
  ]

  private static func animation(_ name: String) -> TransitionAnimation {
    switch name {
    case "elements": .elements
    case "elements over push": .elements(over: .push(from: .trailing))
    case "zoom": .zoom("card")
    default: Preset.allCases.first { $0.name == name }?.byDefault ?? .unanimated
    }
  }

  @Test(
    "A flight shows the same frames for pages by constraints and for pages by frames",
    arguments: ContainerKind.allCases, animations)
  func sameFrames(_ kind: ContainerKind, name: String) {
    for isRightToLeft in [false, true] {
      let both = LayoutMeans.allCases.map { means in
        Self.screens(kind, Self.animation(name), by: means, isRightToLeft: isRightToLeft)
      }
      #expect(both[0].count == both[1].count && both[0].count > 60)
      let place = "\(kind), \(name), right to left: \(isRightToLeft)"
      for (index, (first, second)) in zip(both[0], both[1]).enumerated() where first != second {
        Issue.record("\(place): frame \(index):\n\(first)\n\(second)")
        return
      }
    }
  }

  /// Returns the screens of flights that finish, that are held and cancelled, and on the way back.
  private static func screens(
    _ kind: ContainerKind, _ animation: TransitionAnimation, by means: LayoutMeans,
    isRightToLeft: Bool
  ) -> [String] {
    let fixture = ContainerKindFixture(kind, animation)
    fixture.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let contents = [fixture.first, fixture.second].enumerated().map { index, page in
      ContentView(in: page.view, isDetail: index == 1, by: means)
    }
    var screens: [String] = []
    func advance(_ frames: Int) {
      for _ in 0..<frames {
        fixture.device.advance(by: 1.0 / 60)
        screens.append("\(fixture.device.drawnScreen)")
      }
    }
    advance(2)
    fixture.there()
    advance(8)
    fixture.transition.pause()
    advance(2)
    // The app lays out its pages while the flight is held.
    for content in contents {
      content.setNeedsLayout()
      content.layoutIfNeeded()
    }
    fixture.transition.update(0.6)
    advance(2)
    fixture.transition.cancel()
    advance(60)
    fixture.there()
    advance(60)
    #expect(fixture.second.view.window != nil)
    fixture.back()
    advance(60)
    #expect(fixture.first.view.window != nil && fixture.device.window.overlays.isEmpty)
    return screens
  }
}
