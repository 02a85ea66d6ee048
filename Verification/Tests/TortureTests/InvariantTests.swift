import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions
import Testing

@testable import Torture

/// Tests of the invariants and of their failures.
@Suite("Torture invariants", .serialized)
struct InvariantTests {
  /// Returns a world with a presentation that the app has paused in flight.
  private func makeWorld() -> World {
    let world = World(.plain, on: Device(), isHandMade: false)
    world.invariants.observe(world)
    world.root?.present(world.page(0), with: world.transitions[0])
    world.device.advance(by: 0.2)
    world.transitions[0].pause()
    world.device.advance(by: 0.2)
    return world
  }

  @Test("Moving a held view is a failure, by 3 points as by 107 points")
  func heldViewMoves() {
    for (offset, isJump) in [(107.0, true), (3, true), (0.5, false)] {
      let world = makeWorld()
      #expect(world.invariants.failures == [])
      let container = world.transitions[0].flight?.containerView
      container?.transform = CGAffineTransform(translationX: 0, y: offset)
      world.device.advance(by: 0.1)
      #expect(world.invariants.failures.map(\.invariant) == (isJump ? ["no jump"] : []))
    }
  }

  @Test("A running view that moves further than its timing is a failure")
  func runningViewMoves() {
    let world = makeWorld()
    world.transitions[0].resume()
    world.device.advance(by: 0.1)
    #expect(world.invariants.failures == [])
    let container = world.transitions[0].flight?.containerView
    container?.transform = CGAffineTransform(translationX: 0, y: 107)
    world.device.advance(by: 0.05)
    #expect(world.invariants.failures.map(\.invariant) == ["no jump"])
  }

  @Test("A refused request that takes effect is a failure")
  func refusedAndMade() {
    for isMade in [false, true] {
      let world = World(.plain, on: Device(), isHandMade: false)
      var isThere = false
      let page = world.page(0)
      let isPresented = { isThere }
      world.requests.make("present", in: world, bringsIn: true, isMade: isPresented) { _ in
        page.present(page, with: world.transitions[0])
      }
      world.device.advanceUntilIdle()
      isThere = isMade
      world.invariants.checkRest(world)
      #expect(
        world.invariants.failures.map(\.invariant)
          == (isMade ? ["what is not completed is not made"] : []))
    }
  }

  @Test("A stand-in that remains after a flight is a failure")
  func strayStandIn() {
    var setting = Setting.plain
    setting.hasElements = true
    let world = World(setting, on: Device(), isHandMade: false)
    world.root?.present(world.page(0), with: world.transitions[0])
    world.device.advance(by: 0.2)
    #expect(world.transitions[0].flight?.elements?.matched.isEmpty == false)
    world.device.advanceUntilIdle()
    world.invariants.checkRest(world)
    #expect(world.invariants.failures == [])
    let standIn = UIView()
    standIn.layer.name = "card"
    world.pages[0]?.view.addSubview(standIn)
    world.home?.view.layer.mask = CALayer()
    world.invariants.checkRest(world)
    let found = Set(world.invariants.failures.map(\.invariant))
    #expect(found == ["elements as before", "no stand-in left"])
  }

  @Test("A view that remains on the screen is a failure")
  func strayView() {
    let world = makeWorld()
    world.transitions[0].resume()
    world.device.advanceUntilIdle()
    world.invariants.checkRest(world)
    #expect(world.invariants.failures == [])
    let page = world.makePage("stray")
    world.device.window.addSubview(page.view)
    world.home?.scrollView.bounces = false
    world.invariants.checkRest(world)
    let found = Set(world.invariants.failures.map(\.invariant))
    #expect(
      found == [
        "appearance callbacks balanced", "layouts as they say", "nothing else in the window",
        "scroll views as before",
      ])
  }

  @Test("A button that a view covers is a failure")
  func coveredButton() {
    let world = World(.plain, on: Device(), isHandMade: false)
    UseInvariant(world).check()
    #expect(world.invariants.failures == [])
    world.device.window.addSubview(UIView(frame: world.device.window.bounds))
    UseInvariant(world).check()
    #expect(world.invariants.failures.first?.invariant == "the app can be used again")
  }

  @Test("An appearance callback that is out of order or unbalanced is a failure")
  func appearance() {
    let log = AppearanceLog()
    log.note(.willAppear)
    log.note(.isAppearing)
    #expect(!log.isBalanced(isInWindow: true))
    log.note(.didAppear)
    #expect(log.isBalanced(isInWindow: true) && !log.isBalanced(isInWindow: false))
    log.note(.didDisappear)
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
    let world = World(setting, on: Device(), isHandMade: false)
    let navigation = try #require(world.navigation)
    let (pushed, late) = (world.page(4), world.page(1))
    navigation.pushViewController(pushed, animated: true)
    world.device.advance(by: 0.1)
    #expect(world.pushable(1, into: navigation) === late)
    navigation.setViewControllers([pushed, late], animated: true)
    var found: [Bool] = []
    world.onReaction = { _ in
      found = [
        world.mayPresent(late, by: navigation), world.pushable(1, into: .init()) != nil,
        world.pushable(1, into: navigation) != nil,
      ]
    }
    world.reactions = [(.viewDidAppear, [])]
    world.device.advanceUntilIdle()
    #expect(found == [false, false, true])
    #expect(late.parent === navigation)
    world.onReaction = { _ in }
  }
}
