import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What people ask of every preset, besides how it moves.
@Suite("What surrounds the presets", .everyReading)
struct PresetSurroundingsTests {
  @Test("Insets in flight equal those after it", arguments: Preset.allCases)
  func insets(_ preset: Preset) {
    let index = Preset.allCases.firstIndex(of: preset) ?? 0
    let kind = ContainerKind.allCases[index % ContainerKind.allCases.count]
    let fixture = ContainerKindFixture(kind, preset.animation(.down))
    for isWayBack in [false, true] {
      if isWayBack { fixture.back() } else { fixture.there() }
      let coming: UIView = isWayBack ? fixture.first.view : fixture.second.view
      var inFlight: [UIEdgeInsets] = []
      for _ in 0..<12 {
        fixture.device.advance(by: 1.0 / 60)
        if coming.window != nil { inFlight.append(coming.safeAreaInsets) }
      }
      fixture.device.advanceUntilIdle()
      #expect(
        inFlight.count > 6 && inFlight.dropFirst(2).allSatisfy { $0 == coming.safeAreaInsets })
    }
  }

  @Test(
    "Caught, thrown and reversed, it ends where it is sent, with everything as before",
    arguments: Preset.allCases)
  func grabs(_ preset: Preset) {
    let index = Preset.allCases.firstIndex(of: preset) ?? 0
    let kind = ContainerKind.allCases[(index + 1) % ContainerKind.allCases.count]
    let fixture = ContainerKindFixture(kind, preset.animation(.left))
    let transition = fixture.transition
    fixture.there()
    fixture.device.advance(by: 0.1)
    transition.reverse()
    fixture.device.advance(by: 0.05)
    transition.pause()
    fixture.device.advance(by: 0.05)
    let caught = fixture.second.view.layer.presentation()?.affineTransform()
    fixture.device.advance(by: 0.1)
    let held = fixture.second.view.layer.presentation()?.affineTransform()
    #expect(caught == held)
    transition.finish(velocity: 5)
    fixture.device.advanceUntilIdle()
    #expect(fixture.second.view.window != nil && fixture.second.view.transform.isIdentity)
    fixture.back()
    fixture.device.advance(by: 0.1)
    transition.cancel(velocity: -3)
    fixture.device.advanceUntilIdle()
    #expect(fixture.second.view.window != nil && fixture.second.view.transform.isIdentity)
    #expect(fixture.second.view.superview?.subviews.contains { $0 is PageCover } != true)
  }

  @Test("An app's own look comes back: corners, clipping, opacity and a transform")
  func ownLook() {
    for preset in Preset.allCases {
      let fixture = ContainerKindFixture(.fullScreen, preset.animation(.down))
      let view: UIView = fixture.second.view
      (view.layer.cornerRadius, view.clipsToBounds, view.alpha) = (7, true, 0.8)
      for finishes in [false, true] {
        fixture.there()
        fixture.device.advance(by: 0.1)
        if !finishes { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(view.layer.cornerRadius == 7 && view.clipsToBounds && abs(view.alpha - 0.8) < 1e-6)
      }
      fixture.back()
      fixture.device.advanceUntilIdle()
      #expect(view.layer.cornerRadius == 7 && view.clipsToBounds && abs(view.alpha - 0.8) < 1e-6)
    }
  }
}
