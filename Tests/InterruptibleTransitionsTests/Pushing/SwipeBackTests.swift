import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension NavigationTests {
  /// Tests of the swipes of a page after `pushViewController(_:with:)`, next to the system's and
  /// the app's.
  @Suite("Swipes back: the toolkit's and the system's", .underVariants)
  struct SwipesBack {
    private let a = titled("A")
    private let b = titled("B")

    @Test("An interaction that starts nothing on the page does not replace the swipe back")
    func elsewhere() {
      let other = titled("C")
      for interaction: any TransitionInteraction in [
        .contentPan(over: .fraction(1), on: other.view) {}, .edgePan(.left, over: 300),
      ] as [any TransitionInteraction] {
        let fixture = ContainerFixture()
        let navigation = fixture.navigation([a])
        let slide = fixture.slide()
        let page = titled("P")
        navigation.pushViewController(page, with: slide)
        slide.interactions = [interaction]
        fixture.device.advanceUntilIdle()
        let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        #expect(slide.phase == .held)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows([a], in: navigation))
        slide.interactions = []
      }
    }

    @Test("Delegates that the app sets on the pop recognizers during a presentation are kept")
    func appsDelegate() {
      final class Gate: NSObject, UIGestureRecognizerDelegate {}
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      let gate = Gate()
      for recognizer in navigation.popRecognizers { recognizer.delegate = gate }
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(navigation.popRecognizers.allSatisfy { $0.delegate === gate })
    }

    @Test("If the app has set all delegates of the pop recognizers, no gate is added")
    func withoutGate() {
      final class Gate: NSObject, UIGestureRecognizerDelegate {}
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let gate = Gate()
      for recognizer in navigation.popRecognizers { recognizer.delegate = gate }
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      let hasGate = navigation.view.subviews.contains { $0 is SwipeBackGate }
      #expect(hasGate == UIKitReading.renewsContentDelegate)
    }

    @Test(
      "After the app has set its navigation delegate, the pop recognizers get their delegates back")
    func replacedDelegate() {
      final class Delegate: NSObject, UINavigationControllerDelegate {}
      for isInFlight in [false, true] {
        let fixture = ContainerFixture()
        let navigation = fixture.navigation([a])
        let former = navigation.popRecognizers.map { $0.delegate.map(ObjectIdentifier.init) }
        let slide = fixture.slide()
        let page = titled("P")
        navigation.pushViewController(page, with: slide)
        fixture.device.advance(by: isInFlight ? 0.1 : 5)
        let delegate = Delegate()
        navigation.delegate = delegate
        fixture.device.advanceUntilIdle()
        navigation.popViewController(animated: false)
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows([a], in: navigation))
        // At the latest, the next swipe detects that the page was removed.
        fixture.device.press(at: CGPoint(x: 3, y: 400)).move(by: CGVector(dx: 99, dy: 0), over: 0.1)
        fixture.device.advanceUntilIdle()
        #expect(navigation.popRecognizers.map { $0.delegate.map(ObjectIdentifier.init) } == former)
        #expect(slide.providedInteractions.interactions.isEmpty && navigation.delegate === delegate)
      }
    }

    @Test(
      "A content pop gesture of the system pops a page after `pushViewController(_:with:)`"
    )
    func pushedPage() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let content = navigation.contentPopRecognizer
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      for isAllowed in [false, true] {
        content?.isEnabled = isAllowed
        let finger = fixture.device.press(at: CGPoint(x: 60, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        #expect((slide.phase == .held) == (content != nil && isAllowed))
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.shows(content == nil ? [a, b] : [a], in: navigation))
      if content != nil { #expect(content?.delegate is SwipeBack && navigation.delegate == nil) }
    }

    @Test("The system's content pop gesture pops only pages that no transition pops")
    func besideTheSystem() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let slide = fixture.slide()
      var isOurs = true
      let delegate = NavigationTransitioningDelegate { _, _, _ in isOurs ? slide : nil }
      navigation.delegate = delegate
      // Before the first change, UIKit has not called the delegate.
      navigation.pushViewController(titled("C"), animated: true)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.directions == [true, false])
      let finger = fixture.device.press(at: CGPoint(x: 60, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation) && fixture.directions.count == 2)
      isOurs = false
      let second = fixture.device.press(at: CGPoint(x: 60, y: 400))
      second.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      second.lift()
      fixture.device.advanceUntilIdle()
      let pops = navigation.contentPopRecognizer != nil
      #expect(fixture.shows(pops ? [a] : [a, b], in: navigation))
      #expect(fixture.directions.count == 2)
    }

    @Test("Each pushed page has one swipe back, also if the push had to wait")
    func onePerPage() {
      for isBusy in [false, true] {
        let fixture = ContainerFixture()
        let navigation = fixture.navigation([a])
        let slide = fixture.slide()
        let other = fixture.slide()
        let page = titled("P")
        if isBusy {
          navigation.pushViewController(b, with: other)
          fixture.device.advance(by: 0.1)
        }
        navigation.pushViewController(page, with: slide)
        fixture.device.advanceUntilIdle()
        // One swipe from the edge, and one from anywhere with a trackpad.
        #expect(slide.providedInteractions.interactions.count == 2)
        let gates = navigation.view.subviews.filter { $0 is SwipeBackGate }
        #expect(gates.count == 1)
        let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        #expect(slide.phase == .held)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(isBusy ? [a, b] : [a], in: navigation))
        #expect(slide.providedInteractions.interactions.isEmpty)
      }
    }

    @Test("At the root, a swipe back does nothing")
    func atTheRoot() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = NavigationTransitioningDelegate { _, _, _ in nil }
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      for x in [3.0, 100] {
        let finger = fixture.device.press(at: CGPoint(x: x, y: 400))
        finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
        #expect(navigation.transitionCoordinator == nil)
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.shows([a], in: navigation))
    }

    @Test("If the app removes the recognizers' delegates, there is at most one gate")
    func takenAway() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      for page in [b, titled("C"), titled("D")] {
        for recognizer in navigation.popRecognizers { recognizer.delegate = nil }
        navigation.pushViewController(page, with: slide)
        fixture.device.advanceUntilIdle()
        #expect(navigation.view.subviews.filter { $0 is SwipeBackGate }.count <= 1)
        #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
      }
    }
  }
}

