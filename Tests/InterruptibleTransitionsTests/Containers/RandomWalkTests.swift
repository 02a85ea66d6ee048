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
  let other: NotedViewController
  private(set) var steps: [WalkStep] = []
  private var state: UInt64
  private var finger: Finger?
  private var isRootReplaced = false

  init(_ kind: ChangeKind, seed: Int) {
    fixture = ChangeFixture(kind)
    other = NotedViewController("C", in: fixture.log)
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
    let (device, transition) = (fixture.base.device, fixture.transition)
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
    let (choice, animated) = (random(below: 3), random(below: 2) == 0)
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

@Suite("Random steps during a change", .sharingVariants)
struct RandomWalkTests {
  @Test(
    "After random steps, the screen matches UIKit's state, and callbacks are balanced",
    arguments: ChangeKind.allCases)
  func rest(_ kind: ChangeKind) {
    for seed in 0..<12 {
      let walk = RandomWalk(kind, seed: seed)
      walk.walk()
      let (fixture, comment) = (walk.fixture, Comment("seed \(seed): \(walk.steps)"))
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
