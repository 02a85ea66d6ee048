import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension ScrollPullTests {
  /// An interaction restores its changes at every end.
  @Suite("Restoring a scroll view after a pull", .underVariants, .alsoUnder(.roundsOffsets))
  struct Restoration {
    /// A screen with content whose pulls may or may not start transitions.
    private final class Fixture {
      let base = ContainerFixture()
      let root = UIViewController()
      let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      private(set) lazy var transition = base.slide()

      init(pulls: [TransitionDirection] = [.down], begin: @escaping () -> Void = {}) {
        content.contentInsetAdjustmentBehavior = .never
        content.contentSize = CGSize(width: 393, height: 2000)
        root.loadViewIfNeeded()
        root.view.addSubview(content)
        base.device.launch(root)
        transition.interactions = pulls.map {
          .scrollPullToDismiss(content, toward: $0, over: 400, begin: begin)
        }
      }

      func press() -> Finger { base.device.press(at: CGPoint(x: 196, y: 300)) }

      func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
        base.device.advanceUntilIdle()
        #expect(content.bounces, sourceLocation: sourceLocation)
        #expect(transition.isAtRest, sourceLocation: sourceLocation)
      }
    }

    @Test("Releasing the transition during or after a pull restores the bounces")
    func transitionIsReleased() {
      for (isLifted, isKept) in [(false, false), (true, false), (false, true), (true, true)] {
        let device = Device()
        let root = UIViewController()
        let content = UIScrollView(frame: device.window.bounds)
        content.contentSize = CGSize(width: 393, height: 2000)
        root.view.addSubview(content)
        device.launch(root)
        var pulled: InterruptibleTransition? = InterruptibleTransition(.slide(from: .bottom))
        let pulls: [any TransitionInteraction] = [
          .scrollPullToDismiss(content) {}, .scrollPullToDismiss(content, over: 100) {},
        ]
        pulled?.interactions = pulls
        // An app may keep its interactions.
        let kept = isKept ? pulls : []
        let finger = device.press(at: CGPoint(x: 196, y: 300))
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
        #expect(!content.bounces)
        if isLifted { finger.lift() }
        pulled = nil
        if !isLifted { finger.lift() }
        device.advanceUntilIdle()
        withExtendedLifetime(kept) { #expect(content.bounces) }
      }
    }

    /// The end of a pull.
    nonisolated enum End: CaseIterable, Sendable {
      case lifted, cancelled, removed, replaced, movedOutOfWindow, releasedByApp, liftedAndTouched
    }

    @Test("A pull whose `begin` starts nothing restores the bounces", arguments: End.allCases)
    func startsNothing(end: End) {
      let fixture = Fixture()
      let finger = fixture.press()
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      #expect(!fixture.content.bounces)
      switch end {
      case .lifted: finger.lift()
      case .cancelled: finger.cancel()
      case .removed: fixture.transition.interactions = []
      case .replaced: fixture.transition.interactions = [.pan(.down, over: 100)]
      case .movedOutOfWindow: fixture.content.removeFromSuperview()
      case .releasedByApp: fixture.transition.cancel()
      case .liftedAndTouched:
        finger.lift()
        fixture.press().lift()
      }
      fixture.base.device.advance(by: 0.1)
      switch end {
      case .removed, .replaced, .movedOutOfWindow, .releasedByApp: finger.lift()
      case .lifted, .cancelled, .liftedAndTouched: break
      }
      fixture.expectRest()
    }

    @Test("Two pulls on one scroll view restore the bounces", arguments: End.allCases)
    func two(end: End) {
      let fixture = Fixture(pulls: [.down, .up])
      let other = fixture.base.slide()
      other.interactions = [.scrollPullToDismiss(fixture.content, over: 400) {}]
      let finger = fixture.press()
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      if end == .removed { other.interactions = [] }
      if end == .replaced { fixture.transition.interactions = [] }
      finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
      if end == .cancelled { finger.cancel() } else { finger.lift() }
      fixture.expectRest()
      #expect(other.isAtRest)
    }

    @Test("A pull that is removed as soon as it holds the transition restores the bounces")
    func takenAwayAtOnce() {
      let fixture = Fixture()
      let transition = fixture.transition
      let content = fixture.content
      var observer: TransitionRegistration?
      observer = transition.observePhases { [weak transition] _ in
        observer?.remove()
        transition?.interactions = [.scrollPullToDismiss(content, over: 400) {}]
      }
      let finger = fixture.press()
      finger.move(by: CGVector(dx: 0, dy: 230), over: 0.2)
      finger.lift()
      fixture.expectRest()
      transition.interactions = []
      fixture.expectRest()
    }

    @Test("Moving an interaction between transitions leaves no recognizer behind")
    func givenAway() {
      let fixture = Fixture(pulls: [])
      let other = fixture.base.slide()
      let before = fixture.content.gestureRecognizers?.count
      let pan = PanInteraction.pan(.right, over: 100, on: fixture.content) {}
      fixture.transition.interactions = [pan]
      other.interactions = [pan]
      fixture.transition.interactions = [pan]
      other.interactions = []
      fixture.transition.interactions = []
      #expect(fixture.content.gestureRecognizers?.count == before)
      fixture.transition.interactions = [pan, pan]
      other.interactions = [pan]
      #expect(fixture.transition.interactions.isEmpty)
      other.interactions = []
      #expect(fixture.content.gestureRecognizers?.count == before)
    }

    @Test(
      "An interaction that moves to another transition in flight leaves no recognizer behind",
      arguments: [true, false])
    func givenAwayInFlight(otherFlies: Bool) {
      let fixture = Fixture(pulls: [])
      let screen = titled("B")
      let other = fixture.base.slide()
      let pans: [any TransitionInteraction] = [
        .pan(.right, over: 100), .touchToPause(deciding: .right, within: 50),
      ]
      fixture.transition.interactions = pans
      fixture.root.present(screen, with: fixture.transition)
      if otherFlies { fixture.root.present(titled("C"), with: other, whenBusy: .wait) }
      fixture.base.device.advance(by: 0.1)
      other.interactions = pans
      #expect(fixture.transition.interactions.isEmpty)
      fixture.base.device.advanceUntilIdle()
      other.interactions = []
      #expect(fixture.base.device.window.gestureRecognizers?.isEmpty != false)
      fixture.expectRest()
    }

    @Test("A new drag starts a pull, even if the last drag pushed content that cannot scroll")
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

    @Test("Removing a pull when it holds the flight restores the bounces")
    func removedAtCatch() {
      let sheet = PulledSheet()
      let transition = sheet.fixture.transition
      sheet.fixture.presented.dismiss(animated: true)
      sheet.fixture.device.advance(by: 0.2)
      transition.observePhases { [unowned transition] in
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
}

extension ScrollPullTests {
  /// Tests with heights and insets that are not whole pixels, and with offsets that UIKit rounds to
  /// pixels.
  @Suite(
    "Scroll pulls with fractional heights and insets", .underVariants, .alsoUnder(.roundsOffsets))
  struct FractionalSizes {
    nonisolated enum Kind: CaseIterable, Sendable {
      case present, presentPinned, dismiss
    }

    /// A list of fractional size in a presenter or a presented page, with a pull.
    private final class ListFixture: NSObject, UIScrollViewDelegate {
      let fixture = FlightFixture()
      let list = UIScrollView(frame: CGRect(x: 0, y: 10.2, width: 393, height: 700.37))
      let direction: TransitionDirection
      private(set) var begun = 0
      private(set) var scrolls = 0

      init(_ kind: Kind, _ direction: TransitionDirection, scale: CGFloat) {
        self.direction = direction
        super.init()
        UIScreen.main.scale = scale
        list.contentInsetAdjustmentBehavior = .never
        list.contentInset = UIEdgeInsets(top: 13.31, left: 0, bottom: 7.77, right: 0)
        list.contentSize = CGSize(width: 393, height: 1_999.43)
        let presenter = fixture.presenter
        let presented = fixture.presented
        let transition = fixture.transition
        (kind == .dismiss ? presented : presenter).view.addSubview(list)
        if kind == .dismiss {
          fixture.present()
          fixture.device.advanceUntilIdle()
          transition.interactions = [
            .scrollPullToDismiss(list, toward: direction, over: .points(400.3)) { [unowned self] in
              begun += 1
              presented.dismiss(animated: true)
            }
          ]
        } else {
          transition.interactions = [
            .scrollPull(
              list, toward: direction, past: kind == .present ? 0 : 10.1, over: .points(100.7),
              pinsContent: kind == .presentPinned
            ) { [unowned self, unowned presenter, unowned presented] in
              begun += 1
              presenter.present(presented, with: transition)
            }
          ]
        }
        list.contentOffset.y = edge
        fixture.device.advance(by: 0.05)
        list.delegate = self
      }

      /// The offset at the pulled edge, which may be between pixels.
      var edge: CGFloat {
        let inset = list.contentInset
        let size = list.contentSize
        return direction == .down ? -inset.top : size.height + inset.bottom - list.bounds.height
      }

      func press() -> Finger { fixture.device.press(at: CGPoint(x: 196, y: 350)) }

      func move(_ finger: Finger, by points: CGFloat, over seconds: Double = 0.2) {
        finger.move(by: direction.vector(points), over: seconds)
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test(
      "Scroll pulls with fractional sizes begin, follow and finish at both ends",
      arguments: Kind.allCases, [2, 3])
    func finishes(kind: Kind, scale: Int) {
      for direction in [TransitionDirection.down, .up] {
        let list = ListFixture(kind, direction, scale: CGFloat(scale))
        let finger = list.press()
        list.move(finger, by: 60)
        #expect(list.begun == 1 && list.fixture.transition.phase == .held)
        let progress = list.fixture.transition.progress
        list.move(finger, by: 230.3)
        #expect(list.fixture.transition.progress > progress + 0.1)
        finger.lift()
        list.fixture.device.advanceUntilIdle()
        #expect(list.fixture.completions == (kind == .dismiss ? [true, true] : [true]))
        #expect(abs(list.list.contentOffset.y - list.edge) <= 0.5)
        #expect(list.list.bounces)
        list.fixture.transition.interactions = []
      }
    }

    @Test(
      "During a scroll pull, a resting finger scrolls nothing, and pushing back cancels",
      arguments: Kind.allCases, [2, 3])
    func rests(kind: Kind, scale: Int) {
      for direction in [TransitionDirection.down, .up] {
        let list = ListFixture(kind, direction, scale: CGFloat(scale))
        let finger = list.press()
        list.move(finger, by: 70)
        let progress = list.fixture.transition.progress
        let scrolls = list.scrolls
        list.fixture.device.advance(by: 0.5)
        #expect(list.scrolls - scrolls <= 1)
        #expect(abs(list.fixture.transition.progress - progress) < 0.01)
        list.move(finger, by: -65)
        #expect(list.fixture.transition.progress < 0.1)
        list.fixture.device.advance(by: 0.2)
        finger.lift()
        list.fixture.device.advanceUntilIdle()
        #expect(list.fixture.completions == (kind == .dismiss ? [true, false] : [false]))
        list.fixture.transition.interactions = []
      }
    }

    @Test(
      "A drag scrolls content to its edge, pulls there, and scrolls again when it returns",
      arguments: [2, 3])
    func handsOver(scale: Int) {
      for direction in [TransitionDirection.down, .up] {
        let list = ListFixture(.dismiss, direction, scale: CGFloat(scale))
        list.list.contentOffset.y += direction == .down ? 100.21 : -100.21
        let finger = list.press()
        list.move(finger, by: 90)
        #expect(list.begun == 0)
        list.move(finger, by: 120)
        #expect(list.begun == 1)
        #expect(abs(list.fixture.transition.progress - 100 / 400) < 0.1)
        #expect(abs(list.list.contentOffset.y - list.edge) <= 0.5)
        list.move(finger, by: -300)
        #expect(list.fixture.transition.progress == 0)
        #expect(abs(list.list.contentOffset.y - list.edge) > 100)
        list.move(finger, by: 300)
        #expect(list.fixture.transition.progress > 0.1)
        finger.cancel()
        list.fixture.device.advanceUntilIdle()
        #expect(list.fixture.completions == [true, false])
        list.fixture.transition.interactions = []
      }
    }
  }
}
