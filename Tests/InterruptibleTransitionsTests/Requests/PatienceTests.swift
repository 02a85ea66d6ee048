import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the time in which the toolkit waits for an effect of a call.
@Suite("Patience")
struct PatienceTests {
  /// Returns the seconds until a presentation is refused that UIKit ignores.
  private func patience(framesPerSecond: Int) -> Double? {
    let device = Device(framesPerSecond: framesPerSecond)
    device.launch(UIViewController())
    // A view controller outside of the window cannot present.
    let presenter = UIViewController()
    let handle = presenter.present(
      UIViewController(), with: InterruptibleTransition(.slide(from: .bottom)))
    let start = device.time
    for _ in 0..<framesPerSecond where handle.result == nil {
      device.advance(by: 1.0 / Double(framesPerSecond))
    }
    return handle.result == .refused ? device.time - start : nil
  }

  @Test("The wait has the same length at each frame rate, and at least four frames")
  func frameRates() throws {
    let usual = try #require(patience(framesPerSecond: 60))
    let fast = try #require(patience(framesPerSecond: 120))
    let slow = try #require(patience(framesPerSecond: 30))
    #expect(abs(fast - usual) < 1.0 / 60 + 0.001 && fast > 0.045)
    #expect(slow >= 3.0 / 30 - 0.001)
  }
}
