import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An event of the app, the person or the system during a change.
private enum WalkStep: CaseIterable {
  case ask, askBack, askElsewhere, replaceRoot, rotate, changeInsets
  case pause, update, finish, cancel, release, resume, reverse
  case press, move, lift, wait, waitOn, waitLong
}

/// A change with random steps, which are the same for the same seed.
private final class RandomWalk {
  let fixture: ChangeFixture
  let other: RecordingViewController
  private(set) var steps: [WalkStep] = []
  private var state: UInt64
  private var finger: Finger?
  private var isRootReplaced = false

  init(_ kind: ChangeKind, seed: Int) {
    fixture = ChangeFixture(kind)
    other = RecordingViewController("C", in: fixture.log)
    other.modalPresentationStyle = .fullScreen
    state = UInt64(seed) &* 7919 &+ 13
    fixture.transition.interactions = [
      .pan(.right, over: 300), .touchToPause(deciding: .down, within: 40),
    ]
  }

  /// Returns a number from 0 to below a limit, from a linear congruential generator with Knuth's
  /// constants.
  private func random(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Performs the steps, and then releases all held flights.
  func walk() {
    fixture.ask()
    for _ in 0..<(4 + random(below: 14)) {
      let step = WalkStep.allCases[random(below: WalkStep.allCases.count)]
      steps.append(step)
      take(step)
    }
    finger?.lift()
    fixture.base.device.advance(by: 0.05)
    for _ in 0..<3 {
      // A pause by the app also holds the next flight.
      if [.held, .starting].contains(fixture.transition.phase) { fixture.transition.finish() }
      fixture.base.device.advanceUntilIdle()
    }
  }

  private func take(_ step: WalkStep) {
    let device = fixture.base.device
    let transition = fixture.transition
    switch step {
    case .ask: if !isRootReplaced, mayShow(fixture.to) { fixture.ask() }
    case .askBack: if !isRootReplaced, mayShow(fixture.from) { fixture.askBack() }
    case .askElsewhere: askElsewhere()
    case .replaceRoot:
      // This is rare, because little happens after it.
      guard random(below: 4) == 0 else { return }
      isRootReplaced = true
      device.window.rootViewController = UIViewController()
    case .rotate: device.rotate(to: device.orientation == .portrait ? .landscape : .portrait)
    case .changeInsets: fixture.to.additionalSafeAreaInsets.bottom = CGFloat(random(below: 100))
    case .pause: transition.pause()
    case .update: transition.update(CGFloat(random(below: 11)) / 10)
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    case .release: transition.release(velocity: Double(random(below: 9) - 4))
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    case .press:
      finger = finger ?? device.press(at: CGPoint(x: 120 + random(below: 100), y: 250))
    case .move:
      let offset = CGVector(dx: random(below: 161) - 80, dy: random(below: 20) - 10)
      finger?.move(by: offset, over: Double(1 + random(below: 6)) / 60)
    case .lift:
      finger?.lift()
      finger = nil
    case .wait, .waitOn, .waitLong: device.advance(by: Double(1 + random(below: 9)) / 60)
    }
  }

  /// Returns whether a view controller may be requested without an exception by UIKit.
  private func mayShow(_ controller: UIViewController) -> Bool {
    switch fixture.container {
    case let navigation as UINavigationController:
      controller.parent == nil || navigation.viewControllers.first === controller
    case let tabs as UITabBarController: tabs.viewControllers?.contains(controller) == true
    default: controller === fixture.container || controller.presentingViewController == nil
    }
  }

  /// Requests another change, animated or not, possibly during a change.
  private func askElsewhere() {
    let choice = random(below: 3)
    let animated = random(below: 2) == 0
    switch fixture.container {
    case let navigation as UINavigationController:
      switch choice {
      case 0: navigation.setViewControllers([other], animated: animated)
      case 1: navigation.popViewController(animated: animated)
      default: navigation.setViewControllers([fixture.from, fixture.to], animated: animated)
      }
    case let tabs as UITabBarController:
      let controllers = (tabs.viewControllers ?? []).filter { $0 !== other }
      tabs.viewControllers = choice == 0 ? controllers : controllers + [other]
      if choice == 1 { tabs.selectedViewController = other }
    default:
      if choice == 0 {
        fixture.container.present(other, animated: animated)
      } else {
        fixture.container.dismiss(animated: animated)
      }
    }
  }

  /// The view controller that UIKit shows, or nil after the root was replaced.
  var shown: UIViewController? {
    guard !isRootReplaced else { return nil }
    if let navigation = fixture.container as? UINavigationController {
      return navigation.topViewController
    }
    if let tabs = fixture.container as? UITabBarController { return tabs.selectedViewController }
    return fixture.container.presentedViewController ?? fixture.container
  }
}

extension RegressionTests {
  @Suite("Random steps during a change", .sharingVariants)
  struct RandomSteps {
    @Test(
      "After random steps, the screen matches UIKit's state, and callbacks are balanced",
      arguments: ChangeKind.allCases)
    func rest(_ kind: ChangeKind) {
      for seed in 0..<12 {
        let walk = RandomWalk(kind, seed: seed)
        walk.walk()
        let fixture = walk.fixture
        let comment = Comment("seed \(seed): \(walk.steps)")
        #expect(fixture.transition.isAtRest, comment)
        #expect(fixture.container.transitionCoordinator == nil, comment)
        #expect([fixture.from, fixture.to, walk.other].allSatisfy { $0.isBalanced }, comment)
        let window = fixture.base.device.window
        #expect(window.gestureRecognizers?.isEmpty != false, comment)
        guard let view = walk.shown?.view else { continue }
        #expect(view.window === window, comment)
        #expect(view.convert(view.bounds, to: nil) == window.bounds, comment)
        #expect(view.layer.animationKeys() == nil, comment)
      }
    }
  }
}

extension RegressionTests {
  /// Random changes to a list at any moment of flights in both directions.
  @Suite("Cells under random changes", .sharingVariants)
  struct RandomCellChanges {
    @Test(
      "Random changes to a list leave no cell wrong, duplicated, missing or hidden",
      arguments: [false, true], SeriesChoice.numbers(0..<12))
    func walks(isTable: Bool, seed: Int) {
      let walk = CellWalk(isTable: isTable, seed: seed * 2 + (isTable ? 1 : 0))
      for _ in 0..<40 { walk.step() }
      walk.end()
    }
  }
}

/// A random sequence of changes to a list and to its flights.
private final class CellWalk {
  private let fixture: CellsFixture
  private var dice: SeededDice
  private var done: [String] = []
  private var next = 1000

