import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions
import Testing

@testable import Torture

/// Tests of the invariants and of their failures.
@Suite("Torture invariants", .serialized)
struct InvariantTests {
  /// Returns a app with a presentation that the app has paused in flight.
  private func makeWorld() -> TestApp {
    let app = TestApp(.plain, on: Device(), isHandMade: false)
    app.invariants.observe(app)
    app.root?.present(app.page(0), with: app.transitions[0])
    app.device.advance(by: 0.2)
    app.transitions[0].pause()
    app.device.advance(by: 0.2)
    return app
  }

  @Test("Moving a held view is a failure, by 3 points as by 107 points")
  func heldViewMoves() {
    for (offset, isJump) in [(107.0, true), (3, true), (0.5, false)] {
      let app = makeWorld()
      #expect(app.invariants.failures == [])
      let container = app.transitions[0].flight?.containerView
      container?.transform = CGAffineTransform(translationX: 0, y: offset)
      app.device.advance(by: 0.1)
      #expect(app.invariants.failures.map(\.invariant) == (isJump ? ["no jump"] : []))
    }
  }

  @Test("A running view that moves further than its timing is a failure")
  func runningViewMoves() {
    let app = makeWorld()
    app.transitions[0].resume()
    app.device.advance(by: 0.1)
    #expect(app.invariants.failures == [])
    let container = app.transitions[0].flight?.containerView
    container?.transform = CGAffineTransform(translationX: 0, y: 107)
    app.device.advance(by: 0.05)
    #expect(app.invariants.failures.map(\.invariant) == ["no jump"])
  }

  @Test("A refused request that takes effect is a failure")
  func refusedAndMade() {
    for isMade in [false, true] {
      let app = TestApp(.plain, on: Device(), isHandMade: false)
      var isThere = false
      let page = app.page(0)
      let isPresented = { isThere }
      app.requests.make("present", in: app, addsSubject: true, isMade: isPresented) { _ in
        page.present(page, with: app.transitions[0])
      }
      app.device.advanceUntilIdle()
      isThere = isMade
      app.invariants.checkRest(app)
      #expect(
        app.invariants.failures.map(\.invariant)
          == (isMade ? ["what is not completed is not made"] : []))
    }
  }

  @Test("A stand-in that remains after a flight is a failure")
  func strayStandIn() {
    var setting = Setting.plain
    setting.hasElements = true
    let app = TestApp(setting, on: Device(), isHandMade: false)
    app.root?.present(app.page(0), with: app.transitions[0])
    app.device.advance(by: 0.2)
    #expect(app.transitions[0].flight?.elementReport?.matched.isEmpty == false)
    app.device.advanceUntilIdle()
    app.invariants.checkRest(app)
    #expect(app.invariants.failures == [])
    let standIn = UIView()
    standIn.layer.name = "card"
    app.pages[0]?.view.addSubview(standIn)
    app.home?.view.layer.mask = CALayer()
    app.invariants.checkRest(app)
    let found = Set(app.invariants.failures.map(\.invariant))
    #expect(found == ["elements as before", "no stand-in left"])
  }

  @Test("A view that remains on the screen is a failure")
  func strayView() {
    let app = makeWorld()
    app.transitions[0].resume()
    app.device.advanceUntilIdle()
    app.invariants.checkRest(app)
    #expect(app.invariants.failures == [])
    let page = app.makePage("stray")
    app.device.window.addSubview(page.view)
    app.home?.scrollView.bounces = false
    app.invariants.checkRest(app)
    let found = Set(app.invariants.failures.map(\.invariant))
    #expect(
      found == [
        "appearance callbacks balanced", "layouts as they say", "nothing else in the window",
        "scroll views as before",
      ])
  }

  @Test("A button that a view covers is a failure")
  func coveredButton() {
    let app = TestApp(.plain, on: Device(), isHandMade: false)
    UseInvariant(app).check()
    #expect(app.invariants.failures == [])
    app.device.window.addSubview(UIView(frame: app.device.window.bounds))
    UseInvariant(app).check()
    #expect(app.invariants.failures.first?.invariant == "the app can be used again")
  }

  @Test("An appearance callback that is out of order or unbalanced is a failure")
  func appearance() {
    let log = AppearanceLog()
    log.record(.willAppear)
    log.record(.isAppearing)
    #expect(!log.isBalanced(isInWindow: true))
    log.record(.didAppear)
    #expect(log.isBalanced(isInWindow: true) && !log.isBalanced(isInWindow: false))
    log.record(.didDisappear)
    #expect(log.misplaced == ["willAppear isAppearing didAppear didDisappear"])
  }

  @Test("An object that is not released is a failure")
  func leak() {
    let leaks = LeakInvariant()
    var page: UIViewController? = UIViewController()
    if let page { leaks.watch(page, as: "page") }
    #expect(leaks.alive == ["page"])
    page = nil
    #expect(leaks.alive == [])
  }

  @Test("A page that a navigation controller pushes after a transition is not free at its end")
  func latePage() throws {
    var setting = Setting.plain
    setting.root = .navigation
    let app = TestApp(setting, on: Device(), isHandMade: false)
    let navigation = try #require(app.navigation)
    let pushed = app.page(4)
    let late = app.page(1)
    navigation.pushViewController(pushed, animated: true)
    app.device.advance(by: 0.1)
    #expect(app.pushable(1, into: navigation) === late)
    navigation.setViewControllers([pushed, late], animated: true)
    var found: [Bool] = []
    app.onReaction = { _ in
      found = [
        app.mayPresent(late, by: navigation), app.pushable(1, into: .init()) != nil,
        app.pushable(1, into: navigation) != nil,
      ]
    }
    app.reactions = [(.viewDidAppear, [])]
    app.device.advanceUntilIdle()
    #expect(found == [false, false, true])
    #expect(late.parent === navigation)
    app.onReaction = { _ in }
  }
}
