import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A suite that rehearses the samples of the documents.
@MainActor protocol ExampleRehearsals {
  var device: Device { get }
}

extension ExampleRehearsals {
  /// Gives a screen a color and a text.
  @discardableResult
  func decorate<Screen: UIViewController>(
    _ screen: Screen, _ color: UIColor, _ text: String
  ) -> Screen {
    screen.view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 24, y: 120, width: 200, height: 40))
    label.text = text
    screen.view.addSubview(label)
    return screen
  }

  func drag(from point: CGPoint, by movement: CGVector, over time: Double = 0.3) {
    let finger = device.press(at: point)
    finger.move(by: movement, over: time)
    finger.lift()
  }

  /// Rehearses a screen, and expects neither problems nor leaks.
  func rehearse(_ act: () -> Void) {
    let report = device.rehearse { _ in act() }
    #expect(report.problems == [])
    #expect(report.leaks == [])
  }
}
