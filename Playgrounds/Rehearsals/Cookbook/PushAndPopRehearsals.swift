import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let pushAndPop = SceneRehearsals(of: .pushAndPop, PushAndPopRehearsals.all) { device in
    device.tap(at: CGPoint(x: 240, y: 165))
  }
}

/// Rehearsals of a cookbook. Its pages are pushed, stopped in flight, moved, and popped from the
/// edge.
enum PushAndPopRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap pushes a recipe. A touch stops the page in flight, and a pan moves it back and \
          forth and throws it in. A swipe from the left edge pops the page.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A finger pulls a recipe from the edge, and lifts too early: the recipe stays. The next \
          push works as usual.
          """, script: cancel),
      Rehearsal(
        ending: "system swipe back",
        summary: """
          The app has no transition for its shopping list, so the system's swipe back pops the \
          list: the first swipe is too short, the second one is long enough. The app's transition \
          pops the recipe below.
          """, script: systemSwipeBack),
      Rehearsal(
        ending: "change of mind",
        summary: """
          A page is caught while it enters, and thrown back. A tap on another recipe follows at \
          once, and that recipe stays.
          """, script: changeOfMind),
    ]
  }

  // MARK: The cookbook

  private static func launch(_ fixture: RehearsalFixture) -> PushAndPopViewController {
    let cookbook = PushAndPopViewController()
    fixture.launch(cookbook, cookbook.turn)
    return cookbook
  }

  /// Taps a line of the list.
  private static func tapRecipe(_ index: Int, _ fixture: RehearsalFixture) {
    fixture.device.tap(at: CGPoint(x: 240, y: 165 + 108 * CGFloat(index)))
  }

  /// Opens a recipe and waits until it is shown.
  private static func open(_ index: Int, _ fixture: RehearsalFixture) -> PushAndPopViewController {
    let cookbook = launch(fixture)
    tapRecipe(index, fixture)
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.3)
    return cookbook
  }

  /// Watches the left edge of the top page.
  private static func watchTop(_ fixture: RehearsalFixture, _ cookbook: PushAndPopViewController)
    -> Watch
  {
    let view = cookbook.topViewController?.view
    return Watch(fixture, "the page") { [weak view] in view?.shownFrame.minX ?? .nan }
  }

  /// Moves a finger in from the left edge, just far enough to be recognized.
  private static func pressAtEdge(_ fixture: RehearsalFixture) -> Finger {
    let finger = fixture.device.press(at: CGPoint(x: 3, y: 560))
    finger.move(by: CGVector(dx: 14, dy: 0), over: 0.04)
    return finger
  }

  private static func expectStack(
    _ fixture: RehearsalFixture, _ cookbook: PushAndPopViewController,
    _ kinds: [UIViewController.Type],
    completions: [Bool]
  ) {
    let stack = cookbook.viewControllers
    // The list's type is private to the scene.
    fixture.expect(
      stack.dropFirst().map { ObjectIdentifier(type(of: $0)) }
        == kinds.map { ObjectIdentifier($0) },
      "the stack is \(stack)")
    fixture.expect(cookbook.children == stack, "the children are \(cookbook.children)")
    fixture.expect(
      cookbook.transitionCoordinator == nil && cookbook.turn.flight == nil,
      "a change is still in progress")
    fixture.expect(
      fixture.completions == completions,
      "the completions are \(fixture.completions), not \(completions)")
    for page in stack {
      let isTop = page === stack.last
      fixture.expect(
        (page.viewIfLoaded?.window != nil) == isTop, "\(page) is\(isTop ? " not" : "") shown")
      fixture.expect(page.view.transform.isIdentity, "\(page) is not in place")
    }
    fixture.expect(
      stack.last?.view.shownFrame == fixture.device.window.bounds,
      "the top is at \(stack.last?.view.shownFrame ?? .zero)")
  }

  // MARK: Endings

  private static func finish(_ fixture: RehearsalFixture) {
    let cookbook = launch(fixture)
    let color = cookbook.wash.backgroundColor
    tapRecipe(0, fixture)
    let page = watchTop(fixture, cookbook)
    fixture.device.advance(by: 0.13)
    let finger = fixture.device.press(at: CGPoint(x: 300, y: 600))
    page.expectNoJump()
    page.expectRest(over: 0.2)
    finger.move(by: CGVector(dx: 12, dy: 0), over: 0.05)
    page.expectFollows(finger, by: [90, 60, -70], along: .horizontal)
    fixture.expect(cookbook.turn.phase == .held, "the phase is \(cookbook.turn.phase)")
    finger.move(by: CGVector(dx: -60, dy: 0), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [RecipeViewController.self], completions: [true])
    fixture.expect(
      cookbook.wash.backgroundColor != color, "the bar does not have the color of the page")

    fixture.device.advance(by: 0.4)
    let back = pressAtEdge(fixture)
    page.expectFollows(back, by: [90, 60, -30, 80], along: .horizontal)
    back.move(by: CGVector(dx: 60, dy: 0), over: 0.07)
    back.lift()
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [], completions: [true, true])
    fixture.expect(
      cookbook.wash.backgroundColor == color, "the bar still has the color of the page")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let cookbook = open(1, fixture)
    let color = cookbook.wash.backgroundColor
    let page = watchTop(fixture, cookbook)
    let finger = pressAtEdge(fixture)
    page.expectFollows(finger, by: [60, 70], along: .horizontal)
    finger.move(by: CGVector(dx: -40, dy: 0), over: 0.06)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [RecipeViewController.self], completions: [true, false])
    fixture.expect(cookbook.wash.backgroundColor == color, "the bar has another color")

    fixture.device.advance(by: 0.2)
    fixture.device.tap(at: CGPoint(x: 196, y: 768))
    fixture.device.advanceUntilIdle()
    expectStack(
      fixture, cookbook, [RecipeViewController.self, ShoppingListViewController.self],
      completions: [true, false, true])
  }

  private static func systemSwipeBack(_ fixture: RehearsalFixture) {
    let cookbook = open(2, fixture)
    fixture.device.tap(at: CGPoint(x: 196, y: 768))
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.2)
    let pages: [UIViewController.Type] = [RecipeViewController.self]
    let withList = pages + [ShoppingListViewController.self]
    let list = watchTop(fixture, cookbook)
    for finishes in [false, true] {
      let finger = pressAtEdge(fixture)
      finger.move(by: CGVector(dx: finishes ? 200 : 120, dy: 0), over: 0.4)
      fixture.expect(list.place > (finishes ? 150 : 80), "the list is at \(list.place)")
      fixture.expect(
        cookbook.turn.phase == .ended(at: .end), "the app's transition is \(cookbook.turn.phase)")
      finger.move(by: CGVector(dx: finishes ? 60 : -60, dy: 0), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      expectStack(
        fixture, cookbook, finishes ? pages : withList,
        completions: [true, true, false] + (finishes ? [true] : []))
      fixture.device.advance(by: 0.3)
    }
    let page = watchTop(fixture, cookbook)
    let finger = pressAtEdge(fixture)
    page.expectFollows(finger, by: [120, 100], along: .horizontal)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [], completions: [true, true, false, true, true])
  }

  private static func changeOfMind(_ fixture: RehearsalFixture) {
    let cookbook = launch(fixture)
    tapRecipe(3, fixture)
    let page = watchTop(fixture, cookbook)
    fixture.device.advance(by: 0.1)
    let finger = fixture.device.press(at: CGPoint(x: 120, y: 500))
    page.expectNoJump()
    finger.move(by: CGVector(dx: 12, dy: 0), over: 0.03)
    page.expectFollows(finger, by: [50, 60], along: .horizontal, over: 0.1)
    finger.lift()
    fixture.expect(
      cookbook.turn.phase == .settling(toward: .start), "the phase is \(cookbook.turn.phase)")
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [], completions: [false])

    tapRecipe(4, fixture)
    fixture.device.advanceUntilIdle()
    expectStack(fixture, cookbook, [RecipeViewController.self], completions: [false, true])
  }
}
