import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of the system's and the toolkit's swipes back on a page whose bar shows no Back button.
@Suite("Swipe back on a page without a Back button", .underVariants)
struct PagesWithoutBackButtonTests {
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
    let (slide, page) = (fixture.slide(), titled("P"))
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
