import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A view controller with a pan that dismisses it.
private final class Screen: UIViewController, TransitionInteractionProvider {
  var leave: (UIViewController) -> Void = { $0.dismiss(animated: true) }
  private(set) var asks = 0

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    asks += 1
    return [.pan(.down, over: 400, on: view) { [weak self] in self.map { $0.leave($0) } }]
  }
}

/// An interaction that counts the reports of flights.
private final class CountingInteraction: TransitionInteraction {
  private(set) weak var transition: InterruptibleTransition?
  private(set) var begun = 0
  private(set) var ended = 0
  var whenReported: () -> Void = {}

  func attach(to transition: InterruptibleTransition) { self.transition = transition }
  func detach() { transition = nil }

  func flightBegan(_ flight: TransitionFlight) {
    begun += 1
    whenReported()
  }

  func flightEnded(_ flight: TransitionFlight) {
    ended += 1
    whenReported()
  }
}

extension GestureTests {
  /// Tests of interactions that belong to a view controller.
  @Suite("TransitionInteractionProvider", .underVariants)
  struct Providers {
    private func drag(_ device: Device, by travel: CGFloat) {
      let finger = device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: travel), over: 0.3)
      finger.lift()
    }

    @Test("An interaction that the app adds during a report gets the report")
    func addedDuringReport() {
      let fixture = ContainerKindFixture(.custom, .slide(from: .bottom), duration: 0.3)
      let others = [CountingInteraction(), CountingInteraction()]
      let first = CountingInteraction()
      var count = 0
      first.whenReported = { [weak first] in
        count += 1
        fixture.transition.interactions = [first].compactMap { $0 } + others.prefix(count)
      }
      fixture.transition.interactions = [first]
      fixture.there()
      fixture.device.advanceUntilIdle()
      #expect(others.map(\.begun) == [1, 0] && others.map(\.ended) == [1, 1])
      #expect(first.begun == 1 && first.ended == 1)
    }

    @Test("Each new screen that a pan presents is dismissed by its own pan")
    func fresh() {
      let device = Device()
      let presenter = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      device.launch(presenter)
      weak var last: Screen?
      slide.interactions = [
        .pan(.up, over: 400, on: presenter.view) { [presenter, slide] in
          presenter.present(Screen(), with: slide)
        }
      ]
      for _ in 1...3 {
        drag(device, by: -300)
        device.advanceUntilIdle()
        last = presenter.presentedViewController as? Screen
        #expect(last?.asks == 1 && slide.providedInteractions.interactions.count == 1)
        drag(device, by: 300)
        #expect(slide.flight?.isPresenting == false)
        device.advanceUntilIdle()
        device.advance(by: 0.1)
        #expect(presenter.presentedViewController == nil && last == nil)
        #expect(slide.providedInteractions.interactions.count == 0 && slide.interactions.count == 1)
      }
      slide.interactions = []
    }

    @Test(
      "Recognizers of a provider leave the window when the root view controller changes in flight")
    func stackIsGone() {
      let device = Device()
      let first = Screen()
      device.launch(UINavigationController(rootViewController: titled("A")))
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      (device.window.rootViewController as? UINavigationController)?.pushViewController(
        first, with: slide)
      device.advance(by: 0.1)
      #expect(device.window.gestureRecognizers?.isEmpty == false)
      let root = titled("B")
      device.window.rootViewController = root
      root.present(Screen(), with: slide)
      device.advanceUntilIdle()
      #expect(slide.isAtRest && device.window.gestureRecognizers?.isEmpty != false)
      slide.interactions = [.pinch(by: 3)]
      #expect(first.view.gestureRecognizers?.isEmpty != false)
    }

    @Test(
      "A provider's interactions work during its presentation and are removed if it is cancelled")
    func cancelled() {
      let device = Device()
      let presenter = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      device.launch(presenter)
      let screen = Screen()
      for asks in 1...2 {
        presenter.present(screen, with: slide)
        device.advance(by: 0.3)
        let finger = device.press(at: CGPoint(x: 200, y: 600))
        finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
        #expect(slide.phase == .held && screen.asks == asks)
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        finger.lift()
        device.advanceUntilIdle()
        #expect(
          presenter.presentedViewController == nil
            && slide.providedInteractions.interactions.count == 0)
        #expect(screen.view.gestureRecognizers?.isEmpty != false)
      }
    }

    @Test("A cancelled dismissal keeps the interactions of the page in a presented stack")
    func inside() {
      let device = Device()
      let presenter = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      device.launch(presenter)
      let screen = Screen()
      let navigation = UINavigationController()
      screen.leave = { $0.navigationController?.dismiss(animated: true) }
      navigation.viewControllers = [screen]
      presenter.present(navigation, with: slide)
      device.advanceUntilIdle()
      drag(device, by: 60)
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController === navigation)
      #expect(slide.providedInteractions.interactions.count == 1)
      drag(device, by: 300)
      device.advanceUntilIdle()
      #expect(
        presenter.presentedViewController == nil
          && slide.providedInteractions.interactions.count == 0)
    }

    @Test("Of the pages that one transition pushes, the last page's interactions are attached")
    func pages() {
      let base = ContainerFixture()
      let root = titled("A")
      let first = Screen()
      let second = Screen()
      let navigation = base.navigation([root])
      let slide = base.slide()
      for page in [first, second] {
        page.leave = { $0.navigationController?.popViewController(animated: true) }
        navigation.pushViewController(page, with: slide)
        base.device.advanceUntilIdle()
      }
      let counts = { [first, second].map { $0.view.gestureRecognizers?.count ?? 0 } }
      #expect(counts() == [0, 1])
      for page in [second, first] {
        let finger = base.device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
        #expect(slide.flight?.fromViewController === page)
        finger.lift()
        base.device.advanceUntilIdle()
      }
      #expect(base.shows([root], in: navigation))
      #expect(counts() == [0, 0] && slide.providedInteractions.interactions.isEmpty)
    }

    @Test("The selected tab's interactions are attached, and those of other tabs are not")
    func tabs() {
      let base = ContainerFixture()
      let pages = [Screen(), Screen()]
      let tabs = base.tabs(pages)
      let slide = base.slide()
      let delegate = TabBarTransitioningDelegate(slide)
      tabs.delegate = delegate
      for index in [1, 0, 1] {
        tabs.selectedIndex = index
        base.device.advanceUntilIdle()
        let counts = pages.map { $0.view.gestureRecognizers?.count ?? 0 }
        #expect(counts == (index == 1 ? [0, 1] : [1, 0]))
      }
    }

    @Test("A provider's interaction that the app gives to another transition leaves the first")
    func given() {
      let device = Device()
      let presenter = UIViewController()
      let screen = Screen()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      let other = InterruptibleTransition(.fade, timing: .linear(0.5))
      device.launch(presenter)
      presenter.present(screen, with: slide)
      device.advanceUntilIdle()
      other.interactions = slide.providedInteractions.interactions
      #expect(slide.providedInteractions.interactions.isEmpty && other.interactions.count == 1)
      #expect(other.interactions.first?.transition === other)
      #expect(screen.view.gestureRecognizers?.count == 1)
      slide.interactions = other.interactions
      #expect(other.interactions.isEmpty && slide.interactions.first?.transition === slide)
      slide.interactions = []
      #expect(screen.view.gestureRecognizers?.isEmpty != false)
    }
  }
}