extension NavigationTests {
  /// Tests of the system's and the toolkit's swipes back on a page whose bar shows no Back button.
  @Suite("Swipe back on a page without a Back button", .underVariants)
  struct PagesWithoutBackButton {
    /// The contents of the bar.
    enum Bar: CaseIterable {
      case noButton, ownItem, hidden

      func apply(to page: UIViewController, in navigation: UINavigationController) {
        switch self {
        case .noButton: page.navigationItem.hidesBackButton = true
        case .ownItem: page.navigationItem.leftBarButtonItems = [UIBarButtonItem()]
        case .hidden: navigation.isNavigationBarHidden = true
        }
      }
    }

    private let a = titled("A")
    private let b = titled("B")

    private func swipe(_ fixture: ContainerFixture, from x: CGFloat) {
      let finger = fixture.device.press(at: CGPoint(x: x, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A page without a Back button that the system has pushed cannot be swiped back",
      .alsoUnder(.popsFromContent, .animatorMethodBlocksSwipe), arguments: Bar.allCases)
    func pushedBySystem(_ bar: Bar) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let delegate = NavigationTransitioningDelegate { _, _, _ in nil }
      navigation.delegate = delegate
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      bar.apply(to: b, in: navigation)
      for x in [3, 100] as [CGFloat] { swipe(fixture, from: x) }
      #expect(fixture.shows([a, b], in: navigation))
      b.navigationItem.hidesBackButton = false
      b.navigationItem.leftItemsSupplementBackButton = true
      navigation.isNavigationBarHidden = false
      swipe(fixture, from: 3)
      #expect(fixture.shows([a], in: navigation))
    }

    @Test(
      "A page without a Back button that a transition has pushed cannot be swiped back",
      .alsoUnder(.popsFromContent), arguments: Bar.allCases)
    func pushedByTransition(_ bar: Bar) {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      bar.apply(to: b, in: navigation)
      for x in [3, 100] as [CGFloat] { swipe(fixture, from: x) }
      #expect(fixture.shows([a, b], in: navigation) && fixture.directions == [true])
    }

    @Test(
      "An app's delegate of the system's pop recognizer allows both edge swipes",
      arguments: Bar.allCases)
    func allowedByApp(_ bar: Bar) {
      final class Permission: NSObject, UIGestureRecognizerDelegate {
        var isGiven = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          isGiven
        }
      }
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a, b])
      let permission = Permission()
      navigation.interactivePopGestureRecognizer?.delegate = permission
      let slide = fixture.slide()
      let page = titled("P")
      navigation.pushViewController(page, with: slide)
      fixture.device.advanceUntilIdle()
      bar.apply(to: page, in: navigation)
      permission.isGiven = false
      swipe(fixture, from: 3)
      #expect(fixture.shows([a, b, page], in: navigation))
      permission.isGiven = true
      swipe(fixture, from: 3)
      #expect(fixture.shows([a, b], in: navigation) && fixture.directions == [true, false])
      bar.apply(to: b, in: navigation)
      swipe(fixture, from: 3)
      #expect(fixture.shows([a], in: navigation))
    }

    @Test(
      "The system's content pop recognizer keeps its delegate",
      .alsoUnder(.popsFromContent, [.popsFromContent, .renewsContentDelegate]))
    func contentDelegate() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      let content = navigation.contentPopRecognizer
      let delegate = content?.delegate
      let choice = NavigationTransitioningDelegate(slide)
      navigation.delegate = choice
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(content?.delegate === delegate)
      // A page that a transition pops is not popped by a swipe without its transition.
      swipe(fixture, from: 100)
      #expect(fixture.shows([a, b], in: navigation) && fixture.directions == [true])
      navigation.pushViewController(titled("C"), with: slide)
      fixture.device.advanceUntilIdle()
      #expect(content?.delegate === delegate)
      swipe(fixture, from: 100)
      #expect(navigation.viewControllers.count == (content == nil ? 3 : 2))
    }

    @Test(
      "The system's pop recognizer keeps its delegate behind the toolkit's",
      .alsoUnder(.animatorMethodBlocksSwipe))
    func forwarding() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      let edge = navigation.interactivePopGestureRecognizer
      let former = edge?.delegate
      let choice = NavigationTransitioningDelegate { _, _, _ in nil }
      navigation.delegate = choice
      navigation.pushViewController(b, animated: true)
      fixture.device.advanceUntilIdle()
      let gate = edge?.delegate as? DelegateForwarding
      #expect(gate != nil && gate?.next === former)
    }

    @Test("If the app removes the pop recognizer's delegate, the swipe back works without a bar")
    func withoutDelegate() {
      let fixture = ContainerFixture()
      let navigation = fixture.navigation([a])
      navigation.isNavigationBarHidden = true
      let edge = navigation.interactivePopGestureRecognizer
      edge?.delegate = nil
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      swipe(fixture, from: 3)
      #expect(fixture.shows([a], in: navigation) && fixture.directions == [true, false])
      #expect(edge?.delegate == nil)
    }
  }
}
