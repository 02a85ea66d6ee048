import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ScrollPullTests {
  @Suite("Pull to dismiss", .underVariants, .alsoUnder(.roundsOffsets))
  struct PullsToDismiss {
    @Test("A pull to dismiss disables the bounce of its axis only, and restores the setting")
    func bouncesPerAxis() {
      for (vertical, horizontal) in [(true, true), (true, false), (false, true)] {
        for direction in TransitionDirection.onScreen {
          let sheet = PulledSheet(direction)
          sheet.scrollView.bouncesVertically = vertical
          sheet.scrollView.bouncesHorizontally = horizontal
          let finger = sheet.press()
          sheet.move(finger, by: 60)
          let isAlong = direction.axis == .vertical
          #expect(sheet.scrollView.bouncesVertically == (vertical && !isAlong))
          #expect(sheet.scrollView.bouncesHorizontally == (horizontal && isAlong))
          finger.lift()
          sheet.fixture.device.advanceUntilIdle()
          #expect(sheet.scrollView.bouncesVertically == vertical)
          #expect(sheet.scrollView.bouncesHorizontally == horizontal)
        }
      }
    }

    @Test("A pull on content that is too short to scroll keeps the bounce setting")
    func bouncesLeftAlone() {
      let sheet = PulledSheet(contentSize: 300)
      sheet.scrollView.alwaysBounceVertical = true
      let finger = sheet.press()
      sheet.move(finger, by: 12)
      sheet.move(finger, by: 100)
      #expect(sheet.scrollView.bounces)
      #expect(sheet.begun == 1)
      #expect(sheet.fixture.transition.phase == .held)
      #expect(abs(sheet.rest) < 1)
      sheet.move(finger, by: 200)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, true])
    }

    @Test("At any edge, a pull to dismiss pins the content, and the transition follows 1:1")
    func pinned() {
      for direction in TransitionDirection.onScreen {
        let sheet = PulledSheet(direction)
        let finger = sheet.press()
        sheet.move(finger, by: 60)
        #expect(sheet.begun == 1)
        let first = sheet.fixture.transition.progress
        for _ in 0..<5 {
          sheet.move(finger, by: 20, over: 1 / 60)
          #expect(abs(sheet.rest) < 1e-9)
        }
        #expect(abs(sheet.fixture.transition.progress - first - 0.25) < 1e-9)
        sheet.move(finger, by: 100, over: 0.1)
        finger.lift()
        sheet.fixture.device.advanceUntilIdle()
        #expect(sheet.fixture.completions == [true, true])
        #expect(sheet.fixture.presenter.presentedViewController == nil)
        #expect(sheet.scrollView.bounces)
      }
    }

    @Test("A drag that scrolls content to its edge becomes a pull to dismiss")
    func scrolledFirst() {
      let sheet = PulledSheet()
      sheet.scrollView.contentOffset.y = 100
      let finger = sheet.press()
      sheet.move(finger, by: 90)
      #expect(sheet.begun == 0)
      #expect(sheet.rest > 0)
      sheet.move(finger, by: 10 + 12 + 80)
      #expect(sheet.begun == 1)
      #expect(sheet.rest == 0)
      let progress = sheet.fixture.transition.progress
      #expect(progress > 0.15 && progress < 0.25)
      sheet.move(finger, by: -20)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
      #expect(sheet.fixture.presenter.presentedViewController === sheet.fixture.presented)
      #expect(sheet.scrollView.bounces)
    }

    @Test("A pull that returns to its start scrolls the content, and can pull again")
    func handOff() {
      let sheet = PulledSheet()
      let finger = sheet.press()
      sheet.move(finger, by: 100)
      let pulled = CGFloat(sheet.fixture.transition.progress) * 400
      #expect(pulled > 50)
      sheet.move(finger, by: -pulled)
      #expect(abs(sheet.fixture.transition.progress) < 1e-9)
      #expect(abs(sheet.rest) < 0.5)
      sheet.move(finger, by: -70)
      #expect(sheet.fixture.transition.progress == 0)
      #expect(abs(sheet.rest - 70) < 0.5)
      sheet.move(finger, by: 70 + 100)
      #expect(abs(sheet.rest) < 1e-9)
      #expect(abs(sheet.fixture.transition.progress - 0.25) < 0.01)
      sheet.move(finger, by: 200, over: 0.1)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, true])
      #expect(sheet.begun == 1)
    }

    @Test(
      "Content that the app scrolls during a pull must reach its edge before the pull moves again")
    func scrolledMeanwhile() {
      let sheet = PulledSheet()
      let finger = sheet.press()
      sheet.move(finger, by: 100)
      sheet.move(finger, by: -160)
      #expect(sheet.rest > 40 && sheet.fixture.transition.progress == 0)
      sheet.scrollView.contentOffset.y += 40
      sheet.fixture.device.advance(by: 1 / 60)
      var frames = 0
      while sheet.fixture.transition.progress == 0, frames < 100 {
        let before = sheet.rest
        sheet.move(finger, by: 2, over: 1 / 60)
        #expect(abs(sheet.rest - before) < 2.01)
        frames += 1
      }
      #expect(sheet.rest == 0 && sheet.fixture.transition.progress < 0.011)
      finger.cancel()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
    }

    @Test("By default, the full travel of a pull to dismiss is the whole height")
    func wholeHeight() {
      let sheet = PulledSheet()
      sheet.fixture.transition.interactions = [
        .scrollPullToDismiss(sheet.scrollView) { [unowned sheet] in
          sheet.fixture.presented.dismiss(animated: true)
        }
      ]
      let finger = sheet.press()
      sheet.move(finger, by: 100)
      let begin = sheet.fixture.transition.progress
      sheet.move(finger, by: 213)
      #expect(abs(sheet.fixture.transition.progress - begin - 0.25) < 0.001)
      finger.cancel()
      sheet.fixture.device.advanceUntilIdle()
    }

    @Test("Throwing the content after the pull has returned to its start dismisses nothing")
    func thrownContent() {
      let sheet = PulledSheet()
      let finger = sheet.press()
      sheet.move(finger, by: 60)
      sheet.move(finger, by: -260)
      sheet.move(finger, by: 60, over: 0.04)
      #expect(sheet.rest > 50)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
      #expect(sheet.fixture.presenter.presentedViewController === sheet.fixture.presented)
      #expect(abs(sheet.rest) < 0.5)
      #expect(sheet.scrollView.bounces)
    }

    @Test("Content that scrolls in the opposite direction of the pull scrolls and bounces as usual")
    func otherWay() {
      let sheet = PulledSheet(contentSize: 400)
      sheet.scrollView.alwaysBounceVertical = true
      let finger = sheet.press()
      sheet.move(finger, by: -100)
      #expect(sheet.begun == 0)
      #expect(sheet.rest > 20)
      sheet.move(finger, by: 200)
      #expect(sheet.begun == 1)
      #expect(abs(sheet.rest) < 1e-9)
      sheet.move(finger, by: -30)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
      #expect(sheet.scrollView.bounces)
    }

    @Test("During a pull, a dismissal that scales the scroll view follows the finger")
    func scaledUnderFinger() {
      let sheet = PulledSheet()
      sheet.fixture.transition.configuration.dismissalAnimation = .scale(from: 0.2)
      let finger = sheet.press()
      sheet.move(finger, by: 60)
      let start = sheet.fixture.transition.progress
      #expect(start > 0.05 && start < 0.2)
      for part in 1...4 {
        sheet.move(finger, by: 60)
        let expected = start + 0.15 * Double(part)
        #expect(abs(sheet.fixture.transition.progress - expected) < 1e-6)
      }
      sheet.move(finger, by: -20, over: 0.1)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
    }

    @Test("A cancelled pull returns and restores the scroll view's bounce")
    func cancelled() {
      let sheet = PulledSheet()
      sheet.scrollView.bounces = true
      let finger = sheet.press()
      sheet.move(finger, by: 100)
      finger.cancel()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, false])
      #expect(sheet.scrollView.bounces)
    }

    @Test("A scroll view that does not bounce keeps its setting and can be pulled")
    func withoutBounce() {
      let sheet = PulledSheet()
      sheet.scrollView.bounces = false
      let finger = sheet.press()
      sheet.move(finger, by: 100)
      #expect(sheet.begun == 1)
      sheet.move(finger, by: 200, over: 0.1)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, true])
      #expect(!sheet.scrollView.bounces)
    }
  }
}

