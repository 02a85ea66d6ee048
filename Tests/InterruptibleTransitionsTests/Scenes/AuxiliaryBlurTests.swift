import InterruptibleTransitions
import Testing

@testable import HeadlessUIKit
@testable import Rehearsals
@testable import Scenes

@Suite("Scene auxiliary-animations", .underVariants)
struct AuxiliaryBlurTests {
  @Test("Halfway through the flight, the background is partly blurred")
  func halfBlur() {
    let fixture = RehearsalFixture(framesPerSecond: 60)
    let lockScreen = AuxiliaryAnimationsViewController()
    fixture.launch(lockScreen, lockScreen.reveal)
    fixture.tapEdit()
    fixture.device.advance(by: 0.4)
    let radius = lockScreen.blurView.layer.presentedProperties.backdrop.radius
    #expect((0.1...19.9).contains(radius))
  }
}
