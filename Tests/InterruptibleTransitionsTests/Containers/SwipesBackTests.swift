import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of the swipes of a page after `pushViewController(_:with:)`, next to the system's and the
/// app's.
@Suite("Swipes back: the toolkit's and the system's", .underVariants)
struct SwipesBackTests {
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
      let (slide, page) = (fixture.slide(), titled("P"))
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
    let (navigation, gate) = (fixture.navigation([a]), Gate())
    for recognizer in navigation.popRecognizers { recognizer.delegate = gate }
    navigation.pushViewController(b, with: fixture.slide())
    fixture.device.advanceUntilIdle()
    #expect(!navigation.view.subviews.contains { $0 is SwipeBackGate })
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
      #expect(slide.guests.interactions.isEmpty && navigation.delegate === delegate)
    }
  }

  @Test(
    "Where the system has a content pop gesture, it pops a page after `pushViewController(_:with:)`"
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
      let (slide, other, page) = (fixture.slide(), fixture.slide(), titled("P"))
      if isBusy {
        navigation.pushViewController(b, with: other)
        fixture.device.advance(by: 0.1)
      }
      navigation.pushViewController(page, with: slide)
      fixture.device.advanceUntilIdle()
      // One swipe from the edge, and one from anywhere with a trackpad.
      #expect(slide.guests.interactions.count == 2)
      let gates = navigation.view.subviews.filter { $0 is SwipeBackGate }
      #expect(gates.count == 1)
      let finger = fixture.device.press(at: CGPoint(x: 3, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      #expect(slide.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(isBusy ? [a, b] : [a], in: navigation))
      #expect(slide.guests.interactions.isEmpty)
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
