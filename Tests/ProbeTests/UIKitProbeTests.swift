import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import Probe

@MainActor @Suite struct UIKitProbeTests {
  /// Runs the probe on a device with some variants; a finger does what it asks for, or does not.
  private func probe(_ variants: RuntimeVariants, touches: Bool = true) -> ProbeCode? {
    RuntimeVariants.$current.withValue(variants) {
      let device = Device()
      let screen = UIKitProbeViewController()
      device.launch(screen)
      while screen.code == nil, device.time < 120 {
        device.advance(by: 0.1)
        guard touches, screen.request != nil else { continue }
        let finger = device.press(at: CGPoint(x: 200, y: 700))
        device.advance(by: 0.05)
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        finger.lift()
        device.advance(by: 0.5)
      }
      return screen.code
    }
  }

  /// What cannot be seen under some variants: a superclass that leaves the animator alone continues it by
  /// no factor.
  private func unseen(_ variants: RuntimeVariants) -> Set<String> {
    variants.contains(.superclassOnlyTells) ? ["superclassStretches"] : []
  }

  private func expectAnswer(_ variants: RuntimeVariants) throws {
    let code = try #require(probe(variants), "under \(variants)")
    let unseen = unseen(variants)
    let named = Set(
      zip(RuntimeVariants.each, RuntimeVariants.names).filter { variants.contains($0.0) }.map(\.1))
    #expect(
      Set(code.points(.asNamed).map(\.rawValue)) == named.subtracting(unseen), "under \(variants)")
    #expect(Set(code.points(.unknown).map(\.rawValue)) == unseen, "under \(variants)")
  }

  @Test(
    "It reports exactly the variant that the runtime has", arguments: RuntimeVariants.each + [[]])
  func each(_ variants: RuntimeVariants) throws {
    try expectAnswer(variants)
  }

  @Test(
    "It tells variants apart when there are several",
    arguments: RuntimeVariants.pairwise + [RuntimeVariants(RuntimeVariants.each)])
  func several(_ variants: RuntimeVariants) throws {
    try expectAnswer(variants)
  }

  @Test("Where nobody touches the screen, two answers are not known")
  func untouched() throws {
    let code = try #require(probe([], touches: false))
    #expect(code.points(.unknown) == [.keepsTouchesOut, .tellsPanTargetsFirst])
    #expect(code.points(.asNamed) == [])
  }

  @Test("The points are the runtime's variants")
  func points() {
    #expect(ProbePoint.allCases.map(\.rawValue) == RuntimeVariants.names)
  }
}
