import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension NavigationTests {
  /// Tests of the return transition of a page after `pushViewController(_:with:)` or
  /// `selectViewController(_:with:)`.
  @Suite("TransitionReturn", .underVariants)
  struct Returns {
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    /// Pushes B onto A with a transition.
    private func pushed(_ way: TransitionReturn = .mirrored)
      -> (ContainerFixture, UINavigationController, InterruptibleTransition)
    {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide, returnTransition: way)
      fixture.device.advanceUntilIdle()
      return (fixture, navigation, slide)
    }

    @Test("A pushed page is popped by its transition: by a pop, a pop to the root or a new stack")
    func popped() {
      let pops: [(UINavigationController) -> Void] = [
        { $0.popViewController(animated: true) }, { $0.popToRootViewController(animated: true) },
        { [a] in $0.setViewControllers([a], animated: true) },
      ]
      for pop in pops {
        let (fixture, navigation, slide) = pushed()
        pop(navigation)
        fixture.device.advance(by: 0.1)
        #expect(slide.flight?.isPresenting == false)
        slide.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows([a, b], in: navigation))
        pop(navigation)
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows([a], in: navigation))
        #expect(fixture.directions == [true, false, false])
        #expect(navigation.delegate == nil && slide.interactions.isEmpty && slide.isAtRest)
        #expect(ObjectKeeper.objects(of: AnyObject.self, in: navigation.view).isEmpty)
      }
    }

    @Test(
      "A swipe from the left edge pops the page and follows the finger", arguments: [true, false])
    func swiped(finishes: Bool) {
      let (fixture, navigation, slide) = pushed()
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 250, dy: 0), over: 0.4)
      #expect(slide.phase == .held)
      #expect(abs(fixture.shownX(b) - 253) < 14)
      if !finishes { finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2) }
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(finishes ? [a] : [a, b], in: navigation))
      #expect(fixture.directions == [true, false])
      #expect((navigation.delegate == nil) == finishes)
      let own = navigation.interactivePopGestureRecognizer
      let edges = (navigation.view.gestureRecognizers ?? []).filter {
        $0 is UIScreenEdgePanGestureRecognizer && $0 !== own
      }
      #expect(edges.isEmpty == finishes)
    }

    @Test("The swipe back holds a running push and cancels it")
    func swipedInFlight() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
      #expect(slide.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.completions == [false])
      #expect(navigation.delegate == nil)
    }

    @Test("In a right-to-left layout, the swipe back begins at the right edge")
    func rightToLeft() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      navigation.view.semanticContentAttribute = .forceRightToLeft
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 390, y: 400))
      finger.move(by: CGVector(dx: -200, dy: 0), over: 0.3)
      #expect(slide.phase == .held && slide.progress < 0.5)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      for x in [3.0, 390] {
        let finger = fixture.device.press(at: CGPoint(x: x, y: 400))
        finger.move(by: CGVector(dx: x > 200 ? -300 : 300, dy: 0), over: 0.3)
        #expect((slide.flight != nil) == (x > 200))
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.shows([a], in: navigation))
    }

    @Test("An edge pan that the app gives to the transition replaces the swipe back")
    func appsEdgePan() {
      let (fixture, navigation, slide) = pushed()
      var begins = 0
      slide.interactions = [
        .edgePan(.left, over: 100, on: navigation.view) { [unowned navigation] in
          begins += 1
          navigation.popViewController(animated: true)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
      #expect(begins == 1 && slide.progress > 0.4)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      slide.interactions = []
    }

    @Test("The system pops a page that it has pushed, and the transition pops the page below")
    func covered() {
      let (fixture, navigation, slide) = pushed()
      navigation.pushViewController(c, animated: true)
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.4)
      #expect(slide.flight == nil)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      #expect(fixture.directions == [true])
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.directions == [true, false])
      #expect(navigation.delegate == nil)
    }

    @Test("Pages of two transitions are each popped by their own, or by a requested transition")
    func several() {
      let (fixture, navigation, slide) = pushed()
      let other = fixture.slide()
      navigation.pushViewController(c, with: other)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(other.flight?.isPresenting == false && slide.flight == nil)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(with: other)
      fixture.device.advance(by: 0.1)
      #expect(other.flight?.isPresenting == false && slide.flight == nil)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(navigation.delegate == nil)
    }

    @Test("With `returnTransition: .system`, the system pops the page")
    func system() {
      let (fixture, navigation, slide) = pushed(.system)
      #expect(navigation.delegate == nil)
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(slide.flight == nil)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      #expect(fixture.directions == [true])
    }

    @Test(
      "In flight, a tap on the former tab reverses the flight; a tap on another tab waits")
    func tabsInFlight() {
      for back in [true, false] {
        let fixture = ContainerFixture()
        let controllers = [titled("A"), titled("B"), titled("C")]
        let tabs = fixture.tabs(controllers)
        tabs.selectViewController(controllers[1], with: fixture.slide())
        fixture.device.advance(by: 0.1)
        fixture.device.tap(at: CGPoint(x: back ? 60 : 350, y: 790))
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(back ? 0 : 2, in: tabs))
        #expect(fixture.directions == [true])
        #expect(tabs.delegate == nil)
      }
    }

    @Test("A tap on the former tab runs the transition back, and another tab is selected at once")
    func tabs() {
      for back in [true, false] {
        let fixture = ContainerFixture()
        let controllers = [titled("A"), titled("B"), titled("C")]
        let tabs = fixture.tabs(controllers)
        let slide = fixture.slide()
        tabs.selectViewController(controllers[1], with: slide)
        fixture.device.advanceUntilIdle()
        fixture.device.tap(at: CGPoint(x: back ? 60 : 350, y: 790))
        fixture.device.advance(by: 0.1)
        #expect((slide.flight?.isPresenting == false) == back)
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(back ? 0 : 2, in: tabs))
        #expect(fixture.directions == (back ? [true, false] : [true]))
        #expect(tabs.delegate == nil)
      }
    }

    @Test("A cancelled return to the former tab can be repeated")
    func cancelledReturn() {
      let fixture = ContainerFixture()
      let controllers = [titled("A"), titled("B")]
      let tabs = fixture.tabs(controllers)
      let slide = fixture.slide()
      tabs.selectViewController(controllers[1], with: slide)
      fixture.device.advanceUntilIdle()
      for finishes in [false, true] {
        tabs.selectedIndex = 0
        fixture.device.advance(by: 0.1)
        #expect(slide.flight?.isPresenting == false)
        if !finishes { slide.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(finishes ? 0 : 1, in: tabs))
      }
      #expect(tabs.delegate == nil)
    }
  }
}