extension GestureTests {
  /// Tests of gestures in progress while the app changes a transition's interactions.
  @Suite("Changing interactions", .underVariants)
  struct ChangedInteractions {
    nonisolated enum Change: CaseIterable, Sendable {
      case removed, kept, keptBesideNew
    }

    private func apply(
      _ change: Change, to interaction: any TransitionInteraction,
      of transition: InterruptibleTransition
    ) {
      switch change {
      case .removed: transition.interactions = []
      case .kept: transition.interactions = [interaction]
      case .keptBesideNew: transition.interactions = [.pinch(by: 2), interaction, interaction]
      }
    }

    @Test(
      "Removing the interaction of a gesture that holds resumes the flight; keeping it continues",
      arguments: GestureKind.allCases, Change.allCases)
    func atTheGrab(_ kind: GestureKind, _ change: Change) {
      let interaction = kind.interaction()
      let fixture = FlightFixture.flying(with: [interaction])
      fixture.transition.observePhases { [unowned fixture] phase in
        if phase == .held { apply(change, to: interaction, of: fixture.transition) }
      }
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      #expect((fixture.transition.phase == .held) == (change != .removed))
      hand.move(to: 0.3)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest)
    }

    @Test(
      "When a gesture requests the flight, removing the interaction prevents the flight",
      arguments: GestureKind.allCases, Change.allCases)
    func atTheStart(_ kind: GestureKind, _ change: Change) {
      let fixture = FlightFixture.startedBy(kind)
      let interaction = fixture.transition.interactions[0]
      fixture.transition.observePhases { [unowned fixture] phase in
        if phase == .starting { apply(change, to: interaction, of: fixture.transition) }
      }
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: 0.9)
      hand.lift()
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.isAtRest)
      #expect((fixture.presenter.presentedViewController != nil) == (change != .removed))
    }

    @Test(
      "An interaction that is removed by another interaction as a flight begins is not attached")
    func removedByAnother() {
      final class Remover: TransitionInteraction {
        private(set) weak var transition: InterruptibleTransition?
        func attach(to transition: InterruptibleTransition) { self.transition = transition }
        func detach() {}
        func flightBegan(_ flight: TransitionFlight) { transition?.interactions = [] }
      }
      let fixture = FlightFixture()
      fixture.transition.interactions = [Remover(), .pan(.down, over: 200)]
      fixture.present()
      fixture.expectRest(at: .end)
      #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
    }

    @Test("Nested changes of interactions keep the last list and attach each interaction once")
    func nested() {
      final class Counter: TransitionInteraction {
        var attached: Int = 0
        var act: (() -> Void)? = nil
        private(set) weak var transition: InterruptibleTransition?
        func attach(to transition: InterruptibleTransition) {
          self.transition = transition
          attached += 1
        }
        func detach() {
          attached -= 1
          act?()
          act = nil
        }
      }
      let transition = InterruptibleTransition(.fade)
      let all = (0..<4).map { _ in Counter() }
      transition.interactions = [all[0], all[1]]
      all[0].act = { transition.interactions = [all[1], all[3], all[3]] }
      transition.interactions = [all[2]]
      #expect(all.map(\.attached) == [0, 1, 0, 1])
      transition.interactions = []
      #expect(all.map(\.attached) == [0, 0, 0, 0])
    }

    @Test(
      "Assigning an interaction to another transition removes it from the first", arguments: 0...2)
    func twoTransitions(_ kind: Int) {
      let fixture = FlightFixture()
      let presenter = fixture.presenter
      let view = fixture.presenter.view
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
      view?.addSubview(table)
      let interactions: [any TransitionInteraction] = [
        .pan(.up, over: 200, on: view) {}, .touchToPause(deciding: .up, within: 40),
        .scrollPull(table, past: 10, over: 90) {},
      ]
      let interaction = interactions[kind]
      let other = InterruptibleTransition(.fade, timing: .linear(0.5))
      fixture.transition.interactions = [interaction]
      other.interactions = [interaction]
      #expect(fixture.transition.interactions.isEmpty && other.interactions.count == 1)
      #expect(interaction.transition === other)
      #expect((view?.gestureRecognizers ?? []).count == (kind == 0 ? 1 : 0))
      fixture.present()
      #expect(fixture.device.window.gestureRecognizers?.count == 1)
      fixture.expectRest(at: .end)
      fixture.presented.dismiss(with: other)
      fixture.device.advance(by: 0.1)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
      if kind == 1 { #expect(other.phase == .held) }
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      finger.lift()
      other.finish()
      fixture.device.advanceUntilIdle()
      #expect(presenter.presentedViewController == nil)
      other.interactions = []
      #expect(interaction.transition == nil)
      #expect(view?.gestureRecognizers?.isEmpty != false)
    }

    @Test("A released transition removes its recognizers and keeps the app's")
    func released() {
      let fixture = FlightFixture()
      let view = fixture.presenter.view
      let own = UIPanGestureRecognizer()
      view?.addGestureRecognizer(own)
      weak var released: InterruptibleTransition?
      do {
        let transition = InterruptibleTransition(.fade)
        transition.interactions = [
          .pan(.up, over: 200, on: view) {}, .pan(.down, over: 200, with: own) {},
        ]
        #expect(view?.gestureRecognizers?.count == 2)
        released = transition
      }
      #expect(released == nil)
      #expect(view?.gestureRecognizers == [own])
    }
  }
}
