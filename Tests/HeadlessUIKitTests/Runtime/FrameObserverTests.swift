import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Frame observers") struct FrameObserverTests {
  /// Observes frames as it goes.
  @MainActor private final class Parting {
    deinit {
      MainActor.assumeIsolated { _ = Runtime.current.observeFrames { _ in } }
    }
  }

  @Test("An object that a cancelled observer kept may observe frames in its deinitializer")
  func parting() {
    let fixture = Fixture()
    var parting: Parting? = Parting()
    fixture.runtime.observeFrames { [parting] _ in _ = parting }.cancel()
    parting = nil
    fixture.frames(1)
    #expect(!fixture.runtime.isIdle)
  }
}