extension ScrollPullTests {
  /// Tests of pinned content while the device rotates or the window is resized under the finger.
  @Suite("Pinned pull during a rotation", .underVariants, .alsoUnder(.roundsOffsets))
  struct Rotations {
    typealias Adjustment = UIScrollView.ContentInsetAdjustmentBehavior

    private final class Scene {
      let fixture = ContainerFixture()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let slide = InterruptibleTransition(.slide(from: .bottom))
      let direction: TransitionDirection
      private let first = titled("A")
      private let second = titled("B")

      init(_ direction: TransitionDirection, _ adjustment: Adjustment) {
        self.direction = direction
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = adjustment
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        second.view.addSubview(scrollView)
        slide.interactions = [
          .scrollPullToDismiss(scrollView, toward: direction, over: 400) { [first] in
            first.dismiss(animated: true)
          }
        ]
        fixture.device.launch(first)
        first.present(second, with: slide)
        fixture.device.advanceUntilIdle()
        scrollView.contentOffset = edge
        fixture.device.advance(by: 0.05)
      }

      /// The content offset at the edge.
      var edge: CGPoint {
        let size = scrollView.bounds.size
        let inset = scrollView.adjustedContentInset
        return CGPoint(
          x: direction == .left ? 2000 + inset.right - size.width : -inset.left,
          y: direction == .up ? 2000 + inset.bottom - size.height : -inset.top)
      }

