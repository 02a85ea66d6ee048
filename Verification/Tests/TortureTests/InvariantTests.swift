import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions
import Testing

@testable import Torture

/// What must hold in each frame, and how it fails.
@Suite("Invariants of torture", .serialized)
struct InvariantTests {
  /// A world with a presentation that the app has paused on its way.
  private func makeWorld() -> World {
    let world = World(.plain, on: Device(), isHandMade: false)
    world.invariants.observe(world)
    world.root?.present(world.page(0), with: world.transitions[0])
    world.device.advance(by: 0.2)
    world.transitions[0].pause()
    world.device.advance(by: 0.2)
    return world
  }

  @Test("What is held does not move, by less than a jump of 107 points either")
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

  @Test("What runs moves no further than its own timing takes it")
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

  @Test("What is refused, and made all the same, is found")
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

  @Test("What a flight leaves of its stand-ins is found")
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

  @Test("What is left on the screen is found")
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

  @Test("A button that a view covers is found")
  func coveredButton() {
    let world = World(.plain, on: Device(), isHandMade: false)
    UseInvariant(world).check()
    #expect(world.invariants.failures == [])
    world.device.window.addSubview(UIView(frame: world.device.window.bounds))
    UseInvariant(world).check()
    #expect(world.invariants.failures.first?.invariant == "the app can be used again")
  }

  @Test("A callback that comes out of order, or alone, is found")
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

  @Test("What is kept too long is found")
  func leak() {
    let leaks = LeakInvariant()
    var page: UIViewController? = UIViewController()
    if let page { leaks.watch(page, as: "page") }
    #expect(leaks.alive == ["page"])
    page = nil
    #expect(leaks.alive == [])
  }

  @Test("What a navigation controller is to push after a transition is not free at its end")
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
