import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter ScrollPullTests` runs all its suites.
@Suite("Scroll pulls")
enum ScrollPullTests {}

/// A delegate that counts the scrolls of its scroll view.
private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var scrolls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }
}

extension ScrollPullTests {
  @Suite("Scroll pull that presents", .underVariants, .alsoUnder(.roundsOffsets))
  struct Presentations {
    /// A fixture whose presenter has a scroll view with a pull that presents.
    private final class PullFixture {
      let fixture = FlightFixture()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      fileprivate let delegate = ScrollDelegate()
      var begun = 0

      init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.delegate = delegate
        fixture.presenter.view.addSubview(scrollView)
        fixture.transition.interactions = [
          .scrollPull(scrollView, past: 30, over: 90) { [unowned self] in
            begun += 1
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          }
        ]
        fixture.device.advance(by: 0.05)
      }
    }

    @Test("A scroll pull begins after 30 points, and the progress is the distance after that")
    func follows() {
      let pull = PullFixture()
      let finger = pull.fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      #expect(-pull.scrollView.contentOffset.y < 30)
      #expect(pull.begun == 0)
      finger.move(by: CGVector(dx: 0, dy: 90), over: 0.3)
      #expect(pull.begun == 1)
      let expected = Double((-pull.scrollView.contentOffset.y - 30) / 90)
      #expect(expected > 0.2 && abs(pull.fixture.transition.progress - expected) < 1e-6)
      finger.move(by: CGVector(dx: 0, dy: -120), over: 0.3)
      #expect(pull.fixture.transition.progress == 0)
      finger.lift()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.fixture.completions == [false])
      #expect(pull.begun == 1)
    }

    @Test("If the scroll view changes its size, only the finger moves the transition")
    func resized() {
      let pull = PullFixture()
      let device = pull.fixture.device
      let transition = pull.fixture.transition
      let finger = device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 160), over: 0.3)
      let progress = transition.progress
      let content = pull.scrollView.contentOffset.y
      #expect((0.4...0.6).contains(progress))
      pull.scrollView.frame.size.height = 60
      device.advance(by: 0.1)
      #expect(transition.progress == progress && pull.scrollView.contentOffset.y == content)
      // The rubber band of the smaller view does not reach as far.
      finger.move(by: CGVector(dx: 0, dy: -1), over: 1 / 60)
      device.advance(by: 1 / 60)
      let jumped = pull.scrollView.contentOffset.y
      #expect(jumped - content > 10 && transition.progress == progress)
      pull.scrollView.frame.size.height = 300
      device.advance(by: 0.1)
      finger.move(by: CGVector(dx: 0, dy: -40), over: 0.3)
      let moved = Double((pull.scrollView.contentOffset.y - jumped) / 90)
      #expect(moved > 0.1 && abs(progress - moved - transition.progress) < 0.02)
      finger.lift()
      device.advanceUntilIdle()
      #expect(pull.fixture.completions == [false] && pull.begun == 1)
    }

    @Test("A pull that begins because of a changed inset begins at 0")
    func begunByInset() {
      let pull = PullFixture()
      let device = pull.fixture.device
      let transition = pull.fixture.transition
      pull.scrollView.contentInset.top = 60
      pull.scrollView.contentOffset.y = -60
      let finger = device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 55), over: 0.3)
      #expect((-90 ... -80).contains(pull.scrollView.contentOffset.y) && pull.begun == 0)
      pull.scrollView.contentInset.top = 0
      device.advance(by: 0.1)
      #expect(pull.begun == 1 && transition.phase == .held && transition.progress == 0)
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      #expect((0.05...0.3).contains(transition.progress))
      finger.lift()
      device.advanceUntilIdle()
      #expect(pull.fixture.completions.count == 1)
    }

    @Test("The scroll view keeps its delegate and its scrolling")
    func keepsTheDelegate() {
      let pull = PullFixture()
      let finger = pull.fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
      #expect(pull.scrollView.contentOffset.y > 100)
      #expect(pull.delegate.scrolls > 5)
      #expect(pull.scrollView.delegate === pull.delegate)
      finger.lift()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.begun == 0)
      #expect(pull.fixture.transition.phase == .idle)
    }

    @Test("After the release of a scroll pull, the transition moves at the content's velocity")
    func velocity() {
      let pull = PullFixture()
      let device = pull.fixture.device
      let finger = device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 170), over: 0.34)
      let last = pull.fixture.transition.progress
      finger.move(by: CGVector(dx: 0, dy: 500 / 60), over: 1.0 / 60)
      let velocity = (pull.fixture.transition.progress - last) * 60
      finger.lift()
      let before = pull.fixture.transition.progress
      device.advance(by: 1.0 / 60)
      let after = (pull.fixture.transition.progress - before) * 60
      // Between the two lies the acceleration of the spring in one frame.
      #expect(velocity > 0.5 && abs(after - velocity) < 0.25 * velocity)
      device.advanceUntilIdle()
      #expect(pull.fixture.completions == [true])
    }

    @Test("A cancelled scroll pull cancels the flight")
    func cancelled() {
      let pull = PullFixture()
      let finger = pull.fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 250), over: 0.4)
      #expect(pull.fixture.transition.phase == .held)
      finger.cancel()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.fixture.completions == [false])
    }

    @Test("A finger whose transition the app has finished does not move the next transition")
    func finishedByTheApp() {
      let pull = PullFixture()
      let finger = pull.fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
      pull.fixture.transition.finish()
      pull.fixture.device.advance(by: 1.2)
      #expect(pull.fixture.completions == [true])
      pull.fixture.presented.dismiss(animated: true)
      pull.fixture.device.advance(by: 0.2)
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.05)
      finger.lift()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.fixture.completions == [true, true])
      #expect(pull.fixture.presenter.presentedViewController == nil)
    }

    @Test("A scroll pull with a distance of zero does not crash")
    func zeroDistance() {
      let pull = PullFixture()
      pull.fixture.transition.interactions = [
        .scrollPull(pull.scrollView, past: 0, over: 0) { [fixture = pull.fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let finger = pull.fixture.device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 250), over: 0.4)
      finger.lift()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.fixture.completions.count == 1)
      pull.fixture.transition.interactions = []
    }
  }
}

extension ScrollPullTests {
  /// Tests of a pull's effect on the content of its scroll view, frame by frame.
  @Suite("Content during a scroll pull", .underVariants, .alsoUnder(.roundsOffsets))
  struct Content {
    @Test("Content that the app scrolls during a pull returns to its edge, and the throw counts")
    func scrolledByApp() {
      let sheet = PulledSheet()
      let finger = sheet.press()
      sheet.move(finger, by: 120)
      #expect((0.2...0.4).contains(sheet.fixture.transition.progress))
      sheet.move(finger, by: 20, over: 1 / 60)
      sheet.scrollView.contentOffset.y = 50
      sheet.fixture.device.advance(by: 1 / 60)
      #expect(sheet.rest == 0)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, true])
    }

    @Test("Content that is past its edge when the touch begins stays there")
    func pastAnyway() {
      let sheet = PulledSheet()
      let finger = sheet.press()
      sheet.scrollView.contentOffset.y = -60
      finger.move(by: CGVector(dx: 0, dy: 11))
      #expect(sheet.scrollView.contentOffset.y < -30)
      #expect(sheet.scrollView.bounces)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.begun == 0 && abs(sheet.rest) < 0.5)
    }

    @Test("A pull that begins after another session has ended moves the transition from there")
    func begunLate() throws {
      let sheet = PulledSheet()
      let transition = sheet.fixture.transition
      let slider = UIView()
      let session = try #require(transition.beginInteraction(by: slider))
      let finger = sheet.press()
      sheet.move(finger, by: 80)
      #expect(sheet.begun == 0)
      session.cancel()
      sheet.fixture.device.advance(by: 0.1)
      #expect(sheet.begun == 1 && transition.phase == .held && transition.progress < 0.01)
      sheet.move(finger, by: 40)
      #expect(abs(transition.progress - 0.1) < 0.01)
      finger.cancel()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
    }

    @Test(
      "After a pull, the scroll view bounces again when UIKit has begun no flight for three frames")
    func withoutFlight() {
      let sheet = PulledSheet()
      sheet.fixture.transition.interactions = [.scrollPullToDismiss(sheet.scrollView, over: 400) {}]
      let finger = sheet.press()
      sheet.move(finger, by: 60)
      #expect(!sheet.scrollView.bounces)
      finger.lift()
      // The release is forgotten, and the pull starts no flight.
      sheet.fixture.transition.pending.discardRelease()
      var frames = 0
      while !sheet.scrollView.bounces, frames < 30 {
        sheet.fixture.device.advance(by: 1 / 60)
        frames += 1
      }
      #expect(frames == 3)
      sheet.fixture.device.advanceUntilIdle()
    }

    @Test("Short content below an inset bounces during a pull")
    func shortBelowInset() {
      let sheet = PulledSheet(contentSize: 300)
      sheet.scrollView.contentInset.top = 60
      sheet.scrollView.contentOffset.y = -60
      sheet.scrollView.alwaysBounceVertical = true
      let finger = sheet.press()
      sheet.move(finger, by: 12)
      sheet.move(finger, by: 100)
      #expect(sheet.begun == 1 && sheet.scrollView.bounces)
      #expect(abs(sheet.scrollView.contentOffset.y + 60) < 1)
      sheet.move(finger, by: -40)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
    }
  }
}

extension ScrollPullTests {
  /// Tests of the pin that keeps a scroll view's content at its edge, and that detects who moved
  /// the content past it.
  @Suite("Pinned content", .underVariants)
  struct PinnedContent {
    private let device = Device()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let pin = ScrollPin(PulledEdge(direction: .down))

    init() {
      let root = UIViewController()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      root.view.addSubview(scrollView)
      device.launch(root)
    }

    @Test(
      "Content past its edge at the first touch counts as foreign unless the finger has pulled it",
      arguments: [(20, 10, false), (20, 20, false), (20, 40, true), (0, 10, true), (-20, 10, true)])
    func isPastAnyway(_ finger: CGFloat, _ pulled: CGFloat, _ expected: Bool) {
      scrollView.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: finger), in: scrollView)
      scrollView.contentOffset.y = -pulled
      pin.update(from: scrollView, isStart: true)
      #expect(pin.travel == finger && pin.wasPastEdgeAtStart == expected)
      scrollView.contentOffset.y = 0
      pin.update(from: scrollView)
      #expect(!pin.wasPastEdgeAtStart)
    }

    @Test("Before the first touch, the pin keeps the content at its edge")
    func atFirst() {
      pin.keepAtEdge(scrollView, isEngaged: false)
      #expect(!scrollView.bounces)
      pin.release()
      #expect(scrollView.bounces)
    }
  }
}
