import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Frame observers") struct FrameObserverTests {
  /// An object that adds a frame observer in its deinitializer.
  @MainActor private final class Parting {
    deinit {
      MainActor.assumeIsolated { _ = Runtime.current.observeFrames { _ in } }
    }
  }

  @Test("Cancelling a frame observer may release an object that adds another one")
  func parting() {
    let fixture = Fixture()
    var parting: Parting? = Parting()
    fixture.runtime.observeFrames { [parting] _ in _ = parting }.cancel()
    parting = nil
    fixture.frames(1)
    #expect(!fixture.runtime.isIdle)
  }
}
