import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A presented scroll view that is pulled at one of its edges to dismiss it.
private final class PulledSheet {
  let fixture = FlightFixture()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let direction: TransitionDirection
  var begun = 0

  init(_ direction: TransitionDirection = .down, contentSize: CGFloat = 2000) {
    self.direction = direction
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: contentSize, height: contentSize)
    fixture.presented.loadViewIfNeeded()
    fixture.presented.view.addSubview(scrollView)
    fixture.transition.interactions = [
      .pullToDismiss(scrollView, toward: direction, over: 400) { [unowned self] in
        begun += 1
        fixture.presented.dismiss(animated: true)
      }
    ]
    fixture.presenter.present(fixture.presented, with: fixture.transition)
    fixture.device.advanceUntilIdle()
    if direction == .up || direction == .left { scrollView.contentOffset = end }
    fixture.device.advance(by: 0.05)
  }

  /// The offset at the edges on the bottom and on the right.
  private var end: CGPoint {
    CGPoint(
      x: direction == .left ? scrollView.contentSize.width - 393 : 0,
      y: direction == .up ? scrollView.contentSize.height - 852 : 0)
  }

  /// The distance of the content from the edge that is pulled; negative past it.
  var rest: CGFloat {
    switch direction {
    case .down: scrollView.contentOffset.y
    case .right: scrollView.contentOffset.x
    case .up: end.y - scrollView.contentOffset.y
    case .left: end.x - scrollView.contentOffset.x
    }
  }

  func press() -> Finger { fixture.device.press(at: CGPoint(x: 196, y: 426)) }

  /// Moves a finger the way in which the content is pulled.
  func move(_ finger: Finger, by points: CGFloat, over seconds: Double = 0.2) {
    finger.move(by: direction.vector(points), over: seconds)
  }
}

@Suite("Pull to dismiss", .everyReading)
struct PullToDismissTests {
  @Test("Only the axis of the pull stops bouncing, and its setting is restored")
  func bouncesPerAxis() {
    for (vertical, horizontal) in [(true, true), (true, false), (false, true)] {
      for direction in TransitionDirection.allCases {
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

  @Test("Content that is too short to scroll keeps its setting, and so does a refresh control's")
  func bouncesLeftAlone() {
    for hasRefreshControl in [false, true] {
      let sheet = PulledSheet(contentSize: hasRefreshControl ? 2000 : 300)
      if hasRefreshControl { sheet.scrollView.refreshControl = UIRefreshControl() }
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
      #expect(sheet.scrollView.refreshControl?.isRefreshing != true)
    }
  }

  @Test("At any edge the content is pinned, and the transition follows the finger 1:1")
  func pinned() {
    for direction in TransitionDirection.allCases {
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

  @Test("Scrolled to its edge and dragged further, it becomes a transition in the same drag")
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

  @Test("Pushed back to its start, the content scrolls on in the same drag, and is pulled again")
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

  @Test("Thrown while the content scrolls after being pushed back, nothing is dismissed")
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

  @Test("Scrolled in the other direction it scrolls, and bounces as usual")
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

  @Test("Interrupted by the system, it returns, and the scroll view is as before")
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

  @Test("A scroll view that does not bounce stays so, and can still be pulled")
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

  @Test("Each finger begins anew, wherever the last one has pushed content that cannot scroll")
  func beginsAnew() {
    let sheet = PulledSheet(contentSize: 300)
    sheet.scrollView.alwaysBounceVertical = true
    let pushing = sheet.press()
    sheet.move(pushing, by: -200)
    pushing.lift()
    sheet.fixture.device.advanceUntilIdle()
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    #expect(sheet.begun == 1 && sheet.fixture.transition.progress < 0.16)
    finger.cancel()
    sheet.fixture.device.advanceUntilIdle()
  }

  @Test("Content bounces again while the finger scrolls away from the edge")
  func scrollsAway() {
    let sheet = PulledSheet()
    sheet.scrollView.contentOffset.y = 300
    sheet.fixture.device.advance(by: 0.05)
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    #expect(!sheet.scrollView.bouncesVertically && sheet.begun == 0)
    sheet.move(finger, by: -100)
    #expect(sheet.scrollView.bouncesVertically)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.scrollView.bouncesVertically)
  }

  @Test("An app that removes it when it catches the flight has its content as it was")
  func removedAtCatch() {
    let sheet = PulledSheet()
    let transition = sheet.fixture.transition
    sheet.fixture.presented.dismiss(animated: true)
    sheet.fixture.device.advance(by: 0.2)
    transition.onPhaseChange = { [unowned transition] in
      if $0 == .held { transition.interactions = [] }
    }
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    #expect(transition.interactions.isEmpty && sheet.scrollView.bouncesVertically)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.scrollView.bouncesVertically && transition.isAtRest)
  }
}
