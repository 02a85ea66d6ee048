import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the positions of pages when the device rotates in flight.
@Suite("Presets during a rotation", .sharingVariants)
struct TurnedPresetTests {
  private static func animations() -> [(name: String, animation: TransitionAnimation)] {
    Preset.allCases.map { ($0.rawValue, $0.byDefault) }
      + [("flip", .flip(from: nil)), ("slide", .slide(from: .down)), ("scale", .scale(from: 0.8))]
  }

  /// Returns the positions of the centers of the pages on the screen, or nil for a page that is not
  /// in the window.
  private func middles(_ fixture: ContainerKindFixture) -> [CGPoint?] {
    [fixture.first, fixture.second].map { page in
      guard page.view.window != nil, let shown = page.view.layer.presentation() else { return nil }
      let (place, transform) = (shown.position, shown.transform)
      return CGPoint(x: place.x + transform.m41, y: place.y + transform.m42)
    }
  }

  /// Returns the largest move of a page's center between two frames.
  private func longestStep(_ fixture: ContainerKindFixture, within change: () -> Void) -> CGFloat {
    var last = middles(fixture)
    var longest: CGFloat = 0
    func look() {
      let now = middles(fixture)
      for case (let now?, let last?) in zip(now, last) {
        longest = max(longest, abs(now.x - last.x), abs(now.y - last.y))
      }
      last = now
    }
    change()
    look()
    for _ in 0..<24 {
      fixture.device.advance(by: 1.0 / 60)
      look()
    }
    // A small movement of the finger.
    if fixture.transition.phase == .held {
      fixture.transition.update(fixture.transition.percentComplete + 0.001)
      fixture.device.advance(by: 1.0 / 60)
      look()
    }
    return longest
  }

  @Test(
    "After a rotation in flight, the blur covers the other page", arguments: ContainerKind.allCases)
  func blur(_ kind: ContainerKind) {
    let fixture = ContainerKindFixture(kind, .blur(), duration: 2)
    fixture.there()
    fixture.device.advance(by: 0.5)
    fixture.device.rotate(to: .landscape)
    fixture.device.advance(by: 1)
    let container = fixture.transition.flight?.containerView
    let blur = container?.subviews.first { $0 is UIVisualEffectView }
    #expect(container?.bounds.width == 852 && blur?.frame == container?.bounds)
    fixture.device.advanceUntilIdle()
  }

  @Test(
    "A rotation moves the pages without a jump, while the flight runs or is held",
    arguments: ContainerKind.allCases, [true, false])
  func turned(_ kind: ContainerKind, _ isHeld: Bool) {
    for progress in [0.2, 0.5, 0.9] {
      for (name, animation) in Self.animations() {
        let fixture = ContainerKindFixture(kind, animation, duration: 2)
        fixture.there()
        fixture.device.advance(by: 2 * progress)
        if isHeld { fixture.transition.pause() }
        fixture.device.advance(by: 0.05)
        let step = longestStep(fixture) { fixture.device.rotate(to: .landscape) }
        // A center that moves 230 points in 0.3 s moves by 20 at most in a frame, and the flight's
        // motion adds 7.
        #expect(step < within(32, orStep: 40), "\(name) at \(progress)")
        // The rest of the flight is the same as without a rotation.
        fixture.transition.pause()
        fixture.transition.update(0.95)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.second.view.place == fixture.device.window.bounds, "\(name)")
      }
    }
  }

  @Test("A held flip is shown in the new size of the window at once", arguments: [0.5, 0.9])
  func resizedFlip(_ progress: Double) {
    let fixture = ContainerKindFixture(.custom, .flip(from: nil))
    fixture.there()
    fixture.hold(at: CGFloat(progress))
    let size = CGSize(width: 600, height: 400)
    let watches = fixture.second.view.superview?.subviews.filter { $0 is ContainerWatch } ?? []
    #expect(watches.count == 1 && watches.allSatisfy { !$0.isUserInteractionEnabled })
    fixture.device.resize(to: size)
    let before = (middles(fixture)[1], fixture.second.view.mask?.frame)
    fixture.transition.update(CGFloat(progress))
    fixture.device.advance(by: 1.0 / 60)
    #expect(before.0 == middles(fixture)[1])
    #expect(before.1 == fixture.second.view.mask?.frame)
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.second.view.mask == nil)
    #expect(!fixture.second.view.superview!.subviews.contains { $0 is ContainerWatch })
  }
}
