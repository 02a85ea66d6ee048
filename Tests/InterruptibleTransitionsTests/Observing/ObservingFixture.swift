import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A device that shows a view controller, with a transition for presentations.
final class ObservingFixture {
  let device = Device()
  let root = titled("Root")
  let page = titled("Page")
  let other = titled("Other")
  let fade = InterruptibleTransition(.fade, timing: .linear(0.4))

  let began = TransitionEvent.began(isPresenting: true)

  /// Holds the flight near its end, and moves it back so far that a release would cancel it.
  func moveBack() {
    device.advance(by: 0.3)
    fade.pause()
    fade.update(0.9)
    fade.update(0.2)
  }

  /// The events of a flight that is moved back and then cancelled.
  var takenBack: [TransitionEvent] {
    [
      began, .phaseChanged(.running(toward: .end)), .phaseChanged(.held),
      .releaseTargetChanged(.start),
      .phaseChanged(.settling(toward: .start)), .phaseChanged(.ended(at: .start)),
      .ended(.cancelled),
    ]
  }

  /// Returns the events of a flight that runs to its end.
  func landing(isPresenting: Bool = true) -> [TransitionEvent] {
    [
      .began(isPresenting: isPresenting), .phaseChanged(.running(toward: .end)),
      .phaseChanged(.ended(at: .end)), .ended(.completed),
    ]
  }

  /// Presents the page.
  @discardableResult
  func present() -> TransitionHandle {
    device.launch(root)
    return root.present(page, with: fade)
  }

  /// Shows the page in a navigation controller.
  func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    device.launch(navigation)
    return navigation
  }

  /// Requests a presentation that waits for another presentation.
  func presentWaiting() -> TransitionHandle {
    device.launch(root)
    root.present(page, with: InterruptibleTransition(.fade))
    device.advance(by: 0.1)
    return page.present(other, with: fade, whenBusy: .wait)
  }
}

extension Array {
  func repeated(_ count: Int) -> Self {
    Array((0..<count).map { _ in self }.joined())
  }
}
