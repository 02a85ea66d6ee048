import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A control that follows the finger, as a slider does.
private final class Dial: UIControl {
  private(set) var moves = 0

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moves += 1
    return super.continueTracking(touch, with: event)
  }
}

extension NavigationTests {
  @Suite("Content pan", .underVariants, .alsoUnder(.keepsTouchesOut))
  struct ContentPans {
    private let a = titled("A")
    private let b = titled("B")

    /// Returns a pushed page with a content pan on the page that pops it.
    private func pushed() -> (ContainerFixture, UINavigationController, InterruptibleTransition) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      slide.interactions = [
        .contentPan(over: .fraction(1), on: b.view) { [unowned navigation] in
          navigation.popViewController(animated: true)
        }
      ]
      fixture.device.advanceUntilIdle()
      return (fixture, navigation, slide)
    }

    /// Drags from a point of the page, and expects that the page is popped or stays.
    private func drag(
      _ way: CGVector = CGVector(dx: 300, dy: 0), from point: CGPoint = CGPoint(x: 60, y: 400),
      pops: Bool, _ sourceLocation: SourceLocation = #_sourceLocation,
      prepare: (ContainerFixture, UINavigationController) -> Void
    ) {
      let (fixture, navigation, slide) = pushed()
      prepare(fixture, navigation)
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: point)
      finger.move(by: way, over: 0.3)
      #expect((slide.phase == .held) == pops, sourceLocation: sourceLocation)
      if pops {
        let width = fixture.device.window.bounds.width
        #expect(abs(slide.progress - 290 / Double(width)) < 0.05, sourceLocation: sourceLocation)
      }
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(pops ? [a] : [a, b], in: navigation), sourceLocation: sourceLocation)
      slide.interactions = []
    }

    /// Returns a scroll view over the whole page, with content of the given size.
    private func scrollView(_ size: CGSize, in fixture: ContainerFixture) -> UIScrollView {
      let scrollView = UIScrollView(frame: fixture.device.window.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = size
      b.view.addSubview(scrollView)
      return scrollView
    }

    @Test("A content pan pops and follows the finger; vertical and forward pans do not")
    func pops() {
      drag(pops: true) { _, _ in }
      drag(CGVector(dx: 30, dy: 300), pops: false) { _, _ in }
      drag(CGVector(dx: -50, dy: 0), pops: false) { _, _ in }
    }

    @Test("In a right-to-left layout, a content pan pops toward the left")
    func rightToLeft() {
      drag(CGVector(dx: -300, dy: 0), from: CGPoint(x: 350, y: 400), pops: true) { _, navigation in
        navigation.view.semanticContentAttribute = .forceRightToLeft
        b.view.semanticContentAttribute = .forceRightToLeft
      }
      drag(pops: false) { _, navigation in
        navigation.view.semanticContentAttribute = .forceRightToLeft
        b.view.semanticContentAttribute = .forceRightToLeft
      }
    }

    @Test("A list under a content pan scrolls vertically")
    func list() {
      var scrollView = UIScrollView()
      func prepare(_ fixture: ContainerFixture) {
        scrollView = self.scrollView(CGSize(width: 393, height: 3_000), in: fixture)
      }
      drag(pops: true) { fixture, _ in prepare(fixture) }
      #expect(scrollView.contentOffset.y == 0)
      drag(CGVector(dx: 20, dy: -300), pops: false) { fixture, _ in prepare(fixture) }
      #expect(scrollView.contentOffset.y > 200)
    }

    @Test("Content that can scroll back scrolls first; at its beginning, the content pan pops")
    func sideways() {
      var scrollView = UIScrollView()
      func prepare(_ fixture: ContainerFixture, _ offset: CGFloat) {
        scrollView = self.scrollView(CGSize(width: 2_000, height: 400), in: fixture)
        scrollView.contentOffset.x = offset
      }
      drag(pops: false) { fixture, _ in prepare(fixture, 500) }
      #expect(scrollView.contentOffset.x < 300)
      drag(pops: true) { fixture, _ in prepare(fixture, 0) }
      #expect(scrollView.contentOffset.x == 0)
      drag(CGVector(dx: -300, dy: 0), from: CGPoint(x: 380, y: 400), pops: false) { fixture, _ in
        prepare(fixture, 0)
      }
      #expect(scrollView.contentOffset.x > 200)
    }

    @Test("In content with another layout direction, the direction of the finger counts")
    func mixedDirections() {
      for (offset, pops) in [(0, false), (1_607, true)] {
        var scrollView = UIScrollView()
        drag(CGVector(dx: -300, dy: 0), from: CGPoint(x: 380, y: 400), pops: pops) {
          fixture, navigation in
          navigation.view.semanticContentAttribute = .forceRightToLeft
          b.view.semanticContentAttribute = .forceRightToLeft
          scrollView = self.scrollView(CGSize(width: 2_000, height: 400), in: fixture)
          scrollView.contentOffset.x = CGFloat(offset)
        }
        #expect((scrollView.contentOffset.x > CGFloat(offset)) == !pops)
      }
    }

    @Test(
      "In flight, a content pan holds the flight over scroll views and controls",
      .alsoUnder([.keepsTouchesOut, .popsFromContent]))
    func grabs() {
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      for covers in [true, false] {
        let fixture = ContainerFixture()
        let navigation = fixture.navigation([a])
        let slide = fixture.slide()
        let page = titled("P")
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 2_000, height: 400)
        scrollView.contentOffset.x = 500
        page.view.addSubview(covers ? scrollView : Dial(frame: frame))
        slide.interactions = [
          .contentPan(over: .fraction(1), on: page.view) { [unowned navigation] in
            navigation.popViewController(animated: true)
          }
        ]
        navigation.pushViewController(page, with: slide)
        fixture.device.advance(by: 0.3)
        let finger = fixture.device.press(at: CGPoint(x: 300, y: 400))
        finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
        #expect(slide.phase == .held)
        finger.lift()
        fixture.device.advanceUntilIdle()
        slide.interactions = []
      }
    }

    @Test("A content pan keeps its direction when the layout direction changes")
    func turnedOver() {
      let (fixture, navigation, slide) = pushed()
      let finger = fixture.device.press(at: CGPoint(x: 60, y: 400))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
      let before = slide.progress
      navigation.view.semanticContentAttribute = .forceRightToLeft
      b.view.semanticContentAttribute = .forceRightToLeft
      finger.move(by: CGVector(dx: 2, dy: 0), over: 0.05)
      #expect(abs(slide.progress - before) < 0.05)
      finger.lift()
      fixture.device.advanceUntilIdle()
      slide.interactions = []
    }

    @Test("A second finger joins a content pan, and the last finger to lift releases the flight")
    func secondFinger() {
      let (fixture, navigation, slide) = pushed()
      let finger = fixture.device.press(at: CGPoint(x: 60, y: 400))
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.2)
      let second = fixture.device.press(at: CGPoint(x: 100, y: 500))
      finger.lift()
      if !UIKitReading.keepsTouchesOut {
        #expect(slide.phase == .held)
        second.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
        #expect(slide.phase == .held && slide.progress > 0.6)
      } else {
        slide.finish()
      }
      second.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      slide.interactions = []
    }

    @Test("A content pan leaves its touch to a slider, but not to a button")
    func controls() {
      let frame = CGRect(x: 20, y: 380, width: 300, height: 44)
      let dial = Dial(frame: frame)
      drag(pops: false) { _, _ in b.view.addSubview(dial) }
      #expect(dial.moves > 5)
      dial.removeFromSuperview()
      let button = UIButton(frame: frame)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      drag(pops: true) { _, _ in b.view.addSubview(button) }
      #expect(taps == 0)
    }

    @Test("A content pan leaves its touch to a view with a pan recognizer, such as a map")
    func map() {
      let map = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
      let pan = UIPanGestureRecognizer()
      map.addGestureRecognizer(pan)
      drag(pops: false) { _, _ in b.view.addSubview(map) }
      pan.isEnabled = false
      drag(pops: true) { _, _ in b.view.addSubview(map) }
    }
  }
}

