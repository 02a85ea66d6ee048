import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Views live on the main thread, and what an app keeps may be released on any.
@Suite("What is released, or cancelled, on another thread")
struct OtherThreadTests {
  /// Keeps something until another thread releases it.
  private nonisolated final class Box: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }

    func empty() {
      object = nil
    }
  }

  /// Releases what a box keeps on another thread, and lets the main thread do what follows.
  private func empty(_ box: Box) async {
    await Task.detached { box.empty() }.value
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("An observer's own recognizer leaves its view")
  func observer() async {
    let (view, recognizer) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(recognizer)
    let box = Box(GestureObserver(recognizer, isOwn: true) { _ in })
    #expect(view.gestureRecognizers?.count == 1)
    await empty(box)
    #expect(view.gestureRecognizers?.isEmpty != false)
  }

  @Test("A session that nothing keeps any more is cancelled")
  func session() async throws {
    let fixture = FlightFixture()
    let slider = UIView()
    fixture.present()
    let box = Box(try #require(fixture.transition.beginInteraction(by: slider)))
    #expect(fixture.transition.phase == .held)
    await empty(box)
    #expect(fixture.transition.phase == .running(toward: .end))
    fixture.expectRest(at: .end)
  }

  @Test("A request that nothing keeps any more is refused")
  func request() async {
    let (box, handle) = {
      let request = FlightRequest()
      return (Box(request), request.handle)
    }()
    #expect(handle.result == nil)
    await empty(box)
    #expect(handle.result == .refused)
  }

  @Test("A wait that is cancelled cancels the change")
  func wait() async {
    let fixture = FlightFixture()
    let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
    let waiting = Task.immediate { await opening.outcome() }
    fixture.device.advance(by: 0.2)
    await Task.detached { waiting.cancel() }.value
    for _ in 0..<10 { await Task.yield() }
    fixture.expectRest(at: .start)
    #expect(await waiting.value == .cancelled)
  }
}
