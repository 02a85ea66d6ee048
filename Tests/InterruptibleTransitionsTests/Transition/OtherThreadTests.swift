import Testing

@testable import InterruptibleTransitions

/// Views live on the main thread, and what an app keeps may be released on any.
///
/// Other tests may run while one of these waits, so none has a device.
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
    let transition = InterruptibleTransition(.fade, timing: .linear(0.5))
    let slider = UIView()
    let box = Box(try #require(transition.beginInteraction(by: slider)))
    #expect(transition.pending.isHeld)
    await empty(box)
    #expect(transition.session == nil)
    // The next interaction does not wait for a frame.
    let next = transition.beginInteraction(by: slider)
    #expect(next?.startsFlight == true && next?.isActive == true)
    next?.cancel()
    #expect(!transition.pending.isHeld)
  }

  @Test("A request that nothing keeps any more is refused")
  func request() async {
    let (box, handle) = {
      let request = ChangeRequest(StubChange())
      return (Box(request), request.handle)
    }()
    #expect(handle.result == nil)
    await empty(box)
    #expect(handle.result == .refused)
  }

  @Test("A wait that is cancelled withdraws the request")
  func wait() async {
    let change = StubChange()
    let request = ChangeRequest(change)
    let waiting = Task.immediate { await request.handle.outcome() }
    await Task.detached { waiting.cancel() }.value
    for _ in 0..<10 { await Task.yield() }
    #expect(request.isWithdrawn && change.refusals == 1)
    #expect(await waiting.value == .cancelled)
  }
}