extension NavigationTests {
  @Suite("Two-finger scrolling on a trackpad", .underVariants)
  struct Trackpads {
    @Test(
      "A trackpad scroll from anywhere pops a pushed page, which follows the fingers",
      .alsoUnder(.popsFromContent))
    func pushedPage() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
      fingers.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
      #expect(slide.phase == .held)
      let x = fixture.shownX(b)
      #expect(x > 120 && x < 155)
      fingers.move(by: CGVector(dx: 150, dy: 0), over: 0.2)
      fingers.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation) && fixture.directions == [true, false])
    }

    @Test("A touch pops from anywhere only where the system has a content pop gesture")
    func fingerInContent() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 190, dy: 0), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(navigation.viewControllers.count == (navigation.contentPopRecognizer == nil ? 2 : 1))
    }

    @Test(
      "A trackpad scroll does not pop a page without a Back button", .alsoUnder(.popsFromContent))
    func withoutBackButton() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      b.navigationItem.hidesBackButton = true
      let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
      fingers.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
      fingers.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
    }

    @Test("A trackpad scroll starts a pan with `begin`, and edge pans ignore scrolls")
    func pans() {
      let fixture = ContainerFixture()
      let root = titled("A")
      let page = titled("B")
      fixture.device.launch(root)
      let slide = fixture.slide()
      let edge: EdgePanInteraction = .edgePan(.left, over: .points(300))
      slide.interactions = [
        .pan(.down, over: .points(300), on: root.view) { [weak slide] in
          if let slide { root.present(page, with: slide) }
        }, edge,
      ]
      let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 300))
      fingers.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
      #expect(slide.phase == .held)
      let pans = edge.recognizers.compactMap { $0 as? UIPanGestureRecognizer }
      #expect(pans.count == 1 && pans.allSatisfy { $0.allowedScrollTypesMask == [] })
      fingers.move(by: CGVector(dx: 0, dy: 180), over: 0.2)
      fingers.lift()
      fixture.device.advanceUntilIdle()
      #expect(root.presentedViewController === page && page.view.window != nil)
    }
  }
}
