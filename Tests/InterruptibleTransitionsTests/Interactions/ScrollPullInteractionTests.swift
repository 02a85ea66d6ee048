import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Notes what its scroll view tells it.
private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }
}

@Suite("Pull to present", .everyReading)
struct ScrollPullInteractionTests {
  /// A world whose presenter has a scroll view that presents when it is pulled.
  private final class PullWorld {
    let world = FlightWorld()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    fileprivate let delegate = ScrollDelegate()
    var begun = 0

    init() {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      scrollView.delegate = delegate
      world.presenter.view.addSubview(scrollView)
      world.transition.interactions = [
        .pull(scrollView, past: 30, over: 90) { [unowned self] in
          begun += 1
          world.presenter.present(world.presented, with: world.transition)
        }
      ]
      world.device.advance(by: 0.05)
    }
  }

  @Test("Past thirty points the transition begins, and progress is what is pulled beyond them")
  func follows() {
    let pull = PullWorld()
    let finger = pull.world.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(-pull.scrollView.contentOffset.y < 30)
    #expect(pull.begun == 0)
    finger.move(by: CGVector(dx: 0, dy: 90), over: 0.3)
    #expect(pull.begun == 1)
    let expected = Double((-pull.scrollView.contentOffset.y - 30) / 90)
    #expect(expected > 0.2 && abs(pull.world.transition.progress - expected) < 1e-6)
    finger.move(by: CGVector(dx: 0, dy: -120), over: 0.3)
    #expect(pull.world.transition.progress == 0)
    finger.lift()
    pull.world.device.advanceUntilIdle()
    #expect(pull.world.completions == [false])
    #expect(pull.begun == 1)
  }

  @Test("The scroll view keeps its delegate and its own scrolling")
  func keepsTheDelegate() {
    let pull = PullWorld()
    let finger = pull.world.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
    #expect(pull.scrollView.contentOffset.y > 100)
    #expect(pull.delegate.scrolls > 5)
    #expect(pull.scrollView.delegate === pull.delegate)
    finger.lift()
    pull.world.device.advanceUntilIdle()
    #expect(pull.begun == 0)
    #expect(pull.world.transition.phase == .idle)
  }

  @Test("After the release the transition moves at the content's velocity")
  func velocity() {
    let pull = PullWorld()
    let device = pull.world.device
    let finger = device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 170), over: 0.34)
    let last = pull.world.transition.progress
    finger.move(by: CGVector(dx: 0, dy: 500 / 60), over: 1.0 / 60)
    let velocity = (pull.world.transition.progress - last) * 60
    finger.lift()
    let before = pull.world.transition.progress
    device.advance(by: 1.0 / 60)
    let after = (pull.world.transition.progress - before) * 60
    // A frame of the spring's own acceleration lies between the two.
    #expect(velocity > 0.5 && abs(after - velocity) < 0.25 * velocity)
    device.advanceUntilIdle()
    #expect(pull.world.completions == [true])
  }

  @Test("A pull that the system takes away cancels")
  func cancelled() {
    let pull = PullWorld()
    let finger = pull.world.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 250), over: 0.4)
    #expect(pull.world.transition.phase == .held)
    finger.cancel()
    pull.world.device.advanceUntilIdle()
    #expect(pull.world.completions == [false])
  }

  @Test("A finger whose transition the app has finished decides about no other one")
  func finishedByTheApp() {
    let pull = PullWorld()
    let finger = pull.world.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    pull.world.transition.finish()
    pull.world.device.advance(by: 1.2)
    #expect(pull.world.completions == [true])
    pull.world.presented.dismiss(animated: true)
    pull.world.device.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.05)
    finger.lift()
    pull.world.device.advanceUntilIdle()
    #expect(pull.world.completions == [true, true])
    #expect(pull.world.presenter.presentedViewController == nil)
  }

  @Test("A distance of zero crashes nothing")
  func zeroDistance() {
    let pull = PullWorld()
    pull.world.transition.interactions = [
      .pull(pull.scrollView, past: 0, over: 0) { [world = pull.world] in
        world.presenter.present(world.presented, with: world.transition)
      }
    ]
    let finger = pull.world.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 250), over: 0.4)
    finger.lift()
    pull.world.device.advanceUntilIdle()
    #expect(pull.world.completions.count == 1)
    pull.world.transition.interactions = []
  }
}
