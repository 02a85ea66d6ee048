import Testing

@testable import InterruptibleTransitions

/// Tests of objects that the app releases on a thread other than the main thread, where views live.
/// Other tests may run while these tests wait, so no test here has a device.
@Suite("Release and cancellation on another thread")
struct OtherThreadTests {
  /// A box that keeps an object until another thread releases it.
  private nonisolated final class Box: @unchecked Sendable {
    private var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }

    func empty() {
      object = nil
    }
  }

  /// Empties a box on another thread, and waits until the main thread has reacted.
  private func empty(_ box: Box) async {
    await Task.detached { box.empty() }.value
    for _ in 0..<10 { await Task.yield() }
  }

  @Test("A released gesture observer removes its recognizer from the view")
  func observer() async {
    let (view, recognizer) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(recognizer)
    let box = Box(TransitionGestureObserver(recognizer, isOwn: true) { _ in })
    #expect(view.gestureRecognizers?.count == 1)
    await empty(box)
    #expect(view.gestureRecognizers?.isEmpty != false)
  }

  @Test("A session that is released is cancelled")
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

  @Test("A request that is released is refused")
  func request() async {
    let (box, handle) = {
      let request = ChangeRequest(StubChange())
      return (Box(request), request.handle)
    }()
    #expect(handle.result == nil)
    await empty(box)
    #expect(handle.result == .refused)
  }

  @Test("Cancelling a task that awaits an outcome withdraws the request")
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