      /// The distance of the content from its edge along the pull, in points.
      var distance: CGFloat {
        let offset = scrollView.contentOffset
        let edge = edge
        return direction.axis == .vertical ? abs(offset.y - edge.y) : abs(offset.x - edge.x)
      }

      var shown: CGPoint { scrollView.layer.presentation()?.bounds.origin ?? .zero }

      func expectEnd() {
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [true, true] && scrollView.bounces)
      }
    }

    @Test(
      "During a rotation, the content stays at its edge, and the progress does not change",
      arguments: TransitionDirection.onScreen, [Adjustment.always, .never])
    func turned(_ direction: TransitionDirection, _ adjustment: Adjustment) {
      let scene = Scene(direction, adjustment)
      let finger = scene.fixture.device.press(at: CGPoint(x: 196, y: 200))
      finger.move(by: direction.vector(100), over: 0.2)
      #expect(scene.slide.phase == .held)
      let progress = scene.slide.progress
      var last = scene.shown
      var longest = CGFloat(0)
      let frames = scene.fixture.device.onFrame { _ in
        let now = scene.shown
        longest = max(longest, abs(now.x - last.x), abs(now.y - last.y))
        last = now
      }
      scene.fixture.device.rotate(to: .landscape)
      scene.fixture.device.advance(by: 0.4)
      frames.cancel()
      // An edge that moves 459 points in 0.3 s moves at most 43 points in a frame.
      #expect(longest < 50)
      #expect(scene.distance < 0.01 && scene.slide.progress == progress)
      finger.move(by: direction.vector(40), over: 0.2)
      #expect(scene.distance < 0.01)
      #expect(abs(scene.slide.progress - progress - 0.1) < 1e-6)
      scene.slide.configuration.completionRule = .custom { _ in true }
      finger.lift()
      scene.expectEnd()
    }

    @Test("During a live resize, the content is at its edge in each frame")
    func resized() {
      let scene = Scene(.up, .never)
      let finger = scene.fixture.device.press(at: CGPoint(x: 196, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
      #expect(scene.slide.phase == .held)
      var farthest: CGFloat = 0
      let frames = scene.fixture.device.onFrame { _ in
        farthest = max(farthest, abs(scene.shown.y - scene.edge.y))
      }
      scene.fixture.device.resize(to: CGSize(width: 393, height: 552), over: 0.3)
      frames.cancel()
      // The content follows in the next frame.
      #expect(farthest < 17.1)
      scene.fixture.device.advance(by: 1.0 / 60)
      #expect(scene.shown.y == scene.edge.y)
      scene.slide.configuration.completionRule = .custom { _ in true }
      finger.lift()
      scene.expectEnd()
    }
  }
}