  init(isTable: Bool, seed: Int) {
    dice = SeededDice(seed)
    fixture = CellsFixture(isTable: isTable, isSource: seed % 3 != 0)
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  func step() {
    let list = fixture.list
    switch roll(12) {
    case 0: note("go") { toggle() }
    case 1: note("pause") { fixture.transition.pause() }
    case 2:
      let progress = CGFloat(roll(11)) / 10
      note("update \(progress)") { fixture.transition.update(progress) }
    case 3: note("finish") { fixture.transition.finish() }
    case 4: note("cancel") { fixture.transition.cancel() }
    case 5:
      let offset = CGFloat(roll(8)) * 180
      note("scroll to \(offset)") { list.list.contentOffset.y = offset }
    case 6:
      let one = roll(list.numbers.count)
      let other = roll(list.numbers.count)
      note("swap \(one), \(other)") {
        list.numbers.swapAt(one, other)
        list.reload()
      }
    case 7:
      let number = roll(3) == 0 ? 4 : list.numbers[roll(list.numbers.count)]
      if list.numbers.count > 20 { note("remove \(number)") { list.remove(number) } }
    case 8:
      next += 1
      let number = list.numbers.contains(4) ? next : 4
      note("insert \(number)") { list.insert(number) }
    case 9:
      let size = [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393)][roll(2)]
      note("resize \(size)") { fixture.device.resize(to: size) }
    case 10: note("reload") { list.reload() }
    default: break
    }
    for _ in 0..<roll(6) {
      fixture.device.advance(by: 1.0 / 60)
      check()
    }
  }

  private func note(_ what: String, _ action: () -> Void) {
    done.append(what)
    action()
  }

  private func toggle() {
    if fixture.navigation.viewControllers.count == 1 {
      fixture.navigation.pushViewController(fixture.page, with: fixture.transition)
    } else {
      fixture.navigation.popViewController(animated: true)
    }
  }

  /// Checks a frame: each number is visible once, in its cell or in its stand-in.
  private func check() {
    let cells = fixture.list.cells
    let hidden = cells.filter { $0.view.layer.mask != nil }.map(\.number)
    let flying = fixture.standIns.keys.sorted()
    let path = done.suffix(8).joined(separator: ", ")
    // Only cells that have stand-ins are hidden.
    #expect(hidden.allSatisfy { flying.contains("\($0)") }, "hidden: \(hidden) after \(path)")
    let seen = cells.filter { flying.contains("\($0.number)") && $0.view.layer.mask == nil }
    // A reinserted number can have two cells while its old cell is being deleted.
    let doubled = seen.filter { cell in cells.count { $0.number == cell.number } == 1 }
    #expect(doubled.isEmpty, "doubled: \(doubled.map(\.number)) after \(path)")
    let wrong = cells.filter { cell in !fixture.list.numbers.contains(cell.number) }.map(\.number)
    #expect(wrong.isEmpty || !fixture.list.isTable, "wrong: \(wrong) after \(path)")
    if fixture.transition.flight == nil { #expect(flying.isEmpty, "left: \(flying) after \(path)") }
  }

  func end() {
    fixture.transition.finish()
    fixture.device.advanceUntilIdle()
    check()
    let hidden = fixture.hidden
    #expect(hidden.isEmpty && fixture.card.layer.mask == nil)
    #expect(fixture.standIns.isEmpty && fixture.transition.flight == nil)
  }
}
